/** Where on the board the answers of Africa point. */
import type { Fact, Option, Phrase, Say } from "../board";
import { GOODS, type AfricaView } from "./view";

/** The id of a thing that a parameter of an option names. */
function named(option: Option, parameter: string): string | null {
  const value = option.params[parameter] as { id?: string } | undefined;
  return value?.id ?? null;
}

/** A player's goods of one kind, as a place. */
export const heap = (seat: number | string, kind: string): string => `goods:${seat}:${kind}`;

export function places(option: Option, view: AfricaView): string[] {
  const space = named(option, "space");
  if (space) return [space];
  const [kind] = option.action.split(" ");
  const own = view.turn.seat === null ? null : view.players[view.turn.seat]?.explorer;
  if ((kind === "camp" || kind === "mine") && own) return [own];
  if (kind === "stay" && view.turn.space) return [view.turn.space];
  if (kind === "swap") return [heap(named(option, "opponent")!, named(option, "goods")!)];
  return [];
}

/** A tile beside the explorer can be turned with one click while it is still asked where to go. */
export function placesAhead(answer: string): string[] {
  return answer.startsWith("flip ") ? [answer.slice(5)] : [];
}

/** The tile that is turned by an option which does not name it. */
export function placeName(place: string, say: Say): string {
  return say.say("action-flip", { space: { kind: "space", id: place } });
}

/** Where one can both walk and travel, a click means walking: it leaves the action of the turn. */
export function usualOption(there: readonly Option[]): Option | undefined {
  const walks = there.filter((option) => option.action.startsWith("walk "));
  const journeys = there.filter((option) => option.action.startsWith("travel "));
  return walks.length === 1 && journeys.length === there.length - 1 ? walks[0] : undefined;
}

/** Spaces that a line of the log names. */
export function placesInLine(line: Phrase): string[] {
  const named = Object.values(line.params) as ({ kind?: string; id?: string } | number)[];
  return named.flatMap((value) => (typeof value === "object" && value.kind === "space" && value.id ? [value.id] : []));
}

/** What a click on a place may have meant; whoever asks learns why it is not allowed. */
export function intents(place: string, view: AfricaView, phase = ""): string[] {
  const [, seat, kind] = place.split(":");
  if (seat !== undefined) return [`swap ${seat} ${kind}`];
  switch (phase) {
    case "city":
      return [`city ${place}`];
    case "move":
      return [`walk ${place}`, `travel ${place}`];
    case "found":
    case "put":
      return [`put ${place}`];
  }
  const content = view.spaces[place];
  if (content === "down") return [`flip ${place}`, `walk ${place}`];
  if (content !== "bare" && content !== "camp") return [`lift ${place}`, `walk ${place}`];
  const own = view.players[view.turn.seat ?? -1]?.explorer;
  return own === place ? ["camp", "mine"] : [`walk ${place}`, `travel ${place}`];
}

/** What is public about a player. */
export function facts(view: AfricaView, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const held = GOODS.filter((kind) => player.goods[kind]).map((kind) => {
    const count = player.goods[kind]!;
    return `${count} ${say.name("goods", kind, count === 1 ? "" : "many")}`;
  });
  return [
    { label: say.say("ui-afr-points"), value: view.turn.seat === null ? player.total : player.points, weight: "score" },
    { label: say.say("ui-afr-camps"), value: player.camps },
    { label: say.say("ui-afr-gold"), value: player.gold },
    { label: say.say("ui-afr-gems"), value: player.gems },
    { label: say.say("ui-afr-goods"), value: held.join(", ") || say.say("ui-afr-nothing") },
  ];
}
