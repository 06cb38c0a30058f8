"""Doubling with terrain, and the rulebook's example."""

import pytest
from tests.titles.positions import play, refusing_clause
from tests.titles.ticket_to_ride.positions import BOARD, CAPE, at, discards, front, hand, owned, points, state
from tests.titles.ticket_to_ride.reference import asked

from baobab.game import Game

EXAMPLE = "hand=0.black:3,0.locomotive:1 seen=0.mountain:1,1.mountain:2"


def doubling(text: str, seats: int = 2, route: str = CAPE, payment: str = "black") -> Game:
    """A game at the question whether to double, even where it would answer itself."""
    return at(f"{seats} {text} ask=double/0/{route}/{payment}")


def test_a_locomotive_makes_the_tie_and_pays() -> None:
    """TTR-TV1 TTR-A3 TTR-A5 TTR-TERR-6: 8 points, 3 trains; the own mountain card stays."""
    game = play(at(f"2 {EXAMPLE}"), "claim", f"route {CAPE}", "pay black", "double 1")
    assert points(game) == [8, 0]
    assert state(game).trains[0] == 42
    assert discards(game) == {"black": 3, "locomotive": 1}
    assert (front(game, 0), front(game, 1)) == ({"mountain": 1}, {"mountain": 2})


def test_doubling_is_optional() -> None:
    """TTR-TV2 TTR-TERR-1: 4 points, the locomotive is kept."""
    game = play(at(f"2 {EXAMPLE}"), "claim", f"route {CAPE}", "pay black", "single")
    assert points(game) == [4, 0]
    assert hand(game, 0) == {"locomotive": 1}


def test_no_doubling_without_the_majority() -> None:
    """TTR-TV3 TTR-TERR-4: 1 < 2."""
    assert refusing_clause(doubling(EXAMPLE), "double 0") == "TTR-TERR-4"


def test_one_locomotive_cannot_do_both_jobs() -> None:
    """TTR-TV4 TTR-TERR-7: without doubling the claim is legal, and made."""
    text = EXAMPLE.replace("black:3", "black:2")
    assert refusing_clause(doubling(text, payment="black+1"), "double 1") == "TTR-TERR-7"
    game = play(at(f"2 {text}"), "claim", f"route {CAPE}", "pay black+1")
    assert points(game) == [4, 0]


def test_two_locomotives_do_both_jobs() -> None:
    """TTR-TV5"""
    text = EXAMPLE.replace("black:3", "black:2").replace("locomotive:1", "locomotive:2")
    game = play(at(f"2 {text}"), "claim", f"route {CAPE}", "pay black+1", "double 1")
    assert points(game) == [8, 0]
    assert front(game, 0) == {"mountain": 1}


def test_doubling_with_a_card_or_a_locomotive() -> None:
    """TTR-TV6 TTR-TERR-4: a tie is enough."""
    text = EXAMPLE.replace("1.mountain:2", "1.mountain:1")
    game = play(at(f"2 {text}"), "claim", f"route {CAPE}", "pay black")
    assert game.legal() == ["single", "double 0", "double 1"]
    game.play("double 0")
    assert points(game) == [8, 0]
    assert front(game, 0) == {}
    assert hand(game, 0) == {"locomotive": 1}


def test_a_route_can_be_claimed_in_three_ways() -> None:
    """TTR-TV7"""
    found, _ = asked(at(f"2 {EXAMPLE}"))
    assert {claim for claim in found if claim[0] == CAPE} == {
        (CAPE, "black", 3, 0, -1, 0),
        (CAPE, "black", 2, 1, -1, 0),
        (CAPE, "black", 3, 0, 1, 0),
    }


