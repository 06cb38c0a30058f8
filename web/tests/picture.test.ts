/** The picture of a title without a board: its blocks, its columns, and the colours of players. */
import assert from "node:assert/strict";
import test from "node:test";

import { blocksOf, columnsOf, lines, pieces, rows } from "../src/shell/table/picture/ansi";
import { markDifferences } from "../src/shell/table/picture/differences";

test("an empty row within a map does not part it, what stands below is parted", () => {
  const picture = "Egypt\n– 0\n\n   │  ╱\nNubia\n\nPrices: gold 1\n\n\x1b[2mlegend\x1b[0m";
  assert.deepEqual(blocksOf(picture), ["Egypt\n– 0\n\n   │  ╱\nNubia", "Prices: gold 1", "\x1b[2mlegend\x1b[0m"]);
  assert.equal(blocksOf("A\n\n\x1b[2m  │\x1b[0m").length, 1);
});

test("columns are letters, not what paints them", () => {
  const block = pieces("\x1b[1mab\x1b[0mc\nd");
  assert.equal(columnsOf(block), 3);
  assert.equal(lines(block), 2);
});

test("a player has the same colour as everywhere, on what is written only", () => {
  const [named, room] = pieces("\x1b[94mNubia~   \x1b[0m", ["91", "94", "92", "93", "95"]);
  assert.deepEqual([named!.text, named!.ground, named!.ink], ["Nubia~", "var(--seat-1)", "var(--seat-ink-1)"]);
  assert.deepEqual([room!.text, room!.ground], ["   ", ""]);
});

const fresh = (now: string, before: string): string[] =>
  markDifferences(
    blocksOf(now).map((block) => pieces(block)),
    blocksOf(before),
  )
    .flat()
    .filter((piece) => piece.other)
    .map((piece) => piece.text);

test("of a map those letters are new that stand where there was something else", () => {
  assert.deepEqual(fresh("ab\n\x1b[1mcd\x1b[0m", "ab\n\x1b[31mxd\x1b[0m"), ["c"]);
});

test("beside the map words are new that were not there, wherever lines break", () => {
  const before = "· ·\n\nGods to choose: Elegua +4, Dziva +2, Eshu\n    +4, Qamata +2\nTiles left: wood 6, clay 4";
  const now = "· ·\n\nGods to choose: Elegua +4, Dziva\n    +2, Qamata +2\nTiles left: wood 6, clay\n    14";
  assert.deepEqual(fresh(now, before), ["14"]);
});

test("players who change places are not new, and a block that is parted otherwise changes nothing", () => {
  const before = "·\n\nRound 6\n\n> 1  Anna: 4 of 30 points\n  2  Baraka: 7 of 29 points";
  const now = "·\n\nRound 6\n\n  2  Baraka: 7 of 29 points\n> 1  Anna: 5 of 30 points";
  assert.deepEqual(fresh(now, before), ["5"]);
});

test("row by row nothing is lost, and empty rows stay", () => {
  const block = pieces("ab\n\n\x1b[31mcd\nef\x1b[0m");
  assert.deepEqual(
    rows(block).map((row) => row.map((piece) => piece.text)),
    [["ab\n"], ["\n"], ["cd\n"], ["ef"]],
  );
  assert.equal(rows(block)[2]![0]!.ink, rows(block)[3]![0]!.ink);
});
