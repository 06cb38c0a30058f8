/** What boards share: looking, walking with arrow keys, and what a finger means. */
import assert from "node:assert/strict";
import test from "node:test";

import { tipCorner } from "../src/boards/shared/tips";
import { dragged, frame, held, scale, toWorld, whole, zoomed } from "../src/boards/shared/camera";
import { anchored } from "../src/boards/shared/names";
import { aim, ARROWS, nextSpot, spotsNear } from "../src/boards/shared/near";

const world = { x: 0, y: 0, w: 1000, h: 1000 };
const wide = { w: 800, h: 400 };

test("the whole world fits, in the middle", () => {
  const camera = held(whole(world), world, wide);
  assert.equal(scale(camera, world, wide), 0.4);
  assert.deepEqual(frame(camera, world, wide), { x: -500, y: 0, w: 2000, h: 1000 });
});

test("a world that wants room at its left gets it first", () => {
  const left = { ...world, left: 600 };
  assert.equal(frame(held(whole(left), left, wide), left, wide).x, -800);
  const narrow = { w: 500, h: 400 };
  assert.equal(frame(held(whole(left), left, narrow), left, narrow).x, -250);
});

test("a world that wants room below it gets it first", () => {
  const below = { ...world, below: 600 };
  const high = { w: 400, h: 800 };
  assert.equal(frame(held(whole(below), below, high), below, high).y, -200);
  assert.equal(frame(held(whole(below), below, { w: 400, h: 500 }), below, { w: 400, h: 500 }).y, 0);
});

test("what is under the pointer stays there when one zooms", () => {
  const pixel = { x: 500, y: 130 };
  let camera = held(whole(world), world, wide);
  const point = toWorld(pixel, camera, world, wide);
  camera = zoomed(camera, 3, pixel, world, wide);
  const again = toWorld(pixel, camera, world, wide);
  assert.ok(Math.hypot(again.x - point.x, again.y - point.y) < 1e-6);
});

test("a word about a place lies over nothing that can be chosen, and near the place where it can", () => {
  const place = { x: 200, y: 200, w: 40, h: 40 };
  const size = { w: 120, h: 50 };
  const screen = { w: 800, h: 600 };
  assert.deepEqual(tipCorner(place, size, screen, []), { x: 160, y: 144 }, "above it");
  const around = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => ({ x: 200 + 45 * i, y: 200 + 45 * j, w: 40, h: 40 })));
  const corner = tipCorner(place, size, screen, around);
  const meets = (box: { x: number; y: number; w: number; h: number }): boolean =>
    corner.x < box.x + box.w && box.x < corner.x + size.w && corner.y < box.y + box.h && box.y < corner.y + size.h;
  assert.ok(!around.some(meets));
  assert.ok(Math.hypot(corner.x - 160, corner.y - 195) < 160, "and still beside them");
  const inCorner = tipCorner({ x: 0, y: 0, w: 40, h: 40 }, size, screen, []);
  assert.ok(inCorner.x >= 0 && inCorner.y >= 40);
});

test("one never looks beside the world when there is more of it, nor too close", () => {
  const far = dragged(zoomed(whole(world), 4, { x: 0, y: 0 }, world, wide), { x: 9000, y: 9000 }, world, wide);
  const box = frame(far, world, wide);
  assert.ok(box.x >= 0 && box.y >= 0);
  assert.equal(zoomed(whole(world), 1000, { x: 0, y: 0 }, world, wide).zoom, 6);
  assert.equal(zoomed(whole(world), 0.001, { x: 0, y: 0 }, world, wide).zoom, 1);
});

const spots = [
  { id: "a", x: 0, y: 0 },
  { id: "b", x: 10, y: 2 },
  { id: "c", x: 30, y: 0 },
  { id: "d", x: 0, y: 10 },
];

test("an arrow leads to the nearest place in its direction", () => {
  assert.equal(nextSpot(spots, spots[0]!, ARROWS["ArrowRight"]!)?.id, "b");
  assert.equal(nextSpot(spots, spots[1]!, ARROWS["ArrowRight"]!)?.id, "c");
  assert.equal(nextSpot(spots, spots[0]!, ARROWS["ArrowDown"]!)?.id, "d");
  assert.equal(nextSpot(spots, spots[0]!, ARROWS["ArrowLeft"]!), null);
});

test("a finger means the answer under it, and sees it larger if there are several", () => {
  assert.deepEqual(
    spotsNear(spots, { x: 9, y: 0 }, 12).map((spot) => spot.id),
    ["b", "a"],
  );
  assert.deepEqual(aim(spots, new Set(["b"]), "a", { x: 4, y: 0 }, 12), { place: "b", closer: false });
  assert.deepEqual(aim(spots, new Set(["a", "b"]), "a", { x: 4, y: 0 }, 12), { place: null, closer: true });
  assert.deepEqual(aim(spots, new Set(["c"]), "a", { x: 4, y: 0 }, 12), { place: "a", closer: false });
});

test("a name on the map lies within the world, and stays where it is if it does already", () => {
  const name = { x: 980, side: "middle" as const, text: "Madagascar", size: 20 };
  assert.equal(anchored(name, world), 1000 - 62);
  assert.equal(anchored({ ...name, x: 20, side: "end" }, world), 124);
  assert.equal(anchored({ ...name, x: 500 }, world), 500);
});