@pytest.mark.parametrize(("length", "cost"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_cost_by_length(length: int, cost: int) -> None:
    """TTR-TERR-2"""
    route = next(r for r in range(117) if BOARD.length[r] == length)
    assert BOARD.cost[route] == cost


@pytest.mark.parametrize(
    ("colours", "terrain"),
    [("yellow orange red", "desert"), ("purple blue green", "jungle"), ("white black grey", "mountain")],
)
def test_terrain_by_colour(colours: str, terrain: str) -> None:
    """TTR-TERR-3"""
    names = [*BOARD.train_cards.names[:8], "grey"]
    routes = [r for r in range(117) if names[BOARD.colour[r]] in colours.split()]
    assert len(routes) > 30
    assert {BOARD.terrains.names[BOARD.terrain[r]] for r in routes} == {terrain}


def test_a_grey_route_is_mountain_whatever_pays_for_it() -> None:
    """TTR-TERR-3 TTR-A1"""
    grey = next(n for r, n in enumerate(BOARD.routes.names) if BOARD.colour[r] == 8 and BOARD.length[r] == 2)
    game = at(f"2 hand=0.red:2 seen=0.mountain:1,0.desert:1 ask=double/0/{grey}/red")
    game.play("double 0")
    assert front(game, 0) == {"desert": 1}


def test_every_opponent_is_compared_separately() -> None:
    """TTR-TERR-4"""
    game = doubling("hand=0.black:3 seen=0.mountain:2,1.mountain:2,2.mountain:2", seats=3)
    assert "double 0" in game.legal()
    game = at(f"3 hand=0.black:3,0.red:9 seen=0.mountain:2,1.mountain:2,2.mountain:3 ask=pay/0/{CAPE}")
    game.play("pay black")
    assert game.legal() == ["single"]


def test_the_comparison_comes_before_the_discards() -> None:
    """TTR-TERR-5 TTR-A6: the card about to be spent still counts."""
    game = doubling("hand=0.black:3 seen=0.mountain:1,1.mountain:1")
    game.play("double 0")
    assert (front(game, 0), front(game, 1)) == ({}, {"mountain": 1})


def test_locomotives_owed_to_a_ferry_are_train_cards() -> None:
    """TTR-TERR-7"""
    ferry = "mocambique-madagascar_north-grey"
    game = at(f"2 hand=0.red:2,0.locomotive:1,0.blue:1 seen=1.mountain:1 ask=double/0/{ferry}/red+1")
    assert refusing_clause(game, "double 1") == "TTR-TERR-7"


def test_locomotives_count_against_the_cost_first() -> None:
    """TTR-TERR-8: own cards fill the rest, unused ones stay."""
    four = next(n for r, n in enumerate(BOARD.routes.names) if BOARD.length[r] == 4 and BOARD.colour[r] == 0)
    game = at(f"2 hand=0.red:4,0.locomotive:1 seen=0.desert:2 ask=double/0/{four}/red")
    game.play("double 1")
    assert front(game, 0) == {"desert": 1}
    assert discards(game) == {"red": 4, "locomotive": 1, "desert": 1}
    assert points(game) == [14, 0]
    game = at(f"2 hand=0.red:4,0.locomotive:1 seen=0.desert:1 ask=double/0/{four}/red")
    assert refusing_clause(game, "double 0") == "TTR-TERR-8"


def test_more_locomotives_than_the_cost_only_for_the_majority() -> None:
    """TTR-TERR-9 TTR-A4: the surplus is discarded too and gives nothing else."""
    game = doubling("hand=0.black:3,0.locomotive:5 seen=0.mountain:1,1.mountain:4")
    assert game.legal() == ["single", "double 3"]
    assert refusing_clause(game, "double 4") == "TTR-TERR-9"
    game.play("double 3")
    assert discards(game) == {"black": 3, "locomotive": 3}
    assert front(game, 0) == {"mountain": 1}
    assert points(game) == [8, 0]


def test_the_range_of_locomotives() -> None:
    """TTR-TERR-10: from what majority and cost need to what is left and helps."""
    six = "madagascar_south-durban-grey"
    game = at(f"2 hand=0.red:4,0.locomotive:6 seen=0.mountain:1,1.mountain:2 ask=double/0/{six}/red+2")
    assert game.legal() == ["single", "double 1", "double 2"]
    game = at(f"2 hand=0.red:4,0.locomotive:6 seen=1.mountain:3 ask=double/0/{six}/red+2")
    assert game.legal() == ["single", "double 3"]


def test_with_locomotives_alone() -> None:
    """TTR-TERR-11 TTR-A7: no card of the terrain is needed."""
    game = doubling("hand=0.black:3,0.locomotive:1 seen=1.desert:1")
    assert game.legal() == ["single", "double 1"]


def test_opponents_locomotives_never_count() -> None:
    """TTR-TERR-12 TTR-A8"""
    game = doubling("hand=0.black:3,1.locomotive:9 seen=0.mountain:1,1.mountain:1")
    assert "double 0" in game.legal()


@pytest.mark.parametrize(("length", "worth"), [(1, 2), (2, 4), (3, 8), (4, 14), (5, 20), (6, 30)])
def test_a_doubled_route_scores_twice(length: int, worth: int) -> None:
    """TTR-TERR-13 TTR-SCORE-7: the board remembers that it was doubled."""
    name = next(n for r, n in enumerate(BOARD.routes.names) if BOARD.length[r] == length)
    assert points(at("2 " + owned(f"0x2 {name}"))) == [worth, 0]


def test_doubling_cannot_be_added_later() -> None:
    """TTR-TERR-1 TTR-TERR-14: and terrain in front is worth nothing."""
    game = at(f"2 {owned('0 ' + CAPE)} seen=0.mountain:9,0.desert:3")
    assert points(game) == [4, 0]
    assert not any(move.startswith("double") for move in game.legal())
