/** What moved between two views: for the eye, not for the rules. */
import type { Point } from "../shared/camera";
import type { Flight } from "../shared/flights.svelte";
import { wayOver } from "../shared/walk";
import { AT, CELL, SPACES } from "./ground";
import { GOODS, type AfricaView } from "./view";

/** What can be seen in the air: a tile, a camp, or points gained by a seat. */
export type Airborne = { face: string } | { points: number; seat: number };
type Move = Omit<Flight<Airborne>, "id">;

const LYING = new Set(["bare", "down", "camp"]);
const isTile = (content: string | undefined): boolean => content !== undefined && !LYING.has(content);

/** Spaces whose content or explorer is another. */
export function changedPlaces(before: AfricaView, now: AfricaView): string[] {
  const found = Object.keys(now.spaces).filter((space) => before.spaces[space] !== now.spaces[space]);
  now.players.forEach((player, seat) => {
    if (player.explorer && player.explorer !== before.players[seat]?.explorer) found.push(player.explorer);
  });
  return [...new Set(found)];
}

/** Spaces where a face has come up. */
export function turned(before: AfricaView, now: AfricaView): Set<string> {
  const up = Object.keys(now.spaces).filter((space) => before.spaces[space] === "down" && isTile(now.spaces[space]));
  return new Set(up);
}

/** No walk is longer; whoever comes from farther away has travelled. */
const LONGEST_WALK = 3;

/** The spaces that each explorer who moved came over, by seat: beside one another on a walk, begin and end of a journey. */
export function walked(before: AfricaView, now: AfricaView): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const free = (space: string): boolean => now.spaces[space] === "bare" || now.spaces[space] === "camp";
  now.players.forEach((player, seat) => {
    const from = before.players[seat]?.explorer;
    const to = player.explorer;
    if (!from || !to || from === to) return;
    const beside = (space: string): string[] => neighbours(space).filter((next) => next === to || free(next));
    found.set(seat, wayOver(from, to, beside, LONGEST_WALK) ?? [from, to]);
  });
  return found;
}

function neighbours(space: string): string[] {
  const { x, y } = AT.get(space)!;
  return SPACES.filter((other) => other.id !== space && Math.hypot(other.x - x, other.y - y) < CELL * 1.2).map((other) => other.id);
}

/** Tiles that changed places or were taken, new camps, and points. */
export function moves(before: AfricaView, now: AfricaView): Move[] {
  const spaces = Object.keys(now.spaces);
  const was = (space: string): string => before.spaces[space] ?? "bare";
  const is = (space: string): string => now.spaces[space] ?? "bare";
  const left = spaces.filter((space) => isTile(was(space)) && was(space) !== is(space));
  const opened = spaces.filter((space) => was(space) === "down" && !isTile(is(space)));
  const found: Move[] = [];
  for (const space of spaces) {
    if (was(space) === is(space) || was(space) === "down") continue;
    if (is(space) === "camp") found.push({ from: above(space), to: at(space), what: { face: "camp" }, lands: space });
    if (!isTile(is(space))) continue;
    const from = take(left, (other) => was(other) === is(space)) ?? take(opened, () => true);
    if (from) found.push({ from: at(from), to: at(space), what: { face: is(space) }, lands: space });
  }
  return [...found, ...taken(before, now, left, opened), ...scored(before, now)];
}

/** Tiles that went to somebody: they fly to that explorer. */
function taken(before: AfricaView, now: AfricaView, left: string[], opened: string[]): Move[] {
  const found: Move[] = [];
  now.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (!old || !player.explorer) return;
    const to = at(player.explorer);
    const mined = player.gold > old.gold || player.gems > old.gems;
    for (const space of mined ? left.splice(0) : []) found.push({ from: at(space), to, what: { face: before.spaces[space]! } });
    const goods = GOODS.find((kind) => (player.goods[kind] ?? 0) > (old.goods[kind] ?? 0));
    const from = goods && seat === before.turn.seat ? opened.shift() : undefined;
    if (goods && from) found.push({ from: at(from), to, what: { face: goods } });
  });
  return found;
}

function scored(before: AfricaView, now: AfricaView): Move[] {
  return now.players.flatMap((player, seat) => {
    const points = player.points - (before.players[seat]?.points ?? 0);
    if (points <= 0 || !player.explorer) return [];
    const from = at(player.explorer);
    return [{ from, to: { x: from.x, y: from.y - 60 }, what: { points, seat }, rises: true }];
  });
}

function take(from: string[], fits: (space: string) => boolean): string | undefined {
  const n = from.findIndex(fits);
  return n < 0 ? undefined : from.splice(n, 1)[0];
}

function at(space: string): Point {
  const { x, y } = AT.get(space) ?? { x: 0, y: 0 };
  return { x, y };
}

function above(space: string): Point {
  const { x, y } = at(space);
  return { x, y: y - 70 };
}
