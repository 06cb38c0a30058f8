/** Which cards were drawn between two views, from where, and by whom: as far as everybody could see it. */
import type { TicketView } from "./view";

export interface Drawn {
  /** The slot (`a0` for trains, `b0` for terrain) or the deck. */
  from: string;
  /** The card, or the back of its deck. */
  card: string;
  seat: number;
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

export function drawn(was: TicketView, now: TicketView): Drawn[] {
  const found: Drawn[] = [];
  now.players.forEach((player, seat) => {
    const old = was.players[seat];
    if (!old) return;
    if (player.hand_size > old.hand_size) found.push(taken(was.display, now.display, "a", "trains", seat));
    if (sum(player.terrain) > sum(old.terrain)) found.push(taken(was.terrain_display, now.terrain_display, "b", "terrain", seat));
    if (player.on_offer > old.on_offer) found.push({ from: "tickets", card: "tickets", seat });
  });
  return found;
}

/** The card that is gone from a display, or else one from the deck. */
function taken(was: readonly (string | null)[], now: readonly (string | null)[], row: string, deck: string, seat: number): Drawn {
  const n = was.findIndex((card, i) => card !== null && card !== now[i]);
  return n < 0 ? { from: deck, card: deck, seat } : { from: `${row}${n}`, card: was[n]!, seat };
}
