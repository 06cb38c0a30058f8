import { get, type TitleOut } from "./api";
import { prefs } from "./prefs.svelte";

/** The games there are, in the language of the moment. */

class Library {
  titles: TitleOut[] = $state.raw([]);
  bots: string[] = $state.raw([]);
  private lang = "";
  private loading: Promise<void> = Promise.resolve();

  /** Load what is not there yet; asked twice, it is loaded once. */
  load(): Promise<void> {
    if (this.lang !== prefs.lang) {
      this.lang = prefs.lang;
      this.loading = this.fetch(this.lang);
    }
    return this.loading;
  }

  private async fetch(lang: string): Promise<void> {
    try {
      const [titles, bots] = await Promise.all([get<TitleOut[]>(`/api/titles?lang=${lang}`), this.levels()]);
      if (lang !== prefs.lang) return;
      this.titles = titles;
      this.bots = bots;
    } catch (error) {
      this.lang = "";
      setTimeout(() => void this.load().catch(() => {}), RETRY);
      throw error;
    }
  }

  private async levels(): Promise<string[]> {
    return this.bots.length ? this.bots : (await get<string[]>("/api/bots")).slice(0, LEVELS);
  }

  find(title: string): TitleOut | undefined {
    return this.titles.find((found) => found.title === title);
  }
}

/** Levels come first among the bots; the others are for bot writers. */
const LEVELS = 4;
const RETRY = 2000;

export const library = new Library();
