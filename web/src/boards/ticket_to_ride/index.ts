import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { changed, facts, intents, places } from "./places";
import type { TicketView } from "./view";

export { Board, Mine, changed, facts, intents, places };

({ Board, Mine, changed, facts, intents, places }) satisfies BoardModule<TicketView>;
