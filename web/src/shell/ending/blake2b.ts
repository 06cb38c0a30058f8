/** BLAKE2b (RFC 7693) with a personal mark, for checking the seal of a game's luck in the browser. */

const WORD = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const ROUNDS = 12;
const BLOCK = 128;

/** The digest of at most one block, as hexadecimal text. */
export function blake2b(data: Uint8Array, size: number, person: string): string {
  if (data.length > BLOCK) throw new RangeError("more than one block");
  const marks = words(pad(new TextEncoder().encode(person), 16));
  const h = [...START];
  h[0]! ^= 0x01010000n ^ BigInt(size);
  h[6]! ^= marks[0]!;
  h[7]! ^= marks[1]!;
  compress(h, words(pad(data, BLOCK)), BigInt(data.length));
  return h
    .map(hex)
    .join("")
    .slice(0, size * 2);
}

function compress(h: bigint[], block: bigint[], length: bigint): void {
  const v = [...h, ...START];
  v[12]! ^= length;
  v[14]! ^= WORD;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length]!;
    MIXES.forEach(([a, b, c, d], i) => mix(v, a!, b!, c!, d!, block[order[2 * i]!]!, block[order[2 * i + 1]!]!));
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[i + 8]!;
}

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & WORD;
  v[d] = turned(v[d]! ^ v[a], 32n);
  v[c] = (v[c]! + v[d]) & WORD;
  v[b] = turned(v[b]! ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & WORD;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & WORD;
  v[b] = turned(v[b] ^ v[c], 63n);
}

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & WORD;
}

function pad(data: Uint8Array, size: number): Uint8Array {
  const found = new Uint8Array(size);
  found.set(data);
  return found;
}

function words(data: Uint8Array): bigint[] {
  const view = new DataView(data.buffer);
  return Array.from({ length: data.length / 8 }, (_, i) => view.getBigUint64(i * 8, true));
}

function hex(word: bigint): string {
  return Array.from({ length: 8 }, (_, i) => ((word >> BigInt(8 * i)) & 0xffn).toString(16).padStart(2, "0")).join("");
}

/** Is this the secret that was sealed before the game? */
export function sealFits(secret: string, seal: string): boolean {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return blake2b(bytes, 32, "baobab-seal") === seal;
}
