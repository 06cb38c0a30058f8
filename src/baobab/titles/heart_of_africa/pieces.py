"""Who stands where: empty, friendly and controlled areas, and the pieces of the active player.

HOA-D1 HOA-D2 HOA-D3 HOA-D7 HOA-D8
"""

from typing import Final

from mypy_extensions import i64

from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import AP_USE, LOST_RETURN
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import ACT
from baobab.words import Params

UNSPENT: Final = 0
VICTOR: Final = 1
SPENT: Final = 2
"""How tired a piece of the active player is: fresh, fresh against neutrals only, or not to fight again."""

MARKS: Final = 5
"""Bands of an area that are marked; the first, unspent and free to move, is what is left."""


def lacking_ap(b: Board, s: HeartState, cost: i64) -> Params:
    """What a reason says where action points are too few, and whether influence could buy the rest.

    HOA-7.1.1a
    """
    buyable = s.ap + s.influence[s.active] // b.figures.ap_influence
    return {"ap": s.ap, "cost": cost, "buy": 1 if buyable >= cost else 0}


def count_own(b: Board, s: HeartState, seat: i64, area: i64) -> i64:
    """Traders and wholesaler of a seat in an area.  HOA-R-17"""
    n = s.traders[seat * b.size + area]
    return n + 1 if s.wholesaler[seat] == area else n


def has_foreign(b: Board, s: HeartState, seat: i64, area: i64) -> bool:
    """Is there a piece of another player?"""
    return s.pieces[area] > count_own(b, s, seat, area)


def is_friendly(b: Board, s: HeartState, seat: i64, area: i64) -> bool:
    """At least one own piece and none of another player; neutrals do not matter. So is control.

    HOA-D2 HOA-D3 HOA-R-17
    """
    n = count_own(b, s, seat, area)
    return n > 0 and s.pieces[area] == n


def is_empty(s: HeartState, area: i64) -> bool:
    """No trader of any colour, no neutral, no wholesaler.  HOA-D1"""
    return s.pieces[area] == 0 and s.neutrals[area] == 0


def controller(b: Board, s: HeartState, area: i64) -> i64:
    """The seat that controls an area and owns its station, or -1.  HOA-D3 HOA-D5"""
    if s.pieces[area] == 0:
        return -1
    for seat in range(s.seats):
        n = count_own(b, s, seat, area)
        if n > 0:
            return seat if n == s.pieces[area] else -1
    return -1


def put_trader(b: Board, s: HeartState, seat: i64, area: i64) -> None:
    """One more trader in an area: unspent and free to move if it is the active player's.  HOA-7.1.2h"""
    s.traders[seat * b.size + area] += 1
    s.pieces[area] += 1


def take_trader(b: Board, s: HeartState, seat: i64, area: i64) -> None:
    s.traders[seat * b.size + area] -= 1
    s.pieces[area] -= 1


def put_lead(s: HeartState, seat: i64, area: i64) -> None:
    s.wholesaler[seat] = area
    s.pieces[area] += 1


def take_lead(s: HeartState, seat: i64) -> None:
    """The wholesaler goes back to its owner.  HOA-8.3c HOA-R-24"""
    s.pieces[s.wholesaler[seat]] -= 1
    s.wholesaler[seat] = -1
    if seat == s.active:
        s.lead = 0


def give_back(s: HeartState, seat: i64) -> None:
    """A trader taken off the map returns to its owner's supply, unless agreed otherwise.

    HOA-8.2.1f HOA-R-24
    """
    if s.options[LOST_RETURN] == 0:
        s.reserve[seat] += 1


def count_marked(s: HeartState, area: i64) -> i64:
    """Traders of the active player in an area that are stopped or tired."""
    at = area * MARKS
    marks = s.marks
    return marks[at] + marks[at + 1] + marks[at + 2] + marks[at + 3] + marks[at + 4]


def count_banded(b: Board, s: HeartState, area: i64, band: i64) -> i64:
    """Traders of the active player in an area that belong to a band.  HOA-D7 HOA-D8"""
    if band == 0:
        return s.traders[s.active * b.size + area] - count_marked(s, area)
    return s.marks[area * MARKS + band - 1]


def put_banded(b: Board, s: HeartState, area: i64, band: i64) -> None:
    put_trader(b, s, s.active, area)
    if band > 0:
        s.marks[area * MARKS + band - 1] += 1


def take_banded(b: Board, s: HeartState, area: i64, band: i64) -> None:
    take_trader(b, s, s.active, area)
    if band > 0:
        s.marks[area * MARKS + band - 1] -= 1


def lead_tired(s: HeartState) -> i64:
    return s.lead // 2


def count_unspent_traders(b: Board, s: HeartState, area: i64) -> i64:
    return count_banded(b, s, area, 0) + s.marks[area * MARKS]


def count_unspent(b: Board, s: HeartState, area: i64) -> i64:
    """Pieces of the active player that can still fight another player.  HOA-8.2a"""
    n = count_unspent_traders(b, s, area)
    if s.wholesaler[s.active] == area and lead_tired(s) == UNSPENT:
        n += 1
    return n


def tire(b: Board, s: HeartState, area: i64, least: i64, tired: i64) -> None:
    """Pieces in an area that are less tired than `least` become `tired`; stopped ones stay stopped."""
    for stopped in range(2):
        n: i64 = 0
        for old in range(least):
            band = old * 2 + stopped
            n += count_banded(b, s, area, band)
        for old in range(least):
            band = old * 2 + stopped
            if band > 0:
                s.marks[area * MARKS + band - 1] = 0
        s.marks[area * MARKS + tired * 2 + stopped - 1] += n
    if s.wholesaler[s.active] == area and lead_tired(s) < least:
        s.lead = tired * 2 + s.lead % 2


def spends_ap(s: HeartState) -> bool:
    """Can action points still be bought and spent: in the actions, or as agreed in the whole turn?

    HOA-7.1.1b HOA-R-10
    """
    return s.stack[0] == ACT or s.options[AP_USE] == 1


def stopped_there(b: Board, s: HeartState, area: i64) -> i64:
    """1 if a piece of the active player that enters must stop: a neutral or another player is there.

    Once no action points can be spent any more, being stopped means nothing and is not noted.
    HOA-7.1.2d HOA-D8
    """
    if not spends_ap(s):
        return 0
    return 1 if s.neutrals[area] > 0 or has_foreign(b, s, s.active, area) else 0
