/** What stands in an area and where: rows of things that never run into those of a neighbour. */
import type { Point } from "../shared/camera";
import type { AreaView, HeartView } from "./view";

/** How pieces of the active player are marked: they may go on, were stopped, or have fought. */
export type Weariness = "fresh" | "stopped" | "spent";

export type Thing =
  | { kind: "name" }
  | { kind: "value" }
  | { kind: "station" }
  | { kind: "barred" }
  | { kind: "neutrals"; count: number }
  | { kind: "traders"; seat: number; count: number; weary: Weariness }
  | { kind: "wholesaler"; seat: number; weary: Weariness }
  | { kind: "tag"; ap: number; enters: boolean };

export type Placed = Thing & Point;

/** How large things are, in units of the map; where there is room they are larger. */
export interface Scale {
  token: number;
  /** Tokens never get smaller than this, however many there are. */
  least: number;
  letters: number;
}

/** A name in one line or two, and how long it is. */
export interface Name {
  lines: string[];
  w: number;
}

interface SeaPlace extends Point {
  side: "start" | "middle" | "end";
}

interface Room extends Point {
  /** How wide its rows may be, and how high all of them together. */
  w: number;
  h: number;
  /** Where its name stands at sea, for areas that never have room for it. */
  name?: SeaPlace;
  /** Where it stands at sea while too many pieces leave no room for it. */
  spare?: SeaPlace;
}

export const ROOMS: Record<string, Room> = {
  barbary: { x: 205, y: 112, w: 235, h: 130 },
  tripoli: { x: 475, y: 138, w: 190, h: 130 },
  egypt: { x: 650, y: 134, w: 132, h: 115 },
  nubia: { x: 744, y: 232, w: 104, h: 96, name: { x: 797, y: 212, side: "start" } },
  sahara: { x: 236, y: 212, w: 232, h: 84 },
  senegal: { x: 55, y: 288, w: 112, h: 100, spare: { x: 2, y: 226, side: "start" } },
  guinea: { x: 138, y: 402, w: 196, h: 84 },
  niger: { x: 207, y: 303, w: 184, h: 78 },
  nigeria: { x: 300, y: 410, w: 114, h: 94, spare: { x: 318, y: 490, side: "end" } },
  bornu: { x: 436, y: 290, w: 190, h: 130 },
  sudan: { x: 619, y: 286, w: 150, h: 146 },
  abyssinia: { x: 817, y: 376, w: 110, h: 112, spare: { x: 1001, y: 270, side: "end" } },
  somalia: { x: 928, y: 422, w: 108, h: 104, name: { x: 1001, y: 322, side: "end" } },
  heart: { x: 550, y: 405, w: 200, h: 96 },
  cameroon: { x: 406, y: 510, w: 112, h: 146 },
  congo: { x: 553, y: 542, w: 165, h: 124 },
  lakes: { x: 720, y: 496, w: 150, h: 120 },
  zanzibar: { x: 784, y: 606, w: 104, h: 96, name: { x: 1002, y: 566, side: "end" } },
  angola: { x: 464, y: 676, w: 130, h: 150 },
  zambezi: { x: 632, y: 704, w: 165, h: 130 },
  mozambique: { x: 764, y: 734, w: 106, h: 112, name: { x: 716, y: 846, side: "start" } },
  kalahari: { x: 548, y: 818, w: 210, h: 90 },
  cape: { x: 570, y: 910, w: 190, h: 76 },
  madagascar: { x: 915, y: 760, w: 112, h: 124, name: { x: 1001, y: 666, side: "end" } },
};

/** How wide a thing is, against the size of a token. */
const WIDE: Record<Exclude<Thing["kind"], "name">, number> = {
  value: 1.42,
  station: 0.92,
  barred: 0.9,
  neutrals: 1,
  traders: 1.06,
  wholesaler: 0.74,
  tag: 2.3,
};
const ROW = 1.08;
/** The same where an area is so full that pieces stand as cells, side to side: only their numbers keep their size. */
const DENSE: typeof WIDE = {
  value: 1.1,
  station: 0.62,
  barred: 0.62,
  neutrals: 0.62,
  traders: 0.8,
  wholesaler: 0.5,
  tag: 2.1,
};
const DENSE_ROW = 0.76;
/** Letters are about so wide, against how high they are; lines so far apart. */
const LETTER = 0.47;
export const LINE = 1.05;

/** Everything in an area, in the order in which it is set out. */
export function things(area: AreaView, id: string, view: HeartView): Thing[] {
  const found: Thing[] = [{ kind: "value" }];
  if (area.station) found.push({ kind: "station" });
  if (area.neutrals) found.push({ kind: "neutrals", count: area.neutrals });
  if (view.turn?.barred.includes(id)) found.push({ kind: "barred" });
  area.traders.forEach((count, seat) => {
    found.push(
      ...bands(count, seat === view.active ? view.turn?.tired[id] : undefined).map(([weary, n]) => ({
        kind: "traders" as const,
        seat,
        count: n,
        weary,
      })),
    );
    if (area.wholesalers.includes(seat)) found.push({ kind: "wholesaler", seat, weary: seat === view.active ? leadWeary(view) : "fresh" });
  });
  return found;
}

