import { houseWords, ruleWords, titleWords } from "../words/catalogues";
import { Words, type Lang, type Params } from "../words/words";
import { prefs } from "./prefs.svelte";

/** The words that the shell speaks: those of the house, and of the title on the table. */

type Naming = (say: (key: string, params?: Params) => string) => string[];

class Speech {
  words: Words | null = $state.raw(null);
  private texts = new Map<string, string[]>();

  say = (key: string, params: Params = {}): string => this.words?.say(key, params) ?? "";

  /** Load a language for a title ("" for the house alone), and speak it once it is here; players are named in it. */
  async speak(lang: Lang, title: string, names: Naming = () => []): Promise<void> {
    const texts = await this.load(lang, title);
    if (lang !== prefs.lang) return;
    const house = new Words(lang, texts);
    const players = names((key, params) => house.say(key, params));
    this.words = players.length ? new Words(lang, texts, players) : house;
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
