/** The land: 24 areas with hand-drawn borders, made of the straight ones in the title's own map. */
import { map } from "../../../../src/baobab/titles/heart_of_africa/data.json";
import type { Point } from "../shared/camera";
import type { Spot } from "../shared/near";

export interface Area extends Spot {
  /** Its outline around its middle. */
  outline: string;
  coastal: boolean;
  heart: boolean;
}

type Pair = readonly number[];

/** The middle of the continent is enlarged, where areas are small and pieces crowd. */
const MIDDLE = { x: 590, y: 470 };
const REACH = 640;
const SWELL = 0.3;
const WIDER = 1.1;

function warp([x, y]: Pair): Point {
  const [dx, dy] = [(x! - MIDDLE.x) * WIDER, y! - MIDDLE.y];
  const far = Math.hypot(dx, dy) / REACH;
  const swell = (1 + SWELL) / (1 + SWELL * far);
  return { x: MIDDLE.x + dx * swell, y: MIDDLE.y + dy * swell };
}

/** A number between -1 and 1 that belongs to a place: the same on both sides of a border. */
function chance(x: number, y: number, n: number): number {
  const sine = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
  return 2 * (sine - Math.floor(sine)) - 1;
}

const key = ([x, y]: Pair): string => `${x},${y}`;

/** The points from one corner to another: bent a little by each halving, as a pen would. */
function bent(from: Point, to: Point, depth: number, rough: number): Point[] {
  if (depth === 0) return [to];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const off = chance(from.x + to.x, from.y + to.y, depth) * length * rough;
  const middle = {
    x: (from.x + to.x) / 2 + ((from.y - to.y) / length) * off,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * off,
  };
  return [...bent(from, middle, depth - 1, rough), ...bent(middle, to, depth - 1, rough)];
}

interface Edge {
  line: Point[];
  sides: number;
}

/** Every border once, in one direction; those of one side only are coast. */
const edges = new Map<string, Edge>();
const corners = map.areas.map((area) => area.polygon as Pair[]);
const sides = corners.map((ring) => ring.map((corner, n) => [corner, ring[(n + 1) % ring.length]!] as const));
const named = (a: Pair, b: Pair): [string, boolean] => (key(a) < key(b) ? [`${key(a)} ${key(b)}`, false] : [`${key(b)} ${key(a)}`, true]);

for (const [a, b] of sides.flat()) {
  const [id] = named(a, b);
  const known = edges.get(id);
  if (known) known.sides += 1;
  else edges.set(id, { line: [], sides: 1 });
}
for (const [a, b] of sides.flat()) {
  const [id, turned] = named(a, b);
  const edge = edges.get(id)!;
  const [from, to] = turned ? [b, a] : [a, b];
  if (!edge.line.length) edge.line = [warp(from), ...bent(warp(from), warp(to), 3, edge.sides === 1 ? 0.16 : 0.1)];
}

function along(a: Pair, b: Pair): Point[] {
  const [id, turned] = named(a, b);
  const { line } = edges.get(id)!;
  return (turned ? [...line].reverse() : line).slice(0, -1);
}

const round = (n: number): number => Math.round(n * 10) / 10;
const path = (points: readonly Point[], at: Point = { x: 0, y: 0 }): string =>
  `M${points.map((point) => `${round(point.x - at.x)} ${round(point.y - at.y)}`).join("L")}`;

export const AREAS: readonly Area[] = map.areas.map((area, n) => {
  const middle = warp([area.x, area.y]);
  const outline = `${path(
    sides[n]!.flatMap(([a, b]) => along(a, b)),
    middle,
  )}Z`;
  return { id: area.id, ...middle, outline, coastal: area.coastal, heart: area.heart };
});

export const AT: ReadonlyMap<string, Area> = new Map(AREAS.map((area) => [area.id, area]));

/** Borders between areas, and those with the sea as closed rings. */
export const BORDERS = [...edges.values()]
  .filter((edge) => edge.sides === 2)
  .map((edge) => path(edge.line))
  .join("");
export const COAST = coast();

function coast(): string {
  const next = new Map<string, readonly [Pair, Pair]>();
  for (const side of sides.flat()) if (edges.get(named(...side)[0])!.sides === 1) next.set(key(side[0]), side);
  const rings: string[] = [];
  while (next.size) {
    const points: Point[] = [];
    for (let side = next.values().next().value; side; side = next.get(key(side[1]))) {
      next.delete(key(side[0]));
      points.push(...along(...side));
    }
    rings.push(`${path(points)}Z`);
  }
  return rings.join("");
}

/** Which areas touch, along a border or a way over the sea. */
export const NEAR: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(map.adjacency));

/** Ways over the sea. */
export const ARROWS = map.sea_arrows.map((pair) => pair.map((id) => AT.get(id)!) as [Area, Area]);

export const WORLD = { x: -5, y: 14, w: 1009, h: 974 };
/** The least distance between the middles of two areas. */
export const CELL = 90;

/** Roughly where longitudes and latitudes lie, for rivers and lakes. */
export const project = (east: number, north: number): [number, number] => {
  const { x, y } = warp([75 + ((east + 17.5) / 69) * 843, 60 + ((37.2 - north) / 72) * 880]);
  return [x, y];
};
