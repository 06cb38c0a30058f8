"""Phase I, the Generosity of Kings."""

from tests.titles.great_zimbabwe.positions import at, cash, state
from tests.titles.positions import offers, play, refused

from baobab.titles.great_zimbabwe.generosity import cattle_on_plaques, row_of_plaques


def test_plaques_stand_by_requirement_then_from_the_bottom_of_the_pile() -> None:
    """TGZ-BID-1 TGZ-VR-3"""
    game = at("3 gift=1 pile=2,1,0 specialists=builder:1")
    assert list(row_of_plaques(state(game))) == [1, 2, 0]


def test_players_speak_in_plaque_order_and_skip_who_passed() -> None:
    """TGZ-BID-3 TGZ-BID-7"""
    game = at("3 gift=0 cash=9,9,9")
    assert game.seat == 0
    assert play(game, "number 1").seat == 1
    assert play(game, "pass").seat == 2
    assert play(game, "number 2").seat == 0
    assert play(game, "number 3").seat == 2
    assert list(state(game).order) == [-1, -1, 1]


def test_gifts_grow() -> None:
    """TGZ-BID-4"""
    game = at("3 gift=0 cash=5,5,5")
    assert offers(game, "number") == ["1", "2", "3", "4", "5"]
    assert refused(game, "number 0") == "TGZ-BID-4 gift-too-small"
    play(game, "number 2")
    assert offers(game, "number") == ["3", "4", "5"]
    assert refused(game, "number 2") == "TGZ-BID-4 gift-too-small"


def test_a_gift_is_paid_at_once_and_in_full() -> None:
    """TGZ-BID-5 TGZ-BID-10 what lies on plaques cannot be given again"""
    game = play(at("2 gift=0 cash=7,9"), "number 2", "number 3")
    assert cash(game) == [5, 6]
    assert offers(game, "number") == ["4", "5"]
    assert refused(game, "number 6") == "TGZ-BID-5 gift-too-large"
    assert cash(play(game, "number 5"))[0] == 0


def test_cattle_are_laid_one_by_one_round_the_plaques() -> None:
    """TGZ-BID-6"""
    game = play(at("3 gift=0 cash=9,9,9"), "number 2")
    assert list(cattle_on_plaques(state(game))) == [1, 1, 0]
    assert list(cattle_on_plaques(state(play(game, "number 5")))) == [3, 2, 2]


def test_passing_takes_the_last_free_place() -> None:
    """TGZ-BID-7"""
    game = play(at("3 gift=0 cash=9,9,9"), "pass")
    assert list(state(game).order) == [-1, -1, 0]


def test_who_cannot_give_more_passes_by_himself() -> None:
    """TGZ-BID-8 TGZ-AMB-8 the question answers itself"""
    game = play(at("3 gift=0 cash=5,1,9"), "number 2")
    assert game.seat == 2
    assert list(state(game).order) == [-1, -1, 1]


def test_the_last_one_left_goes_first_without_giving() -> None:
    """TGZ-BID-9 TGZ-AMB-23 TGZ-AMB-29 and all take what lies on their plaques"""
    game = play(at("3 gift=0 cash=9,9,9"), "number 4", "pass", "pass")
    assert list(state(game).order) == [0, 2, 1]
    assert cash(game) == [7, 10, 10]
    assert (game.phase, game.seat) == ("turn", 0)
    silent = play(at("3 gift=0 cash=9,9,9"), "pass", "pass")
    assert list(state(silent).order) == [2, 1, 0]
    assert cash(silent) == [9, 9, 9]


def test_shadipinyis_plaque_stands_in_front() -> None:
    """TGZ-BID-2 TGZ-GD-SHA TGZ-AMB-18 it speaks never, and its worshipper takes its cattle, too"""
    game = at("2 gift=1 cash=9,9 gods=shadipinyi:1")
    assert list(row_of_plaques(state(game))) == [1, 0]
    play(game, "number 4")
    assert list(cattle_on_plaques(state(game))) == [2, 1, 1]
    play(game, "pass")
    assert cash(game) == [10, 8]
    nobody = play(at("2 gift=0 cash=9,9"), "number 4")
    assert list(cattle_on_plaques(state(nobody))) == [2, 2]


def test_elegua_pays_up_to_three_of_the_first_gift() -> None:
    """TGZ-GD-ELE TGZ-AMB-16"""
    game = at("2 gift=1 cash=9,2 gods=elegua:1")
    assert offers(game, "number") == ["1", "2", "3", "4", "5"]
    play(game, "number 4")
    assert cash(game) == [9, 1]
    play(game, "number 5")
    assert game.phase == "turn"  # with 1 cattle left nobody helps a second time
    rich = play(at("2 gift=1 cash=9,7 gods=elegua:1"), "number 4", "number 5")
    assert offers(rich, "number") == ["6"]  # the second gift is all his own
    small = play(at("2 gift=1 cash=9,2 gods=elegua:1"), "number 1")
    assert cash(small) == [9, 2]


def test_equal_requirements_go_by_the_pile_in_which_a_moved_disc_lies_on_top() -> None:
    """TGZ-VR-3 TGZ-AMB-35"""
    game = at("3 turn=0 cash=9,9,9 specialists=nomads:1 order=0,1,2")
    play(game, "hire rain_ceremony", "rain A1", "way across")
    s = state(game)
    assert list(s.vr) == [21, 21, 20]
    assert list(s.pile) == [1, 2, 0]
    assert list(row_of_plaques(s)) == [1, 0, 2]
