"""The commands that show, measure and verify: what they print, and what they answer to nonsense."""

import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest

import baobab
from baobab.cli import main
from baobab.cli.data import certainty_of
from baobab.cli.rules import chapter_heading, chapter_key
from baobab.titles import names
from baobab.titles import title as find_title

Capture = pytest.CaptureFixture[str]
MARKET = "tests.toys.market_day.title:MarketDay"


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, *argv: str) -> object:
    code, out, _ = run(capsys, *argv, "--json")
    assert code == 0
    return json.loads(out)


def a_record(moves: int) -> str:
    game = baobab.new("africa", seats=2, seed=3)
    for _ in range(moves):
        game.play(game.legal()[0])
    return game.record()


def test_titles_names_every_title_in_both_languages(capsys: Capture) -> None:
    listed = run_json(capsys, "titles")
    assert isinstance(listed, list)
    assert [row["title"] for row in listed] == names()
    assert "2–5 players" in run(capsys, "titles", "--lang", "en")[1]
    assert "2–5 giocatori" in run(capsys, "titles", "--lang", "it")[1]


def test_the_language_follows_the_locale_and_lang_wins(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "giocatori" in run(capsys, "titles")[1]
    assert "players" in run(capsys, "--lang", "en", "titles")[1]
    assert "players" in run(capsys, "titles", "--lang=en")[1]


def test_rules_shows_a_clause_by_its_id(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "africa", "AFR-B2b")
    assert code == 0
    assert "AFR-B2b" in out
    listed = run_json(capsys, "rules", "africa", "afr-b2")
    assert isinstance(listed, list)
    assert [row["clause"] for row in listed] == ["AFR-B2a", "AFR-B2b", "AFR-B2c", "AFR-B2d"]


def test_rules_are_read_in_either_language(capsys: Capture) -> None:
    english = run(capsys, "rules", "africa", "--lang", "en")[1]
    italian = run(capsys, "rules", "africa", "--lang", "it")[1]
    assert english.startswith("1. What is in the box\nAFR-Ca  The board is a map of Africa")
    assert italian.startswith("1. Che cosa c'è nella scatola\nAFR-Ca  Il tabellone è una mappa dell'Africa")
    assert "\n\n3.2 Caselle vuote e occupate\n" in italian
    assert len(english.split("\n\n")) == len(italian.split("\n\n"))


def test_rules_in_full_stand_below_the_short_form(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    out = run(capsys, "rules", "africa", "afr-fgc", "--lang", "it")[1]
    chapter, short, full, _, hint = out.splitlines()
    assert chapter == "10. Fine della partita e punteggio finale"
    assert short.startswith("AFR-FGc  In parità al secondo posto")
    assert full.strip().startswith("Tie for second")
    assert hint.endswith("baobab rules africa")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "baobab: There are no rules to read here for “market_day”, only for "),
        ("it", "baobab: Per “market_day” qui non ci sono regole da leggere, soltanto per "),
    ],
)
def test_a_title_from_outside_has_no_rules_here(capsys: Capture, lang: str, sentence: str) -> None:
    for clause in ([], ["AFR-B2b"]):
        code, out, err = run(capsys, "--lang", lang, "rules", MARKET, *clause)
        assert (code, out) == (2, "")
        assert err.startswith(sentence)
        assert err.count("\n") == 1


def test_a_heading_without_words_stands_as_in_the_rules() -> None:
    title = find_title(MARKET)
    assert chapter_heading(title, "2.1 Buying and selling", "it") == "2.1 Buying and selling"
    assert chapter_key("6. Action 1 - turn a tile (flip)") == "chapter-action-1-turn-a-tile-flip"


def test_data_tells_certain_found_and_reconstructed_apart(capsys: Capture) -> None:
    shown = run_json(capsys, "data", "africa")
    assert isinstance(shown, dict)
    by_block = {block["block"]: block["standing"] for block in shown["blocks"]}
    assert by_block["scoring"] == "certain"
    assert by_block["tiles"] == "reconstructed"
    assert "Ricostruiti" in run(capsys, "data", "africa", "--lang", "it")[1]


