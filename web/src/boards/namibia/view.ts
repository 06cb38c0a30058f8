/** What the server sends of a game of Namibia. */
import type { components } from "../../api";

type Sent = components["schemas"]["NamibiaView"];

export const COMMODITIES = ["diamond", "gold", "silver", "copper"] as const;
export type Commodity = (typeof COMMODITIES)[number];

/** What lies on a space; only what is there is named, so the API's document cannot tell the names. */
export interface Lying {
  commodity?: Commodity;
  cubes?: number;
  abandoned?: boolean;
  owner?: number;
  completed?: boolean;
  /** The ports to which tracks lead from a mine. */
  ports?: string[];
  trucks?: number[];
}

export type Trade = Sent["market"][string];
export type Network = Sent["networks"][number];
export type Company = Omit<Sent["players"][number], "forbidden" | "hand"> & { forbidden: Commodity; hand: Commodity[] };
export type NamibiaView = Omit<Sent, "spaces" | "selling" | "players"> & {
  spaces: Record<string, Lying>;
  selling: Commodity | null;
  players: Company[];
};
