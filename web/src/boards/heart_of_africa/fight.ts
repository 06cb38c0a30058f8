/** A conflict between two players as one of them sees it. */
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
    mine, other, counters,
    influence: looked ? Number(looked.action.split(" ")[1]) : (committed?.influence ?? 0),
    strength: committed?.strength ?? would ?? mine.base,
  };
}
