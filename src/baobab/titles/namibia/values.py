"""Features for bots: what a seat may know, as numbers. In Namibia everybody may know everything.  NAM-0.8

Of every commodity: the market, what one's own cubes would bring, who holds how much. Of the seat: mines,
money against reputation at the coming rates, its place. Of the others: the best of them, and what the last
place will be forced to ship.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled, total
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.bribes import standing_bid
from baobab.titles.namibia.construction.rail_network import is_connected
from baobab.titles.namibia.market import proceeds
from baobab.titles.namibia.spaces import forbidden_commodity
from baobab.titles.namibia.state import LYING, NONE, NamibiaState

SCALE: Final = 60
"""Money in points at the coming rate is given in sixtieths, which all rates of the rulebook divide."""

# Of each commodity.
PRICE: Final = 0
DEMAND: Final = 1
ROOM: Final = 2
SALE_READY: Final = 3
SALE_LINKED: Final = 4
READY: Final = 5
LINKED: Final = 6
UNDER_WAY: Final = 7
RIVALS_READY: Final = 8
RIVALS_LINKED: Final = 9
POOL: Final = 10
KIND_SIZE: Final = 11

OF_KIND: Final = {
    "price": PRICE,
    "demand": DEMAND,
    "room": ROOM,
    "sale_ready": SALE_READY,
    "sale_linked": SALE_LINKED,
    "ready": READY,
    "linked": LINKED,
    "under_way": UNDER_WAY,
    "rivals_ready": RIVALS_READY,
    "rivals_linked": RIVALS_LINKED,
    "pool": POOL,
}

# Of the seat, after those of all commodities.
ROUND: Final = 0
ROUNDS_LEFT: Final = 1
REPUTATION: Final = 2
MONEY: Final = 3
MONEY_POINTS: Final = 4
WORTH: Final = 5
LEAD: Final = 6
PLACE: Final = 7
LAST: Final = 8
BID: Final = 9
STANDING_BID: Final = 10
TRACKS: Final = 11
HEADS: Final = 12
MINES_READY: Final = 13
MINES_LINKED: Final = 14
MINES_UNDER_WAY: Final = 15
CUBES_READY: Final = 16
CUBES_LINKED: Final = 17
CUBES_APART: Final = 18
CUBES_UNDER_WAY: Final = 19
TRUCK_OUT: Final = 20
TRUCK_PAY: Final = 21
IDLE_CUBES: Final = 22
FORCED_PRICE: Final = 23
FORCED_OWN: Final = 24
FORCED_RIVALS: Final = 25
END_PAY: Final = 26

OF_SEAT: Final = {
    "round": ROUND,
    "rounds_left": ROUNDS_LEFT,
    "reputation": REPUTATION,
    "money": MONEY,
    "money_points": MONEY_POINTS,
    "worth": WORTH,
    "lead": LEAD,
    "place": PLACE,
    "last": LAST,
    "bid": BID,
    "standing_bid": STANDING_BID,
    "tracks": TRACKS,
    "heads": HEADS,
    "mines_ready": MINES_READY,
    "mines_linked": MINES_LINKED,
    "mines_under_way": MINES_UNDER_WAY,
    "cubes_ready": CUBES_READY,
    "cubes_linked": CUBES_LINKED,
    "cubes_apart": CUBES_APART,
    "cubes_under_way": CUBES_UNDER_WAY,
    "truck_out": TRUCK_OUT,
    "truck_pay": TRUCK_PAY,
    "idle_cubes": IDLE_CUBES,
    "forced_price": FORCED_PRICE,
    "forced_own": FORCED_OWN,
    "forced_rivals": FORCED_RIVALS,
    "end_pay": END_PAY,
}


def feature_constants(b: Board) -> dict[str, int]:
    """The features by name, each with its place: those of one commodity after the other, then the seat's."""
    found: dict[str, int] = {}
    for i, kind in enumerate(b.commodities.names):
        for name, place in OF_KIND.items():
            found[f"{name}_{kind}"] = i * KIND_SIZE + place
    for name, place in OF_SEAT.items():
        found[name] = int(b.commodities.size) * KIND_SIZE + place
    return found


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
    """All features of a seat, each at its place in `feature_constants`."""
    h, own = holdings(b, s, seat), b.kinds * KIND_SIZE
    out = filled(own + len(OF_SEAT), 0)
    weigh_kinds(b, s, h, out)
    weigh_standing(b, s, seat, out)
    out[own + HEADS] = s.spare_heads[seat]
    out[own + MINES_READY] = h.mines_ready
    out[own + MINES_LINKED] = h.mines_linked
    out[own + MINES_UNDER_WAY] = h.mines_under_way
    out[own + CUBES_READY] = total(h.ready)
    out[own + CUBES_LINKED] = total(h.linked)
    out[own + CUBES_APART] = out[own + CUBES_READY] - out[own + CUBES_LINKED]
    out[own + CUBES_UNDER_WAY] = total(h.under_way)
    truck = s.truck[seat]
    if truck != NONE and s.cubes[truck] > 0:
        ore = s.ore[truck]
        out[own + TRUCK_OUT] = 1
        out[own + TRUCK_PAY] = proceeds(s.price[ore], s.demand[ore], s.shipped[ore], 1)
    for kind in range(b.kinds):
        if kind != forbidden_commodity(b, s, seat):
            out[own + IDLE_CUBES] += h.idle[kind]
    forced = forced_kind(b, s)
    if forced != NONE:
        out[own + FORCED_PRICE] = s.price[forced]
        out[own + FORCED_OWN] = h.linked[forced]
        out[own + FORCED_RIVALS] = h.rivals_linked[forced]
    out[own + END_PAY] = end_pay(b, s, h)
    return out


