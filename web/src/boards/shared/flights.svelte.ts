/** What is in the air: pieces on their way from where they were to where, in the view, they already are. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "./camera";

export interface Flight<What> {
  id: number;
  from: Point;
  to: Point;
  what: What;
  /** The place whose own picture waits until this has landed. */
  lands?: string;
  /** Words that rise and fade instead of going somewhere. */
  rises?: boolean;
}

/** More than these in one change is no move, but a jump through the history. */
const MOST = 12;

let count = 0;

export class Flights<What> {
  up = $state.raw<Flight<What>[]>([]);
  #time = 0;

  /** Let these fly, each in so many milliseconds; whatever was still in the air has landed. */
  launch(flights: Omit<Flight<What>, "id">[], time: number): void {
    this.#time = time;
    const fly = time > 0 && flights.length <= MOST;
    if (fly || this.up.length) this.up = fly ? flights.map((flight) => ({ ...flight, id: ++count })) : [];
  }

  /** Is something on its way to this place? */
  bound(place: string): boolean {
    return this.up.some((flight) => flight.lands === place);
  }

  /** Moves the element of a flight, and ends the flight. */
  path(flight: Flight<What>): Attachment<Element> {
    return (element) => {
      const { from, to } = flight;
      const over = (at: Point, rest = ""): string => `translate(${at.x}px, ${at.y}px) ${rest}`;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const frames: Keyframe[] = flight.rises
        ? [
            { transform: over(from, "scale(0.6)"), opacity: 0 },
            { transform: over(from), opacity: 1, offset: 0.15 },
            { transform: over(to), opacity: 1, offset: 0.75 },
            { transform: over(to), opacity: 0 },
          ]
        : [{ transform: over(from) }, { transform: over(middle, "scale(1.3)"), offset: 0.5 }, { transform: over(to) }];
      const time = flight.rises ? this.#time * 2.5 : this.#time;
      const motion = element.animate(frames, { duration: time, easing: "ease-in-out", fill: "both" });
      motion.onfinish = () => (this.up = this.up.filter((other) => other.id !== flight.id));
      return () => motion.cancel();
    };
  }
}
