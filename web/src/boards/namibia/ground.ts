/** The map under the game: spaces, sides, ports, and the country. Terrain is for the eye only. */
import { initial_squares, spaces as data, three_player_tracks } from "../../../../src/baobab/titles/namibia/data.json";
import { ports, size, spaces } from "../../../../src/baobab/titles/namibia/geometry.json";
import type { Point } from "../shared/camera";
import type { Spot } from "../shared/near";
import { ring } from "../shared/shapes";
import { country, land, sea } from "./land.json";

export type Terrain = "dunes" | "bush" | "pan" | "highland" | "kalahari" | "stone" | "woods";

export interface Hex extends Spot {
  kind: "hex";
  /** What can be on it: mines, a port, or nothing in this game. */
  use: "mine" | "port" | "expansion";
  name: string;
  terrain: Terrain;
  square: boolean;
  park: boolean;
  turn: number;
}

export interface Side extends Spot {
  kind: "side";
  ends: [Point, Point];
  seaward: boolean;
  /** A box around it, around its middle. */
  outline: string;
}

export const WORLD = { x: 22, y: 20, w: 738, h: 962, left: 30 };
export const RADIUS = size;
export const CELL = RADIUS * Math.sqrt(3);
export const BETWEEN_SIDES = 50;
/** How far below its middle a space is named: above the tracks that may lie along its lower sides. */
export const LABEL = 30;
export const COAST = ring(land);
export const COUNTRY = ring(country);

/** A hexagon that stands on a corner, as a path. */
function standing(radius: number): string {
  const [x, y] = [(radius * Math.sqrt(3)) / 2, radius / 2];
  const to = (n: number): string => String(Math.round(n * 100) / 100);
  return `M0 ${to(-radius)}L${to(x)} ${to(-y)} ${to(x)} ${to(y)} 0 ${to(radius)} ${to(-x)} ${to(y)} ${to(-x)} ${to(-y)}Z`;
}

export const CELL_SHAPE = standing(RADIUS - 0.4);
export const INNER_SHAPE = standing(RADIUS - 9);
/** Outlines of answers: inside of the tracks that may lie around a space. */
export const EDGE_SHAPE = standing(RADIUS - 13);

/** What the land looks like, by row and column, roughly as it does. */
function terrainOf(id: string, x: number): Terrain {
  const row = id.charCodeAt(0) - 65;
  const shore = [180, 180, 200, 220, 220, 225, 265, 305, 300, 390, 390, 400][row] ?? 0;
  if (id === three_player_tracks.space) return "pan";
  if (x < shore) return "dunes";
  if (row >= 8) return x > 560 ? "kalahari" : "stone";
  if (row >= 5) return x > 500 ? "kalahari" : row === 7 && x < 360 ? "dunes" : "highland";
  if (row <= 1) return x > 420 ? "woods" : "bush";
  return x > 560 ? "kalahari" : "bush";
}

const at = new Map(Object.entries(spaces as unknown as Record<string, [number, number]>));
const squares = new Set(initial_squares.list);

export const HEXES: readonly Hex[] = data.list.map((item, n) => {
  const [x, y] = at.get(item.id)!;
  return {
    kind: "hex",
    id: item.id,
    x,
    y,
    use: item.kind as Hex["use"],
    name: item.name,
    terrain: terrainOf(item.id, x),
    square: squares.has(item.id),
    park: item.id === three_player_tracks.space,
    turn: (n * 7) % 5,
  };
});
export const HEX: ReadonlyMap<string, Hex> = new Map(HEXES.map((hex) => [hex.id, hex]));
/** All spaces as one path. */
export const FIELD = HEXES.map(({ x, y }) => {
  const [w, h] = [CELL / 2, RADIUS / 2];
  return ring(
    [
      [x, y - RADIUS],
      [x + w, y - h],
      [x + w, y + h],
      [x, y + RADIUS],
      [x - w, y + h],
      [x - w, y - h],
    ].map(([a, b]) => [Math.round(a!), Math.round(b!)]),
  );
}).join("");

