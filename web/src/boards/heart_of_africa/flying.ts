/** What moved between two views: for the eye, not for the rules. */
import type { Point } from "../shared/camera";
import type { Flight } from "../shared/flights.svelte";
import { ROOMS } from "./crowd";
import type { HeartView } from "./view";

/** What can be seen in the air: pieces of a seat (-1: neutrals), a wholesaler, a station, or points that rise. */
export type Airborne = { seat: number; count: number; lead?: boolean } | { station: true } | { points: number };
type Move = Omit<Flight<Airborne>, "id">;

const at = (area: string): Point => ({ x: ROOMS[area]!.x, y: ROOMS[area]!.y });
/** Where pieces come from that were not on the map, and where they go that leave it. */
const off = (area: string): Point => ({ x: ROOMS[area]!.x, y: ROOMS[area]!.y - 90 });

export function moves(before: HeartView, now: HeartView): Move[] {
  const found: Move[] = [];
  const seats = now.players.length;
  for (let seat = -1; seat < seats; seat += 1) found.push(...flown(seat, before, now));
  now.players.forEach((player, seat) => {
    const was = before.players[seat]?.wholesaler;
    if (player.wholesaler && player.wholesaler !== was) {
      found.push({ from: was ? at(was) : off(player.wholesaler), to: at(player.wholesaler), what: { seat, count: 1, lead: true } });
    }
  });
  for (const [id, area] of Object.entries(now.areas)) {
    if (area.station && !before.areas[id]?.station) found.push({ from: off(id), to: at(id), what: { station: true } });
  }
  return [...found, ...scored(before, now)];
}

/** Pieces of one owner: those that an area lost have gone to the nearest that has more. */
function flown(seat: number, before: HeartView, now: HeartView): Move[] {
  const count = (view: HeartView, id: string): number => (seat < 0 ? view.areas[id]!.neutrals : (view.areas[id]!.traders[seat] ?? 0));
  const gained: [string, number][] = [];
  const lost: [string, number][] = [];
  for (const id of Object.keys(now.areas)) {
    const by = count(now, id) - count(before, id);
    if (by > 0) gained.push([id, by]);
    if (by < 0) lost.push([id, -by]);
  }
  const found: Move[] = [];
  for (const [id, more] of gained) {
    let left = more;
    for (const from of [...lost].sort((a, b) => far(a[0], id) - far(b[0], id))) {
      const n = Math.min(left, from[1]);
      if (!n) continue;
      found.push({ from: at(from[0]), to: at(id), what: { seat, count: n } });
      from[1] -= n;
      left -= n;
    }
    if (left) found.push({ from: off(id), to: at(id), what: { seat, count: left } });
  }
  for (const [id, less] of lost) if (less) found.push({ from: at(id), to: off(id), what: { seat, count: less } });
  return found;
}

function far(one: string, other: string): number {
  return Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y);
}

/** Points rise from where most of a player's pieces stand. */
function scored(before: HeartView, now: HeartView): Move[] {
  return now.players.flatMap((player, seat) => {
    const points = player.vp - (before.players[seat]?.vp ?? 0);
    if (points <= 0 || before.active !== seat || now.active === seat) return [];
    const [home] = Object.entries(now.areas).sort((a, b) => (b[1].traders[seat] ?? 0) - (a[1].traders[seat] ?? 0))[0] ?? [];
    if (!home) return [];
    const from = at(home);
    return [{ from, to: { x: from.x, y: from.y - 60 }, what: { points }, rises: true }];
  });
}
