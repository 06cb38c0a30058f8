"""The tools that say what features bring: by luck, and by shaken weights."""

import json
import math
import random
import re
from pathlib import Path

import pytest
from tools import measure_features, perturb_weights, regression

from baobab.bots.knobs import Knobs
from baobab.kernel.luck import Rng
from baobab.titles import title as find_title


def of_two(margin: float, draws: list[float], coins: list[float]) -> regression.GameLuck:
    """A game of two, of whom the first got this margin, with this luck."""
    return [
        (sign * margin / 2, [sign * part / 2 for part in draws], [sign * part / 2 for part in coins])
        for sign in (1, -1)
    ]


def test_what_luck_brings_is_found_again() -> None:
    """Margins are made up of known parts of draws and decisions, noise, and the luck of the end in full."""
    chance = random.Random(11)
    games: list[regression.GameLuck] = []
    for _ in range(400):
        goods, camps, end, chosen = (chance.gauss(0, spread) for spread in (9, 3, 2, 4))
        margin = 1.5 * goods - 0.5 * camps + end + 0.7 * chosen + chance.gauss(0, 1)
        games.append(of_two(margin, [goods, camps, end], [chosen, chance.gauss(0, 4), 0.0]))
    ((goods, goods_error), (camps, camps_error)), ((chosen, error), (nothing, _)) = regression.regress(games)
    assert goods == pytest.approx(1.5, abs=4 * goods_error)
    assert camps == pytest.approx(-0.5, abs=4 * camps_error)
    assert chosen == pytest.approx(0.7, abs=4 * error)
    assert nothing == pytest.approx(0.0, abs=4 * error)
    assert 0 < goods_error < camps_error < 0.05


def test_what_luck_brings_is_found_at_four_seats() -> None:
    """A seat that wins by its place, and a luck that only one of the four has, deceive nobody."""
    chance = random.Random(17)
    games: list[regression.GameLuck] = []
    for _ in range(200):
        goods, camps = ([chance.gauss(0, 5) for _ in range(4)] for _ in range(2))
        points = [2 * goods[i] + 0.5 * camps[i] + chance.gauss(0, 1) for i in range(4)]
        points[2] += 20
        parts = [regression.centre(numbers) for numbers in (points, goods, camps)]
        games.append([(m, [one, 0.0], [other, 0.0]) for m, one, other in zip(*parts, strict=True)])
    ((goods_bring, error),), ((camps_bring, other_error),) = regression.regress(games)
    assert goods_bring == pytest.approx(2.0, abs=4 * error)
    assert camps_bring == pytest.approx(0.5, abs=4 * other_error)
    assert error == pytest.approx(1 / (5 * math.sqrt(200 * 3)), rel=0.2)


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_falls_to_all_seats(seats: int) -> None:
    """In the mean of some games of Africa neither draws nor coins favour a seat."""
    quick = Knobs({"points": 1000, "goods": 800, "unknown_here": 100}, {}, {"beam": 1, "draws": 1}, {})
    scales = measure_features.LuckMeter(find_title("africa"), quick, Rng(1), seats)
    points = scales.names().index("points")
    games = [scales.game(seed) for seed in range(6)]
    assert all(len(game) == seats and abs(sum(ahead for ahead, _, _ in game)) < 1e-9 for game in games)
    last = [game[-1] for game in games]
    for found in ([draws[points] for _, draws, _ in last], [coins[points] for _, _, coins in last]):
        assert min(found) < 0 < max(found)
        assert abs(sum(found)) / 6 < max(map(abs, found)) / 2


