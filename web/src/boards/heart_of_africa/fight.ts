/** A conflict between two players as one of them sees it. */
import { costs_and_values as costs } from "../../../../src/baobab/titles/heart_of_africa/data.json";
import type { Option } from "../board";
import type { Conflict, HeartView } from "./view";

export type Side = NonNullable<Conflict["sides"]>[number];

export interface FightView {
  mine: Side;
  other: Side;
  /** What I have committed so far, or would with the amount that I am looking at. */
  influence: number;
  counters: number;
  strength: number;
}

/** What is fought about: with a player, as one of the two or looking on, or with neutrals. */
export function conflictKind(view: HeartView, me: number): "fight" | "draw" | null {
  const { sides, loss } = view.conflict ?? {};
  if (sides && (me < 0 || sides.some((side) => side.seat === me))) return "fight";
  return loss ? "draw" : null;
}

/** One line of a strength: so many, each worth so much. Of the other's, only the most may be known. */
export interface Part {
  name: "pieces" | "influence" | "counters";
  mine: [count: number, worth: number];
  other: [count: number, worth: number];
  open: boolean;
}

export function partsOf({ mine, other, influence, counters }: FightView): Part[] {
  const { conflict_influence_points: each, conflict_action_counter_points: counter } = costs;
  return [
    { name: "pieces", mine: [mine.weight, mine.reputation], other: [other.weight, other.reputation], open: false },
    { name: "influence", mine: [influence, each], other: [other.influence, each], open: true },
    { name: "counters", mine: [counters, counter], other: [other.counters + other.secret, counter], open: true },
  ];
}

/** What can be said before the other has chosen: `short` leaves it to the other to retreat, `hopeless` does so at best. */
export type Verdict = "sure" | "open" | "short" | "hopeless";

export function verdictOf({ mine, other, strength }: FightView, tie: number | null | undefined): Verdict {
  const beats = (own: number, theirs: number): boolean => (tie === mine.seat ? own >= theirs : own > theirs);
  if (beats(strength, other.most)) return "sure";
  if (beats(strength, other.base)) return "open";
  return beats(mine.most, other.base) ? "short" : "hopeless";
}

/** Mine is the side of `me`; of who watches, that of the active player. */
export function fightOf(view: HeartView, me: number, looked?: Option): FightView | null {
  const sides = view.conflict?.sides ?? [];
  const mine = sides.find((side) => side.seat === me) ?? sides[0];
  const other = sides.find((side) => side !== mine);
  if (!mine || !other) return null;
  const committed = view.commitment;
  const counters = Object.values(committed?.counters ?? {}).reduce((sum, n) => sum + n, 0);
  const would = (looked?.preview?.params as { strength?: number } | undefined)?.strength;
  return {
    mine,
    other,
    counters,
    influence: looked ? Number(looked.action.split(" ")[1]) : (committed?.influence ?? 0),
    strength: committed?.strength ?? would ?? mine.base,
  };
}
