import type { LogLine, Message } from "../../api";
import { PACES, prefs } from "../../prefs.svelte";

/** What is shown one after the other: a message, and the log as it was then. */

export interface Frame {
  message: Message;
  log: LogLine[];
}

/** So many moves on the way are shown one by one. */
const MOST = 12;

/** A message that grew on the way spans several moves: each is shown, as its view comes in by itself. */
export function framesBetween(old: Message, { message, log }: Frame, past: (commit: number) => Promise<Message["view"]>): Frame[] {
  const count = message.commit - old.commit - 1;
  if (count < 1 || count > MOST || PACES[prefs.pace] === 0 || document.hidden) return [];
  return Array.from({ length: count }, (_, i) => {
    const commit = old.commit + 1 + i;
    const told = log.filter((line) => line.commit <= commit);
    const seat = told.at(-1)?.seat ?? -1;
    const step: Frame = { message: { ...message, commit, own: 0, asked: seat, decision: null, result: null, view: null }, log: told };
    past(commit)
      .then((view) => (step.message = { ...step.message, view }))
      .catch(() => {});
    return step;
  });
}
