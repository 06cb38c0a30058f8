import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SOURCES = join(process.cwd(), "src");

/** A style sheet without what holds only where a pointer can rest on something. */
function everywhere(css: string): string {
  let rest = css;
  for (let from = rest.indexOf("@media (hover: hover) {"); from >= 0; from = rest.indexOf("@media (hover: hover) {")) {
    let open = 0;
    let to = rest.indexOf("{", from);
    do open += rest[to] === "{" ? 1 : rest[to] === "}" ? -1 : 0;
    while (open && ++to < rest.length);
    rest = rest.slice(0, from) + rest.slice(to + 1);
  }
  return rest;
}

test("what was tapped last does not stay marked: no style for hovering where nothing hovers", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
  assert.ok(files.length > 100);
  const marked = files.filter((name) => {
    const text = readFileSync(join(SOURCES, name), "utf8");
    const css = name.endsWith(".css") ? text : text.slice(Math.max(text.indexOf("<style>"), 0));
    return everywhere(css).includes(":hover");
  });
  assert.deepEqual(marked, []);
});
