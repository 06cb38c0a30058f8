import { get, Refused, type ChatLine, type CommandIn, type LogLine, type Message, type TableOut } from "../../api";
import { notices } from "../../notices.svelte";
import { PACES, prefs } from "../../prefs.svelte";
import { say } from "../../speech.svelte";
import { between, type Frame } from "./frames";
import { News } from "./socket";
import { Sending, type Wish } from "./commands.svelte";

/** One table as this browser lives it: what is shown, what waits to be shown, and what is being sent. */

/** Other people's moves never keep somebody from answering for longer than this. */
const LONGEST_SHOW = 6000;
const RETRY = 1000;

export class Live {
  about: TableOut | null = $state.raw(null);
  /** The seat this browser looks from, or -1. */
  viewer = $state(-1);
  /** What is on the screen. */
  shown: Message | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  here: number[] = $state.raw([]);
  /** How many messages wait to be shown. */
  waiting = $state(0);
  online = $state(true);
  /** The seat that the device is to be handed to, in pass and play. */
  veil: number | null = $state(null);
  /** The view after this seat's last turn, to mark what has changed since. */
  before: Message["view"] = $state.raw(null);
  gone = $state("");

  /** From where somebody wished to look at a finished game. */
  private from: number | null = null;
  private newest = new Map<number, Frame>();
  private queue: Frame[] = [];
  private timer = 0;
  private lastShow = 0;
  private news: News | null = null;
  private readonly sending = new Sending(this);
  private retry = 0;
  private left = false;

  constructor(readonly id: string) {}

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  /** The command under way. */
  get pending(): CommandIn | null {
    return this.sending.pending;
  }

  get mine(): readonly number[] {
    return this.about?.you.seats ?? [];
  }

  /** How many moves a spectator is behind the players, as the host wished; none when the game is over. */
  get late(): number {
    return this.viewer < 0 && this.shown?.status === "playing" ? (this.about?.settings.delay ?? 0) : 0;
  }

  /** Is this seat asked, with everything before it on the screen? */
  get asked(): boolean {
    return !!this.shown?.decision && !this.waiting && this.veil === null && this.shown.seat === this.viewer;
  }

  async open(): Promise<void> {
    try {
      await this.meet();
      void this.sending.resume();
    } catch (error) {
      if (error instanceof Refused) this.gone = error.message;
      else this.again(() => void this.open());
    }
  }

  private again(what: () => void): void {
    if (this.left) return;
    this.online = false;
    this.retry = window.setTimeout(what, RETRY);
  }

  /** Ask who one is here, and listen from the seats one has. */
  async meet(): Promise<void> {
    const about = await get<TableOut>(this.path);
    if (this.left) return;
    this.online = true;
    const known = this.about !== null;
    this.about = about;
    const seats = about.you.seats;
    if (!seats.includes(this.viewer) && this.viewer !== this.from) this.viewer = seats[0] ?? -1;
    if (!seats.length && !about.you.watch) return this.forget();
    const views = seats.length ? seats : [-1];
    if (this.news) this.news.look(views);
    else {
      this.news = new News(this.id, views, (seat) => this.heard(seat), {
        message: (message) => this.receive(message),
        chat: (lines) => this.hear(lines),
        here: (seats) => (this.here = seats),
        online: (online) => (this.online = online),
        closed: () => void this.open(),
      });
    }
    if (known) this.look(this.viewer);
    // The game may have begun, and asked one of these seats, before they were known to be ours.
    if (this.shown) this.turn(this.shown);
  }

  close(): void {
    this.left = true;
    this.news?.close();
    clearTimeout(this.timer);
    clearTimeout(this.retry);
  }

  /** Nothing of this table may be seen any more. */
  private forget(): void {
    this.news?.close();
    this.news = null;
    this.newest.clear();
    this.queue = [];
    this.waiting = 0;
    this.shown = null;
  }

  /** A message from the server, for one of the seats of this browser. */
  receive(message: Message): void {
    const old = this.newest.get(message.seat);
    if (old && message.seq < old.message.seq) return;
    const log = [...(old?.log.slice(0, message.log.from) ?? []), ...message.log.lines];
    const frame = { message, log };
    this.newest.set(message.seat, frame);
    if (message.seat !== this.viewer) return;
    if (old) this.queue.push(...between(old.message, frame, (commit) => this.past(message, commit)));
    else void this.recall(message);
    this.queue.push(frame);
    this.waiting = this.queue.length;
    this.next();
  }

