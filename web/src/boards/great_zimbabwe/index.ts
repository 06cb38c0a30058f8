import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import { changedPlaces } from "./changes";
import { facts, order } from "./facts";
import Holdings from "./Holdings.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import { placeName, intents, places, placesInLine, subject } from "./places";
import Question from "./Question.svelte";
import { result } from "./result";
import type { ZimbabweView } from "./view";

const beside = { Panel, label: (say: Say): string => say.say("ui-tgz-market") };

export { beside, Board, placeName, changedPlaces, facts, Holdings, intents, Mine, order, places, Question, result, placesInLine, subject };

({
  beside,
  Board,
  placeName,
  changedPlaces,
  facts,
  Holdings,
  intents,
  Mine,
  order,
  places,
  Question,
  result,
  placesInLine,
  subject,
}) satisfies BoardModule<ZimbabweView>;
