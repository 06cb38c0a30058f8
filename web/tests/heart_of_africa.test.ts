/** Heart of Africa: what stands in an area never runs into what stands in another. */
import assert from "node:assert/strict";
import test from "node:test";

import { named, ROOMS, setOut, things, type Scale, type Thing } from "../src/boards/heart_of_africa/crowd";
import { fightOf, verdictOf } from "../src/boards/heart_of_africa/fight";
import type { AreaView, HeartView } from "../src/boards/heart_of_africa/view";

/** As the map is drawn on a laptop, and on a phone held upright. */
const SCALES: Record<string, Scale> = {
  laptop: { token: 36, least: 27.2, letters: 20.5 },
  phone: { token: 43.5, least: 43.5, letters: 30 },
};
const SEATS = 5;
/** Names as long as they come. */
const NAMES: Record<string, string> = {
  barbary: "Costa dei Barbari", guinea: "Costa di Guinea", niger: "Upper Niger", nigeria: "Delta del Niger", lakes: "Grandi Laghi",
  heart: "Cuore dell'Africa", cape: "Colonia del Capo",
};
const TAG: Thing = { kind: "tag", ap: 12, enters: true };

/** How wide things are drawn, against the size of a token. */
const WIDE: Record<string, number> = { tag: 2.2, value: 1.3 };

type Stand = Partial<AreaView>;
const NOBODY: AreaView = {
  traders: Array<number>(SEATS).fill(0), wholesalers: [], neutrals: 0, resource: "gold", value: 5, station: false, coastal: true,
  heart: false, owner: null,
};

/** The same in every area, but for whom one area has all wholesalers. */
function everywhere(stand: Stand, most: Stand = {}): HeartView {
  const areas = Object.keys(ROOMS).map((id, n) => [id, { ...NOBODY, ...stand, ...(n === 13 ? most : {}) }]);
  return { areas: Object.fromEntries(areas), active: null, turn: null, players: [] } as unknown as HeartView;
}

interface Box { what: string; x: number; y: number; w: number; h: number }

/** What stands in an area, as it is drawn. */
function boxes(view: HeartView, id: string, scale: Scale, more: Thing[] = []): Box[] {
  const out = setOut(id, [...things(view.areas[id]!, id, view), ...more], scale, NAMES[id] ?? id);
  return out.placed.map((thing) => {
    const w = thing.kind === "name" ? out.name!.w * 0.9 : out.size * (WIDE[thing.kind] ?? 0.8);
    const h = thing.kind === "name" ? out.letters * 0.75 * out.name!.lines.length : out.size * 0.8;
    return { what: `${thing.kind} in ${id}`, x: thing.x, y: thing.y, w, h };
  });
}

const meet = (one: Box, other: Box): boolean => Math.abs(one.x - other.x) < (one.w + other.w) / 2 && Math.abs(one.y - other.y) < (one.h + other.h) / 2;

/** Pairs of things that lie over one another, within an area or across a border. */
function overlapping(view: HeartView, scale: Scale, more: Thing[] = []): string[] {
  const all = Object.keys(ROOMS).flatMap((id) => boxes(view, id, scale, more));
  return all.flatMap((one, n) => all.slice(n + 1).filter((other) => meet(one, other)).map((other) => `${one.what} and ${other.what}`));
}

const FULL: Stand = { traders: Array<number>(SEATS).fill(14), neutrals: 9, station: true };
/** All players meet in one area, and one of them is everywhere else. */
const meeting = (id: string): HeartView => {
  const view = everywhere({ traders: [3, 0, 0, 0, 0], neutrals: 2 });
  return { ...view, areas: { ...view.areas, [id]: { ...NOBODY, ...FULL } } };
};
const POSITIONS: [string, HeartView][] = [
  ["nobody anywhere", everywhere({})],
  ["one player in every area", everywhere({ traders: [3, 0, 0, 0, 0], neutrals: 2 })],
  ["two players and a station in every area", everywhere({ traders: [3, 2, 0, 0, 0], neutrals: 2, station: true })],
  ["five players in every area", everywhere(FULL, { wholesalers: [0, 1, 2, 3, 4] })],
];
/** A phone at rest cannot show all five players in all areas at once; there one looks closer. */
const SHOWN: [string, [string, HeartView][]][] = [
  ["laptop", POSITIONS],
  ["phone", [...POSITIONS.slice(0, 3), ...Object.keys(ROOMS).map((id): [string, HeartView] => [`five players in ${id}`, meeting(id)])]],
];
for (const [name, positions] of SHOWN) {
  test(`nothing lies over anything else, ${name}`, () => {
    const over = positions.flatMap(([position, view]) => overlapping(view, SCALES[name]!).map((pair) => `${position}: ${pair}`));
    assert.deepEqual(over, []);
  });
}

