/** Where on the board the answers of The Great Zimbabwe point, and what a click there may have meant. */
import type { Option, Phrase, Say } from "../board";
import { placementAt, placementsOf } from "./placements";
import { look } from "./look.svelte";
import { CRAFT, GOD, KINDS, SPECIALIST, type ZimbabweView } from "./view";

/** Answers that no piece stands for have a button of their own, by their first word. */
export const button = (kind: string): string => `do:${kind}`;
/** My card of a craft, which is not the pile of that craft in the market. */
export const ownCard = (craft: string): string => `own:${craft}`;

export function places(option: Option, view: ZimbabweView): string[] {
  const [kind, what] = option.action.split(" ") as [string, string | undefined];
  if (what === undefined) {
    if (kind === "monument") return (option.ahead ?? []).flatMap((next) => (next.startsWith("build ") ? [next.slice(6)] : []));
    return [button(kind)];
  }
  if (kind === "price") return [ownCard(what)];
  if (kind === "number") return [button("number")];
  if (kind === "way")
    return [
      button("way"),
      ...placementsOf(view)
        .filter((placement) => placement.way === what)
        .flatMap((placement) => placement.cells),
    ];
  if (kind === "site" || kind === "rain") return covered(what, view);
  return [what];
}

/** The cells that a piece laid from this corner may cover, the corner first. */
function covered(corner: string, view: ZimbabweView): string[] {
  const cells = placementsOf(view)
    .filter((placement) => placement.corner === corner)
    .flatMap((placement) => placement.cells);
  return [...new Set([corner, ...cells])];
}

/** What a sight of a place is about: the piece that is being laid there, else what is there. */
export function subject(place: string, view: ZimbabweView): string | null {
  const placement = look.laying ? placementAt(view, place, look.way) : null;
  if (placement) return `site ${placement.site}`;
  if (look.tiling.has(place)) return `tile ${place}`;
  if (view.craftsmen.some((one) => one.id === place)) return `maker ${place}`;
  return isCell(place) ? `cell ${place}` : null;
}

/** What a click on a place may have meant; whoever asks learns why it is not allowed. */
export function intents(place: string, view: ZimbabweView, phase = ""): string[] {
  if (place.startsWith("own:")) {
    const craft = place.slice(4);
    return [1, 2, 3].map((price) => `price ${craft} ${price}`);
  }
  if (place.startsWith("do:")) return [place.slice(3)];
  if (GOD.has(place)) return [`god ${place}`];
  if (SPECIALIST.has(place))
    return view.players[view.seat]?.specialists.some((one) => one.specialist === place) ? [`use ${place}`] : [`hire ${place}`];
  if (CRAFT.has(place)) return [`craft ${place}`];
  if ((KINDS as readonly string[]).includes(place)) return [`resource ${place}`];
  const maker = view.craftsmen.find((one) => one.id === place);
  if (maker) return onMaker(maker.id, maker.cells[0]!, phase);
  return onCell(place, view, phase);
}

function onMaker(id: string, cell: string, phase: string): string[] {
  if (phase === "maker" || phase === "take" || phase === "raise") return [`maker ${id}`];
  if (phase === "from") return [`from ${id}`];
  return onLand(cell, phase);
}

function onCell(cell: string, view: ZimbabweView, phase: string): string[] {
  if (phase === "take") return [`take ${cell}`];
  const monument = view.monuments.some((one) => one.cell === cell);
  if (monument && ["turn", "raise", "maker", "from"].includes(phase)) return [`raise ${cell}`];
  return onLand(cell, phase);
}

/** What could be put on a cell, by the question. */
function onLand(cell: string, phase: string): string[] {
  const meant: Record<string, string> = { site: "site", way: "site", lay: "lay", rain: "rain", "rain-way": "rain" };
  return [`${meant[phase] ?? "build"} ${cell}`];
}

/** Cells, craftsmen, gods, specialists and crafts that a line of the log names. */
export function placesInLine(line: Phrase): string[] {
  const named = Object.values(line.params) as ({ kind?: string; id?: string } | number)[];
  const known = new Set(["cell", "maker", "god", "specialist", "craft"]);
  return named.flatMap((value) => (typeof value === "object" && value.id && known.has(value.kind ?? "") ? [value.id] : []));
}

/** What a cell is called, for who picks it before saying what for. */
export function placeName(place: string, say: Say): string {
  return isCell(place) ? say.name("cell", place) : "";
}

export const isCell = (place: string): boolean => /^[A-Z]\d+$/.test(place);
