/** Numbers that are asked for: bids, stakes, and how many go. */
import type { BoardProps, Option } from "../board";
import { AMOUNT } from "./places";
import type { HeartView } from "./view";

export const amountOf = (option: Option): number => Number(option.action.split(" ")[1]);

/** Of a group that marches or is driven, all go unless one says otherwise; bids and stakes begin with the least. */
export function usualOption(there: readonly Option[]): Option | undefined {
  return there.every((option) => option.key === "action-number-group" || option.key === "action-number-herd") ? there.at(-1) : undefined;
}

/** The number that a stepper stands at, in the list as well as on the board. */
export function lookedAt({ targets, amount }: Pick<BoardProps<HeartView>, "targets" | "amount">): Option | undefined {
  const options = targets.get(AMOUNT) ?? [];
  return options.find((option) => option.action === amount?.action) ?? usualOption(options) ?? options[0];
}
