import type { ChatLine, Message } from "../../api";

/** The socket of a table: opened again whenever it is lost, from where one was. */

interface Ears {
  message(message: Message): void;
  chat(lines: ChatLine[]): void;
  here(seats: number[]): void;
  online(online: boolean): void;
  /** The table does not want this listener: something about its seats has changed. */
  closed(): void;
}
type Said = Message | { chat: ChatLine[] } | { here: number[] } | { pong: number };

const SHORTEST = 250;
const LONGEST = 2500;
const HEARTBEAT = 8000;
const SILENCE = 5000;

export class News {
  private socket: WebSocket | null = null;
  private tries = 0;
  private ended = false;
  private heart = 0;
  private silence = 0;
  private retry = 0;
  private lastChat = 0;

  constructor(
    private readonly table: string,
    private seats: readonly number[],
    private readonly seen: (seat: number) => number,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  /** Look from these seats from now on. */
  look(seats: readonly number[]): void {
    const same = seats.length === this.seats.length && seats.every((seat) => this.seats.includes(seat));
    this.seats = seats;
    if (!same && this.socket?.readyState === WebSocket.OPEN) this.greet();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.retry);
    this.drop();
  }

  /** The network is back, or somebody looks again: no need to wait. */
  private readonly now = (): void => {
    if (document.hidden) return;
    this.tries = 0;
    this.connect();
  };

  private readonly lost = (): void => {
    this.drop();
    this.ears.online(false);
    this.later();
  };

  private drop(): void {
    clearInterval(this.heart);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private connect(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.greet();
      this.heart = window.setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Said);
    socket.onclose = (event) => {
      this.drop();
      if (event.code === 4403) this.ears.closed();
      this.ears.online(false);
      this.later();
    };
  }

  private later(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.retry = window.setTimeout(() => this.connect(), wait);
  }

  private greet(): void {
    for (const seat of this.seats) {
      this.socket?.send(JSON.stringify({ seat, after: this.seen(seat), chat: this.lastChat }));
    }
  }

  private beat(): void {
    this.socket?.send(JSON.stringify({ ping: Math.round(performance.now()) }));
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.lost(), SILENCE);
  }

  private hear(said: Said): void {
    this.tries = 0;
    clearTimeout(this.silence);
    this.ears.online(true);
    if ("chat" in said) {
      this.lastChat = said.chat.at(-1)?.id ?? this.lastChat;
      this.ears.chat(said.chat);
    } else if ("here" in said) this.ears.here(said.here);
    else if ("table" in said) this.ears.message(said);
  }
}
