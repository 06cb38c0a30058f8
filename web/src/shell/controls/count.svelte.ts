import { untrack } from "svelte";

/** Numbers that count up to what they already are. */

/** The number to show after a part of the time, from 0 to 1; the last steps are the slowest. */
export function between(from: number, to: number, part: number): number {
  return part >= 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 3));
}

/** A number that follows another in so many milliseconds; without time, or what is no number, at once. */
export class Count {
  /** Where it is on its way, if it is on one. */
  private passing = $state<number | null>(null);
  private last: number;
  private frame = 0;

  constructor(
    private readonly value: () => string | number,
    time: () => number,
    from = Number(untrack(value)),
  ) {
    this.last = from;
    $effect(() => {
      const to = Number(value());
      untrack(() => this.go(to, time()));
      return () => cancelAnimationFrame(this.frame);
    });
  }

  get shown(): string | number {
    return this.passing ?? this.value();
  }

  private go(to: number, time: number): void {
    const from = this.passing ?? this.last;
    this.last = to;
    this.passing = null;
    if (time <= 0 || Number.isNaN(to - from) || from === to) return;
    this.passing = from;
    const start = performance.now();
    const tick = (now: number): void => {
      const part = Math.max(0, (now - start) / time);
      this.passing = part < 1 ? between(from, to, part) : null;
      if (part < 1) this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }
}
