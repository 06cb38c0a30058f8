/** A piece goes along its way, from place to place, instead of flying over everything. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "./camera";

/** How high a piece is lifted between two places, in units of the world. */
const LIFT = 14;

/** Where a piece is, step by step: lifted between two places, set down at each. */
export function steps(way: readonly Point[]): Keyframe[] {
  const legs = way.length - 1;
  return way.flatMap((at, n) => {
    const next = way[n + 1];
    const down = { transform: `translate(${at.x}px, ${at.y}px)`, offset: n / legs };
    if (!next) return [down];
    const up = { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 - LIFT };
    return [down, { transform: `translate(${up.x}px, ${up.y}px)`, offset: (n + 0.5) / legs }];
  });
}

/** Move an element along a way that ends where it already is; with less than two places, or without time, not at all. */
export function walk(way: readonly Point[] | undefined, time: number): Attachment<Element> {
  return (element) => {
    if (!way || way.length < 2 || time <= 0) return;
    const motion = element.animate(steps(way), { duration: time, easing: "ease-in-out" });
    return () => motion.cancel();
  };
}

/** The shortest way over places that lie side by side, without its beginning; none if it takes more than so many steps. */
export function wayOver<Place>(from: Place, to: Place, beside: (place: Place) => readonly Place[], most: number): Place[] | null {
  let ways: Place[][] = [[from]];
  const seen = new Set([from]);
  for (let n = 0; n < most; n++) {
    const longer: Place[][] = [];
    for (const way of ways) {
      for (const next of beside(way.at(-1)!)) {
        if (next === to) return [...way, next];
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return null;
}
