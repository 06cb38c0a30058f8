/** What the server sends of a game of Africa. */
import type { components } from "../../api";

/** `spaces` has what lies on each space: `bare`, `down`, `camp`, or a face. */
export type AfricaView = components["schemas"]["AfricaView"];
export type AfricaPlayer = AfricaView["players"][number];

export const GOODS = ["statue", "pot", "garment", "mask", "drum"] as const;
