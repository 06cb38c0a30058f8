import type { Frame } from "./frames";

/** Frames wait here, and are shown one after the other at the pace that the player has chosen. */

/** Milliseconds in which everything that waits would be shown: the more it is, the shorter each frame stays. */
const LONGEST_SHOW = 6000;

interface Stage {
  show(frame: Frame): void;
  /** Milliseconds for which what is on the screen stays there before the next frame; 0 for no waiting. */
  pace(): number;
}

export class Pacing {
  /** How many frames wait to be shown. */
  waiting = $state(0);

  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private lastShow = 0;

  constructor(private readonly stage: Stage) {}

  push(...frames: Frame[]): void {
    this.queue.push(...frames);
    this.waiting = this.queue.length;
    this.next();
  }

  /** Show the newest frame at once. */
  skip(): void {
    this.stop();
    this.queue = this.queue.slice(-1);
    this.show();
  }

  /** Forget what waits. */
  clear(): void {
    this.queue = [];
    this.waiting = 0;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Show the next frame when the one before has been seen for long enough. */
  private next(): void {
    if (this.timer !== null || !this.queue.length) return;
    const wait = this.lastShow + Math.min(this.stage.pace(), LONGEST_SHOW / this.queue.length) - performance.now();
    if (wait <= 0) this.show();
    else {
      this.timer = setTimeout(() => {
        this.timer = null;
        this.show();
      }, wait);
    }
  }

  private show(): void {
    let frame = this.queue.shift();
    // A move on the way whose view has not come yet is passed over.
    while (frame && !frame.message.view && this.queue.length) frame = this.queue.shift();
    this.waiting = this.queue.length;
    if (!frame) return;
    this.lastShow = performance.now();
    this.stage.show(frame);
    this.next();
  }
}
