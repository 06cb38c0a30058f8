"""What each answer leads to, found by trying it out: which public figures it changes, whether it can be taken
back, and which question it opens.

Every answer is tried in a position drawn anew from what the seat knows, so nothing hidden shows through.
Where chance or something hidden would decide, no figures are told: what is told comes true.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from baobab.kernel.accounts import Change, compare
from baobab.kernel.events import Teller
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.steps import barrier


@dataclass(frozen=True, slots=True)
class Effect:
    """What an answer leads to.

    `final`: it cannot be taken back, since chance decides or something becomes known. `opens`: it does
    nothing but open the next question, and these are the answers to that.
    """

    final: bool
    changes: list[Change]
    opens: list[int]


def effects(title: Title, state: State, seat: int, codes: Iterable[int]) -> dict[int, Effect]:
    """The effect of each of these answers of the seat that decides."""
    known = title.resample(state, seat, FastLuck(0))
    before = title.accounts(known)
    return {code: effect(title, known, before, code) for code in codes}


def effect(title: Title, known: State, before: dict[str, list[int]], code: int) -> Effect:
    """The effect of an answer in a position of which everything is known."""
    after, teller = known.copy(), Teller()
    answers = title.step(after, code, FastLuck(0), teller)
    if barrier(known, after):
        return Effect(True, [], [])
    opens = [] if teller.events or after.seat() != known.seat() else [int(answer) for answer in answers]
    return Effect(False, compare(before, title.accounts(after), int(known.seats)), opens)
