import { lazily } from "../lazy.svelte";
import type { BoardModule, FactsModule } from "./board";

/** The boards there are, each loaded when a table of its title is opened. */
const found = import.meta.glob<BoardModule>("./*/index.ts");

export async function loadBoard(title: string): Promise<BoardModule | null> {
  const load = found[`./${title}/index.ts`];
  return load ? await lazily(load) : null;
}

const known = import.meta.glob<FactsModule>("./*/facts.ts");

/** What is told about the players of a title that has no board yet. */
export async function loadFacts(title: string): Promise<FactsModule | null> {
  const load = known[`./${title}/facts.ts`];
  return load ? await lazily(load) : null;
}
