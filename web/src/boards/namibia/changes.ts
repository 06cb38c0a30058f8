/** What moved between two views: for the eye, not for the rules. */
import type { Point } from "../shared/camera";
import type { Flight } from "../shared/flights.svelte";
import { HEX, PORT } from "./ground";
import type { Commodity, NamibiaView } from "./view";

/** What can be seen in the air: cubes, a mine head, a truck, or money that was gained. */
export type Airborne = { cubes: number; commodity: Commodity } | { head: number } | { truck: number } | { gain: number };
type Move = Omit<Flight<Airborne>, "id">;

/** Tracks that were laid. */
export function laid(before: NamibiaView, now: NamibiaView): string[] {
  const old = new Set(before.tracks);
  return now.tracks.filter((track) => !old.has(track));
}

export function moves(before: NamibiaView, now: NamibiaView): Move[] {
  const found: Move[] = [];
  const shipping = before.selling && now.round === before.round ? before.selling : null;
  for (const space of Object.keys(now.spaces)) {
    const [was, is] = [before.spaces[space] ?? {}, now.spaces[space] ?? {}];
    const more = (is.cubes ?? 0) - (was.cubes ?? 0);
    const to = at(space);
    if (more > 0 && is.commodity) found.push({ from: above(to), to, what: { cubes: more, commodity: is.commodity }, lands: space });
    if (is.owner !== undefined && was.owner === undefined)
      found.push({ from: above(to), to: { x: to.x, y: to.y - 8 }, what: { head: is.owner }, lands: `head:${space}` });
    if (more < 0 && shipping && was.commodity === shipping) found.push(...sold(before, now, space, -more));
  }
  return [...found, ...trucks(before, now)];
}

/** Cubes go to sea, and what they brought rises where they lay. */
function sold(before: NamibiaView, now: NamibiaView, space: string, cubes: number): Move[] {
  const commodity = before.selling!;
  const port = PORT.get(now.market[commodity]?.port ?? before.market[commodity]?.port ?? "");
  const owner = before.spaces[space]?.owner;
  const gain = owner === undefined ? 0 : (now.players[owner]?.money ?? 0) - (before.players[owner]?.money ?? 0);
  const from = at(space);
  const found: Move[] = port ? [{ from, to: port.disc, what: { cubes, commodity } }] : [];
  if (gain > 0) found.push({ from, to: { x: from.x, y: from.y - 60 }, what: { gain }, rises: true });
  return found;
}

function trucks(before: NamibiaView, now: NamibiaView): Move[] {
  return now.players.flatMap(({ truck }, seat) => {
    const was = before.players[seat]?.truck ?? null;
    if (!truck || truck === was) return [];
    const to = at(truck);
    return [{ from: was ? at(was) : above(to), to, what: { truck: seat } }];
  });
}

function at(space: string): Point {
  const { x, y } = HEX.get(space) ?? { x: 0, y: 0 };
  return { x, y };
}

const above = ({ x, y }: Point): Point => ({ x, y: y - 80 });
