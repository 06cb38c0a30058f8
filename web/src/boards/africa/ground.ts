/** The land under the game: spaces, coast, and what grows where. Terrain is for the eye only. */
import { spaces as data } from "../../../../src/baobab/titles/africa/data.json";
import { coast, fit } from "../../../../src/baobab/titles/africa/geometry.json";
import { hexagon, ring } from "../kit/shapes";
import type { Spot } from "../kit/near";

export type Land = "scrub" | "desert" | "steppe" | "savanna" | "forest" | "red" | "mountain";

export interface Space extends Spot {
  city: boolean;
  land: Land;
  /** Draws the same kind of land a little differently from space to space. */
  turn: number;
}

export const WORLD = { x: 0, y: -22, w: 1000, h: 1044, left: 420 };
export const RADIUS = data.hex_radius;
export const CELL = RADIUS * Math.sqrt(3);
export const CELL_SHAPE = hexagon(RADIUS - 0.6);
export const TILE_SHAPE = hexagon(RADIUS - 3.5);
export const EDGE_SHAPE = hexagon(RADIUS - 2);
export const COAST = coast.map(ring).join("");

const lon = (x: number): number => (x - fit.b) / fit.a;
const lat = (y: number): number => (y - fit.d) / fit.c;

/** What grows at a longitude and latitude, roughly as it does. */
export function landAt(east: number, north: number): Land {
  if (north > 31.5 || (north > 28 && east < -5)) return "scrub";
  if (north > 16) return "desert";
  if (north > 4 && north < 13.5 && east > 34.5 && east < 42) return "mountain";
  if (north > 10.5 || (north > -1 && east > 39)) return "steppe";
  if (north < 7.5 && north > -5.5 && east < 29) return "forest";
  if (north < 4 && north > -9 && east >= 29 && east < 34) return "mountain";
  if (north < -17 && east < 23.5) return "red";
  if (north < -27 && east >= 26) return "mountain";
  return "savanna";
}

export const SPACES: readonly Space[] = data.items.map((item, n) => ({
  id: item.id,
  x: item.x,
  y: item.y,
  city: item.is_city,
  land: landAt(lon(item.x), lat(item.y)),
  turn: (n * 7) % 5,
}));

export const AT: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [space.id, space]));

const place = (east: number, north: number): string =>
  `${Math.round(fit.a * east + fit.b)} ${Math.round(fit.c * north + fit.d)}`;
const stream = (points: [number, number][]): string => `M${points.map(([e, n]) => place(e, n)).join("L")}`;

/** Great rivers, as longitudes and latitudes along them. */
export const RIVERS = [
  [[33, 0.5], [32.5, 3], [31.6, 6], [31, 9.500], [32.6, 11], [32.6, 15.6], [33.800, 18.5], [31, 20], [31.5, 22], [32.900, 24.2], [32.3, 26.5], [31, 29], [31.2, 31.5]],
  [[37.4, 12], [36, 10], [34, 12.5], [32.6, 15.6]],
  [[26.5, -10.5], [27, -5.5], [25.500, -0.5], [23, 2], [19.5, 1.800], [17.5, -1], [15.5, -4.2], [12.500, -6]],
  [[-10.5, 9.5], [-8, 12.6], [-4, 14.5], [-1, 16.7], [1, 15.5], [4, 12], [6.5, 8], [6, 4.5]],
  [[24, -12], [23.2, -16], [25.8, -17.900], [29, -16], [33, -16.5], [36, -18.5]],
  [[29, -29], [25, -29.5], [20, -28.5], [16.6, -28.6]],
].map((points) => stream(points as [number, number][])).join("");

/** Great lakes: middle and radii. */
export const LAKES = [
  [33, -1, 24, 19], [29.6, -6.3, 7, 28], [34.4, -12, 7, 24], [14.2, 13.2, 12, 9],
].map(([east, north, rx, ry]) => ({ x: fit.a * east! + fit.b, y: fit.c * north! + fit.d, rx: rx!, ry: ry! }));
