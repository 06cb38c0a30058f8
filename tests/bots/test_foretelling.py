"""The tool that fits weights to how games go on from each position."""

import json
import random
import re
from pathlib import Path

import pytest
from tools import foretell, sequel
from tools.knob_files import knobs, written

from baobab.bots.greedy import GreedyBot
from baobab.titles import title as find_title

AFRICA = find_title("africa")
QUICK = {
    "weights": {"points": 1000, "camps": 500, "unknown_here": 100},
    "late": {"camps": 0},
    "clock": {"feature": "to_come", "begins": 96, "ends": 0},
    "settings": {"beam": 1, "draws": 1},
}


def walk(chance: random.Random, positions: int) -> tuple[sequel.Rows, list[float]]:
    """A game of two in which both parts drift; it ends by 1.5 of the one less half of the other, and luck."""
    own = other = 0.0
    rows: sequel.Rows = []
    for _ in range(positions):
        own, other = own + chance.gauss(0, 3), other + chance.gauss(0, 2)
        rows.append([[own, -own], [other, -other]])
    margin = 1.5 * own - 0.5 * other + chance.gauss(0, 1)
    return rows, [margin, -margin]


def fitted(games: int, old: list[float], positions: int = 6) -> sequel.Fit:
    chance = random.Random(5)
    fit = sequel.Fit(old)
    for _ in range(games):
        fit.add(*walk(chance, positions))
    return fit


def test_figures_along_a_game_fade_and_change_seat_by_seat() -> None:
    column = [1.0, -1.0, 3.0, -3.0, 2.0, -2.0]
    assert sequel.faded(column, 2) == pytest.approx([1.0, -1.0, 3.9, -3.9, 5.51, -5.51])
    assert sequel.less_the_next(column, 2) == [-2.0, 2.0, 1.0, -1.0, 2.0, -2.0]


def test_weights_are_found_again() -> None:
    """From many positions of each game, of which only the last says what the game comes to."""
    fit = fitted(400, [1.0, 1.0])
    weights = fit.weights()
    assert weights == pytest.approx([1.5, -0.5], abs=0.1)
    assert len(fit.apart) == 40
    assert fit.missed(weights) < fit.missed(fit.old) - 1


def test_what_fades_not_at_all_goes_by_the_end_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is a plain regression: the weights are those that miss by least the games they come from."""
    monkeypatch.setattr(sequel, "FADING", 1.0)
    monkeypatch.setattr(sequel, "MODEST", 0.0)
    monkeypatch.setattr(sequel, "APART", 1000)
    fit = fitted(50, [0.0, 0.0])
    found = fit.weights()
    monkeypatch.setattr(sequel, "APART", 1)
    same = fitted(50, [0.0, 0.0])
    least = same.missed(found)
    for i in (0, 1):
        for step in (-0.01, 0.01):
            assert same.missed([weight + step * (i == j) for j, weight in enumerate(found)]) > least


def test_weights_of_nearer_positions_differ_from_those_of_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fading counts: by what follows at once the same games give other weights than by their ends."""
    by_sequel = fitted(30, [0.0, 0.0]).weights()
    monkeypatch.setattr(sequel, "FADING", 0.0)
    assert fitted(30, [0.0, 0.0]).weights() != pytest.approx(by_sequel, abs=1e-3)


def test_what_was_never_seen_keeps_its_weight() -> None:
    """A late weight, say, where no game went so far."""
    chance = random.Random(7)
    fit = sequel.Fit([1.0, 0.25])
    for _ in range(30):
        rows, ahead = walk(chance, 3)
        fit.add([[row[0], [0.0, 0.0]] for row in rows], ahead)
    assert (fit.seen(0), fit.seen(1)) == (True, False)
    assert fit.weights()[1] == 0.25


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
    assert missed.startswith("1 games left out: missed by ")
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
        (QUICK, ["--games", "11"], "--games: at least 12, one for every figure that is sought"),
        (QUICK, ["--games", "0"], "--games: at least 1 is wanted"),
        (QUICK, ["--seats", "9"], "--seats: africa has 2 to 5"),
        (QUICK, ["--games", "12", "--out", "no/such/folder/part.json"], "--out"),
        ({"weights": {}}, [], "the knobs weigh no feature"),
        ({"weights": {"goodness": 1}}, [], "given.json: In the data file, “weights.goodness”"),
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


def test_a_feature_that_counts_late_only_is_weighed_too() -> None:
    late = QUICK | {"late": {"goods": 1000}}
    table = foretell.Table(AFRICA, knobs(AFRICA, late), 2, 1)
    assert AFRICA.features.index("goods") in table.weighed


def test_without_a_clock_there_is_one_weight_for_a_feature(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, out = tmp_path / "plain.json", tmp_path / "part.json"
    plain = {"weights": {"vp": 1000, "turn_points": 500}, "settings": {"beam": 1, "draws": 1}}
    given.write_text(json.dumps(plain), encoding="utf-8")
    asked = ["heart_of_africa", "--games", "10", "--from", str(given), "--out", str(out)]
    assert foretell.main(asked) == 0
    assert "late" not in capsys.readouterr().out
    assert set(json.loads(out.read_text(encoding="utf-8"))) == {"how", "weights"}


def test_early_and_late_weights_are_shaken() -> None:
    table = foretell.Table(AFRICA, knobs(AFRICA, QUICK | {"late": {"points": 2000}}), 2, 3)
    players = [table.bot() for _ in range(40)]
    known = [player.knobs for player in players if isinstance(player, GreedyBot) and player.knobs is not None]
    assert len({one.weights["points"] for one in known}) > 10
    assert len({one.late["points"] for one in known}) > 10
    assert all(one.clock == "to_come" for one in known)
