/** The board of Africa: where answers point, and what moves. */
import assert from "node:assert/strict";
import test from "node:test";

import { changedPlaces, moves, turned } from "../src/boards/africa/changes";
import { AT, SPACES } from "../src/boards/africa/ground";
import { heap, intents, places, placesAhead, usualOption } from "../src/boards/africa/places";
import type { AfricaPlayer, AfricaView } from "../src/boards/africa/view";
import type { Option } from "../src/boards/board";

const player = (explorer: string | null, more: Partial<AfricaPlayer> = {}): AfricaPlayer => ({
  explorer,
  points: 0,
  total: 0,
  camps: 2,
  goods: {},
  gold: 0,
  gems: 0,
  ...more,
});

function view(spaces: Record<string, string>, players = [player("C3"), player("K1")]): AfricaView {
  return {
    spaces,
    players,
    face_down: {},
    idle: 0,
    scoring: { track: [0, 0] },
    supply: 8,
    monuments: 0,
    last_monument: 9,
    turn: { seat: 0, step: 1, steps: 2, space: null, goods: null },
  };
}

const option = (action: string, params: Record<string, unknown> = {}): Option => ({
  action,
  params,
  key: `action-${action.split(" ")[0]}`,
  preview: null,
  ahead: [],
  beyond: [],
  final: false,
  effect: [],
  ends: false,
  rank: 0,
});
const named = (kind: string, id: string): { kind: string; id: string } => ({ kind, id });

test("every space has its place on the map, and its own land", () => {
  assert.equal(SPACES.length, 101);
  assert.equal(SPACES.filter((space) => space.city).length, 5);
  assert.equal(AT.get("D1")?.land, "scrub");
  assert.ok(new Set(SPACES.map((space) => space.land)).size >= 6);
});

test("answers point at spaces, at the own explorer, or at somebody's goods", () => {
  const now = view({});
  assert.deepEqual(places(option("walk D4", { space: named("space", "D4") }), now), ["D4"]);
  assert.deepEqual(places(option("camp"), now), ["C3"]);
  assert.deepEqual(places(option("stay"), { ...now, turn: { ...now.turn, space: "E5" } }), ["E5"]);
  const swap = option("swap 1 pot", { opponent: named("seat", "1"), goods: named("goods", "pot") });
  assert.deepEqual(places(swap, now), [heap(1, "pot")]);
  assert.deepEqual(places(option("pass"), now), []);
});

test("a tile can be turned ahead of the question, and walking is what a click means", () => {
  assert.deepEqual(placesAhead("flip D4"), ["D4"]);
  assert.deepEqual(placesAhead("lift D4"), []);
  const [walk, travel] = [option("walk D4"), option("travel D4")];
  assert.equal(usualOption([travel, walk]), walk);
  assert.equal(usualOption([option("camp"), option("mine")]), undefined);
});

test("a click where nothing can be done is a question about what is meant", () => {
  const now = view({ D4: "down", D5: "lion", D6: "bare", C3: "bare" });
  assert.deepEqual(intents("D4", now, "move"), ["walk D4", "travel D4"]);
  assert.equal(intents("D4", now, "act")[0], "flip D4");
  assert.equal(intents("D5", now, "act")[0], "lift D5");
  assert.deepEqual(intents("C3", now, "act"), ["camp", "mine"]);
  assert.deepEqual(intents("D6", now, "put"), ["put D6"]);
  assert.deepEqual(intents(heap(1, "pot"), now, "swap"), ["swap 1 pot"]);
});

test("a tile flies from where it was, a find to its finder, a camp from above", () => {
  const was = view({ C4: "lion", D4: "bare", E4: "bare", F4: "down", G4: "down" });
  const now = view({ C4: "bare", D4: "lion", E4: "camp", F4: "bare", G4: "zebra" }, [
    player("C3", { points: 2, goods: { pot: 1 } }),
    player("K1"),
  ]);
  const found = moves(was, now);
  const lion = found.find((move) => "face" in move.what && move.what.face === "lion")!;
  assert.deepEqual(lion.from, { x: AT.get("C4")!.x, y: AT.get("C4")!.y });
  assert.equal(lion.lands, "D4");
  assert.equal(found.find((move) => "face" in move.what && move.what.face === "camp")?.lands, "E4");
  assert.ok(found.some((move) => "face" in move.what && move.what.face === "pot"));
  assert.ok(found.some((move) => "points" in move.what && move.what.points === 2 && move.rises));
  assert.deepEqual([...turned(was, now)], ["G4"]);
  assert.deepEqual(changedPlaces(was, now), ["C4", "D4", "E4", "F4", "G4"]);
});

test("what was mined flies to whoever mined it", () => {
  const was = view({ C4: "gold2", D4: "gem1" });
  const now = view({ C4: "bare", D4: "bare" }, [player("C3", { gold: 2, gems: 1 }), player("K1")]);
  assert.equal(moves(was, now).filter((move) => "face" in move.what).length, 2);
  assert.deepEqual(moves(now, now), []);
});
