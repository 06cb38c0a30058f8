import type { BoardModule } from "./board";

/** The boards there are, each loaded when a table of its title is opened. */
const found = import.meta.glob<BoardModule>("./*/index.ts");

export function hasBoard(title: string): boolean {
  return `./${title}/index.ts` in found;
}

export async function loadBoard(title: string): Promise<BoardModule | null> {
  const load = found[`./${title}/index.ts`];
  return load ? await load() : null;
}
