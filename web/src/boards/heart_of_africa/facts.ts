/** What is public about a player of Heart of Africa; who has most points bids first. */
import type { Fact, Say } from "../board";
import type { HeartView } from "./view";

export function facts(view: HeartView, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const label = (key: string): string => say.say(`ui-hoa-label-${key}`);
  const counters = Object.entries(player.counters).map(([kind, count]) => say.name("function", kind) + (count > 1 ? ` ×${count}` : ""));
  const specials = Object.keys(player.open_specials).map((kind) => `“${say.name("special", kind)}”`);
  const held = [...counters, ...specials, ...(player.secret_special ? [say.say("ui-hoa-secret")] : [])];
  const found: Fact[] = [
    { label: label("points"), value: player.vp, weight: "score" },
    { label: label("influence"), value: player.influence },
    { label: label("reputation"), value: player.reputation },
    { label: label("reserve"), value: player.reserve },
  ];
  const bid = view.bids[seat];
  if (bid != null) found.push({ label: label("bid"), value: bid });
  if (player.stations) found.push({ label: label("stations"), value: player.stations });
  if (player.wholesaler) found.push({ label: label("wholesaler"), value: say.name("area", player.wholesaler) });
  if (held.length) found.push({ label: label("counters"), value: held.join(", ") });
  return found;
}

export function order(view: HeartView): number[] {
  return view.players.map((_, seat) => seat).sort((one, other) => view.players[other]!.vp - view.players[one]!.vp);
}
