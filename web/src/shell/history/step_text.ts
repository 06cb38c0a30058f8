import { say, speech } from "../speech.svelte";
import type { Live } from "../table/state/live.svelte";
import type { History } from "./history.svelte";

/** What the step on the screen brought, in sentences: from the log, or what one chose oneself in the middle of a move. */
export function describeStep(live: Live, time: History): string[] {
  const told = live.log.slice(...time.lines).map((line) => speech.words!.tell(line));
  const what = time.shown && time.points[time.shown.n]?.what;
  return told.length || !what ? told : [say("ui-past-chose", { what })];
}
