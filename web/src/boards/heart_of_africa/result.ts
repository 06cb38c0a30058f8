/** What brought a player's points over the whole game, as the log tells it. */
import type { Phrase, Say } from "../board";
import type { HeartView } from "./view";

const ITEMS = ["start", "areas", "heart", "stations", "counters", "neutrals", "shares", "bids", "track"] as const;
type Item = (typeof ITEMS)[number];
export type Made = Record<Item, number>;

const figure = (line: Phrase, name: string): number => Number(line.params[name] ?? 0);

/** Points by item. What the log does not count is the track's: occupied spaces are skipped, and nobody falls below 0. */
export function madeOf(log: readonly Phrase[], seat: number, points: number): Made {
  const made: Made = { start: 0, areas: 0, heart: 0, stations: 0, counters: 0, neutrals: 0, shares: 0, bids: 0, track: 0 };
  for (const line of log.filter(({ params }) => (params.seat as { id?: string } | undefined)?.id === String(seat))) {
    if (line.key === "event-first-vp") made.start += figure(line, "points");
    else if (line.key === "event-share") made.shares += figure(line, "points");
    else if (line.key === "event-auction-won") made.bids -= figure(line, "points");
    else if (line.key === "event-scored") {
      made.areas += figure(line, "areas");
      made.heart += figure(line, "heart");
      made.stations += figure(line, "stations");
      made.counters += figure(line, "counter");
      made.neutrals -= figure(line, "neutrals");
    }
  }
  made.track = points - ITEMS.reduce((sum, item) => sum + made[item], 0);
  return made;
}

export function result(view: HeartView, seat: number, say: Say, log: readonly Phrase[]): string {
  const made = madeOf(log, seat, view.players[seat]!.vp);
  const whole = log.some((line) => line.key === "event-first-vp"); // practice may begin in the middle of a game
  const shown = ITEMS.filter((item) => (item === "start" ? whole : made[item] !== 0));
  const called = (item: Item): string => say.say(`ui-hoa-made-${item === "track" && !whole ? "before" : item}`);
  return shown.map((item) => `${called(item)} ${signed(made[item], item === "start")}`).join(", ");
}

function signed(n: number, bare: boolean): string {
  return n < 0 ? `−${-n}` : bare ? String(n) : `+${n}`;
}
