import { get, tooMuch, type LogLine } from "../api";
import type { components } from "../../api";
import type { Live } from "../table/state/live.svelte";
import { CHUNK, farthest, key, type Point } from "./time";

/** What is known of a game's past: the moments there are, the views of some of them, and pictures. */

export type Past = components["schemas"]["Past"];
const REWOUND = "event-table-rewound";
/** Pictures are drawn one by one, so fewer of them are kept. */
const MOST_PICTURES = 120;
const MOST_VIEWS = 10 * CHUNK;
/** How long one waits, time after time, when too much was asked for at once. */
const PAUSES = [1000, 2000, 4000];

/** The moments that there are, for whom, and how long the log was when they were asked for. */
export interface List {
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

/** The first moment of those that are loaded together with this one. */
const chunkOf = (n: number): number => n - (n % CHUNK);

export class Archive {
  points: Point[] = $state.raw([]);
  /** Counts up whenever something may have arrived. */
  private arrived = $state(0);
  private views = new Map<string, Past>();
  private pictures = new Map<string, Promise<string>>();
  private loading = new Map<number, Promise<void>>();
  private log: readonly LogLine[] = [];
  private seat = -1;
  /** Lists asked for so far: only the answer to the last one counts. */
  private asks = 0;

  constructor(private readonly live: Live) {}

  /** Is the list still that of the game as it stands, from where one looks? */
  get current(): boolean {
    return this.live.log === this.log && this.live.viewer === this.seat;
  }

  /** What was to be seen at a moment, if it is here. */
  view(n: number): Past | null {
    void this.arrived;
    const point = this.points[n];
    return (point && this.views.get(key(point))) ?? null;
  }

  /** Ask for the moments there are; nothing if they are no longer wanted. */
  async list(): Promise<List | null> {
    const { log, viewer: seat, path } = this.live;
    const ask = ++this.asks;
    const wanted = (): boolean => ask === this.asks;
    try {
      const points = await patiently<Point[]>(`${path}/points?seat=${seat}`, wanted);
      if (!wanted()) return null;
      // Who looks from another seat by now has asked too early.
      return seat === this.live.viewer ? { points, log, seat } : await this.list();
    } catch (error) {
      if (!wanted()) return null;
      throw error;
    }
  }

  /** From now on these are the moments; what may have become another one is forgotten. */
  take({ points, log, seat }: List): void {
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

  /** Nothing that was asked for is wanted any more. */
  drop(): void {
    this.asks++;
    this.loading.clear();
  }

  /** Is a moment, or one that is loaded with it, still to be asked for? */
  lacks(n: number): boolean {
    const first = chunkOf(n);
    return this.points.slice(first, first + CHUNK).some((point) => !this.views.has(key(point)));
  }

  /** Has a moment been asked for that has not come yet? */
  awaits(n: number): boolean {
    return this.loading.has(chunkOf(n));
  }

  /** Load a moment and those around it; asked twice, it is loaded once. */
  load(n: number): Promise<void> {
    const first = chunkOf(n);
    const known = this.loading.get(first);
    if (known) return known;
    const { seat, loading } = this;
    const wanted = (): boolean => loading.get(first) === asked;
    const asked: Promise<void> = patiently<Past[]>(`${this.live.path}/pasts?seat=${seat}&first=${first}&count=${CHUNK}`, wanted)
      .then((found) => {
        if (wanted()) this.keep(found, n);
      })
      .finally(() => {
        if (wanted()) loading.delete(first);
      });
    loading.set(first, asked);
    return asked;
  }

  /** Keep what has come, and forget what is farthest from there. */
  private keep(found: readonly Past[], n: number): void {
    for (const past of found) this.views.set(key(past), past);
    for (const far of farthest(this.views.keys(), this.points, n, MOST_VIEWS)) this.views.delete(far);
    this.arrived++;
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
