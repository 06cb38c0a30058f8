"""The data file: what is wrong with it is said with its path, and a corrected one is played."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.titles.great_zimbabwe.positions import TITLE, facts

from baobab.errors import DataError
from baobab.kernel.data import Data
from baobab.kernel.playout import Tally, random_game
from baobab.titles.great_zimbabwe.title import GreatZimbabwe


def changed(*path: str | int, to: object = None) -> dict[str, Any]:
    """The facts with one value replaced, or taken away where `to` is None."""
    read = facts()
    place: Any = read
    for key in path[:-1]:
        place = place[key]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return read


def crowded() -> dict[str, Any]:
    """Two tiles full of wood: more resources than there are bits for."""
    read = facts()
    for tile in (1, 2):
        read["tiles"]["items"][tile]["rows"] = ["WWWWWW"] * 6
    return read


BROKEN: list[tuple[str, Callable[[], dict[str, Any]]]] = [
    ("tiles", lambda: changed("tiles")),
    ("tiles.items[0].rows", lambda: changed("tiles", "items", 0, "rows", to=["S"])),
    ("tiles.items[1].rows", lambda: changed("tiles", "items", 1, "rows", 0, to="..?...")),
    ("tiles.items[1].rows", lambda: changed("tiles", "items", 1, "rows", 0, to="..S...")),
    ("tiles.items[0].rows", lambda: changed("tiles", "items", 0, "rows", to=["......"] * 6)),
    ("tiles.items[3].start_tile", lambda: changed("tiles", "items", 3, "start_tile", to=True)),
    ("layouts.items.3", lambda: changed("layouts", "items", "3", to=["##", "S"])),
    ("layouts.items.2", lambda: changed("layouts", "items", "2", to=["##", "##"])),
    ("layouts.items.5", lambda: changed("layouts", "items", "5", to=["####S", "#####", "#####"])),
    ("layouts.items.2", lambda: crowded()),
    ("checksums.water", lambda: changed("checksums", "water", to=7)),
    ("cell_legend.W", lambda: changed("cell_legend", "W", to="gold")),
    ("constants.max_vr", lambda: changed("constants", "max_vr", to=10)),
    ("constants.max_monument_level", lambda: changed("constants", "max_monument_level", to=6)),
    ("scoring.gain_to_reach_level.3", lambda: changed("scoring", "gain_to_reach_level", "3", to=5)),
    (
        "technologies.items[4].needs_primary",
        lambda: changed("technologies", "items", 4, "needs_primary", to="smith"),
    ),
    ("technologies.items[1].footprint", lambda: changed("technologies", "items", 1, "footprint", to=[2, 1])),
    ("technologies.items[1].good", lambda: changed("technologies", "items", 1, "good", to="wood")),
    ("gods.items", lambda: changed("gods", "items", 0, "id", to="zeus")),
    ("gods.items[1].hooks.first_gift_subsidy", lambda: changed("gods", "items", 1, "hooks", to={})),
    ("specialists.items[2].costs", lambda: changed("specialists", "items", 2, "costs", to=[4, 2])),
    ("switches.xango_mode", lambda: changed("switches", "xango_mode", to=["outright"])),
    ("first_game_variant.gods[0]", lambda: changed("first_game_variant", "gods", 0, to="zeus")),
    ("engine_limits.max_rounds", lambda: changed("engine_limits", "max_rounds", to=0)),
]


@pytest.mark.parametrize(("path", "broken"), BROKEN, ids=[path for path, _ in BROKEN])
def test_a_broken_file_says_where(path: str, broken: Callable[[], dict[str, Any]]) -> None:
    with pytest.raises(DataError) as caught:
        GreatZimbabwe(Data(json.dumps(broken())))
    assert caught.value.params["path"] == path


def test_corrected_figures_are_played() -> None:
    """TGZ-SET-4 a box with other figures"""
    richer = GreatZimbabwe(Data(json.dumps(changed("constants", "starting_cattle", to=5))))
    s = random_game(richer, 2, 1, None, Tally())
    assert s.over()
    assert TITLE.board.cards.starting_cattle == 3


def test_every_block_says_where_it_comes_from() -> None:
    assert all("provenance" in block for block in facts().values())
