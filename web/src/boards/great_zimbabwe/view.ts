/** What the server sends of a game of The Great Zimbabwe, and what is printed on its cards. */
import { constants, gods, specialists, technologies } from "../../../../src/baobab/titles/great_zimbabwe/data.json";
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
