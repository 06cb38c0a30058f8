"""The tools that find weights."""

import argparse
import json
import math
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tools import calibrate, draw_weights, luck, regression, shake, tune
from tools.asked import check_file

from baobab.bots.knobs import Knobs, knobs_of, read_knobs
from baobab.bots.worth import Worth
from baobab.kernel.luck import Rng
from baobab.titles import title as find_title

BOUNDS = {"points": (1000, 1000), "goods": (10, 900), "camps": (-900, -10), "walks": (3, 40)}


def test_drawn_weights_keep_their_bounds_and_signs() -> None:
    chance = random.Random(3)
    all_drawn = [draw_weights.drawn(BOUNDS, chance) for _ in range(200)]
    assert all(drawn["points"] == 1000 for drawn in all_drawn)
    assert all(10 <= drawn.get("goods", 10) <= 900 for drawn in all_drawn)
    assert all(-900 <= drawn.get("camps", -10) <= -10 for drawn in all_drawn)
    assert 20 < sum("walks" not in drawn for drawn in all_drawn) < 80


def test_weights_that_win_from_every_seat_are_kept(tmp_path: Path) -> None:
    """Points alone dither so long that they lose to what the title plays with."""
    title = find_title("africa")
    good = json.loads((title.folder / "knobs.json").read_text(encoding="utf-8"))
    bad = {**good, "weights": {"walks": -1}}
    (tmp_path / "bad.json").write_text(json.dumps(bad), encoding="utf-8")
    bounds = {feature: [weight, weight] for feature, weight in good["weights"].items()}
    (tmp_path / "bounds.json").write_text(json.dumps(bounds), encoding="utf-8")
    out = tmp_path / "found"
    given = ["africa", "--from", str(tmp_path / "bad.json"), "--bounds", str(tmp_path / "bounds.json")]
    assert draw_weights.main([*given, "--out", str(out), "--tries", "1", "--deals", "1"]) == 0
    assert read_knobs(title, out / "1.json").weights == good["weights"]


def test_the_seed_decides_whom_drawn_weights_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[list[int]] = []

    def lost(title: object, seats: int, new: object, old: object, seeds: range) -> int:
        met.append(list(seeds))
        return 0

    monkeypatch.setattr(draw_weights, "games_won", lost)
    for seed in ("1", "1", "2"):
        given = given_weights(tmp_path, '{"weights": {"points": 1}}', '{"points": [1, 2]}')
        assert draw_weights.main([*given, "--tries", "1", "--deals", "2", "--seed", seed]) == 0
    first, again, other = met
    assert first == again
    assert len({*first, *other}) == 4


def given_weights(folder: Path, knobs: str, bounds: str) -> list[str]:
    """What `tools.draw_weights` is asked for at Africa, with these files."""
    (folder / "given.json").write_text(knobs, encoding="utf-8")
    (folder / "bounds.json").write_text(bounds, encoding="utf-8")
    files = {"--from": "given.json", "--bounds": "bounds.json", "--out": "out"}
    return ["africa", *(word for option, file in files.items() for word in (option, str(folder / file)))]