/** What an area holds most of the time. */
const USUAL: Record<string, Stand> = {
  nobody: {}, neutrals: { neutrals: 2 }, one: { traders: [3, 0, 0, 0, 0] }, lead: { traders: [3, 0, 0, 0, 0], wholesalers: [0] },
  "one among neutrals": { traders: [3, 0, 0, 0, 0], neutrals: 1 }, "one with a station": { traders: [3, 0, 0, 0, 0], station: true, neutrals: 1 },
};
for (const name of ["laptop", "phone"]) {
  test(`neighbours with whatever they usually hold keep apart, ${name}`, () => {
    const drawn = Object.entries(USUAL).map(([held, stand]) => [held, everywhere(stand)] as const);
    const found = Object.keys(ROOMS).flatMap((id, n) => Object.keys(ROOMS).slice(n + 1).flatMap((other) =>
      drawn.flatMap(([here, view]) => drawn.flatMap(([there, seen]) =>
        boxes(view, id, SCALES[name]!).flatMap((one) => boxes(seen, other, SCALES[name]!).filter((two) => meet(one, two)).map((two) => `${one.what} (${here}) and ${two.what} (${there})`)),
      )),
    ));
    assert.deepEqual(found, []);
  });
}

test("what it costs to come to an area covers nothing", () => {
  for (const [, view] of POSITIONS.slice(0, 3)) assert.deepEqual(overlapping(view, SCALES.laptop!, [TAG]), []);
});

test("where little stands it is drawn larger", () => {
  const size = (id: string, stand: Stand): number => {
    const view = everywhere(stand);
    return setOut(id, things(view.areas[id]!, id, view), SCALES.laptop!, id).size;
  };
  assert.ok(size("bornu", { neutrals: 1 }) > SCALES.laptop!.token * 1.2);
  assert.ok(size("nubia", FULL) < SCALES.laptop!.token);
});

test("a name that is too long for its area is parted", () => {
  assert.deepEqual(named("Costa di Zanzibar", 30, 165).lines, ["Costa di", "Zanzibar"]);
  assert.deepEqual(named("Sudan", 30, 165).lines, ["Sudan"]);
});

test("a fight is told from the side of who looks, with what they have committed", () => {
  const side = (seat: number, base: number): object => ({ seat, weight: base, reputation: 1, base, influence: 4, counters: 1, secret: 1, most: base + 30, loses: "trader", leaves: 0 });
  const view = { conflict: { area: "congo", foe: 0, sides: [side(1, 4), side(0, 2)], tie: 0 }, commitment: null } as unknown as HeartView;
  assert.equal(fightOf(view, 0)!.mine.seat, 0);
  assert.equal(fightOf(view, 0)!.strength, 2);
  assert.equal(fightOf(view, -1)!.mine.seat, 1);
  const committed = { ...view, commitment: { retreat: false, influence: 2, counters: { move_group: 1 }, strength: 17 } };
  const fight = fightOf(committed as unknown as HeartView, 0)!;
  assert.deepEqual([fight.influence, fight.counters, fight.strength], [2, 1, 17]);
  assert.equal(fightOf({ ...view, conflict: null }, 0), null);
});

test("a fight is hopeless only where no commitment could win it", () => {
  const side = (seat: number, base: number, most: number): object => ({ seat, weight: 1, reputation: 1, base, influence: 0, counters: 0, secret: 0, most, loses: "trader", leaves: 0 });
  const verdict = (strength: number, most: number, base: number, othersMost: number, tie = 0): string => {
    const view = { conflict: { area: "congo", foe: 0, sides: [side(1, strength, most), side(0, base, othersMost)], tie }, commitment: null };
    return verdictOf(fightOf(view as unknown as HeartView, 1)!, tie);
  };
  assert.equal(verdict(0, 69, 2, 11), "short");
  assert.equal(verdict(0, 2, 2, 11), "hopeless");
  assert.equal(verdict(0, 2, 2, 11, 1), "short");
  assert.equal(verdict(3, 69, 2, 11), "open");
  assert.equal(verdict(12, 69, 2, 11), "sure");
  assert.equal(verdict(11, 69, 2, 11), "open");
  assert.equal(verdict(11, 69, 2, 11, 1), "sure");
});
