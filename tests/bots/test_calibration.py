"""The tool that makes told shares come true."""

from typing import Any

import pytest
from tools import calibrate

from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.worth import Worth
from baobab.titles import title as find_title


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
