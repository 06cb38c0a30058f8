"""Carrying a plan out: all payments, all used markers, all new levels, in one go.  TGZ-RAI"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.cards import QAMATA
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.monuments.plan import (
    MAKER,
    OPEN,
    PRIMARY,
    PRIMARY_RESOURCE,
    RESOURCE,
    Draft,
)
from baobab.titles.great_zimbabwe.state import ZimbabweState


def pay_maker(s: ZimbabweState, seat: i64, maker: i64) -> i64:
    """The price goes onto the card of the craftsman's owner, also from the owner himself.

    TGZ-RAI-8 TGZ-CTL-1 TGZ-AMB-38
    """
    price = price_of(s, seat, maker)
    s.cash[seat] -= price
    s.earned[s.holder(s.board.cards.craft_of(maker), s.owners[maker])] += price
    return price


def pay_hubs(s: ZimbabweState, seat: i64, fee: i64) -> None:
    """Hub fees go to the common stock, or onto the card of Qamata once somebody worships him.

    TGZ-HUB-4 TGZ-HUB-7 TGZ-GD-QAM TGZ-AMB-18 TGZ-AMB-32
    """
    s.cash[seat] -= fee
    if s.worshipper(QAMATA) >= 0:
        s.fees += fee
    else:
        s.afoot -= fee


def tell_purchase(
    s: ZimbabweState, kind: int, seat: i64, maker: i64, cattle: i64, cell: i64, tell: Teller
) -> None:
    tell.tell(kind, [seat, maker, s.owners[maker], cattle, cell])


def raise_monument(s: ZimbabweState, seat: i64, monument: i64, tell: Teller | None) -> None:
    """One level more, and the points for it.  TGZ-RAI-1 TGZ-RAI-2"""
    level, worth = s.level(monument), s.board.cards.level_points
    points = worth[level + 1] - worth[level]
    s.discs[monument] += 1
    s.vp[seat] += points
    if tell is not None:
        tell.tell(events.RAISED, [seat, s.monuments[monument], level + 1, points])


def commit(s: ZimbabweState, seat: i64, tell: Teller | None) -> None:
    """Pay for all goods and hubs, mark the resources, raise the monuments.

    TGZ-RAI-1 TGZ-RAI-2 TGZ-RAI-8 TGZ-RAI-9 TGZ-RAI-10 TGZ-HUB-4
    """
    steps = s.plan
    s.plan = vec[i64]()
    draft = Draft(s, seat)
    used = s.used
    fees: i64 = 0
    maker: i64 = -1
    price: i64 = 0
    for step in steps:
        before, needs = draft.spent, draft.needs
        draft.add(s, step)
        if needs == MAKER or needs == PRIMARY:
            maker = step - s.board.size
            price = pay_maker(s, seat, maker)
            fees += draft.spent - before - price
        elif needs == RESOURCE or needs == PRIMARY_RESOURCE:
            used = append(used, step)
            if tell is not None:
                kind = events.BOUGHT if needs == RESOURCE else events.WORKED
                tell_purchase(s, kind, seat, maker, price, step, tell)
        if draft.needs == OPEN:
            raise_monument(s, seat, draft.monument, tell)
    s.used = used
    if fees > 0:
        pay_hubs(s, seat, fees)
        if tell is not None:
            tell.tell(events.HUBS, [seat, fees])
