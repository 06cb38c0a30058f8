import type { BoardModule, FactsModule, Targets } from "../../../boards/board";
import { get, type LogLine, type Message, type Option, type Why } from "../../api";
import { notices } from "../../notices.svelte";
import { prefs, touch } from "../../prefs.svelte";
import { say } from "../../speech.svelte";
import type { Live } from "./live.svelte";

/** Answering a question: a place or an option is picked, shown, and played. */

type View = Record<string, unknown>;
const MOST_INTENTS = 4;
/** Milliseconds until answers that follow one another are given up. */
const PATIENCE = 3000;

export class Choice {
  /** The option shown before it is played. */
  chosen: Option | null = $state.raw(null);
  /** The amount that a stepper was set to, in the list or on the board. */
  amount: Option | null = $state.raw(null);
  /** A place where several options are possible, waiting for one of them. */
  among = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The places that a line of the log speaks of, while somebody looks at it. */
  lit: ReadonlySet<string> = $state.raw(new Set<string>());
  /** The place that was picked, when the chosen option alone does not name it: the next question is about it. */
  meant = $state<string | null>(null);
  board: BoardModule | null = $state.raw(null);
  /** What is told about players: the board's, or that of a title without one. */
  about: FactsModule | null = $state.raw(null);

  /** Steps of this turn that only opened the next question. */
  private opened = 0;

  constructor(private readonly live: Live) {}

  get options(): readonly Option[] {
    return this.live.asked ? (this.live.shown?.decision?.options ?? []) : [];
  }

