/** Heart of Africa: what stands in an area never runs into what stands in another. */
import assert from "node:assert/strict";
import test from "node:test";

import { named, ROOMS, seaName, setOut, things, type Scale, type Thing } from "../src/boards/heart_of_africa/crowd";
import { lookedAt } from "../src/boards/heart_of_africa/amounts";
import { conflictKind, fightOf, partsOf, verdictOf } from "../src/boards/heart_of_africa/fight";
import { intents } from "../src/boards/heart_of_africa/places";
import { madeOf, result } from "../src/boards/heart_of_africa/result";
import type { Option, Phrase, Say } from "../src/boards/board";
import type { AreaView, HeartView } from "../src/boards/heart_of_africa/view";

/** As the map is drawn on a laptop, and on a phone held upright. */
const SCALES: Record<string, Scale> = {
  laptop: { token: 36, least: 27.2, letters: 20.5 },
  phone: { token: 43.5, least: 43.5, letters: 30 },
  lying: { token: 38, least: 38, letters: 26 },
};
const SEATS = 5;
/** Names as long as they come. */
const NAMES: Record<string, string> = {
  barbary: "Costa dei Barbari",
  guinea: "Costa di Guinea",
  niger: "Upper Niger",
  nigeria: "Delta del Niger",
  lakes: "Grandi Laghi",
  heart: "Cuore dell'Africa",
  cape: "Colonia del Capo",
  zanzibar: "Costa di Zanzibar",
};
const TAG: Thing = { kind: "tag", ap: 12, enters: true };

/** How wide things are drawn, against the size of a token. */
const WIDE: Record<string, number> = { tag: 2.2, value: 1.3 };
const DENSE: Record<string, number> = { tag: 2, value: 1.05, station: 0.58, neutrals: 0.58, barred: 0.58, wholesaler: 0.46, traders: 0.76 };

type Stand = Partial<AreaView>;
const NOBODY: AreaView = {
  traders: Array<number>(SEATS).fill(0),
  wholesalers: [],
  neutrals: 0,
  resource: "gold",
  value: 5,
  station: false,
  coastal: true,
  heart: false,
  owner: null,
};

/** The same in every area, but for whom one area has all wholesalers. */
function everywhere(stand: Stand, most: Stand = {}): HeartView {
  const areas = Object.keys(ROOMS).map((id, n) => [id, { ...NOBODY, ...stand, ...(n === 13 ? most : {}) }]);
  return { areas: Object.fromEntries(areas) as unknown, active: null, turn: null, players: [] } as unknown as HeartView;
}

interface Box {
  what: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What stands in an area, as it is drawn. */
function boxes(view: HeartView, id: string, scale: Scale, more: Thing[] = []): Box[] {
  const out = setOut(id, [...things(view.areas[id]!, id, view), ...more], scale, NAMES[id] ?? id);
  return out.placed.map((thing) => {
    const wide = out.dense ? DENSE[thing.kind]! : (WIDE[thing.kind] ?? 0.8);
    const w = thing.kind === "name" ? out.name!.w * 0.9 : out.size * wide;
    const h = thing.kind === "name" ? out.letters * 0.75 * out.name!.lines.length : out.size * (out.dense ? 0.7 : 0.8);
    return { what: `${thing.kind} in ${id}`, x: thing.x, y: thing.y, w, h };
  });
}

const meet = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.w + other.w) / 2 && Math.abs(one.y - other.y) < (one.h + other.h) / 2;