def test_data_says_what_is_doubtful_without_touching_the_figures(capsys: Capture) -> None:
    """The digest names the rules of running games: doubts stand beside the data file, not in it."""
    shown = run_json(capsys, "data", "ticket_to_ride")
    assert isinstance(shown, dict)
    assert shown["digest"] == "c0f8367744bff37f10b3effcb0b643dd"
    by_block = {block["block"]: block for block in shown["blocks"]}
    for part in ("routes.length", "routes.colour", "routes.ferry_locomotives"):
        assert by_block[part]["standing"] == "doubtful"
    assert by_block["train_cards.deck"]["standing"] == "found"
    assert "worth 22" in by_block["tickets.points"]["note"]
    assert "Dubbi" in run(capsys, "data", "ticket_to_ride", "--lang", "it")[1]


def test_doubts_are_about_our_figures_and_not_about_corrected_ones(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "corrected.json"
    text = find_title("ticket_to_ride").data.text
    path.write_text(text.replace('"globetrotter_bonus": 10', '"globetrotter_bonus": 11'), encoding="utf-8")
    assert "Doubtful" in run(capsys, "data", "ticket_to_ride")[1]
    assert "Doubtful" not in run(capsys, "data", "ticket_to_ride", "--data", str(path))[1]


@pytest.mark.parametrize(
    ("provenance", "expected"),
    [
        ("rulebook", "certain"),
        ("found:somewhere", "found"),
        ("rulebook + found:somewhere", "found"),
        ("reconstructed", "reconstructed"),
        ("found:somewhere; reconstructed", "reconstructed"),
    ],
)
def test_of_several_sources_the_least_sure_counts(provenance: str, expected: str) -> None:
    assert certainty_of(provenance) == expected


def test_simulate_reports_what_programs_read(capsys: Capture) -> None:
    result = run_json(capsys, "simulate", "africa", "--seats", "2", "--games", "2", "--seed", "5")
    assert isinstance(result, dict)
    wanted = "title seats games decisions seconds decisions_per_second mean_options wins mean_scores build"
    assert set(wanted.split()) <= set(result)
    assert result["games"] == 2
    assert sum(result["wins"]) >= 2
    assert result["build"] in ("compiled", "pure", "mixed")
    assert result["mean_options"] >= 2


def test_simulate_gives_the_same_games_however_many_processes(capsys: Capture) -> None:
    fixed = ("games", "decisions", "mean_options", "wins", "mean_scores")
    alone, shared = (
        run_json(capsys, "simulate", "africa", "--seats", "2", "--games", "4", "--jobs", jobs)
        for jobs in ("1", "2")
    )
    assert isinstance(alone, dict)
    assert isinstance(shared, dict)
    assert {key: alone[key] for key in fixed} == {key: shared[key] for key in fixed}


def test_simulate_stops_after_some_seconds(capsys: Capture) -> None:
    result = run_json(capsys, "simulate", "africa", "--seats", "2", "--seconds", "0.2")
    assert isinstance(result, dict)
    assert result["games"] >= 1


def test_replay_verifies_and_tells_the_game(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(a_record(20), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(path), "--lang", "it")
    assert code == 0
    assert "Verificata: 20 mosse" in out
    told = run_json(capsys, "replay", str(path))
    assert isinstance(told, dict)
    assert told["moves"] == 20


def test_replay_names_the_line_of_a_changed_record(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(a_record(20).replace("city D1", "city A1"), encoding="utf-8")
    code, _, err = run(capsys, "replay", str(path))
    assert code == 2
    assert "Line 13 " in err
    assert err.count("\n") == 1


def test_position_draws_the_board_and_lists_the_options(capsys: Capture) -> None:
    code, out, _ = run(capsys, "position", "africa", "africa/1 2", "--lang", "en")
    assert code == 0
    assert "city B5" in out
    shown = run_json(capsys, "position", "africa", "africa/1 2")
    assert isinstance(shown, dict)
    assert shown["options"][0]["notation"] == "city B5"


@pytest.mark.parametrize(
    "argv",
    [
        ["play", "afrika"],
        ["rules", "africa", "AFR-ZZ9"],
        ["rules"],
        ["nonsense"],
        [],
        ["titles", "--frobnicate"],
        ["titles", "--lang", "xx"],
        ["simulate", "africa", "--seats", "9"],
        ["simulate", "africa", "--seats", "two"],
        ["simulate", "africa", "--games", "0"],
        ["simulate", "africa", "--games", "5", "--seconds", "2"],
        ["simulate", "africa", "--seconds", "-1"],
        ["simulate", "africa", "--bot", "wizard"],
        ["simulate", "africa", "--bot", "nowhere:Bot"],
        ["simulate", "africa", "--seed"],
        ["simulate", "africa", "--option", "simple"],
        ["simulate", "africa", "--option", "simple=perhaps"],
        ["simulate", "africa", "--option", "colour=red"],
        ["simulate", "africa", "--jobs", "0"],
        ["simulate", "africa", "--data", "/nowhere/data.json"],
        ["arena"],
        ["arena", "afrika", "--bots", "random,random"],
        ["arena", "africa"],
        ["arena", "africa", "--bots", "wizard,random"],
        ["arena", "africa", "--bots", "random@0it,random"],
        ["arena", "africa", "--bots", "random,random", "--seats", "3"],
        ["arena", "africa", "--bots", "random"],
        ["replay", "/nowhere/game.record"],
        ["position", "africa", "africa/1"],
        ["position", "africa", "africa/1 2 spaces=A1:cheese"],
        ["check"],
        ["check", "afrika"],
        ["check", "africa", "--positions", "0"],
        ["check", "africa", "--positions", "many"],
        ["check", "africa", "--seed", "x"],
        ["check", "africa", "--seed", "-1"],
        ["check", "africa", "--data", "/nowhere/data.json"],
        ["check", "africa", "--clauses", "/nowhere/clauses"],
        ["play", "africa", "--seats", "me"],
        ["play", "africa", "--seats", "me,wizard"],
        ["play", "africa", "--seats", "me,random", "--names", "Anna"],
        ["play", "africa", "--resume", "/nowhere/game.record"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_nonsense_is_answered_in_one_sentence(capsys: Capture, argv: list[str], lang: str) -> None:
    code, out, err = run(capsys, "--lang", lang, *argv)
    assert code == 2
    assert out == ""
    assert err.startswith("baobab: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_a_broken_data_file_names_what_is_wrong(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "data.json"
    path.write_text('{"spaces": {}}', encoding="utf-8")
    code, _, err = run(capsys, "data", "africa", "--data", str(path))
    assert code == 2
    assert "spaces.items" in err


def test_help_is_there_in_both_languages(capsys: Capture) -> None:
    for lang, word in (("en", "play a game"), ("it", "gioca nel terminale")):
        with pytest.raises(SystemExit) as left:
            main(["--lang", lang, "--help"])
        assert left.value.code == 0
        assert word in capsys.readouterr().out


def test_a_bot_of_ones_own_plays_as_the_documents_say(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two bots of docs/writing-a-bot.md, run as written there, and what one of them says."""
    page = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text("utf-8")
    examples = [block.partition("```")[0] for block in page.split("```python\n")[1:]]
    (tmp_path / "mybots.py").write_text("\n".join(examples), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for bot in ("mybots:First", "mybots:Playouts"):
        argv = [
            "simulate",
            "africa",
            "--seats",
            "2",
            "--bot",
            bot,
            "--games",
            "1",
            "--option",
            "stall_rounds=1",
        ]
        result = run_json(capsys, *argv)
        assert isinstance(result, dict)
        assert result["games"] == 1
    told = doctest.DocTestParser().get_doctest(page, {}, "writing-a-bot.md", None, None)
    assert doctest.DocTestRunner(verbose=False).run(told).failed == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("answer", "said"),
    [("1 / 0", "cannot be used (ZeroDivisionError"), ("-1", "answered “-1”"), ("None", "answered “None”")],
)
def test_a_bot_that_fails_is_named(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, said: str
) -> None:
    module = f"failing_{len(answer)}"
    lines = ["from baobab.bots.bot import Bot", "class Bad(Bot):", f"    decide = lambda *_: {answer}"]
    (tmp_path / f"{module}.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["simulate", "africa", "--bot", f"{module}:Bad", "--games", "1", "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full here")
@pytest.mark.parametrize("argv", [["titles"], ["titles", "--json"], ["--help"], ["rules", "africa"]])
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "could not be written"), ("it", "Non riesco a scrivere il risultato")]
)
def test_a_full_disk_is_named_in_one_sentence(argv: list[str], lang: str, said: str) -> None:
    command = [sys.executable, "-m", "baobab", "--lang", lang, *argv]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, text=True, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("baobab: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "argv", [["play", "africa", "--seats", "me,greedy@5x"], ["simulate", "africa", "--bot", "greedy@5x"]]
)
def test_budgets_belong_to_the_arena(capsys: Capture, argv: list[str]) -> None:
    code, out, err = run(capsys, *argv, "--lang", "en")
    assert (code, out) == (2, "")
    assert "Only the arena takes that; here write “greedy”" in err
    assert "solo nell'arena; qui scrivi “greedy”" in run(capsys, *argv, "--lang", "it")[2]
