/** What is in an area, in a sentence: for tips and for ears. */
import type { BoardPlayer, Say } from "../board";
import { things } from "./crowd";
import type { HeartView } from "./view";

export function spokenOf(id: string, view: HeartView, players: readonly BoardPlayer[], say: Say): string {
  const area = view.areas[id]!;
  const worth = say.say("ui-hoa-worth", { value: area.value, marker: { kind: "marker", id: area.resource ?? "africa" } });
  const pieces = players.flatMap((player) => {
    const traders = area.traders[player.seat] ?? 0;
    const lead = area.wholesalers.includes(player.seat) ? 1 : 0;
    return traders || lead ? [say.say("ui-hoa-pieces", { name: player.name, traders, lead })] : [];
  });
  const more = [
    ...(area.station ? [say.name("function", "trading_station")] : []),
    ...(area.neutrals ? [say.say("ui-hoa-neutrals-here", { count: area.neutrals })] : []),
    ...(["stopped", "spent"] as const).flatMap((weary) => {
      const count = wearied(id, view, weary);
      return count ? [say.say(`ui-hoa-${weary}-here`, { count })] : [];
    }),
    ...(view.turn?.barred.includes(id) ? [say.say("ui-hoa-barred-here")] : []),
  ];
  return [`${say.name("area", id)}: ${worth}`, ...more, ...pieces].join(", ");
}

/** How many pieces of the active player are marked so in an area. */
function wearied(id: string, view: HeartView, weary: "stopped" | "spent"): number {
  return things(view.areas[id]!, id, view).reduce((sum, thing) => {
    if (!("weary" in thing) || thing.weary !== weary) return sum;
    return sum + (thing.kind === "traders" ? thing.count : 1);
  }, 0);
}
