import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/**
 * Fluent catalogues as modules of text: `it.ftl?play` without the messages that only the rules panel or the terminal shows
 * or that only the server says, `it.ftl?rules` those of the panel alone, `it.ftl?all` everything. Comments stay at home.
 */
export function catalogues(): Plugin {
  return {
    name: "baobab-catalogues",
    enforce: "pre",
    load(id) {
      const [path, part] = id.split("?");
      if (!path?.endsWith(".ftl") || !part) return undefined;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(cut(readFileSync(path, "utf-8"), part))};`;
    },
  };
}

const RULES = /^(clause|chapter)-/;
/** What only the picture in text says, which the server draws. */
const DRAWING = /^drawing-/;
/** What is wrong with a position, and why a bot advises something: these come worded. */
const SERVER = /^(fault|feature)-|^ui-hint(-why|-open)? /;
/** What a page that plays leaves out. */
const ELSEWHERE = [RULES, DRAWING, SERVER];

/** The messages of a catalogue that belong to a part, without comments and empty lines. */
export function cut(text: string, part: string): string {
  const kept: string[] = [];
  let keep = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || !line.trim()) continue;
    if (/^[-a-zA-Z]/.test(line))
      keep = part === "all" || (part === "rules" ? RULES.test(line) : ELSEWHERE.every((other) => !other.test(line)));
    if (keep) kept.push(line.trimEnd().replace(/^ +/, " ")); // one space says that a line goes on
  }
  return kept.join("\n") + "\n";
}
