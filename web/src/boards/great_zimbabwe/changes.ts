/** What is different between two views: for the eye, not for the rules. */
import type { Point } from "../shared/camera";
import type { Flight } from "../shared/flights.svelte";
import { landOf, spread } from "./land";
import type { Workshop, ZimbabweView } from "./view";

/** What can be seen in the air: cattle on their way, or points gained. */
export type Airborne = { cattle: number } | { points: number };
type Move = Omit<Flight<Airborne>, "id">;

/** Cells, craftsmen and cards that look different. */
export function changedPlaces(before: ZimbabweView, now: ZimbabweView): string[] {
  const was = new Map(before.monuments.map((one) => [one.cell, one.level]));
  const there = new Set(before.craftsmen.map((one) => one.id));
  const land = landOf(before);
  return [
    ...grown(before, now).map((one) => one.cell),
    ...now.craftsmen.filter((one) => !there.has(one.id)).map((one) => one.id),
    ...landOf(now)
      .cells.filter((cell) => {
        const old = land.at.get(cell.id);
        return !was.has(cell.id) && (old?.water !== cell.water || old?.resource !== cell.resource);
      })
      .map((cell) => cell.id),
    ...taken(before.gods, now.gods),
    ...taken(before.specialists, now.specialists),
    ...now.used.filter((cell) => !before.used.includes(cell)),
  ];
}

function taken(before: Record<string, string | number>, now: Record<string, string | number>): string[] {
  return Object.keys(now).filter((id) => before[id] === "open" && now[id] !== "open");
}

/** Monuments that are new or higher. */
function grown(before: ZimbabweView, now: ZimbabweView): ZimbabweView["monuments"] {
  const was = new Map(before.monuments.map((one) => [one.cell, one.level]));
  return now.monuments.filter((one) => was.get(one.cell) !== one.level);
}

/** What came up: towers and workshops that were not so before. */
export function fresh(before: ZimbabweView, now: ZimbabweView): Set<string> {
  const there = new Set(before.craftsmen.map((one) => one.id));
  return new Set([...grown(before, now).map((one) => one.cell), ...now.craftsmen.filter((one) => !there.has(one.id)).map((one) => one.id)]);
}

/** Points that rise from what was built, and cattle from a monument to the workshops that served it. */
export function moves(before: ZimbabweView, now: ZimbabweView): Move[] {
  const land = landOf(now);
  const higher = grown(before, now);
  const at = (one: Workshop): Point => spread(land, one.cells);
  const found: Move[] = [];
  now.players.forEach((player, seat) => {
    const points = player.vp - (before.players[seat]?.vp ?? 0);
    const own = higher.find((one) => one.owner === seat)?.cell;
    const built = now.craftsmen.find((one) => one.owner === seat && !before.craftsmen.some((old) => old.id === one.id));
    const from = own ? land.at.get(own) : built ? at(built) : undefined;
    if (points > 0 && from)
      found.push({ from: { x: from.x, y: from.y }, to: { x: from.x, y: from.y - 46 }, what: { points }, rises: true });
  });
  const buyer = higher[0] && land.at.get(higher[0].cell);
  if (!buyer) return found;
  const marks = now.used.filter((cell) => !before.used.includes(cell)).flatMap((cell) => land.at.get(cell) ?? []);
  const far = (one: Workshop): number => Math.min(Infinity, ...marks.map((mark) => Math.hypot(mark.x - at(one).x, mark.y - at(one).y)));
  now.players.forEach((player, seat) => {
    for (const card of player.cards) {
      const paid = card.cattle - (before.players[seat]?.cards.find((old) => old.craft === card.craft)?.cattle ?? 0);
      const [seller] = now.craftsmen.filter((one) => one.owner === seat && one.craft === card.craft).sort((a, b) => far(a) - far(b));
      if (paid > 0 && seller) found.push({ from: { x: buyer.x, y: buyer.y }, to: at(seller), what: { cattle: paid } });
    }
  });
  return found;
}
