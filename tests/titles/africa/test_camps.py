"""Actions 4 and 5: a camp to score what lies around, or to mine it."""

from tests.titles.africa.positions import TITLE, at, explorers, holds, points, state
from tests.titles.positions import offers, play, refused

from baobab.titles.africa.scoring import pieces_mined

ACT = "3 ask=act/0/1 explorer=G3,B5,K1"


def test_building_needs_a_camp_and_an_empty_space_under_the_explorer() -> None:
    """AFR-B4a"""
    game = at(f"{ACT} spaces=G3:bare")
    game.play("camp")
    assert holds(game, "G3") == "camp"
    assert explorers(game)[0] == "G3"
    assert list(state(game).camps) == [1, 2, 2]
    on_tile = at(f"{ACT} spaces=G3:lion")
    assert refused(on_tile, "camp") == "AFR-B4a tile-in-the-way"
    assert refused(on_tile, "mine") == "AFR-B4a tile-in-the-way"
    without = at(f"{ACT} camps=0,2,2 spaces=G3:bare,L1:camp,L2:camp")
    assert refused(without, "camp") == "AFR-B4a no-camp-left"
    assert refused(without, "mine") == "AFR-B4a no-camp-left"


def test_a_city_may_have_a_camp() -> None:
    """AFR-B4a AFR-Va"""
    game = at("2 ask=act/0/1 explorer=D1,B5")
    game.play("camp")
    assert holds(game, "D1") == "camp"


def test_a_camp_scores_a_point_for_each_animal_native_and_monument_around() -> None:
    """AFR-B4b"""
    game = at(
        "3 ask=act/0/1 explorer=G3,F4,K1 spaces=G3:bare,F3:lion,F4:zebra,G2:native,G4:native,H2:monument"
    )
    assert [choice.preview for choice in game.options() if choice.notation == "camp"] == ["5 points"]
    game.play("camp")
    assert points(game) == [5, 0, 0], "the explorer on the zebra makes no difference"


def test_a_camp_scores_nothing_for_gold_gems_camps_bare_spaces_and_tiles_down() -> None:
    """AFR-B4c"""
    game = at(f"{ACT} spaces=G3:bare,F3:gold2,F4:gem1,G2:camp,G4:bare,H2:lion")
    game.play("camp")
    assert points(game) == [1, 0, 0]


def test_no_tile_is_taken_and_the_camp_stays_for_good() -> None:
    """AFR-B4d"""
    game = at(f"{ACT} spaces=G3:bare,F3:gold2,H2:lion,G4:bare")
    play(game, "camp", "walk G4", "pass")
    assert [holds(game, place) for place in ("G3", "F3", "H2")] == ["camp", "gold2", "lion"]


def test_a_camp_may_score_nothing_and_is_worth_nothing_in_hand() -> None:
    """AFR-B4e AFR-R8"""
    game = at(f"{ACT} spaces=G3:bare")
    game.play("camp")
    assert points(game) == [0, 0, 0]
    over = at("2 ask=- busy=0 idle=2 stall_rounds=1 explorer=D1,B5")
    assert over.scores() == [0, 0], "two camps each"


def test_mining_needs_gold_or_gems_next_to_the_camp() -> None:
    """AFR-B5a AFR-R8"""
    game = at(f"{ACT} spaces=G3:bare,E3:gold2,G4:lion")
    assert offers(game, "camp") == [""]
    assert offers(game, "mine") == []
    assert refused(game, "mine") == "AFR-B5a nothing-to-mine"


def test_mining_takes_all_gold_and_gems_around_also_from_under_explorers() -> None:
    """AFR-B5b"""
    game = at("3 ask=act/0/1 explorer=G3,F4,K1 spaces=G3:bare,F3:gold2,F4:gem1,G2:gem2,E3:gold1,H2:gold1")
    [choice] = [choice for choice in game.options("it") if choice.notation == "mine"]
    assert choice.preview == "3 pezzi d'oro e 3 gemme"
    game.play("mine")
    assert [holds(game, place) for place in ("F3", "F4", "G2", "H2")] == ["bare"] * 4
    assert holds(game, "E3") == "gold1", "two spaces away"
    board = TITLE.board
    assert pieces_mined(board, state(game), 0, board.category[board.faces.find("gold1")]) == 3
    assert pieces_mined(board, state(game), 0, board.category[board.faces.find("gem1")]) == 3


def test_mining_scores_nothing_now() -> None:
    """AFR-B5c"""
    game = at(f"{ACT} spaces=G3:bare,F3:gold2,G4:lion,H2:monument")
    game.play("mine")
    assert points(game) == [0, 0, 0]


def test_tiles_down_are_neither_taken_nor_seen() -> None:
    """AFR-B5d"""
    game = at(f"{ACT} spaces=G3:bare,F3:gold2")
    draws = list(state(game).draws)
    game.play("mine")
    assert holds(game, "G4") == "down"
    assert list(state(game).draws) == draws


def test_one_camp_one_purpose() -> None:
    """AFR-B5e: after mining the step is over, and the camp's space takes no second one."""
    game = at(f"{ACT} spaces=G3:bare,F3:gold2,G4:lion,G2:native")
    game.play("mine")
    assert points(game) == [0, 0, 0]
    assert list(state(game).camps) == [1, 2, 2]
    assert game.phase == "move"
    play(game, "walk G3")
    assert refused(game, "camp") == "AFR-Vg camp-already-here"
