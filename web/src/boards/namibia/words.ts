/** Places of the map in words, for tips and for ears. */
import type { BoardPlayer, Say } from "../board";
import type { Hex, Side } from "./ground";
import type { NamibiaView } from "./view";

const named = (kind: string, id: string): { kind: string; id: string } => ({ kind, id });

/** What is at a space or a side. */
export function about(spot: Hex | Side, view: NamibiaView, players: readonly BoardPlayer[], ports: readonly string[], say: Say): string {
  if (spot.kind === "side") {
    const laid = view.tracks.includes(spot.id);
    return say.say(laid ? "ui-nam-side-laid" : spot.seaward ? "ui-nam-side-sea" : "ui-nam-side", { edge: named("edge", spot.id) });
  }
  const lying = view.spaces[spot.id] ?? {};
  const trucks = (lying.trucks ?? []).map((seat) => say.say("ui-nam-truck-of", { seat: named("seat", String(seat)) }));
  if (spot.use === "port") return [say.name("port", spot.id), ...trucks].join(", ");
  const found = [`${spot.id} ${spot.name}`];
  if (spot.use === "expansion") found.push(say.say("ui-nam-unused"));
  if (lying.abandoned) found.push(say.name("ore", "abandoned"));
  if (lying.commodity) found.push(say.say("preview-mine", { commodity: named("commodity", lying.commodity), cubes: lying.cubes ?? 0 }));
  if (lying.owner !== undefined && players[lying.owner]) {
    found.push(say.say(lying.completed ? "ui-nam-mine-of" : "ui-nam-building-of", { seat: named("seat", String(lying.owner)) }));
  }
  if (ports.length) found.push(say.say("ui-nam-rail-to", { ports: ports.map((port) => named("port", port)) }));
  return [...found, ...trucks].join(", ");
}
