"""What can be looked at, and what there is to see of it: places, gifts, tiles being laid, the plan under way.

TGZ-RNG-1 TGZ-CRF-6 TGZ-SPC-3 TGZ-SPC-4
"""

from baobab.kernel.names import Domain
from baobab.kernel.notes import Note
from baobab.kernel.sights import Layer, Mark, Path, Sight
from baobab.titles.great_zimbabwe.board import BESIDE, Board
from baobab.titles.great_zimbabwe.generosity import (
    MOST_GIFT,
    cattle_on_plaques,
    most_gift,
    row_of_plaques,
    spread_over_plaques,
)
from baobab.titles.great_zimbabwe.map.hub_routes import way_to_maker
from baobab.titles.great_zimbabwe.map.range_finder import RangeFinder, not_on_table
from baobab.titles.great_zimbabwe.monuments.cheapest_plan import propose_plan
from baobab.titles.great_zimbabwe.religion.specialists import can_rain
from baobab.titles.great_zimbabwe.religion.tile_previews import (
    after_rain,
    resources_gained,
    shorter_ways,
    tile_users,
)
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import GIFT, LAY, RAIN, RAIN_WAY

CELL = 0
MAKER = 1
LYING = 2
TILE = 3
GIVING = 4
PLAN = 5


def subjects(b: Board) -> list[Domain]:
    """What can be looked at: a cell and what is on it, a craftsman, a site for the craftsman or the water
    that is being laid, a cell for the resource tile that is, a gift while gifts are given, and the plan under
    way."""
    gifts = Domain("gift", [str(gift) for gift in range(MOST_GIFT + 1)])
    return [b.cells, b.cards.makers, b.sites, Domain("tile", b.cells.names), gifts, Domain("plan", ["now"])]


def sight(s: ZimbabweState, seat: int, domain: int, item: int) -> Sight:
    """What there is to see of a subject."""
    if domain == CELL:
        return RangeFinder(s, seat).at_cell(item)
    if domain == MAKER:
        return RangeFinder(s, seat).at_maker(item)
    if domain == LYING:
        return (
            water_at(s, seat, item)
            if is_asked(s, seat, [RAIN, RAIN_WAY])
            else RangeFinder(s, seat).at_site(item)
        )
    if domain == TILE:
        return tile_at(s, seat, item)
    if domain == GIVING:
        return show_gift(s, seat, item)
    if len(s.plan) == 0 or s.seat() != seat:
        raise not_on_table(subjects(s.board)[PLAN], item)
    return propose_plan(s, seat)


def is_asked(s: ZimbabweState, seat: int, phases: list[int]) -> bool:
    """Is this seat being asked one of these questions?"""
    return seat >= 0 and not s.over() and s.seat() == seat and s.phase() in phases


def show_gift(s: ZimbabweState, seat: int, gift: int) -> Sight:
    """On whose plaque each head of a gift would land; the god's plaque is called `god`.  TGZ-BID-6"""
    if not is_asked(s, seat, [GIFT]) or not s.last_gift < gift <= most_gift(s, seat):
        raise not_on_table(subjects(s.board)[GIVING], gift)
    now, then = cattle_on_plaques(s), spread_over_plaques(s, s.laid + gift)
    owners = [s.board.seats.names[other] for other in row_of_plaques(s)]
    if len(now) > len(owners):
        owners.insert(0, "god")
    return Sight([Layer("plaques", [Mark(owners[i], then[i] - now[i]) for i in range(len(owners))])])


def tile_at(s: ZimbabweState, seat: int, cell: int) -> Sight:
    """Who would have the resource tile in range that is being laid, if it lay here.  TGZ-SPC-3 TGZ-CRF-6"""
    if not is_asked(s, seat, [LAY]) or s.cells[cell] > BESIDE:
        raise not_on_table(subjects(s.board)[TILE], cell)
    finder, c = RangeFinder(s, seat), s.board.cards
    users = tile_users(s, seat, cell, s.a())
    makers = [Mark(finder.name(maker), None, finder.sells(maker, 0)) for maker in users]
    note = Note("sight-tile", {"kind": c.kinds.say(s.a()), "makers": len(users)})
    return Sight([*finder.around(finder.areas.one(cell)), Layer("makers", makers)], note=note)


def water_at(s: ZimbabweState, seat: int, site: int) -> Sight:
    """What rain here would change: the lake it makes, resources that craftsmen would reach by it, and ways to
    one's own monuments that would need fewer hubs.  TGZ-SPC-4 TGZ-RNG-3 TGZ-HUB-8"""
    cell, way = site // 2, site % 2
    if not can_rain(s, way, cell):
        raise not_on_table(s.board.sites, site)
    b, after = s.board, after_rain(s, cell, way)
    finder = RangeFinder(after, seat)
    lake = after.terrain.water.lake(cell)
    gains = resources_gained(s, after.terrain, seat)
    makers, resources = list[Mark](), list[str]()
    for maker, cells in gains:
        names = [b.cells.say(gained) for gained in cells]
        makers.append(
            Mark(
                finder.name(maker),
                None,
                Note("sight-gains", {"maker": b.cards.makers.say(maker), "cells": names}),
            )
        )
        resources += [b.cells.names[gained] for gained in cells if b.cells.names[gained] not in resources]
    ways = shorter_ways(s, after, seat)
    paths = [
        Path("way", way_to_maker(b, finder.ways, monument, maker), hubs) for monument, maker, hubs in ways
    ]
    layers = [
        finder.around(lake)[0],
        Layer("lake", [Mark(b.cells.names[wet]) for wet in finder.areas.cells(lake)]),
        Layer("resources", [Mark(name) for name in resources]),
        Layer("makers", makers),
    ]
    return Sight(layers, paths, Note("sight-rain", {"makers": len(gains), "ways": len(ways)}))
