/** Pieces of two or four cells that are being laid: every way in which they may lie, and the one that is meant. */
import { letterOf } from "./land";
import { CRAFT, type ZimbabweView } from "./view";

export type Way = "across" | "down";

export interface Placement {
  /** `F7` across from that cell, `F7v` down from it. */
  site: string;
  corner: string;
  way: Way;
  cells: string[];
}

function cellAt(corner: string, right: number, down: number): string {
  return letterOf(corner.charCodeAt(0) - 65 + right) + (Number(corner.slice(1)) + down);
}

function read(site: string, square: boolean): Placement {
  const way: Way = site.endsWith("v") ? "down" : "across";
  const corner = way === "down" ? site.slice(0, -1) : site;
  const second = way === "down" ? cellAt(corner, 0, 1) : cellAt(corner, 1, 0);
  const cells = square ? [corner, second, cellAt(corner, 0, 1), cellAt(corner, 1, 1)] : [corner, second];
  return { site, corner, way, cells };
}

let last: { laying: ZimbabweView["laying"]; placements: Placement[] } | null = null;

/** All ways in which the piece may lie. */
export function placementsOf({ laying }: ZimbabweView): readonly Placement[] {
  if (last?.laying === laying) return last.placements;
  const square = laying.craft !== null && (CRAFT.get(laying.craft)?.square ?? false);
  const placements = laying.sites.map((site) => read(site, square));
  last = { laying, placements };
  return placements;
}

/** The way to lie that somebody means who points at a cell: over it, turned as wished, and from it if possible. */
export function placementAt(view: ZimbabweView, cell: string | null, way: Way): Placement | null {
  let best: Placement | null = null;
  let most = 0;
  for (const one of placementsOf(view)) {
    if (cell === null || !one.cells.includes(cell)) continue;
    const fit = 1 + (one.way === way ? 4 : 0) + (one.corner === cell ? 2 : 0);
    if (fit > most) [best, most] = [one, fit];
  }
  return best;
}

/** The answers that lay it so; where the question of how it lies is not asked, the last one goes unused. */
export function answers(view: ZimbabweView, placement: Placement): string[] {
  const way = `way ${placement.way}`;
  if (view.laying.cell !== null) return [way];
  return [`${view.laying.craft === null ? "rain" : "site"} ${placement.corner}`, way];
}

/** Can what lies here be turned on the spot? */
export function turned(view: ZimbabweView, placement: Placement): Placement | null {
  return placementsOf(view).find((one) => one.way !== placement.way && one.corner === placement.corner) ?? null;
}
