/** A plan of raising monuments as a basket: what was picked, and what the server proposes for the rest. */
import type { Sight } from "../board";
import type { ZimbabweView } from "./view";

/** One thing in the basket; a proposal until it is picked. */
export interface Pick {
  place: string;
  /** How many picks of the plan come before it. */
  at: number;
  picked: boolean;
  /** The answers to give before it is asked for. */
  before: readonly string[];
}

export interface Good {
  /** The maker and its resource; for a secondary one also who works for it, with a resource. */
  picks: Pick[];
  cattle: number;
}

export interface Planned {
  cell: string;
  /** The level that the monument comes to. */
  level: number;
  goods: Good[];
}

/** The monuments of the plan with their goods, in the order in which they were picked or are proposed. */
export function basket(view: ZimbabweView, sight: Sight | null): Planned[] {
  const found: Planned[] = [];
  const rest = restOf(sight);
  let step = 0;
  const pick = (place: string): Pick => {
    const at = step++;
    const left = at - view.plan.length;
    return { place, at, picked: left < 0, before: rest.slice(0, Math.max(0, left)) };
  };
  for (const { name, places, number } of sight?.paths ?? []) {
    const picks = name === "raise" || name === "good" ? places.map(pick) : [];
    if (name === "raise") found.push({ cell: picks[0]!.place, level: number ?? 0, goods: [] });
    else if (name === "good") found.at(-1)?.goods.push({ picks, cattle: number ?? 0 });
  }
  return found;
}

/** The answers that complete the plan as proposed. */
export function restOf(sight: Sight | null): readonly string[] {
  return sight?.paths.find((path) => path.name === "rest")?.places ?? [];
}

/** What the whole plan costs. */
export function costOf(sight: Sight | null): number {
  return sight?.paths.find((path) => path.name === "rest")?.number ?? 0;
}

/** By how much a figure of a seat would change; seat −1 is nobody's. */
export function change(sight: Sight | null, item: string, seat: number): { before: number; after: number } | null {
  return sight?.changes.find((one) => one.item === item && one.seat === seat) ?? null;
}

/** Who is paid by the plan, for what, and how much: a seat, or null for the stock. */
export function paidBy(
  sight: Sight | null,
): { seat: number | null; cattle: number; hubs: boolean; note: { key: string; params: Record<string, unknown> } }[] {
  const marks = sight?.layers.find((layer) => layer.name === "paid")?.marks ?? [];
  return marks.flatMap(({ place, number, note }) =>
    note ? [{ seat: place === "stock" ? null : Number(place), cattle: number ?? 0, hubs: note.key !== "sight-paid-work", note }] : [],
  );
}
