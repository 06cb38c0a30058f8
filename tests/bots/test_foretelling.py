"""The tool that fits weights to how games end."""

import json
import random
import re
from pathlib import Path

import pytest
from tools import foretell
from tools.knob_files import knobs, written

from baobab.titles import title as find_title

AFRICA = find_title("africa")
QUICK = {
    "weights": {"points": 1000, "camps": 500, "unknown_here": 100},
    "late": {"camps": 0},
    "clock": {"feature": "to_come", "begins": 96, "ends": 0},
    "settings": {"beam": 1, "draws": 1},
}


def test_weights_are_found_again() -> None:
    """Margins are made of two known parts and noise, which neither part can tell."""
    chance = random.Random(5)
    fit = foretell.Fit([1.0, 1.0])
    for _ in range(1000):
        own, other = chance.gauss(0, 3), chance.gauss(0, 2)
        margin = 1.5 * own - 0.5 * other + chance.gauss(0, 1)
        fit.add([[[own, -own], [other, -other]]], [margin, -margin])
    weights = fit.weights()
    assert weights == pytest.approx([1.5, -0.5], abs=0.06)
    before, after = fit.misses(weights)
    assert after < before
    assert fit.misses([1.0, 1.0]) == pytest.approx((before, before))


def test_positions_are_told_early_and_late() -> None:
    """At the beginning all parts lie with the early weights, and the seats are compared with one another."""
    table = foretell.Table(AFRICA, knobs(AFRICA, QUICK), 3, 1)
    rows, ahead = table.game(7)
    assert sum(ahead) == pytest.approx(0)
    features = len(table.weighed)
    parts = features + 2
    assert [AFRICA.features[i] for i in table.weighed] == ["points", "camps", "unknown_here"]
    assert all(len(row) == 2 * parts and abs(sum(figures)) < 1e-9 for row in rows for figures in row)
    first, last = rows[0], rows[-1]
    assert not any(figure for figures in first[parts:] for figure in figures)
    assert abs(last[parts][0]) > abs(last[0][0])
    assert table.as_weighed() == [1.0, 0.5, 0.1, 0.0, 0.0, 1.0, 0.0, 0.1, 0.0, 0.0]


def test_weights_are_told_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is written is a part of knobs, as it stands under `search`; points tell most of how games end."""
    given, out = tmp_path / "quick.json", tmp_path / "part.json"
    given.write_text(json.dumps(QUICK), encoding="utf-8")
    asked = ["africa", "--seats", "3", "--games", "12", "--from", str(given), "--out", str(out)]
    assert foretell.main(asked) == 0
    missed, points, camps, _ = capsys.readouterr().out.splitlines()
    assert "standings; by the knobs they miss by" in missed
    assert points.startswith("points    ")
    assert re.fullmatch(r"camps +\+0\.50 -> +\S+ +late +\+0\.00 -> +\S+", camps)
    part = json.loads(out.read_text(encoding="utf-8"))
    assert part["how"] == "tools.foretell, 12 games at 3 seats, seed 1."
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(QUICK | {"search": part}), encoding="utf-8")
    found = knobs(AFRICA, written(AFRICA, whole)).of_search(3)
    assert (found.weights, found.late) == (part["weights"], part["late"])
    assert (found.clock, found.begins, found.ends) == ("to_come", 96, 0)
    assert found.late["points"] > 0


@pytest.mark.parametrize(
    ("content", "asked", "said"),
    [
        (QUICK, ["--games", "5"], "--games: at least 10, one for every figure that is sought"),
        (QUICK, ["--games", "10", "--out", "no/such/folder/part.json"], "--out"),
        ({"weights": {}}, [], "the knobs weigh no feature"),
        ({"weights": {"goodness": 1}}, [], "goodness"),
    ],
)
def test_what_cannot_be_fitted_is_refused(
    content: object, asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "given.json"
    given.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(SystemExit):
        foretell.main(["africa", "--seats", "3", "--from", str(given), *asked])
    assert said in capsys.readouterr().err
