/** The board of Ticket to Ride: where answers point, how tracks lie, and the shortest way. */
import assert from "node:assert/strict";
import test from "node:test";

import type { Option } from "../src/boards/board";
import { cardPlace, changedPlaces, intents, OFFER, pilePlace, places, placesAhead, TICKETS } from "../src/boards/ticket_to_ride/places";
import { drawn } from "../src/boards/ticket_to_ride/drawn";
import { far, nameOf, nodes, TRACK, TRACKS } from "../src/boards/ticket_to_ride/rails";
import type { TicketView } from "../src/boards/ticket_to_ride/view";
import { way } from "../src/boards/ticket_to_ride/ways";

type Claims = Record<string, { seat: number; doubled: boolean }>;
const turn = { seat: 0, phase: "turn", route: null as string | null };
const view = (routes: Claims, seats = 3, now = turn): TicketView => ({ routes, seats, turn: now }) as unknown as TicketView;
const option = (action: string): Option => ({
  action,
  ahead: [],
  beyond: [],
  params: {},
  key: "",
  preview: null,
  final: false,
  effect: [],
  ends: false,
  rank: 0,
});
const mine = { seat: 0, doubled: false };
const other = { seat: 1, doubled: false };

test("every track has two ends on the map, and doubles know each other", () => {
  assert.equal(TRACKS.length, 117);
  assert.equal(TRACKS.filter((track) => track.twin).length, 42);
  const track = TRACK.get("cabinda-luanda-green")!;
  assert.deepEqual([track.a, track.b, track.colour, track.terrain], ["cabinda", "luanda", "green", "jungle"]);
  assert.equal(TRACK.get(track.twin!)?.twin, track.id);
  assert.equal(track.slots.length, track.length);
});

test("parallel tracks lie beside each other and not on each other", () => {
  for (const track of TRACKS.filter((one) => one.twin)) {
    const twin = TRACK.get(track.twin!)!;
    assert.ok(far(track, twin) > 12, track.id);
  }
});

test("answers point at cards, decks, tickets and tracks", () => {
  const now = view({});
  assert.deepEqual(places(option("take red"), now), [cardPlace("red")]);
  assert.deepEqual(places(option("draw terrain"), now), [pilePlace("terrain")]);
  assert.deepEqual(places(option("tickets"), now), [TICKETS]);
  assert.deepEqual(places(option("keep 12"), now), [OFFER]);
  assert.deepEqual(places(option("claim"), now), []);
  assert.deepEqual(placesAhead("route douala-bangui"), ["douala-bangui"]);
  assert.deepEqual(placesAhead("pay red"), []);
  const asked = view({}, 3, { seat: 0, phase: "pay", route: "douala-bangui" });
  assert.deepEqual(places(option("pay red+1"), asked), ["douala-bangui"]);
  assert.deepEqual(places(option("double 0"), asked), ["douala-bangui"]);
  assert.deepEqual(places(option("pass"), now), []);
});

test("a click anywhere is a question that the rules can answer", () => {
  assert.deepEqual(intents("douala-bangui"), ["route douala-bangui"]);
  assert.deepEqual(intents(cardPlace("blue")), ["take blue"]);
  assert.deepEqual(intents(pilePlace("trains")), ["draw trains"]);
  assert.deepEqual(intents(TICKETS), ["tickets"]);
});

test("own tracks cost nothing, those of others are in the way", () => {
  const free = way("douala", "bangui", view({}), 0)!;
  assert.deepEqual(free.tracks, ["douala-bangui"]);
  assert.equal(free.missing, TRACK.get("douala-bangui")!.length);
  assert.equal(way("douala", "bangui", view({ "douala-bangui": mine }), 0)!.missing, 0);
  const round = way("douala", "bangui", view({ "douala-bangui": other }), 0)!;
  assert.ok(round.missing > free.missing && !round.tracks.includes("douala-bangui"));
});

test("with few players the second of two tracks is gone as well", () => {
  const first = { "cabinda-luanda-green": other };
  assert.ok(!way("cabinda", "luanda", view(first, 3), 0)!.tracks.includes("cabinda-luanda-green2"));
  assert.deepEqual(way("cabinda", "luanda", view(first, 4), 0)!.tracks, ["cabinda-luanda-green2"]);
});

test("a country is reached by any of its gates, and nobody passes through one", () => {
  assert.deepEqual(nodes("chad").sort(), ["chad_east", "chad_west"]);
  assert.equal(nameOf("chad_east", "it"), "Ciad");
  const found = way("nigeria", "chad", view({}), 0)!;
  assert.ok(found.tracks.every((id) => TRACK.has(id)) && found.missing > 0);
});

test("what changed is what was claimed or doubled", () => {
  const was = view({ "douala-bangui": mine });
  assert.deepEqual(changedPlaces(was, view({ "douala-bangui": { seat: 0, doubled: true }, "bangui-bondo": other })), [
    "douala-bangui",
    "bangui-bondo",
  ]);
  assert.deepEqual(changedPlaces(was, was), []);
});

test("a card that was drawn is seen to go, face up or from its deck", () => {
  const player = { hand_size: 4, terrain: { desert: 0 }, on_offer: 0 };
  const table = { display: ["red", "blue"], terrain_display: ["desert"], players: [player, player] };
  const was = table as unknown as TicketView;
  const took = { ...table, display: ["red", "green"], players: [player, { ...player, hand_size: 5 }] } as unknown as TicketView;
  assert.deepEqual(drawn(was, took), [{ from: "a1", card: "blue", seat: 1 }]);
  const drew = { ...table, players: [{ ...player, terrain: { desert: 1 } }, player] } as unknown as TicketView;
  assert.deepEqual(drawn(was, drew), [{ from: "terrain", card: "terrain", seat: 0 }]);
  assert.deepEqual(drawn(was, was), []);
});
