/** What the server sends of a game of Africa. */

export interface AfricaPlayer {
  explorer: string | null;
  points: number;
  total: number;
  camps: number;
  goods: Record<string, number>;
  gold: number;
  gems: number;
}

export interface AfricaView {
  /** What lies on each space: `bare`, `down`, `camp`, or a face. */
  spaces: Record<string, string>;
  /** How many of each face are still face down. */
  face_down: Record<string, number>;
  supply: number;
  monuments: number;
  last_monument: number;
  players: AfricaPlayer[];
  turn: { seat: number | null; step: number | null; steps: number | null; space: string | null; goods: string | null };
}

export const GOODS = ["statue", "pot", "garment", "mask", "drum"] as const;
