/** The outlines of players' pieces, about 10 units from the middle to the edge, by the shape that goes with a colour. */
import type { Shape } from "../board";

export const SHAPES: Record<Shape, string> = {
  circle: "M-10 0A10 10 0 1 1 10 0 10 10 0 1 1-10 0Z",
  square: "M-9-9H9V9H-9Z",
  triangle: "M0-12.500 12 8.500H-12Z",
  diamond: "M0-12.500 12.500 0 0 12.500-12.500 0Z",
  star: "M0-13 3.800-5.200 12.400-4 6.200 2 7.600 10.500 0 6.500-7.600 10.500-6.200 2-12.400-4-3.800-5.200Z",
};

/** How far below the middle a letter looks centred. */
export const SINK: Record<Shape, number> = { circle: 0, square: 0, triangle: 2, diamond: 0, star: 0.5 };

/** The corners of a hexagon that lies on a flat side, as a path. */
export function hexagon(radius: number): string {
  const [x, y] = [radius / 2, (radius * Math.sqrt(3)) / 2];
  const to = (n: number): string => String(Math.round(n * 100) / 100);
  return `M${to(radius)} 0L${to(x)} ${to(y)} ${to(-x)} ${to(y)} ${to(-radius)} 0 ${to(-x)} ${to(-y)} ${to(x)} ${to(-y)}Z`;
}

/** Points of a ring as a closed path. */
export function ring(points: readonly (readonly number[])[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}
