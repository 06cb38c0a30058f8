import type { BoardModule, Say } from "../board";
import Board from "./Board.svelte";
import { changed } from "./changes";
import { facts, order } from "./facts";
import Holdings from "./Holdings.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import { called, intents, places, spoken, subject } from "./places";
import Question from "./Question.svelte";
import { result } from "./result";
import type { ZimbabweView } from "./view";

const beside = { Panel, label: (say: Say): string => say.say("ui-tgz-market") };

export { beside, Board, called, changed, facts, Holdings, intents, Mine, order, places, Question, result, spoken, subject };

({ beside, Board, called, changed, facts, Holdings, intents, Mine, order, places, Question, result, spoken, subject }) satisfies BoardModule<ZimbabweView>;
