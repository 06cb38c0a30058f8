"""Components and preparation: what lies on the table, and the cities from which explorers start."""

from collections import Counter

import pytest
from tests.titles.africa.positions import TITLE, at, explorers, holds, new, points, state
from tests.titles.positions import play, refused

from baobab.errors import OptionError
from baobab.kernel.luck import FastLuck


def test_a_board_of_96_tile_spaces_and_5_cities() -> None:
    """AFR-Ca"""
    board = TITLE.board
    assert board.size == 101
    assert sum(board.city) == 5


def test_the_board_hangs_together_and_every_space_has_two_neighbours() -> None:
    """AFR-X1 AFR-X3"""
    board = TITLE.board
    degrees = [board.near_first[i + 1] - board.near_first[i] for i in range(board.size)]
    assert min(degrees) >= 2
    assert max(degrees) == 6
    assert [board.spaces.names[i] for i in range(board.size) if board.city[i]] == "B5 D1 I12 K1 N2".split()


def test_ninety_six_tiles_eleven_of_them_monuments() -> None:
    """AFR-Cb AFR-X2 AFR-X4"""
    board = TITLE.board
    mix = {name: int(board.mix[i]) for i, name in enumerate(board.faces.names)}
    assert sum(mix.values()) == 96
    assert mix.pop("monument") == 11
    assert mix.pop("native") == 15
    assert len(mix) == 14
    assert set(mix.values()) == {5}


def test_twenty_camps_that_belong_to_nobody_once_built() -> None:
    """AFR-Cc"""
    assert TITLE.board.all_camps == 20
    game = at("2 ask=act/0/1 explorer=D1,B5")
    game.play("camp")
    assert holds(game, "D1") == "camp"
    spaces = game.view(seat=0)["spaces"]
    assert isinstance(spaces, dict)
    assert spaces["D1"] == "camp", "no owner is told"


def test_one_bonus_of_three() -> None:
    """AFR-Cd"""
    assert TITLE.board.bonus == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_a_score_and_one_explorer(seats: int) -> None:
    """AFR-Ce AFR-Sd"""
    game = new(seats)
    assert points(game) == [0] * seats
    assert explorers(game) == ["off"] * seats


def test_all_tiles_lie_face_down_and_cities_are_bare() -> None:
    """AFR-Sa"""
    game = new(3)
    contents = Counter(holds(game, name) for name in TITLE.board.spaces.names)
    assert contents == {"down": 96, "bare": 5}


def test_every_face_can_be_the_first() -> None:
    """AFR-Sa: the tiles are shuffled: what the first flip shows follows the mix."""
    seen: Counter[str] = Counter()
    for seed in range(400):
        game = at("2 ask=act/0/1 explorer=D1,B5")
        game.luck = FastLuck(seed)
        game.play("flip D2")
        seen[game.record().split("flip D2 = ")[1].split()[0]] += 1
    assert len(seen) == 16
    assert 25 <= seen["monument"] <= 70, "11 of 96, that is about 46 of 400"


@pytest.mark.parametrize(("seats", "supply", "box"), [(2, 8, 8), (3, 10, 4), (4, 10, 2), (5, 10, 0)])
def test_supply_and_camps_by_players(seats: int, supply: int, box: int) -> None:
    """AFR-Sb AFR-Sc"""
    s = state(new(seats))
    assert s.supply == supply
    assert list(s.camps) == [2] * seats
    assert s.supply + sum(s.camps) + box == 20


def test_scores_have_no_upper_limit() -> None:
    """AFR-Se"""
    game = at("2 ask=act/0/1 explorer=D1,B5 points=49,120", "gold2")
    game.play("flip D2")
    assert points(game) == [51, 120]


def test_the_table_may_agree_on_the_first_player() -> None:
    """AFR-Sf AFR-R1"""
    for seats in (2, 3, 4, 5):
        for first in range(seats):
            assert new(seats, first_player=str(first)).seat == first


def test_without_agreement_the_lot_decides_who_begins() -> None:
    """AFR-R1"""
    drawn = Counter(new(3, seed).seat for seed in range(90))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) >= 15


def test_a_first_player_who_is_not_there_is_refused() -> None:
    """AFR-R1"""
    with pytest.raises(OptionError, match=r"first_player.*2"):
        new(2, first_player="2")


def test_cities_are_chosen_clockwise_from_the_first_player() -> None:
    """AFR-Sg"""
    game = new(4, first_player="2")
    assert game.legal() == ["city B5", "city D1", "city I12", "city K1", "city N2"]
    order = []
    for city in ("D1", "K1", "B5", "N2"):
        order.append(game.seat)
        game.play(f"city {city}")
    assert order == [2, 3, 0, 1]
    assert explorers(game) == ["B5", "N2", "D1", "K1"]
    assert (game.phase, game.seat) == ("move", 2)


def test_one_explorer_a_city_and_the_last_of_five_has_no_choice() -> None:
    """AFR-R10"""
    game = new(5, first_player="0")
    play(game, "city D1", "city K1")
    assert game.legal() == ["city B5", "city I12", "city N2"]
    play(game, "city B5", "city N2")
    assert explorers(game)[4] == "I12", "a question with one answer answers itself"
    assert (game.phase, game.seat) == ("act", 0), "and with all cities taken there is nowhere to go"


def test_why_a_city_cannot_be_chosen() -> None:
    """AFR-Sg"""
    game = play(new(2, first_player="0"), "city D1")
    assert refused(game, "city D1") == "AFR-Sg city-taken"
    assert refused(game, "city G3") == "AFR-Sg not-a-city"
    assert refused(game, "walk D1") == "AFR-Sg not-now"


@pytest.mark.parametrize("seats", [2, 5])
def test_all_tiles_are_in_play_whatever_the_number(seats: int) -> None:
    """AFR-Sh"""
    assert sum(state(new(seats)).bag) == 96
    assert state(new(seats)).bag[0] == 11


def test_unused_cities_stay_ordinary_empty_spaces() -> None:
    """AFR-Sg AFR-Va"""
    game = at("2 ask=act/0/1 explorer=E2,B5 spaces=E2:native,E1:bare,C1:bare,D2:lion")
    play(game, "lift E2", "put D1")
    assert holds(game, "D1") == "native"
    assert points(game) == [1, 0]
