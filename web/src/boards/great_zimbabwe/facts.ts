/** What is public about a player of The Great Zimbabwe, and the order of the round. */
import type { Fact, Pictured, Say } from "../board";

interface Player {
  cash: number;
  vp: number;
  vr: number;
  god: string | null;
  god_cattle: number;
  income: number;
  cards: { craft: string; price: number; cattle: number }[];
  specialists: { specialist: string; cattle: number }[];
}
interface ZimbabweView {
  order: number[];
  row: number[];
  players: Player[];
}

export function facts(view: ZimbabweView, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const label = (key: string): string => say.say(`ui-tgz-label-${key}`);
  const heap = (cattle: number): string => (cattle ? ` [${cattle}]` : "");
  const specialists = player.specialists.map((one) => say.name("specialist", one.specialist) + heap(one.cattle));
  const crafts = player.cards.map(
    (card) => `${say.name("craft", card.craft)} ${say.say("ui-tgz-price", { cattle: card.price })}${heap(card.cattle)}`,
  );
  const found: Fact[] = [
    { label: label("points"), value: `${player.vp}/${player.vr}`, weight: "score" },
    { label: label("cattle"), value: player.cash },
    { label: label("income"), value: player.income },
  ];
  if (player.god) found.push({ label: label("god"), value: say.name("god", player.god) + heap(player.god_cattle) });
  if (specialists.length) found.push({ label: label("specialists"), value: specialists.join(", ") });
  if (crafts.length) found.push({ label: label("crafts"), value: crafts.join(", ") });
  return found;
}

/** The order of turns; while gifts are given, the row of plaques as it lies. */
export function order(view: ZimbabweView): number[] {
  return view.order.every((seat) => seat >= 0) ? view.order : view.row;
}

/** The terminal paints players like this; a cell of the map is three letters wide. */
export const picture: Pictured = { seats: ["41;97", "103;30", "42;30", "100;97", "107;30"], line: 1.75 };
