"""What comes first is said in so many words: no answer meets a bare "something else is being asked"."""

import pytest
from tests.titles.great_zimbabwe.positions import TITLE, at
from tests.titles.positions import play, reason, refused

from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.words import LANGUAGES

LAND = "\n".join(["WC.........C", *["............"] * 10, "C..........."])
SHAMAN = "2 turn=0 cash=9,9 specialists=shaman:0,rain_ceremony:0,herd:0"
PLACED = "2 turn=0 cash=9,9 makers=wood_carver:C1v:1:2,potter:E1v:0:1,potter:H4:1:2 monuments=F4:0.2"


def test_gifts_come_before_turns() -> None:
    """TGZ-BID-3"""
    game = at("2 gift=0 cash=9,9 laid=2 last_gift=2", land=LAND)
    for action in ("god xango", "craft potter", "build A5", "raise N18", "hire herd", "end"):
        assert refused(game, action) == "TGZ-BID-3 gifts-first"
    why = reason(game, "craft potter")
    assert game.say(why, "en").startswith("Gifts come first: give 3 cattle or more, or pass.")
    assert game.say(why, "it").startswith("Prima vengono i doni: dai almeno 3 capi, oppure passa.")


@pytest.mark.parametrize(
    ("line", "answers", "tried", "why"),
    [
        (PLACED, ["monument"], "god xango", "TGZ-TRN-5 monument-first"),
        (PLACED, ["craft potter"], "god xango", "TGZ-CRF-5 site-first"),
        (PLACED, ["prices"], "god xango", "TGZ-TRN-6 prices-first"),
        (PLACED, ["raise F4"], "build A9", "TGZ-RAI-3 good-first"),
        (SHAMAN, ["use shaman"], "god xango", "TGZ-SPC-3 resource-first"),
        (SHAMAN, ["use shaman", "resource clay"], "god xango", "TGZ-SPC-3 tile-first"),
        (SHAMAN, ["use rain_ceremony"], "craft potter", "TGZ-SPC-4 rain-first"),
        (SHAMAN, ["use rain_ceremony", "rain F6"], "craft potter", "TGZ-SPC-4 rain-first"),
        (SHAMAN, ["use herd"], "monument", "TGZ-SPC-5 herd-first"),
        (SHAMAN, [], "resource clay", "TGZ-SPC-3 shaman-lays"),
        (SHAMAN, [], "rain F6", "TGZ-SPC-4 rain-falls"),
        (SHAMAN, [], "price potter 2", "TGZ-PRC-5 no-price-to-raise"),
        (PLACED, [], "price potter 2", "TGZ-PRC-5 set-prices-first"),
        (PLACED, [], "maker wood_carver1", "TGZ-RAI-1 raise-first"),
        (PLACED, [], "site A5", "TGZ-CRF-1 craft-first"),
        (PLACED, [], "pass", "TGZ-TRN-2 turn-first"),
    ],
)
def test_what_is_under_way_is_named(line: str, answers: list[str], tried: str, why: str) -> None:
    """TGZ-TRN-3 TGZ-TRN-5"""
    assert refused(play(at(line, land=LAND), *answers), tried) == why


def test_no_reason_is_generic() -> None:
    """Every kind of answer at every question of some games has a reason of its own, in both languages."""
    title = TITLE
    kinds = [kind for kind in title.actions.kinds if kind.size]
    asked: set[str] = set()
    for seed in (3, 4):
        game, rng = Game.new(title, 3, FastLuck(seed)), Rng(seed)
        while not game.over:
            if game.phase not in asked:
                asked.add(game.phase)
                for kind in kinds:
                    why = game.why_not(int(kind.base))
                    assert why is None or not why.generic(), f"{kind.name} at {game.phase}"
                    if why is not None:
                        assert all(len(game.say(why, lang)) > 20 for lang in LANGUAGES)
            game.play(game.legal()[rng.below(len(game.legal()))])
    assert len(asked) > 10
