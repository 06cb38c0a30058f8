/** The map as it lies: cells with their names and places in the picture, lakes, and what is on them. */
import type { World } from "../shared/camera";
import type { Spot } from "../shared/near";
import { outline, type Cell } from "./outline";
import type { Kind, ZimbabweView } from "./view";

export const CELL = 40;
/** Room for the letters and numbers at the rim. */
const RIM = { left: 26, top: 24, right: 8, bottom: 8 };

export interface Ground extends Spot, Cell {
  water: boolean;
  start: boolean;
  resource: Kind | null;
}

export interface Land {
  columns: number;
  rows: number;
  cells: readonly Ground[];
  at: ReadonlyMap<string, Ground>;
  world: World;
  /** The edge of the whole land, the shores, and the lines between cells. */
  edge: string;
  shore: string;
  grid: string;
}

const RESOURCES: Record<string, Kind> = { W: "wood", C: "clay", I: "ivory", D: "diamond" };
export const letterOf = (column: number): string => String.fromCharCode(65 + column);
const middle = (n: number): number => (n + 0.5) * CELL;

function read(rows: readonly string[]): Ground[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((mark, column) =>
      mark === " "
        ? []
        : [
            {
              id: letterOf(column) + (row + 1),
              column,
              row,
              x: middle(column),
              y: middle(row),
              water: mark === "~",
              start: mark === "S",
              resource: RESOURCES[mark] ?? null,
            },
          ],
    ),
  );
}

/** Lines between cells side by side, each drawn once. */
function lines(cells: readonly Ground[]): string {
  const there = new Set(cells.map((cell) => `${cell.column},${cell.row}`));
  return cells
    .map(({ column, row }) => {
      const [x, y] = [column * CELL, row * CELL];
      const right = there.has(`${column + 1},${row}`) ? `M${x + CELL} ${y}v${CELL}` : "";
      return right + (there.has(`${column},${row + 1}`) ? `M${x} ${y + CELL}h${CELL}` : "");
    })
    .join("");
}

let last: { key: string; land: Land } | null = null;

/** The land of a view; the same object for as long as it is the same land. */
export function landOf(view: ZimbabweView): Land {
  const key = view.land.join("\n");
  if (last?.key === key) return last.land;
  const cells = read(view.land);
  const columns = Math.max(...cells.map((cell) => cell.column)) + 1;
  const rows = Math.max(...cells.map((cell) => cell.row)) + 1;
  const land: Land = {
    columns,
    rows,
    cells,
    at: new Map(cells.map((cell) => [cell.id, cell])),
    world: {
      x: -RIM.left,
      y: -RIM.top,
      w: columns * CELL + RIM.left + RIM.right,
      h: rows * CELL + RIM.top + RIM.bottom,
    },
    edge: outline(cells, { size: CELL, inset: -3, stray: 2, round: 0.4 }),
    shore: outline(
      cells.filter((cell) => cell.water),
      { size: CELL, inset: 4, stray: 3.5, round: 0.46 },
    ),
    grid: lines(cells.filter((cell) => !cell.water)),
  };
  last = { key, land };
  return land;
}

/** The outline of some of its cells, around the upper left corner of the map. */
export function around(land: Land, ids: Iterable<string>, inset = 2): string {
  const cells = [...ids].flatMap((id) => land.at.get(id) ?? []);
  return outline(cells, { size: CELL, inset });
}

/** Where several cells lie: their middle, and how wide and high they are. */
export function spread(land: Land, ids: readonly string[]): { x: number; y: number; w: number; h: number } {
  const cells = ids.flatMap((id) => land.at.get(id) ?? []);
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left + CELL, h: bottom - top + CELL };
}
