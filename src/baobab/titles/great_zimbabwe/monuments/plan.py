"""A plan of raising monuments as far as it has been picked.  TGZ-RAI-3 TGZ-RAI-13"""

from typing import Final

from mypy_extensions import i64

from baobab.titles.great_zimbabwe.board import MONUMENT
from baobab.titles.great_zimbabwe.cards import ATETE
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.state import ZimbabweState

OPEN: Final = 0
MAKER: Final = 1
RESOURCE: Final = 2
PRIMARY: Final = 3
PRIMARY_RESOURCE: Final = 4
"""What a plan needs next: nothing (another monument, or the commitment), the maker of a good, the resource
that the maker consumes, the primary maker that works for it, and the resource of that."""


class Draft:
    """A plan as far as it goes, read from its steps.

    A step is a cell or, beyond the cells, a craftsman: a monument, then for each good its maker, the
    resource, and for a secondary maker the primary one and its resource.
    """

    def __init__(self, s: ZimbabweState, seat: i64) -> None:
        self.seat = seat
        self.needs: i64 = OPEN
        self.monument: i64 = -1  # the monument that is being planned, or the last one
        self.goods: i64 = 0  # how many goods it still needs, the one begun included
        self.spent: i64 = 0  # what the plan costs so far
        self.free: i64 = 0  # resources that can be used once more, a bit each
        self.twice: i64 = 0  # those of them that can be used twice more
        self.kind: i64 = -1  # of the last good, begun or complete
        self.maker: i64 = -1  # its maker, resource, primary maker and that one's resource, as far as picked
        self.resource: i64 = -1
        self.primary: i64 = -1
        self.second: i64 = -1
        self.count_markers(s)
        for step in s.plan:
            self.add(s, step)

    def count_markers(self, s: ZimbabweState) -> None:
        """What used markers leave: one use a round, for the worshipper of Atete two markers in all.

        TGZ-RAI-9 TGZ-GD-ATE TGZ-AMB-25
        """
        resources = len(s.terrain.resources)
        self.free = s.board.bit[resources] - 1
        if s.god[self.seat] == ATETE and s.board.cards.atete_markers == 2:
            self.twice = self.free
        for cell in s.used:
            self.use(s, s.terrain.number_at(cell))

    def use(self, s: ZimbabweState, resource: i64) -> None:
        bit = s.board.bit[resource]
        if self.twice & bit != 0:
            self.twice &= ~bit
        else:
            self.free &= ~bit

    def add(self, s: ZimbabweState, step: i64) -> None:
        """One more step of the plan."""
        if self.needs == OPEN:
            self.monument = s.cells[step] - MONUMENT
            self.goods = s.board.cards.goods_needed[s.level(self.monument)]
            self.kind = -1
            self.needs = MAKER
        elif self.needs == MAKER:
            self.maker = step - s.board.size
            self.kind = s.board.cards.kind_of[s.board.cards.craft_of(self.maker)]
            self.resource = self.primary = self.second = -1
            self.spent += price_of(s, self.seat, self.maker) + self.fee(s, self.hubs(s))
            self.needs = RESOURCE
        elif self.needs == RESOURCE:
            self.resource = s.terrain.number_at(step)
            self.use(s, self.resource)
            if s.board.cards.needs[s.board.cards.craft_of(self.maker)] >= 0:
                self.needs = PRIMARY
            else:
                self.end_good()
        elif self.needs == PRIMARY:
            self.primary = step - s.board.size
            leg = s.ways(self.seat).leg(self.maker, self.primary)
            self.spent += price_of(s, self.seat, self.primary) + self.fee(s, leg)
            self.needs = PRIMARY_RESOURCE
        else:
            self.second = s.terrain.number_at(step)
            self.use(s, self.second)
            self.end_good()

    def budget(self, s: ZimbabweState) -> i64:
        """What is left to spend.  TGZ-RAI-13"""
        return s.cash[self.seat] - self.spent

    def hubs(self, s: ZimbabweState) -> i64:
        """Hubs between the monument and the maker.  TGZ-RAI-7"""
        return s.ways(self.seat).hubs_to(self.maker)[self.monument]

    def fee(self, s: ZimbabweState, hubs: i64) -> i64:
        return hubs * s.board.cards.hub_fee

    def end_good(self) -> None:
        self.goods -= 1
        self.needs = MAKER if self.goods > 0 else OPEN
