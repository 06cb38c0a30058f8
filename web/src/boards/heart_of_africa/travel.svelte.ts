/** Answers on the map: one click where one area is meant, two where something goes from one area to another. */
import type { BoardProps, Option, Sight } from "../board";
import { AT } from "./ground";
import { hold } from "./hold.svelte";
import { stepOf } from "./places";
import type { HeartView } from "./view";

export interface Tag {
  place: string;
  /** Action points; for what comes in from outside, `enters` is set. */
  ap: number;
  enters: boolean;
}

/** Milliseconds within which two clicks are one. */
const DOUBLE = 500;

type Board = BoardProps<HeartView>;
const cost = (option: Option): number => Number((option.preview?.params as { cost?: number } | undefined)?.cost ?? 0);

export class Travel {
  /** How many traders go, and whether the wholesaler goes along, as far as somebody has said so. */
  private wish = $state.raw({ origin: "", count: 1, lead: false });

  /** Where pieces were sent last, and when. */
  private sent = { place: "", at: 0 };

  constructor(private readonly board: () => Board) {}

  private readonly view = $derived.by(() => this.board().view);
  private readonly options = $derived.by(() => [...new Set([...this.board().targets.values()].flat())]);
  private readonly steps = $derived.by(() =>
    this.options.flatMap((option) => {
      const step = stepOf(option, this.view);
      return step ? [{ ...step, option }] : [];
    }),
  );

  /** The area that is picked to move from, or to choose among several things there, while that can be done. */
  readonly origin = $derived.by(() => (hold.origin && this.holds(hold.origin) ? hold.origin : null));
  readonly leaves = $derived.by(() => this.steps.some((step) => step.from === this.origin));

  private holds(place: string): boolean {
    return this.steps.some((step) => step.from === place) || this.at(place).length > 1;
  }

  private readonly sight = $derived.by((): Sight | null => (this.origin && this.walking ? this.board().see(`area ${this.origin}`) : null));
  /** Do pieces walk for action points, as far as these suffice? Groups and neutrals go one area. */
  private readonly walking = $derived.by(() =>
    this.steps.some(({ option }) => option.action.startsWith("move ") || option.action.startsWith("lead ")),
  );

  private walkers(who: string): number {
    return this.sight?.layers.find((layer) => layer.name === "walkers")?.marks.find((mark) => mark.place === who)?.number ?? 0;
  }

  readonly most = $derived.by(() => {
    if (!this.origin || !this.walking) return 0;
    const some = this.steps.some(({ from, option }) => from === this.origin && option.action.startsWith("move "));
    return Math.max(this.walkers("traders"), some ? 1 : 0);
  });
  readonly leads = $derived.by(() => this.steps.some(({ from, option }) => from === this.origin && option.action.startsWith("lead ")));
  readonly count = $derived.by(() => Math.min(this.most, this.wish.origin === this.origin ? this.wish.count : 1));
  readonly lead = $derived.by(() => this.leads && (this.most === 0 || (this.wish.origin === this.origin && this.wish.lead)));

  send(count: number, lead: boolean): void {
    this.wish = { origin: this.origin ?? "", count, lead };
  }

  /** What can be done at an area itself, without going anywhere. */
  at(place: string): Option[] {
    return (this.board().targets.get(place) ?? []).filter((option) => AT.has(place) && !stepOf(option, this.view));
  }

  /** Action points for one piece to each area that it may go to. */
  private readonly reach = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.origin) return found;
    for (const { from, to, option } of this.steps) if (from === this.origin) found.set(to, cost(option));
    for (const path of this.sight?.paths ?? []) found.set(path.places.at(-1)!, path.number ?? 0);
    const pieces = this.count + (this.lead ? 1 : 0);
    if (this.walking) for (const [to, ap] of found) if (ap * pieces > (this.view.turn?.ap ?? 0)) found.delete(to);
    return found;
  });

  /** Where a click means something now. */
  readonly targets = $derived.by((): ReadonlyMap<string, readonly Option[]> => {
    const found = new Map<string, Option[]>();
    const first = this.steps.find((step) => step.from === this.origin)?.option;
    if (first) {
      for (const to of this.reach.keys())
        found.set(to, [this.steps.find((step) => step.from === this.origin && step.to === to)?.option ?? first]);
      return found;
    }
    for (const [place] of this.board().targets) if (AT.has(place) && this.at(place).length) found.set(place, this.at(place));
    for (const { from, option } of this.steps) found.set(from, [...(found.get(from) ?? []), option]);
    return found;
  });

  readonly tags = $derived.by((): Tag[] => {
    const pieces = this.count + (this.lead ? 1 : 0);
    if (this.leaves) return this.walking ? [...this.reach].map(([place, ap]) => ({ place, ap: ap * pieces, enters: false })) : [];
    return this.options.flatMap((option) => {
      const [kind, place] = option.action.split(" ");
      return kind === "enter" && option.preview ? [{ place: place!, ap: cost(option), enters: true }] : [];
    });
  });

  pick(place: string): void {
    if (place === this.origin) this.stop();
    else if (this.origin && this.reach.has(place)) this.go(this.origin, place);
    else if (this.holds(place)) hold.origin = place;
    else if (this.leaves || !this.at(place).length) this.refuse(place);
    else {
      hold.origin = null;
      this.board().choose(this.at(place)[0]!);
    }
  }

  /** Say why nothing can be done there, but not to the second half of a double click that has sent pieces there. */
  private refuse(place: string): void {
    const twice = this.sent.place === place && performance.now() - this.sent.at < DOUBLE;
    if (!twice) this.board().why(place);
  }

  stop(): void {
    hold.origin = null;
  }

  /** Everybody goes the whole way, one piece after the other. */
  private go(from: string, to: string): void {
    const answers = this.answers(from, to);
    hold.origin = null;
    this.sent = { place: to, at: performance.now() };
    this.board().play(answers);
  }

  private answers(from: string, to: string): string[] {
    if (!this.walking) return this.steps.filter((step) => step.from === from && step.to === to).map((step) => step.option.action);
    const way = this.sight?.paths.find((path) => path.places.at(-1) === to)?.places ?? [from, to];
    const legs = way.slice(1).map((next, n) => ({ from: way[n]!, to: next }));
    const traders = Array.from({ length: this.count }, () => legs.map((leg) => `move ${leg.from} ${leg.to}`)).flat();
    return [...traders, ...(this.lead ? legs.map((leg) => `lead ${leg.to}`) : [])];
  }

  /** What a click there would do, in words. */
  lines(place: string): string[] {
    const { say } = this.board();
    if (this.leaves) {
      if (!this.reach.has(place)) return [];
      const direct = this.steps.find((step) => step.from === this.origin && step.to === place);
      if (!this.walking) return direct ? [say.tell(direct.option)] : [];
      const pieces = this.count + (this.lead ? 1 : 0);
      return [say.say("ui-hoa-go", { count: pieces, ap: this.reach.get(place)! * pieces })];
    }
    const own = this.at(place).map((option) => say.tell(option) + (option.preview ? `: ${say.tell(option.preview)}` : ""));
    return this.steps.some((step) => step.from === place) ? [say.say("ui-hoa-pick-up"), ...own] : own;
  }
}
