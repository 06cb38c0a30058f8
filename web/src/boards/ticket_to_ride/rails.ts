/** The network as it lies on the map: places, and tracks with their spaces. */
import { cities, countries, rules, terrain_cards } from "../../../../src/baobab/titles/ticket_to_ride/data.json";
import { places, routes } from "../../../../src/baobab/titles/ticket_to_ride/geometry.json";
import type { Lang } from "../../words/words";
import type { Point } from "../shared/camera";
import type { Spot } from "../shared/near";

export interface Place extends Spot {
  kind: string;
  country?: string;
}

export interface Slot extends Point {
  /** Degrees by which the space is turned, and its length. */
  turn: number;
  long: number;
  /** It shows a locomotive. */
  ferry: boolean;
}

export interface Track extends Spot {
  a: string;
  b: string;
  colour: string;
  terrain: string;
  ferry: number;
  length: number;
  points: number;
  /** The parallel track. */
  twin: string | null;
  slots: Slot[];
  /** The hull of the track around its middle. */
  outline: string;
}

export const WIDE = 12.5;
/** How much farther apart than in the data parallel tracks are drawn: they are broader here. */
const APART = 1.55;

type Raw = { colour: string; ferry: number; spaces: number[][][] };
const raw = routes as Record<string, Raw>;
const worth = rules.base_game.route_points as Record<string, number>;
const terrains = Object.entries(terrain_cards.types);

export const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries(places as Record<string, Omit<Place, "id">>).map(([id, place]) => [id, { id, ...place }]),
);

/** The two ends that the name of a track begins with. */
const ends = (id: string): [string, string] => id.split("-").slice(0, 2) as [string, string];
const pair = (id: string): string => ends(id).join("-");

function twinOf(id: string): string | null {
  return Object.keys(raw).find((other) => other !== id && pair(other) === pair(id)) ?? null;
}

function middle(points: number[][]): Point {
  const sum = points.reduce((to, [x, y]) => ({ x: to.x + x!, y: to.y + y! }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function track(id: string, { colour, ferry, spaces }: Raw): Track {
  const twin = twinOf(id);
  const at = middle(spaces.flat());
  if (twin) {
    const other = middle(raw[twin]!.spaces.flat());
    at.x += ((at.x - other.x) / 2) * (APART - 1);
    at.y += ((at.y - other.y) / 2) * (APART - 1);
  }
  const shift = { x: at.x - middle(spaces.flat()).x, y: at.y - middle(spaces.flat()).y };
  const slots = spaces.map(([from, to], n) => slot(from!, to!, shift, n < ferry));
  const [a, b] = ends(id);
  const terrain = terrains.find(([, kind]) => kind.route_colours.includes(colour))?.[0] ?? "";
  return {
    id,
    ...at,
    a,
    b,
    colour,
    terrain,
    ferry,
    twin,
    slots,
    length: spaces.length,
    points: worth[String(spaces.length)] ?? 0,
    outline: hull(spaces[0]![0]!, spaces.at(-1)![1]!),
  };
}

function slot(from: number[], to: number[], shift: Point, ferry: boolean): Slot {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return {
    x: (from[0]! + to[0]!) / 2 + shift.x,
    y: (from[1]! + to[1]!) / 2 + shift.y,
    turn: Math.round(degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees),
    long: Math.hypot(dx, dy),
    ferry,
  };
}

/** A box around a straight track, as a path around its middle. */
function hull(from: number[], to: number[]): string {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [along, across] = [length / 2 + 2, WIDE / 2 + 2];
  const corner = (s: number, t: number): string =>
    `${(ux * along * s - uy * across * t).toFixed(1)} ${(uy * along * s + ux * across * t).toFixed(1)}`;
  return `M${corner(1, 1)}L${corner(-1, 1)}L${corner(-1, -1)}L${corner(1, -1)}Z`;
}

export const TRACKS: readonly Track[] = Object.entries(raw).map(([id, route]) => track(id, route));
export const TRACK: ReadonlyMap<string, Track> = new Map(TRACKS.map((one) => [one.id, one]));

/** How far a point is from a track. */
export function far(track: Track, at: Point): number {
  const [from, to] = [track.slots[0]!, track.slots.at(-1)!];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = dx || dy ? ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy) : 0;
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(from.x + dx * near - at.x, from.y + dy * near - at.y);
}

/** The data say with how many players only one of two parallel tracks can be claimed. */
export function oneOfTwo(seats: number): boolean {
  return !(rules.both_tracks_of_double_usable as Record<string, boolean>)[String(seats)];
}

interface Called {
  id: string;
  name: string;
  name_it?: string;
}
const called = new Map<string, Called>([...(cities.items as Called[]), ...(countries.items as Called[])].map((one) => [one.id, one]));

/** The name on the map: cities as the map prints them, as tickets and routes do; countries in the reader's language. */
export function nameOf(id: string, lang: Lang): string {
  const found = called.get(PLACES.get(id)?.country ?? id);
  const country = countries.items.some((one) => one.id === found?.id);
  return (lang === "it" && country && found?.name_it) || found?.name || "";
}

/** The nodes of a place that a ticket names: a city, or all ways into a country. */
export function nodes(place: string): string[] {
  const inside = [...PLACES.values()].filter((node) => node.country === place).map((node) => node.id);
  return inside.length ? inside : [place];
}
