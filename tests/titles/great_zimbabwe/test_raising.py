"""Main action: raising monuments, planned in small questions and committed at once."""

import pytest
from tests.titles.great_zimbabwe.positions import at, cash, levels, on_card, state
from tests.titles.positions import offers, play, reason, refused

from baobab.game import Game

FOUR = "W..C........\n............\n............\n............\n............\nI..........D"
"""Wood and clay above, ivory and diamonds below."""

MAKERS = "wood_carver:B2:1:1,potter:D2:1:2,ivory_carver:B5:1:3,diamond_cutter:J5:1:1"


def test_the_first_level_needs_one_good() -> None:
    """TGZ-RAI-3 TGZ-RAI-2 TGZ-TV4a TGZ-TV4h"""
    game = play(
        at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.1", land=FOUR), "raise C4", "maker wood_carver1"
    )
    assert game.phase == "turn"
    assert levels(game) == {"C4": 2}
    assert state(game).vp[0] == 1 + 3
    assert cash(game)[0] == 8
    assert on_card(game, 1, "wood_carver") == 1


@pytest.mark.parametrize(("level", "worth"), [(1, 1), (2, 3), (3, 7), (4, 13), (5, 21)])
def test_levels_score_more_and_more(level: int, worth: int) -> None:
    """TGZ-TV4h TGZ-RAI-2 TGZ-VP-1"""
    assert state(at(f"2 turn=0 monuments=C4:0.{level}")).vp[0] == 1 + worth


