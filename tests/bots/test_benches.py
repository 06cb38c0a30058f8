"""What `docs/bots.md` says was measured can be measured again: short forms of the long runs."""

import json
from pathlib import Path
from typing import Any

import pytest
from bench import search, strength, strength_tables

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


def a_row(title: str, match: str, seats: int, share: float) -> dict[str, Any]:
    bounds = {"low": share - 0.1, "high": share + 0.1}
    return {"title": title, "match": match, "seats": seats, "win_share": share, "games": 40, **bounds}


def test_the_document_says_what_was_measured() -> None:
    """`python -m bench.strength_tables` has been run since `bench/strength.json` last changed."""
    rows = json.loads(strength.OUT.read_text(encoding="utf-8"))
    text = strength_tables.DOCUMENT.read_text(encoding="utf-8")
    assert strength_tables.with_tables(text, rows) == text
    assert strength_tables.PICTURE.read_text(encoding="utf-8") == strength_tables.picture(rows)


def test_shares_stand_in_a_table_with_interval_games_and_seats() -> None:
    rows = [a_row("africa", "hard", 2, 0.6), a_row("namibia", "expert", 3, 0.5)]
    written = strength_tables.tables(rows)
    assert "| africa | 60 % (50–70) of 40 | not played |" in written
    assert "| namibia | not played | 50 % (40–60) of 40, 3 seats |" in written


def test_at_three_seats_the_same_multiple_of_the_fair_share_is_asked() -> None:
    assert strength_tables.asked(a_row("africa", "search", 2, 0.6)) == (0.65, 0.8)
    assert strength_tables.asked(a_row("namibia", "normal", 3, 0.5)) == pytest.approx((0.4, 0.4))
    assert strength_tables.asked(a_row("namibia", "search-4", 4, 0.5)) == (0.4, 0.6)


def test_every_match_is_shown() -> None:
    shown = [match for pair in strength_tables.TABLES for match in pair]
    matches = list(strength.MATCHES)
    assert sorted(shown) == sorted(matches)
    assert list(strength_tables.HEADINGS) == list(strength_tables.ASKED) == matches