  /** Place → options of the present question. */
  readonly targets: Targets = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const view = this.live.shown?.view as View | null;
    if (!this.board || !view) return found;
    for (const option of this.options) {
      for (const place of new Set([...this.board.places(option, view), ...this.behind(option).keys()])) {
        const there = found.get(place);
        if (there) there.push(option);
        else found.set(place, [option]);
      }
    }
    return found;
  });

  /** Places of answers behind an option that only opens questions, each with the answers that lead there. */
  private behind(option: Option): Map<string, readonly string[]> {
    const found = new Map<string, readonly string[]>();
    const { board } = this;
    const ways = board?.placesAhead ? [...option.ahead.map((answer) => [answer]), ...option.beyond] : [];
    for (const way of ways) {
      for (const place of board!.placesAhead!(way.at(-1)!)) if (!found.has(place)) found.set(place, way);
    }
    return found;
  }

  /** Can every option be chosen on the board too? Then a small screen gives the list less room. */
  readonly drawn = $derived.by(() => {
    const there = new Set([...this.targets.values()].flat().map((option) => option.action));
    return there.size > 0 && this.options.every((option) => there.has(option.action));
  });

  readonly marks: ReadonlySet<string> = $derived.by(() => {
    const { before, shown } = this.live;
    if (!this.board?.changedPlaces || !before || !shown?.view || this.acted) return new Set<string>();
    return new Set(this.board.changedPlaces(before, shown.view));
  });

  /** What was new has been seen as soon as one acts. */
  private get acted(): boolean {
    const shown = this.live.shown;
    return shown !== null && shown.asked === this.live.viewer && shown.own > 0;
  }

  /** Show on the board what a line of the log speaks of. */
  light = (line: LogLine | null): void => {
    this.lit = new Set(line ? (this.board?.placesInLine?.(line) ?? []) : []);
  };

  clear(): void {
    this.chosen = null;
    this.among = null;
    this.meant = null;
  }

  pick = (place: string): void => {
    const there = this.targets.get(place) ?? [];
    if (!there.length) this.why(place);
    else if (this.chosen && has(there, this.chosen) && (this.meant ?? place) === place) void this.play(this.chosen);
    else {
      const usual = there.length === 1 ? there[0]! : this.board?.usualOption?.(there);
      if (there.length > 1) this.chosen = null;
      if (usual) this.mean(usual, place);
      if (!usual || (there.length > 1 && this.chosen)) this.among = place;
    }
  };

  /** One option at a place; where it stands for many places, which one is kept in mind. */
  private mean(option: Option, place: string): void {
    const many = opens(option) || [...this.targets.values()].filter((there) => has(there, option)).length > 1;
    if (many && this.meant !== place) this.chosen = null;
    this.meant = many ? place : null;
    this.show(option);
  }

  choose = (option: Option, sure = false): void => {
    this.meant = null;
    if (!sure || prefs.asking === "always") this.show(option);
    else if (!this.live.pending && has(this.options, option)) void this.play(option, true);
  };

  setAmount = (option: Option): void => {
    this.amount = option;
  };

  private show(option: Option): void {
    if (this.live.pending || !has(this.options, option)) return;
    if (this.chosen?.action === option.action || !this.asks(option)) void this.play(option);
    else this.chosen = option;
  }

  /** Is this option shown before it is played? A finger slips; but what only opens a question needs no second tap. */
  private asks(option: Option): boolean {
    return prefs.asking === "always" || (touch() && !opens(option)) || (prefs.asking === "final" && option.final);
  }

  /** Play an option. Whoever has confirmed the only step of a turn has confirmed the turn. */
  play = async (option: Option, confirmed = this.asks(option)): Promise<boolean> => {
    notices.clear();
    const place = this.meant;
    const own = this.live.shown?.own ?? 0;
    if (own === 0) this.opened = 0;
    const end = confirmed && own <= this.opened;
    if (!(await this.live.send({ do: "move", action: option.action, end }))) return false;
    if (opens(option)) this.opened += 1;
    this.clear();
    if (place !== null) await this.goOn(option, place);
    return true;
  };

  /** The question behind an option has been opened: give the answers that the place was picked for. */
  private async goOn(option: Option, place: string): Promise<void> {
    if (this.board?.placesAhead) return this.perform(this.behind(option).get(place) ?? []);
    const next = this.targets.get(place) ?? [];
    if (next.length === 1 && !next[0]!.final) await this.play(next[0]!, false);
  }

  /**
   * Give answers one after another. What is not asked has answered itself, being the only answer, and is passed over;
   * what cannot be taken back is shown first.
   */
  perform = async (actions: readonly string[]): Promise<void> => {
    this.meant = null;
    for (const action of actions) {
      if (this.live.pending) return;
      const option = this.options.find((one) => one.action === action);
      if (!option) continue;
      if (option.final && this.asks(option)) return this.show(option);
      if (!(await this.play(option, false))) return;
      await this.waitUntilShown();
    }
  };

  /** What was heard may still wait to be shown; the next question is asked only then. */
  private async waitUntilShown(): Promise<void> {
    const late = performance.now() + PATIENCE;
    while ((this.live.shown?.seq ?? 0) < this.live.lastSeq(this.live.viewer) && performance.now() < late) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Take back the last step, or steps until the view is `enough`; or say why that cannot be done. */
  undo = async (enough: (view: View) => boolean = () => true): Promise<void> => {
    for (;;) {
      const undo = this.live.shown?.decision?.undo;
      if (this.live.pending || !undo) return;
      this.clear();
      if (!undo.action) {
        if (undo.why) notices.add(say(undo.why.key, undo.why.params), "why");
        return;
      }
      if (!(await this.live.send({ do: "undo" }))) return;
      await this.waitUntilShown();
      const view = this.live.shown?.view;
      if (!view || enough(view)) return;
    }
  };

  /** Why nothing can be done at a place: the first reason that is about what was meant. */
  why = (place: string): void => {
    const message = this.live.shown;
    if (message?.view && this.board) void this.explain(message, this.board.intents(place, message.view, message.decision?.phase));
  };

  private async explain(message: Message, intents: readonly string[]): Promise<void> {
    if (message.asked !== this.live.viewer) {
      if (message.prompt) notices.add(say(message.prompt.key, message.prompt.params), "why");
      return;
    }
    const path = `${this.live.path}/why?seat=${this.live.viewer}&lang=${prefs.lang}&action=`;
    const asked = intents.slice(0, MOST_INTENTS).map((action) => get<Why>(path + encodeURIComponent(action)));
    try {
      const reasons = (await Promise.all(asked)).flatMap((why) => (why.reason ? [why.reason] : []));
      const best = reasons.find((reason) => reason.key !== "reason-not-now") ?? reasons[0];
      if (best) notices.reason(best);
    } catch (error) {
      notices.trouble(error);
    }
  }
}

/** Does this option do nothing but lead to the next question? */
function opens(option: Option): boolean {
  return !option.final && option.ahead.length > 0;
}

/** The same option may have come again in a newer message. */
function has(options: readonly Option[], wanted: Option): boolean {
  return options.some((option) => option.action === wanted.action);
}
