"""The end of the game: adjustment, payment, conversion, winner."""

from tests.titles.namibia.positions import at, events_told, state
from tests.titles.positions import play, refused

LAST = (
    "4 round=6 ask=select/2 stage=2 port=gold:B0,copper:E1 cash=4,5,14,9 reputation=20,20,20,20"
    " ore=A1:gold,A3:gold,F4:gold,L3:copper,H4:silver,C3:silver cubes=A1:3,A3:2,F4:2,L3:1,H4:2,C3:4"
    " heads=A3:0lying,F4:2up,H4:1lying"
)


def test_the_game_ends_after_the_sixth_administration() -> None:
    """NAM-E.1 NAM-0.1 NAM-R-35: first the market moves, then prices fall."""
    game = play(at(LAST), "select diamond K3")
    assert game.over
    assert refused(game, "pass") == "NAM-E.1 game-over"
    assert [event[1] for event in events_told(game, "market")] == [8, 8, 9, 8]


def test_cubes_without_a_mine_lower_the_price() -> None:
    """NAM-E.2: 3 of gold and 1 of copper and 4 of silver lie idle; mines of both states protect."""
    s = state(play(at(LAST), "select diamond K3"))
    assert list(s.price) == [8, 8 - 3, 9 - 4, 8 - 1]


def test_a_price_never_falls_below_one() -> None:
    """NAM-E.2 NAM-0.7"""
    s = state(play(at(LAST.replace("A1:3", "A1:14")), "select diamond K3"))
    assert s.price[1] == 1


def test_cubes_under_construction_are_paid() -> None:
    """NAM-E.3: at the price that results; completed mines pay nothing."""
    game = play(at(LAST), "select diamond K3")
    assert list(state(game).cash) == [4 + 2 * 5, 5 + 2 * 5, 14, 9]
    assert events_told(game, "under-way") == [[0, 2, 10], [1, 2, 10]]


def test_money_becomes_reputation_at_five_a_point() -> None:
    """NAM-E.4 NAM-R-23: automatic, whole points, as many as possible."""
    game = play(at(LAST), "select diamond K3")
    assert game.title.breakdown(game.state) == {"reputation": [20] * 4, "money": [2, 3, 2, 1]}
    assert game.scores() == [22, 23, 22, 21]


def test_most_reputation_wins_then_most_money_left() -> None:
    """NAM-E.5 NAM-0.2: 22 with 4 GM left twice, and 23 wins."""
    game = play(at(LAST), "select diamond K3")
    assert game.ranks() == [2, 1, 2, 4]
    game = play(at(LAST.replace("cash=4,5,14,9", "cash=4,5,13,9")), "select diamond K3")
    assert game.ranks() == [2, 1, 3, 4]


def test_a_tie_in_both_is_shared() -> None:
    """NAM-R-24"""
    game = at("4 round=6 ask=- cash=7,7,2,7 reputation=9,9,10,8")
    assert game.scores() == [10, 10, 10, 9]
    assert game.ranks() == [1, 1, 1, 4]
