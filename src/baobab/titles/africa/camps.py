"""Base camps: built to score what lies around, or to mine it.  AFR-B4 AFR-B5"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.africa import events
from baobab.titles.africa.board import ANIMAL, BARE, CAMP, GEM, GOLD, MONUMENT, NATIVE, Board
from baobab.titles.africa.state import AfricaState


def camp_points(b: Board, s: AfricaState, here: i64) -> i64:
    """One point for each open animal, native or monument next to the camp, and nothing for the rest.

    It may be none at all.  AFR-B4b AFR-B4c AFR-B4e AFR-R8
    """
    points: i64 = 0
    for i in range(b.near_first[here], b.near_first[here + 1]):
        kind = b.kind(s.spaces[b.near[i]])
        if kind == ANIMAL or kind == NATIVE or kind == MONUMENT:
            points += 1
    return points


def minerals_near(b: Board, s: AfricaState, here: i64) -> bool:
    """Does any gold or gem lie open next to this space?  AFR-B5a"""
    for i in range(b.near_first[here], b.near_first[here + 1]):
        kind = b.kind(s.spaces[b.near[i]])
        if kind == GOLD or kind == GEM:
            return True
    return False


def yield_near(b: Board, s: AfricaState, here: i64, category: i64) -> i64:
    """How many pieces of gold, or of gems, a mine on this space would take.  AFR-B5b"""
    pieces: i64 = 0
    for i in range(b.near_first[here], b.near_first[here + 1]):
        content = s.spaces[b.near[i]]
        if b.kind(content) == category:
            pieces += b.pieces[b.face(content)]
    return pieces


def build(s: AfricaState, seat: i64) -> i64:
    """Put a camp under the explorer, for good: it belongs to nobody.  AFR-B4a AFR-B4d AFR-Cc"""
    here = s.explorer[seat]
    s.camps[seat] -= 1
    s.spaces[here] = CAMP
    s.busy = 1
    return here


def build_and_score(b: Board, s: AfricaState, seat: i64, tell: Teller | None) -> None:
    """The camp scores at once; no tile is taken.  AFR-B4b AFR-B4d AFR-B5e"""
    here = build(s, seat)
    points = camp_points(b, s, here)
    s.points[seat] += points
    if tell is not None:
        tell.tell(events.CAMPED, [seat, here, points])


def build_and_mine(b: Board, s: AfricaState, seat: i64, tell: Teller | None) -> None:
    """The camp takes all open gold and gems around, whoever found them; no points now.

    AFR-B5b AFR-B5c AFR-B5d AFR-B5e
    """
    here = build(s, seat)
    gold, gems = yield_near(b, s, here, GOLD), yield_near(b, s, here, GEM)
    for i in range(b.near_first[here], b.near_first[here + 1]):
        near = b.near[i]
        kind = b.kind(s.spaces[near])
        if kind == GOLD or kind == GEM:
            face = b.face(s.spaces[near])
            s.mined[seat * b.minerals.size + b.mineral_of[face]] += 1
            s.spaces[near] = BARE
    if tell is not None:
        tell.tell(events.MINED, [seat, here, gold, gems])
