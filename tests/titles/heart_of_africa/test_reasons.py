"""Reasons and previews of Heart of Africa say what is the case."""

import random

from tests.titles.heart_of_africa.positions import TITLE, at
from tests.titles.positions import play, refused

from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.titles import words_folder
from baobab.words import Name, Params, words

START = "2 ask=act/0 traders=0.egypt:5,1.cape:5"


def said(game: Game, move: str, lang: str = "en") -> str:
    why = game.why_not(move)
    assert why is not None
    return game.say(why, lang)


def test_more_action_points_are_promised_only_to_who_can_pay_them() -> None:
    """HOA-7.1.1a HOA-7.1.2a HOA-7.1.3b HOA-7.1.4a"""
    rich, poor = at(f"{START} ap=0 influence=9,9"), at(f"{START} ap=0 influence=0,9")
    for move in ("move egypt nubia", "enter egypt", "raise gold"):
        assert "You can buy more" in said(rich, move), move
        assert "not enough influence" in said(poor, move), move
        assert "non basta" in said(poor, move, "it"), move


def test_conceding_is_never_denied() -> None:
    """HOA-8.1d HOA-8.1f: with no second draw one may still concede."""
    text = "2 ask=conflicts/0 traders=0.congo:2,1.cape:5 neutrals=congo:2 hand=0.reputation:1"
    game = at(text, "no_loss")
    preview = next(choice.preview or "" for choice in game.options("en") if choice.notation == "oust congo")
    assert preview == "no second draw: you take what you draw, or concede"
    assert "concede" in play(game, "oust congo").legal()


def test_the_other_side_is_named() -> None:
    """HOA-8.2a"""
    game = play(at("2 ask=conflicts/0 traders=0.congo:3,1.congo:1"), "fight congo 1")
    assert "your pieces count" in game.prompt("en")
    assert "player 2's" in game.prompt("en")
    assert "quelli del giocatore 2" in game.prompt("it")


def test_plural_areas_agree() -> None:
    """HOA-7.1.2a"""
    game = at(f"{START} ap=3")
    assert said(game, "move egypt lakes").startswith("There is no border between Egypt and the Great Lakes.")
    assert said(game, "move egypt lakes", "it").startswith("Tra l'Egitto e i Grandi Laghi non c'è confine.")
    assert refused(game, "move egypt lakes") == "HOA-7.1.2a not-adjacent"


def test_a_point_lost_is_not_told_as_a_point_won() -> None:
    """HOA-9.4c: Italian has the same plural for 1 and −1."""
    coming: Params = {"seat": Name("seat", "0"), "points": -1, "space": 4, "me": 1}
    for lang, told in {
        "it": "Faresti -1 punto e saresti a 4",
        "en": "You would score -1 and stand at 4",
    }.items():
        assert words(lang, words_folder("heart_of_africa")).say("ui-hoa-would-score", coming) == told


def test_whatever_is_asked_says_what_comes_first() -> None:
    """HOA-7.0a: whatever is clicked at any question, nobody hears only that something else is asked."""
    seen: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        game = Game.new(TITLE, 2 + seed % 4, FastLuck(seed))
        while game.seat >= 0:
            if game.phase not in ("start", "which"):  # there is nothing yet, or nothing else, to point at
                for move in ("raise gold", "use move_group", "play majority_gold"):
                    why = game.why_not(move)
                    assert why is None or not why.generic(), (game.phase, move)
                seen.add(game.phase)
            game.play(rng.choice(game.legal()))
    assert seen >= {"pair", "convert", "march", "shift", "send", "drive", "renown", "build", "bring"}