  /** What this seat saw after its last turn, asked for when the page has just been opened. */
  private async recall(message: Message): Promise<void> {
    if (!message.since || message.asked !== this.viewer || message.status !== "playing") return;
    const past = await this.past(message, message.since).catch(() => null);
    this.before ??= past;
  }

  private async past(message: Message, commit: number): Promise<Message["view"]> {
    const place = `${this.path}/past?seat=${message.seat}&commit=${commit}`;
    return (await get<{ view: Message["view"] }>(place)).view;
  }

  private hear(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.id ?? 0;
    const fresh = lines.filter((line) => line.id > last);
    this.unread += fresh.filter((line) => !this.mine.includes(line.seat)).length;
    this.chat = [...this.chat, ...fresh];
  }

  /** Show the next message when the one before has been seen for long enough. */
  private next(): void {
    if (this.timer || !this.queue.length) return;
    const wait = this.hold();
    if (wait <= 0) this.show();
    else {
      this.timer = window.setTimeout(() => {
        this.timer = 0;
        this.show();
      }, wait);
    }
  }

  private hold(): number {
    const shown = this.shown;
    if (!shown || document.hidden || shown.asked === this.viewer || this.mine.includes(shown.asked)) return 0;
    const pace = Math.min(PACES[prefs.pace], LONGEST_SHOW / this.queue.length);
    return this.lastShow + pace - performance.now();
  }

  private show(): void {
    let frame = this.queue.shift();
    while (frame && !frame.message.view && this.queue.length) frame = this.queue.shift();
    this.waiting = this.queue.length;
    if (!frame) return;
    this.remember(frame.message);
    this.lastShow = performance.now();
    this.shown = frame.message;
    this.log = frame.log;
    this.turn(frame.message);
    this.next();
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = this.queue.slice(-1);
    this.show();
  }

  /** When this seat has just answered for the last time, keep what it saw then; what it answered to is old news. */
  private remember(message: Message): void {
    const shown = this.shown;
    if (shown?.asked !== this.viewer || shown.seat !== this.viewer) return;
    if (message.asked !== this.viewer) this.before = message.view;
    else if (message.commit > shown.commit) this.before = null;
  }

  /** Several seats in this browser: look from the one that is asked, behind a curtain if there is anything to hide. */
  private turn(message: Message): void {
    if (message.asked === this.viewer || !this.mine.includes(message.asked)) return;
    if (message.players[message.asked]?.stand_in) return;
    if (this.mine.length > 1 && this.about!.hidden) this.veil = message.asked;
    else this.look(message.asked);
  }

  /** Look from another seat. */
  look(seat: number): void {
    this.veil = null;
    this.viewer = seat;
    const frame = this.newest.get(seat);
    this.queue = [];
    this.waiting = 0;
    if (frame) {
      this.shown = frame.message;
      this.log = frame.log;
      this.before = null;
    }
  }

  /** A finished game can be looked at from every seat, and from none. */
  lookFrom(seat: number): void {
    this.from = seat;
    if (this.newest.has(seat)) return this.look(seat);
    this.viewer = seat;
    this.news?.look([...new Set([...(this.mine.length ? this.mine : [-1]), seat])]);
  }

  /** Answer, take back, end. */
  async send(wish: Wish): Promise<boolean> {
    return !!this.shown && this.sending.send(wish, this.viewer, this.shown.decision?.id ?? "");
  }

  heard(seat: number): number {
    return this.newest.get(seat)?.message.seq ?? 0;
  }

  async refresh(seat: number): Promise<void> {
    this.receive(await get<Message>(`${this.path}/view?seat=${seat}`));
  }

  refused(error: unknown): void {
    if (error instanceof Refused && error.now) {
      this.receive(error.now);
      this.skip();
      notices.add(say(error.reasons[0]?.key ?? "error-stale"), "plain");
    } else notices.trouble(error);
  }
}
