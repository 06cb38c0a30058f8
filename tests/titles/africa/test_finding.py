"""Action 1: turning a tile, and what each kind of find brings."""

import pytest
from tests.titles.africa.positions import at, goods, holds, points, state
from tests.titles.positions import offers, play, refused

MID = "3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:bare"


def test_only_tiles_next_to_the_explorer() -> None:
    """AFR-B1a"""
    game = at(f"{MID},G4:lion")
    assert offers(game, "flip") == ["F3", "F4", "G2", "H2", "H3"]
    assert refused(game, "flip G4") == "AFR-B1a nothing-to-turn"
    assert refused(game, "flip G3") == "AFR-B1a nothing-to-turn"
    assert refused(game, "flip E3") == "AFR-B1a too-far-to-turn"


def test_the_tile_is_open_for_all_and_resolved_at_once() -> None:
    """AFR-B1b"""
    game = at(f"{MID}", "zebra")
    game.play("flip F4")
    for seat in (-1, 0, 1, 2):
        spaces = game.view(seat)["spaces"]
        assert isinstance(spaces, dict)
        assert spaces["F4"] == "zebra"
    assert "zebra" in game.log(1)[-2]


# Gold and gems.


@pytest.mark.parametrize(("face", "pieces"), [("gold1", 1), ("gold2", 2), ("gem1", 1), ("gem2", 2)])
def test_gold_and_gems_stay_and_score_their_pieces(face: str, pieces: int) -> None:
    """AFR-BGa AFR-BGb"""
    game = at(MID, face)
    game.play("flip F4")
    assert holds(game, "F4") == face
    assert points(game) == [pieces, 0, 0]


def test_finding_is_not_having() -> None:
    """AFR-BGc"""
    game = at(MID, "gold2")
    game.play("flip F4")
    assert not any(state(game).mined[:4])


# Trade goods.


def test_goods_go_to_the_finder_without_points_and_the_space_is_bare() -> None:
    """AFR-BTa"""
    game = at(MID, "drum")
    game.play("flip F4")
    assert holds(game, "F4") == "bare"
    assert goods(game, 0) == {"drum": 1}
    assert points(game) == [0, 0, 0]


def test_goods_are_seen_by_all() -> None:
    """AFR-BTb"""
    game = at(MID, "drum")
    game.play("flip F4")
    for seat in (-1, 0, 1, 2):
        players = game.view(seat)["players"]
        assert isinstance(players, list)
        assert players[0]["goods"]["drum"] == 1


def test_keep_or_one_exchange_with_one_opponent() -> None:
    """AFR-BTc AFR-R15"""
    game = at("3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:1,1.pot:1,2.mask:1")
    assert game.legal() == ["keep", "swap 1 pot", "swap 2 mask"]
    game.play("swap 1 pot")
    assert game.phase in ("move", "act"), "no second exchange"
    assert game.seat == 0


def test_all_of_a_kind_for_as_many_of_the_kind_found() -> None:
    """AFR-BTd"""
    game = at("3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:3,0.pot:1,1.pot:2")
    game.play("swap 1 pot")
    assert goods(game, 0) == {"drum": 1, "pot": 3}
    assert goods(game, 1) == {"drum": 2}


def test_no_exchange_without_enough_of_the_kind_found() -> None:
    """AFR-BTe"""
    game = at("3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:1,1.pot:2,2.mask:1")
    assert offers(game, "swap") == ["2 mask"]
    assert refused(game, "swap 1 pot") == "AFR-BTe too-few-goods"


def test_only_the_kind_found_is_given() -> None:
    """AFR-BTf: plenty of other goods do not help, and nothing but goods changes hands."""
    text = "3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:1,0.mask:4,1.pot:2,2.statue:1"
    game = at(text)
    assert offers(game, "swap") == ["2 statue"]
    before = state(game).copy()
    game.play("swap 2 statue")
    after = state(game)
    assert (list(before.camps), list(before.points)) == (list(after.camps), list(after.points))
    assert list(before.mined) == list(after.mined)
    assert goods(game, 0) == {"mask": 4, "statue": 1}


