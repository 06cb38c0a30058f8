import { untrack } from "svelte";

import { prefs } from "../prefs.svelte";
import type { Live } from "../table/state/live.svelte";
import { soundBetween, type Sound } from "./occasions";

/** Which sounds are wanted, and when they are played. What makes them is loaded with the first of them. */

/** Let a sound be heard, if it is wanted: one's turn unless all is silent, everything else only when asked for. */
export async function ring(sound: Sound): Promise<void> {
  const wanted = prefs.sound === "all" || (prefs.sound === "turn" && sound === "turn");
  if (!wanted || prefs.volume <= 0 || !("AudioContext" in window)) return;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return; // browsers let no page be heard before it was touched
  const { play } = await import("./synth");
  await play(sound, prefs.volume / 100);
}

/** Hear what happens at a table: called once, while it is being shown. */
export function sounds(live: Live): void {
  let before = live.shown;
  let lines = live.chat.lines.length;
  $effect(() => {
    const now = live.shown;
    const sound = now && soundBetween(before, now);
    before = now;
    if (sound) untrack(() => hush(ring(sound)));
  });
  $effect(() => {
    const fresh = live.chat.lines.slice(lines);
    const old = lines === 0 && fresh.length > 1; // what was said before one came
    lines = live.chat.lines.length;
    if (!old && fresh.some((line) => !untrack(() => live.mine).includes(line.seat))) untrack(() => hush(ring("chat")));
  });
}

/** A sound that cannot be had is no trouble. */
function hush(played: Promise<void>): void {
  played.catch(() => {});
}
