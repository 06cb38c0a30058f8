/** Outlines of sets of cells: lakes with a shore, land with an edge, where something may lie. */
import type { Point } from "../shared/camera";

/** Columns and rows from the upper left corner of the map. */
export interface Cell {
  column: number;
  row: number;
}

const key = (column: number, row: number): string => `${column},${row}`;

/** A number from 0 to 1 that is always the same for the same two. */
export function chance(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/**
 * The rings around a set of cells, clockwise, in steps of one cell. Cells that touch at a corner only have a
 * ring each.
 */
function rings(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(({ column, row }) => key(column, row)));
  const out = new Map<string, Point[]>();
  const edge = (x: number, y: number, dx: number, dy: number): void => {
    const from = out.get(key(x, y));
    if (from) from.push({ x: dx, y: dy });
    else out.set(key(x, y), [{ x: dx, y: dy }]);
  };
  for (const { column: x, row: y } of cells) {
    if (!inside.has(key(x, y - 1))) edge(x, y, 1, 0);
    if (!inside.has(key(x + 1, y))) edge(x + 1, y, 0, 1);
    if (!inside.has(key(x, y + 1))) edge(x + 1, y + 1, -1, 0);
    if (!inside.has(key(x - 1, y))) edge(x, y + 1, 0, -1);
  }
  const found: Point[][] = [];
  for (const start of out.keys()) {
    while (out.get(start)?.length) found.push(walk(out, start));
  }
  return found;
}

/** Round one ring, keeping to the right where two ways lead on. */
function walk(out: Map<string, Point[]>, start: string): Point[] {
  const ring: Point[] = [];
  let [x, y] = start.split(",").map(Number) as [number, number];
  let way: Point | null = null;
  do {
    const ways: Point[] = out.get(key(x, y))!;
    const right: Point | null = way && { x: -way.y, y: way.x };
    const at: number = right
      ? Math.max(
          0,
          ways.findIndex((one) => one.x === right.x && one.y === right.y),
        )
      : 0;
    way = ways.splice(at, 1)[0]!;
    ring.push({ x, y });
    [x, y] = [x + way.x, y + way.y];
  } while (key(x, y) !== start);
  return ring;
}

const text = (n: number): string => String(Math.round(n * 10) / 10);

/** A closed line through the middles between points, which rounds every corner. */
function smooth(points: readonly Point[]): string {
  const middle = (n: number): string => {
    const [a, b] = [points[n]!, points[(n + 1) % points.length]!];
    return `${text((a.x + b.x) / 2)} ${text((a.y + b.y) / 2)}`;
  };
  const bends = points.map((_, n) => {
    const at = points[(n + 1) % points.length]!;
    return `Q${text(at.x)} ${text(at.y)} ${middle((n + 1) % points.length)}`;
  });
  return `M${middle(0)}${bends.join("")}Z`;
}

export interface Drawn {
  /** The side of a cell. */
  size: number;
  /** How far inside the cells the line runs. */
  inset?: number;
  /** How far it strays, as if drawn by hand. */
  stray?: number;
  /** How far from a corner it begins to bend, as part of a cell; half of one is as round as can be. */
  round?: number;
}

/** The outline of a set of cells as a path. */
export function outline(cells: readonly Cell[], { size, inset = 0, stray = 0, round = 0.28 }: Drawn): string {
  return rings(cells)
    .map((ring) => smooth(bent(ring, size, inset, stray, size * round)))
    .join("");
}

/** The corners of a ring and the middles between them, moved inside and a little astray. */
function bent(ring: readonly Point[], size: number, inset: number, stray: number, round: number): Point[] {
  const points: Point[] = [];
  ring.forEach((at, n) => {
    const before = ring[(n + ring.length - 1) % ring.length]!;
    const after = ring[(n + 1) % ring.length]!;
    const [come, go] = [
      { x: at.x - before.x, y: at.y - before.y },
      { x: after.x - at.x, y: after.y - at.y },
    ];
    const turns = come.x !== go.x || come.y !== go.y;
    const inwards = { x: -go.y + (turns ? -come.y : 0), y: go.x + (turns ? come.x : 0) };
    const off = inset + (chance(at.x, at.y) - 0.5) * 2 * stray;
    const corner = { x: at.x * size + inwards.x * off, y: at.y * size + inwards.y * off };
    if (turns) {
      // A corner is rounded between points close to it, whatever the length of its sides.
      points.push({ x: corner.x - come.x * round, y: corner.y - come.y * round }, corner);
      points.push({ x: corner.x + go.x * round, y: corner.y + go.y * round });
    } else points.push(corner);
  });
  return points;
}
