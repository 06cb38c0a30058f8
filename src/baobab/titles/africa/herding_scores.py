"""What moving each animal and native would score, remembered while no tile is turned or moved.

Bots look at thousands of positions that differ only by where explorers stand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.state import mix_all
from baobab.titles.africa.board import Board
from baobab.titles.africa.herding import best_gain
from baobab.titles.africa.state import AfricaState

PLACES: Final = 1024


class Herd:
    """The gains on a board whose spaces hold just this."""

    def __init__(self, spaces: vec[i64]) -> None:
        self.spaces = spaces[:]
        self.gains = filled(len(spaces), -1)

    def lies_on(self, spaces: vec[i64]) -> bool:
        for space in range(i64(len(spaces))):
            if self.spaces[space] != spaces[space]:
                return False
        return True

    def gain(self, b: Board, s: AfricaState, space: i64) -> i64:
        if self.gains[space] < 0:
            self.gains[space] = best_gain(b, s, space)
        return self.gains[space]


class Herds:
    """The boards met last, each in the place that its key gives it; all seats look at one board in turn."""

    def __init__(self) -> None:
        self.kept: list[Herd | None] = [None] * PLACES
        self.last: Herd | None = None

    def of(self, spaces: vec[i64]) -> Herd:
        """The herd on such a board: the one looked at last, or one met before, or a new one."""
        last = self.last
        if last is None or not last.lies_on(spaces):
            last = self.herd_on(spaces)
            self.last = last
        return last

    def herd_on(self, spaces: vec[i64]) -> Herd:
        """The herd in the place of this board, which is a new one if another board had that place."""
        place = mix_all(0, spaces) % PLACES
        herd = self.kept[place]
        if herd is None or not herd.lies_on(spaces):
            herd = Herd(spaces)
            self.kept[place] = herd
        return herd
