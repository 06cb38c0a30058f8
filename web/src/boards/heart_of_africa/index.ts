import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import { facts, order } from "./facts";
import Mine from "./Mine.svelte";
import { usual } from "./amounts";
import Panel from "./Panel.svelte";
import { result } from "./result";
import Question from "./Sheet.svelte";
import { called, changed, intents, places, spoken, subject } from "./places";
import type { HeartView } from "./view";

const beside = { Panel, label: (say: Say): string => say.say("ui-hoa-beside") };

export { Board, Mine, Question, beside, called, changed, facts, intents, order, places, result, spoken, subject, usual };

({ Board, Mine, Question, beside, called, changed, facts, intents, order, places, result, spoken, subject, usual }) satisfies BoardModule<HeartView>;
