"""Reasons and answers of Africa say what is the case."""

from tests.titles.africa.positions import at
from tests.titles.positions import play, refused

from baobab.game import Game


def words(game: Game, move: str, lang: str = "en") -> str:
    return next(choice.words for choice in game.options(lang) if choice.notation == move)


def test_whoever_could_only_stay_is_not_told_to_have_walked() -> None:
    """AFR-B0a AFR-Qc: in the second step the only walk, nowhere, answered itself."""
    game = at("2 ask=act/0/2 explorer=D1,B5")
    assert refused(game, "walk D1") == "AFR-Qc nowhere-to-walk"
    walked = play(at("2 ask=move/0/2 explorer=G3,B5 spaces=G3:bare,G4:bare,G5:bare"), "walk G4")
    assert refused(walked, "walk G5") == "AFR-Qc walked-already"


def test_at_the_start_with_all_cities_taken_nobody_has_walked_either() -> None:
    """AFR-Aa AFR-Qc: no walk and no journey is possible, so the first question answered itself."""
    game = at("5 ask=act/0/1 explorer=D1,K1,N2,I12,B5")
    assert refused(game, "walk D1") == "AFR-Qc nowhere-to-walk"


def test_walking_nowhere_is_called_staying() -> None:
    """AFR-B0a"""
    game = at("2 ask=move/0/1 explorer=B5,D1 spaces=B4:bare")
    assert words(game, "walk B5") == "stay in Freetown"
    assert words(game, "walk B5", "it") == "resta a Freetown"
    assert words(game, "walk B4") == "walk to B4"
