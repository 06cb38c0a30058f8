"""The words of Ticket to Ride: everything can be said in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.titles.positions import play
from tests.titles.ticket_to_ride.positions import BOARD, CAPE, TITLE, at

from baobab.catalogue_check import problems
from baobab.clauses import clauses
from baobab.cli.rules import chapter_key
from baobab.words import LANGUAGES, Name, key, words

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
    keys = {found for source in TITLE.folder.rglob("*.py") for found in keys_in(source)}
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


def test_the_log_tells_what_a_claim_cost() -> None:
    """TTR-CLAIM-6 TTR-TERR-8: card by card, and in the singular where it is one."""
    text = "hand=0.black:3,0.red:1,0.locomotive:4 seen=0.mountain:1,1.mountain:1"
    for payment, doubling, english, italian in (
        (
            "black+1", "single",
            "Player 1 claims Cape Town–Port Elizabeth (black) with 2 black cards and 1 locomotive"
            ": 4 points.",
            "Il giocatore 1 prende Cape Town–Port Elizabeth (nera) con 2 carte nere e 1 locomotiva"
            ": 4 punti.",
        ),
        (
            "locomotives", "double 0",
            "Player 1 claims Cape Town–Port Elizabeth (black) with 3 locomotives"
            ", and doubles it with 1 mountain card: 8 points.",
            "Il giocatore 1 prende Cape Town–Port Elizabeth (nera) con 3 locomotive"
            ", e la raddoppia con 1 carta Montagna: 8 punti.",
        ),
        (
            "black", "double 1",
            "Player 1 claims Cape Town–Port Elizabeth (black) with 3 black cards"
            ", and doubles it with 1 locomotive as terrain: 8 points.",
            "Il giocatore 1 prende Cape Town–Port Elizabeth (nera) con 3 carte nere"
            ", e la raddoppia con 1 locomotiva come terreno: 8 punti.",
        ),
    ):  # fmt: skip
        game = play(at(f"2 {text}"), "claim", f"route {CAPE}", f"pay {payment}", doubling)
        assert english in game.log(1, "en")
        assert italian in game.log(1, "it")


def test_cities_keep_their_names() -> None:
    for lang in LANGUAGES:
        assert words(lang, TITLE.words_folder()).name(Name("ticket", "chad-cape_town")).endswith("–Cape Town")
