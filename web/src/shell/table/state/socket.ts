import type { ChatLine, Message } from "../../api";

/** The socket of a table: opened again whenever it is lost, from where one was. */

interface Listener {
  message(message: Message): void;
  chat(lines: ChatLine[]): void;
  here(seats: number[]): void;
  online(online: boolean): void;
  /** The table does not want this listener: something about its seats has changed. */
  closed(): void;
}
type Incoming = Message | { chat: ChatLine[] } | { here: number[] } | { pong: number };

const SHORTEST = 250;
const LONGEST = 2500;
const HEARTBEAT = 8000;
const SILENCE = 5000;

export class TableSocket {
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
    private readonly lastSeq: (seat: number) => number,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.connectNow);
    addEventListener("offline", this.reconnect);
    document.addEventListener("visibilitychange", this.connectNow);
    this.connect();
  }

  /** Look from these seats from now on. */
  look(seats: readonly number[]): void {
    const same = seats.length === this.seats.length && seats.every((seat) => this.seats.includes(seat));
    this.seats = seats;
    if (!same && this.socket?.readyState === WebSocket.OPEN) this.subscribe();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.connectNow);
    removeEventListener("offline", this.reconnect);
    document.removeEventListener("visibilitychange", this.connectNow);
    clearTimeout(this.retry);
    this.drop();
  }

  /** The network is back, or somebody looks again: no need to wait. */
  private readonly connectNow = (): void => {
    if (document.hidden) return;
    this.tries = 0;
    this.connect();
  };

  private readonly reconnect = (): void => {
    this.drop();
    this.listener.online(false);
    this.connectLater();
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
      this.subscribe();
      this.heart = window.setInterval(() => this.ping(), HEARTBEAT);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Incoming);
    socket.onclose = (event) => {
      this.drop();
      if (event.code === 4403) this.listener.closed();
      this.listener.online(false);
      this.connectLater();
    };
  }

  private connectLater(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.retry = window.setTimeout(() => this.connect(), wait);
  }

  private subscribe(): void {
    for (const seat of this.seats) {
      this.socket?.send(JSON.stringify({ seat, after: this.lastSeq(seat), chat: this.lastChat }));
    }
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ ping: Math.round(performance.now()) }));
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.reconnect(), SILENCE);
  }

  private receive(said: Incoming): void {
    this.tries = 0;
    clearTimeout(this.silence);
    this.listener.online(true);
    if ("chat" in said) {
      this.lastChat = said.chat.at(-1)?.id ?? this.lastChat;
      this.listener.chat(said.chat);
    } else if ("here" in said) this.listener.here(said.here);
    else if ("table" in said) this.listener.message(said);
  }
}
