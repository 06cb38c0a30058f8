"""What things on the map reach, by the same ranges that the rules go by.

TGZ-RNG-1 TGZ-RNG-3 TGZ-RNG-5 TGZ-HUB-2 TGZ-CRF-6
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.errors import SubjectError
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note
from baobab.kernel.sights import Layer, Mark, Path, Sight
from baobab.titles.great_zimbabwe.board import CRAFTSMAN, MONUMENT, RESOURCE, SQUARE, VOID, WATER
from baobab.titles.great_zimbabwe.cards import KINDS
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.map.hub_range import APART, Ways
from baobab.titles.great_zimbabwe.map.hub_routes import way_to_maker
from baobab.titles.great_zimbabwe.map.terrain import flood
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import SITE, WAY
from baobab.words import Params


def not_on_table(domain: Domain, item: int) -> SubjectError:
    """The refusal to show what is not on the table now."""
    return SubjectError("error-subject-absent", {"given": f"{domain.word} {domain.names[item]}"})


class RangeFinder:
    """Finds what is in range in the turn of one seat; a spectator has the usual ranges."""

    def __init__(self, s: ZimbabweState, seat: int) -> None:
        self.s = s
        self.board = s.board
        self.seat = seat
        self.ways: Ways = s.ways(seat) if seat >= 0 else s.near
        self.steps: i64 = s.steps(seat) if seat >= 0 else s.board.cards.range
        self.areas = s.terrain.layout.areas

    # What lies there.

    def at_cell(self, cell: int) -> Sight:
        """Whatever is on a cell decides what there is to see."""
        content = self.s.cells[cell]
        if content == VOID:
            raise not_on_table(self.board.cells, cell)
        if content >= MONUMENT:
            return self.at_monument(content - MONUMENT)
        if content >= CRAFTSMAN:
            return self.at_maker(content - CRAFTSMAN)
        if content == WATER:
            lake = self.s.terrain.water.lake(cell)
            note = Note("sight-lake", {"cells": len(self.areas.cells(lake))})
            return Sight([*self.around(lake), self.resources(lake, -1)], note=note)
        if RESOURCE <= content < RESOURCE + KINDS:
            return self.at_resource(cell, content - RESOURCE)
        origin = self.areas.one(cell)
        note = Note("sight-land", {"cell": self.board.cells.say(cell)})
        return Sight([*self.around(origin), self.resources(origin, -1), self.sellers(origin)], note=note)

    def at_monument(self, monument: i64) -> Sight:
        """Who could sell to a monument, over how many hubs, and by which way.  TGZ-RAI-7 TGZ-HUB-8"""
        s, paths, marks = self.s, list[Path](), list[Mark]()
        for maker in self.makers_on_map():
            hubs = self.ways.hubs_to(maker)[monument]
            if hubs < APART:
                marks.append(Mark(self.name(maker), hubs, self.sells(maker, hubs)))
                paths.append(Path("way", way_to_maker(self.board, self.ways, monument, maker), hubs))
        rings = self.ways.rings(self.areas.one(s.monuments[monument]))
        hubs_layer = [
            Mark(self.board.cells.names[cell], count) for count, ring in enumerate(rings) for cell in ring
        ]
        note = Note("sight-monument", {"makers": len(marks)})
        return Sight([Layer("hubs", hubs_layer), Layer("makers", marks)], paths, note)

    def at_maker(self, maker: i64) -> Sight:
        """What a craftsman can use, and which monuments it can serve.  TGZ-RNG-5 TGZ-RAI-9

        Ways lead only to monuments of the seat that looks: late in a game those to all would cover the map.
        """
        if self.s.makers[maker] < 0:
            raise not_on_table(self.board.cards.makers, maker)
        site, craft = self.ways.site_of(maker), self.board.cards.craft_of(maker)
        marks, paths, own = list[Mark](), list[Path](), 0
        hubs = self.ways.hubs_to(maker)
        for monument in range(len(hubs)):
            if hubs[monument] < APART:
                cell = self.board.cells.names[self.s.monuments[monument]]
                owner = self.s.owner(monument)
                buyer: Params = {"owner": self.board.seats.say(owner), "hubs": hubs[monument]}
                marks.append(Mark(cell, hubs[monument], Note("sight-buyer", buyer)))
                if owner == self.seat:
                    own += 1
                if owner == self.seat and hubs[monument] > 0:
                    way = way_to_maker(self.board, self.ways, monument, maker)
                    paths.append(Path("way", way, hubs[monument]))
        resources = self.resources(site, craft, maker)
        layers = [*self.around(site), resources, Layer("monuments", marks)]
        if self.board.cards.needs[craft] >= 0:
            layers.append(self.primaries(maker, self.board.cards.needs[craft]))
        counts: Params = {"resources": len(resources.marks), "monuments": len(marks), "own": own}
        return Sight(layers, paths, Note("sight-maker", counts))

    def at_resource(self, cell: int, kind: i64) -> Sight:
        """Who has a resource in range, and how many steps away it is.  TGZ-CRF-6 TGZ-RAI-9"""
        makers = [Mark(self.name(maker), None, self.sells(maker, 0)) for maker in self.claimants(cell, kind)]
        note = Note("sight-resource", {"kind": self.board.cards.kinds.say(kind), "makers": len(makers)})
        return Sight([*self.around(self.areas.one(cell)), Layer("makers", makers)], note=note)

    def at_site(self, site: int) -> Sight:
        """What the craftsman that is being placed would have in range, lying so.  TGZ-CRF-5 TGZ-CRF-6"""
        s, b = self.s, self.board
        placing = self.seat >= 0 and s.seat() == self.seat and s.phase() in (SITE, WAY)
        craft = s.a() if placing else i64(0)
        shape = i64(SQUARE) if b.cards.square[craft] == 1 else i64(site % 2)
        if not placing or s.terrain.layout.fits[shape * b.size + site // 2] == 0:
            raise not_on_table(b.sites, site)
        origin = self.areas.of(b.covers(shape, site // 2))
        layers = [*self.around(origin), self.resources(origin, craft), self.buyers(origin)]
        return Sight(layers, note=Note("sight-site", {"craft": b.cards.crafts.say(craft)}))

    # Layers.

    def around(self, origin: vec[i64]) -> list[Layer]:
        """The cells by the steps they are away, and the lakes among them, each entered as one."""
        marks, lakes, known = list[Mark](), list[Mark](), origin
        for steps in range(1, int(self.steps) + 1):
            reach, _rim = flood(self.s.terrain.water, origin, steps, self.areas.none)
            for cell in self.areas.cells(reach):
                if not self.areas.holds(known, cell):
                    name = self.board.cells.names[cell]
                    marks.append(Mark(name, steps))
                    if self.s.cells[cell] == WATER:
                        lakes.append(Mark(name, steps))
            known = reach
        return [Layer("steps", marks), Layer("lake", lakes)]

    def resources(self, origin: vec[i64], craft: i64, maker: i64 = -1) -> Layer:
        """The resources in range, with who else claims them; for a craftsman only those of its kind."""
        s, c = self.s, self.board.cards
        reach, _rim = flood(s.terrain.water, origin, self.steps, self.areas.none)
        marks = list[Mark]()
        for cell in self.areas.cells(reach):
            kind = s.cells[cell] - RESOURCE
            if 0 <= kind < KINDS and (craft < 0 or c.resource_of[craft] == kind):
                marks.append(
                    Mark(
                        self.board.cells.names[cell],
                        self.times_used(cell),
                        self.claim(cell, kind, craft, maker),
                    )
                )
        return Layer("resources", marks)

    def claim(self, cell: i64, kind: i64, craft: i64, but: i64) -> Note:
        """Which others have a resource in range; for a craftsman, those of its craft.  TGZ-CRF-6"""
        c = self.board.cards
        params: Params = {"cell": self.board.cells.say(cell), "kind": c.kinds.say(kind)}
        claimants = [
            maker
            for maker in self.claimants(cell, kind)
            if maker != but and (craft < 0 or c.craft_of(maker) == craft)
        ]
        if not claimants:
            return Note("sight-free", params)
        return Note("sight-claimed", {**params, "makers": [c.makers.say(maker) for maker in claimants]})

    def sellers(self, origin: vec[i64]) -> Layer:
        """The craftsmen that a monument here could buy from.  TGZ-RAI-7"""
        reach, _rim = flood(self.s.terrain.water, origin, self.steps, self.ways.stations)
        hubs_near = self.ways.monuments_in(reach, -1)
        marks = list[Mark]()
        for maker in self.makers_on_map():
            hubs: i64 = 0 if self.ways.makers_in(reach) & self.board.bit[maker] != 0 else APART
            counts = self.ways.hubs_to(maker)
            for monument in hubs_near:
                hubs = min(hubs, counts[monument] + 1)
            if hubs < APART:
                marks.append(Mark(self.name(maker), hubs, self.sells(maker, hubs)))
        return Layer("makers", marks)

    def buyers(self, origin: vec[i64]) -> Layer:
        """The monuments that could buy from a craftsman here.  TGZ-RAI-7"""
        rings = self.ways.rings(origin)
        marks = list[Mark]()
        for hubs, ring in enumerate(rings):
            for cell in ring:
                content = self.s.cells[cell]
                if content >= MONUMENT:
                    owner = self.board.seats.say(self.s.owner(content - MONUMENT))
                    note = Note("sight-buyer", {"owner": owner, "hubs": hubs})
                    marks.append(Mark(self.board.cells.names[cell], hubs, note))
        return Layer("monuments", marks)

    def primaries(self, maker: i64, needs: i64) -> Layer:
        """The primary craftsmen that can work for a secondary one.  TGZ-RAI-10"""
        marks = list[Mark]()
        for primary in self.makers_on_map():
            if self.board.cards.craft_of(primary) == needs:
                hubs = self.ways.leg(maker, primary)
                if hubs < APART:
                    marks.append(Mark(self.name(primary), hubs, self.sells(primary, hubs)))
        return Layer("makers", marks)

    # Facts.

    def makers_on_map(self) -> list[i64]:
        """The craftsmen on the map."""
        return [i64(maker) for maker in range(len(self.s.makers)) if self.s.makers[maker] >= 0]

    def name(self, maker: i64) -> str:
        return self.board.cards.makers.names[maker]

    def claimants(self, cell: i64, kind: i64) -> list[i64]:
        """The craftsmen that have a resource in range and use its kind."""
        s, c = self.s, self.board.cards
        near, bit = s.terrain.within(self.steps), self.board.bit[s.terrain.number_at(cell)]
        return [
            maker
            for maker in self.makers_on_map()
            if c.resource_of[c.craft_of(maker)] == kind and s.resources_near(maker, near) & bit != 0
        ]

    def times_used(self, cell: i64) -> int:
        return sum([1 for used in self.s.used if used == cell])

    def price(self, maker: i64) -> int:
        """What a craftsman asks of the seat that looks; of a spectator, what its card says."""
        if self.seat >= 0:
            return price_of(self.s, self.seat, maker)
        return self.s.prices[self.s.holder(self.board.cards.craft_of(maker), self.s.owners[maker])]

    def sells(self, maker: i64, hubs: i64) -> Note:
        """A craftsman with its price for the seat that looks, whom that goes to, and the hubs on the way."""
        params: Params = {
            "maker": self.board.cards.makers.say(maker),
            "price": self.price(maker),
            "owner": self.board.seats.say(self.s.owners[maker]),
            "hubs": hubs,
        }
        return Note("sight-seller", params)
