/** How large letters on the map are: read where there is room for that, left out where there is not. */
import type { Say } from "../board";

export interface Letters {
  /** On a player's sign, on a cube, and the name of a space; 0 for none. */
  sign: number;
  cube: number;
  space: number;
}

const LEAST = 10.1;

/** The size in units of the map, given the pixels in a unit. */
export function letters(unit: number): Letters {
  const fit = (usual: number, most: number): number => {
    const size = Math.min(most, Math.max(usual, LEAST / unit));
    return size * unit >= 10 ? size : 0;
  };
  return { sign: fit(18.5, 28), cube: fit(18.5, 27), space: fit(18.5, 20) };
}

/** The letter of a commodity in the reader's language. */
export function initial(say: Say, commodity: string): string {
  return say.name("commodity", commodity).charAt(0).toUpperCase();
}
