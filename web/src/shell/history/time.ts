import type { components } from "../../api";

/** Places in time, as a list to leaf through. */

export type Point = components["schemas"]["Point"];
export type Place = Pick<Point, "commit" | "own">;

/** Views that are asked for at once. */
export const CHUNK = 32;
/** So near to the end of what is loaded, the rest is loaded beforehand. */
const NEAR = 10;
/** What happened since somebody's turn is told within these milliseconds. */
const LONGEST_REEL = 15_000;

export const key = (place: Place): string => `${place.commit}.${place.own}`;

/** Where in the list a commit point stands; nothing if the game has not come so far. */
export function indexOf(points: readonly Point[], commit: number): number | null {
  const n = points.findIndex((point) => point.commit === commit && point.own === 0);
  return n < 0 ? null : n;
}

/** The moment at which a line of the log was told. */
export function momentOf(points: readonly Point[], line: number): number {
  const n = points.findIndex((point) => point.lines > line);
  return n < 0 ? points.length - 1 : n;
}

/** The lines of the log that a moment brought: from, and up to. */
export function linesOf(points: readonly Point[], n: number): [number, number] {
  return [n > 0 ? (points[n - 1]?.lines ?? 0) : 0, points[n]?.lines ?? 0];
}

/** The first places of what is to be loaded for a moment and what is near it: its own first. */
export function chunksFor(n: number, count: number): number[] {
  const own = n - (n % CHUNK);
  const found = [own];
  if (n - NEAR < own && own > 0) found.push(own - CHUNK);
  if (n + NEAR >= own + CHUNK && own + CHUNK < count) found.push(own + CHUNK);
  return found;
}

/** Of the views that are kept, those to forget so that only so many stay: the farthest from a moment. */
export function farthest(kept: Iterable<string>, points: readonly Point[], n: number, most: number): string[] {
  const keys = [...kept];
  if (keys.length <= most) return [];
  const far = new Map(points.map((point, i) => [key(point), Math.abs(i - n)]));
  const distance = (at: string): number => far.get(at) ?? points.length;
  return keys.sort((a, b) => distance(a) - distance(b)).slice(most);
}

/** The moments that somebody has not seen who did his last move at a commit point. */
export function newsSince(points: readonly Point[], since: number, viewer: number): number[] {
  return points.flatMap((point, n) => (point.commit > since && point.own === 0 && point.seat !== viewer ? [n] : []));
}

/** How long each of so many moments is shown. */
export function reelPace(pace: number, count: number): number {
  return Math.min(pace, LONGEST_REEL / Math.max(count, 1));
}

/** Where a link says that one looks, and from which seat. */
export function placeIn(search: string): { commit: number; seat: number | null } | null {
  const said = new URLSearchParams(search);
  const [at, from] = [said.get("at") ?? "", said.get("from") ?? ""];
  if (!/^\d{1,6}$/.test(at)) return null;
  return { commit: Number(at), seat: /^\d$/.test(from) ? Number(from) : null };
}

/** The part of a link that leads to a moment; from the midst of a turn, to the last one before it that all have seen. */
export function linkTo(place: Place, seat: number | null): string {
  return `?at=${place.commit}${seat === null || seat < 0 ? "" : `&from=${seat}`}`;
}
