/** The board of The Great Zimbabwe: how pieces lie, what the basket holds, and where answers point. */
import assert from "node:assert/strict";
import test from "node:test";

import type { Sight } from "../src/boards/board";
import { basket, restOf } from "../src/boards/great_zimbabwe/basket";
import { landOf } from "../src/boards/great_zimbabwe/land";
import { answers, lieAt, turned } from "../src/boards/great_zimbabwe/lies";
import { outline } from "../src/boards/great_zimbabwe/outline";
import { nextPlaque, type ZimbabweView } from "../src/boards/great_zimbabwe/view";

const NOTHING = { craft: null, kind: null, cell: null, sites: [] as string[] };
const view = (some: object): ZimbabweView =>
  ({ land: ["..~", ".W.", "S.."], laying: NOTHING, monuments: [], craftsmen: [], plan: [], plaques: [], ...some }) as unknown as ZimbabweView;
const ringsOf = (path: string): number => path.split("M").length - 1;

test("the land has names, water, resources and starting areas", () => {
  const land = landOf(view({}));
  assert.deepEqual([land.columns, land.rows, land.cells.length], [3, 3, 9]);
  assert.equal(land.at.get("C1")?.water, true);
  assert.equal(land.at.get("B2")?.resource, "wood");
  assert.equal(land.at.get("A3")?.start, true);
});

test("cells side by side have one outline, those that touch at a corner two", () => {
  const cell = (column: number, row: number): { column: number; row: number } => ({ column, row });
  assert.equal(ringsOf(outline([cell(0, 0), cell(1, 0)], { size: 10 })), 1);
  assert.equal(ringsOf(outline([cell(0, 0), cell(1, 1)], { size: 10 })), 2);
});

test("a piece lies over the cell that is pointed at, turned as wished where that is possible", () => {
  const now = view({ laying: { ...NOTHING, craft: "potter", sites: ["A1", "A1v", "B2v"] } });
  assert.deepEqual(lieAt(now, "A1", "down")?.cells, ["A1", "A2"]);
  assert.deepEqual(lieAt(now, "B1", "down")?.site, "A1");
  assert.equal(lieAt(now, "C3", "across"), null);
  const lie = lieAt(now, "A1", "across")!;
  assert.deepEqual(answers(now, lie), ["site A1", "way across"]);
  assert.equal(turned(now, lie)?.site, "A1v");
});

test("a square covers four cells", () => {
  const now = view({ laying: { ...NOTHING, craft: "sculptor", sites: ["A1"] } });
  assert.deepEqual(lieAt(now, "B2", "down")?.cells, ["A1", "B1", "A2", "B2"]);
});

test("the basket has what was picked, and the proposal for the rest", () => {
  const craftsmen = [{ id: "potter1", craft: "potter", owner: 0, cells: [] }, { id: "sculptor1", craft: "sculptor", owner: 1, cells: [] }];
  const now = view({ craftsmen, monuments: [{ cell: "A1", owner: 0, level: 2 }], plan: ["A1", "sculptor1"] });
  const rest = ["take B2", "from wood_carver1", "take B3", "maker potter1", "take C3"];
  const sight = { paths: [{ name: "rest", places: rest, number: 7 }, { name: "good", places: [], number: 5 }, { name: "good", places: [], number: 2 }] } as unknown as Sight;
  const [planned] = basket(now, sight);
  assert.deepEqual(planned!.goods.map((good) => [good.maker.place, good.maker.picked, good.cattle]), [["sculptor1", true, 5], ["potter1", false, 2]]);
  assert.equal(planned!.goods[0]!.primary?.place, "wood_carver1");
  assert.deepEqual(restOf(sight), rest);
});

test("the next head goes to the plaque after the last one", () => {
  assert.equal(nextPlaque(view({ plaques: [{ cattle: 1 }, { cattle: 1 }, { cattle: 0 }] })), 2);
});
