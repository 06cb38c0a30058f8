"""The market: the sale of a cube, and how prices and demand move.  NAM-3.3 NAM-4.1 NAM-0.7"""

from mypy_extensions import i64

from baobab.titles.namibia.board import Board
from baobab.titles.namibia.figures import BALANCED, OVERSUPPLIED, UNDERSUPPLIED, UNSELECTED, half
from baobab.titles.namibia.state import NONE, NamibiaState


def sell_cube(s: NamibiaState, commodity: i64) -> i64:
    """One more cube on the market: what it is paid. The one that exceeds demand halves the price first.

    Once in a round, as supply passes demand only once; and supply has no end.
    NAM-3.3a NAM-3.3b NAM-3.3e NAM-R-18 NAM-R-21 NAM-R-25
    """
    s.shipped[commodity] += 1
    if s.shipped[commodity] == s.demand[commodity] + 1:
        s.price[commodity] = half(s.price[commodity])
    return s.price[commodity]


def proceeds(price: i64, demand: i64, shipped: i64, cubes: i64) -> i64:
    """What so many cubes would be paid one after another from this state of the market on."""
    total: i64 = 0
    for _ in range(cubes):
        shipped += 1
        if shipped == demand + 1:
            price = half(price)
        total += price
    return total


def market_row(s: NamibiaState, commodity: i64) -> i64:
    """Which row of the market table holds for a commodity.  NAM-4.1a..d NAM-R-17 NAM-R-20 NAM-R-42"""
    if s.port[commodity] == NONE:
        return UNSELECTED
    if s.shipped[commodity] > s.demand[commodity]:
        return OVERSUPPLIED
    return BALANCED if s.shipped[commodity] == s.demand[commodity] else UNDERSUPPLIED


def next_price(b: Board, s: NamibiaState, commodity: i64) -> i64:
    """The price after administration, as the market stands.  NAM-4.1a..d NAM-0.7"""
    return b.figures.clamp(s.price[commodity] + b.figures.price_move[market_row(s, commodity)])


def next_demand(b: Board, s: NamibiaState, commodity: i64) -> i64:
    """The demand after administration, as the market stands.  NAM-4.1a..d NAM-0.7"""
    figures, row = b.figures, market_row(s, commodity)
    demand = s.demand[commodity] + figures.demand_move[row]
    return figures.clamp(half(demand) if figures.demand_halves[row] == 1 else demand)


def move_market(b: Board, s: NamibiaState, commodity: i64) -> None:
    """New price and demand, within the limits.  NAM-4.1a..d NAM-0.7"""
    price, demand = next_price(b, s, commodity), next_demand(b, s, commodity)
    s.price[commodity] = price
    s.demand[commodity] = demand


def is_settled(s: NamibiaState, commodity: i64) -> bool:
    """Is it certain what administration will do to a commodity: was it selected, and is its stage over?

    NAM-3.0a NAM-4.1
    """
    return s.port[commodity] != NONE and s.selling != commodity
