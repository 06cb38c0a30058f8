import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Question from "./Question.svelte";
import { called, changed, facts, intents, places, placesAhead, spoken } from "./places";
import Standing from "./Standing.svelte";
import type { TicketView } from "./view";

/** A wide screen shows tickets in the hand and points beside the players. */
const beside = { Panel: Standing, label: (say: Say): string => say.say("ui-ttr-tickets") };

export { Board, Mine, Question, beside, called, changed, facts, intents, places, placesAhead, spoken };

({ Board, Mine, Question, beside, called, changed, facts, intents, places, placesAhead, spoken }) satisfies BoardModule<TicketView>;
