import type { Piece } from "./ansi";

/**
 * What a picture shows that an earlier one did not. A map is compared place by place; what stands beside it, word by
 * word: there a longer number breaks lines elsewhere, and players change places, without anything being new.
 */

/** So many words in a row that only stand elsewhere now are not new. */
const MOVED = 3;

export function markDifferences(blocks: readonly Piece[][], before: readonly string[]): Piece[][] {
  const [map = [], ...rest] = blocks;
  return [byPlace(map, bare(before[0] ?? "")), ...byWord(rest, bare(before.slice(1).join("\n")))];
}

function bare(picture: string): string {
  return picture.replace(/\x1b\[[0-9;]*m/g, "");
}

/** The letters that stand where there was something else before. */
function byPlace(map: readonly Piece[], before: string): Piece[] {
  const old = before.split("\n").map((row) => [...row]);
  let [row, column] = [0, 0];
  return marked(map, (letter) => {
    const other = letter !== "\n" && letter !== " " && letter !== (old[row]?.[column] ?? " ");
    [row, column] = letter === "\n" ? [row + 1, 0] : [row, column + 1];
    return other;
  });
}

/** The words that were not there before, wherever they stand. */
function byWord(blocks: readonly Piece[][], before: string): Piece[][] {
  const text = blocks.map((block) => block.map((piece) => piece.text).join("")).join("\n");
  const fresh = freshWords(text.split(/\s+/).filter(Boolean), before.split(/\s+/).filter(Boolean));
  let [word, inside] = [-1, false];
  return blocks.map((block) => {
    inside = false;
    return marked(block, (letter) => {
      const blank = /\s/.test(letter);
      if (!blank && !inside) word += 1;
      inside = !blank;
      return inside && fresh[word]!;
    });
  });
}

/** Which words are not among the old ones in the same order, nor as a run that has only moved. */
export function freshWords(now: readonly string[], old: readonly string[]): boolean[] {
  const kept = common(now, old);
  const fresh = now.map((_, i) => !kept.has(i));
  const used = new Set(kept.values());
  for (let i = 0; i < now.length; i++) {
    const run = fresh[i] ? longestRun(now, old, i, fresh, used) : { at: 0, length: 0 };
    if (run.length < MOVED) continue;
    for (let n = 0; n < run.length; n++) {
      fresh[i + n] = false;
      used.add(run.at + n);
    }
  }
  return fresh;
}

/** The longest run of words from a place on that stands among the old words and belongs to nothing there yet. */
function longestRun(
  now: readonly string[],
  old: readonly string[],
  from: number,
  fresh: readonly boolean[],
  used: ReadonlySet<number>,
): { at: number; length: number } {
  let best = { at: 0, length: 0 };
  for (let at = 0; at < old.length; at++) {
    let length = 0;
    while (fresh[from + length] && !used.has(at + length) && at + length < old.length && now[from + length] === old[at + length]) length++;
    if (length > best.length) best = { at, length };
  }
  return best;
}

/** The longest row of words that both have in this order: place here → place there. */
function common(now: readonly string[], old: readonly string[]): Map<number, number> {
  const wide = old.length + 1;
  const longest = new Uint16Array((now.length + 1) * wide);
  for (let i = now.length - 1; i >= 0; i--) {
    for (let j = old.length - 1; j >= 0; j--) {
      const [down, right] = [longest[(i + 1) * wide + j]!, longest[i * wide + j + 1]!];
      longest[i * wide + j] = now[i] === old[j] ? longest[(i + 1) * wide + j + 1]! + 1 : Math.max(down, right);
    }
  }
  const found = new Map<number, number>();
  for (let i = 0, j = 0; i < now.length && j < old.length;) {
    if (now[i] === old[j]) found.set(i++, j++);
    else if (longest[(i + 1) * wide + j]! >= longest[i * wide + j + 1]!) i++;
    else j++;
  }
  return found;
}

/** Pieces parted where what is new begins and ends. */
function marked(block: readonly Piece[], isNew: (letter: string) => boolean): Piece[] {
  const split: Piece[] = [];
  for (const piece of block) {
    let run: Piece | null = null;
    for (const letter of piece.text) {
      const other = isNew(letter);
      if (run && (run.other ?? false) === other) run.text += letter;
      else split.push((run = { ...piece, text: letter, other }));
    }
  }
  return split;
}
