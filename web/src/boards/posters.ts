import type { Component } from "svelte";

/**
 * The posters of the titles, drawn on 360 by 200 and without an `<svg>` around them. They are small and stand side by
 * side on the front page, so they come with it instead of one by one.
 */
const found = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });

export function posterOf(title: string): Component | undefined {
  return found[`./${title}/Poster.svelte`];
}
