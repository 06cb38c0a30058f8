"""Bringing in new traders.  HOA-7.1.3"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.events import Teller
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.pieces import count_own, has_foreign, is_empty, is_friendly, put_trader
from baobab.titles.heart_of_africa.setup import coasts
from baobab.titles.heart_of_africa.state import HeartState

NOWHERE: Final = -1


def enter_cost(b: Board, s: HeartState, seat: i64, area: i64) -> i64:
    """The action points for a new trader there, or -1 where none may enter.

    A friendly area with a station is cheap; an empty coastal one with a station is not.
    HOA-7.1.3a HOA-7.1.3b HOA-7.1.3c HOA-7.1.3d HOA-R-12
    """
    if s.pieces[area] == 0:
        open_coast = s.neutrals[area] == 0 and coasts(b, s)[area] == 1
        return b.figures.coast_ap if open_coast else NOWHERE
    if not is_friendly(b, s, seat, area):
        return NOWHERE
    if s.station[area] == 1:
        return b.figures.station_ap
    return b.figures.coast_ap if coasts(b, s)[area] == 1 else NOWHERE


def may_enter(b: Board, s: HeartState, seat: i64) -> bool:
    """Is there any area that a new piece of this seat may enter?"""
    for area in range(b.size):
        if enter_cost(b, s, seat, area) >= 0:
            return True
    return False


def entries(b: Board, s: HeartState, seat: i64, kind: Kind) -> vec[i64]:
    """Where a new piece may enter, whatever that costs.  HOA-7.1.3a"""
    out = vec[i64](capacity=b.size)
    for area in range(b.size):
        if enter_cost(b, s, seat, area) >= 0:
            out = append(out, kind.code(area))
    return out


def enter(b: Board, s: HeartState, seat: i64, area: i64) -> None:
    """A trader from the own supply; it may move on at once.  HOA-7.1.3e HOA-7.1.2h HOA-R-11"""
    s.reserve[seat] -= 1
    put_trader(b, s, seat, area)


def enter_free(b: Board, s: HeartState, area: i64, tell: Teller | None) -> None:
    """A trader of the active player that a counter brings in, without action points.  HOA-10.3 HOA-10.5"""
    enter(b, s, s.active, area)
    if tell is not None:
        tell.tell(events.ENTERED, [s.active, area, 0])


def why_not_enter(b: Board, s: HeartState, seat: i64, area: i64) -> Reason | None:
    """Why no new piece may enter an area.  HOA-7.1.3a HOA-7.1.3d"""
    if enter_cost(b, s, seat, area) >= 0:
        return None
    name = b.areas.say(area)
    if has_foreign(b, s, seat, area):
        return Reason("HOA-7.1.3d", "enter-foreign", {"area": name})
    if count_own(b, s, seat, area) > 0:
        return Reason("HOA-7.1.3d", "enter-inland", {"area": name})
    if is_empty(s, area):
        return Reason("HOA-7.1.3d", "enter-empty-inland", {"area": name})
    return Reason("HOA-7.1.3d", "enter-neutrals", {"area": name})
