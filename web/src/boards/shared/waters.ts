/** Great rivers and lakes of the continent, by longitude and latitude, for whatever map a board draws. */

export type Project = (east: number, north: number) => [number, number];

const RIVERS: [number, number][][] = [
  [
    [33, 0.5],
    [32.5, 3],
    [31.6, 6],
    [31, 9.5],
    [32.6, 11],
    [32.6, 15.6],
    [33.8, 18.5],
    [31, 20],
    [31.5, 22],
    [32.9, 24.2],
    [32.3, 26.5],
    [31, 29],
    [31.2, 31.5],
  ],
  [
    [37.4, 12],
    [36, 10],
    [34, 12.5],
    [32.6, 15.6],
  ],
  [
    [26.5, -10.5],
    [27, -5.5],
    [25.5, -0.5],
    [23, 2],
    [19.5, 1.8],
    [17.5, -1],
    [15.5, -4.2],
    [12.5, -6],
  ],
  [
    [-10.5, 9.5],
    [-8, 12.6],
    [-4, 14.5],
    [-1, 16.7],
    [1, 15.5],
    [4, 12],
    [6.5, 8],
    [6, 4.5],
  ],
  [
    [24, -12],
    [23.2, -16],
    [25.8, -17.9],
    [29, -16],
    [33, -16.5],
    [36, -18.5],
  ],
  [
    [29, -29],
    [25, -29.5],
    [20, -28.5],
    [16.6, -28.6],
  ],
];

/** Middle, and half the width and height in degrees. */
const LAKES: [number, number, number, number][] = [
  [33, -1, 1.5, 1.3],
  [29.6, -6.3, 0.5, 2.1],
  [34.4, -12, 0.5, 1.9],
  [14.2, 13.2, 0.9, 0.7],
];

/** The rivers as one path on a map. */
export function rivers(at: Project): string {
  return RIVERS.map((river) => `M${river.map(([e, n]) => at(e, n).map(Math.round).join(" ")).join("L")}`).join("");
}

/** The lakes as ellipses on a map. */
export function lakes(at: Project): { x: number; y: number; rx: number; ry: number }[] {
  return LAKES.map(([east, north, wide, high]) => {
    const [x, y] = at(east, north);
    const [right, top] = at(east + wide, north + high);
    return { x, y, rx: right - x, ry: y - top };
  });
}
