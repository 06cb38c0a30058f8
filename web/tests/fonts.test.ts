import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";

const WEB = process.cwd();
const FONTS = join(WEB, "src/shell/fonts");
const PACKAGE = join(WEB, "../src/baobab");

/** What only pictures of the terminal show; they have a typeface of their own. */
const DRAWN = new Set("①▒★");

/** The letters of a woff2 file: its directory, then its table `cmap` in format 4. */
function covered(path: string): Set<number> {
  const file = readFileSync(path);
  let at = 48;
  const base128 = (): number => {
    for (let value = 0; ;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let cmap = -1;
  for (let n = file.readUInt16BE(12); n > 0; n--) {
    const flags = file[at++]!;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = base128();
    const transformed = (tag === 10 || tag === 11) !== flags >> 6 > 0;
    const stored = transformed ? base128() : length;
    if (tag === 0) cmap = offset;
    offset += stored;
  }
  const table = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(cmap);
  const four = Array.from({ length: table.readUInt16BE(2) }, (_, n) => table.readUInt32BE(8 + 8 * n)).find(
    (place) => table.readUInt16BE(place) === 4,
  );
  assert.ok(four !== undefined, "a table of letters in format 4");
  const found = new Set<number>();
  const two = table.readUInt16BE(four + 6);
  for (let n = 0; n < two; n += 2) {
    const [last, first] = [table.readUInt16BE(four + 14 + n), table.readUInt16BE(four + 16 + two + n)];
    for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
  }
  return found;
}

function* below(folder: string, ending: RegExp): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && ending.test(entry.name)) yield join(entry.parentPath, entry.name);
  }
}

for (const face of ["text", "display"]) {
  test(`the ${face} face has every letter that is written`, () => {
    const letters = covered(join(FONTS, `${face}.woff2`));
    const written = new Set("AÀàÈéìÒùçãõöüñ0123456789");
    for (const path of [...below(join(WEB, "words"), /\.ftl$/), ...below(PACKAGE, /\.ftl$|^data\.json$/)]) {
      for (const sign of readFileSync(path, "utf-8")) written.add(sign);
    }
    const wanted = [...written].filter((sign) => sign > " " && !DRAWN.has(sign));
    assert.ok(wanted.length > 100);
    const symbols = face === "display" ? /[→≈⌂▲△●♥]/ : /^$/; // headings and names have none
    assert.deepEqual(
      wanted.filter((sign) => !letters.has(sign.codePointAt(0)!) && !symbols.test(sign)),
      [],
    );
  });
  test(`the ${face} face is small, and its licence lies beside it`, () => {
    assert.ok(statSync(join(FONTS, `${face}.woff2`)).size < 16_000);
    assert.match(readFileSync(join(FONTS, `${face}.licence.txt`), "utf-8"), /SIL OPEN FONT LICENSE Version 1\.1/i);
  });
}
