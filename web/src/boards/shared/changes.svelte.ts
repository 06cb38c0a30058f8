import { untrack } from "svelte";

/** Tell a board of every new view, with the one before it; called once, while the board is being made. */
export function onChange<View>(view: () => View, told: (was: View, now: View) => void): void {
  let before = untrack(view);
  $effect.pre(() => {
    const now = view();
    if (now === before) return;
    const was = before;
    before = now;
    untrack(() => told(was, now));
  });
}
