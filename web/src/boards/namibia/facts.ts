/** What is public about a player of Namibia, and the order of the round. */
import type { Fact, Say } from "../board";
import type { NamibiaView } from "./view";

export function facts(view: NamibiaView, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const words = (key: string, params = {}): string => say.say(`ui-nam-${key}`, params);
  if (player.out) return [{ label: words("out"), value: "" }];
  const place = view.taken.indexOf(seat);
  const found: Fact[] = [
    { label: words("score"), value: view.turn.seat === null ? player.total : player.reputation, weight: "score" },
    { label: words("money"), value: player.money },
    { label: words("spare"), value: player.heads },
    { label: words("not-mined"), value: say.name("commodity", player.forbidden) },
  ];
  if (player.tracks) found.push({ label: words("tracks"), value: player.tracks });
  if (player.truck) found.push({ label: words("truck"), value: player.truck });
  if (view.auction && player.bid && place < 0) found.push({ label: words("bid"), value: player.bid });
  if (place >= 0) found.push({ label: words("took", { place: place + 1 }), value: "" });
  if (player.hand.length) found.push({ label: words("hand"), value: player.hand.map((kind) => say.name("commodity", kind)).join(", ") });
  return found;
}

export function order(view: NamibiaView): number[] {
  return view.order.filter((seat) => seat !== null);
}
