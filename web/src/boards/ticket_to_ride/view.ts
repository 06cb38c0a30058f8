/** What the server sends of a game of Ticket to Ride. */
import type { components } from "../../api";

export type TicketView = components["schemas"]["TicketToRideView"];
export type Ticket = { ticket: string; from: string; to: string; points: number; complete: boolean };

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "white", "black"] as const;
export const TRAINS = [...COLOURS, "locomotive"] as const;
export const TERRAINS = ["desert", "jungle", "mountain"] as const;
