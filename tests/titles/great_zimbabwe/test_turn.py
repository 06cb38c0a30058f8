"""Phase II: the parts of a turn, gods and specialists."""

import pytest
from tests.titles.great_zimbabwe.positions import at, cash, cell, price, state
from tests.titles.positions import offers, play, refused

from baobab.errors import IllegalActionError


def test_turns_go_in_the_order_of_the_gifts() -> None:
    """TGZ-TRN-1"""
    game = at("3 turn=2 order=2,0,1")
    assert play(game, "end").seat == 0
    assert play(game, "end").seat == 1
    play(game, "end")
    assert state(game).round == 2


def test_one_card_a_turn() -> None:
    """TGZ-TRN-2 a god or a specialist, not both"""
    game = play(at("2 turn=0 cash=9,9"), "god engai")
    assert refused(game, "hire builder") == "TGZ-TRN-2 card-chosen"
    other = play(at("2 turn=0 cash=9,9"), "hire builder")
    assert refused(other, "god engai") == "TGZ-TRN-2 card-chosen"
    assert refused(other, "hire nomads") == "TGZ-TRN-2 card-chosen"


def test_one_main_action_a_turn() -> None:
    """TGZ-TRN-2"""
    game = play(at("2 turn=0 cash=9,9 gods=engai:0", land="C"), "monument", "build F6")
    assert refused(game, "monument") == "TGZ-TRN-2 acted"
    assert refused(game, "craft potter") == "TGZ-TRN-2 acted"
    assert refused(game, "raise F6") == "TGZ-TRN-2 acted"
    assert refused(game, "prices") == "TGZ-TRN-2 acted"
    assert refused(game, "build A12") == "TGZ-TRN-2 acted"


def test_every_part_may_be_left_out() -> None:
    """TGZ-TRN-2 TGZ-GOD-3"""
    assert play(at("2 turn=0 cash=9,9"), "end").seat == 1


def test_card_and_specialists_come_before_or_after_the_main_action() -> None:
    """TGZ-TRN-3 TGZ-AMB-6 but not between its steps"""
    game = play(at("2 turn=0 cash=9,9 specialists=nomads:0", land="C"), "craft potter")
    assert refused(game, "use nomads") == "TGZ-CRF-5 site-first"
    play(game, "site B1", "way across", "(prices)", "price potter 2", "use nomads", "god engai")
    assert state(game).vr[0] == 29


def test_an_action_that_has_begun_is_completed() -> None:
    """TGZ-TRN-5 TGZ-AMB-37 taking it back is an undo, not an action"""
    game = play(at("2 turn=0 cash=9,9"), "monument")
    assert game.phase == "build"
    assert refused(game, "stop") == "TGZ-TRN-5 nothing-built-yet"
    assert refused(game, "end") == "TGZ-TRN-5 monument-first"
    game.undo()
    assert game.phase == "turn"
    assert "monument" in game.legal()


def test_a_god_is_for_good_and_for_one() -> None:
    """TGZ-GOD-1 TGZ-GOD-2"""
    game = play(at("2 turn=0 cash=9,9"), "god engai")
    assert state(game).vr[0] == 25
    assert refused(game, "god engai") == "TGZ-GOD-1 god-yours"
    assert refused(game, "god gu") == "TGZ-GOD-1 has-a-god"
    play(game, "end")
    assert refused(game, "god engai") == "TGZ-GOD-1 god-taken"


RICH = "potter:A1:0,wood_carver:A3:0,ivory_carver:A5:0,throne_maker:A8:0,vessel_maker:D1:0"


def test_nobody_needs_more_than_forty() -> None:
    """TGZ-VR-2 TGZ-I2"""
    game = at(f"2 turn=0 cash=9,9 makers={RICH} gods=xango:1,eshu:open specialists=builder:0,rain_ceremony:0")
    assert state(game).vr[0] == 20 + 3 + 3 + 2 + 3 + 3 + 2 + 1
    assert refused(game, "hire herd") == "TGZ-VR-2 specialist-vr"
    assert "hire nomads" in game.legal()
    assert "god gu" in game.legal()
    assert refused(game, "god obatala") == "TGZ-VR-2 god-vr"
    assert "hire shaman" in game.legal()
    assert state(play(game, "hire shaman", "resource wood", "lay L12")).vr[0] == 40