def test_another_kind_never_the_same() -> None:
    """AFR-BTg AFR-R4"""
    game = at("3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:2,1.drum:1,2.pot:1")
    assert offers(game, "swap") == ["2 pot"]
    assert refused(game, "swap 1 drum") == "AFR-BTg same-goods"


def test_the_other_reasons_of_an_exchange() -> None:
    """AFR-BTc AFR-BTd"""
    game = at("3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:2,2.pot:1")
    assert refused(game, "swap 0 pot") == "AFR-BTc not-with-yourself"
    assert refused(game, "swap 4 pot") == "AFR-BTc no-such-seat"
    assert refused(game, "swap 1 pot") == "AFR-BTd has-no-goods"
    assert refused(game, "pass") == "AFR-BTc not-now"


def test_an_exchange_says_how_much_changes_hands() -> None:
    game = at("3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:2,2.pot:2,1.mask:1")
    words = {choice.notation: choice.preview for choice in game.options("it")}
    assert words == {
        "keep": "",
        "swap 1 mask": "un tamburo per una maschera",
        "swap 2 pot": "2 tamburi per 2 paioli",
    }


def test_goods_that_cannot_be_exchanged_are_kept_without_asking() -> None:
    """AFR-BTc"""
    game = at(MID, "drum")
    game.play("flip F4")
    assert game.phase == "move"
    assert goods(game, 0) == {"drum": 1}


# Animals.

HERD = "3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:lion,G3:bare"


def test_a_found_animal_may_stay_or_move() -> None:
    """AFR-BAa AFR-BAf"""
    game = at(f"{HERD},I8:bare,J8:lion")
    assert game.legal() == ["put I8", "stay"]
    game.play("stay")
    assert holds(game, "F4") == "lion"
    assert points(game) == [1, 0, 0]


def test_an_animal_goes_only_to_strictly_more_of_its_kind() -> None:
    """AFR-BAb"""
    game = at(f"{HERD},F3:lion,I8:bare,J8:lion,J5:lion,I4:bare,J4:lion")
    assert offers(game, "put") == ["I4"], "two lions at I4; one at I8 is no more than now"
    assert refused(game, "put I8") == "AFR-BAb not-more-companions"
    assert refused(game, "put F3") == "AFR-Vc tile-there"
    assert refused(game, "put A1") == "AFR-Vc tile-there"


def test_an_animal_never_goes_to_a_place_without_its_kind_but_at_any_distance() -> None:
    """AFR-BAc"""
    game = at(f"{HERD},I8:bare,J12:lion,J13:bare,H10:bare")
    assert offers(game, "put") == ["I12", "J13"], "the far end of the board, a city too"


def test_the_animal_itself_does_not_count_at_its_new_place() -> None:
    """AFR-BAd AFR-R5"""
    game = at(f"{HERD},E4:bare,F5:bare")
    assert game.legal() == ["stay"], "next to its old place it would be alone all the same"


def test_an_animal_scores_one_point_and_one_for_each_of_its_kind_around() -> None:
    """AFR-BAe"""
    around = "F3:lion,E3:lion,E4:zebra,G4:lion,F5:down"
    game = at(f"{HERD},{around}", "lion")
    game.play("stay")
    assert points(game) == [4, 0, 0], "1 + 3 lions; the zebra and the tile down do not count"


def test_moving_is_never_compulsory() -> None:
    """AFR-BAf"""
    game = at(f"{HERD},I8:bare,J8:lion,J9:lion,I7:lion,H8:lion")
    choices = {choice.notation: choice.preview for choice in game.options("en")}
    assert choices == {"put I8": "5 points", "stay": "1 point"}


# Natives.


def test_natives_may_stay_or_move() -> None:
    """AFR-BNa"""
    game = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare,J8:bare,J9:bare,K8:bare")
    assert game.legal() == ["put J8", "put J9", "put K8", "stay"]
    assert refused(game, "pass") == "AFR-BAa not-now"


