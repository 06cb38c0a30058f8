/** Gifts: the amounts that can be given, the one that a stepper stands at, and where its heads would land. */
import type { BoardProps, Option } from "../board";
import { button } from "./places";
import type { ZimbabweView } from "./view";

type Giving = Pick<BoardProps<ZimbabweView>, "view" | "targets" | "amount">;

export const headsOf = (gift: Option): number => Number(gift.action.split(" ")[1]);

/** The gifts that can be made, the smallest first; none while something else is asked. */
export function giftsOf({ view, targets }: Pick<Giving, "view" | "targets">): readonly Option[] {
  return view.phase === "gifts" ? (targets.get(button("number")) ?? []) : [];
}

/** The gift that a stepper stands at, in the list as well as on the board. */
export function giftAt(giving: Giving): Option | undefined {
  const gifts = giftsOf(giving);
  return gifts.find((gift) => gift.action === giving.amount?.action) ?? gifts[0];
}

/** How many heads of that gift would land on each plaque, by its owner; none until the server has told it. */
export function landing(giving: Giving & Pick<BoardProps<ZimbabweView>, "see">): ReadonlyMap<string, number> {
  const gift = giftAt(giving);
  const sight = gift ? giving.see(`gift ${headsOf(gift)}`) : null;
  return new Map(sight?.layers.flatMap((layer) => layer.marks).map((mark) => [mark.place, mark.number ?? 0]));
}
