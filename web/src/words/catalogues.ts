import { lazily } from "../lazy.svelte";
import type { Lang } from "./words";

/** The Fluent catalogues of the house, each loaded when it is first needed. */

type Found = Record<string, () => Promise<string>>;

const common: Found = import.meta.glob<string>("../../../src/baobab/words_common/*.ftl", {
  query: "?play",
  import: "default",
});
const table: Found = import.meta.glob<string>("../../../src/baobab/table/words/*.ftl", {
  query: "?all",
  import: "default",
});
const shell: Found = import.meta.glob<string>("../../words/*.ftl", { query: "?all", import: "default" });
const play: Found = import.meta.glob<string>("../../../src/baobab/titles/*/words/*.ftl", {
  query: "?play",
  import: "default",
});
const rules: Found = import.meta.glob<string>("../../../src/baobab/titles/*/words/*.ftl", {
  query: "?rules",
  import: "default",
});

async function take(found: Found, end: string): Promise<string> {
  const path = Object.keys(found).find((name) => name.endsWith(end));
  return path ? await lazily(found[path]!) : "";
}

/** What the house says everywhere. */
export async function houseWords(lang: Lang): Promise<string[]> {
  return Promise.all([common, table, shell].map((found) => take(found, `/${lang}.ftl`)));
}

/** What a title says while it is played; one from outside is asked for at the server. */
export async function titleWords(title: string, lang: Lang): Promise<string> {
  return (await take(play, `/${title}/words/${lang}.ftl`)) || (await lazily(() => guestWords(title, lang)));
}

async function guestWords(title: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/titles/${title}/words/${lang}`);
  return answer.ok ? answer.text() : "";
}

/** The clauses and chapters of a title. */
export async function ruleWords(title: string, lang: Lang): Promise<string> {
  return take(rules, `/${title}/words/${lang}.ftl`);
}
