/** The shortest way between two places for somebody who owns some tracks already: help for the eye. */
import { nodes, oneOfTwo, PLACES, TRACKS, type Track } from "./rails";
import type { TicketView } from "./view";

export interface Way {
  tracks: string[];
  /** Trains that are still needed. */
  missing: number;
}

/** What a track would cost a seat: nothing if it is its own, its length if it is free, and no way if it is gone. */
function cost(track: Track, view: TicketView, seat: number): number {
  const claim = view.routes[track.id];
  if (claim) return claim.seat === seat ? 0 : Infinity;
  const beside = track.twin ? view.routes[track.twin] : undefined;
  return beside && (oneOfTwo(view.seats) || beside.seat === seat) ? Infinity : track.length;
}

/** The shortest way by trains still needed, or none. Nobody passes through a dead end. */
export function way(from: string, to: string, view: TicketView, seat: number): Way | null {
  const goals = new Set(nodes(to));
  const best = new Map<string, { far: number; by: Track | null; before: string }>();
  for (const node of nodes(from)) best.set(node, { far: 0, by: null, before: "" });
  const open = new Set(best.keys());
  while (open.size) {
    const node = [...open].reduce((a, b) => (best.get(a)!.far <= best.get(b)!.far ? a : b));
    open.delete(node);
    const here = best.get(node)!;
    if (goals.has(node)) return walked(node, best);
    if (here.by && PLACES.get(node)?.kind === "terminal") continue;
    for (const track of TRACKS) {
      if (track.a !== node && track.b !== node) continue;
      const next = track.a === node ? track.b : track.a;
      const far = here.far + cost(track, view, seat);
      if (far >= (best.get(next)?.far ?? Infinity)) continue;
      best.set(next, { far, by: track, before: node });
      open.add(next);
    }
  }
  return null;
}

function walked(to: string, best: ReadonlyMap<string, { far: number; by: Track | null; before: string }>): Way {
  const tracks: string[] = [];
  for (let node = to; best.get(node)?.by; node = best.get(node)!.before) tracks.push(best.get(node)!.by!.id);
  return { tracks, missing: best.get(to)!.far };
}
