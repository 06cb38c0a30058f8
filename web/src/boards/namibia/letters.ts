/** How large letters on the map are: read where there is room for that, left out where there is not. */
import type { Say } from "../board";

export interface Letters {
  /** On a player's sign, on a cube, and the name of a space; 0 for none. */
  sign: number;
  cube: number;
  space: number;
  /** The name of a space on which nothing lies. */
  bare: number;
}

/** The least size in pixels of what is written on the map: on small screens, and on others. */
export const leastOf = (small: boolean): number => (small ? 10.1 : 11.1);

/** The sizes in units of the map, given the pixels in a unit and the least size in pixels. */
export function letters(unit: number, least: number): Letters {
  const fit = (usual: number, most: number): number => {
    const size = Math.min(most, Math.max(usual, least / unit));
    return size * unit >= least - 0.1 ? size : 0;
  };
  return { sign: fit(18.5, 28), cube: fit(18.5, 27), space: fit(18.5, 21.5), bare: fit(18.5, 28) };
}

/** The letter of a commodity in the reader's language. */
export function initial(say: Say, commodity: string): string {
  return say.name("commodity", commodity).charAt(0).toUpperCase();
}
