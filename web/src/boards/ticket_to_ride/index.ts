import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { called, changed, facts, intents, places, placesAhead, spoken } from "./places";
import type { TicketView } from "./view";

export { Board, Mine, called, changed, facts, intents, places, placesAhead, spoken };

({ Board, Mine, called, changed, facts, intents, places, placesAhead, spoken }) satisfies BoardModule<TicketView>;
