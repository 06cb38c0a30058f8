/** The picture of a title without a board: its blocks, its columns, and the colours of players. */
import assert from "node:assert/strict";
import test from "node:test";

import { blocksOf, columnsOf, lines, pieces } from "../src/shell/table/ansi";

test("an empty row within a map does not part it, what stands below is parted", () => {
  const picture = "Egypt\n– 0\n\n   │  ╱\nNubia\n\nPrices: gold 1\n\n\x1b[2mlegend\x1b[0m";
  assert.deepEqual(blocksOf(picture), ["Egypt\n– 0\n\n   │  ╱\nNubia", "Prices: gold 1", "\x1b[2mlegend\x1b[0m"]);
  assert.equal(blocksOf("A\n\n\x1b[2m  │\x1b[0m").length, 1);
});

test("columns are letters, not what paints them", () => {
  const block = pieces("\x1b[1mab\x1b[0mc\nd", "");
  assert.equal(columnsOf(block), 3);
  assert.equal(lines(block), 2);
});

test("a player has the same colour as everywhere, on what is written only", () => {
  const [named, room] = pieces("\x1b[94mNubia~   \x1b[0m", "heart_of_africa");
  assert.deepEqual([named!.text, named!.ground, named!.ink], ["Nubia~", "var(--seat-1)", "var(--seat-ink-1)"]);
  assert.deepEqual([room!.text, room!.ground], ["   ", ""]);
});
