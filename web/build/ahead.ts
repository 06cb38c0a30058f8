import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rollup } from "vite";

/** Beside `index.html`, the same page for who comes straight to a table: what the table needs is asked for at once. */
export function ahead(): Plugin {
  let folder = "";
  return {
    name: "baobab-ahead",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      const page = readFileSync(join(folder, "index.html"), "utf-8");
      const links = needed(bundle, "Entrance").filter((link) => !page.includes(link.file));
      const lines = links.map(({ rel, file }) => `    <link rel="${rel}" crossorigin href="/${file}">\n`);
      writeFileSync(join(folder, "table.html"), page.replace("  </head>", `${lines.join("")}  </head>`));
    },
  };
}

interface Link {
  rel: "modulepreload" | "stylesheet";
  file: string;
}

/** A part of the client by its name, with everything it cannot do without. */
function needed(bundle: Rollup.OutputBundle, name: string): Link[] {
  const links = new Map<string, Link>();
  const follow = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || links.has(file)) return;
    links.set(file, { rel: "modulepreload", file });
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) links.set(sheet, { rel: "stylesheet", file: sheet });
    chunk.imports.forEach(follow);
  };
  const first = Object.values(bundle).find((one) => one.type === "chunk" && one.name === name);
  if (!first) throw new Error(`The client has no part called ${name}.`);
  follow(first.fileName);
  return [...links.values()];
}
