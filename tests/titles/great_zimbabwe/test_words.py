"""Words: everything can be said in both languages, every clause has a short text, and sentences read well."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.titles.great_zimbabwe.positions import TITLE, at
from tests.titles.positions import play

from baobab.catalogue_check import problems
from baobab.clauses import clauses
from baobab.cli.rules import chapter_key
from baobab.words import LANGUAGES, key, words

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
    title = TITLE
    keys = {found for source in title.folder.rglob("*.py") for found in keys_in(source)}
    assert len(keys) > 100
    keys |= {f"event-{kind.name}" for kind in title.events}
    keys |= {phase.answer_key(kind) for phase in title.phases for kind in phase.kinds}
    keys |= {f"prompt-{phase.name}" for phase in title.phases}
    rules = clauses(title.name)
    keys |= {key("clause", clause) for clause in rules}
    keys |= {chapter_key(clause.chapter) for clause in rules.values()}
    catalogue = words(lang, title.words_folder())
    assert [known for known in sorted(keys) if not catalogue.has(known)] == []


def test_italian_articles() -> None:
    game = at("2 turn=0 cash=9,9", players=("Anna", "Bruno"), land="C")
    shown = {option.notation: option.words for option in game.options("it")}
    assert shown["craft potter"] == "metti un ceramista"
    assert shown["hire shaman"] == "prendi al tuo servizio lo Sciamano"
    why = game.why_not("craft sculptor")
    assert why is not None
    assert game.say(why, "it").startswith("A uno scultore serve il lavoro di un intagliatore")


def test_the_log_tells_a_turn() -> None:
    game = at("2 turn=0 cash=9,9 monuments=D4:0.1", players=("Anna", "Bruno"), land="C")
    play(game, "craft potter", "site B2", "way across", "(prices)", "price potter 2", "end", "end")
    assert game.log(-1, "it")[:3] == [
        "Anna impara il mestiere del ceramista: il suo requisito ora è 23.",
        "Anna mette un ceramista su B2 per 2 capi: 1 punto.",
        "Anna chiede 2 capi per il lavoro del ceramista.",
    ]
    assert game.log()[1] == "Anna places a potter on B2 for 2 cattle: 1 point."
