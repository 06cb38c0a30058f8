import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Question from "./Question.svelte";
import { placeName, changedPlaces, facts, intents, places, placesAhead, placesInLine } from "./places";
import Standing from "./Standing.svelte";
import type { TicketView } from "./view";

/** A wide screen shows tickets in the hand and points beside the players. */
const beside = { Panel: Standing, label: (say: Say): string => say.say("ui-ttr-tickets") };

export { Board, Mine, Question, beside, placeName, changedPlaces, facts, intents, places, placesAhead, placesInLine };

({
  Board,
  Mine,
  Question,
  beside,
  placeName,
  changedPlaces,
  facts,
  intents,
  places,
  placesAhead,
  placesInLine,
}) satisfies BoardModule<TicketView>;
