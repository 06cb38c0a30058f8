"""A game in the terminal, typed as a person would, in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import baobab


def play(
    folder: Path, typed: str, *argv: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "baobab", "play", *argv]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        timeout=120,
        check=False,
    )


def record(folder: Path) -> str:
    return (folder / "africa.record").read_text("utf-8")


def test_answers_by_place_by_number_and_by_notation(tmp_path: Path) -> None:
    argv = ["africa", "--seats", "me,random", "--seed", "4", "--option", "first_player=0", "--lang", "en"]
    done = play(tmp_path, "D1\n1\npass\nPASS\nquit\n", *argv)
    assert done.returncode == 0, done.stderr
    assert "Where do you go?" in done.stdout
    moves = [
        line.split(" ", 2)[2]
        for line in record(tmp_path).splitlines()
        if line[:1].isdigit() and " 0 " in line[:5]
    ]
    assert moves == ["city D1", "walk D1", "pass", "pass"]


def test_an_amount_is_typed_as_it_is(tmp_path: Path) -> None:
    """Where amounts are asked for, 5 means five and not the fifth answer; what is too much is refused."""
    setup = "1\n" * 7
    argv = ["namibia", "--seats", "me,random,random", "--seed", "4", "--option", "first_player=0"]
    done = play(tmp_path, f"{setup}0\n99\n5\nquit\n", *argv, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "an amount from 1 to 15" in done.stdout
    assert "at least 1 GM" in done.stdout
    assert "You have only 15 GM." in done.stdout
    assert " 0 number 5\n" in (tmp_path / "namibia.record").read_text("utf-8")


@pytest.mark.parametrize(
    ("seats", "rival"),
    [("me,easy", r"(del|con )l'avversario\."), ("me,easy,easy", r"(del|con il) migliore degli altri\.")],
)
def test_a_hint_names_answers_and_what_they_promise(tmp_path: Path, seats: str, rival: str) -> None:
    argv = ["africa", "--seats", seats, "--seed", "4", "--option", "first_player=0", "--lang", "it"]
    done = play(tmp_path, "1\nhint\nquit\n", *argv)
    assert done.returncode == 0, done.stderr
    promised = [
        line for line in done.stdout.splitlines() if "si aspetta di finire" in line or "e di finire" in line
    ]
    assert promised
    assert all(
        re.search(rf" di finire (con \d+ punt[oi] in (più|meno)|alla pari) {rival}", line)
        for line in promised
    )
    placed = [line for line in record(tmp_path).splitlines() if line[:1].isdigit()]
    assert len(placed) == len(seats.split(",")), "nothing is played"


def test_whoever_says_nothing_meets_normal_bots(tmp_path: Path) -> None:
    done = play(tmp_path, "quit\n", "namibia", "--seed", "4", "--lang", "en")
    assert done.returncode == 0, done.stderr
    holders = [
        line for line in (tmp_path / "namibia.record").read_text("utf-8").splitlines() if "holder" in line
    ]
    assert holders == ["holder 0 me", "holder 1 normal", "holder 2 normal"]


def test_a_refused_answer_says_why_and_asks_again(tmp_path: Path) -> None:
    typed = "1\nflip A1\n? flip A1\ngibberish\nquit\n"
    done = play(tmp_path, typed, "africa", "--seats", "me,random", "--seed", "4", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("[AFR-Qc]") == 2
    assert "gibberish" in done.stdout


def test_rules_and_mistakes_are_told_in_the_language_of_the_player(tmp_path: Path) -> None:
    typed = "rules\nrules afr-b2c\nrules AFR-ZZ\n? city Z9\nquit\n"
    done = play(tmp_path, typed, "africa", "--seats", "me,random", "--seed", "5", "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert "AFR-Sg  In senso orario" in done.stdout
    assert "AFR-B2c  Spostare un animale dà 1 punto" in done.stdout
    assert "Nelle regole di Africa non c'è nessun punto “AFR-ZZ”." in done.stdout
    assert "non va bene “Z9”: qui ci va una casella della mappa." in done.stdout


def test_help_is_there_under_the_words_that_people_try(tmp_path: Path) -> None:
    argv = ["africa", "--seats", "me,random", "--seed", "4", "--option", "first_player=0"]
    for word, lang, said in (("help", "en", "hint (what a bot"), ("aiuto", "it", "suggerimento (che cosa")):
        done = play(tmp_path, f"{word}\nquit\n", *argv, "--lang", lang, "--save", f"{lang}.record")
        assert said in " ".join(done.stdout.split()), done.stdout


def test_the_italian_words_do_what_the_english_ones_do(tmp_path: Path) -> None:
    argv = ["africa", "--seats", "me,random", "--seed", "4", "--option", "first_player=0", "--lang", "it"]
    said = {}
    for lang, words in (
        ("it", "annulla rifai suggerimento salva diario mappa regole esci"),
        ("en", "undo redo hint save log board rules quit"),
    ):
        typed = "\n".join(["city D1", "walk D1", *words.split()])
        said[lang] = play(tmp_path, typed + "\n", *argv, "--save", "one.record").stdout
        (tmp_path / "one.record").unlink()
    assert "Annullata: walk D1." in said["it"]
    assert said["it"] == said["en"]
    assert "The game is kept in" in play(tmp_path, "lingua en\nesci\n", *argv).stdout


def test_undo_takes_a_walk_back(tmp_path: Path) -> None:
    option = ["--option", "first_player=0"]
    typed = "city D1\nwalk D1\nundo\nquit\n"
    done = play(tmp_path, typed, "africa", "--seats", "me,random", "--seed", "4", "--lang", "en", *option)
    assert "Taken back: walk D1." in done.stdout
    assert "undo" in record(tmp_path)


def test_the_language_can_be_changed_while_playing(tmp_path: Path) -> None:
    done = play(tmp_path, "lang it\nquit\n", "africa", "--seats", "me,random", "--seed", "4", "--lang", "en")
    assert "La partita resta in africa.record" in done.stdout


def test_a_game_that_is_left_goes_on_where_it_was(tmp_path: Path) -> None:
    first = play(
        tmp_path, "city D1\n", "africa", "--seats", "me,random", "--option", "first_player=0", "--lang", "en"
    )
    assert "africa.record" in first.stdout
    kept = record(tmp_path)
    second = play(tmp_path, "quit\n", "--resume", "africa.record", "--seats", "me,random", "--lang", "en")
    assert second.returncode == 0, second.stderr
    assert record(tmp_path) == kept


def test_a_second_game_does_not_overwrite_the_first(tmp_path: Path) -> None:
    for _ in range(2):
        play(tmp_path, "quit\n", "africa", "--seats", "me,random", "--lang", "en")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["africa-2.record", "africa.record"]


def test_bots_play_a_whole_game_and_it_is_told_to_the_end(tmp_path: Path) -> None:
    argv = ["africa", "--seats", "random,random", "--seed", "2", "--option", "stall_rounds=1", "--lang", "it"]
    done = play(tmp_path, "", *argv)
    assert done.returncode == 0, done.stderr
    assert "totale" in done.stdout
    assert baobab.replay(record(tmp_path)).over


def test_a_file_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = play(tmp_path, "save nowhere/x.record\nquit\n", "africa", "--seats", "me,random", "--lang", "en")
    assert "could not be written" in done.stdout
    assert (tmp_path / "africa.record").exists()


def test_without_a_title_it_asks_for_one(tmp_path: Path) -> None:
    done = play(tmp_path, "africa\nquit\n", "--lang", "en")
    assert "Which game?" in done.stdout
    assert (tmp_path / "africa.record").exists()


def test_whoever_resumes_sits_where_he_sat(tmp_path: Path) -> None:
    play(tmp_path, "quit\n", "africa", "--seats", "random,me", "--names", "Otto,Anna", "--lang", "en")
    assert "holder 1 me" in record(tmp_path)
    again = play(tmp_path, "quit\n", "--resume", "africa.record", "--lang", "en")
    assert again.returncode == 0, again.stderr
    assert "holder 1 me" in record(tmp_path)


def test_a_game_is_kept_when_the_process_is_told_to_stop(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "baobab", "play", "africa", "--seats", "me,random", "--lang", "en"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    line = process.stdout.readline()
    while "starts in" not in line:
        line = process.stdout.readline()
        assert line, "the game never began"
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)
    assert "city" in record(tmp_path)


BROKEN_BOTS = """
from baobab.bots.bot import Bot