/** The sides of a space in the order of the title's data, each from corner to corner, as parts of a cell's width and radius. */
const AROUND: readonly [string, [number, number], [number, number]][] = [
  ["E", [0.5, -0.5], [0.5, 0.5]],
  ["SE", [0.5, 0.5], [0, 1]],
  ["SW", [0, 1], [-0.5, 0.5]],
  ["W", [-0.5, 0.5], [-0.5, -0.5]],
  ["NW", [-0.5, -0.5], [0, -1]],
  ["NE", [0, -1], [0.5, -0.5]],
];

/** A side is called by the two spaces it parts, at the border by its space and where it lies: `C1-C2`, `A7-NE`. */
function sidesOf(hex: Hex, before: ReadonlySet<string>): Side[] {
  return AROUND.flatMap(([name, from, to]) => {
    const [a, b] = [from, to].map(([x, y]) => ({ x: hex.x + x * CELL, y: hex.y + y * RADIUS })) as [Point, Point];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const beyond = { x: 2 * middle.x - hex.x, y: 2 * middle.y - hex.y };
    const other = HEXES.find(({ x, y }) => Math.hypot(x - beyond.x, y - beyond.y) < RADIUS / 2);
    if (other && before.has(other.id)) return [];
    const id = `${hex.id}-${other?.id ?? name}`;
    return [{ kind: "side", id, ...middle, ends: [a, b], seaward: sea.includes(id), outline: box(a, b) }];
  });
}

/** A box around a side, as a path around its middle. */
function box(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [along, across] = [length / 2 - 5, 8];
  const corner = (s: number, t: number): string =>
    `${(ux * along * s - uy * across * t).toFixed(1)} ${(uy * along * s + ux * across * t).toFixed(1)}`;
  return `M${corner(1, 1)}L${corner(-1, 1)}L${corner(-1, -1)}L${corner(1, -1)}Z`;
}

export const SIDES: readonly Side[] = HEXES.flatMap((hex, n) => sidesOf(hex, new Set(HEXES.slice(0, n).map(({ id }) => id))));
export const SIDE: ReadonlyMap<string, Side> = new Map(SIDES.map((one) => [one.id, one]));

const fine = (n: number): number => Math.round(n * 10) / 10;

/** Tracks as one path. */
export function trackPath(ids: readonly string[]): string {
  return ids
    .map((id) => {
      const [a, b] = SIDE.get(id)!.ends;
      return `M${fine(a.x)} ${fine(a.y)}L${fine(b.x)} ${fine(b.y)}`;
    })
    .join("");
}

/** How far a point is from a space or a side. */
export function far(spot: Hex | Side, point: Point): number {
  if (spot.kind === "hex") return Math.hypot(spot.x - point.x, spot.y - point.y);
  const [from, to] = spot.ends;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(from.x + dx * share - point.x, from.y + dy * share - point.y);
}

/** A port: where its disc lies at sea, and how its lines are told from those of the others. */
export interface Port extends Point {
  id: string;
  disc: Point;
  tint: string;
  dash: string;
  /** Where its name ends, from its middle. */
  label: Point;
}

const TINTS: Record<string, [string, string]> = {
  B0: ["light-dark(#0f7c80, #4fc4c4)", "none"],
  E1: ["light-dark(#6a4fb3, #b39df2)", "16 7"],
  H1: ["light-dark(#b0304a, #ff8a9c)", "3 7"],
  K3: ["light-dark(#5f7310, #b9cf57)", "16 6 3 6"],
};

export const PORTS: readonly Port[] = Object.entries(ports as Record<string, { disc: number[] }>).map(([id, { disc }]) => {
  const { x, y } = HEX.get(id)!;
  const [tint, dash] = TINTS[id]!;
  return { id, x, y, disc: { x: disc[0]!, y: disc[1]! }, tint, dash, label: id === "K3" ? { x: -3, y: -58 } : { x: -12, y: 62 } };
});
export const PORT: ReadonlyMap<string, Port> = new Map(PORTS.map((port) => [port.id, port]));

/** Who lives around, and how their names are written. */
export const NEIGHBOURS = [
  { id: "angola", x: 330, y: 10, turn: 0 },
  { id: "botswana", x: 708, y: 560, turn: 90 },
  { id: "south-africa", x: 616, y: 962, turn: 0 },
];
