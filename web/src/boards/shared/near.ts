/** Places near other places: for arrow keys, and for fingers. */
import type { Point } from "./camera";

export interface Spot extends Point {
  id: string;
}

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The spot that somebody means who presses an arrow at `from`: near, and in that direction rather than beside it. */
export function nextSpot<S extends Spot>(spots: readonly S[], from: Point, way: Point): S | null {
  let best: S | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along <= 0.5 || across > along * 2) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** How far a spot is from a point. */
export type Far<S> = (spot: S, at: Point) => number;
export const fromMiddle: Far<Spot> = (spot, at) => Math.hypot(spot.x - at.x, spot.y - at.y);

/** The spots within reach of a point, nearest first. */
export function spotsNear<S extends Spot>(spots: readonly S[], at: Point, reach: number, far: Far<S> = fromMiddle): S[] {
  return spots.filter((spot) => far(spot, at) <= reach).sort((a, b) => far(a, at) - far(b, at));
}

/** What a finger meant: a place, or to see it larger first, since several answers are under it. */
export type Aim = { place: string | null; closer: boolean };

/** A finger covers `reach` around its point. `hit` is the place exactly there. */
export function aim<S extends Spot>(
  spots: readonly S[],
  targets: { has(id: string): boolean },
  hit: string | null,
  at: Point,
  reach: number,
  far: Far<S> = fromMiddle,
): Aim {
  const open = spots.filter((spot) => targets.has(spot.id));
  const [first, second] = spotsNear(open, at, reach, far);
  if (!first) return { place: hit, closer: false };
  const clear = !second || far(first, at) * 2 < far(second, at);
  return clear ? { place: first.id, closer: false } : { place: null, closer: true };
}
