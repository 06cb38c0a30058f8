"""The tool that fits weights to how games go on from each position."""

import json
import random
import re
from pathlib import Path

import pytest
from tests.titles.africa.positions import at
from tools import fit_weights, temporal_difference
from tools.knob_files import make_knobs, read_content
from tools.self_play import Decider, bots_decide

from baobab.bots.bot import Bot
from baobab.bots.greedy import GreedyBot
from baobab.kernel import oneline
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import title as find_title

AFRICA = find_title("africa")
QUICK = {
    "weights": {"points": 1000, "camps": 500, "unknown_here": 100},
    "late": {"camps": 0},
    "clock": {"feature": "to_come", "begins": 88, "ends": 0},
    "settings": {"beam": 1, "draws": 1},
}


def walk(chance: random.Random, positions: int) -> tuple[temporal_difference.Rows, list[float]]:
    """A game of two in which both parts drift; it ends by 1.5 of the one less half of the other, and luck."""
    own = other = 0.0
    rows: temporal_difference.Rows = []
    for _ in range(positions):
        own, other = own + chance.gauss(0, 3), other + chance.gauss(0, 2)
        rows.append(([[own, -own], [other, -other]], [0.0, 0.0]))
    margin = 1.5 * own - 0.5 * other + chance.gauss(0, 1)
    return rows, [margin, -margin]


def fitted(games: int, old: list[float], positions: int = 6) -> temporal_difference.LstdFit:
    chance = random.Random(5)
    fit = temporal_difference.LstdFit(old)
    for _ in range(games):
        fit.add(*walk(chance, positions))
    return fit


def test_figures_along_a_game_fade_and_change_seat_by_seat() -> None:
    column = [1.0, -1.0, 3.0, -3.0, 2.0, -2.0]
    assert temporal_difference.decayed_trace(column, 2) == pytest.approx([1.0, -1.0, 3.7, -3.7, 4.59, -4.59])
    assert temporal_difference.step_differences(column, 2) == [-2.0, 2.0, 1.0, -1.0, 2.0, -2.0]


def test_weights_are_found_again() -> None:
    """From many positions of each game, of which only the last says what the game comes to."""
    fit = fitted(400, [1.0, 1.0])
    weights = fit.weights()
    assert weights == pytest.approx([1.5, -0.5], abs=0.1)
    assert len(fit.held_out) == 40
    assert fit.rms_error(weights) < fit.rms_error(fit.old) - 1


def test_what_fades_not_at_all_goes_by_the_end_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is a plain regression: the weights are those that miss by least the games they come from."""
    monkeypatch.setattr(temporal_difference, "DECAY", 1.0)
    monkeypatch.setattr(temporal_difference, "REGULARISATION", 0.0)
    monkeypatch.setattr(temporal_difference, "HELD_OUT_EVERY", 1000)
    fit = fitted(50, [0.0, 0.0])
    found = fit.weights()
    monkeypatch.setattr(temporal_difference, "HELD_OUT_EVERY", 1)
    same = fitted(50, [0.0, 0.0])
    least = same.rms_error(found)
    for i in (0, 1):
        for step in (-0.01, 0.01):
            assert same.rms_error([weight + step * (i == j) for j, weight in enumerate(found)]) > least


def test_weights_of_nearer_positions_differ_from_those_of_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fading counts: by what follows at once the same games give other weights than by their ends."""
    by_sequel = fitted(30, [0.0, 0.0]).weights()
    monkeypatch.setattr(temporal_difference, "DECAY", 0.0)
    assert fitted(30, [0.0, 0.0]).weights() != pytest.approx(by_sequel, abs=1e-3)


def test_what_was_never_seen_keeps_its_weight() -> None:
    """A late weight, say, where no game went so far."""
    chance = random.Random(7)
    fit = temporal_difference.LstdFit([1.0, 0.25])
    for _ in range(30):
        rows, ahead = walk(chance, 3)
        fit.add([([parts[0], [0.0, 0.0]], sure) for parts, sure in rows], ahead)
    assert (fit.was_seen(0), fit.was_seen(1)) == (True, False)
    assert fit.weights()[1] == 0.25


