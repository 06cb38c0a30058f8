"""Features for bots: what a seat may know, as numbers. In Namibia everybody may know everything.  NAM-0.8

Of every commodity: the market, what one's own cubes would bring, who holds how much. Of the seat: mines,
money against reputation at the coming rates, its place. Of the others: the best of them, and what the last
place will be forced to ship.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.bribes import standing_bid
from baobab.titles.namibia.construction.rail_network import is_connected
from baobab.titles.namibia.market import proceeds
from baobab.titles.namibia.spaces import forbidden_commodity
from baobab.titles.namibia.state import LYING, NONE, NamibiaState

SCALE: Final = 60
"""Money in points at the coming rate is given in sixtieths, which all rates of the rulebook divide."""

OF_COMMODITIES: Final = (
    "price demand room sale_ready sale_linked ready linked under_way rivals_ready rivals_linked pool"
)
OF_SEATS: Final = (
    "round rounds_left reputation money money_points worth lead place last bid standing_bid tracks"
    " heads mines_ready mines_linked mines_under_way cubes_ready cubes_linked cubes_apart cubes_under_way"
    " truck_out truck_pay idle_cubes forced_price forced_own forced_rivals end_pay"
)


def feature_names(b: Board) -> list[str]:
    """The names in the order of `features`."""
    kinds = [f"{name}_{kind}" for kind in b.commodities.names for name in OF_COMMODITIES.split()]
    return [*kinds, *OF_SEATS.split()]


class Holdings:
    """Cubes in mines by commodity, of one seat and of its rivals."""

    def __init__(self, kinds: i64) -> None:
        self.ready = filled(kinds, 0)
        self.linked = filled(kinds, 0)
        self.under_way = filled(kinds, 0)
        self.rivals_ready = filled(kinds, 0)
        self.rivals_linked = filled(kinds, 0)
        self.idle = filled(kinds, 0)
        self.mines_ready: i64 = 0
        self.mines_linked: i64 = 0
        self.mines_under_way: i64 = 0


def holdings(b: Board, s: NamibiaState, seat: i64) -> Holdings:
    """Who holds what, in completed mines (with rails to some open port or not) and under construction."""
    found = Holdings(b.kinds)
    ore, cubes, heads = s.ore, s.cubes, s.heads
    for space in b.mine_spaces:
        kind, n = ore[space], cubes[space]
        if n == 0:
            continue
        head = heads[space]
        if head == NONE:
            found.idle[kind] += n
        elif head & 1 == LYING:
            if head >> 1 == seat:
                found.under_way[kind] += n
                found.mines_under_way += 1
        elif head >> 1 == seat:
            found.ready[kind] += n
            found.mines_ready += 1
            if is_linked(b, s, space, kind):
                found.linked[kind] += n
                found.mines_linked += 1
        else:
            found.rivals_ready[kind] += n
            if is_linked(b, s, space, kind):
                found.rivals_linked[kind] += n
    return found


def is_linked(b: Board, s: NamibiaState, space: i64, kind: i64) -> bool:
    """Do rails lead to the commodity's port of this round or, before one is selected, to any port?"""
    if s.port[kind] != NONE:
        return is_connected(b, s, space, s.port[kind])
    for port in range(b.ports.size):
        if is_connected(b, s, space, port):
            return True
    return False


def coming_rate(b: Board, s: NamibiaState) -> i64:
    """What a point of reputation will cost when money can next be turned into it.  NAM-5.1 NAM-E.4"""
    for later in range(s.round, b.figures.rounds):
        if b.figures.rate[later] > 0:
            return b.figures.rate[later]
    return b.figures.final_rate


def worth(b: Board, s: NamibiaState, seat: i64, rate: i64) -> i64:
    """Reputation and money together, in sixtieths of a point."""
    return (s.reputation[seat] * SCALE + s.cash[seat] * SCALE // rate) if s.out[seat] == 0 else 0


def forced_kind(b: Board, s: NamibiaState) -> i64:
    """The commodity that the last place would have to ship now, NONE where nobody is forced.  NAM-T.6"""
    forced = b.figures.table(s.places).forced
    best: i64 = NONE
    if forced[s.places - 1] == 1:
        for kind in range(b.kinds):
            if s.port[kind] == NONE and (best == NONE or s.price[kind] > s.price[best]):
                best = kind
    return best


def end_pay(b: Board, s: NamibiaState, h: Holdings) -> i64:
    """What the mines under construction would be paid if the game ended now.  NAM-E.2 NAM-E.3"""
    amount: i64 = 0
    for kind in range(b.kinds):
        price = b.figures.clamp(s.price[kind] - h.idle[kind] * b.figures.glut)
        amount += h.under_way[kind] * price
    return amount


def features(b: Board, s: NamibiaState, seat: i64) -> vec[i64]:
    """All features of a seat, in the order of `feature_names`."""
    h = holdings(b, s, seat)
    out = vec[i64](capacity=96)
    own: i64 = 0
    mine: i64 = 0
    growing: i64 = 0
    for kind in range(b.kinds):
        price, demand, sold = s.price[kind], s.demand[kind], s.shipped[kind]
        out = append(append(append(out, price), demand), max(0, demand - sold))
        out = append(out, proceeds(price, demand, sold, h.ready[kind]))
        out = append(out, proceeds(price, demand, sold, h.linked[kind]))
        out = append(append(append(out, h.ready[kind]), h.linked[kind]), h.under_way[kind])
        out = append(append(append(out, h.rivals_ready[kind]), h.rivals_linked[kind]), s.pool[kind])
        own += h.ready[kind]
        mine += h.linked[kind]
        growing += h.under_way[kind]
    out = weigh_standing(b, s, seat, out)
    out = append(append(out, s.spare_heads[seat]), h.mines_ready)
    out = append(append(out, h.mines_linked), h.mines_under_way)
    out = append(append(append(append(out, own), mine), own - mine), growing)
    truck = s.truck[seat]
    waiting = truck != NONE and s.cubes[truck] > 0
    pay = (
        proceeds(s.price[s.ore[truck]], s.demand[s.ore[truck]], s.shipped[s.ore[truck]], 1) if waiting else 0
    )
    out = append(append(out, 1 if waiting else 0), pay)
    idle: i64 = 0
    for kind in range(b.kinds):
        if kind != forbidden_commodity(b, s, seat):
            idle += h.idle[kind]
    forced = forced_kind(b, s)
    out = append(append(out, idle), 0 if forced == NONE else s.price[forced])
    out = append(
        append(out, 0 if forced == NONE else h.linked[forced]),
        0 if forced == NONE else h.rivals_linked[forced],
    )
    return append(out, end_pay(b, s, h))


def weigh_standing(b: Board, s: NamibiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Round, reputation against money, the best rival, place and auction."""
    rate = coming_rate(b, s)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(b, s, other, rate))
    own, place = worth(b, s, seat, rate), s.place_of(seat)
    out = append(append(out, s.round), b.figures.rounds - s.round)
    out = append(append(out, s.reputation[seat]), s.cash[seat])
    out = append(append(append(out, s.cash[seat] * SCALE // rate), own), own - best)
    out = append(append(out, place + 1), 1 if place == s.places - 1 else 0)
    return append(append(append(out, s.bid[seat]), standing_bid(s)), s.held[seat])
