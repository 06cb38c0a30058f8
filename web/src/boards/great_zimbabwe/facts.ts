/** What the panel of players says of The Great Zimbabwe beside what `Holdings` draws: points, and the order of the round. */
import type { Fact, Say } from "../board";
import type { ZimbabweView } from "./view";

export function facts(view: ZimbabweView, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  return player ? [{ label: say.say("ui-tgz-label-points"), value: `${player.vp}/${player.vr}`, weight: "score" }] : [];
}

/** The order of turns; while gifts are given, the row of plaques as it lies. */
export function order(view: ZimbabweView): number[] {
  return view.order.every((seat) => seat >= 0) ? view.order : view.row;
}
