"""Map, water, range and hubs: by example, and against a slow reference on boards by chance.

`BAOBAB_BOARDS` says how many boards (400), `BAOBAB_SEED` where to begin (1).
"""

import os

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.great_zimbabwe.positions import TITLE, at, cell, hubs, leg, maker, state
from tests.titles.great_zimbabwe.reference import Slow
from tests.titles.positions import offers, play

from baobab.kernel.luck import FastLuck, Rng
from baobab.titles.great_zimbabwe.board import BESIDE, SQUARE, neighbours
from baobab.titles.great_zimbabwe.cards import ESHU
from baobab.titles.great_zimbabwe.laws.faults import derive
from baobab.titles.great_zimbabwe.map.areas import Areas
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState

BOARDS = int(os.environ.get("BAOBAB_BOARDS", "400"))
SEED = int(os.environ.get("BAOBAB_SEED", "1"))


def reach(picture: str, text: str, origin: str, steps: int = 3) -> int:
    """How many resources are in plain range of a cell."""
    game = at(text, land=picture)
    return int(state(game).terrain.within(steps)[cell(origin)]).bit_count()


def test_range_is_three_steps_in_eight_directions() -> None:
    """TGZ-RNG-1 TGZ-MAP-1"""
    assert reach("W..W....", "2 turn=0", "D4") == 2  # three steps up, or along the diagonal
    assert reach("W.......", "2 turn=0", "E1") == 0  # four steps


def test_things_on_the_way_do_not_matter() -> None:
    """TGZ-RNG-2 TGZ-RNG-5 TGZ-AMB-2 monuments are transparent on the way to resources"""
    assert reach("WCD.....", "2 turn=0 monuments=B2:0.1,C2:1.1 makers=potter:A2v:1", "D1") == 3


def test_a_lake_is_one_step() -> None:
    """TGZ-RNG-3 TGZ-MAP-2"""
    assert reach(".~~~~~~~~~.W", "2 turn=0", "A1") == 1  # onto the lake, off it, and one more
    assert reach("..~~~~~~~..W", "2 turn=0", "A1") == 0


def test_lakes_join_side_by_side_only() -> None:
    """TGZ-MAP-2 TGZ-RNG-3 from lake to lake across a corner is a step of its own"""
    assert reach(".~~.....\n...~~.W.", "2 turn=0", "A1") == 0
    assert reach(".~~~....\n...~~.W.", "2 turn=0", "A1") == 1
    assert reach(".~~.....\n...~~W..", "2 turn=0", "A1") == 1  # lake, lake, wood: three steps
    joined = ".~~~....\n...~~...\n........\n.....W.."
    parted = ".~~.....\n...~~...\n........\n.....W.."
    assert reach(joined, "2 turn=0", "A1") == 1
    assert reach(parted, "2 turn=0", "A1") == 0


def test_borders_of_tiles_do_not_matter() -> None:
    """TGZ-AMB-34 TGZ-MAP-1 columns F and G lie on different tiles"""
    assert reach("......W.....", "2 turn=0", "D1") == 1
    assert reach("....~~~~~...", "2 turn=0 charms=K1 charm_kinds=wood", "D1") == 1


def test_nothing_exists_where_no_tile_lies() -> None:
    """TGZ-MAP-1 TGZ-SET-1 the place right of row 1 is empty in the tests' layout"""
    s = state(at("2 turn=0"))
    layout = s.terrain.layout
    near = [
        TITLE.board.cells.names[layout.near[i]] for i in range(layout.near_first[11], layout.near_first[12])
    ]
    assert near == ["K1", "K2", "L2"]


def test_range_counts_from_any_cell_of_a_piece() -> None:
    """TGZ-RNG-4 TGZ-AMB-1"""
    game = at("2 turn=0 makers=ivory_carver:C1:0 monuments=H2:1.1", land="......I.....")
    s = state(game)
    assert int(s.resources_near(maker("ivory_carver1"), s.terrain.within(3))).bit_count() == 1
    assert hubs(game, 0, "H2", "ivory_carver1") == -1
    assert (
        hubs(
            at("2 turn=0 makers=ivory_carver:D1:0 monuments=H2:1.1", land="......I....."),
            0,
            "H2",
            "ivory_carver1",
        )
        == 0
    )


