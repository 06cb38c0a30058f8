/** What the server sends of a game of The Great Zimbabwe, and what is printed on its cards. */
import { constants, gods, scoring, specialists, technologies } from "../../../../src/baobab/titles/great_zimbabwe/data.json";
import type { components } from "../../api";

export type ZimbabweView = components["schemas"]["GreatZimbabweView"];
export type Player = ZimbabweView["players"][number];
export type Workshop = ZimbabweView["craftsmen"][number];
export type Monument = ZimbabweView["monuments"][number];

export const KINDS = ["wood", "clay", "ivory", "diamond"] as const;
export type Kind = (typeof KINDS)[number];

/** A craft as its cards and tiles are printed. */
export interface Craft {
  id: string;
  /** The kind of ritual good, and the resource that is used up for it. */
  good: Kind;
  resource: Kind;
  /** The primary craft that a secondary one needs. */
  needs: string | null;
  /** Two by two cells, or one by two. */
  square: boolean;
  cost: number;
  points: number;
  /** What the first and the second card add to the requirement. */
  adds: [number, number];
  tiles: number;
}

export const CRAFTS: readonly Craft[] = technologies.items.map((one) => ({
  id: one.id,
  good: one.good as Kind,
  resource: one.resource as Kind,
  needs: one.needs_primary,
  square: one.cells === 4,
  cost: one.build_cost,
  points: one.vp,
  adds: [one.vr_first_card, one.vr_second_card],
  tiles: one.tiles_in_supply,
}));
export const CRAFT: ReadonlyMap<string, Craft> = new Map(CRAFTS.map((craft) => [craft.id, craft]));

/** What gods and specialists add to the requirement, and what specialists are paid. */
export const GOD: ReadonlyMap<string, number> = new Map(gods.items.map((one) => [one.id, one.vr]));
export const SPECIALIST: ReadonlyMap<string, { adds: number; costs: number[] }> = new Map(
  specialists.items.map((one) => [one.id, { adds: one.vr, costs: one.costs }]),
);

/** The requirement ends here, and so does the track. */
export const TOP = constants.max_vr;
export const PRICES = Array.from({ length: constants.price_max - constants.price_min + 1 }, (_, n) => constants.price_min + n);
/** Ritual goods that a monument of a level needs to grow. */
export const GOODS_NEEDED = scoring.goods_needed_from_level as Record<string, number>;

/** How many cards of a craft lie in the market still; the first is gone first. */
export function cardsLeft(view: ZimbabweView, craft: string): number {
  return 2 - view.players.filter((player) => player.cards.some((card) => card.craft === craft)).length;
}

export function tilesLeft(view: ZimbabweView, craft: Craft): number {
  return craft.tiles - view.craftsmen.filter((one) => one.craft === craft.id).length;
}

/** What the owner of a craftsman asks for its work; nothing while that is being thought about. */
export function priceOf(view: ZimbabweView, one: Workshop): number {
  return view.players[one.owner]?.cards.find((card) => card.craft === one.craft)?.price ?? 0;
}

/** The plaque that gets the next head of cattle. */
export function nextPlaque(view: ZimbabweView): number {
  const laid = view.plaques.reduce((sum, plaque) => sum + plaque.cattle, 0);
  return view.plaques.length ? laid % view.plaques.length : -1;
}
