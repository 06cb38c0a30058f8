"""The effects of each answer, found by trying it: which public figures it changes, whether it can be undone,
and which question it opens.

Every answer is tried in a position resampled from what the seat knows, so nothing hidden shows through. Where
chance or something hidden decides, no figures are given: those that are given come true.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from baobab.game_steps import undo_barrier
from baobab.kernel.accounts import Change, compare
from baobab.kernel.events import Teller
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title

MOST_QUESTIONS = 3
"""How many questions deep to look."""

MOST_TRIES = 48
"""Answers tried behind one question; where there are more, the search stops."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an answer leads to.

    `final`: it cannot be undone, because chance decides or something becomes known. `opens`: it does nothing
    but open the next question, and these are the answers to that. `beyond`: paths through more questions of
    that kind, each to an answer that no other path reaches.
    """

    final: bool
    changes: list[Change]
    opens: list[int]
    beyond: list[list[int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class AnswerPath:
    """Answers that have only opened questions, the position they led to, and the answers to the last."""

    answers: list[int]
    state: State
    opens: list[int]


def effects_of_answers(title: Title, state: State, seat: int, codes: Iterable[int]) -> dict[int, Effect]:
    """The effect of each of these answers of the seat that decides."""
    known = title.resample(state, seat, FastLuck(0))
    before = title.accounts(known)
    found: dict[int, Effect] = {}
    paths: list[AnswerPath] = []
    for code in codes:
        found[code], after = effect_of_answer(title, known, before, code)
        if found[code].opens:
            paths.append(AnswerPath([code], after, found[code].opens))
    for first, *rest in unique_paths(title, paths, set(found)):
        found[first].beyond.append(rest)
    return found


def effect_of_answer(
    title: Title, known: State, before: dict[str, list[int]], code: int
) -> tuple[Effect, State]:
    """The effect of an answer in a position of which everything is known, and the position after it."""
    after, teller = known.copy(), Teller()
    answers = title.step(after, code, FastLuck(0), teller)
    if undo_barrier(known, after):
        return Effect(True, [], []), after
    opens = [] if teller.events or after.seat() != known.seat() else [int(answer) for answer in answers]
    return Effect(False, compare(before, title.accounts(after), int(known.seats)), opens), after


def unique_paths(title: Title, paths: list[AnswerPath], direct: set[int]) -> list[list[int]]:
    """Paths through two questions or more to answers that no other path reaches."""
    reached = direct.union(*(path.opens for path in paths))
    found: list[list[int]] = []
    for _ in range(MOST_QUESTIONS - 1):
        if sum(len(path.opens) for path in paths) > MOST_TRIES:
            break
        paths = [longer for path in paths for longer in extend_path(title, path)]
        times = Counter(answer for path in paths for answer in path.opens)
        found += [
            [*path.answers, answer]
            for path in paths
            for answer in path.opens
            if times[answer] == 1 and answer not in reached
        ]
        reached.update(times)
    return found


def extend_path(title: Title, path: AnswerPath) -> list[AnswerPath]:
    """The path extended by each answer to its last question that only opens another one."""
    before = title.accounts(path.state)
    found: list[AnswerPath] = []
    for answer in path.opens:
        told, after = effect_of_answer(title, path.state, before, answer)
        if told.opens and not told.changes:
            found.append(AnswerPath([*path.answers, answer], after, told.opens))
    return found
