"""What bots weigh: the standing of one seat in numbers. Everything is open in this game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.constants import names_in_order
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.cards import GODS, KINDS, LEVELS, QAMATA, SHADIPINYI, SPECIALISTS
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.generosity import cattle_on_plaques, has_passed, row_of_plaques
from baobab.titles.great_zimbabwe.map.hub_range import APART
from baobab.titles.great_zimbabwe.monuments.goods_market import ANY_SUM, Market, Offers, ritual_craft
from baobab.titles.great_zimbabwe.monuments.plan import Draft
from baobab.titles.great_zimbabwe.revenue import highest_level, income
from baobab.titles.great_zimbabwe.state import HELD, ZimbabweState

POINTS: Final = 0
REQUIREMENT: Final = 1
MARGIN: Final = 2
LEAD: Final = 3
CASH: Final = 4
DUE: Final = 5
INCOME: Final = 6
MONUMENTS: Final = 7
LEVEL_SUM: Final = 8
HIGHEST: Final = 9
CRAFTSMEN: Final = 10
TECHNOLOGIES: Final = 11
PRICES: Final = 12
MAKERS_NEAR: Final = 13
GOODS_MISSING: Final = 14
RAISABLE: Final = 15
RAISE_GAIN: Final = 16
RAISE_COST: Final = 17
CUSTOMERS: Final = 18
SALES: Final = 19
PLACE: Final = 20
GIFT: Final = 21
ROUND: Final = 22
GOD: Final = 23
SPECIALIST: Final = 35

FEATURE_CONSTANTS: Final = {
    "points": POINTS,  # victory points
    "requirement": REQUIREMENT,
    "margin": MARGIN,  # points less requirement: the race against oneself
    "lead": LEAD,  # margin more than the best opponent's: the race against the others
    "cash": CASH,
    "cattle_due": DUE,  # lying on one's cards and plaques
    "income": INCOME,  # from the stock in each round
    "monuments": MONUMENTS,
    "levels": LEVEL_SUM,  # of all own monuments together
    "highest": HIGHEST,  # level
    "craftsmen": CRAFTSMEN,
    "technologies": TECHNOLOGIES,
    "prices": PRICES,  # of all own cards together
    "makers_near": MAKERS_NEAR,  # kinds of ritual goods within reach of each own monument, added up
    "goods_missing": GOODS_MISSING,  # kinds that the next levels of own monuments still lack, added up
    "raisable": RAISABLE,  # own monuments whose next level could be paid, each by itself
    "raise_gain": RAISE_GAIN,  # the most points that one such level brings
    "raise_cost": RAISE_COST,  # what that one costs
    "customers": CUSTOMERS,  # levels of others' monuments, times their goods to be bought from own makers
    "sales": SALES,  # what others would pay for these
    "place": PLACE,  # in the order of turns, 0 being first; while gifts are made: see weigh_order
    "gift": GIFT,  # what it takes to lead while gifts are made; 0 for who leads or has passed, and later
    "round": ROUND,
    **{f"god_{name}": GOD + i for i, name in enumerate(GODS)},
    **{f"specialist_{name}": SPECIALIST + i for i, name in enumerate(SPECIALISTS)},
}
"""The features by name, each with its place."""

FEATURES: Final = names_in_order(FEATURE_CONSTANTS)


def values(b: Board, s: ZimbabweState, seat: i64) -> vec[i64]:
    """The features of a seat, in their order."""
    out = filled(len(FEATURES), 0)
    out[POINTS] = s.vp[seat]
    out[REQUIREMENT] = s.vr[seat]
    out[MARGIN] = s.vp[seat] - s.vr[seat]
    best: i64 = -APART
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.vp[other] - s.vr[other])
    out[LEAD] = out[MARGIN] - best
    out[ROUND] = s.round
    weigh_cattle(b, s, seat, out)
    weigh_pieces(b, s, seat, out)
    weigh_order(s, seat, out)
    if s.god[seat] >= 0:
        out[GOD + s.god[seat]] = 1
    for specialist in range(len(s.specialists)):
        if s.specialists[specialist] - HELD == seat:
            out[SPECIALIST + specialist] = 1
    if len(s.monuments) >= s.seats:
        weigh_raises(b, s, seat, out)
        weigh_customers(b, s, seat, out)
    return out


def weigh_cattle(b: Board, s: ZimbabweState, seat: i64, out: vec[i64]) -> None:
    """Cattle at hand, on cards and on the plaque, and what each round brings.  TGZ-REV-1 TGZ-REV-2"""
    out[CASH] = s.cash[seat]
    out[INCOME] = income(s, seat)
    for craft in range(b.cards.crafts.size):
        out[DUE] += s.earned[s.holder(craft, seat)]
    for specialist in range(len(s.specialists)):
        if s.specialists[specialist] - HELD == seat:
            out[DUE] += s.paid[specialist]
    if s.has(seat, QAMATA):
        out[DUE] += s.fees
    if s.laid > 0:
        heaps, speakers = cattle_on_plaques(s), row_of_plaques(s)
        shift = len(heaps) - s.seats
        for place in range(s.seats):
            if speakers[place] == seat:
                out[DUE] += heaps[place + shift]
        if s.has(seat, SHADIPINYI):
            out[DUE] += heaps[0]


def weigh_pieces(b: Board, s: ZimbabweState, seat: i64, out: vec[i64]) -> None:
    """Monuments, craftsmen, technologies and their prices."""
    for i in range(len(s.monuments)):
        if s.owner(i) == seat:
            out[MONUMENTS] += 1
            out[LEVEL_SUM] += s.level(i)
    out[HIGHEST] = highest_level(s, seat)
    for maker in range(len(s.makers)):
        if s.owners[maker] == seat:
            out[CRAFTSMEN] += 1
    for craft in range(b.cards.crafts.size):
        if s.cards[s.holder(craft, seat)] > 0:
            out[TECHNOLOGIES] += 1
            out[PRICES] += s.prices[s.holder(craft, seat)]


def weigh_order(s: ZimbabweState, seat: i64, out: vec[i64]) -> None:
    """The place in the order of turns, and what it takes to be first.

    While gifts are made, who gave last leads, and others hold the place that passing would take.

    TGZ-BID-4 TGZ-BID-7
    """
    free = s.seats
    for place in range(s.seats):
        if s.order[place] == seat:
            out[PLACE] = place
            return
        if s.order[place] >= 0:
            free = min(free, place)
    if s.round == 0 or leader(s) == seat:
        return
    out[PLACE] = free - 1
    out[GIFT] = s.last_gift + 1


def leader(s: ZimbabweState) -> i64:
    """Who gave last while gifts are made, or -1: the last before the speaker who has not passed."""
    if s.last_gift == 0:
        return -1
    speakers = row_of_plaques(s)
    place: i64 = 0
    while speakers[place] != s.seat():
        place += 1
    while True:
        place = (place + s.seats - 1) % s.seats
        if not has_passed(s, speakers[place]):
            return speakers[place]


def weigh_raises(b: Board, s: ZimbabweState, seat: i64, out: vec[i64]) -> None:
    """What the next level of each monument needs and costs, each kind at its cheapest.

    That one resource may be wanted twice is left aside.  TGZ-RAI-3 TGZ-RAI-13
    """
    draft = Draft(s, seat)
    market = Market(s, draft, ANY_SUM)
    c = b.cards
    for i in range(len(s.monuments)):
        if s.owner(i) != seat or s.level(i) == LEVELS:
            continue
        offers = Offers(s, draft, i, market)
        level = s.level(i)
        kinds: i64 = 0
        for kind in range(KINDS):
            if offers.cheapest[kind] < APART:
                kinds += 1
        out[MAKERS_NEAR] += kinds
        goods = c.goods_needed[level]
        if kinds < goods and not (offers.repeat and kinds > 0):
            out[GOODS_MISSING] += goods - kinds
            continue
        cost = cheapest_goods(offers, goods)
        if cost <= s.cash[seat]:
            out[RAISABLE] += 1
            gain = c.level_points[level + 1] - c.level_points[level]
            if gain > out[RAISE_GAIN] or (gain == out[RAISE_GAIN] and cost < out[RAISE_COST]):
                out[RAISE_GAIN] = gain
                out[RAISE_COST] = cost


def cheapest_goods(offers: Offers, goods: i64) -> i64:
    """The sum of the cheapest goods, of different kinds unless kinds may repeat."""
    left = offers.cheapest[:]
    cost: i64 = 0
    for _ in range(goods):
        kind: i64 = 0
        for other in range(KINDS):
            if left[other] < left[kind]:
                kind = other
        cost += left[kind]
        if not offers.repeat:
            left[kind] = APART
    return cost


def weigh_customers(b: Board, s: ZimbabweState, seat: i64, out: vec[i64]) -> None:
    """Others' monuments that could buy from own craftsmen whose goods count.  TGZ-RAI-6 TGZ-RAI-7"""
    c = b.cards
    for maker in range(len(s.makers)):
        if s.owners[maker] != seat:
            continue
        craft = c.craft_of(maker)
        if ritual_craft(s, c.kind_of[craft]) != craft:
            continue
        for i in range(len(s.monuments)):
            buyer = s.owner(i)
            if buyer != seat and s.level(i) < LEVELS and s.ways(buyer).hubs_to(maker)[i] < APART:
                out[CUSTOMERS] += s.level(i)
                out[SALES] += price_of(s, buyer, maker)
