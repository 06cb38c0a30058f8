/** What the server sends of a game of Heart of Africa. */
import type { components } from "../../api";

export type HeartView = components["schemas"]["HeartOfAfricaView"];
export type HeartPlayer = HeartView["players"][number];
export type AreaView = HeartView["areas"][string];
export type Conflict = NonNullable<HeartView["conflict"]>;

export const MARKERS = ["bananas", "diamonds", "gold", "ivory", "africa"] as const;
/** The rows of the tables of prices and of reputation. */
export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
