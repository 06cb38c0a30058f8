/** What somebody is looking at or trying out, shared by map, market and own area. */
import type { Placement, Way } from "./placements";

class Look {
  /** The card under the pointer or the focus: a god, a specialist or a craft. */
  card = $state<string | null>(null);
  /** Something is being laid, and by me. */
  laying = false;
  /** The cells where the resource tile may be laid that I am laying. */
  tiling: ReadonlySet<string> = new Set();
  /** How a piece that can be turned is being held. */
  way = $state<Way>("across");
  /** Where a finger has put the piece: it lies there once that is confirmed. */
  tried = $state.raw<Placement | null>(null);

  turn(): void {
    this.way = this.way === "across" ? "down" : "across";
  }
}

export const look = new Look();
