/** Pictures of a terminal as pieces of text with colours of ours. */

export interface Piece {
  text: string;
  ink: string;
  ground: string;
  bold: boolean;
  faint: boolean;
  /** It was not there in the picture before. */
  other?: boolean;
}

/** The colours of a terminal, from black to white, as they look in the house by day and by night. */
const INKS = ["--ink", "--clay", "--green", "--ochre", "--indigo", "--plum", "--teal", "--ink"];
const GROUNDS = ["--ink", "--clay", "--green", "--ochre", "--indigo-soft", "--plum", "--teal", "--sunken"];

/** Height of a line as part of that of a letter. */
export const LINE = 1.22;

/** A picture as pieces; `seats` is how the terminal paints each player, who here have their colours of everywhere else. */
export function pieces(picture: string, seats: readonly string[] = []): Piece[] {
  const found: Piece[] = [];
  let style: Omit<Piece, "text"> = plain();
  for (const [i, part] of picture.split(/\x1b\[([0-9;]*)m/).entries()) {
    const seat = i % 2 ? seats.indexOf(part) : -1;
    if (seat >= 0) style = { ...style, ground: `var(--seat-${seat})`, ink: `var(--seat-ink-${seat})` };
    else if (i % 2) style = applyCodes(style, part.split(";").map(Number));
    else if (part && style.ground.includes("seat")) {
      // A player's colour is on what is written, not on the room beside it.
      const text = part.replace(/ {2,}$/, "");
      found.push({ text, ...style }, { text: part.slice(text.length), ...plain() });
    } else if (part) found.push({ text: part, ...style });
  }
  return found;
}

/** A picture in blocks, the map first: an empty line parts them, unless what follows is set in, as within a map. */
export function blocksOf(picture: string): string[] {
  return picture.split(/\n\n(?!(?:\x1b\[[0-9;]*m)*\s)/);
}

/** The pieces row by row; each row ends with its line break. */
export function rows(block: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[]];
  for (const piece of block) {
    for (const text of piece.text.split(/(?<=\n)/)) {
      if (found.at(-1)!.at(-1)?.text.endsWith("\n")) found.push([]);
      if (text) found.at(-1)!.push({ ...piece, text });
    }
  }
  return found;
}

/** The longest line of a block, and how many lines it has. */
export function columnsOf(block: readonly Piece[]): number {
  return Math.max(0, ...text(block).map((line) => Array.from(line).length));
}
export function lines(block: readonly Piece[]): number {
  return text(block).length;
}
function text(block: readonly Piece[]): string[] {
  return block
    .map((piece) => piece.text)
    .join("")
    .split("\n");
}

function plain(): Omit<Piece, "text"> {
  return { ink: "", ground: "", bold: false, faint: false };
}

function applyCodes(style: Omit<Piece, "text">, codes: number[]): Omit<Piece, "text"> {
  let now = { ...style };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 0) now = plain();
    else if (code === 1) now.bold = true;
    else if (code === 2) now.faint = true;
    else if (code === 38 || code === 48) {
      const colour = indexed(codes[i + 2] ?? 0);
      if (code === 38) now.ink = colour;
      else now.ground = colour;
      i += 2;
    } else if (code >= 30 && code <= 37) now.ink = `var(${INKS[code - 30]})`;
    else if (code >= 90 && code <= 97) now.ink = `var(${INKS[code - 90]})`;
    else if (code >= 40 && code <= 47) now.ground = `var(${GROUNDS[code - 40]})`;
    else if (code >= 100 && code <= 107) now.ground = `var(${GROUNDS[code - 100]})`;
  }
  if (now.ground) now.ink = inkOn(now.ground);
  return now;
}

function inkOn(ground: string): string {
  return ground.includes("soft") ? "var(--indigo)" : "var(--paper)";
}

/** A colour of the palette of 256. */
function indexed(n: number): string {
  if (n < 8) return `var(${INKS[n]})`;
  if (n < 16) return `var(${INKS[n - 8]})`;
  if (n >= 232) return "var(--soft)";
  const level = (part: number): number => (part ? 55 + part * 40 : 0);
  const [r, g, b] = [Math.floor((n - 16) / 36), Math.floor((n - 16) / 6) % 6, (n - 16) % 6].map(level);
  return `color-mix(in oklab, rgb(${r} ${g} ${b}) 75%, var(--ink))`;
}
