"""The course of the game: turns, steps, the four space tests, passing."""

from mypy_extensions import i64
from tests.titles.africa.positions import TITLE, at, explorers, holds, points, state
from tests.titles.positions import offers, play, refused

from baobab.titles.africa.spaces import campable, elbow_room, enterable, placeable
from baobab.titles.africa.state import AfricaState

EVERYTHING = "F3:elephant,F4:camp,G2:down,G3:bare,G4:monument,H2:bare"
"""Around G3: an open tile, a camp, a face-down tile, and a bare space."""


def everything() -> AfricaState:
    return state(at(f"3 ask=move/0/1 explorer=G3,H2,K1 spaces={EVERYTHING}"))


def space(name: str) -> i64:
    return TITLE.board.spaces.find(name)


def test_turns_go_clockwise() -> None:
    """AFR-Oa"""
    game = at("3 ask=move/1/1 explorer=D1,B5,K1")
    seats = []
    for target in ("I12", "N2", "B5", "K1"):
        seats.append(game.seat)
        game.play(f"travel {target}")
    assert seats == [1, 2, 0, 1]


def test_only_the_last_needed_monument_ends_the_game() -> None:
    """AFR-Oc"""
    tenth = ",".join(f"{name}:monument" for name in "A1 A2 A3 B1 B2 B3 B4 C1 C2".split())
    game = at(f"3 ask=act/0/1 explorer=D1,B5,K1 spaces={tenth}", "monument monument")
    game.play("flip D2")
    assert not game.over
    assert state(game).supply == 0
    play(game, "walk D1", "flip E1")
    assert game.over


def test_a_turn_is_one_journey_or_two_steps() -> None:
    """AFR-Ga"""
    game = at("2 ask=move/0/1 explorer=D1,B5")
    game.play("travel K1")
    assert (game.seat, game.phase) == (1, "move")
    play(game, "travel I12")
    assert game.seat == 0
    steps = at("2 ask=move/0/1 explorer=G3,B5 spaces=G3:bare,G4:bare")
    play(steps, "walk G4", "pass")
    assert (steps.seat, steps.phase) == (0, "move")
    assert offers(steps, "travel") == [], "A and B do not mix"
    play(steps, "walk G3", "pass")
    assert (steps.seat, steps.phase) == (1, "move")


# The four space tests.


def test_cities_without_a_tile_are_empty() -> None:
    """AFR-Va"""
    s = everything()
    for city in ("D1", "I12", "K1"):
        assert placeable(s, space(city))
        assert campable(s, space(city))


def test_a_space_with_only_an_explorer_is_empty() -> None:
    """AFR-Vb"""
    s = everything()
    assert placeable(s, space("G3"))
    assert placeable(s, space("H2"))
    assert elbow_room(TITLE.board, s, space("G2"), -1) == 2, "G3 and H2"


def test_a_space_with_a_tile_is_occupied_but_open_tiles_can_be_entered() -> None:
    """AFR-Vc"""
    s = everything()
    assert not placeable(s, space("F3"))
    assert not placeable(s, space("G2"))
    assert enterable(s, space("F3"), 0)
    assert not enterable(s, space("G2"), 0)


def test_a_camp_is_no_place_for_tiles_and_not_empty_for_natives() -> None:
    """AFR-Vd"""
    s = everything()
    assert not placeable(s, space("F4"))
    assert elbow_room(TITLE.board, s, space("F5"), -1) == 0, "its neighbour F4 is a camp"


def test_explorers_enter_and_cross_camps() -> None:
    """AFR-Ve"""
    game = at("3 ask=move/0/1 explorer=G3,B5,K1 spaces=F4:camp,E4:bare,G3:bare")
    assert offers(game, "walk") == ["E4", "F4", "G3"]
    assert "F4" in offers(game, "travel")


def test_a_tile_may_be_put_under_an_explorer() -> None:
    """AFR-Vf"""
    game = at("3 ask=put/0/G4/1 explorer=G3,H3,K1 spaces=G4:elephant,F3:elephant,G3:bare,H3:bare,G2:elephant")
    assert offers(game, "put") == ["G3"], "H3 would be no better than now"
    game.play("put G3")
    assert holds(game, "G3") == "elephant"
    assert explorers(game)[0] == "G3"


def test_one_camp_a_space() -> None:
    """AFR-Vg"""
    game = at("3 ask=act/0/1 explorer=G3,B5,K1 spaces=G3:camp")
    assert offers(game, "camp") == []
    assert refused(game, "camp") == "AFR-Vg camp-already-here"


def test_explorers_do_not_share_a_space() -> None:
    s = everything()
    assert not enterable(s, space("H2"), 0)
    assert enterable(s, space("G3"), 0), "one's own explorer is no obstacle"


# Pass and sequence.


def test_the_same_kind_of_action_in_both_steps() -> None:
    """AFR-Qa"""
    game = at("2 ask=act/0/1 explorer=D1,B5", "gold1 gem2")
    play(game, "flip D2", "walk D1", "flip E1")
    assert points(game) == [3, 0]
    assert game.seat == 1


def test_a_player_may_pass_in_both_steps_and_still_walk() -> None:
    """AFR-Qb AFR-R13"""
    game = at("2 ask=move/0/1 explorer=G3,B5 spaces=G3:bare,G4:bare,G5:bare")
    play(game, "walk G4", "pass", "walk G5", "pass")
    assert explorers(game) == ["G5", "B5"]
    assert game.seat == 1


def test_first_walk_then_act() -> None:
    """AFR-Qc"""
    game = at("2 ask=move/0/1 explorer=D1,B5", "gold1")
    assert refused(game, "flip D2") == "AFR-Qc walk-first"
    assert refused(game, "camp") == "AFR-Qc walk-first"
    game.play("walk D1")
    assert refused(game, "walk D1") == "AFR-Qc walked-already"
    assert refused(game, "travel K1") == "AFR-Qc walked-already"
    game.play("flip D2")
    assert game.phase == "move", "the next walk is that of the next step"


def test_only_what_applies_is_offered() -> None:
    """AFR-Qd"""
    game = at("2 ask=act/0/1 explorer=D1,B5 camps=0,2 spaces=A1:camp,A2:camp")
    assert game.legal() == ["flip C1", "flip D2", "flip E1", "pass"]


def test_a_step_in_which_nothing_is_possible_passes_by_itself() -> None:
    """AFR-Qd"""
    open_tiles = "C1:monument,D2:monument,E1:monument"
    game = at(f"2 ask=move/0/1 explorer=D1,B5 camps=0,5 spaces={open_tiles},A1:camp,A2:camp")
    game.play("walk D1")
    assert game.phase == "move"
    assert "passed" in [TITLE.events[event.kind].name for event in game.events(seat=0)]
