"""What `docs/bots.md` says was measured can be measured again: short forms of the long runs."""

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bench import document_parts, search, search_tables, strength, strength_tables

from baobab.arena.svg import COLOURS
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
    assert all((row["seed"], row["blocks"]) == (1, 1) for row in rows)
    anew = [strength.first_scores_today(strength.match_of(row["match"], "ticket_to_ride", 1)) for row in rows]
    assert [row["first"] for row in rows] == anew
    assert [len(game) for games in anew for game in games] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("title", "match"),
    [*product(names(), ["greedy", "normal", "longer"]), ("africa", "hard"), ("heart_of_africa", "hard")],
)
def test_what_is_written_down_was_played_by_the_bots_of_today(title: str, match: str) -> None:
    """The first block of a match, played anew, ends as it did then."""
    rows = strength.rows_in(strength.OUT)
    row = next(row for row in rows if (row["title"], row["match"]) == (title, match))
    anew = strength.first_scores_today(strength.match_of(match, title, row["seed"]))
    assert anew == row["first"], f"{title} {match}: play it again with python -m bench.strength"


def test_every_match_has_a_line_up_in_every_title() -> None:
    for title in names():
        for match in strength.MATCHES:
            seats = len(strength.lineup_text(match, title).split(","))
            assert seats in find_title(title).seats


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--titles", "africa,chess"], "--titles: some of africa, heart_of_africa"),
        (["--matches", "blitz"], "--matches: some of greedy, greedy-4"),
        (["--blocks", "0"], "--blocks: at least 1"),
        (["--jobs", "0"], "--jobs: at least 1"),
        (["--seed", "-1"], "--seed: 0 to"),
        (["--keep", "/proc/nope/x"], "--keep: /proc/nope/x cannot be used"),
        (["--out", "/proc/nope/x"], "--out: /proc/nope/x cannot be written"),
    ],
)
def test_a_match_that_cannot_be_played_or_kept_is_refused(
    tmp_path: Path, asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = ["--keep", str(tmp_path), "--out", str(tmp_path / "out.json")]
    with pytest.raises(SystemExit):
        strength.main([*usual, *asked])
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["{", "{}", "[1]", '[{"title": "africa", "match": "blitz", "games": 1}]'])
def test_a_file_of_something_else_is_not_added_to(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    out.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit):
        strength.main(["--keep", str(tmp_path / "games"), "--out", str(out)])
    assert f"--out: {out} cannot be added to" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == content


def test_many_games_give_way_to_few_only_where_that_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    many = json.dumps([a_row("ticket_to_ride", "easy", 2, 0.5), a_row("africa", "easy", 2, 0.5)])
    out.write_text(many, encoding="utf-8")
    asked = ["--keep", str(tmp_path / "games"), "--out", str(out), "--blocks", "1"]
    asked += ["--titles", "ticket_to_ride", "--matches", "easy,greedy"]
    with pytest.raises(SystemExit):
        strength.main(asked)
    said = capsys.readouterr().err
    assert "knows more games of ticket_to_ride easy (40 games, not 2); to lose them, say --replace" in said
    assert out.read_text(encoding="utf-8") == many
    assert not (tmp_path / "games").exists()
    assert strength.main([*asked, "--replace"]) == 0
    rows = strength.rows_in(out)
    assert [(row["title"], row["match"], row["games"]) for row in rows] == [
        ("africa", "easy", 40),
        ("ticket_to_ride", "greedy", 2),
        ("ticket_to_ride", "easy", 2),
    ]


def test_iterations_a_second_are_measured_by_seats_and_along_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(search, "names", lambda: ["ticket_to_ride"])
    out = tmp_path / "search.json"
    assert search.main(["--iterations", "2", "--games", "1", "--looks", "2", "--out", str(out)]) == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["iterations"], found["games"], found["looks"]) == (2, 1, 2)
    assert [(row["title"], row["seats"]) for row in found["rows"]] == [
        ("ticket_to_ride", seats) for seats in (2, 3, 4, 5)
    ]
    for row in found["rows"]:
        assert row["decisions"] == 6
        assert (
            min(row[part] for part in search.PARTS) <= row["all"] <= max(row[part] for part in search.PARTS)
        )
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_searches_are_measured_where_a_move_begins_and_leaves_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nine decisions, of which a seat that goes on and one with a single answer do not count."""
    seats, options = (0, 0, 1, 0, 1, 1, 0, 1, 0), (2, 2, 2, 1, 3, 3, 2, 1, 2)
    states = [SimpleNamespace(at=at, seat=lambda at=at: seats[at]) for at in range(9)]
    monkeypatch.setattr(search, "play_bot_steps", lambda *_: [(s, 0, s) for s in states])
    title: Any = SimpleNamespace(legal=lambda s: range(options[s.at]))
    found: list[list[Any]] = list(search.states_by_third(title, 2, 1))
    assert [[s.at for s in third] for third in found] == [[0, 2], [4], [6, 8]]


def test_decisions_are_spread_evenly() -> None:
    assert search.pick_evenly(range(10), 3) == [1, 5, 8]
    assert search.pick_evenly(range(10), 10) == search.pick_evenly(range(10), 99) == list(range(10))


def test_all_iterations_count_against_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow decision weighs as much as it takes: no mean or median of rates."""
    monkeypatch.setattr(search, "states_by_third", lambda *_: [[0.25, 0.75], [0.5], [2.0]])
    monkeypatch.setattr(search, "thinking_seconds", lambda title, states, iterations: sum(states))
    found = search.measure(find_title("africa"), 2, 2, 9, 100)
    assert found == {"decisions": 8, "beginning": 200.0, "middle": 200.0, "end": 50.0, "all": 114.3}