/** Pairs of things that lie over one another, within an area or across a border. */
function overlapping(view: HeartView, scale: Scale, more: Thing[] = []): string[] {
  const all = Object.keys(ROOMS).flatMap((id) => boxes(view, id, scale, more));
  return all.flatMap((one, n) =>
    all
      .slice(n + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.what} and ${other.what}`),
  );
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
const SHOWN: [string, [string, HeartView][]][] = [
  ["laptop", POSITIONS],
  ["phone", [...POSITIONS, ...Object.keys(ROOMS).map((id): [string, HeartView] => [`five players in ${id}`, meeting(id)])]],
  ["lying", POSITIONS],
];
for (const [name, positions] of SHOWN) {
  test(`nothing lies over anything else, ${name}`, () => {
    const over = positions.flatMap(([position, view]) => overlapping(view, SCALES[name]!).map((pair) => `${position}: ${pair}`));
    assert.deepEqual(over, []);
  });
}

/** What an area holds most of the time. */
const USUAL: Record<string, Stand> = {
  nobody: {},
  neutrals: { neutrals: 2 },
  one: { traders: [3, 0, 0, 0, 0] },
  lead: { traders: [3, 0, 0, 0, 0], wholesalers: [0] },
  "one among neutrals": { traders: [3, 0, 0, 0, 0], neutrals: 1 },
  "one with a station": { traders: [3, 0, 0, 0, 0], station: true, neutrals: 1 },
};
for (const name of ["laptop", "phone"]) {
  test(`neighbours with whatever they usually hold keep apart, ${name}`, () => {
    const drawn = Object.entries(USUAL).map(([held, stand]) => [held, everywhere(stand)] as const);
    const found = Object.keys(ROOMS).flatMap((id, n) =>
      Object.keys(ROOMS)
        .slice(n + 1)
        .flatMap((other) =>
          drawn.flatMap(([here, view]) =>
            drawn.flatMap(([there, seen]) =>
              boxes(view, id, SCALES[name]!).flatMap((one) =>
                boxes(seen, other, SCALES[name]!)
                  .filter((two) => meet(one, two))
                  .map((two) => `${one.what} (${here}) and ${two.what} (${there})`),
              ),
            ),
          ),
        ),
    );
    assert.deepEqual(found, []);
  });
}

/** The names that stand at sea. */
function atSea(view: HeartView, scale: Scale): Box[] {
  return Object.entries(ROOMS).flatMap(([id, room]) => {
    const inside = boxes(view, id, scale).some((box) => box.what.startsWith("name"));
    const at = room.name ?? (inside ? undefined : room.spare);
    if (!at) return [];
    const name = seaName(NAMES[id] ?? id, scale.letters * 1.06);
    const x = at.x + ({ start: 1, middle: 0, end: -1 }[at.side] * name.w) / 2;
    return [{ what: `name of ${id} at sea`, x, y: at.y, w: name.w, h: scale.letters * 0.75 * name.lines.length }];
  });
}

test("names at sea lie over nothing, with what it costs to come to an area or without", () => {
  const stands = { ...USUAL, "one and a station": { traders: [3, 0, 0, 0, 0], station: true } };
  const shown = ["laptop", "phone", "lying"].flatMap((name) =>
    Object.entries(stands).flatMap(([position, stand]) => [[], [TAG]].map((more) => ({ name, position, view: everywhere(stand), more }))),
  );
  const over = shown.flatMap(({ name, position, view, more }) => {
    const named = atSea(view, SCALES[name]!);
    const stood = Object.keys(ROOMS).flatMap((id) => boxes(view, id, SCALES[name]!, more));
    return named.flatMap((one, n) =>
      [...named.slice(n + 1), ...stood]
        .filter((other) => meet(one, other))
        .map((other) => `${name}, ${position}: ${one.what} and ${other.what}`),
    );
  });
  assert.deepEqual(over, []);
});

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
  const side = (seat: number, base: number): object => ({
    seat,
    weight: base,
    reputation: 1,
    base,
    influence: 4,
    counters: 1,
    secret: 1,
    most: base + 30,
    loses: "trader",
    leaves: 0,
  });
  const view = { conflict: { area: "congo", foe: 0, sides: [side(1, 4), side(0, 2)], tie: 0 }, commitment: null } as unknown as HeartView;
  assert.equal(fightOf(view, 0)!.mine.seat, 0);
  assert.equal(fightOf(view, 0)!.strength, 2);
  assert.equal(fightOf(view, -1)!.mine.seat, 1);
  const committed = { ...view, commitment: { retreat: false, influence: 2, counters: { move_group: 1 }, strength: 17 } };
  const fight = fightOf(committed, 0)!;
  assert.deepEqual([fight.influence, fight.counters, fight.strength], [2, 1, 17]);
  assert.equal(fightOf({ ...view, conflict: null }, 0), null);
});

test("a fight is hopeless only where no commitment could win it", () => {
  const side = (seat: number, base: number, most: number): object => ({
    seat,
    weight: 1,
    reputation: 1,
    base,
    influence: 0,
    counters: 0,
    secret: 0,
    most,
    loses: "trader",
    leaves: 0,
  });
  const verdict = (strength: number, most: number, base: number, othersMost: number, tie = 0): string => {
    const view = {
      conflict: { area: "congo", foe: 0, sides: [side(1, strength, most), side(0, base, othersMost)], tie },
      commitment: null,
    };
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

test("a click on a counter asks for what that counter can do", () => {
  const view = { special: "majority_gold", players: [{ open_specials: { vp_per_area: 1 } }] } as unknown as HeartView;
  const meant = (counter: string, phase: string): string[] => intents(`counter:${counter}`, view, phase);
  assert.deepEqual(meant("majority_gold", "bid"), ["play majority_gold"]);
  assert.deepEqual(meant("vp_per_area", "act"), ["play vp_per_area"]);
  assert.deepEqual(meant("move_group", "neutral"), ["use move_group"]);
  assert.deepEqual(meant("majority_gold", "stake"), ["commit majority_gold"]);
});

const option = (action: string, key: string): Option => ({ action, key, params: {} }) as unknown as Option;

test("a stepper stands where the list or the board has set it, else at the least, and of groups at all", () => {
  const bids = [1, 2, 3].map((n) => option(`number ${n}`, "action-number-bid"));
  const marching = [1, 2, 3].map((n) => option(`number ${n}`, "action-number-group"));
  const at = (options: Option[], amount: Option | null): string | undefined =>
    lookedAt({ targets: new Map([["amount", options]]), amount })?.action;
  assert.equal(at(bids, null), "number 1");
  assert.equal(at(marching, null), "number 3");
  assert.equal(at(bids, bids[1]!), "number 2");
  assert.equal(at(bids, option("number 9", "action-number-bid")), "number 1");
  assert.equal(lookedAt({ targets: new Map(), amount: bids[1]! }), undefined);
});

test("every part of both strengths is told, of the other's only what may be known", () => {
  const side = (seat: number, influence: number): object => ({
    seat,
    weight: 4,
    reputation: 2,
    base: 8,
    influence,
    counters: 1,
    secret: 1,
    most: 60,
    loses: "trader",
    leaves: 0,
  });
  const view = { conflict: { area: "congo", foe: 0, sides: [side(1, 5), side(0, 7)], tie: 0 }, commitment: null } as unknown as HeartView;
  const parts = partsOf(fightOf(view, 1, option("number 3", "action-number-stake"))!);
  assert.deepEqual(
    parts.map((part) => [part.name, part.mine[0], part.other[0], part.open]),
    [
      ["pieces", 4, 4, false],
      ["influence", 3, 7, true],
      ["counters", 0, 2, true],
    ],
  );
  assert.equal(conflictKind(view, 1), "fight");
  assert.equal(conflictKind(view, 3), null);
  assert.equal(conflictKind(view, -1), "fight");
});

test("what brought the points is told item by item, each once, and adds up", () => {
  const line = (key: string, seat: number, params: Record<string, number>): Phrase => ({
    key,
    params: { seat: { kind: "seat", id: String(seat) }, ...params },
  });
  const log: Phrase[] = [
    line("event-first-vp", 0, { points: 4 }),
    line("event-first-vp", 1, { points: 3 }),
    line("event-auction-won", 0, { influence: 3, points: 2, ap: 7 }),
    line("event-share", 1, { points: 2, space: 5 }),
    line("event-scored", 0, { areas: 9, neutrals: 3, heart: 3, stations: 2, counter: 0, total: 11, space: 14 }),
    line("event-scored", 0, { areas: 10, neutrals: 1, heart: 3, stations: 0, counter: 4, total: 16, space: 30 }),
    line("event-played", 0, { points: 4 }),
  ];
  const made = { start: 4, areas: 19, heart: 6, stations: 2, counters: 4, neutrals: -4, shares: 0, bids: -2, track: 1 };
  assert.deepEqual(madeOf(log, 0, 30), made);
  const say = { say: (key: string) => key.replace("ui-hoa-made-", "") } as unknown as Say;
  const view = { players: [{ vp: 30 }, { vp: 5 }] } as unknown as HeartView;
  assert.equal(result(view, 0, say, log), "start 4, areas +19, heart +6, stations +2, counters +4, neutrals −4, bids −2, track +1");
  assert.equal(result(view, 1, say, log), "start 3, shares +2");
  const practice = log.filter(({ key }) => key !== "event-first-vp"); // begun in the middle of a game
  assert.equal(result(view, 1, say, practice), "shares +2, before +3");
});
