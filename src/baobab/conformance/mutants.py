"""Mutants: a mutated position is refused with a reason, or it can be played to its end."""

import copy
import json

from baobab.conformance.bounded_play import play_some
from baobab.conformance.check_run import CheckRun
from baobab.conformance.report import clip
from baobab.errors import BaobabError, PositionError
from baobab.kernel import oneline, position
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.words import LANGUAGES

CHECK = "mutants"
STRANGE_VALUES: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    10**12,
    -(10**30),
    0.5,
    "",
    "?",
    "x/0",
    [],
    {},
    [[]],
    "\u2212",
]


def check_mutants(run: CheckRun, s: State, times: int) -> None:
    """Break a position in random ways and try to load it."""
    truth = position.dump(run.title, s)
    for _ in range(times):
        mutant = mutate_dump(truth, run.rng)
        try_load(run, json.dumps(mutant, ensure_ascii=False), json.loads(json.dumps(mutant)))
    line = oneline.write(run.title, s)
    for _ in range(times):
        text = mutate_line(line, run.rng)
        try_load(run, text, text)


def try_load(run: CheckRun, text: str, mutant: object) -> None:
    run.count_look(CHECK)
    try:
        if isinstance(mutant, str):
            s = oneline.read(run.title, mutant)
        else:
            s = position.load(run.title, mutant)
    except PositionError as error:
        check_error_words(run, CHECK, error, text)
        return
    except Exception as error:
        run.add_finding(CHECK, f"a PositionError for {clip(text, 800)}", f"{type(error).__name__}: {error}")
        return
    accepted = run.position(s)
    try:
        play_some(run.title, s, run.rng)
    except Exception as error:
        expected = f"{clip(accepted, 800)} refused, or playable to the end"
        run.add_finding(CHECK, expected, f"accepted, then {type(error).__name__}: {error}")


def check_error_words(run: CheckRun, check: str, error: BaobabError, text: str) -> None:
    """Can the error be said? Each key once in a run."""
    wording = (error.key, "")
    if wording in run.worded:
        return
    run.worded.add(wording)
    for lang in LANGUAGES:
        run.count_look("words")
        try:
            error.words(lang)
        except Exception as gap:
            run.add_finding(
                "words", f"words in {lang} for {error.key} {error.params}", f"{gap} ({check}: {clip(text)})"
            )


def mutate_dump(truth: dict[str, object], rng: Rng) -> dict[str, object]:
    """A dump with one to three things wrong."""
    mutant = copy.deepcopy(truth)
    for _ in range(1 + rng.below(3)):
        names = list(mutant)
        name = names[rng.below(len(names))]
        value = mutant[name]
        how = rng.below(10)
        if how == 0:
            del mutant[name]
        elif how == 1:
            mutant[name] = strange_value(rng)
        elif how == 2:
            mutant[f"{name}x"] = value
        elif isinstance(value, list) and value:
            mutate_list(value, rng)
        elif isinstance(value, dict) and value:
            keys = list(value)
            key = keys[rng.below(len(keys))]
            value[key] = nudge(value[key], rng)
        else:
            mutant[name] = nudge(value, rng)
    return mutant


def mutate_list(items: list[object], rng: Rng) -> None:
    a, b = rng.below(len(items)), rng.below(len(items))
    match int(rng.below(7)):
        case 0:
            items[a], items[b] = items[b], items[a]
        case 1:
            items[a] = items[b]
        case 2:
            del items[a]
        case 3:
            items.append(items[a])
        case 4:
            items[a] = strange_value(rng)
        case _:
            items[a] = nudge(items[a], rng)


def strange_value(rng: Rng) -> object:
    """Something that no position holds; a copy, for a later change may go into it."""
    return copy.deepcopy(STRANGE_VALUES[rng.below(len(STRANGE_VALUES))])


def nudge(value: object, rng: Rng) -> object:
    """A value near another one."""
    if isinstance(value, int):
        return value + int(rng.below(5)) - 2
    if isinstance(value, str):
        return mutate_line(value, rng)
    return strange_value(rng)


def mutate_line(text: str, rng: Rng) -> str:
    """A text with a character, or a word, changed, lost or doubled."""
    if rng.below(3) == 0 and " " in text:
        words = text.split(" ")
        a, b = rng.below(len(words)), rng.below(len(words))
        if rng.below(2):
            words[a], words[b] = words[b], words[a]
        else:
            words[a:a] = [words[b]]
        return " ".join(words)
    at = rng.below(len(text) + 1)
    letters = "0123456789-=/:,. abxyzA?é\u0663"
    letter = letters[rng.below(len(letters))]
    return text[:at] + (letter if rng.below(3) else "") + text[at + rng.below(2) :]
