import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import { facts, order } from "./facts";
import Mine from "./Mine.svelte";
import { usualOption } from "./amounts";
import Panel from "./Panel.svelte";
import { result } from "./result";
import Question from "./Sheet.svelte";
import { placeName, changedPlaces, intents, places, placesInLine, subject } from "./places";
import type { HeartView } from "./view";

const beside = { Panel, label: (say: Say): string => say.say("ui-hoa-beside") };

export {
  Board,
  Mine,
  Question,
  beside,
  placeName,
  changedPlaces,
  facts,
  intents,
  order,
  places,
  result,
  placesInLine,
  subject,
  usualOption,
};

({
  Board,
  Mine,
  Question,
  beside,
  placeName,
  changedPlaces,
  facts,
  intents,
  order,
  places,
  result,
  placesInLine,
  subject,
  usualOption,
}) satisfies BoardModule<HeartView>;