def test_monuments_are_hubs_whoever_owns_them() -> None:
    """TGZ-HUB-1 TGZ-HUB-2 any number in a chain, each starting the count afresh"""
    row = "2 turn=0 makers=potter:K1:1 monuments="
    assert hubs(at(row + "A1:0.1,D1:1.5,H1:0.2"), 0, "A1", "potter1") == -1
    assert hubs(at(row + "A1:0.1,D1:1.5,G1:1.1,I1:0.2"), 0, "A1", "potter1") == 3
    assert hubs(at(row + "A1:0.1,D1:1.5,G1:1.1,I1:0.2"), 0, "D1", "potter1") == 2
    assert hubs(at(row + "A1:0.1,D1:1.5,G1:1.1,I1:0.2"), 0, "I1", "potter1") == 0


def test_a_monument_in_the_way_must_be_used_or_walked_round() -> None:
    """TGZ-HUB-3"""
    lane = "............\n~~~~~~~~~~~~"
    open_field = at("2 turn=0 makers=potter:E2:1 monuments=B2:0.1,C2:1.1")
    assert hubs(open_field, 0, "B2", "potter1") == 0  # round it by way of C1
    blocked = at("2 turn=0 makers=potter:E1:1 monuments=B1:0.1,C1:1.1", land=lane)
    assert hubs(blocked, 0, "B1", "potter1") == 0  # over the lake
    wall = at("2 turn=0 makers=potter:D2:1 monuments=A2:0.1,B1:1.1,B2:1.1,B3:1.1")
    assert hubs(wall, 0, "A2", "potter1") == 1


def test_the_fewest_hubs_count() -> None:
    """TGZ-HUB-8 TGZ-AMB-4"""
    game = at("2 turn=0 makers=potter:G1:1 monuments=A1:0.1,C1:1.1,D1:1.1,E1:1.1")
    assert hubs(game, 0, "A1", "potter1") == 1


def test_the_raised_monument_may_be_a_hub_of_the_second_leg() -> None:
    """TGZ-HUB-6 TGZ-AMB-3"""
    game = at("2 turn=0 makers=sculptor:A1:1,wood_carver:H1:1 monuments=E1:0.2")
    assert hubs(game, 0, "E1", "sculptor1") == 0
    assert leg(game, 0, "sculptor1", "wood_carver1") == 1


def test_ranges_are_six_in_the_turn_of_eshus_worshipper() -> None:
    """TGZ-RNG-6 TGZ-GD-ESH TGZ-AMB-26 in others' turns they stay three"""
    game = at("2 turn=0 gods=eshu:0 makers=potter:H1:1 monuments=B1:0.1,B9:1.1", land="W...........")
    assert hubs(game, 0, "B1", "potter1") == 0
    assert hubs(game, 1, "B1", "potter1") == -1
    s = state(game)
    assert int(s.terrain.within(s.steps(0))[cell("G1")]).bit_count() == 1
    assert int(s.terrain.within(s.steps(1))[cell("G1")]).bit_count() == 0


def test_rain_changes_all_ranges_at_once() -> None:
    """TGZ-SPC-4 TGZ-MAP-2 TGZ-MAP-5"""
    game = at(
        "2 turn=0 cash=9,9 specialists=rain_ceremony:0 makers=potter:L2v:1 monuments=B1:0.1",
        land="..~~~..~~~..",
    )
    assert hubs(game, 0, "B1", "potter1") == -1
    play(game, "use rain_ceremony", "rain F1", "way across")
    assert hubs(game, 0, "B1", "potter1") == 0
    assert list(state(game).rain) == [cell("F1"), cell("G1")]


