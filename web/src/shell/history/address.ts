import { placeIn } from "./time";

/**
 * The past in the address of the page, and in the browser's own history: however long one leafs, it is one entry there.
 * Back leads out of it to the present, and Forward into it again. Whoever came by a link has no entry before it.
 */

const PAST = "past";
/** We are on our way out ourselves. */
let leaving = false;

/** Somebody begins to look back. */
export function enterPast(search: string): void {
  if (!placeIn(location.search)) history.pushState(PAST, "", location.pathname + search);
}

/** The address follows who leafs; that of whoever has gone elsewhere meanwhile is left alone. */
export function movePast(path: string, search: string): void {
  if (location.pathname === path && placeIn(location.search)) history.replaceState(history.state, "", path + search);
}

/** The past is left by other ways than the browser's Back. */
export function leavePast(path: string): void {
  if (location.pathname !== path || !placeIn(location.search)) return;
  if (history.state === PAST) {
    leaving = true;
    history.back();
  } else history.replaceState(null, "", path);
}

/** The browser has gone back or forward at a table: to a moment of the past or not, and was it not we who asked? */
export function wentTo(): { commit: number | null } | null {
  const ours = leaving;
  leaving = false;
  const place = placeIn(location.search);
  return ours && !place ? null : { commit: place?.commit ?? null };
}
