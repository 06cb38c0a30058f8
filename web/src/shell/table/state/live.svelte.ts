import { get, Refused, type CommandIn, type LogLine, type Message, type TableOut } from "../../api";
import { notices } from "../../notices.svelte";
import { PACES, prefs } from "../../prefs.svelte";
import { say } from "../../speech.svelte";
import { ChatLog } from "./chat.svelte";
import { CommandSender, type Wish } from "./commands.svelte";
import { Curtain, seatToHandTo } from "./curtain.svelte";
import { framesBetween, type Frame } from "./frames";
import { Pacing } from "./pacing.svelte";
import { TableSocket } from "./socket";

/** One table as this browser lives it: who looks, what is shown, and the parts that receive, pace and send. */

const RETRY = 1000;

export class Live {
  about: TableOut | null = $state.raw(null);
  /** The seat this browser looks from, or -1. */
  viewer = $state(-1);
  /** What is on the screen. */
  shown: Message | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  here: number[] = $state.raw([]);
  online = $state(true);
  /** The view after this seat's last turn, to mark what has changed since. */
  before: Message["view"] = $state.raw(null);
  gone = $state("");
  /** The server has the table, but not the version of its rules: it can only be read. */
  unplayable = $state(false);
  readonly chat = new ChatLog();
  readonly curtain = new Curtain();

  /** From where somebody wished to look at a finished game. */
  private from: number | null = null;
  private newest = new Map<number, Frame>();
  private socket: TableSocket | null = null;
  private readonly pacing = new Pacing({ show: (frame) => this.show(frame), pace: () => this.pace() });
  private readonly commands = new CommandSender(this);
  private retry = 0;
  private left = false;

  constructor(readonly id: string) {}

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  /** The command under way. */
  get pending(): CommandIn | null {
    return this.commands.pending;
  }

  /** How many messages wait to be shown. */
  get waiting(): number {
    return this.pacing.waiting;
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
    return !!this.shown?.decision && !this.waiting && this.curtain.seat === null && this.shown.seat === this.viewer;
  }

  // Coming and going

  async open(): Promise<void> {
    try {
      await this.meet();
      void this.commands.resume();
    } catch (error) {
      if (error instanceof Refused) {
        this.unplayable = error.reasons.some((reason) => reason.key === "error-table-version");
        this.gone = error.message;
      } else this.openLater();
    }
  }

  private openLater(): void {
    if (this.left) return;
    this.online = false;
    this.retry = window.setTimeout(() => void this.open(), RETRY);
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
    this.listen(seats.length ? seats : [-1]);
    if (known) this.look(this.viewer);
    // The game may have begun, and asked one of these seats, before they were known to be ours.
    if (this.shown) this.handOver(this.shown);
  }

  private listen(seats: readonly number[]): void {
    if (this.socket) return this.socket.look(seats);
    this.socket = new TableSocket(this.id, seats, (seat) => this.lastSeq(seat), {
      message: (message) => this.receive(message),
      chat: (lines) => this.chat.receive(lines, this.mine),
      here: (seats) => (this.here = seats),
      online: (online) => (this.online = online),
      closed: () => void this.open(),
    });
  }

  close(): void {
    this.left = true;
    this.socket?.close();
    this.pacing.stop();
    clearTimeout(this.retry);
  }

  /** Nothing of this table may be seen any more. */
  private forget(): void {
    this.socket?.close();
    this.socket = null;
    this.newest.clear();
    this.pacing.clear();
    this.shown = null;
  }

  // What comes in

  /** A message from the server, for one of the seats of this browser. */
  receive(message: Message): void {
    const old = this.newest.get(message.seat);
    if (old && message.seq < old.message.seq) return;
    const log = [...(old?.log.slice(0, message.log.from) ?? []), ...message.log.lines];
    const frame = { message, log };
    this.newest.set(message.seat, frame);
    if (message.seat !== this.viewer) return;
    const onTheWay = old ? framesBetween(old.message, frame, (commit) => this.past(message, commit)) : [];
    if (!old) void this.recall(message);
    this.pacing.push(...onTheWay, frame);
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

  /** How far this browser has heard for a seat. */
  lastSeq(seat: number): number {
    return this.newest.get(seat)?.message.seq ?? 0;
  }

  async refresh(seat: number): Promise<void> {
    this.receive(await get<Message>(`${this.path}/view?seat=${seat}`));
  }

  // What is shown

  /** One's own moves, and everything while nobody looks, are shown at once. */
  private pace(): number {
    const shown = this.shown;
    if (!shown || document.hidden || shown.asked === this.viewer || this.mine.includes(shown.asked)) return 0;
    return PACES[prefs.pace];
  }

  private show({ message, log }: Frame): void {
    this.remember(message);
    this.shown = message;
    this.log = log;
    this.handOver(message);
  }

  /** Show the present at once. */
  skip(): void {
    this.pacing.skip();
  }

  /** When this seat has just answered for the last time, keep what it saw then; what it answered to is old news. */
  private remember(message: Message): void {
    const shown = this.shown;
    if (shown?.asked !== this.viewer || shown.seat !== this.viewer) return;
    if (message.asked !== this.viewer) this.before = message.view;
    else if (message.commit > shown.commit) this.before = null;
  }

  /** Several seats in this browser: look from the one that is asked, behind a curtain if there is anything to hide. */
  private handOver(message: Message): void {
    const seat = seatToHandTo(message, this.viewer, this.mine);
    if (seat === null) return;
    if (this.mine.length > 1 && this.about!.hidden) this.curtain.close(seat);
    else this.look(seat);
  }

  /** Look from another seat. */
  look(seat: number): void {
    this.curtain.open();
    this.viewer = seat;
    const frame = this.newest.get(seat);
    this.pacing.clear();
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
    this.socket?.look([...new Set([...(this.mine.length ? this.mine : [-1]), seat])]);
  }

  // What is sent

  /** Answer, take back, end. */
  async send(wish: Wish): Promise<boolean> {
    return !!this.shown && this.commands.send(wish, this.viewer, this.shown.decision?.id ?? "");
  }

  /** A command was refused: say why, and show what the server says instead. */
  showRefusal(error: unknown): void {
    if (error instanceof Refused && error.now) {
      this.receive(error.now);
      this.skip();
      notices.add(say(error.reasons[0]?.key ?? "error-stale"), "plain");
    } else notices.trouble(error);
  }
}
