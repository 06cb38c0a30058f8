import { post, unique, Unreachable, type CommandIn } from "../../api";

/** Commands under way: each is kept, also when the page is loaded anew, and sent until the server has answered; it is done once. */

export type Wish = Pick<CommandIn, "do"> & Partial<CommandIn>;

const RETRY = 1000;
const SLOW_NEWS = 1500;

/** What a command needs to know of its table. */
interface Table {
  readonly path: string;
  online: boolean;
  /** How far this browser has heard for a seat. */
  lastSeq(seat: number): number;
  refresh(seat: number): Promise<void>;
  showRefusal(error: unknown): void;
}

export class CommandSender {
  /** The command under way. */
  pending: CommandIn | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** Answer, take back, end; true once it is done and has come back as news. */
  async send(wish: Wish, seat: number, decision: string): Promise<boolean> {
    if (this.pending) return false;
    return this.carry({ seat, cmd_id: unique(), decision_id: decision, action: "", end: false, to: 0, ...wish });
  }

  /** Go on with what was under way when the page was left; done already, it is not done again. */
  async resume(): Promise<void> {
    const command = this.storedCommand();
    if (command && !this.pending) await this.carry(command);
  }

  private async carry(command: CommandIn): Promise<boolean> {
    this.pending = command;
    this.store(command);
    try {
      const done = await this.postUntilAnswered(command);
      await this.waitForNews(command.seat, done.seq);
      return true;
    } catch (error) {
      this.table.showRefusal(error);
      return false;
    } finally {
      this.pending = null;
      this.store(null);
    }
  }

  private get storageKey(): string {
    return `baobab-sending:${this.table.path}`;
  }

  private store(command: CommandIn | null): void {
    try {
      if (command) sessionStorage.setItem(this.storageKey, JSON.stringify(command));
      else sessionStorage.removeItem(this.storageKey);
    } catch {
      // A browser that keeps nothing still sends.
    }
  }

  private storedCommand(): CommandIn | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.storageKey) ?? "null") as CommandIn | null;
    } catch {
      return null;
    }
  }

  private async postUntilAnswered(command: CommandIn): Promise<{ seq: number }> {
    for (;;) {
      try {
        const done = await post<{ seq: number }>(`${this.table.path}/commands`, command);
        this.table.online = true;
        return done;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.table.online = false;
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  /** Wait until what was done has come back as news; ask for it if the news is slow. */
  private async waitForNews(seat: number, seq: number): Promise<void> {
    const late = performance.now() + SLOW_NEWS;
    while (this.table.lastSeq(seat) < seq) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (performance.now() > late) {
        await this.table.refresh(seat).catch(() => {});
        return;
      }
    }
  }
}
