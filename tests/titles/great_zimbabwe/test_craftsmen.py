"""Main action: craftsmen and prices."""

from tests.titles.great_zimbabwe.positions import at, cash, price, state
from tests.titles.positions import offers, play, refused

FAR = "C...........\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n...........C"


def test_any_number_of_craftsmen_one_after_another() -> None:
    """TGZ-CRF-1 TGZ-AMB-30 an earlier one counts for a later one"""
    game = play(at("2 turn=0 cash=9,9", land=FAR), "craft potter", "site B1", "way across")
    play(game, "craft potter")
    assert "B2" not in offers(game, "site")
    assert refused(game, "site B2") == "TGZ-CRF-6 resource-claimed"
    play(game, "site K11", "way across", "(prices)", "price potter 1")
    assert state(game).vp[0] == 3
    assert cash(game)[0] == 5


def test_a_technology_is_taken_with_the_first_craftsman() -> None:
    """TGZ-CRF-2 TGZ-CRF-3 only the first of a craft adds to the requirement"""
    game = play(at("2 turn=0 cash=9,9", land=FAR), "craft potter", "site B1", "way across")
    assert state(game).vr[0] == 23
    play(game, "craft potter", "site K11", "way across")
    assert state(game).vr[0] == 23


def test_two_cards_of_each_craft() -> None:
    """TGZ-CRF-4 TGZ-AMB-24 nobody holds both, and then they are gone"""
    game = at(
        "3 turn=2 cash=9,9,9 makers=potter:B1:0,potter:K11:1 charms=L1 charm_kinds=clay order=2,0,1", land=FAR
    )
    assert refused(game, "craft potter") == "TGZ-CRF-4 cards-gone"


def test_a_site_needs_two_or_four_empty_cells() -> None:
    """TGZ-CRF-5 TGZ-AMB-34 turned as you like, beside monuments and across the borders of tiles"""
    game = at("2 turn=0 cash=9,9 monuments=E4:1.1", land="I~~.....")
    play(game, "craft ivory_carver")
    assert refused(game, "site A1") == "TGZ-CRF-5 resource-there"
    assert refused(game, "site B1") == "TGZ-MAP-3 water-there"
    assert refused(game, "site D3") == "TGZ-CRF-5 no-room"  # the monument is in its lower right
    assert "D2" in offers(game, "site")
    pair = play(at("2 turn=0 cash=9,9", land="C"), "craft potter", "site B1")
    assert offers(pair, "way") == ["across", "down"]
    edge = play(at("2 turn=0 cash=9,9", land="......C....."), "craft potter", "site F2", "way across")
    assert len([owner for owner in state(edge).owners if owner == 0]) == 1


def test_a_craftsman_needs_a_resource_of_its_own() -> None:
    """TGZ-CRF-6 TGZ-AMB-12 out of plain range of all others of the craft, used or not, own ones too"""
    game = play(at("2 turn=0 cash=9,9", land=FAR), "craft potter")
    assert "D4" in offers(game, "site")
    assert refused(game, "site G1") == "TGZ-CRF-6 out-of-range"
    own = at("2 turn=0 cash=9,9 makers=potter:B1:0:3", land="C")
    assert refused(own, "craft potter") == "TGZ-CRF-6 no-resource-free"
    used = play(at("2 turn=0 cash=9,9 used=A1", land="C"), "craft potter")
    assert "B1" in offers(used, "site")


def test_a_site_shows_what_it_would_reach() -> None:
    """TGZ-CRF-6 lying in any way that is possible there, and then in the way chosen"""
    game = play(at("2 turn=0 cash=9,9", land="C" + "\n." * 6 + "\nC"), "craft potter")
    sites = {option.notation: option.preview for option in game.options()}
    assert sites["site A4"] == "reaches A1 and A8"
    ways = {option.notation: option.preview for option in play(game, "site A4").options()}
    assert ways == {"way across": "reaches A1", "way down": "reaches A1 and A8"}


def test_what_is_claimed_is_told_from_what_is_far() -> None:
    """TGZ-CRF-6 whichever way the craftsman would lie: across it reaches a clay of another, down none"""
    land = ".......C...." + "\n." * 10 + "\n...........C"
    game = play(at("2 turn=0 cash=9,9 makers=potter:I1:1", land=land), "craft potter")
    assert refused(game, "site D1") == "TGZ-CRF-6 resource-claimed"
    assert refused(game, "site A1") == "TGZ-CRF-6 out-of-range"


def test_no_more_than_three_of_a_craft() -> None:
    """TGZ-CRF-7 TGZ-CMP-3 TGZ-I4"""
    game = at("2 turn=0 cash=9,9 makers=potter:A1:0,potter:A3:0,potter:A5:0 charms=L12 charm_kinds=clay")
    assert refused(game, "craft potter") == "TGZ-CRF-7 all-placed"


