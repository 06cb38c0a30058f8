"""The rulebook's worked examples, to the last figure: Peter is seat 0, Melissa seat 1."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, hand, neutrals, state, traders
from tests.titles.positions import offers, play, refused

from baobab.titles.heart_of_africa.conflict.strength import base_strength, fighting_weight
from baobab.titles.heart_of_africa.score_track import advance
from baobab.titles.heart_of_africa.scoring import area_points, neutral_points, station_points

ROWS = "rows=ap_only-4,trading_station-2,ap_only-5,move_group-2"
FIGHT = (
    "4 ask=conflicts/0 traders=0.congo:3,1.congo:2,2.cape:5,3.egypt:5 neutrals=sahara:1 reputation=1,4,2,2"
    " influence=8,9,12,12 hand=0.trading_station:1 special=majority_gold,none,none,none"
)


def test_the_auction() -> None:
    """HOA-TV1 HOA-6.0a..l HOA-6.0o HOA-R-39"""
    text = f"4 ask=bid/0 vp=20,15,10,5 influence=12,12,12,6 {ROWS}"
    game = play(at(text), "number 5; number 7; pass; number 8")
    s = state(game)
    assert s.active == 3
    assert list(s.vp) == [20, 16, 11, 3]
    assert list(s.influence) == [12, 12, 12, 0]
    assert s.pool == 6 + 6
    assert hand(game, 3) == {"trading_station": 1}
    assert s.ap == 6


@pytest.mark.parametrize(("own", "allowed"), [(3, False), (4, True)])
def test_as_many_traders_as_neutrals(own: int, allowed: bool) -> None:
    """HOA-TV2 HOA-8.1a HOA-8.1e"""
    text = f"2 ask=conflicts/0 traders=0.congo:{own},1.cape:5 neutrals=congo:4 hand=0.reputation:1"
    game = at(text, "influence-1")
    assert offers(game, "oust") == (["congo"] if allowed else [])
    if allowed:
        game.play("oust congo")
        assert game.legal() == ["accept", "concede"]
    else:
        assert refused(game, "oust congo") == "HOA-8.1a too-weak"


NEUTRALS = "2 ask=conflicts/0 traders=0.congo:3,1.cape:5 neutrals=congo:2 influence=10,15 hand=0.reputation:1"


def test_one_redraw_then_a_win() -> None:
    """HOA-TV3 HOA-8.1c..g HOA-8.1.1a..d HOA-8.1.2a,b"""
    game = play(at(NEUTRALS, "trader-3 influence-2"), "oust congo; redraw")
    assert game.legal() == ["accept", "concede"]
    assert refused(game, "redraw") == "HOA-8.1e no-redraw"
    assert refused(game, "enter congo") == "HOA-8.1d draw-first"
    game.play("accept")
    s = state(game)
    assert (s.influence[0], s.pool) == (8, 7)
    assert (neutrals(game), s.supply) == ({"congo": 1}, 24)
    assert "congo" not in offers(game, "send")
    assert {"heart", "angola", "sudan"} <= set(offers(game, "send"))
    game.play("send sudan")
    assert neutrals(game) == {"sudan": 1}
    assert traders(game, 0) == {"congo": 3}


def test_losing_on_purpose() -> None:
    """HOA-TV4 HOA-8.1f"""
    game = play(at(NEUTRALS, "trader-3 influence-2"), "oust congo; redraw; concede")
    s = state(game)
    assert s.reputation[0] == 1
    assert s.influence[0] == 10
    assert traders(game, 0) == {"congo": 3}
    assert neutrals(game) == {"congo": 2}


def test_a_trader_counts_its_reputation() -> None:
    """HOA-TV5 HOA-8.2a"""
    game = at("2 ask=conflicts/0 traders=0.congo:1,1.congo:1 reputation=2,2 neutrals=sahara:1")
    assert base_strength(TITLE.board, state(game), 0, 2 + 13) == 2


def test_peter_beats_melissa() -> None:
    """HOA-TV6 HOA-8.2a..g HOA-8.2.1a,b"""
    game = play(at(FIGHT), "fight congo 1")
    assert "your pieces count 3, player 2's 8" in game.prompt("en")
    play(game, "number 3; commit trading_station; done; number 2")
    s = state(game)
    log = game.log(-1)
    assert any("3 from pieces, commits 3 influence and 1 counter: 21 in all" in line for line in log)
    assert any("8 from pieces, commits 2 influence and no counters: 14 in all" in line for line in log)
    assert s.pool == 7 + 5
    assert s.gone[1] == 1
    assert s.reserve[1] == 13
    assert game.seat == 0
    game.play("send sudan")
    assert traders(game, 1) == {"sudan": 1}
    assert traders(game, 0) == {"congo": 3}


def test_peter_buys_reputation() -> None:
    """HOA-TV7 HOA-8.2.3a"""
    game = play(
        at(FIGHT), "fight congo 1; number 3; commit trading_station; done; number 2; send sudan; gain"
    )
    s = state(game)
    assert s.reputation[0] == 2
    assert s.influence[0] == 8 - 3 - 2 + 0
    assert s.pool == 7 + 5 + 2


def test_melissa_retreats_instead() -> None:
    """HOA-TV8 HOA-8.2.2a..c"""
    game = play(at(FIGHT), "fight congo 1; number 3; commit trading_station; done; retreat")
    s = state(game)
    assert game.seat == 1
    assert s.influence[1] == 9 + 3
    assert hand(game, 1) == {"trading_station": 1}
    assert s.reserve[1] == 12
    play(game, "send heart; send zambezi")
    assert traders(game, 1) == {"heart": 1, "zambezi": 1}
    assert game.phase == "praise"
    assert game.seat == 0


def test_the_wholesaler_doubles_traders() -> None:
    """HOA-TV9 HOA-8.3b"""
    game = at("2 ask=conflicts/0 traders=0.congo:2,1.congo:1 wholesaler=congo,off neutrals=sahara:1")
    assert fighting_weight(TITLE.board, state(game), 0, 15) == 5


def test_an_area_scores_its_price() -> None:
    """HOA-TV10 HOA-9.0b"""
    text = (
        "2 ask=score/0 traders=0.sahara:1,1.cape:5 neutrals=egypt:1 resource=sahara:gold"
        " price=gold:3 special=majority_gold,none"
    )
    assert area_points(TITLE.board, state(at(text)), 0) == 3


def test_neutrals_may_make_an_area_negative() -> None:
    """HOA-TV11 HOA-9.1a"""
    text = (
        "2 ask=score/0 traders=0.sahara:1,1.cape:5 neutrals=sahara:3 price=bananas:2"
        " special=majority_gold,none"
    )
    game = at(text)
    b, s = TITLE.board, state(game)
    assert area_points(b, s, 0) - neutral_points(b, s, 0) == -1
    game.play("done")
    assert state(game).vp[0] == 6


def test_most_stations() -> None:
    """HOA-TV12 HOA-9.3a,b"""
    text = (
        "3 ask=score/0 traders=0.sahara:1,0.congo:1,1.cape:5,2.egypt:5 neutrals=sudan:1"
        " station=sahara:1,congo:1,cape:1 special=majority_gold,none,none"
    )
    b, s = TITLE.board, state(at(text))
    assert [station_points(b, s, seat) for seat in range(3)] == [2 + 3, 1, 0]


def test_skipping_on_the_track() -> None:
    """HOA-TV13 HOA-9.5a"""
    s = state(at(f"2 ask=bid/1 vp=12,15 {ROWS}"))
    advance(s, 0, 4)
    assert s.vp[0] == 17


def test_a_march_out_of_disaster() -> None:
    """HOA-TV14 HOA-9.1a HOA-10.10"""
    text = (
        "2 ask=conflicts/0 traders=0.congo:2,1.congo:5 neutrals=zambezi:5 hand=0.move_group:1"
        " special=majority_gold,none price=africa:0 influence=10,15"
    )
    game = play(at(text), "fight congo 1; number 0; done; number 0; send zambezi; pass")
    assert neutral_points(TITLE.board, state(game), 0) == 5
    play(game, "use move_group; march zambezi kalahari")
    assert neutral_points(TITLE.board, state(game), 0) == 0
    assert traders(game, 0) == {"kalahari": 1}
    assert game.phase == "score"
    game.play("done")
    assert state(game).vp[0] >= 8


def test_influence_goes_to_the_losers() -> None:
    """HOA-TV15 HOA-11.0a,b"""
    text = (
        "4 ask=score/0 traders=0.egypt:5,1.cape:5,2.guinea:5,3.senegal:5 neutrals=sudan:1"
        " influence=1,7,12,12 special=majority_gold,none,none,none"
    )
    game = at(text)
    assert state(game).pool == 16
    game.play("done")
    assert list(state(game).influence) == [1, 12, 17, 17]
    assert state(game).pool == 1


def test_areas_without_resources_at_price_0() -> None:
    """HOA-TV16 HOA-D4 HOA-9.0b"""
    text = "2 ask=score/0 traders=0.egypt:5,1.cape:5 neutrals=sudan:1 special=majority_gold,none"
    b, s = TITLE.board, state(at(text))
    assert area_points(b, s, 0) == 0
    dear = state(at(text + " price=africa:2"))
    assert area_points(b, dear, 0) == 2
