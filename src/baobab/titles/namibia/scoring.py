"""The end of the game: the market's last fall, money for mines under construction, the winner.  NAM-E"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.title import rank
from baobab.titles.namibia import events
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.state import LYING, NONE, NamibiaState


def finish(b: Board, s: NamibiaState, tell: Teller | None) -> None:
    """The end adjustment, after the administration of the last round.  NAM-E.1..3 NAM-0.2 NAM-R-35"""
    drop_prices(b, s, tell)
    pay_mines(b, s, tell)
    s.clear()
    if tell is not None:
        for seat in range(s.seats):
            if s.out[seat] == 0:
                points = s.cash[seat] // b.figures.final_rate
                tell.tell(events.SCORED, [seat, s.cash[seat], points, s.reputation[seat] + points])


def drop_prices(b: Board, s: NamibiaState, tell: Teller | None) -> None:
    """Every cube on a space without a mine lowers the price of its commodity.  NAM-E.2"""
    for commodity in range(b.kinds):
        idle = idle_cubes(b, s, commodity)
        s.price[commodity] = last_price(b, s, commodity)
        if tell is not None and idle > 0:
            tell.tell(events.GLUT, [commodity, idle, s.price[commodity]])


def idle_cubes(b: Board, s: NamibiaState, commodity: i64) -> i64:
    """How many cubes of a commodity lie on spaces without a mine.  NAM-E.2"""
    idle: i64 = 0
    for space in b.mine_spaces:
        if s.ore[space] == commodity and s.heads[space] == NONE:
            idle += s.cubes[space]
    return idle


def last_price(b: Board, s: NamibiaState, commodity: i64) -> i64:
    """What a cube of a mine under construction would be paid if the game ended with this market.  NAM-E.2"""
    return b.figures.clamp(s.price[commodity] - idle_cubes(b, s, commodity) * b.figures.glut)


def unfinished_worth(b: Board, s: NamibiaState, seat: i64) -> i64:
    """What a seat's mines under construction would be paid if the game ended now.  NAM-E.2 NAM-E.3"""
    amount: i64 = 0
    if s.over():
        return amount
    for space in b.mine_spaces:
        if s.heads[space] == seat * 2 + LYING:
            amount += s.cubes[space] * last_price(b, s, s.ore[space])
    return amount


def final_reputation(b: Board, s: NamibiaState, seat: i64) -> i64:
    """What a seat would have in all if the game ended now: without another administration.  NAM-E.2..4"""
    if s.out[seat] > 0 or (s.over() and not converts(s)):
        return s.reputation[seat]
    money = s.cash[seat] + unfinished_worth(b, s, seat)
    return s.reputation[seat] + money // b.figures.final_rate


def pay_mines(b: Board, s: NamibiaState, tell: Teller | None) -> None:
    """Cubes in mines under construction are paid, those in completed mines are not.  NAM-E.3"""
    for seat in range(s.seats):
        cubes: i64 = 0
        amount: i64 = 0
        for space in b.mine_spaces:
            if s.heads[space] == seat * 2 + LYING:
                cubes += s.cubes[space]
                amount += s.cubes[space] * s.price[s.ore[space]]
        s.cash[seat] += amount
        if tell is not None and cubes > 0:
            tell.tell(events.UNDER_WAY, [seat, cubes, amount])


def converts(s: NamibiaState) -> bool:
    """Has the money been turned into reputation? Not where the others were eliminated.  NAM-R-06 NAM-R-23"""
    return s.over() and s.alive() > 1


def breakdown(b: Board, s: NamibiaState) -> dict[str, list[int]]:
    """Reputation, and at the end what the money is worth, for every seat.  NAM-E.4"""
    lines = {"reputation": [int(points) for points in s.reputation]}
    if converts(s):
        lines["money"] = [int(money // b.figures.final_rate) for money in s.cash]
    return lines


def totals(b: Board, s: NamibiaState) -> list[int]:
    """The sum of all lines for every seat.  NAM-E.5"""
    lines = breakdown(b, s)
    return [sum(line[seat] for line in lines.values()) for seat in range(s.seats)]


def ranks(b: Board, s: NamibiaState) -> list[int]:
    """Most reputation, then most money left; who was eliminated comes last, the earlier the later.

    NAM-E.5 NAM-R-24 NAM-R-06
    """
    sums, keys = totals(b, s), []
    for seat in range(s.seats):
        left = s.cash[seat] % b.figures.final_rate if converts(s) else s.cash[seat]
        alive = s.seats if s.out[seat] == 0 else s.out[seat] - 1
        keys.append([int(alive), sums[seat], int(left)])
    return rank(keys)
