"""The picture for the terminal: from the view alone, in both languages, within the width."""

import json
import math
import re

import pytest
from tests.titles.africa.positions import TITLE, at
from tests.titles.africa.reference import CITIES, FACTS

from baobab.words import LANGUAGES, words

SPACES = "G3:bare,F3:elephant,G4:camp,H3:gold2,H2:gem1,G2:native"
TEXT = f"3 ask=act/0/1 explorer=G3,B5,K1 spaces={SPACES} goods=1.pot:2"


def drawn(lang: str, width: int = 80, colour: bool = False) -> str:
    game = at(TEXT)
    return TITLE.draw(game.view(0), words(lang, TITLE.words_folder()), width, colour)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_every_space_is_on_the_map_and_no_line_is_too_long(lang: str, width: int) -> None:
    """AFR-Ca"""
    text = drawn(lang, width)
    for space in TITLE.board.spaces.names:
        label = space + "°" * (space in CITIES)
        assert re.search(rf"[\\ ]{label} *[/ ]", text), space
    assert max(map(len, text.splitlines())) <= width


def test_what_lies_where() -> None:
    lines = drawn("en").splitlines()
    [row] = [number for number, line in enumerate(lines) if "\\ G3 /" in line]
    column = lines[row].index("\\ G3 /")
    assert lines[row - 1][column : column + 6] == "/  @1\\"
    assert lines[row + 1][column : column + 6] == "/ ▲▲ \\", "the camp G4 lies below"
    assert lines[row - 3][column : column + 6] == "/ No \\", "the nomads G2 above"
    assert lines[row - 2][column - 5 : column] == "/ El "
    assert "*1" in lines[row - 2]
    assert "$2" in lines[row]


def test_the_players_and_what_is_left() -> None:
    text = drawn("it")
    assert "Monumenti: 0 di 11" in text
    assert "merci: 2 paioli" in text
    assert ">@1 giocatore 1" in text
    assert "El elefante ·4" in text
    assert "K1° Il Cairo" in text


def test_colours_only_when_asked_for() -> None:
    assert "\x1b" not in drawn("it")
    painted = drawn("it", colour=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == drawn("it")
    codes = dict(re.findall(r"\x1b\[([0-9;]*)m(El|Ze|Gi|Le|Ri|No|Mo|\$1|\*1|▲▲)\x1b", painted))
    assert len(codes) == 10, "letters and colours both differ"


def test_a_view_is_enough() -> None:
    """The picture of a view that went through JSON is the same."""
    game = at(TEXT)
    sent = json.loads(json.dumps(game.view(0)))
    assert TITLE.draw(sent, words("it", TITLE.words_folder()), 120, True) == drawn("it", 120, True)


def test_the_coast_lies_under_the_hexagons() -> None:
    geometry = json.loads((TITLE.folder / "geometry.json").read_text(encoding="utf-8"))
    assert geometry["canvas"] == FACTS["spaces"]["canvas"]
    mainland = geometry["coast"][0]
    ashore = [item["id"] for item in FACTS["spaces"]["items"] if inside(item["x"], item["y"], mainland)]
    assert len(ashore) >= 90
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for ring in geometry["coast"] for x, y in ring)


def inside(x: float, y: float, ring: list[list[float]]) -> bool:
    """By the angle that the ring turns around the point."""
    turned = 0.0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        angle = math.atan2(y2 - y, x2 - x) - math.atan2(y1 - y, x1 - x)
        turned += (angle + math.pi) % (2 * math.pi) - math.pi
    return abs(turned) > math.pi
