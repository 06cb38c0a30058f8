"""The score track: one marker a space, occupied spaces are skipped.  HOA-9.5 HOA-13.0"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import clear_turn


def is_taken(s: HeartState, seat: i64, space: i64) -> bool:
    """Does another marker stand there?  HOA-9.5b"""
    for other in range(s.seats):
        if other != seat and s.vp[other] == space:
            return True
    return False


def space_ahead(s: HeartState, seat: i64, points: i64) -> i64:
    """Each point is a step to the next free space; there is no last space.  HOA-9.5a HOA-9.5e HOA-R-29"""
    space = s.vp[seat]
    for _ in range(points):
        space += 1
        while is_taken(s, seat, space):
            space += 1
    return space


def advance(s: HeartState, seat: i64, points: i64) -> None:
    s.vp[seat] = space_ahead(s, seat, points)


def space_back(s: HeartState, seat: i64, points: i64) -> i64:
    """The same backwards, but never below 0: the marker stays on the lowest free space that it reached.

    HOA-9.5c HOA-9.5d HOA-R-28
    """
    space = s.vp[seat]
    for _ in range(points):
        below = space - 1
        while below >= 0 and is_taken(s, seat, below):
            below -= 1
        if below < 0:
            break
        space = below
    return space


def fall_back(s: HeartState, seat: i64, points: i64) -> None:
    s.vp[seat] = space_back(s, seat, points)


def space_after(s: HeartState, seat: i64, points: i64) -> i64:
    """Where a gain or a loss would lead.  HOA-9.4c HOA-9.5a"""
    return space_ahead(s, seat, points) if points >= 0 else space_back(s, seat, -points)


def move_marker(s: HeartState, seat: i64, points: i64) -> None:
    """A gain or a loss in one go.  HOA-9.4c HOA-R-27"""
    s.vp[seat] = space_after(s, seat, points)


def leader(s: HeartState) -> i64:
    """The seat with most points; there are no ties.  HOA-9.5b"""
    best: i64 = 0
    for seat in range(s.seats):
        if s.vp[seat] > s.vp[best]:
            best = seat
    return best


def seat_behind(s: HeartState, seat: i64) -> i64:
    """The seat with most points of those that have fewer than this one, or -1.  HOA-6.0b"""
    found: i64 = -1
    for other in range(s.seats):
        if s.vp[other] < s.vp[seat] and (found < 0 or s.vp[other] > s.vp[found]):
            found = other
    return found


def check_victory(s: HeartState, target: i64, tell: Teller | None) -> bool:
    """The game ends at once when somebody has reached the target; the highest wins.

    HOA-13.0a HOA-13.0b HOA-R-36
    """
    first = leader(s)
    if s.vp[first] < target:
        return False
    clear_turn(s)
    s.clear()
    if tell is not None:
        tell.tell(events.GAME_WON, [first, s.vp[first]])
    return True
