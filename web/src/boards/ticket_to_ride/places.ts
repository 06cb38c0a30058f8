/** Where on the board the answers of Ticket to Ride point. */
import type { Fact, Option, Phrase, Say, Targets } from "../board";
import { TRACK } from "./rails";
import { TERRAINS, type TicketView } from "./view";

export const cardPlace = (card: string): string => `card:${card}`;
export const pilePlace = (pile: string): string => `pile:${pile}`;
export const TICKETS = "pile:tickets";
export const OFFER = "offer";

export function places(option: Option, view: TicketView): string[] {
  const [kind, what] = option.action.split(" ");
  switch (kind) {
    case "take":
      return [cardPlace(what!)];
    case "draw":
      return [pilePlace(what!)];
    case "tickets":
      return [TICKETS];
    case "keep":
      return [OFFER];
    case "route":
      return [what!];
    case "pay":
    case "single":
    case "double":
      return view.turn.route ? [view.turn.route] : [];
  }
  return [];
}

/** Is it asked which tickets to keep, or how a route is paid for? */
export function asks(view: TicketView, targets: Targets): boolean {
  return targets.has(OFFER) || (!!view.turn.route && targets.has(view.turn.route));
}

/** A track can be claimed with one click while it is still asked what to do. */
export function placesAhead(answer: string): string[] {
  return answer.startsWith("route ") ? [answer.slice(6)] : [];
}

/** What a click on a place may have meant; whoever asks learns why it is not allowed. */
export function intents(place: string): string[] {
  if (place === TICKETS) return ["tickets"];
  const [kind, what] = place.split(":");
  if (kind === "card") return [`take ${what}`];
  if (kind === "pile") return [`draw ${what}`];
  return TRACK.has(place) ? [`route ${place}`] : [];
}

const TICKET = "ticket:";

/** The track or the ticket that a line of the log names. */
export function placesInLine(line: Phrase): string[] {
  const named = Object.values(line.params) as ({ kind?: string; id?: string } | number)[];
  return named.flatMap((value) => {
    if (typeof value !== "object" || !value.id) return [];
    return value.kind === "route" ? [value.id] : value.kind === "ticket" ? [TICKET + value.id] : [];
  });
}

/** The ends of a ticket among places, if there is one. */
export function ticketAmong(found: ReadonlySet<string>): { from: string; to: string } | null {
  const ticket = [...found].find((place) => place.startsWith(TICKET));
  const [from, to] = ticket?.slice(TICKET.length).split("-") ?? [];
  return from && to ? { from, to } : null;
}

/** The name of a track, for who picks it before saying what for. */
export function placeName(place: string, say: Say): string {
  return TRACK.has(place) ? say.name("route", place) : "";
}

/** Tracks that were claimed or doubled between two views. */
export function changedPlaces(before: TicketView, now: TicketView): string[] {
  return Object.keys(now.routes).filter((route) => {
    const [was, is] = [before.routes[route], now.routes[route]];
    return was?.seat !== is?.seat || was?.doubled !== is?.doubled;
  });
}

/** What is public about a player. */
export function facts(view: TicketView, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const terrain = TERRAINS.filter((kind) => player.terrain[kind]).map(
    (kind) => `${player.terrain[kind]} ${say.name("card", kind, "short")}`,
  );
  return [
    { label: say.say("ui-points"), value: player.points, weight: "score" },
    { label: say.say("ui-trains"), value: player.trains },
    { label: say.say("ui-cards"), value: player.hand_size },
    { label: say.say("ui-tickets"), value: player.tickets ?? "?" },
    { label: say.say("ui-terrain"), value: terrain.join(", ") || "–" },
  ];
}
