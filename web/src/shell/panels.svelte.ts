/** Which side panel is open over the table, and at which place. */

export type Panel = "rules" | "settings" | null;

class Panels {
  open: Panel = $state(null);
  /** The clause at which the rules are opened; empty for the chapter of the question. */
  clause = $state("");
  /** The title whose rules are shown. */
  title = $state("");

  openRules(clause = ""): void {
    this.clause = clause;
    this.open = "rules";
  }

  toggle(panel: Panel): void {
    this.clause = "";
    this.open = this.open === panel ? null : panel;
  }

  close(): void {
    this.open = null;
  }
}

export const panels = new Panels();
