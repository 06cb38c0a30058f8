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
        self.reach: list[vec[i64]] = [vec[i64]() for _ in range(len(monuments))]  # cells of a hop
        self.links: list[vec[i64]] = [vec[i64]() for _ in range(len(monuments))]  # monuments at its end
        self.sees: list[vec[i64]] = [vec[i64]() for _ in range(count)]  # a hop's monuments, -1 first
        self.meets = filled(count, 0)  # and its craftsmen, a bit each
        self.hubs: list[vec[i64]] = [vec[i64]() for _ in range(count)]  # from each monument
        self.workable: list[vec[i64]] = [vec[i64]() for _ in range(board.cards.crafts.size)]

    # Asking.

    def hop_of(self, monument: i64) -> vec[i64]:
        """The cells that one hop from a monument reaches, and `links` with the monuments among them."""
        reach = self.reach[monument]
        if len(reach) == 0:
            origin = vec[i64]([self.monuments[monument]])
            reach = flood(self.layout, self.water, self.cells, origin, self.steps, True)
            links = vec[i64]()
            for i in range(1, len(reach)):
                content = self.cells[reach[i]]
                if content >= MONUMENT:
                    links = append(links, content - MONUMENT)
            self.reach[monument] = reach
            self.links[monument] = links
        return reach

    def seen_by(self, maker: i64) -> vec[i64]:
        """The monuments that one hop from a craftsman reaches, after a -1 that says it has been found."""
        if len(self.sees[maker]) == 0:
            sees = vec[i64]([-1])
            meets: i64 = 0
            for cell in self.hop_of_maker(maker):
                content = self.cells[cell]
                if content >= MONUMENT:
                    sees = append(sees, content - MONUMENT)
                elif content >= CRAFTSMAN:
                    meets |= self.board.bit[content - CRAFTSMAN]
            self.sees[maker] = sees
            self.meets[maker] = meets
        return self.sees[maker]

    def hop_of_maker(self, maker: i64) -> vec[i64]:
        b = self.board
        origin = b.covers(shape_of(b, maker, self.makers[maker]), self.makers[maker] // 2)
        return flood(self.layout, self.water, self.cells, origin, self.steps, True)

    def hubs_to(self, maker: i64) -> vec[i64]:
        """For each monument the fewest hubs on a route to this craftsman, or APART.

        TGZ-HUB-2 TGZ-HUB-6 TGZ-RAI-7
        """
        if len(self.hubs[maker]) == 0:
            hubs = filled(len(self.monuments), APART)
            queue = vec[i64](capacity=len(hubs) + 1)
            for monument in self.seen_by(maker):
                if monument >= 0:
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
        sees = self.seen_by(secondary)
        self.seen_by(primary)
        bit = self.board.bit
        if self.meets[secondary] & bit[primary] != 0 or self.meets[primary] & bit[secondary] != 0:
            return 0
        hubs = self.hubs_to(primary)
        fewest: i64 = APART
        for monument in sees:
            if monument >= 0 and hubs[monument] + 1 < fewest:
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
        """After a new monument: who could reach its cell looks again, and all hub counts are void.

        TGZ-HUB-1 TGZ-HUB-3
        """
        new = Ways(self.board, self.layout, self.water, cells, monuments, self.makers, self.steps)
        last = len(monuments) - 1
        for i in range(last):
            new.reach[i] = self.reach[i]
            new.links[i] = self.links[i]
        for maker in range(len(self.makers)):
            new.sees[maker] = self.sees[maker]
            new.meets[maker] = self.meets[maker]
        for cell in new.hop_of(last):
            content = cells[cell]
            if content >= MONUMENT:
                if content - MONUMENT != last:
                    new.reach[content - MONUMENT] = vec[i64]()
            elif content >= CRAFTSMAN:
                new.sees[content - CRAFTSMAN] = vec[i64]()
        return new

    def with_maker(self, cells: vec[i64], makers: vec[i64], maker: i64) -> "Ways":
        """After a new craftsman: nobody's way is longer or shorter, there is only one more to reach."""
        new = Ways(self.board, self.layout, self.water, cells, self.monuments, makers, self.steps)
        for i in range(len(self.monuments)):
            new.reach[i] = self.reach[i]
            new.links[i] = self.links[i]
        for other in range(len(makers)):
            new.sees[other] = self.sees[other]
            new.meets[other] = self.meets[other]
            new.hubs[other] = self.hubs[other]
        new.sees[maker] = vec[i64]()
        for craft in range(len(self.workable)):
            if craft != self.board.cards.craft_of(maker):
                new.workable[craft] = self.workable[craft]
        return new

    # For people and pictures.

    def rings(self, origin: vec[i64]) -> list[list[int]]:
        """The cells within 0 hubs of a place, those that need 1 hub, 2 hubs, and so on."""
        out: list[list[int]] = []
        known = set()
        ring = list(flood(self.layout, self.water, self.cells, origin, self.steps, True))
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


def shape_of(b: Board, maker: i64, site: i64) -> i64:
    """How a craftsman lies on its site: square, or across or down.  TGZ-CRF-5"""
    return SQUARE if b.cards.square[b.cards.craft_of(maker)] == 1 else site % 2
