"""Where a craftsman can lie: empty cells, a resource of its own, and for a secondary a primary in reach.

TGZ-CRF-5 TGZ-CRF-6 TGZ-SEC-1
"""

from mypy_extensions import i64

from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe.board import ACROSS, BESIDE, DOWN, SQUARE
from baobab.titles.great_zimbabwe.monuments.building import why_not_empty
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.words import Params


def unclaimed_resources(s: ZimbabweState, seat: i64, craft: i64) -> i64:
    """The craft's resources that no craftsman of the craft has in range yet, a bit each.

    Used markers are irrelevant, and so is what craftsmen of other crafts have in range; one's own craftsmen
    claim too.  TGZ-CRF-6 TGZ-AMB-12 TGZ-SEC-3
    """
    c = s.board.cards
    near = s.terrain.within(s.steps(seat))
    free = s.terrain.of_kind[c.resource_of[craft]]
    for maker in range(craft * c.copies, craft * c.copies + c.copies):
        if s.makers[maker] >= 0:
            free &= ~s.resources_near(maker, near)
    return free


class Ground:
    """Where a seat may place a craftsman of one craft now: the tables, looked up once."""

    def __init__(self, s: ZimbabweState, seat: i64, craft: i64) -> None:
        b = s.board
        self.cells = s.cells
        self.layout = s.terrain.layout
        self.near = s.terrain.within(s.steps(seat))
        self.free = unclaimed_resources(s, seat, craft)
        self.needs = b.cards.needs[craft]
        self.reach = (
            s.ways(seat).workplaces(self.needs)
            if self.needs >= 0 and self.free != 0
            else self.layout.areas.none
        )
        self.square = b.cards.square[craft] == 1
        self.turnable = b.cards.turnable[craft] == 1
        self.width: i64 = b.width
        self.size = b.size

    def without_primary(self) -> "Ground":
        """The same ground as if no primary craftsman were needed, to tell what is in the way."""
        self.needs = -1
        return self

    def takes(self, cell: i64) -> bool:
        """Can the craftsman lie here in some way?"""
        if self.square:
            return self.takes_square(cell)
        return self.takes_pair(cell, 1) or (self.turnable and self.takes_pair(cell, self.width))

    def takes_pair(self, cell: i64, step: i64) -> bool:
        """Two empty cells, a resource of one's own in range, and for a secondary a primary in hub range.

        TGZ-CRF-5 TGZ-CRF-6 TGZ-SEC-1
        """
        shape: i64 = ACROSS if step == 1 else DOWN
        if self.layout.fits[shape * self.size + cell] == 0:
            return False
        other = cell + step
        if self.cells[cell] > BESIDE or self.cells[other] > BESIDE:
            return False
        if (self.near[cell] | self.near[other]) & self.free == 0:
            return False
        return self.needs < 0 or self.is_reached(cell) or self.is_reached(other)

    def takes_square(self, cell: i64) -> bool:
        """The same for four cells."""
        if self.layout.fits[SQUARE * self.size + cell] == 0:
            return False
        cells, near, below = self.cells, self.near, cell + self.width
        if (
            cells[cell] > BESIDE
            or cells[cell + 1] > BESIDE
            or cells[below] > BESIDE
            or cells[below + 1] > BESIDE
        ):
            return False
        if (near[cell] | near[cell + 1] | near[below] | near[below + 1]) & self.free == 0:
            return False
        if self.needs < 0:
            return True
        upper = self.is_reached(cell) or self.is_reached(cell + 1)
        return upper or self.is_reached(below) or self.is_reached(below + 1)

    def is_reached(self, cell: i64) -> bool:
        """Is a primary craftsman in hub range of this cell?"""
        return self.layout.areas.holds(self.reach, cell)

    def shapes(self) -> list[int]:
        """The ways in which the craftsman may be turned."""
        if self.square:
            return [SQUARE]
        return [ACROSS, DOWN] if self.turnable else [ACROSS]

    def takes_as(self, shape: int, cell: i64) -> bool:
        """Can the craftsman lie here in this way?"""
        if shape == SQUARE:
            return self.takes_square(cell)
        return self.takes_pair(cell, 1 if shape == ACROSS else self.width)

    def any(self) -> bool:
        """Is there a site at all?"""
        if self.free == 0:
            return False
        for cell in self.layout.cells:
            if self.takes(cell):
                return True
        return False


def why_not_site(s: ZimbabweState, seat: i64, craft: i64, cell: i64) -> Reason | None:
    """A site needs empty cells, a resource of its own, and for a secondary a primary in hub range.

    TGZ-CRF-5 TGZ-CRF-6 TGZ-SEC-1
    """
    c = s.board.cards
    ground = Ground(s, seat, craft)
    if ground.takes(cell):
        return None
    params: Params = {"cell": s.board.cells.say(cell), "craft": c.crafts.say(craft)}
    reason = why_not_empty(s, cell, "TGZ-CRF-5")
    if reason is not None:
        return reason
    open_shapes = [
        shape
        for shape in ground.shapes()
        if s.terrain.layout.fits[shape * ground.size + cell] == 1
        and all(s.cells[other] <= BESIDE for other in s.board.covers(shape, cell))
    ]
    if not open_shapes:
        return Reason("TGZ-CRF-5", "no-room", params)
    reached = i64(0)
    for shape in open_shapes:
        for other in s.board.covers(shape, cell):
            reached |= ground.near[other]
    if reached & ground.free != 0:
        return Reason("TGZ-SEC-1", "out-of-hub-range", {**params, "primary": c.crafts.say(ground.needs)})
    key = "resource-claimed" if reached & s.terrain.of_kind[c.resource_of[craft]] else "out-of-range"
    return Reason("TGZ-CRF-6", key, {**params, "kind": c.kinds.say(c.resource_of[craft])})


def reach_preview(s: ZimbabweState, ground: Ground, shapes: list[int], cell: i64) -> Note:
    """The resources that the craftsman would have to itself, lying in one of these ways.  TGZ-CRF-6"""
    reached = i64(0)
    for shape in shapes:
        if ground.takes_as(shape, cell):
            for other in s.board.covers(shape, cell):
                reached |= ground.near[other]
    resources, bit = s.terrain.resources, s.board.bit
    cells = [resources[i] for i in range(len(resources)) if reached & ground.free & bit[i]]
    return Note("preview-reaches", {"cells": [s.board.cells.say(cell) for cell in sorted(cells)]}, len(cells))
