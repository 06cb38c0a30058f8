"""The picture for the terminal, from the view alone, and where everything lies on a drawn board."""

import json
import math
import re
from typing import Any

import pytest
from tests.titles.namibia.positions import BOARD, TITLE, at, new

from baobab.words import LANGUAGES, words

TEXT = (
    "4 round=3 ask=rail/1/K4 stage=1 selling=gold port=diamond:B0,gold:K3 shipped=gold:2 price=gold:11"
    " card=no_gold,no_diamond,no_silver,no_copper ore=F4:gold,K4:gold,J3:gold,H4:abandoned,A1:silver"
    " cubes=F4:2,K4:3,J3:12,A1:2 heads=F4:1up,K4:1up,J3:2up,A1:0lying truck=off,K3,off,off rails=J3-K4:1"
)


def drawn(lang: str = "en", width: int = 80, colour: bool = False, text: str = TEXT) -> str:
    return TITLE.draw(at(text).view(0), words(lang, TITLE.words_folder()), width, colour)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_every_space_is_on_the_map_and_no_line_is_too_long(lang: str, width: int) -> None:
    text = drawn(lang, width)
    for name in BOARD.spaces.names:
        assert re.search(rf"[│█]{name}[ ≈]", text), name
    assert max(map(len, text.splitlines())) <= width


def test_what_lies_where() -> None:
    """Cubes and heads, trucks, ports with what they ship, abandoned and unused spaces."""
    lines = drawn().splitlines()
    for sign in ("K4 3Au", "J3 12Au", "A1 2Ag", "H4 xxx", "A5 ▒▒▒▒", "K3 ≈Au≈", "B0 ≈C≈≈", "E1 ≈≈≈≈"):
        assert any(sign in line for line in lines), sign
    [row] = [number for number, line in enumerate(lines) if "K4 3Au" in line]
    column = lines[row].index("K4 3Au")
    assert lines[row + 1][column : column + 2] == "▲2"
    assert lines[row + 1][column - 3 : column - 1] == "T2", "the truck stands at Lüderitz"
    assert lines[row][column - 1] == "█", "a printed track"
    assert lines[row - 1][column : column + 3] == "▄▞▀", "J3-K4"
    assert lines[row + 1][column - 8 : column - 3] == "Lüder", "its name gives way to the truck"
    assert any("△1" in line for line in lines)


def test_diamonds_do_not_look_like_a_space() -> None:
    """The symbol of diamonds is C, and so is a row of the map: the number of cubes comes first."""
    text = drawn(text="4 ask=bribe/0 ore=C5:diamond cubes=C5:1")
    assert "C5 1C" in text
    assert not re.search(r"C5 +C1", text)


def test_the_auction_shows_who_has_passed_and_what_places_cost() -> None:
    """NAM-1.5a NAM-1.7 NAM-T.3: only as long as it lasts."""
    bidding = "4 ask=bribe/2 taken=none,none,none,1 bid=3,0,0,0"
    text = drawn(text=bidding)
    assert re.search(r" 1 \w+ 1 +15 +15 +5 +0 +3 ", text)
    assert re.search(r" 2 \w+ 2 +15 +15 +5 +0 +place 4 ", text)
    assert re.search(r">3 \w+ 3 +15 +15 +5 +0 +– ", text)
    assert "Places  1: −5 rep, 3 tracks  2: −3 rep, 2 tracks  3: −1 rep, 1 track" in text
    assert "4: 0 rep, 0 tracks" in text
    assert "Posti  1: −4 rep, 3 binari  2: −2 rep, 2 binari" in drawn("it", 120, text="3 ask=bribe/0")
    assert "Places" not in drawn()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_stand_beside_the_map_from_the_start(lang: str) -> None:
    """With 120 columns the picture does not change its shape when the set-up ends."""
    game = new(3, 2)
    game.players = ["Massimiliano"] * 3
    while game.phase in ("cube", "first-mine", "second-mine", "opening", "bribe"):
        text = TITLE.draw(game.view(0), game.words(lang), 120, False)
        assert "Round 1" in text.splitlines()[0]
        assert max(map(len, text.splitlines())) <= 120
        game.play(game.legal()[0])