def test_what_is_sure_is_not_fitted() -> None:
    """The other weights are those that fit beside it; games left out are told with it, too.

    What is fitted goes with what is sure: without that it would get another weight.
    """
    chance = random.Random(5)
    fit, wrong = temporal_difference.LstdFit([0.0]), temporal_difference.LstdFit([0.0])
    for _ in range(400):
        rows, ahead = walk(chance, 6)
        both = [[list(map(sum, zip(own, other, strict=True)))] for (own, other), _ in rows]
        sure = [[2.0 * figure for figure in own] for (own, _), _ in rows]
        fit.add(list(zip(both, sure, strict=True)), ahead)
        wrong.add([(parts, [0.0, 0.0]) for parts in both], ahead)
    assert fit.weights() == pytest.approx([-0.5], abs=0.1)
    assert wrong.weights()[0] > 0.5
    assert fit.rms_error(fit.weights()) < wrong.rms_error(wrong.weights()) - 1


def test_sure_features_keep_their_weights_and_count_in_points() -> None:
    weights = {"points": 3000, "camps": 500, "unknown_here": 100}
    content = QUICK | {"weights": weights, "settings": {"point": 1500}}
    table = fit_weights.TrainingTable(AFRICA, make_knobs(AFRICA, content), 2, ["points"])
    assert [AFRICA.features[i] for i in table.weighed] == ["camps", "unknown_here"]
    s = at("2 ask=move/0/1 explorer=B5,K1 points=9,4").state
    assert table.position_row(s)[1] == [5.0, -5.0], "twice the five points between them, against the mean"
    part = fit_weights.part_of_knobs(table, [0.1] * len(table.current_weights()), "by hand")
    assert part["weights"] == {"points": 3000, "camps": 150, "unknown_here": 150}
    assert part["late"] == {"points": 3000, "camps": 150, "unknown_here": 150}


def test_all_seats_go_by_the_same_weights_and_games_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """So nobody is ahead because he plays better, and positions differ from game to game."""
    table = fit_weights.TrainingTable(AFRICA, make_knobs(AFRICA, QUICK), 3)
    met: list[list[Bot]] = []

    def watched(title: Title, bots: list[Bot], rng: Rng) -> Decider:
        met.append(bots)
        return bots_decide(title, bots, rng)

    monkeypatch.setattr(fit_weights, "bots_decide", watched)
    for seed in range(12):
        table.game(seed)
    assert all(bot is bots[0] for bots in met for bot in bots)
    known = [bots[0].knobs for bots in met if isinstance(bots[0], GreedyBot)]
    assert len({one.weights["points"] for one in known if one is not None}) > 4


def test_positions_count_once_all_seats_have_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no explorer yet has nothing within reach, and that would pass for a feature's worth."""
    table = fit_weights.TrainingTable(AFRICA, make_knobs(AFRICA, QUICK), 3)
    met: list[str] = []

    def watched(s: State) -> tuple[list[list[float]], list[float]]:
        met.append(oneline.write(AFRICA, s))
        return [], []

    monkeypatch.setattr(table, "position_row", watched)
    table.game(7)
    assert "spaces=" not in met[0], "from the first turn on"
    assert all("explorer=" in position and "off" not in position for position in met)


def test_positions_are_told_early_and_late() -> None:
    """At the beginning all parts lie with the early weights, and the seats are compared with one another."""
    table = fit_weights.TrainingTable(AFRICA, make_knobs(AFRICA, QUICK), 3)
    found, ahead = table.game(7)
    rows = [parts for parts, _ in found]
    assert sum(ahead) == pytest.approx(0)
    features = len(table.weighed)
    parts = features + 2
    assert [AFRICA.features[i] for i in table.weighed] == ["points", "camps", "unknown_here"]
    assert all(len(row) == 2 * parts and abs(sum(figures)) < 1e-9 for row in rows for figures in row)
    first, last = rows[0], rows[-1]
    assert not any(figure for figures in first[parts:] for figure in figures)
    assert abs(last[parts][0]) > abs(last[0][0])
    assert table.current_weights() == [1.0, 0.5, 0.1, 0.0, 0.0, 1.0, 0.0, 0.1, 0.0, 0.0]


