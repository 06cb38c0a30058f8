import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { changedPlaces } from "./changes";
import Mine from "./Mine.svelte";
import { placeName, facts, intents, places, placesAhead, placesInLine, usualOption } from "./places";
import type { AfricaView } from "./view";

export { Board, Mine, placeName, changedPlaces, facts, intents, places, placesAhead, placesInLine, usualOption };

({
  Board,
  Mine,
  placeName,
  changedPlaces,
  facts,
  intents,
  places,
  placesAhead,
  placesInLine,
  usualOption,
}) satisfies BoardModule<AfricaView>;
