/** Where a word about a place stands: beside it, and over nothing that can be chosen. */
import type { Point, Size } from "./camera";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Pixels between a place and the word about it, and between the word and the edge. */
const GAP = 6;
/** How finely the whole picture is searched, where there is no room beside the place. */
const STEPS = 14;

/**
 * The upper left corner of a word of this size about a place. As near to the place as it can stand without lying over
 * it or over what is to be kept free; where that cannot be, over as little of it as possible.
 */
export function tipCorner(place: Box, size: Size, screen: Size, free: readonly Box[]): Point {
  const room = { w: Math.max(0, screen.w - size.w - 2 * GAP), h: Math.max(0, screen.h - size.h - 2 * GAP) };
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(GAP + room.w, Math.max(GAP, x)),
    y: Math.min(GAP + room.h, Math.max(GAP, y)),
  });
  const far = ({ x, y }: Point): number => Math.hypot(x + size.w / 2 - place.x - place.w / 2, y + size.h / 2 - place.y - place.h / 2);
  const grid = Array.from({ length: (STEPS + 1) ** 2 }, (_, n) => ({
    x: GAP + (room.w * (n % (STEPS + 1))) / STEPS,
    y: GAP + (room.h * Math.floor(n / (STEPS + 1))) / STEPS,
  })).sort((a, b) => far(a) - far(b));
  let best: Point | null = null;
  let least = Infinity;
  for (const corner of [...beside(place, size).map(within), ...grid]) {
    const tip = { ...corner, ...size };
    const covered = [place, ...free].reduce((sum, box) => sum + shared(tip, box), 0);
    if (covered < least) [best, least] = [corner, covered];
    if (covered === 0) break;
  }
  return best!;
}

/** Above, below, right and left of a place. */
function beside(place: Box, size: Size): Point[] {
  const [middle, level] = [place.x + (place.w - size.w) / 2, place.y + (place.h - size.h) / 2];
  return [
    { x: middle, y: place.y - size.h - GAP },
    { x: middle, y: place.y + place.h + GAP },
    { x: place.x + place.w + GAP, y: level },
    { x: place.x - size.w - GAP, y: level },
  ];
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
