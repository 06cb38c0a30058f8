/** Players' stacks as cells, for areas that are full: the outlines of their shapes, drawn out to a box around a number. */
import type { Shape } from "../board";

export const CELLS: Record<Shape, string> = {
  circle: "M-3-8.300H3A6 8.300 0 0 1 3 8.300H-3A6 8.300 0 0 1-3-8.300Z",
  square: "M-9-8.300H9V8.300H-9Z",
  triangle: "M-5-8.300H5L9 8.300H-9Z",
  diamond: "M-5.500-8.300H5.500L9.300 0 5.500 8.300H-5.500L-9.300 0Z",
  star: "M-9-8.300 0-6.500 9-8.300 7 0 9 8.300 0 6.500-9 8.300-7 0Z",
};