def test_a_chosen_specialist_is_paid_and_used_at_once() -> None:
    """TGZ-SPC-1 TGZ-TRN-4 TGZ-AMB-7"""
    game = play(at("2 turn=0 cash=4,9"), "hire shaman")
    assert game.phase == "charm"
    play(game, "resource clay", "lay C3")
    assert cash(game)[0] == 2
    assert refused(game, "use shaman") == "TGZ-SPC-2 specialist-used"
    poor = at("2 turn=0 cash=1,9")
    assert refused(poor, "hire shaman") == "TGZ-SPC-2 specialist-too-dear"
    assert offers(poor, "hire") == []


def test_only_ones_own_specialists_work_once_a_turn_for_their_price() -> None:
    """TGZ-SPC-2 TGZ-CTL-2"""
    game = at("2 turn=0 cash=4,9 specialists=builder:0,nomads:1")
    assert refused(game, "use nomads") == "TGZ-SPC-2 specialist-not-yours"
    assert refused(game, "hire nomads") == "TGZ-SPC-1 specialist-taken"
    play(game, "use builder")
    assert cash(game)[0] == 2
    assert state(game).paid[3] == 2
    assert refused(game, "use builder") == "TGZ-SPC-2 specialist-used"


def test_the_shaman_lays_a_resource_on_an_empty_cell() -> None:
    """TGZ-SPC-3 TGZ-AMB-10 TGZ-MAP-5 it counts at once"""
    game = play(
        at("2 turn=0 cash=9,9 makers=potter:A3:1 monuments=F6:0.1", land="C~"), "hire shaman", "resource clay"
    )
    assert refused(game, "lay A1") == "TGZ-SPC-3 resource-there"
    assert refused(game, "lay B1") == "TGZ-MAP-3 water-there"
    assert refused(game, "lay A3") == "TGZ-SPC-3 craftsman-there"
    assert refused(game, "lay F6") == "TGZ-SPC-3 own-monument-there"
    assert refused(game, "lay P18") == "TGZ-MAP-4 start-there"
    assert refused(game, "lay R1") == "TGZ-MAP-1 no-such-cell"
    play(game, "lay L12", "craft potter")
    assert offers(game, "site")  # the only clay was in reach of the other potter


def test_the_shaman_needs_a_tile_of_the_kind() -> None:
    """TGZ-SPC-3"""
    game = at("2 turn=0 cash=9,9 charms=A1,B1,C1 charm_kinds=ivory,ivory,ivory")
    play(game, "hire shaman")
    assert offers(game, "resource") == ["wood", "clay", "diamond"]
    assert refused(game, "resource ivory") == "TGZ-SPC-3 no-resource-tile"
    kinds = ["wood"] * 6 + ["clay"] * 4 + ["ivory"] * 3 + ["diamond"] * 3
    cells = [f"{letter}{n}" for n in (1, 2) for letter in "ABCDEFGH"]
    empty = at(f"2 turn=0 cash=9,9 charms={','.join(cells)} charm_kinds={','.join(kinds)}")
    assert refused(empty, "hire shaman") == "TGZ-SPC-3 specialist-no-tile"


def test_rain_covers_two_empty_cells_side_by_side() -> None:
    """TGZ-SPC-4 TGZ-AMB-34 also across the border of tiles"""
    game = play(at("2 turn=0 cash=9,9", land="W.W\n..."), "hire rain_ceremony")
    assert cash(game)[0] == 6
    assert refused(game, "rain A1") == "TGZ-SPC-4 resource-there"
    assert refused(game, "rain L12") == "TGZ-SPC-4 no-room-for-rain"
    play(game, "rain F5")
    play(game, "way across")
    assert [int(c) for c in state(game).rain] == [cell("F5"), cell("G5")]
    down = play(at("2 turn=0 cash=9,9", land="W.W\n..."), "hire rain_ceremony", "rain B1")
    assert [int(c) for c in state(down).rain] == [cell("B1"), cell("B2")]  # the only way


