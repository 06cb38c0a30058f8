import { Refused, Unreachable, type Reason } from "./api";
import { say, speech } from "./speech.svelte";

/** Short words that appear and go: what went wrong, and why something is not allowed. */

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "why" | "trouble";
  clause: string | null;
  /** Something to do about it. */
  act: { label: string; run: () => void } | null;
}

/** Milliseconds: at least, and for each letter of what takes longer to read. */
const SHOWN = 9000;
const LETTER = 70;

class Notices {
  list: Notice[] = $state([]);
  /** What a screen reader is told. */
  spoken = $state("");
  private count = 0;

  add(text: string, kind: Notice["kind"] = "plain", clause: string | null = null, act: Notice["act"] = null): void {
    this.list = this.list.filter((notice) => notice.text !== text);
    const id = ++this.count;
    this.list = [...this.list.slice(-2), { id, text, kind, clause, act }];
    setTimeout(() => this.drop(id), Math.max(SHOWN, LETTER * text.length));
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  clear(): void {
    this.list = [];
  }

  /** A reason with its clause, in the language of the moment. */
  reason(reason: Reason, kind: Notice["kind"] = "why"): void {
    this.add(reasonText(reason), kind, reason.clause ?? null);
  }

  /** Whatever a request threw. */
  trouble(error: unknown): void {
    if (error instanceof Refused) {
      for (const reason of error.reasons) this.reason(reason, "trouble");
      if (!error.reasons.length) this.add(say("ui-trouble"), "trouble");
    } else if (error instanceof Unreachable) this.add(say("ui-unreachable"), "trouble");
    else {
      this.add(say("ui-trouble"), "trouble");
      console.error(error);
    }
  }
}

/** Worded here where the words are known, so that names are those on the screen; else as the server said it. */
export function reasonText(reason: Reason): string {
  try {
    return speech.words?.has(reason.key) ? speech.words.tell(reason) : reason.text;
  } catch {
    return reason.text;
  }
}

export const notices = new Notices();
