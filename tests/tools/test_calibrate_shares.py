"""The tool that makes told shares come true."""

from typing import Any

import pytest
from tools import calibrate_shares

from baobab.bots.evaluation import Evaluation
from baobab.bots.knobs import Knobs
from baobab.titles import title as find_title


def weighing(**settings: int) -> Evaluation:
    """Scales that weigh points alone, with some settings."""
    return Evaluation(find_title("africa"), Knobs({"points": 1000}, {}, settings, {}))


def test_the_scale_of_shares_is_the_one_that_comes_true() -> None:
    """Looks made up on a known scale give that scale back, within the grain of the tries."""
    worth = weighing()
    found: list[calibrate_shares.Look] = []
    for lead in range(-20_000, 20_001, 500):
        share = 0.5 + 0.5 * (lead / 5000) / (1 + abs(lead / 5000))
        found += [([float(lead), 0.0], 0, 1.0)] * round(share * 100)
        found += [([float(lead), 0.0], 0, 0.0)] * (100 - round(share * 100))
    assert calibrate_shares.best_odds(worth, found) == pytest.approx(5000, rel=0.125)


def test_modesty_makes_as_much_be_told_as_is_won() -> None:
    """Whoever looks thinks itself 3000 ahead, and wins half of the games."""
    worth = weighing(odds=4000)
    found = [([3000.0 + lead, 0.0], 0, float(lead > 0)) for lead in (-500, 500)] * 20
    assert calibrate_shares.balance_modesty(worth, found) == pytest.approx(3000, abs=1)


def test_what_seats_think_themselves_ahead_is_a_line_along_the_game() -> None:
    """Two and a half points ahead at the beginning, and a fifth of what all are worth in the mean."""
    found: list[calibrate_shares.Look] = []
    for mean in (-10_000.0, 0.0, 20_000.0, 90_000.0):
        lead = 2500 + mean / 5
        found += [([mean + lead / 2, mean - lead / 2], 0, 1.0), ([mean - lead / 2, mean + lead / 2], 1, 0.0)]
    assert calibrate_shares.usual_leads(found) == [(7500, 0), (2500, 20)]
    assert calibrate_shares.usual_leads(found[:2]) == [(500, 0)]


@pytest.mark.parametrize("slope", [0.0, 0.2])
def test_modesty_grows_with_the_game_only_where_that_comes_truer(slope: float) -> None:
    """Who is a little ahead of what all think themselves ahead wins, all along the game."""
    found: list[calibrate_shares.Look] = []
    for mean in (0.0, 30_000.0, 90_000.0):
        for better in (-1500.0, 1500.0):
            lead = 2500 + slope * mean + better
            found.append(([mean + lead / 2, mean - lead / 2], 0, float(better > 0)))
    _, figures = calibrate_shares.fit_figures(weighing(), found)
    assert figures["modesty_share"] == round(100 * slope)
    assert figures["modesty"] == pytest.approx(2500, abs=100)


def test_nobody_is_told_to_be_ahead_by_what_all_think_themselves_ahead() -> None:
    """The lead along that line is level, at the beginning of a game and at its end."""
    worth = weighing(odds=4000, modesty=2500, modesty_share=20)
    for mean in (0.0, 90_000.0):
        lead = 2500 + mean / 5
        assert calibrate_shares.told_share(worth, [mean + lead / 2, mean - lead / 2], 0) == pytest.approx(0.5)


def test_a_calibration_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in ([], ["--search", "--seats", "3"]):
        assert calibrate_shares.main(["ticket_to_ride", "--games", "1", *asked]) == 0
        assert "ticket_to_ride: odds " in capsys.readouterr().out


def test_a_calibration_stands_where_it_holds() -> None:
    crowd: dict[str, Any] = {"seats": 4}
    search: dict[str, Any] = {"crowd": crowd}
    content = {"weights": {}, "search": search}
    assert [calibrate_shares.search_part(content, seats) for seats in (2, 3, 4, 5)] == [
        search,
        search,
        crowd,
        crowd,
    ]
    assert calibrate_shares.search_part({"search": {"how": "so"}}, 4) == {"how": "so"}
    bare: dict[str, Any] = {"weights": {}}
    calibrate_shares.search_part(bare, 4)["settings"] = {"odds": 3}
    assert bare == {"weights": {}, "search": {"settings": {"odds": 3}}}


@pytest.mark.parametrize(
    ("asked", "said"), [(["--seats", "6"], "--seats: africa has 2 to 5"), (["--games", "0"], "at least 1")]
)
def test_bad_input_for_a_calibration_is_named(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        calibrate_shares.main(["africa", "--search", *asked])
    assert said in capsys.readouterr().err
