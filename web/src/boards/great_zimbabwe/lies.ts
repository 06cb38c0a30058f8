/** Pieces of two or four cells that are being laid: every way in which they may lie, and the one that is meant. */
import { letterOf } from "./land";
import { CRAFT, type ZimbabweView } from "./view";

export type Way = "across" | "down";

export interface Lie {
  /** `F7` across from that cell, `F7v` down from it. */
  site: string;
  corner: string;
  way: Way;
  cells: string[];
}

function cellAt(corner: string, right: number, down: number): string {
  return letterOf(corner.charCodeAt(0) - 65 + right) + (Number(corner.slice(1)) + down);
}

function lie(site: string, square: boolean): Lie {
  const way: Way = site.endsWith("v") ? "down" : "across";
  const corner = way === "down" ? site.slice(0, -1) : site;
  const second = way === "down" ? cellAt(corner, 0, 1) : cellAt(corner, 1, 0);
  const cells = square ? [corner, second, cellAt(corner, 0, 1), cellAt(corner, 1, 1)] : [corner, second];
  return { site, corner, way, cells };
}

let last: { laying: ZimbabweView["laying"]; lies: Lie[] } | null = null;

/** All ways in which the piece may lie. */
export function liesOf({ laying }: ZimbabweView): readonly Lie[] {
  if (last?.laying === laying) return last.lies;
  const square = laying.craft !== null && (CRAFT.get(laying.craft)?.square ?? false);
  const lies = laying.sites.map((site) => lie(site, square));
  last = { laying, lies };
  return lies;
}

/** The way to lie that somebody means who points at a cell: over it, turned as wished, and from it if possible. */
export function lieAt(view: ZimbabweView, cell: string | null, way: Way): Lie | null {
  let best: Lie | null = null;
  let most = 0;
  for (const one of liesOf(view)) {
    if (cell === null || !one.cells.includes(cell)) continue;
    const fit = 1 + (one.way === way ? 4 : 0) + (one.corner === cell ? 2 : 0);
    if (fit > most) [best, most] = [one, fit];
  }
  return best;
}

/** The answers that lay it so; where the question of how it lies is not asked, the last one goes unused. */
export function answers(view: ZimbabweView, lie: Lie): string[] {
  const way = `way ${lie.way}`;
  if (view.laying.cell !== null) return [way];
  return [`${view.laying.craft === null ? "rain" : "site"} ${lie.corner}`, way];
}

/** Can what lies here be turned on the spot? */
export function turned(view: ZimbabweView, lie: Lie): Lie | null {
  return liesOf(view).find((one) => one.way !== lie.way && one.corner === lie.corner) ?? null;
}
