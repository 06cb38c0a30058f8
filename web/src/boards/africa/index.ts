import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { changed } from "./changes";
import Mine from "./Mine.svelte";
import { facts, intents, places, spoken } from "./places";
import type { AfricaView } from "./view";

export { Board, Mine, changed, facts, intents, places, spoken };

({ Board, Mine, changed, facts, intents, places, spoken }) satisfies BoardModule<AfricaView>;
