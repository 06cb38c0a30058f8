"""The steps of a game: actions that were taken, drafts of actions, choices, and what bars an undo."""

from dataclasses import dataclass

from baobab.kernel.events import Event
from baobab.kernel.luck import Outcome
from baobab.kernel.record import Line
from baobab.kernel.state import State

UNDO_BARRIER_ERRORS = {"draw": "error-undo-barrier-draw", "known": "error-undo-barrier-known"}


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was taken: by whom, in which state, and what came of it."""

    seat: int
    action: int
    before: State
    privacy: int
    outcomes: list[Outcome]
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Draft:
    """A step that has not happened yet: the state after it, and its line in the record."""

    step: Step
    after: State
    line: Line

    @property
    def commits(self) -> bool:
        """Would it be irrevocable, so that the other seats see it?"""
        return self.after.seat() != self.step.seat or bool(undo_barrier(self.step.before, self.after))

    @property
    def passes_on(self) -> bool:
        """Does it only pass the decision to another seat, with no barrier against undoing it?"""
        return self.after.seat() != self.step.seat and not undo_barrier(self.step.before, self.after)


@dataclass(frozen=True, slots=True)
class Choice:
    """One allowed action, as code, as notation, in words, and with what it will bring."""

    code: int
    notation: str
    words: str
    preview: str


def undo_barrier(before: State, after: State) -> str:
    """What bars one seat from undoing a step between two states: "draw", "known" or nothing.

    The end of the game makes everything known: secret answers, and the secret of its luck.
    """
    if list(before.draws) != list(after.draws):
        return "draw"
    return "known" if before.reveals != after.reveals or (after.over() and not before.over()) else ""
