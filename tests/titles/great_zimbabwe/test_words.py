"""Words: every clause that a reason may cite has a short text, and sentences read well."""

import re
from pathlib import Path

from tests.titles.great_zimbabwe.table import at, play, zimbabwe

import baobab.titles.great_zimbabwe
from baobab.words import key, words

ROOM = Path(baobab.titles.great_zimbabwe.__file__).parent


def test_clauses_cited_by_reasons_have_a_text() -> None:
    cited = set()
    for file in ROOM.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        cited.update(re.findall(r'Reason\(\s*"(TGZ-[\w-]+)"', text))
        cited.update(re.findall(r'clause = "(TGZ-[\w-]+)"', text))
    cited.update(phase.clause for phase in zimbabwe().phases)
    assert len(cited) > 30
    for lang in ("en", "it"):
        speech = words(lang, ROOM / "words")
        missing = [clause for clause in sorted(cited) if not speech.has(key("clause", clause))]
        assert not missing


def test_italian_articles() -> None:
    game = at("C", "2 turn=0 cash=9,9", ("Anna", "Bruno"))
    shown = {option.notation: option.words for option in game.options("it")}
    assert shown["craft potter"] == "metti un ceramista"
    assert shown["hire shaman"] == "prendi al tuo servizio lo Sciamano"
    why = game.why_not("craft sculptor")
    assert why is not None
    assert game.say(why, "it").startswith("A uno scultore serve il lavoro di un intagliatore")


def test_the_log_tells_a_turn() -> None:
    game = at("C", "2 turn=0 cash=9,9 monuments=D4:0.1", ("Anna", "Bruno"))
    play(game, "craft potter", "site B2", "way across", "(prices)", "price potter 2", "end", "end")
    assert game.log(-1, "it")[:3] == [
        "Anna impara il mestiere del ceramista: il suo requisito ora è 23.",
        "Anna mette un ceramista su B2 per 2 capi: 1 punto.",
        "Anna chiede 2 capi per il lavoro del ceramista.",
    ]
    assert game.log()[1] == "Anna places a potter on B2 for 2 cattle: 1 point."
