import { Unreachable, type Message } from "../api";
import { notices } from "../notices.svelte";
import { motion, PACES, prefs } from "../prefs.svelte";
import { say } from "../speech.svelte";
import type { Live } from "../table/state/live.svelte";
import { leavePast } from "./address";
import { Archive, type List, type Past } from "./archive.svelte";
import { chunksFor, indexOf, key, linesOf, momentOf, newsSince, reelPace, type Point } from "./time";

/** Leafing through a game: where one is, what is on the screen, and what plays by itself. */

/** What did not come is asked for again after this time. */
const AGAIN = 5000;

export class History {
  /** The moment one wants to see; none for the present. */
  at: number | null = $state(null);
  /** What is on the screen, which is at most a moment behind. */
  shown: { n: number; past: Past } | null = $state.raw(null);
  /** The moment that was wanted and cannot be had without a connection. */
  missing: number | null = $state(null);
  playing = $state(false);
  /** What happened since the last turn is being shown, and nothing else. */
  reel: readonly number[] = $state.raw([]);
  /** Does a step fly, or just stand there? */
  private moving = $state(false);
  private readonly archive: Archive;
  private timer = 0;
  private again = 0;
  private closed = false;
  /** How far the game had come when one began to look back. */
  private since = $state(0);

  constructor(readonly live: Live) {
    this.archive = new Archive(live);
  }

  get points(): readonly Point[] {
    return this.archive.points;
  }

  get on(): boolean {
    return this.at !== null;
  }

  get last(): number {
    return this.points.length - 1;
  }

  /** The table as it was, in the shape of the present; nothing to answer in it. */
  readonly frame: Message | null = $derived.by(() => {
    const now = this.live.shown;
    if (!this.on || !this.shown || !now) return null;
    const { past, n } = this.shown;
    const end = now.status === "over" && n === this.last;
    return {
      ...now,
      view: past.view,
      asked: past.asked,
      commit: past.commit,
      own: past.own,
      decision: null,
      prompt: null,
      take_back: null,
      clock: null,
      result: end ? now.result : null,
    };
  });

  /** What was to be seen one step earlier, if it is known. */
  readonly before: Past | null = $derived.by(() => this.shown && this.archive.view(this.shown.n - 1));

  /** The lines of the log that the step on the screen brought. */
  readonly lines: readonly [number, number] = $derived(this.shown ? linesOf(this.points, this.shown.n) : [0, 0]);

  /** Moves that were made while one looked back. */
  readonly news: number = $derived.by(() => (this.on ? Math.max(0, (this.live.shown?.commit ?? 0) - this.since) : 0));

  get motion(): number {
    return this.moving ? motion() : 0;
  }

  /** Moments around the one on the screen, the likeliest next one first. */
  readonly near: Point[] = $derived(this.shown ? [1, -1, 2].flatMap((by) => this.points[this.shown!.n + by] ?? []) : []);

  get draw(): (address: string) => Promise<string> {
    return this.archive.draw;
  }

  // Coming and going

  /** What still waits to be shown is shown first: the past ends with the present. */
  private async begin(): Promise<boolean> {
    if (this.closed) return false;
    if (this.live.waiting) this.live.skip();
    const list = await this.archive.list().catch((error: unknown) => void notices.trouble(error));
    if (!list || this.closed) return false;
    this.archive.take(list);
    this.since = this.live.shown?.commit ?? 0;
    return true;
  }

  /** Look at a commit point, or at what was before the present. */
  async open(commit: number | null = null): Promise<void> {
    if (!(await this.begin())) return;
    const wanted = commit === null ? Math.max(0, this.last - 1) : indexOf(this.points, commit);
    if (wanted === null) {
      leavePast(location.pathname);
      return notices.add(say("ui-past-wrong"), "why");
    }
    this.go(wanted);
    if (!this.shown) await this.archive.load(wanted).catch(() => {});
  }

  /** The moment at which a line of the log was told. */
  async jump(line: number): Promise<void> {
    if (!this.on && !(await this.begin())) return;
    this.stop();
    this.go(momentOf(this.points, line));
  }

