import type { Message } from "../../api";

/** Pass and play: several seats in one browser, and nobody sees another's cards before the device has changed hands. */
export class Curtain {
  /** The seat that the device is to be handed to; null while the curtain is open. */
  seat: number | null = $state(null);

  close(seat: number): void {
    this.seat = seat;
  }

  open(): void {
    this.seat = null;
  }
}

/** The seat of this browser that is asked while it looks from another one; null where nobody has to change. */
export function seatToHandTo(message: Message, viewer: number, mine: readonly number[]): number | null {
  if (message.asked === viewer || !mine.includes(message.asked)) return null;
  return message.players[message.asked]?.stand_in ? null : message.asked;
}
