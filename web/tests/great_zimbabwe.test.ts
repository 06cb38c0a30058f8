/** The board of The Great Zimbabwe: how pieces lie, what the basket holds, and where answers point. */
import assert from "node:assert/strict";
import test from "node:test";

import type { Sight } from "../src/boards/board";
import { basket, costOf, paidBy, restOf } from "../src/boards/great_zimbabwe/basket";
import { landOf } from "../src/boards/great_zimbabwe/land";
import { answers, placementAt, turned } from "../src/boards/great_zimbabwe/placements";
import { outline } from "../src/boards/great_zimbabwe/outline";
import { result } from "../src/boards/great_zimbabwe/result";
import type { ZimbabweView } from "../src/boards/great_zimbabwe/view";
import { houseWords, titleWords } from "../src/words/catalogues";
import { Words } from "../src/words/words";

const NOTHING = { craft: null, kind: null, cell: null, sites: [] as string[] };
const view = (some: object): ZimbabweView =>
  ({
    land: ["..~", ".W.", "S.."],
    laying: NOTHING,
    monuments: [],
    craftsmen: [],
    plan: [],
    plaques: [],
    ...some,
  }) as unknown as ZimbabweView;
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
  assert.deepEqual(placementAt(now, "A1", "down")?.cells, ["A1", "A2"]);
  assert.deepEqual(placementAt(now, "B1", "down")?.site, "A1");
  assert.equal(placementAt(now, "C3", "across"), null);
  const placement = placementAt(now, "A1", "across")!;
  assert.deepEqual(answers(now, placement), ["site A1", "way across"]);
  assert.equal(turned(now, placement)?.site, "A1v");
});

test("a square covers four cells", () => {
  const now = view({ laying: { ...NOTHING, craft: "sculptor", sites: ["A1"] } });
  assert.deepEqual(placementAt(now, "B2", "down")?.cells, ["A1", "B1", "A2", "B2"]);
});

test("the basket has what was picked, and the proposal for the rest", () => {
  const now = view({ plan: ["A1", "sculptor1"] });
  const rest = ["take B2", "from wood_carver1", "take B3", "maker potter1", "take C3"];
  const path = (name: string, places: string[], number: number): object => ({ name, places, number });
  const paths = [
    path("raise", ["A1"], 3),
    path("way", ["A1", "sculptor1"], 0),
    path("good", ["sculptor1", "B2", "wood_carver1", "B3"], 5),
    path("good", ["potter1", "C3"], 2),
    path("rest", rest, 7),
  ];
  const sight = { paths } as unknown as Sight;
  const [planned, ...more] = basket(now, sight);
  assert.deepEqual([planned!.cell, planned!.level, more], ["A1", 3, []]);
  assert.deepEqual(
    planned!.goods.map((good) => good.picks.map((pick) => [pick.place, pick.picked])),
    [
      [
        ["sculptor1", true],
        ["B2", false],
        ["wood_carver1", false],
        ["B3", false],
      ],
      [
        ["potter1", false],
        ["C3", false],
      ],
    ],
  );
  assert.deepEqual(
    planned!.goods.map((good) => good.cattle),
    [5, 2],
  );
  assert.deepEqual(planned!.goods[1]!.picks[0]!.before, rest.slice(0, 3));
  assert.deepEqual(
    planned!.goods.map((good) => good.picks.map((pick) => pick.at)),
    [
      [1, 2, 3, 4],
      [5, 6],
    ],
  );
  assert.deepEqual([restOf(sight), costOf(sight)], [rest, 7]);
});

test("everybody who is paid is named, the stock too", () => {
  const note = (key: string): object => ({ key, params: {} });
  const marks = [
    { place: "2", number: 3, note: note("sight-paid-work") },
    { place: "stock", number: 1, note: note("sight-paid-hubs") },
  ];
  const paid = paidBy({ layers: [{ name: "paid", marks }] } as unknown as Sight);
  assert.deepEqual(
    paid.map(({ seat, cattle, hubs }) => [seat, cattle, hubs]),
    [
      [2, 3, false],
      [null, 1, true],
    ],
  );
});

test("the result says what brought the points and which cards made the requirement", async () => {
  const adds = [
    { kind: "god", card: "eshu", vr: 4 },
    { kind: "god", card: "xango", vr: -2 },
  ];
  const monuments = [
    { cell: "A1", owner: 0, level: 1 },
    { cell: "C1", owner: 0, level: 3 },
    { cell: "B3", owner: 1, level: 5 },
  ];
  const over = view({ monuments, players: [{ vr: 22, adds }], craftsmen: [{ owner: 0 }], scoring: { beginning: [-20] } });
  const say = new Words("en", [...(await houseWords("en")), await titleWords("great_zimbabwe", "en")]);
  assert.equal(result(over, 0, say), "Monuments of level 3 and 1, 1 craftsman. Needed 22: 20, Eshu +4 and Xango −2.");
});