def test_the_cost_goes_to_the_common_stock() -> None:
    """TGZ-CRF-8 TGZ-CTL-2 and the craftsman scores"""
    game = at("2 turn=0 cash=12,9", land="D")
    afoot = state(game).afoot
    play(game, "craft diamond_cutter", "site B1")
    assert cash(game)[0] == 2
    assert state(game).afoot == afoot - 10
    assert state(game).vp[0] == 4
    assert refused(at("2 turn=0 cash=9,9", land="D"), "craft diamond_cutter") == "TGZ-CRF-8 craft-too-dear"


def test_a_secondary_craftsman_reaches_a_primary_one() -> None:
    """TGZ-SEC-1 TGZ-HUB-5 if need be by hubs, and without a fee"""
    land = "W...........\n............\n............\n...........W"
    near = at("2 turn=0 cash=9,9 makers=wood_carver:B1:1", land=land)
    play(near, "craft sculptor")
    assert refused(near, "site K2") == "TGZ-SEC-1 out-of-hub-range"
    far = at("2 turn=0 cash=9,9 makers=wood_carver:B1:1 monuments=E1:1.1,H2:0.1", land=land)
    play(far, "craft sculptor", "site K2")
    assert cash(far)[0] == 5
    assert refused(at("2 turn=0 cash=9,9", land=land), "craft sculptor") == "TGZ-SEC-1 no-primary"


def test_the_first_primary_and_its_secondary_take_two_turns() -> None:
    """TGZ-SEC-2 TGZ-AMB-13 TGZ-TV4c but the next player need not wait"""
    land = "IW..........\n............\nI"
    game = play(at("2 turn=0 cash=19,19", land=land), "craft ivory_carver", "site C2")
    assert refused(game, "craft throne_maker") == "TGZ-SEC-2 primary-too-new"
    play(game, "prices", "price ivory_carver 1", "end")
    assert "throne_maker" in offers(game, "craft")
    second = at("2 turn=0 cash=19,19 makers=ivory_carver:B1:1", land="I...W.......\n.\n.\n.\n.\n.\n.\nI")
    play(second, "craft ivory_carver", "site B8")
    assert "throne_maker" in offers(second, "craft")


def test_primary_and_secondary_may_share_their_only_resource() -> None:
    """TGZ-SEC-3"""
    game = play(at("2 turn=0 cash=9,9 makers=wood_carver:B1:0", land="W"), "craft sculptor")
    assert "B2" in offers(game, "site")


def test_a_new_card_gets_a_price_for_all_its_craftsmen() -> None:
    """TGZ-PRC-1 TGZ-PRC-2 TGZ-TRN-6 TGZ-AMB-31"""
    game = play(
        at("2 turn=0 cash=9,9 makers=potter:K11:1:3", land=FAR),
        "craft potter",
        "site B1",
        "way across",
        "(prices)",
    )
    assert offers(game, "price") == ["potter 1", "potter 2", "potter 3"]
    assert refused(game, "confirm") == "TGZ-PRC-2 price-needed"
    play(game, "price potter 2")
    assert (price(game, 0, "potter"), price(game, 1, "potter")) == (2, 3)


def test_other_prices_may_rise() -> None:
    """TGZ-PRC-3 TGZ-PRC-4 TGZ-PRC-5 TGZ-AMB-14 also if nobody is placed, and never fall"""
    game = play(at("2 turn=0 cash=9,9 makers=potter:A1:0:2,wood_carver:A3:0:1"), "prices")
    assert offers(game, "confirm") == []
    assert refused(game, "confirm") == "TGZ-PRC-5 change-a-price"
    assert refused(game, "price potter 1") == "TGZ-PRC-4 price-never-falls"
    assert refused(game, "price potter 2") == "TGZ-PRC-3 price-stays"
    assert refused(game, "price sculptor 2") == "TGZ-PRC-1 no-card"
    assert refused(game, "price potter 0") == "TGZ-PRC-1 no-such-price"
    play(game, "price wood_carver 2")
    assert refused(game, "price wood_carver 3") == "TGZ-PRC-3 price-in-order"
    play(game, "price potter 3")
    assert game.phase == "turn"
    dear = at("2 turn=0 cash=9,9 makers=potter:A1:0:3")
    assert refused(dear, "prices") == "TGZ-PRC-5 no-price-to-raise"
    assert refused(at("2 turn=0"), "prices") == "TGZ-PRC-5 no-price-to-raise"


def test_prices_are_asked_for_after_all_placing() -> None:
    """TGZ-PRC-2 TGZ-PRC-3 new ones first, then others, in one go"""
    land = "C..W"
    game = at("2 turn=0 cash=9,9 makers=wood_carver:D2:0:1", land=land)
    play(game, "craft potter", "site B1", "way across", "(prices)", "price potter 3")
    assert refused(game, "price potter 3") == "TGZ-PRC-3 price-stays"
    assert offers(game, "price") == ["wood_carver 2", "wood_carver 3"]
    play(game, "confirm")
    assert (price(game, 0, "potter"), price(game, 0, "wood_carver")) == (3, 1)
