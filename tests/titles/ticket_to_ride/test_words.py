"""The words of Ticket to Ride: everything can be said in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.titles.ticket_to_ride.table import BOARD, TITLE

from baobab.clauses import clauses
from baobab.cli.rules import chapter_key
from baobab.words import LANGUAGES, Name, key, words
from baobab.words_check import problems

PLACES = {"Reason": ("reason-", 1), "Fault": ("fault-", 2), "Note": ("", 0)}


def keys_in(source: Path) -> Iterator[str]:
    """The keys of all notes in a source file."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
            before, place = PLACES[node.func.id]
            argument = node.args[place]
            if isinstance(argument, ast.Constant):
                yield before + str(argument.value)


def test_catalogues_are_complete() -> None:
    assert problems(TITLE.words_folder()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words(lang: str) -> None:
    """Notes, questions, answers, events, clauses and chapters."""
    keys = {found for source in TITLE.folder.glob("*.py") for found in keys_in(source)}
    assert len(keys) > 50
    keys |= {f"event-{kind.name}" for kind in TITLE.events}
    keys |= {f"event-{kind.name}-seen" for kind in TITLE.events if kind.private}
    keys |= {f"action-{kind.name}" for kind in TITLE.actions.kinds}
    keys |= {f"prompt-{phase.name}" for phase in TITLE.phases}
    keys |= {f"score-{line}" for line in ("routes", "complete", "incomplete", "globetrotter")}
    rules = clauses(TITLE.name)
    keys |= {key("clause", clause) for clause in rules}
    keys |= {chapter_key(clause.chapter) for clause in rules.values()}
    catalogue = words(lang, TITLE.words_folder())
    assert [known for known in sorted(keys) if not catalogue.has(known)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_route_ticket_and_payment_has_a_name_of_its_own(lang: str) -> None:
    """No id of the data is shown to people, and no two options read alike."""
    catalogue = words(lang, TITLE.words_folder())
    for domain in (BOARD.routes, BOARD.tickets, BOARD.payments, BOARD.choices, BOARD.cards):
        names = [catalogue.name(Name(domain.word, name)) for name in domain.names]
        assert len(set(names)) == len(names)
        assert not any("_" in name for name in names)


@pytest.mark.parametrize(
    ("card", "a", "many"),
    [("red", "una carta rossa", "carte rosse"), ("desert", "una carta Deserto", "carte Deserto"),
     ("locomotive", "una locomotiva", "locomotive")],
)  # fmt: skip
def test_italian_cards(card: str, a: str, many: str) -> None:
    italian = words("it", TITLE.words_folder())
    assert italian.name(Name("card", card), "a") == a
    assert italian.name(Name("card", card), "many") == many


def test_cities_keep_their_names() -> None:
    for lang in LANGUAGES:
        assert words(lang, TITLE.words_folder()).name(Name("ticket", "chad-cape_town")).endswith("–Cape Town")
