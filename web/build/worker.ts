import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/** What the worker need not keep: pages are asked for each time, and it is not asked for by itself. */
const NOT_KEPT = /^(index|table)\.html$|^worker\.js$|\.(br|gz)$|^\./;
/** `tools/web.py` says what the client is built from; a build by hand has no name, and is never out of date. */
const BUILD = process.env.BAOBAB_CLIENT ?? "";

/** The page knows which build it is, and the service worker that, and all its files. */
export function worker(): Plugin {
  let folder = "";
  return {
    name: "baobab-worker",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [{ tag: "meta", attrs: { name: "baobab-client", content: BUILD }, injectTo: "head" }],
    closeBundle() {
      const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = found.map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      );
      const files = paths.filter((path) => !NOT_KEPT.test(path)).sort();
      const place = join(folder, "worker.js");
      const text = readFileSync(place, "utf-8")
        .replace(/["'`]__FILES__["'`]/, () => JSON.stringify(files.map((path) => `/${path}`)))
        .replace("__BUILD__", BUILD);
      writeFileSync(place, text);
      const offline = join(folder, "offline.css");
      writeFileSync(offline, withTypefaces(readFileSync(offline, "utf-8"), paths));
    },
  };
}

/** The page without a network is not bundled, so it cannot know the digests in the names of the typefaces. */
function withTypefaces(css: string, paths: readonly string[]): string {
  return css.replace(/\/fonts\/(\w+)\.woff2/g, (_, face: string) => {
    const built = paths.find((path) => path.startsWith(`assets/${face}-`) && path.endsWith(".woff2"));
    if (!built) throw new Error(`The typeface “${face}” of the page without a network is not in the build.`);
    return `/${built}`;
  });
}
