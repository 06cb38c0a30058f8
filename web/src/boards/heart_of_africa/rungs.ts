/** What stands on a table from 0 to 5, and can be moved up or down: prices and reputations. */
import type { BoardPlayer, Say } from "../board";
import { pricePlace, reputationPlace } from "./places";
import { MARKERS, type HeartView } from "./view";

export interface Rung {
  id: string;
  label: string;
  at: number;
  /** The places that stand for one step down and one step up. */
  down: string;
  up: string;
}

export function prices(view: HeartView, say: Say): (Rung & { face: string })[] {
  return MARKERS.map((marker) => ({
    id: pricePlace(marker),
    face: marker,
    label: say.name("marker", marker),
    at: view.prices[marker] ?? 0,
    down: pricePlace(marker, "down"),
    up: pricePlace(marker, "up"),
  }));
}

export function reputations(view: HeartView, players: readonly BoardPlayer[]): (Rung & { player: BoardPlayer })[] {
  return players.map((player) => ({
    id: reputationPlace(player.seat),
    player,
    label: player.name,
    at: view.players[player.seat]?.reputation ?? 0,
    down: reputationPlace(player.seat, "down"),
    up: reputationPlace(player.seat, "up"),
  }));
}