def test_the_herd_grows() -> None:
    """TGZ-SPC-5 TGZ-TV4e pay 4, and the card holds 6"""
    game = play(at("2 turn=0 cash=5,9"), "hire herd")
    assert offers(game, "number") == ["2", "4"]
    use = at("2 turn=0 cash=5,9 specialists=herd:0")
    assert {o.notation: o.preview for o in use.options()}["use herd"] == "2, 4 or 6 cattle onto the card"
    assert refused(game, "number 6") == "TGZ-SPC-5 herd-too-dear"
    assert refused(game, "number 3") == "TGZ-SPC-5 herd-amount"
    play(game, "number 4")
    assert cash(game)[0] == 1
    assert state(game).paid[2] == 6


def test_the_builder_gets_the_first_two_cattle() -> None:
    """TGZ-SPC-6 TGZ-AMB-11 only of what is placed afterwards, and all must be at hand"""
    game = play(at("2 turn=0 cash=13,9", land="D"), "hire builder")
    afoot = state(game).afoot
    play(game, "craft diamond_cutter", "site B1", "(prices)", "price diamond_cutter 3")
    assert cash(game)[0] == 1
    assert state(game).paid[3] == 4
    assert state(game).afoot == afoot - 8
    late = play(
        at("2 turn=0 cash=9,9", land="C"),
        "craft potter",
        "site B1",
        "way across",
        "(prices)",
        "price potter 1",
    )
    play(late, "hire builder")
    assert state(late).paid[3] == 2
    short = play(at("2 turn=0 cash=11,9", land="D"), "hire builder")
    assert refused(short, "craft diamond_cutter") == "TGZ-CRF-8 craft-too-dear"


def test_the_nomads_let_monuments_touch() -> None:
    """TGZ-SPC-7 TGZ-MON-3 cells must still be empty"""
    game = play(at("2 turn=0 cash=9,9 monuments=B2:1.1", land="W"), "hire nomads", "monument")
    assert refused(game, "build A1") == "TGZ-MON-2 resource-there"
    assert refused(game, "build B2") == "TGZ-MON-2 monument-there"
    play(game, "build B3")
    idle = play(at("2 turn=0 cash=9,9"), "hire nomads", "end")
    assert idle.seat == 1


def test_a_monument_needs_an_empty_cell_away_from_others() -> None:
    """TGZ-MON-1 TGZ-MON-2 TGZ-MON-3 TGZ-MAP-3"""
    game = at("2 turn=0 monuments=D4:1.1 makers=potter:G7:1", land="W~")
    before = state(game).vp[0]
    play(game, "monument")
    assert refused(game, "build A1") == "TGZ-MON-2 resource-there"
    assert refused(game, "build B1") == "TGZ-MAP-3 water-there"
    assert refused(game, "build G7") == "TGZ-MON-2 craftsman-there"
    assert refused(game, "build E5") == "TGZ-MON-3 beside-monument"
    assert refused(game, "build D4") == "TGZ-MON-2 monument-there"
    play(game, "build F6")
    assert state(game).vp[0] == before + 1
    assert cash(game)[0] == 3


def test_asking_for_a_cell_at_the_menu_is_answered() -> None:
    """TGZ-TRN-2 the reason speaks of the cell, not of the menu"""
    game = at("2 turn=0 monuments=D4:1.1", land="W")
    assert refused(game, "build A1") == "TGZ-MON-2 resource-there"
    assert refused(game, "build C3") == "TGZ-MON-3 beside-monument"
    assert refused(game, "build H8") == "TGZ-TRN-2 build-first"
    with pytest.raises(IllegalActionError):
        game.play("build H8")