def test_natives_go_only_to_strictly_more_empty_neighbours() -> None:
    """AFR-BNb"""
    game = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare,J8:bare,J9:bare,L1:camp")
    assert game.legal() == ["stay"], "one empty neighbour now, one at J8 and at J9"
    assert refused(game, "put J8") == "AFR-BNb not-more-room"
    assert refused(game, "put L1") == "AFR-Vd camp-there"


def test_the_space_they_leave_counts_as_empty() -> None:
    """AFR-BNc AFR-R5 AFR-R20"""
    game = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare,G4:bare")
    assert game.legal() == ["stay"], "F4: G3 and G4; G3: G4 and F4"
    game = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare,G2:bare")
    assert game.legal() == ["put G3", "stay"], "F4: G3; G3, under the explorer: G2 and F4"
    game.play("put G3")
    assert points(game) == [2, 0, 0]


def test_natives_score_a_point_for_each_empty_neighbour_and_none_besides() -> None:
    """AFR-BNd"""
    room = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare,G4:bare,F5:bare")
    room.play("stay")
    assert points(room) == [3, 0, 0]
    none = at("3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:lion", "native")
    play(none, "flip F4")
    if none.phase == "found":
        none.play("stay")
    assert points(none) == [0, 0, 0]


def test_the_explorers_own_space_counts_if_it_is_bare() -> None:
    """AFR-BNe"""
    bare = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare")
    bare.play("stay")
    assert points(bare) == [1, 0, 0]
    for content in ("camp", "lion"):
        game = at(f"3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:{content}")
        game.play("stay")
        assert points(game) == [0, 0, 0]


def test_natives_are_all_alike_and_do_not_keep_company() -> None:
    """AFR-BNf: natives around change nothing but the room; they count as occupied."""
    game = at("3 ask=found/0/F4/1 explorer=G3,B5,K1 spaces=F4:native,G3:bare,F3:native,E4:native")
    game.play("stay")
    assert points(game) == [1, 0, 0]


# Monuments.


def test_a_monument_stays_and_scores_nothing() -> None:
    """AFR-BMa"""
    game = at(MID, "monument")
    game.play("flip F4")
    assert holds(game, "F4") == "monument"
    assert points(game) == [0, 0, 0]


def test_the_finder_takes_a_camp_for_the_next_step() -> None:
    """AFR-BMb"""
    game = at("2 ask=act/0/1 explorer=D1,B5 camps=0,2 spaces=A1:camp,A2:camp", "monument")
    play(game, "flip D2")
    assert list(state(game).camps) == [1, 2]
    assert state(game).supply == 7
    play(game, "walk D1", "camp")
    assert points(game) == [1, 0], "the camp counts the monument just found"


@pytest.mark.parametrize(("seats", "last"), [(2, 9), (3, 11), (4, 11), (5, 11)])
def test_the_last_monument_ends_the_game_without_a_camp(seats: int, last: int) -> None:
    """AFR-BMc AFR-BMd AFR-Eb"""
    found = ",".join(f"{name}:monument" for name in "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3".split()[: last - 1])
    explorers = ",".join("D1 B5 K1 N2 I12".split()[:seats])
    game = at(f"{seats} ask=act/0/1 explorer={explorers} spaces={found}", "monument")
    camps = list(state(game).camps)
    assert state(game).supply == 0, "one camp for every monument but the last"
    game.play("flip D2")
    assert game.over
    assert list(state(game).camps) == camps
    assert points(game)[0] == 3


def test_the_supply_never_runs_short() -> None:
    """AFR-BMd: with every monument found in a row the supply is empty exactly before the last one."""
    game = at(
        "2 ask=act/0/1 explorer=D1,B5 spaces=D2:monument,E2:monument,F2:monument,G2:monument", "monument"
    )
    assert state(game).supply == 4
    game.play("flip E1")
    assert state(game).supply == 3
