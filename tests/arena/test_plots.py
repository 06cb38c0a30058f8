"""Pictures: whole SVG files, in both languages, one for everything there is to see."""

import random
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.arena import drawn_games, result

from baobab.arena.distributions import density, histogram, kernel_bandwidth
from baobab.arena.lineup import LineupEntry
from baobab.arena.match import Match
from baobab.arena.play_game import GameResult
from baobab.arena.plots import write_plots
from baobab.arena.report import report
from baobab.arena.svg import WIDTH, Scale, shorten_label
from baobab.errors import BaobabError

SVG = "{http://www.w3.org/2000/svg}"


def drawn(
    games: list[GameResult], folder: Path, lang: str = "en", ladder: bool = False
) -> dict[str, ET.Element]:
    lineup = tuple(LineupEntry(bot) for bot in games[0].bots)
    data = report([Match("africa", lineup)], games, ladder=ladder)
    paths = write_plots(data, games, folder, lang, "Africa & Co. <1>")
    return {path.stem: ET.fromstring(path.read_text("utf-8")) for path in paths}


def words_of(picture: ET.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_picture_is_drawn_and_says_what_it_shows(tmp_path: Path, lang: str) -> None:
    games = drawn_games({"a": 1.0, "b": 3.0, "c": 5.0}, 20, random.Random(2))
    pictures = drawn(games, tmp_path, lang)
    assert set(pictures) == {"shares", "seats", "ratings", "length", "scores"}
    for picture in pictures.values():
        said = words_of(picture)
        assert any("Africa & Co. <1>" in text and "60" in text for text in said)
        assert not any("nan" in text for text in said)
    assert words_of(pictures["shares"])[0] == {"en": "Who wins", "it": "Chi vince"}[lang]
    assert {"a", "b", "c"} <= set(words_of(pictures["ratings"]))


def test_nothing_is_drawn_beyond_the_page(tmp_path: Path) -> None:
    games = drawn_games({"a": 1.0, "b": 900.0}, 8, random.Random(4))
    for picture in drawn(games, tmp_path).values():
        height = float((picture.get("viewBox") or "").split()[3])
        for node in picture.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert -0.5 <= float(node.get(name) or 0) <= WIDTH + 0.5
            for name in ("y", "y1", "y2", "cy"):
                assert -0.5 <= float(node.get(name) or 0) <= height + 0.5


def test_a_ladder_is_drawn_from_the_equal_upwards(tmp_path: Path) -> None:
    games = [result(block, 0, bots, (1, 2)) for block in range(5) for bots in ("ba", "ca")]
    said = words_of(drawn(games, tmp_path, ladder=True)["ladder"])
    assert said.count("50 %") >= 1
    assert {"b", "c"} <= set(said)


def test_in_a_ladder_no_figure_stands_on_a_name(tmp_path: Path) -> None:
    games = [result(block, 0, bots, (2, 1)) for block in range(5) for bots in ("ba", "ca")]
    picture = drawn(games, tmp_path, ladder=True)["ladder"]
    texts = list(picture.iter(f"{SVG}text"))
    names = [float(text.get("y") or 0) for text in texts if text.text in ("a", "b", "c")]
    figures = [float(text.get("y") or 0) for text in texts if text.text == "0 %"]
    assert len(figures) >= 2
    assert max(figures) <= min(names) - 16


def test_a_rating_without_an_interval_has_no_whisker(tmp_path: Path) -> None:
    games = [result(block, 0, "ab", (1, 2)) for block in range(3)]
    few, many = (drawn(games[:count], tmp_path)["ratings"] for count in (1, 3))
    marks = [
        len([line for line in one.iter(f"{SVG}line") if line.get("class") == "mark"]) for one in (few, many)
    ]
    assert marks == [3, 6]  # the anchor has its rating by definition


def test_the_least_there_can_be_is_drawn_too(tmp_path: Path) -> None:
    assert "length" in drawn([result(0, 0, "ab", (1, 1), (0, 0))], tmp_path)


def test_pictures_read_well_on_light_and_on_dark(tmp_path: Path) -> None:
    drawn([result(0, 0, "ab", (1, 2))], tmp_path)
    assert "prefers-color-scheme: dark" in (tmp_path / "shares.svg").read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits to file sizes there")
def test_a_picture_is_drawn_whole_or_not_at_all(tmp_path: Path) -> None:
    """The system itself refuses in the middle of a picture; the one that was there stays."""
    import resource

    games = [result(0, 0, "ab", (1, 2))]
    drawn(games, tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(BaobabError, match=r"shares\.svg” could not be read or written"):
            drawn(games, tmp_path, "it")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_axes_have_round_figures() -> None:
    assert Scale(0, 1, 0, 100).ticks(5) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert Scale(-193, 434, 0, 100).ticks() == [-100, 0, 100, 200, 300, 400]
    assert Scale(3, 5, 0, 100).ticks(9, least=1) == [3, 4, 5]


def test_histograms_count_everything_once() -> None:
    rng = random.Random(9)
    values = [rng.randrange(40, 300) for _ in range(500)]
    bins = histogram(values)
    assert sum(count for _, _, count in bins) == 500
    assert len(bins) <= 28
    hill = density([5, 5, 5], 1, 0, 10)
    assert max(hill, key=lambda point: point[1])[0] == 5
    assert kernel_bandwidth([5, 5, 5]) == 0 < kernel_bandwidth([4, 5, 6]) < kernel_bandwidth([3, 5, 7])


def test_long_names_are_cut_in_their_middle() -> None:
    assert shorten_label("x" * 30) == "x" * 30
    assert re.fullmatch("a{14}…b{14}", shorten_label("a" * 40 + "b" * 40))
