/** Places in time: what is loaded, which line belongs to which moment, and what is new. */
import assert from "node:assert/strict";
import test from "node:test";

import {
  chunksFor,
  farthest,
  indexOf,
  linesOf,
  linkTo,
  momentOf,
  newsSince,
  placeIn,
  reelPace,
  type Point,
} from "../src/shell/history/time";

const point = (commit: number, own: number, seat: number, lines: number): Point => ({ commit, own, seat, lines, what: null });
const points = [point(0, 0, -1, 2), point(0, 1, 0, 3), point(1, 0, 0, 4), point(2, 0, 1, 4), point(3, 0, 2, 6)];

test("a commit point is found, and one that is not there is not", () => {
  assert.equal(indexOf(points, 1), 2);
  assert.equal(indexOf(points, 9), null);
});

test("a line leads to the moment that brought it, and a moment to its lines", () => {
  assert.deepEqual(
    [0, 2, 3, 5, 7].map((line) => momentOf(points, line)),
    [0, 1, 2, 4, 4],
  );
  assert.deepEqual(linesOf(points, 3), [4, 4]);
  assert.deepEqual(linesOf(points, 4), [4, 6]);
});

test("what is near is loaded beforehand, and nothing beyond the end", () => {
  assert.deepEqual(chunksFor(20, 100), [0]);
  assert.deepEqual(chunksFor(30, 100), [0, 32]);
  assert.deepEqual(chunksFor(33, 100), [32, 0]);
  assert.deepEqual(chunksFor(30, 32), [0]);
});

test("news are the moves of the others", () => {
  assert.deepEqual(newsSince(points, 1, 0), [3, 4]);
  assert.equal(reelPace(1500, 60), 250);
  assert.equal(reelPace(700, 3), 700);
});

test("of many views those near the moment stay", () => {
  const keys = ["3.0", "0.0", "1.0", "7.7", "0.1"];
  assert.deepEqual(farthest(keys, points, 1, 5), []);
  assert.deepEqual(farthest(keys, points, 0, 3), ["3.0", "7.7"]);
  assert.deepEqual(farthest(keys, points, 4, 2).sort(), ["0.0", "0.1", "7.7"]);
});

test("a link leads to a moment that all have seen, and a bent one nowhere", () => {
  assert.equal(linkTo({ commit: 17, own: 2 }, null), linkTo({ commit: 17, own: 0 }, null));
  assert.deepEqual(placeIn(linkTo({ commit: 17, own: 2 }, null)), { commit: 17, seat: null });
  assert.deepEqual(placeIn(linkTo({ commit: 0, own: 0 }, 1)), { commit: 0, seat: 1 });
  for (const bent of ["", "?at=", "?at=-1", "?at=x", "?at=99999999", "?from=1"]) assert.equal(placeIn(bent), null);
});
