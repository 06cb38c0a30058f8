import { post, Refused, type TableOut } from "../api";
import { notices } from "../notices.svelte";
import { route } from "../route.svelte";
import { say } from "../speech.svelte";

/** A game from a file: checked by the server, and shown from its beginning. */

/** What the server takes in. */
const LARGEST = 1_900_000;
const MEGABYTE = 1_000_000;
/** A long game takes its time to be played through. */
const PATIENCE = 40_000;

class Records {
  reading = $state(false);

  async bring(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (!file || this.reading) return;
    // What was said about another file is no longer true.
    notices.clear();
    if (files.length > 1) return notices.add(say("ui-bring-one"), "trouble");
    this.reading = true;
    try {
      const text = await this.read(file);
      if (text === null) return;
      const table = await post<TableOut>("/api/records", { record: text }, PATIENCE);
      route.go(`/table/${table.table}`, table.status === "over" ? "?at=0" : "");
      if (table.status !== "over") notices.add(say("ui-bring-unfinished"));
    } catch (error) {
      // The server words it with the names of the game that the record is of: here they may not be known.
      if (!(error instanceof Refused)) notices.trouble(error);
      else notices.add(error.reasons.map((reason) => reason.text).join(" ") || say("ui-bring-binary"), "trouble");
    } finally {
      this.reading = false;
    }
  }

  /** The text of a file, or nothing, with the reason in words. */
  private async read(file: File): Promise<string | null> {
    if (file.size > LARGEST) {
      const mega = (size: number): number => Math.round((size / MEGABYTE) * 10) / 10;
      notices.add(say("ui-bring-large", { size: mega(file.size), most: mega(LARGEST) }), "trouble");
      return null;
    }
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      if (!text.includes("\0")) return text;
    } catch {
      // Not a text, or a folder.
    }
    notices.add(say("ui-bring-binary"), "trouble");
    return null;
  }
}

export const records = new Records();
