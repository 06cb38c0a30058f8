import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import { facts, order } from "./facts";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import { look } from "./look.svelte";
import { placeName, changedPlaces, intents as meant, places, placesInLine, subject } from "./places";
import type { NamibiaView } from "./view";

const intents = (place: string, view: NamibiaView, phase?: string): string[] => meant(place, view, phase, look.commodity);
const beside = { Panel, label: (say: Say): string => say.say("ui-nam-market") };

export { beside, Board, Mine, placeName, changedPlaces, facts, intents, order, places, placesInLine, subject };

({
  beside,
  Board,
  Mine,
  placeName,
  changedPlaces,
  facts,
  intents,
  order,
  places,
  placesInLine,
  subject,
}) satisfies BoardModule<NamibiaView>;
