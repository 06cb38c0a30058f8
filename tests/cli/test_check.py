"""`baobab check` speaks the language of whoever asks; what programs read stays the same."""

import io
import json
import sys

import pytest

from baobab.catalogue_check import problems
from baobab.cli import main
from baobab.cli.errors import CATALOGUE
from baobab.conformance.report import CATALOGUE as KIT
from baobab.kernel.title import Title

Capture = pytest.CaptureFixture[str]
MARKET = "tests.toys.market_day.title:MarketDay"
FAULTY = "tests.conformance.faulty_titles:LenientReason"


def test_the_words_of_the_command_line_and_of_the_kit_are_complete() -> None:
    assert problems(CATALOGUE) == []
    assert problems(KIT) == []


@pytest.mark.parametrize(
    ("lang", "about", "positions"),
    [
        ("en", "test a game from end to end", "how many positions to examine"),
        ("it", "metti alla prova un gioco", "quante posizioni esaminare"),
    ],
)
def test_help(capsys: Capture, lang: str, about: str, positions: str) -> None:
    with pytest.raises(SystemExit):
        main(["check", "--lang", lang, "--help"])
    said = capsys.readouterr().out
    assert about in said
    assert positions in said


@pytest.mark.parametrize(
    ("lang", "size", "verdict"),
    [
        ("en", "3 positions examined", "All is well: nothing was found."),
        ("it", "3 posizioni esaminate", "Tutto a posto: non c'è niente che non va."),
    ],
)
def test_a_clean_title(capsys: Capture, lang: str, size: str, verdict: str) -> None:
    assert main(["check", MARKET, "--positions", "3", "--lang", lang]) == 0
    said = capsys.readouterr()
    first, *_, last = said.out.splitlines()
    assert first.startswith("market_day, ")
    assert first.endswith(size)
    assert last == verdict
    assert said.err == ""


@pytest.mark.parametrize(
    ("lang", "labels", "verdict"),
    [
        ("en", ["reasons: expected ", "; found ", "  game: seed ", "  action: work"], "There are "),
        ("it", ["reasons: ci si aspettava ", "; c'è ", "  partita: seed ", "  azione: work"], "Ci sono "),
    ],
)
def test_a_title_with_a_fault(capsys: Capture, lang: str, labels: list[str], verdict: str) -> None:
    assert main(["check", FAULTY, "--positions", "40", "--lang", lang]) == 1
    said = capsys.readouterr().out
    assert [label for label in labels if label not in said] == []
    assert said.splitlines()[-1].startswith(verdict)


def test_what_programs_read_is_the_same_in_both_languages(capsys: Capture) -> None:
    told = []
    for lang in ("en", "it"):
        assert main(["check", FAULTY, "--positions", "40", "--json", "--lang", lang]) == 1
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["findings"][0]["expected"]


class Terminal(io.StringIO):
    """Somebody watching."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("lang", "count"), [("en", " of 3 positions"), ("it", " di 3 posizioni")])
def test_progress_is_shown_to_who_watches(monkeypatch: pytest.MonkeyPatch, lang: str, count: str) -> None:
    watched = Terminal()
    monkeypatch.setattr(sys, "stderr", watched)
    assert main(["check", MARKET, "--positions", "3", "--lang", lang]) == 0
    assert "\r" in watched.getvalue()
    assert count in watched.getvalue()
    assert watched.getvalue().endswith("\r\033[K")


class Broken(Title):
    """A title whose making fails."""

    def __init__(self) -> None:
        raise ValueError("no map")


def test_a_title_that_cannot_be_made_is_a_finding(capsys: Capture) -> None:
    assert main(["check", "tests.cli.test_check:Broken", "--lang", "it"]) == 1
    assert capsys.readouterr().out.startswith("title: ci si aspettava ")
