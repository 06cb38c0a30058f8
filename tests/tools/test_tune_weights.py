"""The tools that find weights."""

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any

import pytest
from tools import sample_weights, tune_weights
from tools.cli_options import check_writable

from baobab.bots.knobs import read_knobs
from baobab.titles import title as find_title

BOUNDS = {"points": (1000, 1000), "goods": (10, 900), "camps": (-900, -10), "walks": (3, 40)}


def test_drawn_weights_keep_their_bounds_and_signs() -> None:
    chance = random.Random(3)
    all_drawn = [sample_weights.draw_weights(BOUNDS, chance) for _ in range(200)]
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
    assert sample_weights.main([*given, "--out", str(out), "--tries", "1", "--deals", "1"]) == 0
    assert read_knobs(title, out / "1.json").weights == good["weights"]


def test_the_seed_decides_whom_drawn_weights_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[list[int]] = []

    def lost(title: object, seats: int, new: object, old: object, seeds: range) -> int:
        met.append(list(seeds))
        return 0

    monkeypatch.setattr(sample_weights, "games_won", lost)
    for seed in ("1", "1", "2"):
        given = given_weights(tmp_path, '{"weights": {"points": 1}}', '{"points": [1, 2]}')
        assert sample_weights.main([*given, "--tries", "1", "--deals", "2", "--seed", seed]) == 0
    first, again, other = met
    assert first == again
    assert len({*first, *other}) == 4


def given_weights(folder: Path, knobs: str, bounds: str) -> list[str]:
    """What `tools.sample_weights` is asked for at Africa, with these files."""
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
        sample_weights.main([*given_weights(tmp_path, '{"weights": {"points": 1}}', bounds), *asked])
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

    monkeypatch.setattr(tune_weights, "play_block", block)
    asked = ["africa", "--from", str(given), "--out", str(out), "--steps", "1", "--pace", "0.8"]
    assert tune_weights.main(asked) == 0
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
        tune_weights.main(
            ["namibia", "--from", str(title.folder / "knobs.json"), "--out", str(out), "--steps", "1"]
        )
        == 0
    )
    assert "1 steps at 3 seats" in json.loads(out.read_text(encoding="utf-8"))["how"]


def test_weights_are_shaken_no_further_than_knobs_may_hold() -> None:
    content = {"weights": {"points": 1000, "goods": -1}}
    logs = tune_weights.log_weights(content)
    far = tune_weights.perturb(content, logs, dict.fromkeys(logs, 1.0), 1e6)
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
        tune_weights.main(["africa", "--from", str(given), "--out", str(out), *asked])
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_what_is_there_outlives_the_look_whether_it_can_be_written(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("old", encoding="utf-8")
    for file in (old, new):
        check_writable(argparse.ArgumentParser(), "--out", file)
    assert old.read_text(encoding="utf-8") == "old"
    assert not new.exists()


def test_weights_that_cannot_be_read_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, out = str(tmp_path / "missing.json"), str(tmp_path / "out")
    with pytest.raises(SystemExit):
        tune_weights.main(["africa", "--from", missing, "--out", out])
    with pytest.raises(SystemExit):
        sample_weights.main(["africa", "--from", missing, "--bounds", missing, "--out", out])
    assert capsys.readouterr().err.count(f"“{missing}” cannot be used") == 2
    with pytest.raises(SystemExit):
        tune_weights.main(["nowhere", "--from", missing, "--out", out])
    assert "nowhere" in capsys.readouterr().err