@pytest.mark.parametrize("option", ["--games", "--iterations", "--looks"])
def test_nothing_is_not_measured(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "search.json"
    with pytest.raises(SystemExit):
        search.main(["--out", str(out), option, "0"])
    assert f"{option}: at least 1 is wanted" in capsys.readouterr().err
    assert not out.exists()


def test_the_document_says_how_fast_searches_are() -> None:
    """`python -m bench.search_tables` has been run since `bench/search.json` last changed."""
    found = json.loads(search.OUT.read_text(encoding="utf-8"))
    assert found["build"] == "compiled"
    measured = [(row["title"], row["seats"]) for row in found["rows"]]
    assert measured == [(title, seats) for title in names() for seats in find_title(title).seats]
    text = document_parts.DOCUMENT.read_text(encoding="utf-8")
    assert search_tables.with_table(text, found) == text
    assert search_tables.PICTURE.read_text(encoding="utf-8") == search_tables.draw_picture(found["rows"])


def test_a_part_of_the_document_is_made_anew_and_nothing_else() -> None:
    text = "a\n<!-- from x -->\nold\n<!-- up to here -->\nb\n<!-- from y -->\n<!-- up to here -->\nc\n"
    new = "a\n<!-- from x -->\n\nnew\n\n<!-- up to here -->\nb\n<!-- from y -->\n<!-- up to here -->\nc\n"
    assert document_parts.replace_part(text, "x", "new\n") == new
    with pytest.raises(ValueError, match="<!-- from z -->"):
        document_parts.replace_part(text, "z", "new\n")


def test_logarithms_lie_evenly_between_round_figures() -> None:
    up = search_tables.Logarithmic([31.0, 900.0], 200, 0)
    assert up.marks == [20, 50, 100, 200, 500, 1000]
    assert [up(20), up(1000)] == [200, 0]
    assert up(100) - up(200) == pytest.approx(up(500) - up(1000))


def test_names_beside_curves_do_not_overlap() -> None:
    assert search_tables.spread_apart([50.0, 10.0, 45.0]) == [63.0, 10.0, 45.0]


def a_row(title: str, match: str, seats: int, share: float) -> dict[str, Any]:
    bounds = {"low": share - 0.1, "high": share + 0.1}
    return {"title": title, "match": match, "seats": seats, "win_share": share, "games": 40, **bounds}


def test_the_document_says_what_was_measured() -> None:
    """`python -m bench.strength_tables` has been run since `bench/strength.json` last changed."""
    rows = json.loads(strength.OUT.read_text(encoding="utf-8"))
    text = document_parts.DOCUMENT.read_text(encoding="utf-8")
    assert strength_tables.with_tables(text, rows) == text
    assert strength_tables.PICTURE.read_text(encoding="utf-8") == strength_tables.draw_picture(rows)


@pytest.mark.parametrize("main", [strength_tables.main, search_tables.main])
def test_whoever_asks_what_it_does_changes_nothing(
    main: Callable[[list[str]], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "write_text", None)
    with pytest.raises(SystemExit):
        main(["--help"])


def test_shares_stand_in_a_table_with_interval_games_and_seats() -> None:
    rows = [a_row("africa", "hard", 2, 0.6) | {"first": [[1, 2]]}, a_row("namibia", "expert", 3, 0.5)]
    rows.append(a_row("ticket_to_ride", "hard", 2, 0.72))
    written = strength_tables.format_tables(rows)
    assert "| africa | 60 % (50–70) of 40 | not played |" in written
    assert "| namibia | not played | **50 % (40–60) of 40 (*), 3 seats** |" in written
    assert "| ticket_to_ride | **72 % (62–82) of 40 (*)** | not played |" in written


def test_at_three_seats_the_same_multiple_of_the_fair_share_is_asked() -> None:
    assert strength_tables.wanted_shares(a_row("africa", "search", 2, 0.6)) == (0.65, 0.8)
    assert strength_tables.wanted_shares(a_row("namibia", "normal", 3, 0.5)) == pytest.approx((0.4, 0.4))
    assert strength_tables.wanted_shares(a_row("namibia", "search-4", 4, 0.5)) == (0.4, 0.6)


def test_a_title_keeps_its_colour_wherever_it_stands() -> None:
    assert list(document_parts.COLOUR) == names()
    drawn = strength_tables.draw_picture([a_row("ticket_to_ride", "longest", 2, 0.6)])
    assert [colour for colour in COLOURS if colour in drawn] == [document_parts.COLOUR["ticket_to_ride"]]


def test_every_match_is_shown() -> None:
    shown = [match for pair in strength_tables.TABLES for match in pair]
    matches = list(strength.MATCHES)
    assert sorted(shown) == sorted(matches)
    assert list(strength_tables.HEADINGS) == list(strength_tables.ASKED) == matches
