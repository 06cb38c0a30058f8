"""Option A, the journey, and the walk of option B."""

from tests.titles.africa.positions import at, explorers
from tests.titles.positions import offers, play, refused

ROW = "spaces=G2:bare,G3:bare,G4:lion,G5:camp,G6:bare"
"""A way down column G from G2 to G6: bare, bare, an open tile, a camp, bare."""


def test_travel_goes_anywhere_without_tile_down_and_without_explorer() -> None:
    """AFR-Aa"""
    game = at(f"3 ask=move/0/1 explorer=G3,G6,K1 {ROW}")
    open_spaces = {"G2", "G4", "G5", "B5", "D1", "I12", "N2"}
    assert open_spaces <= set(offers(game, "travel"))
    for closed in ("G1", "G6", "K1", "A1"):
        assert closed not in offers(game, "travel")
    assert refused(game, "travel G1") == "AFR-Aa tile-down"
    assert refused(game, "travel K1") == "AFR-Aa explorer-there"


def test_a_journey_is_the_whole_turn() -> None:
    """AFR-Ab"""
    game = at(f"3 ask=move/0/1 explorer=G3,B5,K1 {ROW}")
    game.play("travel N2")
    assert explorers(game) == ["N2", "B5", "K1"]
    assert (game.seat, game.phase) == (1, "move")


def test_no_journey_in_the_second_step_and_none_to_where_one_is() -> None:
    """AFR-Ac AFR-R3"""
    first = at(f"3 ask=move/0/1 explorer=G3,B5,K1 {ROW}")
    assert "G3" not in offers(first, "travel")
    assert refused(first, "travel G3") == "AFR-Ac already-there"
    second = at(f"3 ask=move/0/2 explorer=G3,B5,K1 {ROW}")
    assert offers(second, "travel") == []
    assert refused(second, "travel N2") == "AFR-Ac travel-is-a-turn"


def test_a_walk_is_of_0_1_or_2_spaces() -> None:
    """AFR-B0a AFR-R11"""
    game = at(f"3 ask=move/0/1 explorer=G2,B5,K1 {ROW}")
    assert offers(game, "walk") == ["G2", "G3", "G4"]
    assert refused(game, "walk G5") == "AFR-B0a too-far-to-walk"


def test_bare_spaces_cities_open_tiles_and_camps_are_entered_and_crossed() -> None:
    """AFR-B0b"""
    game = at(f"3 ask=move/0/1 explorer=G4,B5,K1 {ROW}")
    assert offers(game, "walk") == ["G2", "G3", "G4", "G5", "G6"]
    by_city = at("3 ask=move/0/1 explorer=C1,B5,K1 spaces=C1:bare,E1:bare")
    assert offers(by_city, "walk") == ["C1", "D1", "E1"], "across the city D1"


def test_face_down_tiles_are_neither_entered_nor_crossed() -> None:
    """AFR-B0c"""
    game = at("3 ask=move/0/1 explorer=G3,B5,K1 spaces=G3:bare,G5:bare")
    assert offers(game, "walk") == ["G3"]
    assert refused(game, "walk G4") == "AFR-B0c tile-down"
    assert refused(game, "walk G5") == "AFR-B0c way-blocked"


def test_other_explorers_are_neither_passed_nor_joined() -> None:
    """AFR-B0d"""
    game = at("3 ask=move/0/1 explorer=G3,G4,K1 spaces=G3:bare,G4:bare,G5:bare")
    assert offers(game, "walk") == ["G3"]
    assert refused(game, "walk G4") == "AFR-B0d explorer-there"
    assert refused(game, "walk G5") == "AFR-B0d way-blocked"


def test_only_the_end_of_the_walk_matters() -> None:
    """AFR-B0e: of two ways to H4 one is enough, and both give the one option."""
    both = at("3 ask=move/0/1 explorer=G3,B5,K1 spaces=G3:bare,G4:bare,H3:bare,H4:bare")
    one = at("3 ask=move/0/1 explorer=G3,B5,K1 spaces=G3:bare,G4:bare,H4:bare")
    assert offers(both, "walk") == ["G3", "G4", "H3", "H4"]
    assert offers(one, "walk") == ["G3", "G4", "H4"]


def test_walking_nowhere_is_always_possible() -> None:
    """AFR-B0a AFR-B0e"""
    game = at("3 ask=move/0/2 explorer=G3,B5,K1 spaces=G3:lion")
    assert offers(game, "walk") == ["G3"]
    play(game, "walk G3")
    assert game.phase == "act"


def test_the_refusals_of_a_walk_do_not_depend_on_the_distance_to_a_tile() -> None:
    """AFR-B0c: what can never be entered is said to be so, far or near."""
    game = at("3 ask=move/0/1 explorer=G3,B5,K1 spaces=G3:bare")
    assert refused(game, "walk A1") == "AFR-B0c tile-down"
    assert refused(game, "walk B5") == "AFR-B0d explorer-there"
    assert refused(game, "walk N2") == "AFR-B0a too-far-to-walk"
    assert refused(game, "city N2") == "AFR-Ga not-now"