def weigh_kinds(b: Board, s: NamibiaState, h: Holdings, out: vec[i64]) -> None:
    """Of every commodity: the market, what one's own cubes would bring, who holds how much."""
    for kind in range(b.kinds):
        first, price, demand, sold = kind * KIND_SIZE, s.price[kind], s.demand[kind], s.shipped[kind]
        out[first + PRICE] = price
        out[first + DEMAND] = demand
        out[first + ROOM] = max(0, demand - sold)
        out[first + SALE_READY] = proceeds(price, demand, sold, h.ready[kind])
        out[first + SALE_LINKED] = proceeds(price, demand, sold, h.linked[kind])
        out[first + READY] = h.ready[kind]
        out[first + LINKED] = h.linked[kind]
        out[first + UNDER_WAY] = h.under_way[kind]
        out[first + RIVALS_READY] = h.rivals_ready[kind]
        out[first + RIVALS_LINKED] = h.rivals_linked[kind]
        out[first + POOL] = s.pool[kind]


def weigh_standing(b: Board, s: NamibiaState, seat: i64, out: vec[i64]) -> None:
    """Round, reputation against money, the best rival, place and auction."""
    rate, own = coming_rate(b, s), b.kinds * KIND_SIZE
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(b, s, other, rate))
    place = s.place_of(seat)
    out[own + ROUND] = s.round
    out[own + ROUNDS_LEFT] = b.figures.rounds - s.round
    out[own + REPUTATION] = s.reputation[seat]
    out[own + MONEY] = s.cash[seat]
    out[own + MONEY_POINTS] = s.cash[seat] * SCALE // rate
    out[own + WORTH] = worth(b, s, seat, rate)
    out[own + LEAD] = out[own + WORTH] - best
    out[own + PLACE] = place + 1
    out[own + LAST] = 1 if place == s.places - 1 else 0
    out[own + BID] = s.bid[seat]
    out[own + STANDING_BID] = standing_bid(s)
    out[own + TRACKS] = s.held[seat]
