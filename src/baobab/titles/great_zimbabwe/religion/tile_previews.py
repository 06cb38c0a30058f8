"""What a tile would change that is about to be laid: the shaman's resource, or rain.

TGZ-SPC-3 TGZ-SPC-4 TGZ-RNG-3
"""

from mypy_extensions import i64

from baobab.kernel.notes import Note
from baobab.titles.great_zimbabwe.board import ACROSS, WATER
from baobab.titles.great_zimbabwe.map.terrain import Terrain, flood
from baobab.titles.great_zimbabwe.religion.specialists import can_rain
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.words import Params

OWN = 100
"""How much more a gain of one's own counts than one of others, in the order of a list."""

FEW = 2
"""So many craftsmen are named; more are counted, and a look at the place shows which they are."""


def tile_users(s: ZimbabweState, seat: i64, cell: i64, kind: i64) -> list[int]:
    """The craftsmen who would have a resource of this kind on a cell in range.  TGZ-SPC-3 TGZ-RNG-5"""
    c, areas = s.board.cards, s.terrain.layout.areas
    reach, _rim = flood(s.terrain.water, areas.one(cell), s.steps(seat), areas.none)
    near = s.ways(seat).makers_in(reach)
    return [
        maker
        for maker in range(len(s.makers))
        if near & s.board.bit[maker] != 0 and c.resource_of[c.craft_of(maker)] == kind
    ]


def other_cell(s: ZimbabweState, cell: i64, way: i64) -> i64:
    """The second cell of a water tile."""
    return cell + (1 if way == ACROSS else s.board.width)


def after_rain(s: ZimbabweState, cell: i64, way: i64) -> ZimbabweState:
    """The position with a water tile lying so.  TGZ-SPC-4"""
    after = s.copy()
    after.put_water(cell, other_cell(s, cell, way))
    return after


def wet_terrain(s: ZimbabweState, cell: i64, way: i64) -> Terrain:
    """The terrain alone with a water tile lying so."""
    cells = s.cells[:]
    cells[cell] = WATER
    cells[other_cell(s, cell, way)] = WATER
    return s.terrain.with_water(cells, cell)


def resources_gained(s: ZimbabweState, wet: Terrain, seat: i64) -> list[tuple[int, list[int]]]:
    """The craftsmen who would have more resources of their kind in range, each with the cells of those."""
    b, c = s.board, s.board.cards
    dry_near, wet_near = s.terrain.within(s.steps(seat)), wet.within(s.steps(seat))
    found = list[tuple[int, list[int]]]()
    for maker in range(len(s.makers)):
        if s.makers[maker] < 0:
            continue
        kind = s.terrain.of_kind[c.resource_of[c.craft_of(maker)]]
        more = s.resources_near(maker, wet_near) & ~s.resources_near(maker, dry_near) & kind
        if more != 0:
            resources = s.terrain.resources
            found.append(
                (maker, sorted([int(resources[i]) for i in range(len(resources)) if more & b.bit[i]]))
            )
    return found


def shorter_ways(s: ZimbabweState, after: ZimbabweState, seat: i64) -> list[tuple[int, int, int]]:
    """Monuments of a seat and craftsmen that fewer hubs would part, with how many those are.  TGZ-HUB-8"""
    found = list[tuple[int, int, int]]()
    for maker in range(len(s.makers)):
        if s.makers[maker] >= 0:
            before, now = s.ways(seat).hubs_to(maker), after.ways(seat).hubs_to(maker)
            for monument in range(len(now)):
                if s.owner(monument) == seat and now[monument] < before[monument]:
                    found.append((monument, maker, int(now[monument])))
    return found


def tile_preview(s: ZimbabweState, cell: i64) -> Note:
    """Who would use the resource tile that is being laid.  TGZ-SPC-3"""
    users = tile_users(s, s.seat(), cell, s.a())
    if not users:
        return Note("preview-tile-unused")
    if len(users) > FEW:
        return Note("preview-tile-many", count_users(s, users), rank_of_users(s, users))
    return Note("preview-tile", name_users(s, users), rank_of_users(s, users))


def rain_preview(s: ZimbabweState, cell: i64, ways: list[int]) -> Note:
    """Which craftsmen would reach more by rain on a cell, lying in the best of these ways.  TGZ-SPC-4"""
    best = list[int]()
    for way in ways:
        if can_rain(s, way, cell):
            gains = resources_gained(s, wet_terrain(s, cell, way), s.seat())
            users = [maker for maker, _cells in gains]
            if rank_of_users(s, users) > rank_of_users(s, best):
                best = users
    if not best:
        return Note("preview-rain-unused")
    if len(best) > FEW:
        return Note("preview-rain-many", count_users(s, best), rank_of_users(s, best))
    return Note("preview-rain", name_users(s, best), rank_of_users(s, best))


def name_users(s: ZimbabweState, users: list[int]) -> Params:
    return {"makers": [s.board.cards.makers.say(maker) for maker in users]}


def count_users(s: ZimbabweState, users: list[int]) -> Params:
    own = len([maker for maker in users if s.owners[maker] == s.seat()])
    return {"own": own, "others": len(users) - own}


def rank_of_users(s: ZimbabweState, users: list[int]) -> int:
    """Where in a list what serves these craftsmen stands: one's own count most."""
    return sum([OWN if s.owners[maker] == s.seat() else 1 for maker in users])