def test_a_track_is_drawn_where_it_lies() -> None:
    """One more track changes only its own side."""
    before, after = drawn().splitlines(), drawn(text=TEXT.replace("J3-K4:1", "J3-K4:1,J4-K4:1")).splitlines()
    changed = [
        (row, column)
        for row, (one, other) in enumerate(zip(before[:37], after[:37], strict=True))
        for column, (a, b) in enumerate(zip(one, other, strict=True))
        if a != b
    ]
    assert len(changed) == 3
    assert len({row for row, _ in changed}) == 1


@pytest.mark.parametrize(
    ("lang", "words_of"),
    [("en", ["Round 3 of 6", "gold", "price"]), ("it", ["Round 3 di 6", "oro", "prezzo"])],
)
def test_market_and_players(lang: str, words_of: list[str]) -> None:
    text = drawn(lang)
    for word in words_of:
        assert word in text
    assert re.search(r"Au \w+ +11 +6 +2 +3 +Lüderitz", text)
    assert re.search(r">2 \w+ 2 +15 +15 +3 +0 +–", text)


def test_who_is_out_is_said() -> None:
    text = "4 out=1,0,2,0 places=2 order=3,1,none,none cash=0,15,0,15 reputation=0,15,0,15 ask=bribe/3"
    assert drawn(text=text).count("out of the game") == 2


def test_colours_only_when_asked_for() -> None:
    assert "\x1b" not in drawn("it")
    painted = drawn("it", colour=True)
    assert "\x1b" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == drawn("it")


def test_the_picture_of_every_phase_can_be_made() -> None:
    game = new(3, 2)
    seen = set()
    while not game.over:
        if game.phase not in seen:
            seen.add(game.phase)
            assert "A1" in TITLE.draw(game.view(0), words("it", TITLE.words_folder()), 120, False)
        game.play(game.legal()[0])
    assert "A1" in TITLE.draw(game.view(0), words("en", TITLE.words_folder()), 80, True)


def geometry() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((TITLE.folder / "geometry.json").read_text("utf-8"))
    return found


def test_geometry_knows_every_space_side_and_port() -> None:
    """NAM-S.11 NAM-R-30: seaward and printed sides as in the data; neighbours lie a hexagon apart."""
    found = geometry()
    assert list(found["spaces"]) == BOARD.spaces.names
    assert sorted(found["edges"]) == sorted(BOARD.edges.names)
    assert list(found["ports"]) == BOARD.ports.names
    for e, name in enumerate(BOARD.edges.names):
        side = found["edges"][name]
        assert side["seaward"] == (BOARD.buildable[e] == 0)
        assert side["printed"] == (BOARD.printed[e] == 1)
        assert math.isclose(math.dist(*side["ends"]), found["size"], abs_tol=0.2)
    apart = found["size"] * math.sqrt(3)
    for place in range(int(BOARD.size)):
        for i in range(BOARD.near_first[place], BOARD.near_first[place + 1]):
            here, there = (found["spaces"][BOARD.spaces.names[at]] for at in (place, BOARD.near[i]))
            assert math.isclose(math.dist(here, there), apart, abs_tol=0.2)


def test_geometry_stays_on_its_canvas() -> None:
    found = geometry()
    wide, high = found["canvas"]
    points = [
        *found["spaces"].values(),
        *found["outline"],
        *(port["disc"] for port in found["ports"].values()),
    ]
    assert all(0 <= x <= wide and 0 <= y <= high for x, y in points)
    assert list(found["market"]["columns"]) == BOARD.commodities.names
    assert len(found["market"]["rows"]) == 16
    right = max(x for x, _ in found["spaces"].values()) + found["size"]
    assert min(found["market"]["columns"].values()) > right, "the market lies beside the map"
