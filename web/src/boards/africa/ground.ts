/** The land under the game: spaces, coast, and what grows where. Terrain is for the eye only. */
import { spaces as data } from "../../../../src/baobab/titles/africa/data.json";
import { coast, fit } from "../../../../src/baobab/titles/africa/geometry.json";
import { hexagon, ring } from "../shared/shapes";
import { lakes, rivers } from "../shared/waters";
import type { Spot } from "../shared/near";

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

const project = (east: number, north: number): [number, number] => [fit.a * east + fit.b, fit.c * north + fit.d];
export const RIVERS = rivers(project);
export const LAKES = lakes(project);
