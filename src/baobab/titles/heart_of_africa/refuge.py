"""Where retreats of one or two areas may lead, and what becomes of pieces taken off the map.

HOA-8.1.2 HOA-8.2.1 HOA-8.2.2
"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import LOST_RETURN, RETREAT_FROM
from baobab.titles.heart_of_africa.state import HeartState


def give_back(s: HeartState, seat: i64) -> None:
    """A trader taken off the map returns to its owner's supply, unless agreed otherwise.

    HOA-8.2.1f HOA-R-24
    """
    if s.options[LOST_RETURN] == 0:
        s.reserve[seat] += 1


def refuge_from(b: Board, s: HeartState, area: i64, keeper: i64) -> vec[i64]:
    """1 for every area one or two away that can be reached without meeting the keeper's pieces.

    The area of the conflict is neither way nor destination.
    HOA-8.1.2c HOA-8.2.1c HOA-8.2.1g HOA-8.2.2b HOA-R-44
    """
    found = filled(b.size, 0)
    first, near, size = b.near_first, b.near, b.size
    traders, lead, at = s.traders, s.wholesaler[keeper], keeper * size
    for i in range(first[area], first[area + 1]):
        way = near[i]
        if traders[at + way] > 0 or lead == way:
            continue
        found[way] = 1
        for j in range(first[way], first[way + 1]):
            end = near[j]
            if traders[at + end] == 0 and lead != end:
                found[end] = 1
    found[area] = 0
    return found


def has_any(flags: vec[i64]) -> bool:
    for flag in flags:
        if flag == 1:
            return True
    return False


def neutral_refuge(b: Board, s: HeartState, area: i64) -> bool:
    """Fix where neutrals may go: never where the active player has a piece.  HOA-8.1.2c HOA-8.1.2d"""
    s.refuge = refuge_from(b, s, area, s.active)
    s.last = -1
    return has_any(s.refuge)


def settle_refuge(s: HeartState) -> None:
    """The retreat is over."""
    s.last = -1
    for area in range(len(s.refuge)):
        s.refuge[area] = 0


def keeper_of(s: HeartState, decider: i64, victim: i64) -> i64:
    """Whose areas are closed to a retreat: the active player's, or as agreed the winner's, where pieces
    are driven out; the other fighter's where a player retreats by himself.

    HOA-8.2.1c HOA-8.2.2b HOA-8.2.2e HOA-R-22 HOA-R-50
    """
    if decider == victim:
        return s.foe if victim == s.active else s.active
    return s.active if s.options[RETREAT_FROM] == 0 else decider
