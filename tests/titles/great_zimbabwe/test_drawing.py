"""The picture for the terminal, from the view alone; the geometry for other pictures; the rings of hubs."""

import json
import re

import pytest
from tests.titles.great_zimbabwe.positions import TITLE, at, cell, state, title_on

from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.words import LANGUAGES, words

LINE = "2 turn=0 cash=4,5 makers=potter:A2:0:2,ivory_carver:F5:1:3 monuments=F9:0.3 used=A1 earned=0.potter:2"


def drawn(lang: str, width: int, colour: bool = False) -> str:
    game = at(LINE, land="C.W~")
    return game.title.draw(game.view(0), words(lang, game.title.words_folder()), width, colour)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_no_line_is_too_long(lang: str, width: int) -> None:
    game = Game.new(TITLE, 5, FastLuck(1))
    text = TITLE.draw(game.view(0), words(lang, TITLE.words_folder()), width, False)
    assert max(map(len, text.splitlines())) <= width
    assert max(map(len, drawn(lang, width).splitlines())) <= width


def test_what_lies_where() -> None:
    lines = drawn("en", 80).splitlines()
    assert lines[0].startswith("    A  B  C")
    assert lines[1].startswith(" 1  C× ·  W ≈≈≈")
    assert lines[2].startswith(" 2 Po1Po1")
    assert lines[5][18:24] == lines[6][18:24] == "Iv2Iv2"
    assert lines[9][18:21] == "1▲3"
    assert "> 1  player 1: points 9 of 23, cattle 4, income 3" in lines
    assert any("potter, price 2, 2 cattle on the card" in line for line in lines)


def test_gifts_and_technologies_are_shown() -> None:
    """TGZ-BID-6 TGZ-SET-2 the top card of each pile, and a card that has no price yet"""
    lines = drawn("en", 160)
    assert "Technologies to learn: wood carver +3, potter +4, ivory carver +3," in " ".join(lines.split())
    game = at("2 gift=0 cash=9,9 laid=3 last_gift=3")
    text = game.title.draw(game.view(0), words("en", game.title.words_folder()), 160, False)
    assert "Plaques – player 1: 2, player 2: 1" in text
    new = at("2 do=0:place/@ acted=1 cash=9,9 makers=potter:B1:0:0 fresh=2", land="C")
    assert "potter, without a price" in new.title.draw(
        new.view(0), words("en", new.title.words_folder()), 160, False
    )
    first = Game.new(TITLE, 2, FastLuck(1))
    assert "Preparation" in TITLE.draw(first.view(0), words("en", TITLE.words_folder()), 160, False)


def test_colours_change_nothing_else() -> None:
    painted = drawn("it", 120, colour=True)
    plain = re.sub(r"\x1b\[[\d;]*m", "", painted)
    assert [line.rstrip() for line in plain.splitlines()] == [
        line.rstrip() for line in drawn("it", 120).splitlines()
    ]
    assert painted != drawn("it", 120)


def test_geometry_places_every_tile() -> None:
    """TGZ-SET-1"""
    read = json.loads((TITLE.folder / "geometry.json").read_text(encoding="utf-8"))
    for seats in range(2, 6):
        places = [tile["place"] - 1 for tile in read["boards"][str(seats)]["tiles"]]
        assert places == TITLE.board.layout(seats).places
    assert len(read["craftsmen"]["square"]["cells"]) == 4
    assert list(read["monuments"]) == ["1", "2", "3", "4", "5"]


def test_rings_of_a_craftsman_start_from_all_its_cells() -> None:
    """TGZ-RNG-4 TGZ-RNG-6"""
    game = at("2 turn=0 gods=eshu:1 makers=potter:E1:0 monuments=L1:0.1")
    title = title_on("")
    rings = title.hub_rings(state(game), cell("E1"), 0)
    assert len(rings) == 1
    assert cell("I1") in rings[0]
    assert cell("J1") not in rings[0]
    assert cell("L1") in title.hub_rings(state(game), cell("E1"), 1)[0]
