"""Hub range: what monuments and craftsmen reach by hops from monument to monument.

TGZ-RNG-5 TGZ-HUB-1 TGZ-HUB-2 TGZ-HUB-3 TGZ-HUB-8
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.great_zimbabwe.board import CRAFTSMAN, MONUMENT, SQUARE, Board, Layout
from baobab.titles.great_zimbabwe.terrain import Water, flood

APART: Final = 1_000_000
"""A number of hubs that no route has: there is no route."""

NOTHING: Final = vec[i64]()
"""In place of what has not been looked for yet. A hop reaches its own origin at least."""


class Ways:
    """Hops and hub counts on one board, for one length of a hop.

    Everything is found when it is first asked for and kept until the board changes; what a change leaves
    right is kept beyond it. Nothing that was once told changes, so copies of a state share one object.

    A hop is the same both ways, so hub counts are found from the craftsman outward. The fewest hubs are
    what counts: all fees go to one place.  TGZ-HUB-8 TGZ-AMB-4
    """

    def __init__(
        self,
        board: Board,
        layout: Layout,
        water: Water,
        cells: vec[i64],
        monuments: vec[i64],
        makers: vec[i64],
        steps: i64,
    ) -> None:
        count = len(makers)
        self.board = board
        self.layout = layout
        self.water = water
        self.cells = cells
        self.monuments = monuments
        self.makers = makers
        self.steps = steps
        self.reach: list[vec[i64]] = [NOTHING] * len(monuments)  # the cells of a hop from each monument
        self.links: list[vec[i64]] = [NOTHING] * len(monuments)  # the monuments among them
        self.range: list[vec[i64]] = [NOTHING] * count  # the cells of a hop from each craftsman
        self.sees: list[vec[i64]] = [NOTHING] * count  # the monuments among them
        self.meets = filled(count, 0)  # and the craftsmen, a bit each
        self.hubs: list[vec[i64]] = [NOTHING] * count  # to each craftsman from each monument
        self.workable: list[vec[i64]] = [NOTHING] * board.cards.crafts.size

    # Asking.

    def hop_of(self, monument: i64) -> vec[i64]:
        """The cells that one hop from a monument reaches, and `links` with the monuments among them."""
        reach = self.reach[monument]
        if len(reach) == 0:
            origin = vec[i64]([self.monuments[monument]])
            reach, _ = flood(self.layout, self.water, self.cells, origin, self.steps, True)
            links = vec[i64]()
            for i in range(1, len(reach)):
                content = self.cells[reach[i]]
                if content >= MONUMENT:
                    links = append(links, content - MONUMENT)
            self.reach[monument] = reach
            self.links[monument] = links
        return reach

    def hop_of_maker(self, maker: i64) -> vec[i64]:
        """The cells that one hop from a craftsman reaches, and `sees` and `meets` with what is among them."""
        reach = self.range[maker]
        if len(reach) == 0:
            b, cells = self.board, self.cells
            origin = b.covers(shape_of(b, maker, self.makers[maker]), self.makers[maker] // 2)
            reach, _ = flood(self.layout, self.water, cells, origin, self.steps, True)
            sees = vec[i64]()
            meets: i64 = 0
            for cell in reach:
                content = cells[cell]
                if content >= MONUMENT:
                    sees = append(sees, content - MONUMENT)
                elif content >= CRAFTSMAN:
                    meets |= b.bit[content - CRAFTSMAN]
            self.range[maker] = reach
            self.sees[maker] = sees
            self.meets[maker] = meets
        return reach

    def hubs_to(self, maker: i64) -> vec[i64]:
        """For each monument the fewest hubs on a route to this craftsman, or APART.

        TGZ-HUB-2 TGZ-HUB-6 TGZ-RAI-7
        """
        if len(self.hubs[maker]) == 0:
            hubs = filled(len(self.monuments), APART)
            queue = vec[i64](capacity=len(hubs) + 1)
            self.hop_of_maker(maker)
            for monument in self.sees[maker]:
                hubs[monument] = 0
                queue = append(queue, monument)
            i: i64 = 0
            while i < len(queue):
                here = queue[i]
                self.hop_of(here)
                for other in self.links[here]:
                    if hubs[other] == APART:
                        hubs[other] = hubs[here] + 1
                        queue = append(queue, other)
                i += 1
            self.hubs[maker] = hubs
        return self.hubs[maker]

    def leg(self, secondary: i64, primary: i64) -> i64:
        """The fewest hubs between two craftsmen, or APART.  TGZ-RAI-10 TGZ-HUB-4 TGZ-AMB-3"""
        self.hop_of_maker(secondary)
        self.hop_of_maker(primary)
        bit = self.board.bit
        if self.meets[secondary] & bit[primary] != 0 or self.meets[primary] & bit[secondary] != 0:
            return 0
        hubs = self.hubs_to(primary)
        fewest: i64 = APART
        for monument in self.sees[secondary]:
            if hubs[monument] + 1 < fewest:
                fewest = hubs[monument] + 1
        return fewest

    def workplaces(self, primary: i64) -> vec[i64]:
        """For each cell 1 if some craftsman of this primary craft is within hub range, whatever the hubs.

        TGZ-SEC-1 TGZ-HUB-5
        """
        if len(self.workable[primary]) == 0:
            marks = self.layout.zeros[:]
            copies = self.board.cards.copies
            for maker in range(primary * copies, primary * copies + copies):
                if self.makers[maker] >= 0:
                    for cell in self.hop_of_maker(maker):
                        marks[cell] = 1
                    hubs = self.hubs_to(maker)
                    for monument in range(len(hubs)):
                        if hubs[monument] < APART:
                            for cell in self.hop_of(monument):
                                marks[cell] = 1
            self.workable[primary] = marks
        return self.workable[primary]

    # What a change leaves right.

    def with_monument(self, cells: vec[i64], monuments: vec[i64]) -> "Ways":
        """After a new monument: whose way it may block looks again, and all hub counts are void.

        TGZ-HUB-1 TGZ-HUB-3
        """
        new = Ways(self.board, self.layout, self.water, cells, monuments, self.makers, self.steps)
        last = len(monuments) - 1
        new.reach = [*self.reach, NOTHING]
        new.links = [*self.links, NOTHING]
        new.range = self.range[:]
        new.sees = self.sees[:]
        new.meets = self.meets[:]
        origin = vec[i64]([monuments[last]])
        reach, rim = flood(self.layout, self.water, cells, origin, self.steps, True)
        links = vec[i64]()
        for i in range(1, len(reach)):
            content = cells[reach[i]]
            if content >= MONUMENT:
                links = append(links, content - MONUMENT)
                new.monument_near(content - MONUMENT, last, i >= rim)
            elif content >= CRAFTSMAN:
                new.maker_near(content - CRAFTSMAN, last, i >= rim)
        new.reach[last] = reach
        new.links[last] = links
        return new

    def monument_near(self, other: i64, new: i64, last_step: bool) -> None:
        """A new monument in reach of another: only at the last step of a hop it blocks nobody's way."""
        if not last_step:
            self.reach[other] = NOTHING
        elif len(self.reach[other]) > 0:
            self.links[other] = append(self.links[other][:], new)

    def maker_near(self, maker: i64, new: i64, last_step: bool) -> None:
        """The same for a craftsman, which may be met several times, its nearest cell first."""
        if not last_step:
            self.range[maker] = NOTHING
        elif len(self.range[maker]) > 0:
            sees = self.sees[maker]
            if len(sees) == 0 or sees[len(sees) - 1] != new:
                self.sees[maker] = append(sees[:], new)

    def with_rain(self, cells: vec[i64], water: Water, cell: i64) -> "Ways":
        """After rain on a cell: who reached the lake that it made looks again, and hub counts are void.

        TGZ-MAP-2 TGZ-SPC-4
        """
        new = Ways(self.board, self.layout, water, cells, self.monuments, self.makers, self.steps)
        wet = self.layout.zeros[:]
        for member in water.lake(cell):
            wet[member] = 1
        for i in range(len(self.monuments)):
            if not meets_any(self.reach[i], wet):
                new.reach[i] = self.reach[i]
                new.links[i] = self.links[i]
        for maker in range(len(self.makers)):
            if not meets_any(self.range[maker], wet):
                new.range[maker] = self.range[maker]
                new.sees[maker] = self.sees[maker]
                new.meets[maker] = self.meets[maker]
        return new

    def with_maker(self, cells: vec[i64], makers: vec[i64], maker: i64) -> "Ways":
        """After a new craftsman: nobody's way is longer or shorter, there is only one more to reach."""
        new = Ways(self.board, self.layout, self.water, cells, self.monuments, makers, self.steps)
        new.reach = self.reach[:]
        new.links = self.links[:]
        new.range = self.range[:]
        new.sees = self.sees[:]
        new.meets = self.meets[:]
        new.hubs = self.hubs[:]
        new.workable = self.workable[:]
        new.workable[self.board.cards.craft_of(maker)] = NOTHING
        return new

    # For people and pictures.

    def rings(self, origin: vec[i64]) -> list[list[int]]:
        """The cells within 0 hubs of a place, those that need 1 hub, 2 hubs, and so on."""
        out: list[list[int]] = []
        known = set()
        first, _ = flood(self.layout, self.water, self.cells, origin, self.steps, True)
        ring = list(first)
        used = {cell for cell in origin if self.cells[cell] >= MONUMENT}
        while ring:
            fresh = sorted({cell for cell in ring if cell not in known})
            known.update(fresh)
            out.append([int(cell) for cell in fresh])
            hubs = [cell for cell in fresh if self.cells[cell] >= MONUMENT and cell not in used]
            used.update(hubs)
            ring = [cell for hub in hubs for cell in self.hop_of(self.cells[hub] - MONUMENT)]
            if not any(cell not in known for cell in ring):
                break
        return out


def meets_any(cells: vec[i64], marks: vec[i64]) -> bool:
    """Is one of these cells marked?"""
    for cell in cells:
        if marks[cell] != 0:
            return True
    return False


def shape_of(b: Board, maker: i64, site: i64) -> i64:
    """How a craftsman lies on its site: square, or across or down.  TGZ-CRF-5"""
    return SQUARE if b.cards.square[b.cards.craft_of(maker)] == 1 else site % 2
