/** Names on a map stay on it: what would stand out of the world is moved in, however large its letters are. */
import type { World } from "./camera";

export interface MapName {
  x: number;
  side: "start" | "middle" | "end";
  text: string;
  /** How high its letters are, in units of the world. */
  size: number;
}

/** How wide a letter of a name is, on the average of wide ones, as a part of its height. */
const WIDE = 0.62;

/** Where a name must be anchored so that all of it lies within the world. */
export function anchored({ x, side, text, size }: MapName, world: Pick<World, "x" | "w">): number {
  const width = text.length * size * WIDE;
  const before = side === "end" ? width : side === "middle" ? width / 2 : 0;
  return Math.max(world.x + before, Math.min(world.x + world.w - width + before, x));
}
