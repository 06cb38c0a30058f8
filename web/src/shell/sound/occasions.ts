/** What there is to hear when one message follows another. */
import type { Message } from "../api";

export type Sound = "turn" | "move" | "score" | "chat" | "end";
type Told = Pick<Message, "status" | "asked" | "seat" | "seq" | "decision">;

/** At most one sound for each message: the end, one's turn, or that somebody has moved. */
export function soundBetween(before: Told | null, now: Told): Sound | null {
  if (!before || before.seat !== now.seat || now.seq <= before.seq) return null;
  if (now.status === "over") return before.status === "over" ? null : "end";
  if (now.status !== "playing") return null;
  const mine = (told: Told): boolean => told.decision !== null && told.asked === told.seat;
  return mine(now) && !mine(before) ? "turn" : "move";
}
