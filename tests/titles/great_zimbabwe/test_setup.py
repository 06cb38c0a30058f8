"""Preparation: map, gods, pile, first monuments, supplies."""

from collections import Counter

import pytest
from tests.titles.great_zimbabwe.positions import TITLE, at, cash, new, state, title_on
from tests.titles.positions import offers, play, refused

from baobab.errors import IllegalActionError
from baobab.game import Game
from baobab.kernel.luck import FastLuck


@pytest.mark.parametrize(("seats", "tiles", "cells"), [(2, 4, 144), (3, 6, 216), (4, 7, 252), (5, 9, 324)])
def test_the_map_depends_on_the_number_of_players(seats: int, tiles: int, cells: int) -> None:
    """TGZ-SET-1"""
    s = state(new(seats))
    laid = [tile for tile in s.tiles if tile >= 0]
    assert len(laid) == tiles
    assert len({tile // 4 for tile in laid}) == tiles
    assert len(s.terrain.layout.cells) == cells


def test_every_tile_is_turned_by_chance() -> None:
    """TGZ-SET-1 TGZ-AMB-22 the start tile, too"""
    turns, starts = Counter[int](), Counter[int]()
    for seed in range(60):
        s = state(new(2, seed))
        turns.update(int(tile) % 4 for tile in s.tiles if tile >= 0)
        starts.update(int(tile) % 4 for tile in s.tiles if 0 <= tile < 4)
    assert set(turns) == set(starts) == {0, 1, 2, 3}


def test_a_turned_tile_is_read_clockwise() -> None:
    """TGZ-SET-1 tile 2 has its diamond in the upper left; by a quarter it goes to the upper right"""
    b = TITLE.board
    diamond = max(b.printed[2][0])
    corners = [0, 5, 35, 30]
    assert [b.printed[2][turn][corner] == diamond for turn, corner in enumerate(corners)] == [True] * 4


def test_eight_gods_and_all_specialists_take_part() -> None:
    """TGZ-SET-2"""
    seen = set()
    for seed in range(30):
        view = new(3, seed).view()
        open_gods = [god for god, where in view["gods"].items() if where == "open"]  # type: ignore[attr-defined]
        assert len(open_gods) == 8
        seen.update(open_gods)
        assert set(view["specialists"].values()) == {"open"}  # type: ignore[attr-defined]
    assert len(seen) == 12


def test_the_cheaper_technology_card_lies_on_top() -> None:
    """TGZ-SET-2 TGZ-CRF-2 the first card of the potter adds 3, the second 4"""
    game = at("2 turn=0 cash=9,9", land="C...........\n.\n.\n.\n.\n.\nC...........")
    play(game, "craft potter", "site B1", "way across", "(prices)", "price potter 1")
    assert state(game).vr[0] == 23
    play(game, "end", "craft potter", "site B7", "way across", "(prices)", "price potter 1")
    assert state(game).vr[1] == 24


def test_supplies_are_limited() -> None:
    """TGZ-SET-3 TGZ-CMP-3"""
    view = new(4).view()
    assert view["resource_tiles"] == {"wood": 6, "clay": 4, "ivory": 3, "diamond": 3}
    assert view["water_tiles"] == 8
    assert TITLE.board.cards.makers.size == 21


def test_everybody_begins_with_three_cattle_and_needs_twenty_points() -> None:
    """TGZ-SET-4 TGZ-VP-1"""
    game = new(5)
    assert cash(game) == [3] * 5
    assert list(state(game).vr) == [20] * 5
    while game.phase == "start":
        play(game, game.legal()[0])
    assert list(state(game).vp) == [1] * 5


def test_the_top_of_the_pile_places_first() -> None:
    """TGZ-SET-5 TGZ-SET-6"""
    game = new(4, 3)
    pile = [int(seat) for seat in state(game).pile]
    speakers = []
    while game.phase == "start":
        speakers.append(game.seat)
        play(game, game.legal()[0])
    assert speakers == pile[::-1]


def test_first_monuments_go_on_free_starting_areas() -> None:
    """TGZ-SET-6 TGZ-MAP-4"""
    game = new(2)
    areas = offers(game, "build")
    assert len(areas) == 6
    with pytest.raises(IllegalActionError):
        game.play("build " + next(name for name in TITLE.board.cells.names if name not in areas))
    play(game, f"build {areas[0]}")
    assert refused(game, f"build {areas[0]}") == "TGZ-SET-6 start-taken"
    assert len(offers(game, "build")) == 5


def test_first_monuments_may_touch() -> None:
    """TGZ-AMB-9 TGZ-SET-6 on the tests' start tile the starting areas lie side by side"""
    game = Game.new(title_on(""), 2, FastLuck(1))
    areas = offers(game, "build")
    play(game, f"build {areas[2]}")
    assert offers(game, "build") == [area for area in areas if area != areas[2]]


def test_an_unused_starting_area_is_never_built_on() -> None:
    """TGZ-MAP-4 TGZ-AMB-9 TGZ-MON-2"""
    game = play(at("2 turn=0"), "monument")
    assert "P18" not in offers(game, "build")
    assert refused(game, "build P18") == "TGZ-MAP-4 start-there"


def test_a_first_game_has_no_specialists_and_six_gods() -> None:
    """TGZ-SET-7"""
    game = new(3, first_game="yes")
    view = game.view()
    gods = {god for god, where in view["gods"].items() if where == "open"}  # type: ignore[attr-defined]
    assert gods == {"xango", "tsui_goab", "elegua", "gu", "engai", "obatala"}
    assert set(view["specialists"].values()) == {"out"}  # type: ignore[attr-defined]
    turn = at("2 turn=0 first_game=yes")
    assert refused(turn, "hire herd") == "TGZ-SET-7 specialist-out"
    assert refused(turn, "god eshu") == "TGZ-SET-2 god-out"


def test_pairs_of_crafts() -> None:
    """TGZ-CMP-1 TGZ-CMP-2 the diamond cutter has no secondary"""
    c = TITLE.board.cards
    pairs = {c.crafts.names[i]: c.crafts.names[c.needs[i]] for i in range(7) if c.needs[i] >= 0}
    assert pairs == {"sculptor": "wood_carver", "vessel_maker": "potter", "throne_maker": "ivory_carver"}
    assert [c.crafts.names[i] for i in range(7) if c.needs[i] < 0][-1] == "diamond_cutter"


def test_all_holdings_are_open() -> None:
    """TGZ-CTL-3 TGZ-AMB-19 every seat and a spectator see the same"""
    game = new(3)
    assert game.view(0) == game.view(1) == game.view(-1)
