"""Hints give a reason: the features that decide, in words, and nothing where none does."""

import pytest

from baobab.bots import find_bot as find_bot
from baobab.bots.bot import Budget, Opinion, ask_why
from baobab.bots.knobs import knobs_of
from baobab.bots.opinions import MOST_REASONS
from baobab.game import Game
from baobab.hints import hint_sentence
from baobab.kernel.luck import FastLuck, Rng
from baobab.titles import names
from baobab.titles import title as find_title
from baobab.words import LANGUAGES, words

SEAT = 0


@pytest.mark.parametrize("name", names())
def test_every_feature_that_bots_weigh_has_words(name: str) -> None:
    """At least for the one of more and less that its weight likes."""
    title = find_title(name)
    for lang in LANGUAGES:
        speech = words(lang, title.words_folder())
        for feature, weight in knobs_of(title).weights.items():
            keys = [f"feature-{feature}-{change}" for change in ("more", "less")]
            assert not weight or any(speech.has(key) for key in keys), f"{lang}: {feature}"
        said = [
            key
            for feature in title.features
            for key in (f"feature-{feature}-more", f"feature-{feature}-less")
        ]
        assert any(speech.has(key) for key in said)


@pytest.mark.parametrize("name", names())
def test_what_decides_speaks_for_the_answer(name: str) -> None:
    title, rng = find_title(name), Rng(3)
    game = Game.new(title, title.seats[0], FastLuck(5))
    told = 0
    for turn in range(60):
        legal = game.legal()
        if turn % 6 == 5:
            for said in ask_why(find_bot("greedy"), title, game.state, Budget(iterations=2), Rng(1)):
                told += len(said.deciding)
                assert len(said.deciding) <= MOST_REASONS
                for feature, change in said.deciding:
                    assert change in (1, -1)
                    assert (dict(said.because).get(feature) or 0) > 0
        game.play(legal[rng.below(len(legal))])
    assert told, "no answer had a reason"


def hint(share: int, margin: int, others: int, deciding: list[tuple[str, int]], lang: str) -> str:
    return hint_sentence(words(lang, find_title("africa").words_folder()), share, margin, others, deciding)


def test_a_hint_says_what_it_expects_and_why() -> None:
    assert hint(22, -1, 1, [("points", 1)], "en") == (
        "The bot expects to win about 22 games like this in 100, and to end 1 point behind your opponent. "
        "Compared with an average answer, at the end of your move you score more points."
    )
    assert hint(22, 3, 2, [("points", 1), ("camps", 1)], "it") == (
        "Il bot si aspetta di vincere circa 22 partite come questa su 100, e di finire con 3 punti in più "
        "del migliore degli altri. Alla fine della mossa, rispetto a una risposta media, fai più punti e ti "
        "restano più campi base."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hope_is_said_kindly_and_nothing_is_invented(lang: str) -> None:
    none = hint(0, -9, 3, [], lang)
    assert "0" not in none.replace("100", "")
    assert hint(1, -9, 3, [], lang) != none
    unnamed = hint(0, -9, 3, [("points", -1), ("no_such_feature", 1)], lang)
    assert unnamed == none


def test_an_opinion_without_reasons_is_one() -> None:
    assert Opinion(SEAT, 1).deciding == []
