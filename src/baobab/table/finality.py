"""Which answers cannot be taken back: those after which chance has decided, or something has become known."""

from collections.abc import Iterable

from baobab.game import barrier
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title


def irrevocable(title: Title, state: State, seat: int, codes: Iterable[int]) -> set[int]:
    """The answers that a seat could not take back.

    Each is tried in a position drawn anew from what the seat knows, so that nothing hidden shows through.
    """
    known = title.resample(state, seat, FastLuck(0))
    return {code for code in codes if stands(title, known, code)}


def stands(title: Title, known: State, code: int) -> bool:
    after = known.copy()
    title.apply(after, code, FastLuck(0), None)
    return bool(barrier(known, after))
