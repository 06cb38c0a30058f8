import { get, tooMuch, type LogLine, type Message } from "../api";
import type { components } from "../../api";
import { notices } from "../notices.svelte";
import { motion, PACES, prefs } from "../prefs.svelte";
import { say } from "../speech.svelte";
import type { Live } from "../table/live.svelte";
import { CHUNK, chunksFor, farthest, indexOf, key, linesOf, momentOf, newsSince, reelPace, type Point } from "./time";

/** Leafing through a game: where one is, what was to be seen there, and what is loaded around it. */

type Past = components["schemas"]["Past"];
const REWOUND = "event-table-rewound";
/** Pictures are drawn one by one, so fewer of them are kept. */
const MOST_PICTURES = 120;
const MOST_VIEWS = 10 * CHUNK;
/** How long one waits, time after time, when too much was asked for at once. */
const PAUSES = [1000, 2000, 4000];
/** A list that did not come is asked for again after this time. */
const AGAIN = 5000;

/** The moments that there are, for whom, and how long the log was when they were asked for. */
interface List {
  points: Point[];
  log: readonly LogLine[];
  seat: number;
}

/** Ask, and where that was too much at once, ask again after a pause: a few times, and while it is wanted. */
async function patiently<T>(address: string, wanted: () => boolean): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await get<T>(address);
    } catch (error) {
      if (!tooMuch(error) || !wanted()) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return get<T>(address);
}

export class History {
  points: Point[] = $state.raw([]);
  /** The moment one wants to see; none for the present. */
  at: number | null = $state(null);
  /** What is on the screen, which is at most a moment behind. */
  shown: { n: number; past: Past } | null = $state.raw(null);
  playing = $state(false);
  /** What happened since the last turn is being shown, and nothing else. */
  reel: readonly number[] = $state.raw([]);
  /** Does a step fly, or just stand there? */
  private moving = $state(false);
  private views = new Map<string, Past>();
  /** Counts up whenever something may have arrived. */
  private arrived = $state(0);
  private pictures = new Map<string, Promise<string>>();
  private loading = new Map<number, Promise<void>>();
  private log: readonly LogLine[] = [];
  private seat = -1;
  private timer = 0;
  private again = 0;
  /** Lists asked for so far: only the answer to the last one counts. */
  private asks = 0;
  private closed = false;
  /** How far the game had come when one began to look back. */
  private since = $state(0);

  constructor(readonly live: Live) {}

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
  readonly before: Past | null = $derived.by(() => {
    void this.arrived;
    const point = this.shown && this.points[this.shown.n - 1];
    return (point && this.views.get(key(point))) ?? null;
  });

  /** The lines of the log that the step on the screen brought. */
  readonly lines: readonly [number, number] = $derived(this.shown ? linesOf(this.points, this.shown.n) : [0, 0]);

  /** Moves that were made while one looked back. */
  readonly news: number = $derived.by(() => (this.on ? Math.max(0, (this.live.shown?.commit ?? 0) - this.since) : 0));

  get motion(): number {
    return this.moving ? motion() : 0;
  }

  /** Moments around the one on the screen, the likeliest next one first. */
  readonly near: Point[] = $derived(
    this.shown ? [1, -1, 2].flatMap((by) => this.points[this.shown!.n + by] ?? []) : [],
  );

  // Coming and going

  private async begin(): Promise<boolean> {
    const list = this.closed ? null : await this.list();
    if (!list) return false;
    this.take(list);
    this.since = this.live.shown?.commit ?? 0;
    return true;
  }

  /** Look at a commit point, or at what was before the present. */
  async open(commit: number | null = null): Promise<void> {
    if (!(await this.begin())) return;
    const wanted = commit === null ? Math.max(0, this.last - 1) : indexOf(this.points, commit);
    if (wanted === null) return notices.add(say("ui-past-wrong"), "why");
    this.go(wanted);
    if (!this.shown) await this.load(wanted - (wanted % CHUNK));
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
    this.asks++;
    this.at = null;
    this.shown = null;
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
    this.moving = moving && was !== null && this.at === was + 1;
    if (!this.show()) void this.fetch(this.at);
    for (const first of chunksFor(this.at, this.points.length)) {
      if (this.lacks(first)) void this.load(first);
    }
  }

