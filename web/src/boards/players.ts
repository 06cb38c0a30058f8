import type { BoardPlayer, Shape } from "./board";

const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "star"];

/** Players as boards show them: a colour (Okabe and Ito's), a shape, and a letter that no two share. */
export function boardPlayers(names: readonly string[]): BoardPlayer[] {
  const letters = apart(names);
  return names.map((name, seat) => ({
    seat,
    name,
    colour: `var(--seat-${seat})`,
    ink: `var(--seat-ink-${seat})`,
    shape: SHAPES[seat % SHAPES.length]!,
    letter: letters[seat]!,
  }));
}

/** The first letter of each name that is still free, else the number of the seat. */
function apart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = Array.from(name.toUpperCase()).filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const found = letters.find((letter) => !taken.has(letter)) ?? String(seat + 1);
    taken.add(found);
    return found;
  });
}
