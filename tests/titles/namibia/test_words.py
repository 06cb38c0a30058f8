"""The words of Namibia: everything can be said in both languages, and said well."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.titles.namibia.positions import TITLE, at
from tests.titles.positions import play

from baobab.catalogue_check import problems
from baobab.clauses import clauses
from baobab.cli.rules import chapter_key
from baobab.game import Game
from baobab.words import LANGUAGES, Name, key, words

SOURCES = sorted((Path(__file__).parents[3] / "src/baobab/titles/namibia").rglob("*.py"))
PLACES = {"Reason": ("reason-", 1), "Fault": ("fault-", 2), "Note": ("", 0)}
"""Where a note's key stands among its arguments, and what comes before it in the catalogue."""


def keys_in(source: Path) -> Iterator[str]:
    """The keys of all notes in a source file."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
            before, place = PLACES[node.func.id]
            if isinstance(node.args[place], ast.Constant):
                yield before + str(ast.literal_eval(node.args[place]))


def test_catalogues_are_complete() -> None:
    assert problems(TITLE.words_folder()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_clause_and_chapter_has_words(lang: str) -> None:
    keys = {found for source in SOURCES for found in keys_in(source)}
    assert len(keys) > 80
    keys |= {f"event-{kind.name}" for kind in TITLE.events}
    keys |= {phase.answer_key(kind) for phase in TITLE.phases for kind in phase.kinds}
    keys |= {f"prompt-{phase.name}" for phase in TITLE.phases if phase.kinds}
    for option in TITLE.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.help"}
        keys |= {f"option-{option.name}-{value}" for value in option.values.names}
    keys |= {"score-reputation", "score-money", "title-name", "title-about"}
    for clause in clauses("namibia").values():
        keys |= {key("clause", clause.id), chapter_key(clause.chapter)}
    catalogue = words(lang, TITLE.words_folder())
    assert [known for known in sorted(keys) if not catalogue.has(known)] == []


@pytest.mark.parametrize(
    ("commodity", "italian"),
    [
        ("diamond", "i diamanti dei diamanti di diamanti"),
        ("gold", "l'oro dell'oro d'oro"),
        ("silver", "l'argento dell'argento d'argento"),
        ("copper", "il rame del rame di rame"),
    ],
)
def test_articles_and_elisions(commodity: str, italian: str) -> None:
    speech = words("it", TITLE.words_folder())
    assert (
        " ".join(speech.name(Name("commodity", commodity), form) for form in ("the", "of", "made")) == italian
    )


def said(game: Game, lang: str) -> str:
    """What the last move is told as."""
    game.players = ["Anna", "Bruno", "Carla", "Dario"]
    speech = game.words(lang)
    return " ".join(game.word_event(event, 0, speech) for event in game.steps[-1].events)


SHIP = (
    "4 ask=rail/1/K4 stage=0 order=2,1,0,3 selling=gold port=gold:K3 price=gold:11 demand=gold:2"
    " shipped=gold:1 card=no_diamond,no_copper,no_silver,no_gold"
    " ore=K4:gold,L3:gold cubes=K4:3,L3:1 heads=K4:1up,L3:0up"
)


@pytest.mark.parametrize(
    ("text", "move", "english", "italian"),
    [
        (
            "4 ask=bribe/0 round=2",
            "number 7",
            "Anna bids 7 GM.",
            "Anna offre 7 GM.",
        ),
        (
            "4 ask=bribe/0 round=5 cash=2,15,15,15",
            "pass",
            "Anna cannot pay and sells 2 reputation for 4 GM."
            " Anna takes place 4, pays 5 GM, loses no reputation and takes no tracks.",
            "Anna non può pagare e vende 2 di reputazione per 4 GM."
            " Anna prende il posto 4, paga 5 GM, non perde reputazione e non prende binari.",
        ),
        (
            SHIP,
            "ship",
            "Bruno ships 3 cubes from K4 by rail for 23 GM."
            " Supply exceeds demand: the price of gold falls to 6 GM. Carla gains 2 reputation.",
            "Bruno spedisce 3 cubi da K4 per ferrovia e incassa 23 GM."
            " L'offerta supera la domanda: il prezzo dell'oro scende a 6 GM."
            " Carla guadagna 2 di reputazione.",
        ),
        (
            "4 ask=explore/0/1 order=0,1,2,3 held=1,0,0,0 ore=F4:gold cubes=F4:2",
            "explore gold E4",
            "Anna explores: 2 gold cubes on E4.",
            "Anna esplora: 2 cubi d'oro in E4.",
        ),
        (
            "4 ask=select/0 stage=0",
            "select diamond K3",
            "Anna has diamonds shipped through Lüderitz.",
            "Anna fa spedire i diamanti da Lüderitz.",
        ),
    ],
)
def test_the_log_reads_well(text: str, move: str, english: str, italian: str) -> None:
    assert said(play(at(text), move), "en") == english
    assert said(play(at(text), move), "it") == italian


def test_reasons_name_the_clause_and_answer_the_intent() -> None:
    """NAM-2.4b NAM-1.3: what is clicked out of turn says when its time is."""
    game = at("4 ask=bribe/0")
    reason = game.why_not("lay A1-A2")
    assert reason is not None
    assert game.say(reason, "en") == "Tracks are laid in your construction turn, after exploring. [NAM-2.4b]"
    reason = game.why_not("number 16")
    assert reason is not None
    assert game.say(reason, "it") == "Hai solo 15 GM. [NAM-1.3]"


@pytest.mark.parametrize(
    ("seat", "ore", "english", "italian"),
    [
        (1, "diamond", "There are already diamonds on F4.", "In F4 ci sono già dei diamanti."),
        (3, "gold", "There is already gold on F4.", "In F4 c'è già dell'oro."),
    ],
)
def test_one_commodity_is_plural(seat: int, ore: str, english: str, italian: str) -> None:
    game = at(f"4 ask=explore/{seat}/1 order={seat},{seat ^ 1},{seat ^ 2},{seat ^ 3} ore=F4:{ore} cubes=F4:2")
    assert refused(game, f"explore {ore} F4") == (english, italian)


@pytest.mark.parametrize(
    ("ore", "italian"),
    [("diamond", "non ci sono diamanti"), ("gold", "non c'è oro"), ("silver", "non c'è argento")],
)
def test_what_is_not_near(ore: str, italian: str) -> None:
    game = at("4 ask=explore/3/1 order=3,2,1,0 ore=F4:gold,H4:diamond,C3:silver cubes=F4:2,H4:2,C3:2")
    assert f"Accanto a L4 {italian}, e" in refused(game, f"explore {ore} L4")[1]


@pytest.mark.parametrize(
    ("ore", "english", "italian"),
    [
        (
            "diamond",
            "There are diamonds on F4, and your card forbids that.",
            "In F4 ci sono dei diamanti, e la tua carta li vieta.",
        ),
        (
            "copper",
            "There is copper on F4, and your card forbids that.",
            "In F4 c'è del rame, e la tua carta lo vieta.",
        ),
    ],
)
def test_what_a_card_forbids(ore: str, english: str, italian: str) -> None:
    seat = 0 if ore == "diamond" else 3
    game = at(
        f"4 ask=start/{seat}/1 order={seat},{seat ^ 1},{seat ^ 2},{seat ^ 3}"
        f" ore=F4:{ore},A1:gold,A3:gold cubes=F4:2,A1:1,A3:1"
    )
    assert refused(game, "mine F4") == (english, italian)


@pytest.mark.parametrize(
    ("ore", "english", "italian"),
    [
        ("diamond", "diamonds already went", "i diamanti si spediscono già"),
        ("gold", "gold already went", "l'oro si spedisce già"),
    ],
)
def test_what_was_selected(ore: str, english: str, italian: str) -> None:
    game = play(at("4 ask=select/0 stage=0"), f"select {ore} K3")
    found = refused(game, f"select {ore} B0")
    assert english in found[0]
    assert italian in found[1]


def refused(game: Game, move: str) -> tuple[str, str]:
    """Why not, in English and in Italian, without the clause."""
    reason = game.why_not(move)
    assert reason is not None
    english, italian = (game.say(reason, lang).rpartition(" [")[0] for lang in ("en", "it"))
    return english, italian
