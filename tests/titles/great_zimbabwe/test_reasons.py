"""Reasons and previews of The Great Zimbabwe say what is the case."""

from tests.titles.great_zimbabwe.positions import at, price
from tests.titles.positions import play, preview, reason, refused


def test_without_the_resource_nobody_else_is_blamed() -> None:
    """TGZ-CRF-6: no clay at all is another matter than clay that others reach."""
    assert refused(at("2 turn=0 cash=9,9"), "craft potter") == "TGZ-CRF-6 no-such-resource"
    taken = at("2 turn=0 cash=9,9 makers=potter:B1:1", land="C")
    assert refused(taken, "craft potter") == "TGZ-CRF-6 no-resource-free"


def test_where_the_primary_is_out_of_reach_that_is_the_reason() -> None:
    """TGZ-SEC-1 TGZ-CRF-5: there is room, but no wood carver within hub range of it."""
    land = "............\n............\n............\n...........W"
    game = at("2 turn=0 cash=9,9 makers=wood_carver:A12:1", land=land)
    assert refused(game, "craft sculptor") == "TGZ-SEC-1 no-site-near-primary"
    assert "a wood carver is out of reach" in game.say(reason(game, "craft sculptor"))


def test_dziva_is_not_promised_where_the_table_plays_otherwise() -> None:
    """TGZ-GD-DZI TGZ-AMB-17"""
    start = "2 turn=0 cash=9,9 makers=potter:A1:0:1,wood_carver:A3:0:1"
    strict = play(at(start + " dziva_mode=turn_start"), "god dziva")
    assert refused(strict, "dziva") == "TGZ-GD-DZI dziva-at-start"
    assert "chosen" not in strict.say(reason(strict, "dziva"))
    late = at(start + " gods=dziva:0")
    assert refused(late, "dziva") == "TGZ-GD-DZI dziva-too-late"


def test_ones_own_specialist_serves_you() -> None:
    """TGZ-SPC-1"""
    game = at("2 turn=0 cash=9,9 specialists=builder:0,nomads:1")
    assert refused(game, "hire builder") == "TGZ-SPC-1 specialist-yours"
    assert "serves you" in game.say(reason(game, "hire builder"))
    assert refused(game, "hire nomads") == "TGZ-SPC-1 specialist-taken"


def test_the_cost_of_another_craftsman_is_said_where_the_question_has_moved_on() -> None:
    """TGZ-CRF-8 TGZ-CRF-1: whether to place another one answered itself, since there is no cattle for it."""
    game = play(at("2 turn=0 cash=2,9", land="C..........C"), "craft potter", "site B1", "way across")
    assert game.phase == "prices"
    assert refused(game, "craft potter") == "TGZ-CRF-8 craft-too-dear"
    rich = play(
        at("2 turn=0 cash=19,9", land="C..........C"), "craft potter", "site B1", "way across", "prices"
    )
    assert refused(rich, "craft potter") == "TGZ-CRF-1 placing-over"
    owed = play(at("2 turn=0 cash=9,9 makers=potter:A1:0:1"), "prices")
    assert refused(owed, "craft potter") == "TGZ-TRN-2 prices-first"


def test_a_price_that_rises_at_once_is_announced() -> None:
    """TGZ-PRC-5: with one way to raise a price, the main action is over as soon as it is chosen."""
    game = at("2 turn=0 cash=9,9 makers=potter:A1:0:2")
    assert preview(game, "prices") == "as your main action: the price of the potter rises to 3 at once"
    assert "sale subito a 3" in preview(game, "prices", "it")
    assert price(play(game, "prices"), 0, "potter") == 3
    two = at("2 turn=0 cash=9,9 makers=potter:A1:0:1")
    assert preview(two, "prices") == "as your main action, without placing anybody"


def test_makers_and_resources_out_of_turn_say_what_comes_first() -> None:
    """TGZ-RAI-1 TGZ-RAI-3 TGZ-TRN-5: before the plan, in it, and when all goods are there."""
    land, makers = "W.C.......I.", "wood_carver:A2:1:1,potter:C2:1:1,ivory_carver:J2:1:1"
    game = at(f"2 turn=0 cash=9,9 makers={makers} monuments=C4:0.2,J5:0.1", land=land)
    assert refused(game, "maker potter1") == "TGZ-RAI-1 raise-first"
    assert refused(game, "take A1") == "TGZ-RAI-1 raise-first"
    play(game, "raise C4")
    if game.phase == "maker":
        assert refused(game, "take A1") == "TGZ-RAI-3 good-first"
    while game.phase != "raise":
        game.play(game.legal()[0])
    assert refused(game, "maker potter1") == "TGZ-TRN-5 plan-first"


def test_a_kind_that_is_had_and_one_that_was_passed_are_told_apart() -> None:
    """TGZ-RAI-4"""
    makers = "wood_carver:A2:1:1,potter:C2:1:1,ivory_carver:E2:1:1"
    game = at(f"2 turn=0 cash=9,9 makers={makers} monuments=C4:0.2", land="W.C.I.......")
    play(game, "raise C4", "maker wood_carver1")
    assert refused(game, "maker wood_carver1") == "TGZ-RAI-4 kind-had"


def test_one_s_own_craftsman_is_called_one_s_own() -> None:
    """TGZ-RAI-8"""
    land = "W.W........."
    makers = "wood_carver:A2:0:1,wood_carver:C2:1:2"
    game = play(at(f"2 turn=0 cash=9,9 makers={makers} monuments=C4:0.1", land=land), "raise C4")
    assert preview(game, "maker wood_carver1") == "on A2, 1 onto your own card"
    assert preview(game, "maker wood_carver2") == "on C2, 2 to player 2"


def test_a_resource_used_up_is_another_matter_than_none_and_than_a_way_too_far() -> None:
    """TGZ-RAI-7 TGZ-RAI-9"""
    makers = "makers=wood_carver:A2:1:1,potter:C2:1:1,ivory_carver:E2:1:1,diamond_cutter:K11:1"
    used = play(at(f"2 turn=0 cash=9,9 {makers} monuments=C4:0.1 used=C1", land="W.C.I......."), "raise C4")
    assert refused(used, "maker potter1") == "TGZ-RAI-9 resources-used"
    assert "used up in this round" in used.say(reason(used, "maker potter1"))
    assert refused(used, "maker diamond_cutter1") == "TGZ-RAI-7 maker-out-of-range"
    none = play(at(f"2 turn=0 cash=9,9 {makers} monuments=C4:0.1", land="W...I......."), "raise C4")
    assert refused(none, "maker potter1") == "TGZ-RAI-9 no-resource-near"
