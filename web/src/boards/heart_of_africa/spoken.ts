/** What is in an area, in a sentence: for tips and for ears. */
import type { BoardPlayer, Say } from "../board";
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
    ...(view.turn?.barred.includes(id) ? [say.say("ui-hoa-barred-here")] : []),
  ];
  return [`${say.name("area", id)}: ${worth}`, ...more, ...pieces].join(", ");
}
