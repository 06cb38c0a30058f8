"""Special functions of action counters."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, hand, neutrals, state, traders
from tests.titles.positions import offers, play, refused

from baobab.titles.heart_of_africa.scoring import bonus_points

BASE = "2 ask=act/0 traders=0.egypt:3,0.congo:1,1.cape:5"


def holding(function: str, more: str = "") -> str:
    return f"{BASE} hand=0.{function}:1 {more}"


def test_a_used_counter_leaves_the_game_and_others_are_kept() -> None:
    """HOA-10.0a HOA-10.0c HOA-10.0d"""
    game = play(at(f"{BASE} hand=0.trading_station:2,0.reputation:1"), "use trading_station; build egypt")
    assert hand(game, 0) == {"trading_station": 1, "reputation": 1}
    assert state(game).gone[1] == 1
    play(game, "use trading_station; use reputation; praise 0; done")
    assert state(game).reputation[0] == 3


def test_functions_are_used_between_conflicts_but_by_the_active_player_only() -> None:
    """HOA-10.0a HOA-10.0b HOA-R-51"""
    text = "2 ask=conflicts/0 traders=0.egypt:3,0.congo:1,1.cape:5 hand=0.reputation:1,1.reputation:1"
    game = at(text)
    assert "reputation" in offers(game, "use")
    not_yours = game.why_not("use reputation", seat=1)
    assert not_yours is not None
    assert not_yours.key == "reason-not-your-turn"


def test_a_counter_that_is_not_held_or_plain() -> None:
    """HOA-10.2 HOA-10.0a"""
    game = at(BASE)
    assert refused(game, "use ap_only") == "HOA-10.2 plain-counter"
    assert refused(game, "use move_group") == "HOA-10.0a no-counter"
    assert refused(game, "build egypt") == "HOA-10.0a no-counter"
    assert refused(at(holding("trading_station")), "build egypt") == "HOA-10.0a use-first"


def test_a_station_goes_into_a_friendly_area_without_one() -> None:
    """HOA-10.1 HOA-R-30 HOA-D5"""
    game = play(at(holding("trading_station", "station=egypt:1")), "use trading_station")
    assert state(game).station[2] == 1
    assert traders(game, 0)["congo"] == 1
    assert state(game).station[15] == 1  # only one area was left, so it was built there


def test_where_no_station_goes() -> None:
    """HOA-10.1 HOA-10.11"""
    game = play(
        at("3 ask=act/0 traders=0.egypt:3,0.congo:1,0.angola:1,1.congo:1,2.cape:5 hand=0.trading_station:1"),
        "use trading_station",
    )
    assert offers(game, "build") == ["egypt", "angola"]
    assert refused(game, "build congo") == "HOA-10.1 not-friendly"
    assert refused(game, "build cape") == "HOA-10.1 not-friendly"
    full = "station=egypt:1,cape:1,nubia:1,angola:1,senegal:1,guinea:1"
    assert refused(at(holding("trading_station", full)), "use trading_station") == "HOA-10.1 no-station-left"
    both = holding("trading_station", "station=egypt:1,congo:1")
    assert refused(at(both), "use trading_station") == "HOA-10.1 no-station-site"


def test_a_shift_brings_in_a_trader_and_moves_each_neutral_once() -> None:
    """HOA-10.3 HOA-R-31"""
    game = at(holding("neutral_shift", "neutrals=sahara:2,sudan:1"))
    play(game, "use neutral_shift")
    assert set(offers(game, "enter")) >= {"egypt", "tripoli", "madagascar"}
    assert "congo" not in offers(game, "enter")
    assert refused(game, "enter congo") == "HOA-7.1.3d enter-inland"
    assert refused(game, "neutral egypt") == "HOA-R-31 shift-own"
    play(game, "enter egypt; push sahara bornu")
    assert refused(game, "push sahara barbary") == "HOA-10.3 earlier-area"
    assert refused(game, "push bornu heart") == "HOA-10.3 neutrals-moved"
    assert refused(game, "push congo heart") == "HOA-10.3 no-neutral-there"
    assert refused(game, "push sahara heart") == "HOA-10.3 not-adjacent"
    play(game, "push sahara bornu; push sudan egypt")
    assert neutrals(game) == {"bornu": 2, "egypt": 1}
    assert traders(game, 0) == {"egypt": 4, "congo": 1}
    assert game.phase == "act"


def test_a_shift_may_move_nothing_and_needs_no_trader() -> None:
    """HOA-10.3 HOA-10.11"""
    game = at("2 ask=act/0 traders=0.egypt:14,1.cape:5 hand=0.neutral_shift:1")
    play(game, "use neutral_shift; done")
    assert game.phase == "act"
    none = at("2 ask=act/0 traders=0.egypt:14,1.cape:5 neutrals=congo:0 hand=0.neutral_shift:1")
    assert refused(none, "use neutral_shift") == "HOA-10.11 nothing-to-shift"


def test_as_agreed_a_neutral_comes_in_with_the_shift() -> None:
    """HOA-R-31"""
    game = play(at(holding("neutral_shift", "neutral_shift_new_trader=neutral")), "use neutral_shift")
    assert refused(game, "enter egypt") == "HOA-R-31 shift-neutral"
    assert refused(game, "neutral egypt") == "HOA-7.0b neutral-occupied"
    play(game, "neutral nubia; done")
    assert neutrals(game)["nubia"] == 1


def test_as_agreed_neutrals_of_one_area_shift_together() -> None:
    """HOA-R-31"""
    game = at(holding("neutral_shift", "neutral_shift_scope=one_area neutrals=sahara:3,sudan:1"))
    play(game, "use neutral_shift; enter egypt; push sahara bornu")
    assert offers(game, "number") == ["1", "2", "3"]
    assert refused(game, "number 4") == "HOA-R-31 number-between"
    game.play("number 2")
    assert neutrals(game) == {"sahara": 1, "bornu": 2, "sudan": 1}
    assert game.phase == "act"


def test_the_wholesaler_enters_where_a_trader_may() -> None:
    """HOA-10.4 HOA-8.3a HOA-R-32"""
    game = play(at(holding("wholesaler", "ap=2")), "use wholesaler")
    assert refused(game, "bring congo") == "HOA-7.1.3d enter-inland"
    play(game, "bring nubia; lead egypt")
    assert state(game).wholesaler[0] == 2
    assert state(game).ap == 1


def test_only_one_wholesaler_at_a_time() -> None:
    """HOA-8.3d HOA-R-34 HOA-10.11"""
    game = at(holding("wholesaler", "wholesaler=egypt,off"))
    assert refused(game, "use wholesaler") == "HOA-8.3d lead-on-map"


def test_two_traders_into_friendly_areas_even_inland() -> None:
    """HOA-10.5"""
    game = play(at(holding("two_traders", "neutrals=congo:3")), "use two_traders")
    assert offers(game, "enter") == ["egypt", "congo"]
    assert refused(game, "done") == "HOA-10.11 place-one"
    assert refused(game, "enter nubia") == "HOA-10.5 not-friendly"
    game.play("enter congo")
    assert refused(game, "enter egypt") == "HOA-10.5 earlier-area"
    game.play("enter congo")
    assert traders(game, 0) == {"egypt": 3, "congo": 3}
    one = play(at(holding("two_traders")), "use two_traders; enter egypt; done")
    assert traders(one, 0) == {"egypt": 4, "congo": 1}


def test_two_traders_need_a_friendly_area_and_a_trader() -> None:
    """HOA-10.5 HOA-10.11 HOA-7.1.3e"""
    shared = at("2 ask=act/0 traders=0.cape:1,1.cape:5 hand=0.two_traders:1")
    assert refused(shared, "use two_traders") == "HOA-10.5 nothing-friendly"
    none = at("2 ask=act/0 traders=0.egypt:14,1.cape:5 hand=0.two_traders:1")
    assert refused(none, "use two_traders") == "HOA-7.1.3e no-trader-left"
    last = play(
        at("2 ask=act/0 traders=0.egypt:12,0.congo:1,1.cape:5 hand=0.two_traders:1"),
        "use two_traders; enter egypt",
    )
    assert state(last).reserve[0] == 0


def test_the_heart_bonus_puts_two_neutrals_there() -> None:
    """HOA-10.6 HOA-9.4a HOA-R-53"""
    game = play(at(holding("heart_bonus")), "use heart_bonus")
    assert neutrals(game)["heart"] == 2
    assert state(game).bonus == 1
    assert bonus_points(TITLE.board, state(game), 0) == 0
    more = play(at(f"{BASE} hand=0.heart_bonus:2"), "use heart_bonus")
    assert refused(more, "use heart_bonus") == "HOA-9.4a bonus-used"


def test_the_heart_bonus_takes_as_many_neutrals_as_there_are() -> None:
    """HOA-10.6 HOA-R-8"""
    game = play(at(holding("heart_bonus", "neutrals=sudan:24")), "use heart_bonus")
    assert neutrals(game) == {"heart": 1, "sudan": 24}


def test_a_neutral_is_converted_anywhere() -> None:
    """HOA-10.7"""
    game = play(at(holding("convert_neutral", "neutrals=heart:2,cape:1")), "use convert_neutral")
    assert offers(game, "convert") == ["heart", "cape"]
    assert refused(game, "convert egypt") == "HOA-10.7 no-neutral-there"
    assert {c.notation: c.preview for c in game.options()}["convert cape"] == "a conflict follows"
    game.play("convert cape")
    assert traders(game, 0)["cape"] == 1
    assert state(game).supply == 23
    game.play("done")
    assert game.legal()[0].startswith(("fight", "number"))
    nobody = at(holding("convert_neutral", "neutrals=congo:0"))
    assert refused(nobody, "use convert_neutral") == "HOA-10.7 no-neutral-anywhere"


def test_one_price_up_and_another_down() -> None:
    """HOA-10.8 HOA-7.1.4c"""
    game = play(at(holding("resource_swing")), "use resource_swing; raise africa")
    assert refused(game, "lower africa") == "HOA-10.8 same-marker"
    assert refused(game, "enter congo") == "HOA-10.8 prices-now"
    game.play("lower gold")
    assert game.view(0)["prices"] == {"bananas": 1, "diamonds": 2, "gold": 2, "ivory": 4, "africa": 1}


def test_either_half_of_the_swing_may_be_left_out_but_not_both() -> None:
    """HOA-10.8 HOA-10.11"""
    up = play(at(holding("resource_swing")), "use resource_swing; raise gold; skip")
    assert up.view(0)["prices"] == {"bananas": 1, "diamonds": 2, "gold": 4, "ivory": 4, "africa": 0}
    down = play(at(holding("resource_swing")), "use resource_swing; skip")
    assert refused(down, "skip") == "HOA-10.11 change-one"
    assert refused(down, "lower africa") == "HOA-7.1.4c price-lowest"
    low = play(
        at(holding("resource_swing", "price=bananas:0,diamonds:0,gold:0,ivory:0")), "use resource_swing"
    )
    assert refused(low, "skip") == "HOA-10.11 nothing-to-lower"


@pytest.mark.parametrize(("action", "rows"), [("praise 0", [3, 5]), ("blame 0", [1, 5]), ("blame 1", [2, 4])])
def test_anybodys_reputation_one_up_or_down(action: str, rows: list[int]) -> None:
    """HOA-10.9"""
    game = play(at(holding("reputation", "reputation=2,5")), f"use reputation; {action}")
    assert list(state(game).reputation) == rows


def test_reputation_stays_on_its_table() -> None:
    """HOA-10.9 HOA-R-3"""
    game = play(at(holding("reputation", "reputation=0,5")), "use reputation")
    assert game.legal() == ["praise 0", "blame 1"]
    assert refused(game, "praise 1") == "HOA-10.9 reputation-highest"
    assert refused(game, "blame 0") == "HOA-10.9 own-reputation-lowest"
    assert refused(game, "praise 4") == "HOA-10.9 no-such-seat"


def test_a_group_marches_for_free_stopped_pieces_too() -> None:
    """HOA-10.10 HOA-R-33 HOA-D8"""
    text = "2 ask=act/0 traders=0.egypt:3,0.sudan:2,1.cape:5 wholesaler=sudan,off ap=2 hand=0.move_group:1"
    game = play(at(text), "move egypt sudan; use move_group")
    assert refused(game, "march sudan congo") == "HOA-10.10 not-adjacent"
    assert refused(game, "march nubia egypt") == "HOA-10.10 no-trader-there"
    game.play("march sudan heart")
    assert game.prompt() == "From Sudan to the Heart of Africa: how many traders free to move?"
    game.play("number 1")
    assert game.prompt() == "From Sudan to the Heart of Africa: how many traders that were stopped there?"
    play(game, "number 1; number 1")
    assert traders(game, 0) == {"egypt": 2, "sudan": 1, "heart": 2}
    assert state(game).wholesaler[0] == 13
    # The Heart is empty: whoever was free may go on, and whoever was stopped stays so.
    assert state(game).ap == 1
    assert "heart congo" in offers(game, "move")
    game.play("move heart congo")
    assert "heart congo" not in offers(game, "move")


def test_who_marches_into_an_occupied_area_is_stopped() -> None:
    """HOA-10.10 HOA-7.1.2d"""
    game = at("2 ask=act/0 traders=0.egypt:3,1.cape:5 ap=2 hand=0.move_group:1")
    play(game, "use move_group; march egypt sudan; number 2")
    assert refused(game, "move sudan bornu") == "HOA-7.1.2d stopped"
    assert traders(game, 0) == {"egypt": 1, "sudan": 2}


def test_at_least_one_piece_marches() -> None:
    """HOA-10.11"""
    game = play(at(holding("move_group")), "use move_group; march egypt nubia")
    assert offers(game, "number") == ["1", "2", "3"]
    assert refused(game, "number 0") == "HOA-10.10 number-between"
    assert refused(game, "enter congo") == "HOA-10.10 how-many-first"
    nobody = at("2 ask=act/0 traders=1.cape:5 hand=0.move_group:1")
    assert refused(nobody, "use move_group") == "HOA-10.11 no-pieces"


def test_nothing_possible_for_the_wholesaler() -> None:
    """HOA-10.4 HOA-10.11"""
    b = TITLE.board
    coast = [name for i, name in enumerate(b.areas.names) if b.coastal[i] == 1]
    filled = ",".join(f"1.{name}:1" for name in coast[:14])
    text = f"3 ask=act/0 traders=0.heart:1,{filled},2.{coast[14]}:1,2.{coast[15]}:1 hand=0.wholesaler:1"
    assert refused(at(text), "use wholesaler") == "HOA-10.4 nowhere-to-enter"
