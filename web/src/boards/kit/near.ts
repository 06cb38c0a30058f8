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

/** The spots within reach of a point, nearest first. */
export function spotsNear<S extends Spot>(spots: readonly S[], at: Point, reach: number): S[] {
  const far = (spot: S) => Math.hypot(spot.x - at.x, spot.y - at.y);
  return spots.filter((spot) => far(spot) <= reach).sort((a, b) => far(a) - far(b));
}

/** What a finger meant: a place, or to see it larger first, since several answers are under it. */
export type Aim = { place: string | null; closer: boolean };

/** A finger covers `reach` around its point. `hit` is the place exactly there. */
export function aim(
  spots: readonly Spot[],
  targets: { has(id: string): boolean },
  hit: string | null,
  at: Point,
  reach: number,
): Aim {
  const under = spotsNear(spots.filter((spot) => targets.has(spot.id)), at, reach);
  if (under.length > 1) return { place: null, closer: true };
  return { place: under[0]?.id ?? hit, closer: false };
}
