"""Answers at the terminal: given for people where there is one, listed by name where there are many."""

import os
from pathlib import Path

from tests.cli.test_play import play
from tests.titles.ticket_to_ride.positions import CAPE, TITLE, at

from baobab.cli.screen import lay_out_columns

ROUTE = f"route {CAPE}"


def resume(folder: Path, typed: str, position: str, ask: str = "turn/0", lang: str = "en") -> str:
    """What the terminal shows when a game goes on from a position with these answers."""
    game = at(f"2 {position} ask={ask}")
    (folder / "game.record").write_text(game.record(), encoding="utf-8")
    argv = ["--resume", "game.record", "--seats", "me,random", "--lang", lang]
    done = play(folder, typed, *argv, environment={**os.environ, "COLUMNS": "80"})
    assert done.returncode == 0, done.stderr
    return done.stdout


def moves(folder: Path) -> list[str]:
    """The moves of the first player, and what was taken back."""
    lines = (folder / "game.record").read_text("utf-8").splitlines()
    return [text.split(" ", 2)[2] for text in lines if text[:1].isdigit() and text.split()[1] == "0"]


def test_one_answer_is_given_for_people_and_said(tmp_path: Path) -> None:
    shown = resume(tmp_path, f"claim\n{ROUTE}\nquit\n", "hand=0.black:3,0.red:1 seen=1.mountain:1")
    assert "Only one answer is possible: pay with black cards (3 black cards)." in shown
    assert "Only one answer is possible: do not double (4 points)." in shown
    assert moves(tmp_path) == ["claim", ROUTE, "pay black", "single"]


def test_undo_goes_back_to_the_last_real_choice(tmp_path: Path) -> None:
    typed = f"claim\n{ROUTE}\nundo\nundo\nclaim\nquit\n"
    shown = resume(tmp_path, typed, "hand=0.black:3,0.red:1 seen=0.mountain:1", lang="it")
    assert f"Annullata: {ROUTE}." in shown
    assert "Annullata: claim." in shown
    assert shown.count("Di quale linea prendi il controllo?") == 3
    record = (tmp_path / "game.record").read_text("utf-8")
    assert [text for text in record.splitlines() if text.startswith("undo")] == ["undo 2", "undo 1", "undo 0"]


def test_undo_stays_where_nothing_but_a_given_answer_could_be_taken_back(tmp_path: Path) -> None:
    shown = resume(
        tmp_path, "undo\nsingle\nquit\n", "hand=0.black:3,0.red:1 seen=0.mountain:1", f"pay/0/{CAPE}"
    )
    assert "There is nothing to take back" in shown
    assert moves(tmp_path)[-1] == "single"


def test_nobody_is_told_that_a_bot_had_one_answer(tmp_path: Path) -> None:
    done = play(tmp_path, "", "ticket_to_ride", "--seats", "random,random", "--seed", "1", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "claims" in done.stdout
    assert "Only one answer" not in done.stdout


def test_many_routes_are_listed_by_name(tmp_path: Path) -> None:
    cards = ",".join(f"0.{card}:4" for card in TITLE.board.train_cards.names)
    shown = resume(tmp_path, "claim\nmocamedes viola\nquit\n", f"hand={cards}", lang="it")
    listed = shown[shown.index("Di quale linea") :].splitlines()
    assert any(text.endswith("Cape Town–Port Elizabeth (nera) (3 caselle: 4 punti)") for text in listed)
    assert not any("cape_town" in text for text in listed)
    asked = shown[shown.rindex("La tua risposta", 0, shown.rindex("La tua risposta")) :]
    assert asked.count("Luanda–Moçâmedes (viola") == 2, "typed without accents"
    assert moves(tmp_path) == ["claim"]


def test_columns_are_read_downwards_and_fit() -> None:
    items = [f"{n:>2}" for n in range(1, 8)]
    assert lay_out_columns(items, 14) == [" 1   3   5   7", " 2   4   6"]
    assert lay_out_columns(items, 3) == items
    assert lay_out_columns(["a long item", "b"], 5) == ["a long item", "b"]
