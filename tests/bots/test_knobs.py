"""Knobs are data: what a file says is checked, word by word."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.toys.market_day.title import MarketDay

from baobab.bots.bot import Budget, ask, ask_why
from baobab.bots.evaluation import Evaluation
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import MOST, SETTINGS, knobs_of, read_knobs
from baobab.bots.search import SearchBot
from baobab.errors import DataError
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.title import Title
from baobab.titles import title as find_title

AFRICA = find_title("africa")


def file(folder: Path, content: Any) -> Path:
    path = folder / "knobs.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def test_settings_not_given_are_as_usual(tmp_path: Path) -> None:
    knobs = read_knobs(AFRICA, file(tmp_path, {"weights": {"points": 7}, "settings": {"beam": 3}}))
    assert knobs.weights == {"points": 7}
    assert knobs.setting("beam") == 3
    assert knobs.setting("draws") == 4


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ({"weights": {"pints": 7}}, "pints"),
        ({"weights": {"points": "many"}}, "weights.points"),
        ({"weights": {"points": True}}, "weights.points"),
        ({"weights": {"points": 10**12}}, "weights.points"),
        ({"weights": {}, "settings": {"bean": 3}}, "bean"),
        ({"weights": {}, "search": {"weights": {"pints": 7}}}, "pints"),
        ({"weights": {}, "search": {"settings": {"bean": 3}}}, "bean"),
        ({"weights": {}, "search": {"levels": {}}}, "search.levels"),
        ({"weights": {}, "search": {"how": 3}}, "search.how"),
        ({"weights": {}, "search": {"crowd": {"weights": {}}}}, "seats"),
        ({"weights": {}, "search": {"crowd": {"seats": 6}}}, "search.crowd.seats"),
        ({"weights": {}, "search": {"clock": {"feature": "sun"}}}, "sun"),
        ({"weights": {}, "search": {"crowd": {"seats": 4, "weights": {"pints": 7}}}}, "pints"),
        ({"weights": {}, "search": {"crowd": {"seats": 4, "crowd": {}}}}, "search.crowd.crowd"),
        ({"weights": {}, "crowd": {"seats": 4}}, "crowd"),
        ({"weights": {}, "how": 3}, "how"),
        ({"weights": {}, "levels": {"easy": {"blurr": 3}}}, "blurr"),
        ({"weights": {}, "levels": {"easy": {"milliseconds": 0}}}, "levels.easy.milliseconds"),
        ({"weights": {}, "clock": {"feature": "points", "begins": 1, "ends": 2, "now": 1}}, "now"),
        ({"weights": {}, "levels": {"esay": {"blur": 3}}}, "esay"),
        ({"weights": {}, "clock": {"feature": "time", "begins": 0, "ends": 1}}, "time"),
        ({"weights": {}, "clock": {"feature": "points", "begins": 1, "ends": 1}}, "clock.ends"),
        ({"weights": {}, "settings": {"by_clock": 1}}, "settings.by_clock"),
        ({"weights": {}, "search": {"settings": {"by_clock": 1}}}, "search.settings.by_clock"),
        ({"settings": {}}, "weights"),
        ("{", "line 1"),
        ("[]", "\\$"),
    ],
)
def test_a_wrong_file_is_refused_by_name(tmp_path: Path, content: Any, said: str) -> None:
    with pytest.raises(DataError, match=said):
        read_knobs(AFRICA, file(tmp_path, content))


@pytest.mark.parametrize("name", list(SETTINGS))
def test_settings_have_a_least_and_a_most(tmp_path: Path, name: str) -> None:
    usual, least, most = SETTINGS[name]
    assert least <= usual <= most
    for part in ("settings", "search"):
        for value in (least - 1, most + 1):
            said: Any = {name: value} if part == "settings" else {"settings": {name: value}}
            with pytest.raises(DataError, match=f"settings.{name}"):
                read_knobs(AFRICA, file(tmp_path, {"weights": {}, part: said}))


def test_bots_play_with_the_least_of_every_setting(tmp_path: Path) -> None:
    content = {
        "weights": {"points": 1},
        "settings": {name: least for name, (_, least, _) in SETTINGS.items()},
    }
    path = str(file(tmp_path, content))
    s = AFRICA.new(2, FastLuck(1))
    for bot in (GreedyBot(file=path), SearchBot(file=path)):
        said = ask_why(bot, AFRICA, s, Budget(iterations=4), Rng(1))
        assert said[0].action == ask(bot, AFRICA, s, Budget(iterations=4), Rng(1))


def test_a_weight_of_searches_holds_to_the_end_unless_they_have_a_late_one(tmp_path: Path) -> None:
    content: dict[str, Any] = {
        "weights": {"points": 7, "goods": 2},
        "late": {"points": 9, "goods": 3},
        "search": {"weights": {"points": 8, "goods": 5}, "late": {"goods": 6}},
    }
    found = read_knobs(AFRICA, file(tmp_path, content)).for_search(2)
    assert (found.weights, found.late) == ({"points": 8, "goods": 5}, {"goods": 6})


def test_a_clock_turns_early_weights_into_late_ones(tmp_path: Path) -> None:
    content = {
        "weights": {"points": 0, "monuments_left": 10},
        "late": {"monuments_left": 20},
        "clock": {"feature": "monuments_left", "begins": 10, "ends": 0},
    }
    worth = Evaluation(AFRICA, read_knobs(AFRICA, file(tmp_path, content)))
    s = AFRICA.new(2, FastLuck(1))
    left = AFRICA.values(s, 0)[AFRICA.features.index("monuments_left")]
    late = min(1.0, max(0.0, (10 - left) / 10))
    assert worth.own_worth(s, 0) == pytest.approx(float(left) * (10 * (1 - late) + 20 * late))
    assert sum(worth.points_by_feature(s, 0)) == pytest.approx(worth.own_worth(s, 0) / worth.point)


def test_searches_go_by_what_is_said_of_them_alone(tmp_path: Path) -> None:
    content = {
        "weights": {"points": 7, "goods": 2},
        "clock": {"feature": "monuments_left", "begins": 9, "ends": 0},
        "settings": {"beam": 3, "scale": 50},
        "search": {"weights": {"goods": 5}, "settings": {"beam": 6}},
    }
    path = file(tmp_path, content)
    knobs = read_knobs(AFRICA, path)
    assert (knobs.weights, knobs.setting("beam")) == ({"points": 7, "goods": 2}, 3)
    of_search = knobs.for_search(2)
    assert of_search.weights == {"points": 7, "goods": 5}
    assert (of_search.setting("beam"), of_search.setting("scale")) == (6, 50)
    assert (of_search.clock, of_search.begins, of_search.ends) == ("monuments_left", 9, 0)
    s = AFRICA.new(2, FastLuck(1))
    search = SearchBot(file=str(path)).search(AFRICA, s, Budget(iterations=1), Rng(1))
    assert search.wide.beam == 6
    assert search.evaluation.early[AFRICA.features.index("goods")] == 5


def test_searches_at_full_tables_go_by_what_is_said_of_these(tmp_path: Path) -> None:
    content = {
        "weights": {"points": 7, "goods": 2},
        "settings": {"beam": 3},
        "search": {
            "weights": {"goods": 5},
            "settings": {"beam": 6, "scale": 50},
            "clock": {"feature": "monuments_left", "begins": 9, "ends": 0},
            "crowd": {
                "seats": 4,
                "weights": {"points": 8},
                "clock": {"feature": "to_come", "begins": 60, "ends": 0},
                "settings": {"beam": 9},
            },
        },
    }
    path = file(tmp_path, content)
    knobs = read_knobs(AFRICA, path)
    assert (knobs.clock, knobs.for_search(3).clock, knobs.for_search(4).clock) == (
        "",
        "monuments_left",
        "to_come",
    )
    for seats, points, beam in ((2, 7, 6), (3, 7, 6), (4, 8, 9), (5, 8, 9)):
        s = AFRICA.new(seats, FastLuck(1))
        search = SearchBot(file=str(path)).search(AFRICA, s, Budget(iterations=1), Rng(1))
        assert [search.evaluation.early[AFRICA.features.index(name)] for name in ("points", "goods")] == [
            points,
            5,
        ]
        assert (search.wide.beam, search.evaluation.scale) == (beam, 50)


def test_without_such_a_part_searches_go_by_the_same(tmp_path: Path) -> None:
    knobs = read_knobs(AFRICA, file(tmp_path, {"weights": {"points": 7}}))
    assert knobs.for_search(2) is knobs


def test_a_title_without_knobs_is_weighed_by_its_points() -> None:
    title: Title = MarketDay()
    assert knobs_of(title).weights == {}
    s = title.new(2, FastLuck(1))
    worth = Evaluation(title, knobs_of(title))
    assert worth.own_worth(s, 0) == title.scores(s)[0] * worth.point


def test_the_docs_list_every_setting_with_its_limits() -> None:
    """`docs/bots.md` has a table of all settings, their usual values, and the least and most of each."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \| (\S+), (\S+) \| ", text, re.MULTILINE)
    written = {
        name: tuple(int(x.replace("10⁹", str(MOST)).replace("−", "-")) for x in rest) for name, *rest in rows
    }
    assert written == SETTINGS