def test_weights_are_told_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is written is a part of knobs, as it stands under `search`; points tell most of how games end."""
    given, out = tmp_path / "quick.json", tmp_path / "part.json"
    given.write_text(json.dumps(QUICK), encoding="utf-8")
    asked = ["africa", "--seats", "3", "--games", "12", "--from", str(given), "--out", str(out)]
    assert fit_weights.main(asked) == 0
    missed, points, camps, _ = capsys.readouterr().out.splitlines()
    assert missed.startswith("Games left out: 1, missed by ")
    assert points.startswith("points    ")
    assert re.fullmatch(r"camps +\+0\.50 -> +\S+ +late +\+0\.00 -> +\S+", camps)
    part = json.loads(out.read_text(encoding="utf-8"))
    assert part["how"] == f"python -m tools.fit_weights africa --seats 3 --games 12 --seed 1, from {given}."
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(QUICK | {"search": part}), encoding="utf-8")
    found = make_knobs(AFRICA, read_content(AFRICA, whole)).for_search(3)
    assert (found.weights, found.late) == (part["weights"], part["late"])
    assert (found.clock, found.begins, found.ends) == ("to_come", 88, 0)
    assert found.late["points"] > 0


@pytest.mark.parametrize(
    ("content", "asked", "said"),
    [
        (QUICK, ["--games", "10"], "--games: at least 11, one for every figure that is sought"),
        (QUICK, ["--games", "0"], "--games: at least 1 is wanted"),
        (QUICK, ["--seats", "9"], "--seats: africa has 2 to 5"),
        (QUICK, ["--sure", "points,luck"], "--sure: some of points, lead,"),
        (QUICK, ["--sure", "points,camps,unknown_here"], "the knobs weigh no feature"),
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
        fit_weights.main(["africa", "--seats", "3", "--from", str(given), *asked])
    assert said in capsys.readouterr().err


def test_a_feature_that_counts_late_only_is_weighed_too() -> None:
    late = QUICK | {"late": {"goods": 1000}}
    table = fit_weights.TrainingTable(AFRICA, make_knobs(AFRICA, late), 2)
    assert AFRICA.features.index("goods") in table.weighed


def test_without_a_clock_there_is_one_weight_for_a_feature(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, out = tmp_path / "plain.json", tmp_path / "part.json"
    plain = {"weights": {"vp": 1000, "turn_points": 500}, "settings": {"beam": 1, "draws": 1}}
    given.write_text(json.dumps(plain), encoding="utf-8")
    asked = ["heart_of_africa", "--games", "10", "--from", str(given), "--out", str(out)]
    assert fit_weights.main(asked) == 0
    assert "late" not in capsys.readouterr().out
    assert set(json.loads(out.read_text(encoding="utf-8"))) == {"how", "weights"}


def test_early_and_late_weights_are_shaken() -> None:
    table = fit_weights.TrainingTable(AFRICA, make_knobs(AFRICA, QUICK | {"late": {"points": 2000}}), 2)
    chance = random.Random(3)
    known = [found for found in (table.bot(chance).knobs for _ in range(40)) if found is not None]
    assert len({one.weights["points"] for one in known}) > 10
    assert len({one.late["points"] for one in known}) > 10
    assert all(one.clock == "to_come" for one in known)


def test_processes_change_nothing(tmp_path: Path) -> None:
    given = tmp_path / "quick.json"
    given.write_text(json.dumps(QUICK), encoding="utf-8")
    for jobs in ("1", "2"):
        asked = ["africa", "--games", "12", "--from", str(given), "--sure", "points", "--jobs", jobs]
        assert fit_weights.main([*asked, "--out", str(tmp_path / jobs)]) == 0
    assert (tmp_path / "1").read_text(encoding="utf-8") == (tmp_path / "2").read_text(encoding="utf-8")
