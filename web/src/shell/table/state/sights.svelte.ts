import { SvelteMap } from "svelte/reactivity";

import { get, tooMuch, Unreachable, type Sight } from "../../api";
import type { Live } from "./live.svelte";

/** What places reach, as the server tells it: asked for once in a position, and forgotten with it. */

/** Milliseconds that somebody looks at a place before it is asked for: a pointer on its way passes over many. */
const PAUSE = 120;
/** Milliseconds before what could not be answered is asked for again. */
const AGAIN = 1000;

export class Sights {
  private readonly known = new SvelteMap<string, Sight | null>();
  private readonly asked = new Set<string>();
  private position = "";
  private timer = 0;
  /** What somebody looks at, and in which position: in the next it may not be there any more. */
  private subject = $state.raw<{ name: string; position: string } | null>(null);

  constructor(private readonly live: Live) {}

  /** The sight of what is being looked at, once it is known. */
  readonly current = $derived.by(() => (this.subject?.position === this.now ? this.see(this.subject.name) : null));

  /** Look at something, or at nothing any more. */
  look(name: string | null): void {
    clearTimeout(this.timer);
    const subject = name === null ? null : { name, position: this.now };
    if (subject === null || this.known.has(this.key(subject.name))) this.subject = subject;
    else this.timer = window.setTimeout(() => (this.subject = subject), PAUSE);
  }

  /** The sight of a subject in the present position: null until the server has told it, or where it refuses. */
  see = (subject: string): Sight | null => {
    const key = this.key(subject);
    const found = this.known.get(key);
    if (found === undefined && !this.asked.has(key)) void this.ask(subject, key);
    return found ?? null;
  };

  private get now(): string {
    return `${this.live.viewer} ${this.live.shown?.seq ?? 0}`;
  }

  /** Sights of one position do not hold in the next. */
  private key(subject: string): string {
    return `${this.now} ${subject}`;
  }

  private async ask(subject: string, key: string): Promise<void> {
    if (this.now !== this.position) {
      this.position = this.now;
      this.asked.clear();
    }
    this.asked.add(key);
    const path = `${this.live.path}/sight?seat=${this.live.viewer}&seq=${this.live.shown?.seq ?? 0}&subject=${encodeURIComponent(subject)}`;
    try {
      this.learn(key, await get<Sight>(path));
    } catch (error) {
      if (tooMuch(error) || error instanceof Unreachable) setTimeout(() => key === this.key(subject) && void this.ask(subject, key), AGAIN);
      else this.learn(key, null);
    }
  }

  /** Keep what was told, if it is still about the present, and nothing of the past. */
  private learn(key: string, found: Sight | null): void {
    const present = (one: string): boolean => one.startsWith(`${this.position} `);
    for (const old of [...this.known.keys()]) if (!present(old)) this.known.delete(old);
    if (present(key)) this.known.set(key, found);
  }
}