  back(): void {
    this.stop();
    clearTimeout(this.again);
    this.archive.drop();
    this.at = null;
    this.shown = null;
    this.missing = null;
    this.moving = false;
  }

  /** The table is left: nothing goes on, and nothing begins any more. */
  close(): void {
    this.closed = true;
    this.back();
  }

  go(n: number, moving = false): void {
    const was = this.at;
    this.at = Math.max(0, Math.min(n, this.last));
    this.missing = null;
    this.moving = moving && was !== null && this.at === was + 1;
    if (!this.show()) void this.fetch(this.at);
    for (const first of chunksFor(this.at, this.points.length)) {
      if (this.archive.lacks(first)) this.archive.load(first).catch(() => {});
    }
  }

  step(by: number): void {
    this.stop();
    if (this.at !== null) this.go(this.at + by, true);
  }

  private show(): boolean {
    const past = this.at === null ? null : this.archive.view(this.at);
    if (past) this.shown = { n: this.at!, past };
    return !!past;
  }

  private async fetch(n: number): Promise<void> {
    const trouble = await this.archive.load(n).then(
      () => null,
      (error: unknown) => error,
    );
    // What was asked for again meanwhile is still to come.
    if (this.at !== n || this.show() || this.archive.awaits(n)) return;
    this.stop();
    if (trouble && !(this.shown && trouble instanceof Unreachable)) notices.trouble(trouble);
    if (!this.shown) return this.back();
    // One is where the picture is; what was wanted comes when it can be had.
    this.at = this.shown.n;
    if (trouble instanceof Unreachable) this.miss(n);
  }

  private miss(n: number): void {
    this.missing = n;
    this.later(AGAIN, () => this.retry());
  }

  /** Ask again for what did not come: by itself after a while, or because the network is back. */
  retry(): void {
    const n = this.missing;
    if (n === null) return;
    this.archive.load(n).then(
      () => this.missing === n && this.go(n),
      () => this.missing === n && this.miss(n),
    );
  }

  /** Something has happened meanwhile: one stays where one is, if that moment is still there. */
  async renew(): Promise<void> {
    if (this.at === null || this.archive.current) return;
    const place = this.points[this.missing ?? this.at];
    clearTimeout(this.again);
    const list = await this.archive.list().catch(() => "lost" as const);
    if (this.at === null || list === null) return;
    if (list === "lost") {
      clearTimeout(this.again);
      this.again = window.setTimeout(() => void this.renew(), AGAIN);
      return;
    }
    this.resume(list, place);
  }

  /** The list and the place in it change together: nothing is asked for that is gone. */
  private resume(list: List, place: Point | undefined): void {
    this.archive.take(list);
    const same = place ? this.points.findIndex((point) => key(point) === key(place)) : -1;
    const near = same >= 0 ? same : indexOf(this.points, place?.commit ?? 0);
    this.go(near ?? this.last);
  }

  // Playing

  play(): void {
    if (this.at === null) return;
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.later(PACES[prefs.pace] || PACES.fast, () => this.next());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.reel = [];
  }

  private next(): void {
    if (this.at === null || this.at >= this.last) return this.stop();
    this.go(this.at + 1, true);
    this.later(PACES[prefs.pace] || PACES.fast, () => this.next());
  }

  private later(wait: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, wait);
  }

  /** Everything since the last turn, one move after the other, and back to the present. */
  async sinceMyTurn(): Promise<void> {
    if (!this.live.shown || !(await this.begin())) return;
    const news = newsSince(this.points, this.live.shown.since, this.live.viewer);
    if (!news.length) return;
    this.stop();
    this.go(news[0]!);
    // Who wants no waiting walks through it alone.
    if (PACES[prefs.pace] === 0) return;
    this.reel = news;
    this.playing = true;
    this.turn(0, reelPace(PACES[prefs.pace], news.length));
  }

  private turn(n: number, pace: number): void {
    if (n >= this.reel.length) return this.back();
    this.go(this.reel[n]!, true);
    this.later(pace, () => this.turn(n + 1, pace));
  }
}
