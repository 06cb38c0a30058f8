/** What somebody is looking at or has picked up, shared by the map, the market and one's own things. */
import type { BoardProps, Change, Option, Sight } from "../board";
import type { Commodity, NamibiaView } from "./view";

class Look {
  /** The commodity that was picked, for which a space or a port is still to be chosen. */
  commodity = $state<Commodity | null>(null);
  /** The place where several answers are possible, and one is to be chosen. */
  at = $state<string | null>(null);
  /** The answer that the pointer or the focus is on, in a control beside the map. */
  option = $state.raw<Option | null>(null);

  clear(): void {
    this.commodity = null;
    this.at = null;
    this.option = null;
  }
}

export const look = new Look();

/** What a sale would bring if all shipped that can, for an answer that selects one. */
export function saleOf(option: Option, props: BoardProps<NamibiaView>): Sight | null {
  const [kind, commodity, port] = option.action.split(" ");
  return kind === "select" ? props.see(`sale ${commodity}-${port}`) : null;
}

/** The figures that controls show as they change; the others are told elsewhere. */
export const FIGURES = ["money", "reputation", "tracks", "heads"];

/** The figures that an answer changes: for certain, or in a sale if all ship. */
export function changesOf(option: Option, props: BoardProps<NamibiaView>): readonly Change[] {
  return option.action.startsWith("select ") ? (saleOf(option, props)?.changes ?? []) : option.effect;
}
