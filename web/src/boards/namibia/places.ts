/** Where on the board the answers of Namibia point. */
import type { Option, Phrase, Say } from "../board";
import { HEX, PORT, SIDE } from "./ground";
import { COMMODITIES, type Commodity, type NamibiaView } from "./view";

/** A column of the market, and one of the cubes that I still have to place. */
export const column = (commodity: string): string => `commodity:${commodity}`;
export const inHand = (commodity: string): string => `hand:${commodity}`;
/** Bids and points to buy: one place for all amounts. */
export const AMOUNT = "amount";
export const PASS = "pass";

export function places(option: Option, view: NamibiaView): string[] {
  const [kind, what, where] = option.action.split(" ");
  switch (kind) {
    case "cube":
      return [where!, inHand(what!)];
    case "explore":
    case "select":
      return [where!, column(what!)];
    case "number":
      return [AMOUNT];
    case "pass":
      return [PASS];
    case "ship":
    case "keep":
      return view.turn.mine ? [view.turn.mine] : [];
  }
  return what ? [what] : [];
}

/** The commodity that an answer names, where it names one beside a place. */
export function commodityOf(option: Option): string | null {
  const [kind, what] = option.action.split(" ");
  return kind === "cube" || kind === "explore" || kind === "select" ? what! : null;
}

/** What a click on a place may have meant, of a commodity that was picked first; whoever asks learns why it is not allowed. */
export function intents(place: string, view: NamibiaView, phase = "", picked: Commodity | null = null): string[] {
  if (SIDE.has(place)) return [`lay ${place}`];
  const [kind, commodity] = place.split(":");
  if (kind === "hand") return COMMODITIES.includes(commodity as never) ? [`cube ${commodity} ${[...HEX.keys()][0]}`] : [];
  if (kind === "commodity") return [...PORT.keys()].map((port) => `select ${commodity} ${port}`);
  if (!HEX.has(place)) return [];
  const own = view.players[view.turn.seat ?? -1];
  switch (phase) {
    case "cube":
      return (picked ? [picked] : (own?.hand ?? [])).map((held) => `cube ${held} ${place}`);
    case "explore":
      return (picked ? [picked] : COMMODITIES.filter((one) => one !== own?.forbidden)).map((one) => `explore ${one} ${place}`);
    case "select":
      if (PORT.has(place)) return (picked ? [picked] : COMMODITIES).map((one) => `select ${one} ${place}`);
      return [`truck ${place}`];
    case "complete":
      return [`extra ${place}`];
    case "truck":
    case "road":
    case "rail":
      return [`truck ${place}`];
  }
  return [`mine ${place}`];
}

/** The spaces, sides, ports and commodities that a line of the log names. */
export function placesInLine(line: Phrase): string[] {
  const named = Object.values(line.params) as ({ kind?: string; id?: string } | number)[];
  return named.flatMap((value) => {
    if (typeof value !== "object" || !value.id) return [];
    if (value.kind === "commodity") return [column(value.id)];
    return value.kind === "space" || value.kind === "edge" || value.kind === "port" ? [value.id] : [];
  });
}

/** What a place is called. */
export function placeName(place: string, say: Say): string {
  const hex = HEX.get(place);
  if (PORT.has(place)) return say.name("port", place);
  return hex ? `${hex.id}, ${hex.name}` : place;
}

/** Spaces where something else lies, sides with a new track, and columns of the market that moved. */
export function changedPlaces(before: NamibiaView, now: NamibiaView): string[] {
  const spaces = Object.keys(now.spaces).filter((space) => JSON.stringify(before.spaces[space]) !== JSON.stringify(now.spaces[space]));
  const old = new Set(before.tracks);
  const columns = COMMODITIES.filter((one) => JSON.stringify(before.market[one]) !== JSON.stringify(now.market[one]));
  return [...spaces, ...now.tracks.filter((track) => !old.has(track)), ...columns.map(column)];
}

/** What a sight of a place is about, in notation. */
export function subject(place: string): string | null {
  if (SIDE.has(place)) return `edge ${place}`;
  if (PORT.has(place)) return `port ${place}`;
  if (HEX.has(place)) return `space ${place}`;
  const [kind, commodity] = place.split(":");
  return kind === "commodity" ? `commodity ${commodity}` : null;
}