/** Traders of one player by how weary they are. Who has just won a conflict has fought. */
function bands(count: number, tired: Record<string, number> | undefined): [Weariness, number][] {
  let [stopped, spent] = [0, 0];
  for (const [band, n] of Object.entries(tired ?? {})) {
    if (band === "stopped") stopped += n;
    else spent += n;
  }
  const parts: [Weariness, number][] = [
    ["fresh", count - stopped - spent],
    ["stopped", stopped],
    ["spent", spent],
  ];
  return parts.filter(([, n]) => n > 0);
}

function leadWeary(view: HeartView): Weariness {
  const band = view.turn?.wholesaler ?? "free";
  return band === "free" ? "fresh" : band === "stopped" ? "stopped" : "spent";
}

/** A name that is too long for its area is parted between two words. */
export function named(called: string, letters: number, room: number): Name {
  const w = (called.length * LETTER + 0.5) * letters;
  const at = called.lastIndexOf(" ");
  if (w <= room || at < 0) return { lines: [called], w };
  const lines = [called.slice(0, at), called.slice(at + 1)];
  return { lines, w: (Math.max(...lines.map((line) => line.length)) * LETTER + 0.5) * letters };
}

interface Row {
  items: [Thing, number][];
  w: number;
  high: number;
}

/** Things in rows as wide as the room, the name above them; beside the first of them only where it has to be. */
function rowsOf(
  room: Room,
  items: readonly Thing[],
  size: number,
  name: Name | null,
  letters: number,
  beside = false,
  dense = false,
): Row[] {
  const rows: Row[] = [];
  const [wides, high] = dense ? [DENSE, DENSE_ROW] : [WIDE, ROW];
  for (const item of items) {
    const wide = wides[item.kind as keyof typeof WIDE] * size;
    const row = rows.at(-1);
    if (row && row.w + wide <= room.w * 1.02) {
      row.items.push([item, wide]);
      row.w += wide;
    } else rows.push({ items: [[item, wide]], w: wide, high: high * size });
  }
  const [first] = rows;
  if (!name || !first) return rows;
  const called: [Thing, number] = [{ kind: "name" }, name.w];
  if (!beside || first.w + name.w > room.w || name.lines.length > 1)
    return [{ items: [called], w: name.w, high: name.lines.length * LINE * letters }, ...rows];
  first.items.unshift(called);
  first.w += name.w;
  return rows;
}

const highOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.high, 0);
const wideOf = (rows: readonly Row[]): number => Math.max(...rows.map((row) => row.w));

interface Fit {
  rows: Row[];
  /** Do pieces stand as cells? */
  dense: boolean;
  size: number;
  letters: number;
  name: Name | null;
}

/** Names at sea may be so long before they are parted; those in an area a little longer than its rows. */
const AT_SEA = 165;
const LONGER = 1.3;

/** A name as it stands at sea, where its area has no room for it. */
export function seaName(called: string, letters: number): Name {
  return named(called, letters, AT_SEA);
}

/** Where little stands, it stands larger, names too, as far as that leaves some room around. */
const LARGER = [1.3, 1.2, 1.1];
const ROOMY = 0.94;
/** Where much stands, everything is a little smaller, at last without the name of the area. */
const SMALLER = [1, 0.95, 0.9];
const LARGEST_LETTERS = 1.15;

/** Rows never lie closer than this, against how high they are. */
const CLOSEST = 0.8;

function fitting(room: Room, items: readonly Thing[], scale: Scale, called: string): Fit {
  const fit = (by: number, beside = false): Fit => {
    const size = Math.max(scale.least, scale.token * by);
    const letters = scale.letters * Math.min(LARGEST_LETTERS, Math.max(1, by));
    const name = room.name ? null : named(called, letters, room.w * LONGER);
    return { rows: rowsOf(room, items, size, name, letters, beside), dense: false, size, letters, name };
  };
  for (const by of LARGER) {
    const large = fit(by);
    if (highOf(large.rows) <= room.h * ROOMY && wideOf(large.rows) <= room.w * ROOMY) return large;
  }
  const fits = SMALLER.flatMap((by) => [fit(by), fit(by, true)]);
  const last = fits.at(-1)!;
  const found = fits.find(({ rows }) => highOf(rows) <= room.h) ?? last;
  if (highOf(found.rows) <= room.h * 1.1) return found;
  const nameless = { ...last, rows: rowsOf(room, items, last.size, null, 0) };
  if (highOf(nameless.rows) * CLOSEST <= room.h) return nameless;
  return { ...last, dense: true, rows: rowsOf(room, items, last.size, null, 0, false, true) };
}

/** Set things out in rows around the middle of an area. */
export function setOut(id: string, items: readonly Thing[], scale: Scale, called: string): Omit<Fit, "rows"> & { placed: Placed[] } {
  const room = ROOMS[id]!;
  const { rows, ...fit } = fitting(room, items, scale, called);
  const closer = Math.max(CLOSEST, Math.min(1, room.h / highOf(rows)));
  let y = room.y - (highOf(rows) * closer) / 2;
  const placed = rows.flatMap((row) => {
    let x = room.x - row.w / 2;
    y += row.high * closer;
    return row.items.map(([item, wide]) => {
      x += wide;
      return { ...item, x: x - wide / 2, y: y - (row.high * closer) / 2 };
    });
  });
  return { ...fit, placed };
}