@pytest.mark.parametrize(
    ("bounds", "asked", "said"),
    [
        ("[1, 2]", [], "an object"),
        ('{"points": [5]}', [], "points: two whole numbers are wanted, the low one first, not [5]"),
        ('{"goods": ["a", 2]}', [], "goods: two whole numbers"),
        ('{"goods": [true, 2]}', [], "goods: two whole numbers"),
        ('{"goods": [-1, 2]}', [], "of one sign and not nought: goods"),
        ('{"points": [1, 1], "nope": [1, 2]}', [], "weights.nope"),
        ('{"points": [1, 9999999999]}', [], "9999999999"),
        ("{}", [], "nothing to draw"),
        ('{"points": [1, 2]}', ["--seats", "7"], "--seats: africa has 2 to 5, not 7"),
        ('{"points": [1, 2]}', ["--deals", "0"], "--deals: at least 1"),
        ('{"points": [1, 2]}', ["--tries", "0"], "--tries: at least 1"),
        ('{"points": [1, 2]}', ["--seed", "-1"], "--seed: 0 to"),
        ('{"points": [1, 2]}', ["--out", "/proc/nope/x"], "--out: /proc/nope/x cannot be used"),
    ],
)
def test_bad_input_for_drawing_is_named(
    bounds: str, asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        draw_weights.main([*given_weights(tmp_path, '{"weights": {"points": 1}}', bounds), *asked])
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("better", [0.5, -0.5])
def test_a_step_of_tuning_moves_every_weight_and_keeps_its_sign(
    better: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All weights move equally far to the side that did better; one that is nought stays there."""
    title = find_title("africa")
    old = {"points": 1000, "goods": -4000, "camps": 500, "walks": 0}
    given, out = tmp_path / "given.json", tmp_path / "tuned.json"
    given.write_text(json.dumps({"weights": old, "late": {"points": 3000}}), encoding="utf-8")
    tried: list[dict[str, Any]] = []

    def block(title: object, seats: int, contents: list[dict[str, Any]], seed: int) -> float:
        tried.extend(contents)
        return better

    monkeypatch.setattr(tune, "block", block)
    asked = ["africa", "--from", str(given), "--out", str(out), "--steps", "1", "--pace", "0.8"]
    assert tune.main(asked) == 0
    assert "1 steps at 2 seats, seed 1, shake 0.25" in json.loads(out.read_text(encoding="utf-8"))["how"]
    there, back = tried
    liked = there if better > 0 else back
    new = read_knobs(title, out)
    assert old.keys() == new.weights.keys()
    assert new.weights["walks"] == 0
    pairs = [(old[name], new.weights[name], liked["weights"][name]) for name in old if old[name]]
    for before, after, shaken in [*pairs, (3000, new.late["points"], liked["late"]["points"])]:
        assert math.log(after / before) == pytest.approx(math.copysign(0.2, shaken / before - 1), abs=0.01)


def test_a_title_is_tuned_with_the_fewest_seats_it_has(tmp_path: Path) -> None:
    title, out = find_title("namibia"), tmp_path / "tuned.json"
    assert (
        tune.main(["namibia", "--from", str(title.folder / "knobs.json"), "--out", str(out), "--steps", "1"])
        == 0
    )
    assert "1 steps at 3 seats" in json.loads(out.read_text(encoding="utf-8"))["how"]


def test_weights_are_shaken_no_further_than_knobs_may_hold() -> None:
    content = {"weights": {"points": 1000, "goods": -1}}
    logs = tune.weights_in(content)
    far = tune.shaken(content, logs, dict.fromkeys(logs, 1.0), 1e6)
    assert far["weights"] == {"points": 10**9, "goods": -(10**9)}


@pytest.mark.parametrize(
    ("knobs", "asked", "said"),
    [
        ('{"weights": {"points": 1}}', ["--seats", "9"], "--seats: africa has 2 to 5, not 9"),
        ('{"weights": {"points": 1}}', ["--seats", "1"], "--seats: africa has 2 to 5, not 1"),
        ('{"weights": {"points": 1}}', ["--steps", "0"], "--steps: at least 1"),
        ('{"weights": {"points": 1}}', ["--steps", "-3"], "--steps: at least 1"),
        ('{"weights": {"points": 1}}', ["--seed", "-1"], "--seed: 0 to"),
        ('{"weights": {"points": 1}}', ["--pace", "nan"], "--pace: a number above 0 is wanted, not nan"),
        ('{"weights": {"points": 1}}', ["--shake", "0"], "--shake: a number above 0 is wanted, not 0"),
        ('{"weights": {"points": 1}}', ["--shake", "inf"], "--shake: a number above 0 is wanted, not inf"),
        ('{"weights": {"points": 1}}', ["--out", "/proc/nope/x"], "--out: /proc/nope/x cannot be written"),
        ('{"weights": {"points": 1}}', ["--out", "/"], "--out: / cannot be written"),
        ('{"weights": {}}', [], "nothing to tune"),
        ('{"weights": {"points": 0}, "late": {"points": 0}}', [], "nothing to tune"),
    ],
)
def test_bad_input_for_tuning_is_named(
    knobs: str, asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, out = tmp_path / "given.json", tmp_path / "out.json"
    given.write_text(knobs, encoding="utf-8")
    with pytest.raises(SystemExit):
        tune.main(["africa", "--from", str(given), "--out", str(out), *asked])
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_what_is_there_outlives_the_look_whether_it_can_be_written(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("old", encoding="utf-8")
    for file in (old, new):
        check_file(argparse.ArgumentParser(), "--out", file)
    assert old.read_text(encoding="utf-8") == "old"
    assert not new.exists()


def test_weights_that_cannot_be_read_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, out = str(tmp_path / "missing.json"), str(tmp_path / "out")
    with pytest.raises(SystemExit):
        tune.main(["africa", "--from", missing, "--out", out])
    with pytest.raises(SystemExit):
        draw_weights.main(["africa", "--from", missing, "--bounds", missing, "--out", out])
    assert capsys.readouterr().err.count(f"“{missing}” cannot be used") == 2
    with pytest.raises(SystemExit):
        tune.main(["nowhere", "--from", missing, "--out", out])
    assert "nowhere" in capsys.readouterr().err


def test_the_scale_of_shares_is_the_one_that_comes_true() -> None:
    """Looks made up on a known scale give that scale back, within the grain of the tries."""
    title = find_title("africa")
    worth = Worth(title, knobs_of(title))
    found: list[calibrate.Look] = []
    for lead in range(-20_000, 20_001, 500):
        share = 0.5 + 0.5 * (lead / 5000) / (1 + abs(lead / 5000))
        found += [([float(lead), 0.0], 0, 1.0)] * round(share * 100)
        found += [([float(lead), 0.0], 0, 0.0)] * (100 - round(share * 100))
    assert calibrate.best_odds(worth, found) == pytest.approx(5000, rel=0.125)


def test_modesty_makes_as_much_be_told_as_is_won() -> None:
    """Whoever looks thinks itself 3000 ahead, and wins half of the games."""
    worth = Worth(find_title("africa"), Knobs({"points": 1000}, {}, {"odds": 4000}, {}))
    found = [([3000.0 + lead, 0.0], 0, float(lead > 0)) for lead in (-500, 500)] * 20
    assert calibrate.balanced(worth, found) == pytest.approx(3000, abs=1)


def test_a_calibration_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in ([], ["--search", "--seats", "3"]):
        assert calibrate.main(["ticket_to_ride", "--games", "1", *asked]) == 0
        assert "ticket_to_ride: odds " in capsys.readouterr().out


def test_shaken_figures_go_where_they_belong() -> None:
    content = {"how": "so", "weights": {"goods": 1, "gold": 2}, "clock": {}}
    found = shake.with_figures(content, {"goods": 3, "late.gold": 4, "beam": 5})
    assert found == content | {
        "weights": {"goods": 3, "gold": 2},
        "late": {"gold": 4},
        "settings": {"beam": 5},
    }


def test_a_calibration_stands_where_it_holds() -> None:
    crowd: dict[str, Any] = {"seats": 4}
    search: dict[str, Any] = {"crowd": crowd}
    content = {"weights": {}, "search": search}
    assert [calibrate.place(content, seats) for seats in (2, 3, 4, 5)] == [search, search, crowd, crowd]
    assert calibrate.place({"search": {"how": "so"}}, 4) == {"how": "so"}
    bare: dict[str, Any] = {"weights": {}}
    calibrate.place(bare, 4)["settings"] = {"odds": 3}
    assert bare == {"weights": {}, "search": {"settings": {"odds": 3}}}


@pytest.mark.parametrize(
    ("asked", "said"), [(["--seats", "6"], "--seats: africa has 2 to 5"), (["--games", "0"], "at least 1")]
)
def test_bad_input_for_a_calibration_is_named(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        calibrate.main(["africa", "--search", *asked])
    assert said in capsys.readouterr().err


def of_two(margin: float, draws: list[float], coins: list[float]) -> regression.Game:
    """A game of two, of whom the first got this margin, with this luck."""
    return [
        (sign * margin / 2, [sign * part / 2 for part in draws], [sign * part / 2 for part in coins])
        for sign in (1, -1)
    ]


def test_what_luck_brings_is_found_again() -> None:
    """Margins are made up of known parts of draws and decisions, noise, and the luck of the end in full."""
    chance = random.Random(11)
    games: list[regression.Game] = []
    for _ in range(400):
        goods, camps, end, chosen = (chance.gauss(0, spread) for spread in (9, 3, 2, 4))
        margin = 1.5 * goods - 0.5 * camps + end + 0.7 * chosen + chance.gauss(0, 1)
        games.append(of_two(margin, [goods, camps, end], [chosen, chance.gauss(0, 4), 0.0]))
    ((goods, goods_error), (camps, camps_error)), ((chosen, error), (nothing, _)) = regression.regressed(
        games
    )
    assert goods == pytest.approx(1.5, abs=4 * goods_error)
    assert camps == pytest.approx(-0.5, abs=4 * camps_error)
    assert chosen == pytest.approx(0.7, abs=4 * error)
    assert nothing == pytest.approx(0.0, abs=4 * error)
    assert 0 < goods_error < camps_error < 0.05


def test_what_luck_brings_is_found_at_four_seats() -> None:
    """A seat that wins by its place, and a luck that only one of the four has, deceive nobody."""
    chance = random.Random(17)
    games: list[regression.Game] = []
    for _ in range(200):
        goods, camps = ([chance.gauss(0, 5) for _ in range(4)] for _ in range(2))
        points = [2 * goods[i] + 0.5 * camps[i] + chance.gauss(0, 1) for i in range(4)]
        points[2] += 20
        parts = [regression.centred(numbers) for numbers in (points, goods, camps)]
        games.append([(m, [one, 0.0], [other, 0.0]) for m, one, other in zip(*parts, strict=True)])
    ((goods_bring, error),), ((camps_bring, other_error),) = regression.regressed(games)
    assert goods_bring == pytest.approx(2.0, abs=4 * error)
    assert camps_bring == pytest.approx(0.5, abs=4 * other_error)
    assert error == pytest.approx(1 / (5 * math.sqrt(200 * 3)), rel=0.2)


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_falls_to_all_seats(seats: int) -> None:
    """In the mean of some games of Africa neither draws nor coins favour a seat."""
    quick = Knobs({"points": 1000, "goods": 800, "unknown_here": 100}, {}, {"beam": 1, "draws": 1}, {})
    scales = luck.Scales(find_title("africa"), quick, Rng(1), seats)
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
    assert luck.main(["africa", "--games", "8", "--from", str(given)]) == 0
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
        luck.main(["africa", *asked, "--from", str(given)])
    assert said in capsys.readouterr().err


def test_features_that_luck_moves_alike_spoil_nothing() -> None:
    chance = random.Random(5)
    games: list[regression.Game] = []
    for _ in range(60):
        both, own = chance.gauss(0, 3), chance.gauss(0, 3)
        games.append(of_two(2.0 * both + own + chance.gauss(0, 1), [both, both, own, 0.0], [0.0] * 4))
    (one, error), (other, _), (own, own_error) = regression.regressed(games)[0]
    assert own == pytest.approx(1.0, abs=4 * own_error)
    assert one + other == pytest.approx(2.0, abs=0.3)
    assert error > 100 * own_error


def test_what_no_luck_moves_is_said_to_be_so() -> None:
    games = [of_two(float(n % 5), [float(n % 3) - 1.0, 0.0, 0.0], [0.5, 0.0, 0.0]) for n in range(12)]
    (_, still), _ = regression.regressed(games)
    assert still[1] == 0.0
    assert regression.told(still).strip() == "not moved"


def test_what_shaken_weights_bring_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who likes points gets more of them than who shuns them, whatever luck brings."""
    bounds = tmp_path / "bounds.json"
    figures = {"vp": [-1000, 1000], "beam": [1, 1], "draws": [1, 1]}
    bounds.write_text(json.dumps(figures), encoding="utf-8")
    assert shake.main(["heart_of_africa", "--seats", "3", "--bounds", str(bounds), "--games", "40"]) == 0
    luck_said, *shaken = capsys.readouterr().out.splitlines()
    assert luck_said.startswith("a point of luck in draws: ")
    (found,) = (re.fullmatch(r"vp +1000 instead of +-1000: ([+-]\S+) ± (\S+) points", one) for one in shaken)
    assert found is not None
    assert float(found[1]) > 2 * float(found[2]) > 0


@pytest.mark.parametrize(
    ("bounds", "asked", "said"),
    [
        ('{"goods": [1, 2]}', ["--games", "3"], "--games: at least 4"),
        ('{"goods": [1, 1]}', [], "one must be"),
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
        shake.main(["africa", "--bounds", str(given), *asked])
    assert said in capsys.readouterr().err
