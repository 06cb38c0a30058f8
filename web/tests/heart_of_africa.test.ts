/** Heart of Africa: what stands in an area never runs into what stands in another. */
import assert from "node:assert/strict";
import test from "node:test";

import { named, ROOMS, setOut, things, type Scale } from "../src/boards/heart_of_africa/crowd";
import type { HeartView } from "../src/boards/heart_of_africa/view";

const DESK: Scale = { token: 36, least: 27.6, letters: 20.5 };
const SEATS = 5;

/** All five players with many traders everywhere, neutrals, and a station in every second area. */
function crowded(): HeartView {
  const ids = Object.keys(ROOMS);
  const area = (n: number): object => ({
    traders: Array<number>(SEATS).fill(14), wholesalers: n === 13 ? [0] : [], neutrals: 9, resource: "gold", value: 5,
    station: n % 4 === 0, coastal: true, heart: false, owner: null,
  });
  return { areas: Object.fromEntries(ids.map((id, n) => [id, area(n)])), active: null, turn: null, players: [] } as unknown as HeartView;
}

test("with five players in every area nothing lies over anything else", () => {
  const view = crowded();
  const boxes = Object.keys(ROOMS).flatMap((id) => {
    const out = setOut(id, things(view.areas[id]!, id, view), DESK, named("Upper Niger", DESK.letters, ROOMS[id]!.w));
    return out.placed.filter((thing) => thing.kind !== "name").map((thing) => ({ id, x: thing.x, y: thing.y, r: out.size * 0.4 }));
  });
  const over = boxes.flatMap((one, n) =>
    boxes.slice(n + 1).filter((other) => Math.abs(one.x - other.x) < one.r + other.r && Math.abs(one.y - other.y) < one.r + other.r)
      .map((other) => `${one.id} ${Math.round(one.x)},${Math.round(one.y)} and ${other.id} ${Math.round(other.x)},${Math.round(other.y)}`),
  );
  assert.deepEqual(over, []);
});

test("a name that is too long for its area is parted", () => {
  assert.deepEqual(named("Costa di Zanzibar", 30, 165).lines, ["Costa di", "Zanzibar"]);
  assert.deepEqual(named("Sudan", 30, 165).lines, ["Sudan"]);
});
