/** What is said about cards and places. */
import type { Say } from "../board";
import type { Spot } from "../shared/near";
import { landOf } from "./land";
import { GOD, type ZimbabweView } from "./view";

/** A cell or a craftsman on the map, with its size. */
export interface Place extends Spot {
  w: number;
  h: number;
}

/** What a god or a specialist does, in a few words. */
export function power(id: string, say: Say): string {
  return say.say(GOD.has(id) ? `preview-god-${id}` : `preview-work-${id}`);
}

/** The same in so few words that every card of the market can say it; of a specialist, what comes after its cost. */
export const gist = (id: string, say: Say): string => say.say(`ui-tgz-gist-${id}`);

const seatName = (seat: number): { kind: string; id: string } => ({ kind: "seat", id: String(seat) });

/** What is at a place of the map. */
export function label(place: string, view: ZimbabweView, say: Say): string {
  const maker = view.craftsmen.find((one) => one.id === place);
  if (maker) {
    return say.say("ui-tgz-is-maker", { maker: { kind: "maker", id: place }, seat: seatName(maker.owner), cattle: maker.price });
  }
  const cell = landOf(view).at.get(place);
  if (!cell) return place;
  const name = say.name("cell", place);
  const tower = view.monuments.find((one) => one.cell === place);
  if (tower) return `${name}: ${say.say("ui-tgz-is-monument", { seat: seatName(tower.owner), level: tower.level })}`;
  if (cell.resource)
    return `${name}: ${say.name("kind", cell.resource)}${view.used.includes(place) ? `, ${say.say("ui-tgz-is-used")}` : ""}`;
  if (cell.water) return `${name}: ${say.say("ui-tgz-water")}`;
  return cell.start ? `${name}: ${say.say("ui-tgz-is-start")}` : name;
}

/** With a capital letter: what stands on a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