  step(by: number): void {
    this.stop();
    if (this.at !== null) this.go(this.at + by, true);
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
    const now = this.live.shown;
    if (!now || !(await this.begin())) return;
    const news = newsSince(this.points, now.since, this.live.viewer);
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

  // Loading

  /** Ask for the moments there are; nothing if they did not come, or are no longer wanted. */
  private async list(): Promise<List | null> {
    const { log, viewer: seat, path } = this.live;
    const ask = ++this.asks;
    const wanted = (): boolean => ask === this.asks;
    try {
      const points = await patiently<Point[]>(`${path}/points?seat=${seat}`, wanted);
      if (!wanted()) return null;
      // Who looks from another seat by now has asked too early.
      return seat === this.live.viewer ? { points, log, seat } : await this.list();
    } catch (error) {
      if (wanted()) notices.trouble(error);
      return null;
    }
  }

  /** From now on these are the moments; what may have become another one is forgotten. */
  private take({ points, log, seat }: List): void {
    const old = this.log;
    const extended = old.length === 0 || old.at(-1) === log[old.length - 1];
    const rewound = log.slice(old.length).some((line) => line.key === REWOUND);
    if (this.seat !== seat || !extended || rewound) this.forget();
    for (const [at, past] of this.views) if (past.own) this.views.delete(at);
    for (const at of this.pictures.keys()) if (!at.includes("own=0&")) this.pictures.delete(at);
    this.loading.clear();
    this.points = points;
    this.log = log;
    this.seat = seat;
  }

  private forget(): void {
    this.views.clear();
    this.pictures.clear();
  }

  /** Something has happened meanwhile: one stays where one is, if that moment is still there. */
  async renew(): Promise<void> {
    if (this.at === null || (this.live.log === this.log && this.live.viewer === this.seat)) return;
    const place = this.points[this.at];
    clearTimeout(this.again);
    const list = await this.list();
    if (this.at === null) return;
    if (!list) {
      clearTimeout(this.again);
      this.again = window.setTimeout(() => void this.renew(), AGAIN);
      return;
    }
    // The list and the place in it change together: nothing is asked for that is gone.
    this.take(list);
    const same = place ? this.points.findIndex((point) => key(point) === key(place)) : -1;
    const near = same >= 0 ? same : indexOf(this.points, place?.commit ?? 0);
    this.go(near ?? this.last);
  }

  private show(): boolean {
    const point = this.at === null ? undefined : this.points[this.at];
    const past = point && this.views.get(key(point));
    if (past) this.shown = { n: this.at!, past };
    return !!past;
  }

  private lacks(first: number): boolean {
    return this.points.slice(first, first + CHUNK).some((point) => !this.views.has(key(point)));
  }

  private async fetch(n: number): Promise<void> {
    const first = n - (n % CHUNK);
    await this.load(first);
    // What was asked for again meanwhile is still to come.
    if (this.at !== n || this.show() || this.loading.has(first)) return;
    if (this.shown) this.at = this.shown.n;
    else this.back();
  }

  private load(first: number): Promise<void> {
    const known = this.loading.get(first);
    if (known) return known;
    const { seat, loading } = this;
    const wanted = (): boolean => this.on && loading.get(first) === asked;
    const asked: Promise<void> = patiently<Past[]>(`${this.live.path}/pasts?seat=${seat}&first=${first}&count=${CHUNK}`, wanted)
      .then((found) => {
        if (loading.get(first) !== asked) return;
        for (const past of found) this.views.set(key(past), past);
        for (const far of farthest(this.views.keys(), this.points, this.at ?? this.last, MOST_VIEWS)) this.views.delete(far);
        this.arrived++;
      })
      .catch((error: unknown) => {
        if (wanted()) notices.trouble(error);
      })
      .finally(() => {
        if (loading.get(first) === asked) loading.delete(first);
      });
    loading.set(first, asked);
    return asked;
  }

  /** A picture drawn by the server, asked for once. */
  readonly draw = (address: string): Promise<string> => {
    const known = this.pictures.get(address);
    if (known) return known;
    const asked = get<string>(address);
    this.pictures.set(address, asked);
    asked.catch(() => this.pictures.delete(address));
    if (this.pictures.size > MOST_PICTURES) this.pictures.delete(this.pictures.keys().next().value!);
    return asked;
  };
}
