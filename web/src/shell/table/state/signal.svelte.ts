import { prefs } from "../../prefs.svelte";
import { say } from "../../speech.svelte";
import { sounds } from "../../sound/sound.svelte";
import type { Live } from "./live.svelte";

/** Whose turn it is: by the title and icon of the tab, the badge of the app, a sound, and, if allowed, a notification. */
export function signalTurn(live: Live): void {
  sounds(live);
  $effect(() => {
    const asked = live.shown?.decision !== null && live.shown?.status === "playing";
    const game = say("title-name");
    document.title = asked ? `● ${say("ui-your-turn")} – ${game}` : `${game} · Baobab`;
    setIcon(asked ? "/icon-turn.svg" : "/icon.svg");
    setBadge(asked);
    if (asked && document.hidden && prefs.notify) notify(game, live.shown!.decision!.id);
  });
  $effect(() => () => {
    setIcon("/icon.svg");
    setBadge(false);
  });
}

function setIcon(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && !link.href.endsWith(path)) link.href = path;
}

/** An app that was installed shows on its icon that somebody waits. */
function setBadge(asked: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  (asked ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}

function notify(game: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  let note: Notification;
  try {
    note = new Notification(say("ui-your-turn"), { body: game, icon: "/icon-turn.svg", tag });
  } catch {
    return; // browsers of phones have the word and do not let pages use it
  }
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
