"""Counting worlds gives up at once where there are far too many."""

import pytest

from baobab.conformance.check_run import CheckRun, GameStart
from baobab.conformance.possible_worlds import BranchingLuck, TooManyWorldsError, Worlds
from baobab.conformance.report import Report
from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.titles import title


@pytest.mark.parametrize("seats", [2, 5])
def test_hidden_hands_are_not_walked_through(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four hidden cards and four hidden tickets make billions of ways: one look is enough."""
    hidden = title("ticket_to_ride")
    game = Game.new(hidden, seats, FastLuck(1))
    begun = []
    first = BranchingLuck.__init__

    def counted(self: BranchingLuck, seat: int, outcomes: list[object], path: list[int]) -> None:
        begun.append(path)
        first(self, seat, outcomes, path)  # type: ignore[arg-type]

    monkeypatch.setattr(BranchingLuck, "__init__", counted)
    run = CheckRun(hidden, Report(hidden.name, hidden.version, 1, "pure"), None)
    with pytest.raises(TooManyWorldsError):
        Worlds(run, GameStart(seats, 1, "uniform"), game.setup_outcomes, 0)
    assert len(begun) == 1
