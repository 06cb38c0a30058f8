"""Reasons and previews of Namibia say what is the case."""

from tests.titles.namibia.positions import at, events_told, new, state
from tests.titles.positions import allowed, play, preview, refused

from baobab.game import Game


def said(game: Game, move: str, lang: str = "en") -> str:
    """The reason against a move in words."""
    reason = game.why_not(move)
    return "" if reason is None else game.words(lang).say(reason.key, reason.params)


def test_who_would_be_eliminated_is_told_so_and_not_what_passing_brings() -> None:
    """NAM-1.9 NAM-1.8a"""
    game = at("4 ask=bribe/0 round=6 cash=0,15,15,15 reputation=3,15,15,15")
    told = preview(game, "pass")
    assert told.startswith("you would be out of the game"), told
    assert "sell 3 reputation" in told
    play(game, "pass")
    assert events_told(game, "eliminated") == [[0]]
    assert preview(at("4 ask=bribe/0 round=6 cash=0,15,15,15 reputation=4,15,15,15"), "pass") == (
        "place 4: you sell 3 reputation for 6 GM, pay 6 GM, lose no reputation and take no tracks"
    )


def test_the_loss_of_the_place_eliminates_and_the_preview_says_so() -> None:
    """NAM-1.9 NAM-R-05: nothing to sell, but the place alone costs all the reputation there is."""
    game = play(at("4 ask=bribe/0 reputation=15,3,15,15"), "number 4; number 5; pass; pass; number 6")
    assert preview(game, "pass") == "you would be out of the game: place 2 costs 3 reputation, and you have 3"
    assert "sei" not in preview(game, "pass", "it")
    play(game, "pass")
    assert state(game).out[1] == 1


def test_the_minimum_may_be_bid_without_money_and_the_reason_says_so() -> None:
    """NAM-1.3 NAM-R-02"""
    game = at("4 ask=bribe/0 round=5 cash=0,15,15,15")
    assert allowed(game, "number 5")
    assert refused(game, "number 6") == "NAM-1.3 only-the-minimum"
    assert said(game, "number 6").startswith("You have only 0 GM: you may open with the minimum of 5 GM")
    assert refused(at("4 ask=bribe/0 round=5 cash=7,15,15,15"), "number 8") == "NAM-1.3 bid-too-high"


def test_who_cannot_pass_hears_what_to_do() -> None:
    """NAM-3.1a NAM-3.2b NAM-5.1: keep, or buy none; elsewhere a choice is a must."""
    mine = "ore=K4:gold cubes=K4:2 heads=K4:0up"
    game = at(f"4 ask=select/0 stage=0 {mine} truck=K4,off,off,off")
    assert refused(game, "pass") == "NAM-3.0b no-passing"
    play(game, "select gold K3")
    assert (game.phase, refused(game, "pass")) == ("road", "NAM-3.1a keep-instead")
    play(game, "keep")
    assert (game.phase, refused(game, "pass")) == ("rail", "NAM-3.2b keep-instead")
    assert "auction" not in said(game, "pass")
    assert refused(at("4 ask=buy/0 round=3"), "pass") == "NAM-5.1 buy-none"


def test_extra_cubes_are_not_said_to_suffice_where_nothing_is_completed() -> None:
    """NAM-2.1d"""
    for game in (at("4 ask=bribe/0"), at("4 ask=start/3/1 order=3,2,1,0 ore=A1:gold cubes=A1:1")):
        assert refused(game, "extra A1") == "NAM-2.1d time-of-extra"
        assert "enough" not in said(game, "extra A1")


def test_in_the_set_up_mines_and_tracks_are_referred_to_the_set_up() -> None:
    """NAM-S.8 NAM-S.9 NAM-S.10"""
    game = new(3)
    assert game.phase == "cube"
    assert refused(game, "mine A1") == "NAM-S.8 mines-after-cubes"
    assert refused(game, "lay A1-A2") == "NAM-S.10 tracks-after-mines"
    while game.phase == "cube":
        game.play(game.legal()[0])
    while game.phase in ("first-mine", "second-mine"):
        assert refused(game, "lay A1-A2") == "NAM-S.10 tracks-after-mines"
        game.play(game.legal()[0])
    assert (game.phase, refused(game, "mine A1")) == ("opening", "NAM-S.9 setup-mines-placed")


def test_ones_own_mine_is_called_ones_own() -> None:
    """NAM-0.6"""
    game = at("4 ask=start/3/1 order=3,2,1,0 ore=A1:gold,L4:gold cubes=A1:1,L4:2 heads=A1:3up")
    assert refused(game, "mine A1") == "NAM-0.6 own-mine-there"


def test_reasons_speak_of_what_is_asked() -> None:
    """NAM-2.4a NAM-3.0b NAM-3.1a NAM-3.2b: what a space has to do with the question."""
    assert refused(at("4 ask=lay/0 held=1,0,0,0"), "mine C4") == "NAM-2.4a track-along-side"
    game = at("4 ask=select/0 stage=0 ore=K4:gold cubes=K4:2 heads=K4:0up truck=K4,off,off,off")
    assert refused(game, "truck J3") == "NAM-3.0b select-first"
    play(game, "select gold K3")
    assert (game.phase, refused(game, "truck J3")) == ("road", "NAM-3.1a one-after-another")
    play(game, "keep")
    assert (game.phase, refused(game, "truck J3")) == ("rail", "NAM-3.2b one-after-another")
    assert "Now it is K4" in said(game, "truck J3")
