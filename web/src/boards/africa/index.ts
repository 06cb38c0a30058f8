import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { changed } from "./changes";
import Mine from "./Mine.svelte";
import { called, facts, intents, places, placesAhead, spoken, usual } from "./places";
import type { AfricaView } from "./view";

export { Board, Mine, called, changed, facts, intents, places, placesAhead, spoken, usual };

({ Board, Mine, called, changed, facts, intents, places, placesAhead, spoken, usual }) satisfies BoardModule<AfricaView>;
