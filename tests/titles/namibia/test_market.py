"""Chapters 4 and 5: administration, and buying reputation."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.namibia.positions import BOARD, TITLE, at, cubes, events_told, head, state
from tests.titles.positions import altered, offers, play, refused

from baobab.titles.namibia.figures import half
from baobab.titles.namibia.market import move_market, proceeds, sell_cube

TABLE = state(at("4 ask=bribe/0"))


def moved(price: int, demand: int, supply: int, selected: bool) -> tuple[int, int]:
    """Price and demand of gold after the administration."""
    s = TABLE.copy()
    s.price[1], s.demand[1] = price, demand
    s.port[1] = 0 if selected else -1
    s.shipped[1] = supply if selected else 0
    move_market(BOARD, s, 1)
    return s.price[1], s.demand[1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((6, 6, 0, True), (8, 3)),
        ((6, 6, 6, True), (7, 7)),
        ((14, 9, 3, True), (15, 5)),
        ((3, 6, 7, True), (3, 8)),
        ((15, 15, 15, True), (15, 15)),
        ((6, 6, 0, False), (9, 9)),
        ((14, 13, 0, False), (15, 15)),
        ((1, 1, 0, True), (3, 1)),
        ((8, 14, 16, True), (8, 15)),
    ],
)
def test_the_market_table(before: tuple[int, int, int, bool], after: tuple[int, int]) -> None:
    """NAM-TV5 NAM-4.1 NAM-4.1a..d NAM-0.7 NAM-R-17 NAM-R-20"""
    assert moved(*before) == after


def test_after_the_shipping_example() -> None:
    """NAM-TV2: gold at 6 with demand 6 and supply 10 stays at 6, demand 8."""
    assert moved(6, 6, 10, True) == (6, 8)


def test_half_rounds_up() -> None:
    """NAM-TV6"""
    assert [half(n) for n in (1, 2, 3, 6, 11, 15)] == [1, 1, 2, 3, 6, 8]


def test_price_and_demand_stay_in_their_limits() -> None:
    """NAM-0.7: from every state of the market, through every row."""
    for price in range(1, 16):
        for demand in range(1, 16):
            for supply in range(20):
                for selected in (True, False):
                    assert all(1 <= value <= 15 for value in moved(price, demand, supply, selected))


def test_selected_without_a_shipment_is_undersupplied() -> None:
    """NAM-R-17 NAM-R-42 NAM-4.1c..d: only what was not selected moves by the last row."""
    game = play(at("4 ask=select/2 stage=2 port=gold:B0,copper:E1"), "select silver K3")
    s = state(game)
    assert (list(s.price), list(s.demand)) == ([9, 8, 8, 8], [9, 3, 3, 3])


LAST = (
    "4 ask=select/2 stage=2 port=gold:B0,copper:E1 shipped=gold:2 ore=K4:silver,J3:diamond,A1:gold"
    " cubes=K4:2,J3:1,A1:1 heads=K4:1up,F4:1up,J3:1up,A1:0lying truck=off,B0,off,off cash=9,9,9,9"
)


def test_the_board_is_cleared() -> None:
    """NAM-4.2 NAM-4.4 NAM-I5: no selection, no supply, no truck is left."""
    s = state(play(at(LAST), "select silver K3; ship"))
    assert list(s.port) == list(s.truck) == [-1] * 4
    assert (list(s.shipped), s.stage, s.selling) == ([0] * 4, -1, -1)


def test_empty_mines_are_abandoned() -> None:
    """NAM-4.3 NAM-I5: the head returns; nothing ever comes to the space again."""
    game = play(at(LAST), "select silver K3; ship")
    assert [cubes(game, name) for name in ("K4", "F4", "J3")] == ["abandoned", "abandoned", "diamond 1"]
    assert (head(game, "K4"), state(game).spare_heads[1], state(game).markers) == ("", 4, 28)
    assert [event[0] for event in events_told(game, "exhausted")] == [1, 1]


def test_a_truck_does_not_keep_an_empty_mine_open() -> None:
    """NAM-4.3 NAM-4.4: the truck stayed, the train took all cubes."""
    game = play(at(LAST.replace("truck=off,B0", "truck=off,K4")), "select silver K3; keep; ship")
    assert cubes(game, "K4") == "abandoned"


def test_without_markers_the_space_is_empty_again() -> None:
    """NAM-R-36 NAM-0.4: the head returns all the same."""

    def one(data: dict[str, dict[str, object]]) -> None:
        data["components_supply"]["abandoned_mine_markers"] = 1

    game = play(at(LAST, title=altered(TITLE, one)), "select silver K3; ship")
    assert [cubes(game, name) for name in ("F4", "K4")] == ["abandoned", ""]
    assert (head(game, "K4"), state(game).spare_heads[1]) == ("", 4)
    assert len(events_told(game, "unmarked")) == 1


def test_the_round_marker_advances() -> None:
    """NAM-4.5 NAM-0.1"""
    assert state(play(at(LAST), "select silver K3; keep")).round == 2


@pytest.mark.parametrize(("round", "rate"), [(3, 3), (5, 4)])
def test_reputation_is_bought_after_rounds_3_and_5(round: int, rate: int) -> None:
    """NAM-5.1: any number one can afford, none is allowed; in whole points."""
    game = at(LAST.replace("4 ask", f"4 round={round} ask"))
    play(game, "select silver K3; keep")
    assert (game.phase, game.seat) == ("buy", 0)
    assert set(offers(game, "number")) == {str(n) for n in range(9 // rate + 1)}
    assert refused(game, f"number {9 // rate + 1}") == "NAM-5.1 too-dear"
    assert refused(game, "pass") == "NAM-5.1 buy-none"
    play(game, "number 2")
    s = state(game)
    assert (s.cash[0], s.reputation[0]) == (9 - 2 * rate, 17)


def test_buying_goes_in_the_order_of_the_round() -> None:
    """NAM-5.2 NAM-R-37: one decision each, then the next round begins."""
    game = at("4 round=3 ask=buy/2 order=2,0,3,1")
    seats = []
    while game.phase == "buy":
        seats.append(game.seat)
        game.play("number 1")
    assert seats == [2, 0, 3, 1]
    assert (state(game).round, game.seat) == (4, 2)


@pytest.mark.parametrize("round", [1, 2, 4])
def test_otherwise_no_reputation_is_bought(round: int) -> None:
    """NAM-5.3"""
    game = play(at(LAST.replace("4 ask", f"4 round={round} ask")), "select silver K3; keep")
    assert (game.phase, state(game).round) == ("bribe", round + 1)


def test_after_the_last_round_money_is_only_converted() -> None:
    """NAM-5.3 NAM-R-22: no buying after round 6."""
    game = play(at(LAST.replace("4 ask", "4 round=6 ask")), "select silver K3; keep")
    assert game.over
    assert not events_told(game, "bought")


def test_reputation_has_no_upper_limit() -> None:
    """NAM-R-26"""
    game = play(at("4 round=3 ask=buy/0 cash=600,1,1,1"), "number 200")
    assert state(game).reputation[0] == 215


def test_who_cannot_buy_is_not_asked() -> None:
    """NAM-5.1: a question with one answer answers itself, and the log tells it."""
    game = play(at("4 round=3 ask=buy/0 cash=15,1,2,15"), "number 0")
    assert game.seat == 3
    assert events_told(game, "bought") == [[0, 0, 0], [1, 0, 0], [2, 0, 0]]


def test_proceeds_agree_with_the_sale() -> None:
    """NAM-3.3a: what previews and bots expect is what is paid."""
    for price in (1, 6, 11, 15):
        for demand in (1, 4, 15):
            for cubes_sold in range(8):
                s = TABLE.copy()
                s.price = vec[i64]([price] * 4)
                s.demand = vec[i64]([demand] * 4)
                paid = sum(sell_cube(s, 1) for _ in range(cubes_sold))
                assert paid == proceeds(price, demand, 0, cubes_sold)
