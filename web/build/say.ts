/**
 * Words what comes on standard input, for the tests that compare the browser's words with Python's:
 * `{lang, catalogues, players, phrases: [[key, params], …], names: [[kind, id], …]}` gives a list of texts, null where
 * words are missing, and the forms of each name.
 */
import { readFileSync } from "node:fs";

import { MissingWords, Words } from "../src/words/words.ts";

const asked = JSON.parse(readFileSync(0, "utf-8")) as {
  lang: "en" | "it";
  catalogues: string[];
  players: string[];
  phrases: [string, Record<string, unknown>][];
  names: [string, string][];
};
const words = new Words(
  asked.lang,
  asked.catalogues.map((path) => readFileSync(path, "utf-8")),
  asked.players,
);
const said = asked.phrases.map(([key, params]) => {
  try {
    return words.say(key, params);
  } catch (error) {
    if (error instanceof MissingWords) return null;
    throw error;
  }
});
const forms = asked.names.map(([kind, id]) => Object.fromEntries(words.forms(kind, id)));
process.stdout.write(JSON.stringify({ said, forms }));
