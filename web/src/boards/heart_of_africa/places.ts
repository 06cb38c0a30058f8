/** Where on the board the answers of Heart of Africa point. */
import type { Option, Phrase, Say, Targets } from "../board";
import { AT, NEAR } from "./ground";
import { hold } from "./hold.svelte";
import { MARKERS, type HeartView } from "./view";

type Way = "up" | "down";
export const pricePlace = (marker: string, way?: Way): string => (way ? `price:${marker}:${way}` : `price:${marker}`);
export const reputationPlace = (seat: number | string, way?: Way): string => (way ? `reputation:${seat}:${way}` : `reputation:${seat}`);
export const counterPlace = (kind: string): string => `counter:${kind}`;
/** Answers that have no place on the map have a button of their own. */
export const buttonPlace = (action: string): string => `answer:${action}`;
export const AMOUNT = "amount";

/** The answers that have such a button. */
export function buttonsOf(targets: Targets): Option[] {
  return [...targets].flatMap(([place, there]) => there.filter((option) => place === buttonPlace(option.action)));
}

/** Answers that lead from one area to another. */
const PAIRS = new Set(["move", "march", "push"]);

export interface Step {
  from: string;
  to: string;
}

/** From where to where an answer leads, if it leads anywhere. */
export function stepOf(option: Option, view: HeartView): Step | null {
  const [kind, one, two] = option.action.split(" ");
  if (PAIRS.has(kind!)) return { from: one!, to: two! };
  const lead = kind === "lead" && view.active !== null ? view.players[view.active]?.wholesaler : null;
  return lead ? { from: lead, to: one! } : null;
}

export function places(option: Option, view: HeartView): string[] {
  const [kind, one] = option.action.split(" ");
  const step = stepOf(option, view);
  if (step) return [step.to, step.from];
  if (one && AT.has(one)) return [one];
  switch (kind) {
    case "raise":
      return [pricePlace(one!, "up")];
    case "lower":
      return [pricePlace(one!, "down")];
    case "praise":
      return [reputationPlace(one!, "up")];
    case "blame":
      return [reputationPlace(one!, "down")];
    case "use":
    case "play":
    case "commit":
      return [counterPlace(one!)];
    case "number":
      return [AMOUNT];
  }
  return [buttonPlace(option.action)];
}

/** What a click where nothing can be done may have meant, by the question that is asked. */
const MEANT: Record<string, string> = {
  start: "start",
  neutral: "neutral",
  build: "build",
  bring: "bring",
  convert: "convert",
  pair: "enter",
  "shift-enter": "enter",
  send: "send",
  "send-lead": "send",
  drive: "send",
};

/** Is this a counter for points, and not one with a function? Nobody sees any but their own and those that lie open. */
function isSpecial(counter: string, view: HeartView): boolean {
  return counter === view.special || view.players.some((player) => counter in player.open_specials);
}

export function intents(place: string, view: HeartView, phase = ""): string[] {
  const [kind, what, way] = place.split(":");
  switch (kind) {
    case "price":
      return [`${way === "up" ? "raise" : "lower"} ${what}`];
    case "reputation":
      return [`${way === "up" ? "praise" : "blame"} ${what}`];
    case "counter":
      if (phase === "stake" || phase === "pledge") return [`commit ${what}`];
      return [isSpecial(what!, view) ? `play ${what}` : `use ${what}`];
  }
  if (!AT.has(place)) return [];
  const meant = MEANT[phase];
  if (meant) return [`${meant} ${place}`];
  if (phase === "march" || phase === "shift") {
    const move = phase === "march" ? "march" : "push";
    return [hold.origin ? `${move} ${hold.origin} ${place}` : `${move} ${place} ${NEAR.get(place)![0]}`];
  }
  if (phase === "conflicts") {
    const others = view.areas[place]!.traders.flatMap((count, seat) => (count && seat !== view.active ? [`fight ${place} ${seat}`] : []));
    return [others[0] ?? `oust ${place}`];
  }
  const stands = (area: string): boolean => view.active !== null && (view.areas[area]!.traders[view.active] ?? 0) > 0;
  if (hold.origin) return [stands(hold.origin) ? `move ${hold.origin} ${place}` : `lead ${place}`];
  return [stands(place) ? `move ${place} ${NEAR.get(place)![0]}` : `enter ${place}`];
}

/** The name of an area, for who picks it before saying what for. */
export function placeName(place: string, say: Say): string {
  return AT.has(place) ? say.name("area", place) : "";
}

/** Areas, prices and reputations that a line of the log names. */
export function placesInLine(line: Phrase): string[] {
  const named = Object.entries(line.params) as [string, { kind?: string; id?: string } | number][];
  return named.flatMap(([, value]) => {
    if (typeof value !== "object" || !value.id) return [];
    if (value.kind === "area") return [value.id];
    if (value.kind === "marker" || value.kind === "resource") return [pricePlace(value.id)];
    return value.kind === "seat" && line.key === "event-reputation" ? [reputationPlace(value.id)] : [];
  });
}

/** Areas, prices and reputations that look different. */
export function changedPlaces(before: HeartView, now: HeartView): string[] {
  const areas = Object.keys(now.areas).filter((id) => looks(before, id) !== looks(now, id));
  const prices = MARKERS.filter((marker) => before.prices[marker] !== now.prices[marker]).map((marker) => pricePlace(marker));
  const reputations = now.players.flatMap((player, seat) =>
    player.reputation === before.players[seat]?.reputation ? [] : [reputationPlace(seat)],
  );
  return [...areas, ...prices, ...reputations];
}

function looks(view: HeartView, id: string): string {
  const { traders, wholesalers, neutrals, station } = view.areas[id]!;
  return JSON.stringify([traders, wholesalers, neutrals, station]);
}

export function subject(place: string): string | null {
  return AT.has(place) ? `area ${place}` : null;
}
