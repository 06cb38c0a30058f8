import type { Component, Snippet } from "svelte";

import type { components } from "../api";

/**
 * What the shell and a board promise each other.
 *
 * A board is state in, picture out: it draws the view that it is given, marks the places it is told to, and
 * says which place was clicked. It knows no rule, asks the server nothing, and keeps nothing but how it is
 * being looked at (zoom, what flies). A folder `boards/TITLE/` with an `index.ts` that has the shape of
 * `BoardModule` is all it takes; the shell loads it when a table of that title is opened.
 *
 * The content policy forbids `style="…"` in markup and `data:` addresses: use `style:name={…}`, classes, or
 * SVG attributes.
 */

type Schemas = components["schemas"];
export type Option = Schemas["Option"];
/** What a thing reaches: layers of places with numbers and words, paths, and figures that would change. */
export type Sight = Schemas["Sight"];
/** A figure that all may know, before and after an answer. */
export type Change = Schemas["Change"];
export type Phrase = { key: string; params: Record<string, unknown> };

/** The shape that goes with a player's colour, for eyes that do not tell colours apart. */
export type Shape = "circle" | "square" | "triangle" | "diamond" | "star";

/** A player as every board shows it. */
export interface BoardPlayer {
  seat: number;
  name: string;
  /** CSS colours: of the pieces (`var(--seat-0)`), and of what is written on them (`var(--seat-ink-0)`). */
  colour: string;
  ink: string;
  shape: Shape;
  letter: string;
}

/** Words in the reader's language; changes when the language is switched. */
export interface Say {
  lang: "en" | "it";
  /** A message with its parameters, as they came from the server or made here. */
  say(key: string, params?: Record<string, unknown>): string;
  tell(phrase: Phrase): string;
  /** A name by itself: `name("space", "C7")`, `name("face", "gold2", "the")`. */
  name(kind: string, id: string, form?: string): string;
  has(key: string): boolean;
}

/** Place id → the options of the present decision that point there. */
export type Targets = ReadonlyMap<string, readonly Option[]>;

export interface BoardProps<View = Record<string, unknown>> {
  /** The title's view, as the server sent it: always the latest that is to be shown. */
  view: View;
  players: readonly BoardPlayer[];
  /** My seat, or -1 for somebody who watches. */
  me: number;
  /** The seat that decides, or -1. */
  asked: number;
  /** Where the present decision can be answered. Empty while it is not my turn. */
  targets: Targets;
  /** The option that is being previewed and waits to be confirmed. */
  chosen: Option | null;
  /** Where an amount is asked for, the one that a stepper was set to, in the list or on the board. */
  amount: Option | null;
  /** Places that have changed since my last turn. */
  marks: ReadonlySet<string>;
  /** A place that the pointer or the focus is on in the list of options. */
  pointed: string | null;
  /** Places that a line of the log speaks of. */
  lit: ReadonlySet<string>;
  /** What the place that is looked at (by pointer, focus or long press) reaches, once the server has told it. */
  sight: Sight | null;
  /** The sight of any subject in notation, now: null until the server has told it. For use in `$derived`. */
  see(subject: string): Sight | null;
  say: Say;
  /** Milliseconds that a piece may take from where it was to where it goes; 0 means no motion at all. */
  motion: number;
  /** A place was clicked, tapped or entered: the shell chooses, asks which option is meant, or says why not. */
  pick(place: string): void;
  /** An option was chosen in a control of the board's own; `sure` where the control says what it does. */
  choose(option: Option, sure?: boolean): void;
  /** A stepper of the board's own was set to this amount: that of the list follows. */
  setAmount(option: Option): void;
  /**
   * Answers in notation to give one after another, each as soon as it is asked for: one gesture that stands for
   * several questions. What is not offered when its turn comes is passed over (a question with one answer answers
   * itself); before what cannot be taken back, the player is asked.
   */
  play(actions: readonly string[]): void;
  /** Take back one's last step, or as many as it takes until the view is `enough`; where that is impossible, say why. */
  undo(enough?: (view: View) => boolean): void;
  /** Why nothing can be done at a place. */
  why(place: string): void;
  /** The pointer or the focus is on a place, or on none. */
  point(place: string | null): void;
}

/** One thing about a player for the panel of players: a number or a short text, with its label in words. */
export interface Fact {
  label: string;
  value: string | number;
  /** How it is shown: `score` large, `plain` in the row of facts. */
  weight?: "score" | "plain";
}

/** What is public about players; all that `boards/TITLE/facts.ts` exports for a title that has no board yet. */
export interface FactsModule<View = Record<string, unknown>> {
  facts?(view: View, seat: number, say: Say): Fact[];
  /** Who comes after whom, where it is not simply clockwise from the first player. */
  order?(view: View): number[];
  picture?: Pictured;
}

/** What the shell must know of the picture in text of a title that has no board. */
export interface Pictured {
  /** How the terminal paints each seat: the codes of its colour. */
  seats?: readonly string[];
  /** Height of a line as part of that of a letter, where cells of the map are to be as high as they are wide. */
  line?: number;
}

/** What a board is told where it draws what one player has. */
export interface HoldingsProps<View = Record<string, unknown>> {
  view: View;
  seat: number;
  say: Say;
  marks: ReadonlySet<string>;
  lit: ReadonlySet<string>;
}

/** What `boards/TITLE/index.ts` exports. */
export interface BoardModule<View = Record<string, unknown>> extends FactsModule<View> {
  Board: Component<BoardProps<View>>;
  /** What is mine (hand, tickets, tableau), shown in the strip that never scrolls away. */
  Mine?: Component<BoardProps<View>>;
  /** What a player has, drawn: in the panel of players, in place of all facts but the score. */
  Holdings?: Component<HoldingsProps<View>>;
  /**
   * What lies beside the map: tracks, market, cards. Where there is room the board shows it itself; on small screens
   * (`NARROW`) the shell shows it as a sheet of its own, and the board leaves it out.
   */
  beside?: { Panel: Component<BoardProps<View>>; label(say: Say): string };
  /** On small screens, the present question drawn in the sheet of answers, above its `children`: the list. */
  Question?: Component<BoardProps<View> & { children: Snippet }>;
  /** What a sight of a place is about, in notation; null where there is nothing to see. */
  subject?(place: string, view: View): string | null;
  /** Places that an option points at; none if it has no place on the board. */
  places(option: Option, view: View): string[];
  /**
   * Places of an answer, in notation, that stands behind an option which only opens questions (`ahead`, `beyond`):
   * picking such a place gives the option and all answers that lead there.
   */
  placesAhead?(answer: string): string[];
  /** Of several options at one place, the one that a click means, or a stepper begins with; the others are in the list. */
  usualOption?(there: readonly Option[]): Option | undefined;
  /**
   * What somebody may have meant by clicking a place where nothing can be done, in notation, likeliest first.
   * `phase` is that of the present decision.
   */
  intents(place: string, view: View, phase?: string): string[];
  /** What a place is called, where an option that points at it does not say so. */
  placeName?(place: string, say: Say): string;
  /** What made a player's result, in words: shown under the score sheet. `log` is the whole log of the game. */
  result?(view: View, seat: number, say: Say, log: readonly Phrase[]): string;
  /** Places that look different in two views. */
  changedPlaces?(before: View, now: View): string[];
  /** Places that a line of the log speaks of. */
  placesInLine?(line: Phrase): string[];
}
