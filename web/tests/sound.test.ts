import assert from "node:assert/strict";
import { test } from "node:test";

import { between } from "../src/shell/controls/count.svelte";
import { soundBetween } from "../src/shell/sound/occasions";
import { steps, wayOver } from "../src/boards/shared/walk";

type Told = Parameters<typeof soundBetween>[1];
const told = (seq: number, more: Partial<Told>): Told => ({ status: "playing", asked: 1, seat: 0, seq, decision: null, ...more });
const question = {} as NonNullable<Told["decision"]>;
const mine = { asked: 0, decision: question };

test("one's turn is heard when it begins, not with every step of it", () => {
  assert.equal(soundBetween(told(1, {}), told(2, mine)), "turn");
  assert.equal(soundBetween(told(2, mine), told(3, mine)), "move");
  assert.equal(soundBetween(told(2, mine), told(3, {})), "move");
});

test("nothing is heard on coming in, on looking from another seat, or of what is old", () => {
  assert.equal(soundBetween(null, told(1, mine)), null);
  assert.equal(soundBetween(told(1, {}), told(2, { ...mine, seat: 1 })), null);
  assert.equal(soundBetween(told(2, {}), told(2, mine)), null);
  assert.equal(soundBetween(told(1, {}), told(2, { status: "open" })), null);
});

test("the end is heard once", () => {
  const over = { status: "over", asked: -1 } as const;
  assert.equal(soundBetween(told(1, mine), told(2, over)), "end");
  assert.equal(soundBetween(told(2, over), told(3, over)), null);
});

test("a number on its way is between where it was and where it is", () => {
  assert.equal(between(3, 10, 0), 3);
  assert.equal(between(3, 10, 1), 10);
  assert.ok([0.2, 0.5, 0.8].every((part) => between(3, 10, part) >= 3 && between(3, 10, part) <= 10));
});

test("a piece is set down on every place of its way", () => {
  const frames = steps([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  assert.deepEqual(
    frames.map((frame) => frame.offset),
    [0, 0.25, 0.5, 0.75, 1],
  );
  assert.equal(frames[2]!.transform, "translate(10px, 0px)");
  assert.equal(frames.at(-1)!.transform, "translate(10px, 10px)");
});

test("the way leads from neighbour to neighbour, and none is longer than it may be", () => {
  const beside = (n: number): number[] => [n - 1, n + 1].filter((other) => other >= 0 && other <= 9);
  assert.deepEqual(wayOver(2, 4, beside, 3), [2, 3, 4]);
  assert.equal(wayOver(2, 8, beside, 3), null);
});
