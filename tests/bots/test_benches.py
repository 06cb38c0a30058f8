"""What `docs/bots.md` says was measured can be measured again: short forms of the long runs."""

import json
from pathlib import Path

import pytest
from bench import search, strength

from baobab.titles import names
from baobab.titles import title as find_title


def test_a_match_of_strength_is_played_and_written_down(tmp_path: Path) -> None:
    out = tmp_path / "strength.json"
    asked = ["--keep", str(tmp_path / "games"), "--out", str(out), "--blocks", "1"]
    assert strength.main([*asked, "--titles", "ticket_to_ride", "--matches", "easy"]) == 0
    assert strength.main([*asked, "--titles", "ticket_to_ride", "--matches", "greedy"]) == 0
    assert strength.main([*asked, "--titles", "ticket_to_ride", "--matches", "easy"]) == 0
    rows = json.loads(out.read_text(encoding="utf-8"))
    assert [(row["match"], row["bot"], row["against"], row["games"]) for row in rows] == [
        ("greedy", "greedy", "random", 2),
        ("easy", "easy", "random", 2),
    ]
    assert all(row["low"] <= row["win_share"] <= row["high"] for row in rows)


def test_every_match_has_a_line_up_in_every_title() -> None:
    for title in names():
        for match in strength.MATCHES:
            seats = len(strength.lineup(match, title).split(","))
            assert seats in find_title(title).seats


@pytest.mark.parametrize("asked", [["--titles", "chess"], ["--matches", "blitz"], ["--blocks", "0"]])
def test_a_match_that_is_not_there_is_refused(
    tmp_path: Path, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        strength.main(["--keep", str(tmp_path), *asked])
    assert "not known or too few" in capsys.readouterr().err


def test_iterations_a_second_are_measured_along_a_game() -> None:
    found = search.measure(find_title("ticket_to_ride"), 2, 1, 2)
    assert list(found) == ["beginning", "middle", "end"]
    assert all(rate > 0 for rate in found.values())
