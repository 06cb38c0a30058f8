/** The board of Namibia: where answers point, what a click may have meant, and what moves. */
import assert from "node:assert/strict";
import test from "node:test";

import geometry from "../../src/baobab/titles/namibia/geometry.json";
import type { Option } from "../src/boards/board";
import type { Point } from "../src/boards/shared/camera";
import { laid, moves } from "../src/boards/namibia/changes";
import { far, HEX, HEXES, PORTS, SIDE, SIDES } from "../src/boards/namibia/ground";
import { leastOf, letters } from "../src/boards/namibia/letters";
import { changedPlaces, column, inHand, intents, places, placesInLine, subject } from "../src/boards/namibia/places";
import type { Company, Lying, NamibiaView, Trade } from "../src/boards/namibia/view";

const company = (more: Partial<Company> = {}): Company => ({
  out: false,
  forbidden: "gold",
  money: 15,
  reputation: 15,
  total: 15,
  unfinished: 0,
  final: 18,
  heads: 5,
  tracks: 0,
  truck: null,
  bid: 0,
  hand: [],
  ...more,
});
const trade = (more: Partial<Trade> = {}): Trade => ({
  price: 6,
  demand: 6,
  supply: null,
  port: null,
  half: 3,
  next: { price: 9, demand: 9 },
  settled: false,
  ...more,
});

function view(spaces: Record<string, Lying>, more: Partial<NamibiaView> = {}): NamibiaView {
  return {
    turn: { seat: 0, mine: null },
    round: 1,
    rounds: 6,
    scoring: { reputation: [0, 0, 0] },
    auction: false,
    places: [],
    order: [0, 1, 2],
    minimum_bid: 1,
    standing_bid: 0,
    taken: [],
    spaces,
    tracks: [],
    networks: [],
    active: null,
    selling: null,
    market: { diamond: trade(), gold: trade(), silver: trade(), copper: trade() },
    supply: { cubes: {}, tracks: 0, markers: 0 },
    players: [company(), company(), company()],
    ...more,
  };
}

const option = (action: string): Option => ({
  action,
  params: {},
  key: `action-${action.split(" ")[0]}`,
  preview: null,
  ahead: [],
  beyond: [],
  final: false,
  effect: [],
  ends: false,
  rank: 0,
});

test("the map has its spaces, ports and sides", () => {
  assert.equal(HEXES.length, 60);
  assert.equal(HEXES.filter((hex) => hex.use === "mine").length, 53);
  assert.equal(HEXES.filter((hex) => hex.square).length, 4);
  assert.equal(PORTS.length, 4);
  assert.equal(SIDES.filter((side) => !side.seaward).length, 189);
  assert.equal(new Set(PORTS.map((port) => port.tint)).size, 4);
  assert.equal(new Set(PORTS.map((port) => port.dash)).size, 4);
});

test("sides are called and lie as in the title's own geometry", () => {
  const edges = Object.entries(geometry.edges);
  assert.deepEqual(SIDES.map(({ id }) => id).toSorted(), edges.map(([id]) => id).toSorted());
  for (const [id, { ends, seaward }] of edges) {
    const side = SIDE.get(id)!;
    assert.equal(side.seaward, seaward, id);
    const far = (a: Point, [x, y]: number[]): number => Math.hypot(a.x - x!, a.y - y!);
    const [one, two] = [ends[0]!, ends[1]!];
    assert.ok(Math.min(far(side.ends[0], one) + far(side.ends[1], two), far(side.ends[0], two) + far(side.ends[1], one)) < 0.5, id);
  }
});

test("a side is near along all of its length", () => {
  const side = SIDE.get("C1-C2")!;
  assert.ok(far(side, side.ends[0]) < 0.1);
  assert.ok(far(side, HEX.get("C1")!) > 40);
});

