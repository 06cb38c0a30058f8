/**
 * A QR code for a link: bytes, error correction of level M, the smallest of the versions 1 to 10 that holds it.
 * The steps are those of ISO/IEC 18004: data, error correction, placing, masking.
 */

/** By version: all codewords, codewords of error correction in a block, and blocks. */
const SIZES = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;
/** From this version on there are three alignment patterns in a row, and the code says which version it is. */
const THREE = 7;

type Modules = boolean[][];

/** The modules of the code, row by row; nothing for a text that is too long. */
export function qr(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + SIZES.findIndex(([all, check, blocks], n) => bytes.length <= all - check * blocks - (n < 9 ? 2 : 3));
  if (!version) return null;
  const code = corrected(data(bytes, version), version);
  const codes = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(code, version, mask));
  const faults = codes.map(penalty);
  return codes[faults.indexOf(Math.min(...faults))]!;
}

/** The text as codewords: its kind and length before it, filled up to what the version holds. */
function data(bytes: readonly number[], version: number): number[] {
  const [all, check, blocks] = SIZES[version - 1]!;
  const long = version > 9;
  const half = [4, ...(long ? nibbles(bytes.length >> 8) : []), ...nibbles(bytes.length & 255), ...bytes.flatMap(nibbles), 0];
  const words = [];
  for (let n = 0; n < half.length; n += 2) words.push((half[n]! << 4) | (half[n + 1] ?? 0));
  const fill = [0xec, 0x11];
  for (let n = 0; words.length < all - check * blocks; n++) words.push(fill[n % 2]!);
  return words;
}

const nibbles = (byte: number): number[] => [byte >> 4, byte & 15];

// Error correction: Reed–Solomon over 256 elements.

const POWERS: number[] = [1];
for (let n = 1; n < 255; n++) {
  const next = POWERS[n - 1]! << 1;
  POWERS.push(next > 255 ? next ^ 0x11d : next);
}
const times = (a: number, b: number): number => (a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0);

/** What is left when a message is divided by the polynomial with so many roots. */
export function remainder(message: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let n = 0; n < degree; n++) {
    divisor = [...divisor, 0].map((factor, i) => factor ^ (i ? times(divisor[i - 1]!, POWERS[n]!) : 0));
  }
  const rest = [...message, ...Array<number>(degree).fill(0)];
  for (let n = 0; n < message.length; n++) {
    const lead = rest[n]!;
    divisor.forEach((factor, i) => (rest[n + i]! ^= times(factor, lead)));
  }
  return rest.slice(message.length);
}

/** Data and error correction in the order in which they are placed: a codeword of each block in turn. */
function corrected(words: readonly number[], version: number): number[] {
  const [all, check, count] = SIZES[version - 1]!;
  const short = Math.floor(all / count) - check;
  const blocks: number[][] = [];
  for (let n = 0, from = 0; n < count; n++) {
    const length = short + (n >= count - (all % count) ? 1 : 0);
    blocks.push(words.slice(from, from + length));
    from += length;
  }
  const checks = blocks.map((block) => remainder(block, check));
  const inTurn = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(checks, check)];
}

// Placing

function drawn(code: readonly number[], version: number, mask: number): Modules {
  const size = 17 + 4 * version;
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) modules[y]![x] = dark;
  };
  const square = (x: number, y: number, radius: number, light: readonly number[]): void => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let n = 0; n < size; n++) {
    set(n, 6, n % 2 === 0);
    set(6, n, n % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const last = size - 7;
  const rows = version === 1 ? [] : version < THREE ? [6, last] : [6, (6 + last) / 2, last];
  for (const x of rows) {
    // The three corners are taken.
    for (const y of rows) if (x + y > 12 && (x !== 6 || y !== last) && (x !== last || y !== 6)) square(x, y, 2, [1]);
  }
  describe(set, size, version, mask);
  fill(modules, code, mask);
  return modules as Modules;
}

/** The level of error correction, the mask and the version, so that a reader knows them. */
function describe(set: (x: number, y: number, dark: boolean) => void, size: number, version: number, mask: number): void {
  const format = checked(mask, 10, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const dark = ((format >> n) & 1) === 1;
    set(8, n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, dark);
    set(n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, 8, dark);
  }
  set(8, size - 8, true);
  if (version < THREE) return;
  const said = checked(version, 12, 0x1f25);
  for (let n = 0; n < 18; n++) {
    const dark = ((said >> n) & 1) === 1;
    const [far, near] = [size - 11 + (n % 3), Math.floor(n / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** A number, and the bits by which a reader finds its faults. */
function checked(number: number, bits: number, divisor: number): number {
  let rest = number;
  for (let n = 0; n < bits; n++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (number << bits) | rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Upwards and downwards in columns of two, from the right; what is there already is left out. */
function fill(modules: (boolean | undefined)[][], code: readonly number[], mask: number): void {
  const size = modules.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (modules[y]![x] !== undefined) continue;
        const dark = (((code[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        modules[y]![x] = dark !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
}

/** How much there is that confuses a reader: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let found = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let n = 0; n + 11 <= size; n++) if (/^(10111010000|00001011101)/.test(line.slice(n, n + 11))) found += 40;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = modules[y]![x];
      if (dark === modules[y - 1]![x] && dark === modules[y]![x - 1] && dark === modules[y - 1]![x - 1]) found += 3;
    }
  }
  const dark = rows.join("").replaceAll("0", "").length / (size * size);
  return found + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

/** The dark modules as the path of an SVG, a run of them at a time. */
export function path(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      [...row.map(Number).join("").matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}