@pytest.mark.parametrize(("god", "far"), [("", "D4"), ("gods=eshu:0", "G7")])
def test_a_new_monument_stands_in_ways_that_were_known(god: str, far: str) -> None:
    """TGZ-HUB-3 TGZ-HUB-8 there is one way along a whole diagonal, for craftsmen and for monuments"""
    game = at(f"2 turn=0 {god} makers=potter:{far}:1 monuments=A1:0.1")
    assert hubs(game, 0, "A1", "potter1") == 0
    play(game, "monument", "build C3")
    assert hubs(game, 0, "A1", "potter1") == 1


def test_a_new_monument_stands_between_monuments() -> None:
    """TGZ-HUB-3 one more hub where the diagonal from hub to hub is taken"""
    game = at("2 turn=0 makers=potter:G4:1 monuments=A1:0.1,D4:1.1")
    assert hubs(game, 0, "A1", "potter1") == 1
    play(game, "monument", "build B3", "end", "end")
    assert hubs(game, 0, "A1", "potter1") == 1  # beside the diagonal, not on it
    state(game).put_monument(cell("B2"), 1)
    assert hubs(game, 0, "A1", "potter1") == 2


def test_a_new_primary_makes_new_workplaces() -> None:
    """TGZ-SEC-1 also where workplaces were known before it came"""
    game = at("2 turn=0 cash=9,9 makers=potter:B1:1:1", land="C..........C\n" + "............\n" * 9)
    s = state(game)
    areas = s.terrain.layout.areas
    assert not areas.holds(s.near.workplaces(1), cell("K3"))
    s.put_maker(maker("potter2"), cell("K1") * 2, 0)
    assert areas.holds(s.near.workplaces(1), cell("K3"))


def test_a_place_has_rings_of_hubs() -> None:
    """TGZ-HUB-2 the cells within 0, 1, 2 hubs of a place, for pictures"""
    game = at("2 turn=0 monuments=A1:0.1,D1:1.1,G1:1.1")
    rings = TITLE.hub_rings(state(game), cell("A1"), 0)
    assert [cell("D1") in ring for ring in rings] == [True, False, False]
    assert [cell("G1") in ring for ring in rings] == [False, True, False]
    assert [cell("J1") in ring for ring in rings] == [False, False, True]


def test_rings_begin_on_the_whole_lake() -> None:
    """TGZ-RNG-3 and where no tile lies nothing is within reach"""
    game = at("2 turn=0", land="~~~~~~~~~...")
    rings = TITLE.hub_rings(state(game), cell("A1"), 0)
    assert cell("L4") in rings[0]
    assert cell("L5") not in rings[0]
    assert TITLE.hub_rings(state(game), cell("R1"), 0) == []


# Boards by chance.


@pytest.mark.parametrize(("width", "height"), [(18, 18), (12, 6), (24, 12), (26, 9), (7, 5)])
def test_areas_grow_like_sets(width: int, height: int) -> None:
    """TGZ-MAP-1 whatever the size of the board, some cells of which do not exist"""
    rng = Rng(SEED)
    exists = [1 if rng.below(5) else 0 for _ in range(width * height)]
    areas = Areas(exists, width, height)
    around = neighbours(exists, width, height, corners=True)
    for _ in range(40):
        some = sorted({int(rng.below(width * height)) for _ in range(1 + rng.below(9))})
        seen = [c for c in some if exists[c]]
        area = areas.of(vec[i64](seen))
        assert list(areas.cells(area)) == seen
        assert [areas.holds(area, c) for c in range(width * height)] == [
            c in seen for c in range(width * height)
        ]
        edge = area[:]
        areas.grow(edge, area, areas.none[:])
        assert list(areas.cells(edge)) == sorted({other for c in seen for other in around[c]} - set(seen))