def test_obatala_builds_two() -> None:
    """TGZ-GD-OBA TGZ-AMB-36 one after the other, the first restricting the second, and one is enough"""
    game = play(at("2 turn=0 gods=obatala:0"), "monument", "build D4")
    assert refused(game, "build D5") == "TGZ-MON-3 beside-monument"
    assert "stop" in game.legal()
    two = play(game, "build H8")
    assert two.phase == "turn"
    one = play(at("2 turn=0 gods=obatala:0"), "monument", "build D4", "stop")
    assert one.phase == "turn"
    assert state(one).vp[0] == 2


def test_dziva_sets_prices_at_the_start_of_the_turn() -> None:
    """TGZ-GD-DZI up or down, whatever the main action"""
    start = "2 turn=0 cash=9,9 gods=dziva:0 window=1 makers=potter:A1:0:3,wood_carver:A3:0:1"
    game = play(at(start), "dziva", "price wood_carver 2", "confirm")
    assert game.phase == "turn"
    assert refused(game, "dziva") == "TGZ-GD-DZI dziva-too-late"
    both = play(at(start), "dziva")
    assert refused(both, "confirm") == "TGZ-PRC-5 change-a-price"
    play(both, "price wood_carver 3", "(confirm)")
    assert (price(both, 0, "potter"), price(both, 0, "wood_carver")) == (3, 3)
    lower = play(at(start), "dziva", "price potter 1", "(confirm)", "monument", "build L12")
    assert price(lower, 0, "potter") == 1
    late = play(at(start), "monument", "build L12")
    assert refused(late, "dziva") == "TGZ-GD-DZI dziva-too-late"


def test_dziva_helps_right_after_being_chosen_unless_the_table_plays_it_otherwise() -> None:
    """TGZ-AMB-17"""
    start = "2 turn=0 cash=9,9 makers=potter:A1:0:3"
    game = play(at(start), "god dziva")
    assert "dziva" in game.legal()
    strict = play(at(start + " dziva_mode=turn_start"), "god dziva")
    assert refused(strict, "dziva") == "TGZ-GD-DZI dziva-at-start"
    none = play(at("2 turn=0 cash=9,9"), "god dziva")
    assert refused(none, "dziva") == "TGZ-GD-DZI dziva-no-card"
    assert refused(at(start), "dziva") == "TGZ-GD-DZI not-dziva"


def test_gu_makes_all_technologies_count_one() -> None:
    """TGZ-GD-GU TGZ-AMB-24 TGZ-TV4g those owned before, too; what the requirement was does not matter"""
    game = at(f"2 turn=0 cash=9,9 makers={RICH} specialists=builder:0,rain_ceremony:0,shaman:0")
    assert state(game).vr[0] == 40
    play(game, "god gu")
    assert state(game).vr[0] == 20 + 5 + 6 + 4
    new = play(
        at("2 turn=0 cash=9,9 gods=gu:0", land="C"), "craft potter", "site B1", "way across", "(prices)"
    )
    assert state(new).vr[0] == 25
    every = "shaman:0,rain_ceremony:0,herd:0,builder:0,nomads:0"
    full = at(
        f"2 turn=0 cash=9,9 gods=gu:0 specialists={every} makers=wood_carver:A3:0,ivory_carver:A5:0", land="C"
    )
    assert state(full).vr[0] == 39
    assert "craft potter" in full.legal()  # 40 with Gu, though the card says 3


def test_a_requirement_that_stays_keeps_its_place_in_the_pile() -> None:
    """TGZ-AMB-5 TGZ-VR-3 two technologies of 3 become two of 1, and Gu adds 4: nothing moves"""
    game = at("2 turn=0 cash=9,9 makers=potter:A1:0,wood_carver:A3:0 pile=0,1")
    play(game, "god gu")
    assert state(game).vr[0] == 26
    assert list(state(game).pile) == [0, 1]
    moved = play(at("2 turn=0 cash=9,9 pile=0,1"), "god engai")
    assert list(moved.state.pile) == [1, 0]  # type: ignore[attr-defined]


def test_xango_lowers_the_requirement() -> None:
    """TGZ-GD-XAN TGZ-VR-1"""
    assert state(play(at("2 turn=0"), "god xango")).vr[0] == 18
