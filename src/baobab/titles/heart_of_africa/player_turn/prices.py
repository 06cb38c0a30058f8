"""The resource table: what areas are worth, and how prices change.  HOA-7.1.4 HOA-D4"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import PRICE_CHANGES
from baobab.titles.heart_of_africa.pieces import lacking_ap
from baobab.titles.heart_of_africa.state import HeartState


def area_value(b: Board, s: HeartState, area: i64) -> i64:
    """The price of the area's resource, or of the Africa marker if it has none.

    HOA-D4 HOA-7.1.4d HOA-R-37
    """
    kind = s.resource[area]
    return b.figures.prices[s.price[kind if kind >= 0 else b.africa]]


def can_raise(b: Board, s: HeartState, marker: i64) -> bool:
    """HOA-7.1.4c"""
    return s.price[marker] + 1 < len(b.figures.prices)


def can_lower(s: HeartState, marker: i64) -> bool:
    """HOA-7.1.4c"""
    return s.price[marker] > 0


def shift_price(b: Board, s: HeartState, marker: i64, rows: i64, tell: Teller | None) -> None:
    """A marker moves by rows; several may share one.  HOA-7.1.4a HOA-7.1.4c"""
    s.price[marker] += rows
    if tell is not None:
        tell.tell(events.PRICE, [s.seat(), marker, b.figures.prices[s.price[marker]]])


def may_change_price(s: HeartState, marker: i64) -> bool:
    """May this marker still be changed with action points this turn? One marker, so often as agreed.

    HOA-7.1.4b HOA-R-14
    """
    if s.changes == 0:
        return True
    return s.changes <= s.options[PRICE_CHANGES] and s.changed == marker


def why_not_price(b: Board, s: HeartState, marker: i64, up: bool) -> Reason | None:
    """HOA-7.1.4c"""
    if can_raise(b, s, marker) if up else can_lower(s, marker):
        return None
    key = "price-highest" if up else "price-lowest"
    return Reason("HOA-7.1.4c", key, {"marker": b.markers.say(marker)})


def why_not_change(b: Board, s: HeartState, marker: i64, up: bool) -> Reason | None:
    """HOA-7.1.4a HOA-7.1.4b"""
    name = b.markers.say(marker)
    if not may_change_price(s, marker):
        most = s.options[PRICE_CHANGES] + 1
        if s.changes >= most:
            return Reason("HOA-7.1.4b", "price-changed", {"most": most})
        return Reason("HOA-7.1.4b", "price-other", {"marker": b.markers.say(s.changed)})
    wrong = why_not_price(b, s, marker, up)
    if wrong is not None:
        return wrong
    cost = b.figures.price_ap
    if s.ap < cost:
        return Reason("HOA-7.1.4a", "ap-price", {"marker": name, **lacking_ap(b, s, cost)})
    return None
