import { LANGUAGES, type Lang } from "../words/words";

/** What this browser's owner prefers, kept in the browser and nowhere else. */

export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "off";
/** What is heard: only that it is one's turn, everything, nothing. */
export type Hearing = "turn" | "all" | "none";
export type Asking = "final" | "always" | "never";

/** Milliseconds for which somebody else's move is shown before the next one. */
export const PACES: Record<Pace, number> = { slow: 1500, normal: 700, fast: 250, off: 0 };

interface Kept {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  /** Before which answers one is asked again: those that cannot be taken back, all, none. */
  asking: Asking;
  notify: boolean;
  sound: Hearing;
  /** From 0 to 100. */
  volume: number;
  name: string;
  /** Against bots: how strong they are, and how many seats there are in each game. */
  botLevel: string;
  botSeats: Record<string, number>;
}

const PLACE = "baobab";

function browserLang(): Lang {
  const found = navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => LANGUAGES.includes(lang as Lang));
  return (found as Lang | undefined) ?? "en";
}

function kept(): Kept {
  const usual: Kept = {
    lang: browserLang(),
    theme: "system",
    pace: "normal",
    asking: "final",
    notify: false,
    sound: "turn",
    volume: 60,
    name: "",
    botLevel: "normal",
    botSeats: {},
  };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { ...usual, ...(found as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const prefs: Kept = $state(kept());

/** How many sit at a table against bots: as the last time, else three if the game is for three. */
export function botSeats(title: { title: string; seats: readonly number[] }): number {
  const wanted = prefs.botSeats[title.title] ?? 3;
  return title.seats.includes(wanted) ? wanted : title.seats[0]!;
}

/** Keep what is chosen, and show it: called once, by the page. */
export function keepPrefs(): void {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(prefs));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = prefs.lang;
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.setAttribute("href", `/manifest.${prefs.lang}.webmanifest`);
    if (prefs.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = prefs.theme;
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds that a piece may fly; none for who wants no motion. */
export function motion(): number {
  return still.matches ? 0 : Math.min(PACES[prefs.pace], 700);
}

/** Whether fingers point here: then the first tap shows, and the second plays. */
export function touch(): boolean {
  return matchMedia("(hover: none), (pointer: coarse)").matches;
}
