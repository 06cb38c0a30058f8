"""Hub range: what monuments and craftsmen reach by hops from monument to monument.

TGZ-RNG-5 TGZ-HUB-1 TGZ-HUB-2 TGZ-HUB-3 TGZ-HUB-8
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.great_zimbabwe.board import SQUARE, Board, Layout
from baobab.titles.great_zimbabwe.map.areas import join, meet
from baobab.titles.great_zimbabwe.map.terrain import Water, flood

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
        monuments: vec[i64],
        makers: vec[i64],
        steps: i64,
    ) -> None:
        count = len(makers)
        self.board = board
        self.layout = layout
        self.water = water
        self.monuments = monuments
        self.makers = makers
        self.steps = steps
        self.stations = layout.areas.of(monuments)
        self.reach: list[vec[i64]] = [NOTHING] * len(monuments)  # the area of a hop from each monument
        self.links: list[vec[i64]] = [NOTHING] * len(monuments)  # the monuments in it
        self.range: list[vec[i64]] = [NOTHING] * count  # the area of a hop from each craftsman
        self.sees: list[vec[i64]] = [NOTHING] * count  # the monuments in it
        self.meets = filled(count, 0)  # and the craftsmen, a bit each
        self.hubs: list[vec[i64]] = [NOTHING] * count  # to each craftsman from each monument
        self.workable: list[vec[i64]] = [NOTHING] * board.cards.crafts.size

    # Asking.

    def hop_of(self, monument: i64) -> vec[i64]:
        """The area that one hop from a monument reaches, and `links` with the monuments in it."""
        reach = self.reach[monument]
        if len(reach) == 0:
            origin = self.layout.areas.one(self.monuments[monument])
            reach, _rim = flood(self.water, origin, self.steps, self.stations)
            self.reach[monument] = reach
            self.links[monument] = self.monuments_in(reach, monument)
        return reach

    def hop_of_maker(self, maker: i64) -> vec[i64]:
        """The area that one hop from a craftsman reaches, and `sees` and `meets` with what is in it."""
        reach = self.range[maker]
        if len(reach) == 0:
            reach, _rim = flood(self.water, self.site_of(maker), self.steps, self.stations)
            self.range[maker] = reach
            self.sees[maker] = self.monuments_in(reach, -1)
            self.meets[maker] = self.makers_in(reach)
        return reach

    def site_of(self, maker: i64) -> vec[i64]:
        """The area that a craftsman covers."""
        b, site = self.board, self.makers[maker]
        return self.layout.areas.of(b.covers(shape_of(b, maker, site), site // 2))

    def monuments_in(self, area: vec[i64], but: i64) -> vec[i64]:
        """The numbers of the monuments in an area, but for one of them."""
        areas = self.layout.areas
        out = vec[i64](capacity=8)
        for i in range(len(self.monuments)):
            if i != but and areas.holds(area, self.monuments[i]):
                out = append(out, i)
        return out

    def makers_in(self, area: vec[i64]) -> i64:
        """The craftsmen that lie in an area with one cell at least, a bit each."""
        b, areas = self.board, self.layout.areas
        found: i64 = 0
        for maker in range(len(self.makers)):
            site = self.makers[maker]
            if site >= 0:
                shape = shape_of(b, maker, site)
                for i in range(b.shape_first[shape], b.shape_first[shape + 1]):
                    if areas.holds(area, site // 2 + b.shape[i]):
                        found |= b.bit[maker]
        return found

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
        """The area from which some craftsman of this primary craft is within hub range, whatever the hubs.

        TGZ-SEC-1 TGZ-HUB-5
        """
        if len(self.workable[primary]) == 0:
            area = self.layout.areas.none[:]
            copies = self.board.cards.copies
            for maker in range(primary * copies, primary * copies + copies):
                if self.makers[maker] >= 0:
                    join(area, self.hop_of_maker(maker))
                    hubs = self.hubs_to(maker)
                    for monument in range(len(hubs)):
                        if hubs[monument] < APART:
                            join(area, self.hop_of(monument))
            self.workable[primary] = area
        return self.workable[primary]

    # What a change leaves right.

    def with_monument(self, monuments: vec[i64]) -> "Ways":
        """After a new monument: whose way it may block looks again, and all hub counts are void.

        Only at the last step of somebody's hop it blocks no way.  TGZ-HUB-1 TGZ-HUB-3
        """
        new = Ways(self.board, self.layout, self.water, monuments, self.makers, self.steps)
        last = len(monuments) - 1
        new.reach = [*self.reach, NOTHING]
        new.links = [*self.links, NOTHING]
        new.range = self.range[:]
        new.sees = self.sees[:]
        new.meets = self.meets[:]
        areas = self.layout.areas
        reach, rim = flood(self.water, areas.one(monuments[last]), self.steps, new.stations)
        new.reach[last] = reach
        new.links[last] = new.monuments_in(reach, last)
        for other in new.links[last]:
            if not areas.holds(rim, monuments[other]):
                new.reach[other] = NOTHING
            elif len(new.reach[other]) > 0:
                new.links[other] = append(new.links[other][:], last)
        nearer = reach[:]
        for i in range(len(rim)):
            nearer[i] &= ~rim[i]
        close, seen = new.makers_in(nearer), new.makers_in(reach)
        for maker in range(len(self.makers)):
            if close & self.board.bit[maker] != 0:
                new.range[maker] = NOTHING
            elif seen & self.board.bit[maker] != 0 and len(new.range[maker]) > 0:
                new.sees[maker] = append(new.sees[maker][:], last)
        return new

    def with_rain(self, water: Water, cell: i64) -> "Ways":
        """After rain on a cell: who reached the lake that it made looks again, and hub counts are void.

        TGZ-MAP-2 TGZ-SPC-4
        """
        new = Ways(self.board, self.layout, water, self.monuments, self.makers, self.steps)
        lake = water.lake(cell)
        for i in range(len(self.monuments)):
            if len(self.reach[i]) > 0 and not meet(self.reach[i], lake):
                new.reach[i] = self.reach[i]
                new.links[i] = self.links[i]
        for maker in range(len(self.makers)):
            if len(self.range[maker]) > 0 and not meet(self.range[maker], lake):
                new.range[maker] = self.range[maker]
                new.sees[maker] = self.sees[maker]
                new.meets[maker] = self.meets[maker]
        return new

    def with_maker(self, makers: vec[i64], maker: i64) -> "Ways":
        """After a new craftsman: nobody's way is longer or shorter, there is only one more to reach."""
        new = Ways(self.board, self.layout, self.water, self.monuments, makers, self.steps)
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
        """The cells within 0 hubs of an area, those that need 1 hub, 2 hubs, and so on.  TGZ-HUB-2"""
        areas, out = self.layout.areas, list[list[int]]()
        known = areas.none[:]
        ring, _rim = flood(self.water, origin, self.steps, self.stations)
        used = set(self.monuments_in(origin, -1))
        while True:
            fresh = ring[:]
            for i in range(len(fresh)):
                fresh[i] &= ~known[i]
            if not meet(fresh, fresh):
                return out
            out.append([int(cell) for cell in areas.cells(fresh)])
            join(known, fresh)
            hubs = [monument for monument in self.monuments_in(fresh, -1) if monument not in used]
            used.update(hubs)
            ring = areas.none[:]
            for hub in hubs:
                join(ring, self.hop_of(hub))


def shape_of(b: Board, maker: i64, site: i64) -> i64:
    """How a craftsman lies on its site: square, or across or down.  TGZ-CRF-5"""
    return SQUARE if b.cards.square_maker[maker] == 1 else site % 2
