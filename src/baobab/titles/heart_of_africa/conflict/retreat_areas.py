"""Where retreats of one or two areas may lead.

HOA-8.1.2 HOA-8.2.1 HOA-8.2.2
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.notes import Reason
from baobab.kernel.state import FRAME
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import RETREAT_FROM
from baobab.titles.heart_of_africa.pieces import count_own
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import ROUT
from baobab.words import Name, Params


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


def would_seal_off(b: Board, s: HeartState, origin: i64, area: i64) -> bool:
    """Would a piece of the active player there leave the other, who retreats after them, no way out?

    HOA-8.2.2f HOA-R-50
    """
    at = s.active * b.size + area
    s.traders[at] += 1
    sealed = not has_any(refuge_from(b, s, origin, s.active))
    s.traders[at] -= 1
    return sealed


def both_retreat(s: HeartState) -> bool:
    """Have both fighters played Retreat, the active player's pieces moving first?  HOA-8.2.2e"""
    below = len(s.stack) - 2 * FRAME
    return s.b() == s.active and s.seat() == s.active and below >= 0 and s.stack[below] == ROUT


def destinations(b: Board, s: HeartState, base: i64) -> vec[i64]:
    """Where the next piece may go; nobody may seal the other's exit if there is another choice.

    HOA-8.2.1b HOA-8.2.1c HOA-8.2.2f
    """
    refuge, last = s.refuge, s.last
    out = vec[i64](capacity=16)
    for area in range(b.size):
        if refuge[area] == 1 and area >= last:
            out = append(out, base + area)
    if not both_retreat(s):
        return out
    fair = vec[i64](capacity=16)
    for code in out:
        if not would_seal_off(b, s, s.a(), code - base):
            fair = append(fair, code)
    return fair if len(fair) > 0 else out


def why_not_send(b: Board, s: HeartState, base: i64, area: i64) -> Reason | None:
    """HOA-8.2.1c HOA-8.2.1g HOA-8.2.2b HOA-8.2.2f"""
    here: Params = {"area": b.areas.say(area)}
    forced = s.seat() != s.b()
    if s.refuge[area] == 0:
        if area == s.a():
            return Reason("HOA-8.2.1g", "retreat-stay", here)
        keeper = keeper_of(s, s.seat(), s.b())
        if count_own(b, s, keeper, area) > 0:
            clause = "HOA-8.2.1c" if forced else "HOA-8.2.2b"
            if keeper == s.seat():
                return Reason(clause, "retreat-to-own", here)
            return Reason(clause, "retreat-kept-out", {**here, "player": Name("seat", str(keeper))})
        return Reason("HOA-8.2.1b" if forced else "HOA-8.2.2b", "retreat-too-far", here)
    if area < s.last:
        return Reason("HOA-8.2.1b", "earlier-area", {"area": b.areas.say(s.last)})
    for code in destinations(b, s, base):
        if code == base + area:
            return None
    return Reason("HOA-8.2.2f", "seals-exit", {**here, "player": Name("seat", str(s.foe))})