class Crash(Bot):
    def decide(self, title, s, budget, rng):
        raise RuntimeError("no idea")

class Cheat(Bot):
    def decide(self, title, s, budget, rng):
        return 999

class Mute(Bot):
    def decide(self, title, s, budget, rng):
        return None
"""


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("broken:Crash", "failed (RuntimeError: no idea)"),
        ("broken:Cheat", "answered 999, which is not an allowed action"),
        ("broken:Mute", "answered None, which is not an allowed action"),
    ],
)
def test_a_broken_bot_is_named_and_the_game_is_kept(tmp_path: Path, bot: str, said: str) -> None:
    (tmp_path / "broken.py").write_text(BROKEN_BOTS, encoding="utf-8")
    argv = ["africa", "--seats", f"me,{bot}", "--option", "first_player=0", "--lang", "en"]
    done = play(tmp_path, "1\n", *argv)
    assert done.returncode == 2
    assert bot in done.stderr
    assert said in done.stderr
    assert "city" in record(tmp_path)


def test_a_saved_game_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.record").write_text("precious", encoding="utf-8")
    done = play(tmp_path, "quit\n", "africa", "--save", "mine.record", "--lang", "en")
    assert done.returncode == 2
    assert (tmp_path / "mine.record").read_text("utf-8") == "precious"


def test_a_record_never_makes_us_import_what_it_names(tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text("print('EVIL')", encoding="utf-8")
    play(tmp_path, "quit\n", "africa", "--lang", "en")
    (tmp_path / "evil.record").write_text(
        record(tmp_path).replace("title africa", "title evil:X"), encoding="utf-8"
    )
    for argv in (["--resume", "evil.record"], ["--resume", "evil.record", "--data", "x.json"]):
        done = play(tmp_path, "quit\n", *argv, "--lang", "en")
        assert done.returncode == 2
        assert "EVIL" not in done.stdout


def test_a_title_of_ones_own_can_be_resumed_and_replayed(tmp_path: Path) -> None:
    toy = "tests.toys.market_day.title:MarketDay"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    left = play(tmp_path, "quit\n", toy, "--seats", "me,random", "--lang", "en", environment=environment)
    assert f"baobab play {toy} --resume market_day.record" in left.stdout, left.stderr
    again = play(
        tmp_path, "quit\n", toy, "--resume", "market_day.record", "--lang", "en", environment=environment
    )
    assert again.returncode == 0, again.stderr
    command = [sys.executable, "-m", "baobab", "replay", "market_day.record", "--title", toy, "--lang", "en"]
    told = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False)
    assert "Verified" in told.stdout, told.stderr