def scatter(s: ZimbabweState, rng: Rng) -> None:
    """Put something somewhere, whether or not the rules would allow it there."""
    free = [c for c in s.terrain.layout.cells if s.cells[c] <= BESIDE]
    spot, what = free[rng.below(len(free))], rng.below(10)
    b, size = s.board, s.board.size
    if what < 5:
        s.put_monument(spot, rng.below(s.seats))
    elif what < 8:
        craft = rng.below(b.cards.crafts.size)
        shape = SQUARE if b.cards.square[craft] else rng.below(2)
        gone = [m for m in range(craft * b.cards.copies, (craft + 1) * b.cards.copies) if s.makers[m] < 0]
        fits = s.terrain.layout.fits[shape * size + spot]
        if gone and fits and all(s.cells[c] <= BESIDE for c in b.covers(shape, spot)):
            s.put_maker(gone[0], spot * 2 + (shape if shape < SQUARE else 0), rng.below(s.seats))
    elif what == 8 and len(s.rain) < 16:
        if s.terrain.layout.fits[spot] and s.cells[spot + 1] <= BESIDE:
            s.put_water(spot, spot + 1)
    elif len(s.charms) < 16:
        s.put_resource(spot, rng.below(4))


def compare(s: ZimbabweState, rng: Rng, seat: int) -> None:
    """Some ranges of a board, fast and slow."""
    slow, ways = Slow(s, int(s.steps(seat))), s.ways(seat)
    placed = [m for m in range(len(s.makers)) if s.makers[m] >= 0]
    near = s.terrain.within(s.steps(seat))
    for _ in range(4 if placed else 0):
        craftsman = placed[rng.below(len(placed))]
        other = placed[rng.below(len(placed))]
        i = rng.below(len(s.monuments))
        fast = int(ways.hubs_to(craftsman)[i])
        assert slow.hubs({slow.spot(s.monuments[i])}, slow.cells_of(craftsman)) == (
            fast if fast < 1000 else -1
        )
        if other != craftsman:
            fast = int(ways.leg(craftsman, other))
            assert slow.hubs(slow.cells_of(craftsman), slow.cells_of(other)) == (fast if fast < 1000 else -1)
        kind = s.board.cards.resource_of[s.board.cards.craft_of(craftsman)]
        mask = s.resources_near(craftsman, near) & s.terrain.of_kind[kind]
        cells = sorted(int(c) for n, c in enumerate(s.terrain.resources) if mask & s.board.bit[n])
        assert slow.resources(craftsman) == cells


@pytest.mark.parametrize("eshu", [False, True])
def test_fast_ranges_are_the_slow_ones(eshu: bool) -> None:
    """TGZ-RNG-1..6 TGZ-HUB-1,2,3,6,8 kept from board to board while things are placed one by one"""
    rng = Rng(SEED)
    boards = 0
    while boards < BOARDS:
        seed = rng.seed()
        s = TITLE.new(2 + rng.below(4), FastLuck(seed))
        assert isinstance(s, ZimbabweState)
        s.put_monument(next(c for c in s.terrain.layout.cells if s.cells[c] <= BESIDE), 0)
        if eshu:
            s.god[0] = ESHU
            s.gods[ESHU] = HELD
        for _ in range(24):
            scatter(s, rng)
            compare(s, rng, 0)
            boards += 1
        fresh = s.copy()
        derive(TITLE.board, fresh)
        assert list(fresh.cells) == list(s.cells), f"seed {seed}"
        assert list(fresh.terrain.near) == list(s.terrain.near), f"seed {seed}"


def test_a_workplace_of_a_secondary_reaches_a_primary() -> None:
    """TGZ-SEC-1 TGZ-HUB-5 the cells offered are those from which the slow search finds a way"""
    rng = Rng(SEED)
    for _ in range(6):
        s = TITLE.new(2, FastLuck(rng.seed()))
        assert isinstance(s, ZimbabweState)
        for _ in range(12):
            scatter(s, rng)
        slow = Slow(s, 3)
        potters = [m for m in range(len(s.makers)) if s.makers[m] >= 0 and s.board.cards.craft_of(m) == 1]
        area = s.near.workplaces(1)
        for c in list(s.terrain.layout.cells)[::5]:
            found = any(slow.hubs({slow.spot(c)}, slow.cells_of(m)) >= 0 for m in potters)
            if s.cells[c] <= BESIDE:
                assert s.terrain.layout.areas.holds(area, c) == found
    assert offers(at("2 turn=0"), "end") == [""]