test("answers point at spaces, sides, columns and cubes in hand", () => {
  const now = view({}, { turn: { seat: 0, mine: "K4" } });
  assert.deepEqual(places(option("cube gold C4"), now), ["C4", inHand("gold")]);
  assert.deepEqual(places(option("select copper B0"), now), ["B0", column("copper")]);
  assert.deepEqual(places(option("lay C1-C2"), now), ["C1-C2"]);
  assert.deepEqual(places(option("truck C4"), now), ["C4"]);
  assert.deepEqual(places(option("ship"), now), ["K4"]);
  assert.deepEqual(places(option("number 7"), now), ["amount"]);
});

test("a click where nothing can be done is a question about what is meant", () => {
  const now = view({}, { players: [company({ hand: ["silver"] })] });
  assert.deepEqual(intents("C1-C2", now, "start"), ["lay C1-C2"]);
  assert.deepEqual(intents("C4", now, "cube"), ["cube silver C4"]);
  assert.deepEqual(intents("C4", now, "explore"), ["explore diamond C4", "explore silver C4", "explore copper C4"]);
  assert.equal(intents("B0", now, "select")[0], "select diamond B0");
  assert.deepEqual(intents("C4", now, "start"), ["mine C4"]);
  assert.equal(intents(column("gold"), now, "bribe")[0], "select gold B0");
  assert.deepEqual(intents("C4", now, "explore", "copper"), ["explore copper C4"], "with a commodity picked, it is about that");
  assert.deepEqual(intents("B0", now, "select", "gold"), ["select gold B0"]);
});

test("lines of the log name spaces, sides, ports and columns, and what differs is marked", () => {
  const line = {
    key: "",
    params: { seat: { kind: "seat", id: "1" }, commodity: { kind: "commodity", id: "gold" }, port: { kind: "port", id: "B0" } },
  };
  assert.deepEqual(placesInLine(line), [column("gold"), "B0"]);
  const was = view({ C4: {} });
  const now = view({ C4: { commodity: "gold", cubes: 2 } }, { tracks: ["C1-C2"] });
  assert.deepEqual(changedPlaces(was, now), ["C4", "C1-C2"]);
  assert.deepEqual(laid(was, now), ["C1-C2"]);
});

test("cubes come from above and go to sea, with what they brought", () => {
  const was = view(
    { C4: { commodity: "gold", cubes: 2, owner: 1, completed: true } },
    { selling: "gold", market: { ...view({}).market, gold: trade({ port: "B0", supply: 0 }) } },
  );
  const now = view(
    { C4: { owner: 1, completed: true } },
    { ...was, spaces: { C4: { owner: 1, completed: true } }, players: [company(), company({ money: 27 }), company()] },
  );
  const found = moves(was, now);
  assert.deepEqual(
    found.map((move) => move.what),
    [{ cubes: 2, commodity: "gold" }, { gain: 12 }],
  );
  assert.deepEqual(found[0]?.to, PORTS[0]?.disc);
  const grown = moves(view({ D4: {} }), view({ D4: { commodity: "copper", cubes: 1 } }));
  assert.equal(grown[0]?.lands, "D4");
});

test("letters are large enough to be read, or are left out", () => {
  for (const unit of [0.3, 0.36, 0.42, 0.61, 1, 3]) {
    for (const size of Object.values(letters(unit, leastOf(true)))) assert.ok(size === 0 || size * unit >= 10);
    for (const size of Object.values(letters(unit, leastOf(false)))) assert.ok(size === 0 || size * unit >= 11);
  }
  assert.ok(letters(0.61, leastOf(false)).cube, "a laptop has room for all of them");
  assert.ok(letters(0.37, leastOf(true)).bare, "a phone has room for names where nothing lies");
});

test("there is something to see of spaces, sides, ports and columns", () => {
  assert.equal(subject("C4"), "space C4");
  assert.equal(subject("C1-C2"), "edge C1-C2");
  assert.equal(subject("B0"), "port B0");
  assert.equal(subject(column("gold")), "commodity gold");
  assert.equal(subject("amount"), null);
});