def test_what_luck_says_is_told_feature_by_feature(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "two.json"
    quick = {"weights": {"unknown_here": 100, "points": 1000}, "settings": {"beam": 1, "draws": 1}}
    given.write_text(json.dumps(quick), encoding="utf-8")
    assert measure_features.main(["africa", "--games", "8", "--from", str(given)]) == 0
    tossed, *features = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+ of \d+ decisions by a coin", tossed)
    said = [line.split() for line in features]
    assert [(line[0], line[-1]) for line in said] == [("points", "+1.00"), ("unknown_here", "+0.10")]


@pytest.mark.parametrize(
    ("knobs", "asked", "said"),
    [
        ('{"weights": {"points": 1000, "goods": 800}}', ["--games", "7"], "--games: at least 8"),
        ('{"weights": {"points": 1000}}', ["--seats", "6"], "--seats: africa has 2 to 5"),
        ('{"weights": {"points": 1000}}', ["--within", "nan"], "--within: a number above 0"),
        ('{"weights": {}}', [], "weigh no feature"),
        ('{"weights": {"nope": 1}}', [], "weights.nope"),
        ("{", [], "line 1"),
    ],
)
def test_bad_input_for_luck_is_named(
    knobs: str, asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "given.json"
    given.write_text(knobs, encoding="utf-8")
    with pytest.raises(SystemExit):
        measure_features.main(["africa", *asked, "--from", str(given)])
    assert said in capsys.readouterr().err


def test_features_that_luck_moves_alike_spoil_nothing() -> None:
    chance = random.Random(5)
    games: list[regression.GameLuck] = []
    for _ in range(60):
        both, own = chance.gauss(0, 3), chance.gauss(0, 3)
        games.append(of_two(2.0 * both + own + chance.gauss(0, 1), [both, both, own, 0.0], [0.0] * 4))
    (one, error), (other, _), (own, own_error) = regression.regress(games)[0]
    assert own == pytest.approx(1.0, abs=4 * own_error)
    assert one + other == pytest.approx(2.0, abs=0.3)
    assert error > 100 * own_error


def test_what_no_luck_moves_is_said_to_be_so() -> None:
    games = [of_two(float(n % 5), [float(n % 3) - 1.0, 0.0, 0.0], [0.5, 0.0, 0.0]) for n in range(12)]
    (_, still), _ = regression.regress(games)
    assert still[1] == 0.0
    assert regression.format_effect(still).strip() == "not moved"


def test_shaken_figures_go_where_they_belong() -> None:
    content = {"how": "so", "weights": {"goods": 1, "gold": 2}, "clock": {}}
    found = perturb_weights.with_figures(content, {"goods": 3, "late.gold": 4, "beam": 5})
    assert found == content | {
        "weights": {"goods": 3, "gold": 2},
        "late": {"gold": 4},
        "settings": {"beam": 5},
    }


def test_what_shaken_weights_bring_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who likes points gets more of them than who shuns them, whatever luck brings."""
    bounds = tmp_path / "bounds.json"
    figures = {"vp": [-1000, 1000], "beam": [1, 1], "draws": [1, 1]}
    bounds.write_text(json.dumps(figures), encoding="utf-8")
    assert (
        perturb_weights.main(["heart_of_africa", "--seats", "3", "--bounds", str(bounds), "--games", "40"])
        == 0
    )
    luck_said, *shaken = capsys.readouterr().out.splitlines()
    assert luck_said.startswith("a point of luck in draws: ")
    (found,) = (re.fullmatch(r"vp +1000 instead of +-1000: ([+-]\S+) ± (\S+) points", one) for one in shaken)
    assert found is not None
    assert float(found[1]) > 2 * float(found[2]) > 0


@pytest.mark.parametrize(
    ("bounds", "asked", "said"),
    [
        ('{"goods": [1, 2]}', ["--games", "3"], "--games: at least 4"),
        ('{"goods": [1, 1]}', [], "--bounds: nothing is shaken"),
        ("{}", [], "--bounds: nothing is shaken"),
        ('{"goods": [1, 2]}', ["--seats", "6"], "--seats: africa has 2 to 5"),
        ('{"goods": [2, 1]}', [], "goods: two whole numbers are wanted"),
        ('{"goods": 7}', [], "goods: two whole numbers are wanted"),
        ('{"nope": [1, 2]}', [], "weights.nope"),
        ('{"beam": [0, 2]}', [], "settings.beam"),
        ("[]", [], "an object"),
        ("{", [], "line 1"),
    ],
)
def test_bad_input_for_shaking_is_named(
    bounds: str, asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "bounds.json"
    given.write_text(bounds, encoding="utf-8")
    with pytest.raises(SystemExit):
        perturb_weights.main(["africa", "--bounds", str(given), *asked])
    assert said in capsys.readouterr().err