def test_a_level_three_monument_needs_three_different_goods() -> None:
    """TGZ-RAI-3 TGZ-RAI-4 TGZ-TV4a"""
    game = play(at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.3", land=FOUR), "raise C4")
    assert levels(game)["C4"] == 4  # only one way, so all questions answered themselves
    assert state(game).vp[0] == 1 + 13
    assert cash(game)[0] == 9 - 1 - 2 - 3
    two = at("2 turn=0 cash=9,9 makers=wood_carver:B2:1,potter:D2:1 monuments=C4:0.3", land=FOUR)
    assert refused(two, "raise C4") == "TGZ-RAI-4 too-few-kinds"


def test_goods_are_picked_kind_by_kind() -> None:
    """TGZ-RAI-4 every set of goods has one way to be picked"""
    game = play(at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.2", land=FOUR), "raise C4")
    assert offers(game, "maker") == ["wood_carver1", "potter1"]
    play(game, "maker wood_carver1")
    assert offers(game, "maker") == ["potter1", "ivory_carver1"]
    assert refused(game, "maker wood_carver1") == "TGZ-RAI-4 kind-had"


def test_the_top_level_needs_all_four_kinds() -> None:
    """TGZ-RAI-6 TGZ-RAI-1 and then there is nothing higher"""
    makers = MAKERS.replace("J5", "I5")
    game = play(at(f"2 turn=0 cash=9,9 makers={makers} monuments=C4:0.4,F5:1.1", land=FOUR), "raise C4")
    assert levels(game)["C4"] == 5
    assert cash(game)[0] == 9 - 1 - 2 - 3 - 1 - 1  # one hub to the diamond cutter
    done = at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.5", land=FOUR)
    assert refused(done, "raise C4") == "TGZ-RAI-1 top-level"


def test_only_ones_own_monuments_and_one_level_a_turn() -> None:
    """TGZ-RAI-1"""
    game = at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.1,F4:1.1", land=FOUR)
    assert refused(game, "raise F4") == "TGZ-RAI-1 not-your-monument"
    assert refused(game, "raise A12") == "TGZ-RAI-1 no-monument"
    play(game, "raise C4", "maker potter1")
    assert levels(game)["C4"] == 2
    assert refused(game, "raise C4") == "TGZ-TRN-2 acted"


def test_monuments_are_independent_of_each_other() -> None:
    """TGZ-RAI-4 TGZ-RAI-11 the same maker may deliver to two, as long as resources last"""
    land = "WW..........\n"
    game = at("2 turn=0 cash=9,9 makers=wood_carver:A3:1:2 monuments=B5:0.1,D2:0.1", land=land)
    play(game, "raise D2", "take A1", "raise B5")
    assert levels(game) == {"B5": 2, "D2": 2}
    assert cash(game)[0] == 5
    assert len(state(game).used) == 2
    one = play(
        at("2 turn=0 cash=9,9 makers=wood_carver:A3:1:2 monuments=B5:0.1,D2:0.1", land="W"), "raise D2"
    )
    assert levels(one) == {"B5": 1, "D2": 2}  # no wood left, so the plan was complete


def test_monuments_are_planned_in_the_order_of_the_map() -> None:
    """TGZ-RAI-1 every set of monuments has one way to be planned"""
    game = at("2 turn=0 cash=9,9 makers=wood_carver:A3:1 monuments=B5:0.1,D2:0.1", land="WW..........\n")
    play(game, "raise B5", "take A1")
    assert levels(game) == {"B5": 2, "D2": 1}
    again = play(
        at("2 turn=0 cash=9,9 makers=wood_carver:A3:1 monuments=B5:0.1,D2:0.1,D4:0.1", land="WWW.........\n"),
        "raise D4",
        "take A1",
    )
    assert again.phase == "raise"
    assert refused(again, "raise D2") == "TGZ-RAI-1 raise-in-order"


def test_nothing_happens_before_the_commitment() -> None:
    """TGZ-RAI-13 TGZ-TRN-5"""
    game = at("2 turn=0 cash=9,9 makers=wood_carver:A3:1 monuments=B5:0.1,D2:0.1", land="WWW.........\n")
    play(game, "raise D2", "take A1")
    assert (game.phase, cash(game)[0], levels(game)["D2"]) == ("raise", 9, 1)
    play(game, "commit")
    assert (game.phase, cash(game)[0], levels(game)["D2"]) == ("turn", 8, 2)


def test_primary_goods_no_longer_count_beside_secondary_ones() -> None:
    """TGZ-RAI-5 TGZ-RAI-6 TGZ-TV4b wherever the throne maker stands, in reach or not"""
    game = at(
        "2 turn=0 cash=9,9 makers=ivory_carver:A2:1,throne_maker:B12:1 monuments=D2:0.1",
        land="I...........\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\nW",
    )
    assert refused(game, "raise D2") == "TGZ-RAI-4 too-few-kinds"
    both = at(
        "2 turn=0 cash=9,9 makers=ivory_carver:A2:1,throne_maker:C2:1,potter:E2:1 monuments=D4:0.1",
        land="IW.C........",
    )
    play(both, "raise D4")
    assert refused(both, "maker ivory_carver1") == "TGZ-RAI-5 no-longer-ritual"


def test_makers_out_of_hub_range_cannot_be_used() -> None:
    """TGZ-RAI-7 TGZ-HUB-4 fee 1 for each hub"""
    land = "C...........\n"
    apart = at("2 turn=0 cash=9,9 makers=potter:A2:1 monuments=H1:0.1", land=land)
    assert refused(apart, "raise H1") == "TGZ-RAI-4 too-few-kinds"
    linked = at("2 turn=0 cash=9,9 makers=potter:A2:1 monuments=H1:0.1,E2:1.3", land=land)
    afoot = state(linked).afoot
    play(linked, "raise H1")
    assert cash(linked)[0] == 9 - 1 - 1
    assert state(linked).afoot == afoot - 1
    assert on_card(linked, 1, "potter") == 1


def test_hub_fees_go_to_qamata_once_worshipped() -> None:
    """TGZ-HUB-7 TGZ-GD-QAM TGZ-AMB-18 TGZ-AMB-32 the owner of the hub gets nothing"""
    line = "2 turn=0 cash=9,9 makers=potter:A2:1 monuments=H1:0.1,E2:1.3"
    other = play(at(line + " gods=qamata:1", land="C"), "raise H1")
    assert (int(state(other).fees), cash(other)) == (1, [7, 9])
    own = play(at(line + " gods=qamata:0", land="C"), "raise H1")
    assert (int(state(own).fees), cash(own)) == (1, [7, 9])
    nobody = play(at(line, land="C"), "raise H1")
    assert state(nobody).fees == 0


def test_who_buys_from_himself_pays_his_own_card() -> None:
    """TGZ-RAI-8 TGZ-CTL-1 TGZ-CTL-2 TGZ-AMB-38 and cannot spend it in the same action"""
    line = "makers=potter:A2:0:3 monuments=C3:0.1,D5:0.1"
    game = play(at(f"2 turn=0 cash=5,9 {line}", land="CC"), "raise C3", "take A1")
    assert cash(game)[0] == 2
    assert on_card(game, 0, "potter") == 3
    assert levels(game) == {"C3": 2, "D5": 1}
    assert refused(at(f"2 turn=0 cash=2,9 {line}", land="CC"), "raise C3") == "TGZ-RAI-13 raise-too-dear"


def test_each_good_uses_up_a_resource_for_the_round() -> None:
    """TGZ-RAI-9 TGZ-AMB-33 for everybody, until the round is over"""
    game = at("2 turn=0 cash=9,9 makers=potter:A2:1 monuments=C3:0.1,C5:1.1", land="C")
    play(game, "raise C3", "end")
    assert refused(game, "raise C5") == "TGZ-RAI-4 too-few-kinds"
    play(game, "end")
    assert len(state(game).used) == 0
    assert state(game).round == 2


def test_a_maker_chooses_among_its_resources() -> None:
    """TGZ-RAI-9"""
    game = play(
        at("2 turn=0 cash=9,9 makers=potter:B2:1 monuments=C4:0.1 used=D1", land="CW.C.......C"), "raise C4"
    )
    assert game.phase == "turn"
    many = play(
        at("2 turn=0 cash=9,9 makers=potter:B2:1 monuments=C4:0.1 used=D1", land="CC.C.......C"), "raise C4"
    )
    assert offers(many, "take") == ["A1", "B1"]
    assert refused(many, "take D1") == "TGZ-RAI-9 resource-used"
    assert refused(many, "take L1") == "TGZ-RAI-9 resource-too-far"
    assert refused(many, "take A5") == "TGZ-RAI-9 not-that-resource"


SCULPTURE = "WW..........\n"
WORKSHOP = "makers=wood_carver:A3:1:1,sculptor:C2:0:2 monuments=F3:0.1"


def test_a_secondary_good_needs_a_primary_one() -> None:
    """TGZ-RAI-10 two resources, both prices"""
    game = play(at(f"2 turn=0 cash=9,9 {WORKSHOP}", land=SCULPTURE), "raise F3", "take B1")
    assert levels(game) == {"F3": 2}
    assert cash(game)[0] == 6
    assert (on_card(game, 0, "sculptor"), on_card(game, 1, "wood_carver")) == (2, 1)
    assert len(state(game).used) == 2
    alone = at(f"2 turn=0 cash=9,9 {WORKSHOP}", land="W")
    assert refused(alone, "raise F3") == "TGZ-RAI-9 resources-short"
    poor = at(f"2 turn=0 cash=2,9 {WORKSHOP}", land=SCULPTURE)
    assert refused(poor, "raise F3") == "TGZ-RAI-13 raise-too-dear"


def test_the_second_leg_pays_its_own_hubs() -> None:
    """TGZ-RAI-10 TGZ-HUB-4 a hub used on both legs is paid twice"""
    line = "2 turn=0 cash=9,9 makers=wood_carver:C3:1:1,sculptor:I1:0:1 monuments=L4:0.1,F2:1.1"
    game = play(at(line, land="W.........W."), "raise L4")
    assert cash(game)[0] == 9 - 1 - 1 - 1


def test_the_primary_inside_a_secondary_good_does_not_count() -> None:
    """TGZ-RAI-12 sculpture and throne need wood carver and ivory carver, and are two kinds"""
    land = "WWWI........\n"
    makers = "wood_carver:A2:1,sculptor:A4:1,ivory_carver:D2:1,throne_maker:F1:1"
    line = f"2 turn=0 cash=20,9 makers={makers} monuments=C4:0.2"
    game = play(at(line, land=land), "raise C4")
    while game.phase != "turn":
        play(game, game.legal()[0])
    assert levels(game) == {"C4": 3}
    assert len(state(game).used) == 4


def test_picks_that_would_leave_a_plan_short_are_not_offered() -> None:
    """TGZ-RAI-13 the sculptor must not take the only wood of the throne maker"""
    makers = "makers=wood_carver:A2:1,sculptor:F2:1,ivory_carver:J3:1,throne_maker:L2v:1"
    line = f"2 turn=0 cash=20,9 {makers} monuments=I6:0.2,D3:1.1"
    game = play(at(line, land="W...W...W..I"), "raise I6")
    assert levels(game)["I6"] == 3
    assert sorted(int(c) for c in state(game).used) == [0, 4, 8, 11]
    choice = play(at(line, land="W...WW..W..I"), "raise I6")
    assert offers(choice, "take") == ["E1", "F1"]
    assert refused(choice, "take I1") == "TGZ-RAI-13 resource-needed"


def test_prices_and_hubs_are_shown_before_picking() -> None:
    """TGZ-RAI-8 TGZ-RAI-7 what a pick costs"""
    game = at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.1", players=("Anna", "Bruno"), land=FOUR)
    raising = next(option for option in game.options() if option.notation == "raise C4")
    assert raising.preview == "to level 2 with 1 good, 1 cattle or more, +2 points"
    play(game, "raise C4")
    shown = {option.notation: option.preview for option in game.options("it")}
    assert shown["maker potter1"] == "su D2, 2 a Bruno"
    dear = at(f"2 turn=0 cash=9,9 makers={MAKERS} monuments=C4:0.3", land=FOUR)
    assert {o.notation: o.preview for o in dear.options()}["raise C4"].startswith(
        "to level 4 with 3 goods, 6 cattle or more"
    )


def test_a_secondary_maker_is_shown_with_the_work_it_needs() -> None:
    """TGZ-RAI-10 TGZ-HUB-4 the cheapest primary, with its hubs"""
    makers = "wood_carver:A3:1:3,wood_carver:C1:1:1,sculptor:C3:1:2,potter:F5:1:1"
    game = at(
        f"2 turn=0 cash=9,9 makers={makers} monuments=F3:0.1 charms=G6 charm_kinds=clay", land="WW........C"
    )
    play(game, "raise F3")
    shown = {option.notation: option.preview for option in game.options()}
    assert (
        shown["maker sculptor1"]
        == "on C3, 2 to player 2; with the work of a wood carver, 3 cattle or more in all"
    )


def test_a_plan_tells_monument_by_monument() -> None:
    """TGZ-RAI-4 TGZ-RAI-8 which good is for which monument, and whose card is paid"""
    line = "2 turn=0 cash=9,9 gods=atete:0 makers=potter:A2:0 monuments=C3:0.1,D5:0.1"
    game = forced(play(at(line, players=("Anna", "Bruno"), land="C"), "raise C3", "raise D5"))
    bought = "Anna pays 1 onto Anna's card: potter 1 uses up the resource on A1."
    raised = "Anna raises the monument on {} to level 2: 2 points."
    assert game.log(0) == [bought, raised.format("C3"), bought, raised.format("D5")]


def test_a_reason_names_the_goods_that_can_be_had() -> None:
    """TGZ-RAI-4"""
    line = "2 turn=0 cash=9,9 makers=wood_carver:B2:1,potter:D2:1 monuments=C4:0.3,L12:0.1"
    game = at(line, land=FOUR)
    assert game.say(reason(game, "raise C4")) == (
        "The monument on C4 needs 3 different ritual goods, and there only goods of wood and clay can be had "
        "now. [TGZ-RAI-4]"
    )
    none = "Al monumento su L12 serve un bene rituale, e per ora lì non se ne può avere nessuno."
    assert game.say(reason(game, "raise L12"), "it") == f"{none} [TGZ-RAI-4]"


def test_a_reason_says_how_far_the_nearest_primary_is() -> None:
    """TGZ-RAI-13 TGZ-RAI-10 at the question who makes the good"""
    land = "..W........." + "\n." * 6 + "\n.......W....\n...........C"
    makers = "wood_carver:A1:1:1,sculptor:H9:0:1,potter:K10:1:1,potter:J12:1"
    game = at(f"2 turn=0 cash=1,9 makers={makers} monuments=L12:0.1,G6:1.1,D3:1.1", land=land)
    play(game, "raise L12")
    assert offers(game, "maker") == ["potter1", "potter2"]
    assert refused(game, "maker sculptor1") == "TGZ-RAI-13 work-too-dear"
    assert game.say(reason(game, "maker sculptor1")) == (
        "Sculptor 1 needs the work of a wood carver: the nearest is 2 hubs away, and without a hub from "
        "the monument the good costs at least 4 cattle; you have 1 left. [TGZ-RAI-13]"
    )
    assert game.say(reason(game, "maker sculptor1"), "it") == (
        "Allo scultore 1 serve il lavoro di un intagliatore di legno: il più vicino dista 2 stazioni, e "
        "senza stazioni dal monumento il bene costa almeno 4 capi; a te ne resta 1. [TGZ-RAI-13]"
    )


def test_the_reasons_name_distances_and_money() -> None:
    """TGZ-RAI-13 TGZ-RAI-10"""
    makers = "wood_carver:A1:1:1,wood_carver:F3:1:1,wood_carver:K9:1:1,sculptor:C3:0:1"
    land = "..W...W.....\n" + "............\n" * 8 + "...........W"
    game = at(f"2 turn=0 cash=3,9 makers={makers} monuments=A6:0.1,F7:1.1,I8:1.1", land=land)
    play(game, "raise A6", "take G1")
    assert offers(game, "from") == ["wood_carver1", "wood_carver2"]
    assert refused(game, "from wood_carver3") == "TGZ-RAI-13 primary-too-dear"
    why = reason(game, "from wood_carver3")
    said = "Wood carver 3 is 2 hubs away from sculptor 1 and costs 3 cattle in all, and you have 2 left."
    assert game.say(why) == f"{said} [TGZ-RAI-13]"
    assert refused(game, "from sculptor1") == "TGZ-RAI-10 wrong-primary"


def forced(game: Game) -> Game:
    while game.phase in ("maker", "take", "from"):
        play(game, game.legal()[0])
    return game


def test_atete_uses_resources_twice() -> None:
    """TGZ-GD-ATE TGZ-AMB-25 TGZ-I5 two markers in all, whoever placed them"""
    line = "2 turn=0 cash=9,9 makers=potter:A2:1 monuments=C3:0.1,D5:0.1"
    game = forced(play(at(line + " gods=atete:0", land="C"), "raise C3", "raise D5"))
    assert levels(game) == {"C3": 2, "D5": 2}
    assert len(state(game).used) == 2
    half = forced(play(at(line + " gods=atete:0 used=A1", land="C"), "raise C3"))
    assert levels(half) == {"C3": 2, "D5": 1}
    assert refused(at(line + " gods=atete:0 used=A1,A1", land="C"), "raise C3") == "TGZ-RAI-4 too-few-kinds"
    assert refused(at(line + " gods=atete:1 used=A1", land="C"), "raise C3") == "TGZ-RAI-4 too-few-kinds"


def test_tsui_goab_takes_equal_goods() -> None:
    """TGZ-GD-TSU TGZ-TV4d each is paid and uses up a resource"""
    line = "2 turn=0 cash=9,9 makers=potter:A2:1:2 monuments=C3:0.2"
    game = forced(play(at(line + " gods=tsui_goab:0", land="CC"), "raise C3"))
    assert levels(game) == {"C3": 3}
    assert cash(game)[0] == 5
    assert refused(at(line, land="CC"), "raise C3") == "TGZ-RAI-4 too-few-kinds"
    assert refused(at(line + " gods=tsui_goab:0", land="C"), "raise C3") == "TGZ-RAI-9 resources-short"


def test_tsui_goab_keeps_primary_goods_out_as_well() -> None:
    """TGZ-GD-TSU TGZ-RAI-5"""
    land = "CC..........\n" + "............\n" * 10 + "...........C"
    line = "2 turn=0 cash=9,9 gods=tsui_goab:0 makers=potter:A2:1,vessel_maker:J11:1 monuments=C3:0.1"
    assert refused(at(line, land=land), "raise C3") == "TGZ-RAI-4 too-few-kinds"


def test_anansi_pays_one_to_everybody() -> None:
    """TGZ-GD-ANA own craftsmen too; hubs cost what they cost"""
    line = WORKSHOP.replace(":1:1", ":1:3").replace(":0:2", ":0:3")
    game = forced(play(at(f"2 turn=0 cash=9,9 gods=anansi:0 {line}", land=SCULPTURE), "raise F3"))
    assert cash(game)[0] == 7
    assert (on_card(game, 0, "sculptor"), on_card(game, 1, "wood_carver")) == (1, 1)


def test_eshu_uses_what_others_cannot_reach() -> None:
    """TGZ-GD-ESH TGZ-AMB-26"""
    line = "2 turn=0 cash=9,9 makers=potter:G1:1 monuments=L1:0.1"
    assert levels(play(at(line + " gods=eshu:0", land="C"), "raise L1")) == {"L1": 2}
    assert refused(at(line, land="C"), "raise L1") == "TGZ-RAI-4 too-few-kinds"


def test_eshu_makes_placing_easier_or_harder() -> None:
    """TGZ-GD-ESH TGZ-CRF-6 also others' craftsmen reach six cells in his turn"""
    land = "C.....C....."
    line = "2 turn=0 cash=9,9 makers=potter:A2:1"
    assert "potter" in offers(at(line, land=land), "craft")
    assert refused(at(line + " gods=eshu:0", land=land), "craft potter") == "TGZ-CRF-6 no-resource-free"


def test_discs_are_no_limit() -> None:
    """TGZ-AMB-21 far more than 21 levels"""
    cells = ",".join(f"{letter}{row}:0.5" for letter in "ACEGIK" for row in (1, 3, 5))
    assert len(state(at(f"2 turn=0 monuments={cells}")).monuments) == 20


def test_a_reason_says_what_is_wrong_with_a_maker() -> None:
    """TGZ-RAI-7 TGZ-RAI-9"""
    game = at(
        "2 turn=0 cash=9,9 makers=potter:A2:1,wood_carver:D2:1,diamond_cutter:K11:1 monuments=C4:0.1",
        land="C..W........",
    )
    play(game, "raise C4")
    assert refused(game, "maker diamond_cutter1") == "TGZ-RAI-7 maker-out-of-range"
    assert refused(game, "maker potter2") == "TGZ-RAI-7 not-on-map"
    assert reason(game, "maker potter2").params["maker"]
