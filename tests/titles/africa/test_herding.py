"""Actions 2 and 3: moving an animal, moving natives."""

from tests.titles.africa.positions import at, explorers, holds, points
from tests.titles.positions import offers, play, refused

ACT = "3 ask=act/0/1 explorer=G3,B5,K1"


def test_animals_under_the_explorer_or_next_to_it_whoever_found_them() -> None:
    """AFR-B2a: nobody owns a tile: there is nothing in a position that says who found it."""
    game = at(f"{ACT} spaces=G3:lion,G4:lion,E3:lion,J8:lion,I7:lion,I8:bare")
    assert offers(game, "lift") == ["G3", "G4"], "E3 is two spaces away"
    assert refused(game, "lift E3") == "AFR-B2a too-far-to-move"


def test_a_tile_moves_from_under_another_explorer() -> None:
    """AFR-R6 AFR-B2a"""
    game = at("3 ask=act/0/1 explorer=G3,G4,K1 spaces=G3:bare,G4:lion,I8:bare,J8:lion")
    game.play("lift G4")
    assert holds(game, "I8") == "lion"
    assert holds(game, "G4") == "bare"
    assert explorers(game)[1] == "G4"


def test_an_animal_goes_to_any_free_space_with_strictly_more_of_its_kind() -> None:
    """AFR-B2b"""
    game = at(f"{ACT} spaces=G3:bare,G4:lion,G5:lion,I8:bare,J8:lion,J9:lion,I4:bare,I3:lion")
    play(game, "lift G4")
    assert holds(game, "I8") == "lion", "two there; I4 has one, as many as now: the only choice is made"
    assert points(game) == [1, 0, 0]


def test_why_an_animal_cannot_be_put_somewhere() -> None:
    """AFR-B2b"""
    text = "3 ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:bare,G4:lion,I8:bare,J8:lion,J9:lion,K8:bare,H6:bare"
    game = at(f"{text},L1:camp")
    assert offers(game, "put") == ["I8", "K8"]
    assert refused(game, "put H6") == "AFR-B2b not-more-companions"
    assert refused(game, "put L1") == "AFR-Vd camp-there"
    assert refused(game, "put J8") == "AFR-Vc tile-there"
    assert refused(game, "put A1") == "AFR-Vc tile-there"
    assert refused(game, "stay") == "AFR-B2b not-now"


def test_the_gain_is_the_difference_without_a_base_point() -> None:
    """AFR-B2c"""
    text = "3 ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:bare,G4:lion,G5:lion,I8:bare,J8:lion,J9:lion,I7:lion"
    game = at(f"{text},K9:bare")
    assert [choice.preview for choice in game.options("it")] == ["2 punti"]
    game.play("put I8")
    assert points(game) == [2, 0, 0], "from 1 to 3"


def test_without_a_better_place_it_cannot_be_moved() -> None:
    """AFR-B2d"""
    game = at(f"{ACT} spaces=G3:bare,G4:lion,H3:lion,I8:bare,J8:lion,J5:bare")
    assert offers(game, "lift") == []
    assert refused(game, "lift G4") == "AFR-B2d no-better-place"


def test_natives_under_the_explorer_or_next_to_it() -> None:
    """AFR-B3a"""
    game = at(f"{ACT} spaces=G3:native,G4:native,E3:native,J8:bare,J9:bare,K8:bare")
    assert offers(game, "lift") == ["G3", "G4"]
    assert refused(game, "lift E3") == "AFR-B3a too-far-to-move"


def test_natives_go_to_a_free_space_with_strictly_more_room() -> None:
    """AFR-B3b AFR-R7"""
    game = at("3 ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:bare,G4:native,J8:bare,J9:bare,K8:bare,L1:camp")
    assert offers(game, "put") == ["J8", "J9", "K8"]
    assert refused(game, "put L1") == "AFR-Vd camp-there"
    assert refused(game, "put J7") == "AFR-Vc tile-there"
    assert refused(game, "put G3") == "AFR-B3b not-more-room"


def test_natives_with_all_the_room_there_is_stay() -> None:
    """AFR-B3b"""
    game = at(f"{ACT} spaces=G3:bare,G4:native")
    assert refused(game, "lift G4") == "AFR-B3b no-better-place"


def test_the_space_that_natives_leave_counts() -> None:
    """AFR-B3b AFR-R5"""
    game = at(f"{ACT} spaces=G3:bare,G4:native,H3:bare,H2:bare")
    play(game, "lift G4")
    assert game.phase == "put"
    assert offers(game, "put") == ["G3", "H3"], "each has two bare neighbours and G4"


def test_the_gain_is_the_difference() -> None:
    """AFR-B3c"""
    game = at(f"{ACT} spaces=G3:bare,G4:native,H3:bare,H2:bare")
    play(game, "lift G4", "put G3")
    assert points(game) == [1, 0, 0], "from 2 to 3"


def test_nothing_else_ever_moves() -> None:
    """AFR-B3d"""
    game = at(f"{ACT} spaces=G3:bare,G4:gold2,H3:monument,H2:gem1,F3:camp")
    for place in ("G4", "H3", "H2"):
        assert refused(game, f"lift {place}") == "AFR-B3d never-moves"
    assert refused(game, "lift F3") == "AFR-B3d nothing-to-move"
    assert refused(game, "lift G3") == "AFR-B3d nothing-to-move"
    assert refused(game, "lift G2") == "AFR-B3d still-face-down"


def test_one_action_moves_one_tile() -> None:
    """AFR-B3d"""
    game = at(f"{ACT} spaces=G3:bare,G4:native,H3:native,H2:bare,G2:bare,J8:bare,J9:bare,K8:bare,I9:bare")
    play(game, "lift G4", "put J9")
    assert (game.phase, game.seat) == ("move", 0)
    assert holds(game, "H3") == "native"


def test_an_animal_under_the_explorer_can_be_lifted_and_the_explorer_stays() -> None:
    """AFR-B2a AFR-Vf"""
    game = at(f"{ACT} spaces=G3:lion,I8:bare,J8:lion,K8:bare")
    assert [choice.preview for choice in game.options() if choice.notation == "lift G3"] == ["1 point"]
    play(game, "lift G3")
    assert game.phase == "put"
    assert "lion" in game.prompt("en")
    assert "leone da G3" in game.prompt("it")
    game.play("put I8")
    assert holds(game, "G3") == "bare"
    assert explorers(game)[0] == "G3"


def test_explorers_never_change_a_count() -> None:
    """AFR-R18"""
    alone = at("3 ask=put/0/G4/1 explorer=G3,B5,K1 spaces=G3:bare,G4:lion,I8:bare,J8:lion")
    crowd = at("3 ask=put/0/G4/1 explorer=G3,J8,I8 spaces=G3:bare,G4:lion,I8:bare,J8:lion")
    assert offers(alone, "put") == offers(crowd, "put") == ["I8"]
