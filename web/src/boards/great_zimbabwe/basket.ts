/** A plan of raising monuments as a basket: what was picked, and what the server proposes for the rest. */
import type { Sight } from "../board";
import { CRAFT, GOODS_NEEDED, type ZimbabweView } from "./view";

/** One thing in the basket; a proposal until it is picked. */
export interface Pick {
  place: string;
  picked: boolean;
}

export interface Good {
  maker: Pick;
  resource: Pick | null;
  /** Who works for a secondary maker, and what that uses up. */
  primary: Pick | null;
  second: Pick | null;
  cattle: number;
}

export interface Planned {
  cell: string;
  level: number;
  goods: Good[];
}

/** The monuments of the plan with their goods, in the order in which they were picked or are proposed. */
export function basket(view: ZimbabweView, sight: Sight | null): Planned[] {
  const rest = sight?.paths.find((path) => path.name === "rest")?.places ?? [];
  const costs = sight?.paths.filter((path) => path.name === "good").map((path) => path.number ?? 0) ?? [];
  const steps: Pick[] = [
    ...view.plan.map((place) => ({ place, picked: true })),
    ...rest.map((answer) => ({ place: answer.split(" ")[1]!, picked: false })),
  ];
  const found: Planned[] = [];
  let n = 0;
  while (steps[n]) {
    const cell = steps[n++]!.place;
    const level = view.monuments.find((one) => one.cell === cell)?.level ?? 1;
    const goods: Good[] = [];
    while (goods.length < (GOODS_NEEDED[level] ?? 0) && steps[n]) {
      const maker = steps[n++]!;
      const craft = view.craftsmen.find((one) => one.id === maker.place)?.craft ?? "";
      const resource = steps[n++] ?? null;
      const secondary = CRAFT.get(craft)?.needs != null;
      const primary = secondary ? (steps[n++] ?? null) : null;
      const second = secondary ? (steps[n++] ?? null) : null;
      goods.push({ maker, resource, primary, second, cattle: costs.shift() ?? 0 });
    }
    found.push({ cell, level, goods });
  }
  return found;
}

/** The answers that complete the plan as proposed. */
export function restOf(sight: Sight | null): readonly string[] {
  return sight?.paths.find((path) => path.name === "rest")?.places ?? [];
}

/** By how much a figure of a seat would change; seat −1 is nobody's. */
export function change(sight: Sight | null, item: string, seat: number): { before: number; after: number } | null {
  return sight?.changes.find((one) => one.item === item && one.seat === seat) ?? null;
}
