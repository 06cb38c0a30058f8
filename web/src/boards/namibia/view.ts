/** What the server sends of a game of Namibia. */

export const COMMODITIES = ["diamond", "gold", "silver", "copper"] as const;
export type Commodity = (typeof COMMODITIES)[number];

/** What lies on a space; only what is there is named. */
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

export interface Trade {
  price: number;
  demand: number;
  /** Cubes sold this round; nothing while the commodity has not been selected. */
  supply: number | null;
  port: string | null;
  /** What halving would make of the price, unless it has been halved. */
  half: number | null;
  /** What administration makes of price and demand as the market stands, and whether that is settled. */
  next: { price: number; demand: number };
  settled: boolean;
}

export interface Company {
  out: boolean;
  forbidden: Commodity;
  money: number;
  reputation: number;
  total: number;
  /** What the mines under construction would be paid, and the reputation in all, if the game ended now. */
  unfinished: number;
  final: number;
  heads: number;
  tracks: number;
  truck: string | null;
  bid: number;
  hand: Commodity[];
}

export interface Network {
  ports: string[];
  tracks: string[];
  spaces: string[];
}

export interface NamibiaView {
  /** Who is asked, and about which mine while cubes are shipped. */
  turn: { seat: number | null; mine: string | null };
  round: number;
  rounds: number;
  auction: boolean;
  places: { loss: number; tracks: number }[];
  order: (number | null)[];
  minimum_bid: number;
  standing_bid: number;
  taken: (number | null)[];
  spaces: Record<string, Lying>;
  tracks: string[];
  networks: Network[];
  market: Record<string, Trade>;
  active: number | null;
  selling: Commodity | null;
  supply: { cubes: Record<string, number>; tracks: number; markers: number };
  players: Company[];
}
