import { houseWords, ruleWords, titleWords } from "../words/catalogues";
import { Words, type Lang, type Params } from "../words/words";
import { prefs } from "./prefs.svelte";

/** The words that the shell speaks: those of the house, and of the title on the table. */

class Speech {
  words: Words | null = $state.raw(null);
  private texts = new Map<string, string[]>();

  say = (key: string, params: Params = {}): string => this.words?.say(key, params) ?? "";

  /** Load a language for a title ("" for the house alone), and speak it once it is here. */
  async speak(lang: Lang, title: string, players: readonly string[]): Promise<void> {
    const texts = await this.load(lang, title);
    if (lang === prefs.lang) this.words = new Words(lang, texts, players);
  }

  async load(lang: Lang, title: string): Promise<string[]> {
    const place = `${lang} ${title}`;
    const known = this.texts.get(place);
    if (known) return known;
    const house = await houseWords(lang);
    const texts = title ? [...house, await titleWords(title, lang)] : house;
    this.texts.set(place, texts);
    return texts;
  }

  /** The words of a title with its clauses and chapters. */
  async rules(lang: Lang, title: string): Promise<Words> {
    const [texts, rules] = await Promise.all([this.load(lang, title), ruleWords(title, lang)]);
    return new Words(lang, [...texts, rules]);
  }
}

export const speech = new Speech();
export const say = speech.say;
