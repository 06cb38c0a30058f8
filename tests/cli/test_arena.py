"""`baobab arena`: what people and programs get to read, and what they hear about nonsense."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest
from tests.arena import DECK, FIRST

from baobab.arena import plots
from baobab.cli import main

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, root: Path, *argv: str) -> tuple[int, str, str]:
    code = main(["arena", DECK, *argv, "--keep", str(root)])
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, root: Path, *argv: str) -> dict[str, Any]:
    code, out, _ = run(capsys, root, *argv, "--json")
    assert code == 0
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


def test_programs_read_what_they_were_promised(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--seats", "3", "--bots", f"{FIRST},random,random", "--blocks", "12", "--seed", "3"]
    data = run_json(capsys, tmp_path, *argv)
    assert (data["title"], data["seats"], data["blocks"], data["games"]) == ("under_the_deck", 3, 12, 36)
    first, other = data["bots"]
    assert set("bot games win_share low high mean_rank margin".split()) <= set(first)
    assert (first["bot"], first["games"], first["places"]) == (FIRST, 36, 36)
    assert (other["bot"], other["games"], other["places"]) == ("random", 36, 72)
    assert first["low"] <= first["win_share"] <= first["high"]
    assert first["win_share"] + 2 * other["win_share"] == pytest.approx(1, abs=0.001)
    assert sum(seat["win_share"] for seat in data["by_seat"]) == pytest.approx(1, abs=0.001)
    assert {one["bot"]: one["rating"] for one in data["ratings"]}["random"] == 0
    again = run_json(capsys, tmp_path / "again", *argv, "--jobs", "2")
    assert again == data


def test_every_game_is_a_record_that_replay_verifies(capsys: Capture, tmp_path: Path) -> None:
    run(capsys, tmp_path, "--bots", "random,random", "--blocks", "2")
    paths = sorted(tmp_path.rglob("*.record"))
    assert len(paths) == 4
    for path in paths:
        assert main(["replay", str(path), "--title", DECK, "--lang", "en"]) == 0
        assert "Verified" in capsys.readouterr().out


def test_people_read_a_table_in_their_language(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--bots", f"{FIRST},random", "--bots", "random@5it,random", "--blocks", "3"]
    english = run(capsys, tmp_path, *argv, "--lang", "en")[1]
    italian = run(capsys, tmp_path, *argv, "--lang", "it")[1]
    assert english.startswith("Under the deck with 2 players: 12 games in 3 blocks, seed 1\n")
    assert italian.startswith("Sotto il mazzo in 2: 12 partite in 3 blocchi, seme 1\n")
    for out in (english, italian):
        assert FIRST in out
        assert str(tmp_path) in out
    assert "Among equals everybody would win 50.0 %" in english
    assert "Ad armi pari, partite vinte da ognuno: 50,0 %" in italian


def test_the_gate_answers_by_its_exit_code(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--blocks", "60", "--gate", "--gain", "20", "--lang", "en"]
    code, out, _ = run(capsys, tmp_path, "--bots", f"{FIRST},random,random", *argv)
    assert code == 0
    assert "Accepted after" in out
    assert "the intervals above hold in about 88 of 100 cases" in out
    code, out, _ = run(capsys, tmp_path, "--bots", f"random,{FIRST},{FIRST}", *argv, "--json")
    assert code == 1
    told = json.loads(out)
    assert told["gate"]["verdict"] == "refused"
    assert told["gate"]["blocks"] == told["blocks"] < 60
    code, out, _ = run(capsys, tmp_path, "--bots", f"{FIRST},random,random", "--blocks", "2", "--gate")
    assert code == 1
    assert "Undecided after 2 blocks" in out or "In sospeso" in out
    assert " 88 " not in out


def test_the_ladder_plays_longer_budgets_against_the_shortest(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--ladder", "tests.arena.bots:Playouts@3it", "--seats", "2", "--blocks", "3"]
    data = run_json(capsys, tmp_path, *argv, "--plots", str(tmp_path / "plots"))
    assert [(rung["bot"][-4:], rung["against"][-3:], rung["games"]) for rung in data["ladder"]] == [
        ("@6it", "3it", 6),
        ("12it", "3it", 6),
    ]
    assert {one["bot"]: one["rating"] for one in data["ratings"]}["tests.arena.bots:Playouts@3it"] == 0
    assert (tmp_path / "plots" / "ladder.svg").exists()
    out = run(capsys, tmp_path, *argv, "--lang", "it")[1]
    assert out.count("più a lungo") == 2


def test_one_block_rates_bots_without_an_interval(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--bots", f"{FIRST},random", "--blocks", "1"]
    rated = {one["bot"]: one for one in run_json(capsys, tmp_path, *argv)["ratings"]}
    assert (rated[FIRST]["low"], rated[FIRST]["high"]) == (None, None)
    assert "  ?  " in run(capsys, tmp_path, *argv)[1]


def test_bots_that_never_met_are_not_rated(capsys: Capture, tmp_path: Path) -> None:
    argv = ["--bots", f"{FIRST},{FIRST}", "--bots", "random,random", "--blocks", "1", "--lang", "en"]
    out = run(capsys, tmp_path, *argv)[1]
    assert "some of these bots never met" in out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_bots_print_is_no_result(capfd: pytest.CaptureFixture[str], tmp_path: Path, jobs: str) -> None:
    argv = ["--bots", "tests.arena.bots:Talks,random", "--blocks", "1", "--jobs", jobs]
    data = run_json(capfd, tmp_path, *argv)
    assert data["games"] == 2
    code, out, err = run(capfd, tmp_path / "once more", *argv)
    assert code == 0
    assert "let me see" in err
    assert "let me see" not in out


def test_figures_are_shown_before_pictures_find_no_room(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(plots, "write_atomically", full)
    argv = ["--bots", f"{FIRST},random", "--blocks", "2", "--plots", str(tmp_path / "plots")]
    code, out, err = run(capsys, tmp_path, *argv, "--lang", "en")
    assert code == 2
    assert f"The games are in {tmp_path}" in out
    assert "shares.svg” could not be read or written (No space left on device)" in err


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "normal"])
def test_a_ladder_of_a_bot_that_never_looks_at_its_budget_is_refused(
    capsys: Capture, tmp_path: Path, bot: str
) -> None:
    code, _, err = run(capsys, tmp_path, "--ladder", f"{bot}@5it", "--blocks", "1", "--lang", "en")
    assert code == 2
    assert f"“{bot}” never thinks any longer" in err


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["--bots", "wizard,random"],
        ["--bots", "nowhere:Bot,random"],
        ["--bots", "random@0it,random"],
        ["--bots", "random@0ms,random"],
        ["--bots", "random,random", "--seats", "3"],
        ["--bots", "random,random", "--bots", "random,random,random"],
        ["--bots", "random"],
        ["--bots", "random,random,random,random"],
        ["--bots", "tests.arena.bots:NeedsMore,random"],
        ["--bots", "random,random", "--blocks", "0"],
        ["--bots", "random,random", "--jobs", "0"],
        ["--bots", "random,random", "--seed", "-1"],
        ["--bots", "random,random", "--option", "colour=red"],
        ["--bots", "random,random", "--ladder", "random@5it"],
        ["--bots", "random,random", "--gate"],
        ["--bots", "random,random@5it", "--gain", "5"],
        ["--bots", "random,random@5it", "--gate", "--gain", "60"],
        ["--bots", "random,random@5it", "--bots", "random,random", "--gate"],
        ["--ladder", "search@5it", "--gate"],
        ["--ladder", "search"],
        ["--ladder", "greedy@5it"],
        ["--bots", "random,random", "--plots", "/dev/null/plots"],
        ["--bots", "random,random", "--keep", "/dev/null/games"],
    ],
)
def test_nonsense_is_answered_in_one_sentence(
    capsys: Capture, tmp_path: Path, argv: list[str], lang: str
) -> None:
    code = main(["arena", DECK, "--keep", str(tmp_path), "--blocks", "1", *argv, "--lang", lang])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith("baobab: ")
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("*.record"))


@pytest.mark.parametrize("option", ["--keep", "--plots"])
def test_a_place_that_is_no_folder_is_named(capsys: Capture, tmp_path: Path, option: str) -> None:
    """No game was played, so none is said to be kept."""
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    asked = ["arena", DECK, "--bots", "random,random", "--keep", str(tmp_path), "--blocks", "1"]
    assert main([*asked, option, str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"baobab: “{file}” is not a folder; a folder is needed.\n"
    assert main([*asked, option, str(file / "deeper"), "--lang", "it"]) == 2
    assert capsys.readouterr().err.startswith(f"baobab: La cartella “{file / 'deeper'}” non si può creare: ")
    assert file.read_text(encoding="utf-8") == "mine"
