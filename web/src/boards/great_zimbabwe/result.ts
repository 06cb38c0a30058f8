/** What brought a player's points, and which cards made the requirement. */
import type { Say } from "../board";
import type { ZimbabweView } from "./view";

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function result(view: ZimbabweView, seat: number, say: Say): string {
  const own = view.players[seat]!;
  const levels = view.monuments.filter((one) => one.owner === seat).map((one) => one.level);
  return say.say("ui-tgz-result", {
    levels: levels.sort((a, b) => b - a).map(String),
    makers: view.craftsmen.filter((one) => one.owner === seat).length,
    vr: own.vr,
    beginning: -(view.scoring.beginning?.[seat] ?? 0),
    cards: own.adds.map(({ kind, card, vr }) => `${say.name(kind, card)} ${signed(vr)}`),
  });
}
