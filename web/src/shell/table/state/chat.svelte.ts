import type { ChatLine } from "../../api";

/** What was said at the table, and how much of it nobody here has read. */
export class ChatLog {
  lines: ChatLine[] = $state.raw([]);
  unread = $state(0);

  /** Add what is new; what was said from a seat of this browser counts as read. */
  receive(lines: readonly ChatLine[], mine: readonly number[]): void {
    const last = this.lines.at(-1)?.id ?? 0;
    const fresh = lines.filter((line) => line.id > last);
    this.unread += fresh.filter((line) => !mine.includes(line.seat)).length;
    this.lines = [...this.lines, ...fresh];
  }

  markRead(): void {
    this.unread = 0;
  }
}
