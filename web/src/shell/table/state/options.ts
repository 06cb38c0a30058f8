import type { Option } from "../../api";
import type { Words } from "../../../words/words";

/** Options as they are listed: grouped by kind, each worded, and numbers gathered into one. */

export interface Listed {
  option: Option;
  /** The whole phrase, for who hears it and for groups of one. */
  text: string;
  /** What tells it from the others of its group. */
  short: string;
  preview: string;
}

export interface Group {
  key: string;
  heading: string;
  items: Listed[];
  /** Set when the group is a run of amounts: lowest and highest. */
  range: [number, number] | null;
  /** The heading says what all its answers bring. */
  told: boolean;
  /** Each is an amount with its verb: short enough to stand side by side. */
  amounts: boolean;
  /** By these one passes, stops or ends: they stand apart. */
  ending: boolean;
}

/** Answers that are nothing but an amount, each worded by its question. */
const NUMBER = "action-number-";
const MANY_NUMBERS = 6;

/** A group longer than this is parted: by what its answers bring, or by their first parameter. */
const LONG_GROUP = 14;

/** Kinds in the order of the rules, better answers first; passing and ending last. */
export function groupOptions(options: readonly Option[], words: Words): Group[] {
  const ending = options.filter((option) => option.ends);
  const going = options.filter((option) => !option.ends);
  return [...byKind(going, words), ...byKind(ending, words).map((group) => ({ ...group, ending: true }))];
}

function byKind(options: readonly Option[], words: Words): Group[] {
  return [...parted(options, (option) => option.key)].flatMap(([key, kind]) => {
    const same = kind.toSorted((a, b) => b.rank - a.rank);
    if (same.length <= LONG_GROUP || range(same)) return [group(key, same, words)];
    return byPreview(key, same, words) ?? byFirst(key, same, words) ?? [group(key, same, words)];
  });
}

/** A long group parted by what its answers bring, where many bring the same. */
function byPreview(key: string, options: readonly Option[], words: Words): Group[] | null {
  const parts = parted(options, (option) => (option.preview ? words.tell(option.preview) : ""));
  if (parts.size < 2 || parts.size > options.length / 2) return null;
  return [...parts].map(([preview, some]) => {
    const found = group(`${key} ${preview}`, some, words, preview ? options : some);
    return preview ? { ...found, heading: preview, told: true } : found;
  });
}

/** A long group parted by its first parameter. */
function byFirst(key: string, options: readonly Option[], words: Words): Group[] | null {
  const [first, second] = Object.keys(options[0]!.params);
  if (!first || !second) return null;
  const parts = parted(options, (option) => JSON.stringify(option.params[first]));
  if (parts.size > LONG_GROUP || parts.size === options.length) return null;
  return [...parts].map(([part, some]) => group(`${key} ${part}`, some, words));
}

function parted(options: readonly Option[], by: (option: Option) => string): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const same = found.get(by(option));
    if (same) same.push(option);
    else found.set(by(option), [option]);
  }
  return found;
}

/**
 * Options of one kind; those parameters that all share stand in the heading, and each option says the rest.
 * Where the heading says something else, only what is shared by all `among` them goes without saying.
 */
function group(key: string, options: readonly Option[], words: Words, among = options): Group {
  const one = options[0]!;
  const shared = Object.keys(one.params).filter((name) => alike(among, name));
  const given = Object.fromEntries(shared.map((name) => [name, one.params[name]]));
  const outline = options.length > 1 ? words.outline(one.key, given) : "";
  const items = options.map((option) => listed(option, words, shared));
  const heading = /\p{L}/u.test(outline) && !items.some(bare) ? tidy(outline) : "";
  return { key, heading, items, range: range(options), told: false, ending: false, amounts: key.startsWith(NUMBER) };
}

/** A number alone says too little: an amount is said with its verb. */
function bare({ short }: Listed): boolean {
  return /^\d+$/.test(short);
}

/** What is left open stands once, at the end, and without quotation marks of its own. */
function tidy(outline: string): string {
  return outline
    .replace(/[“«"]…[”»"]/g, "…")
    .replace(/…(?:\W*…)+/g, "…")
    .replace(/^…\s*/, "");
}

/** Do several options all say the same here? Not where that is all they say. */
function alike(options: readonly Option[], name: string): boolean {
  const values = new Set(options.map((option) => JSON.stringify(option.params[name])));
  return options.length > 1 && values.size === 1;
}

function listed(option: Option, words: Words, shared: readonly string[]): Listed {
  const text = words.tell(option);
  const names = Object.entries(option.params).flatMap(([name, value]) => (shared.includes(name) ? [] : [words.show(value)]));
  const preview = option.preview ? words.tell(option.preview) : "";
  return { option, text, short: names.join(" · ") || text, preview };
}

/** Many amounts in a row are asked for as a number, not as a list. */
function range(options: readonly Option[]): [number, number] | null {
  if (options.length < MANY_NUMBERS || !options[0]!.key.startsWith(NUMBER)) return null;
  const amounts = options.map(amount);
  return amounts.every((value, i) => value === amounts[0]! + i) ? [amounts[0]!, amounts.at(-1)!] : null;
}

export function amount(option: Option): number {
  return Number(option.action.split(" ").at(-1));
}

/** Options whose words begin with what was typed, or contain it. */
export function filterGroups(groups: readonly Group[], typed: string): Group[] {
  const wanted = plain(typed);
  if (!wanted) return [...groups];
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => fits(item, wanted)) }))
    .filter((group) => group.items.length);
}

function fits(item: Listed, wanted: string): boolean {
  return plain(item.text).includes(wanted) || plain(item.option.action).includes(wanted);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
