"""What a seat does not know, drawn anew: the others' secret counters, and what is committed face down."""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import Redraw
from baobab.kernel.luck import Luck
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.commitments import FIGHTS, FLEES, UNDECIDED, count_usable
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.streams import SPECIALS
from baobab.titles.heart_of_africa.turn import PLEDGE


def resample(b: Board, s: HeartState, seat: i64, luck: Luck) -> HeartState:
    """A state that this seat cannot tell from the true one.  HOA-12.0a HOA-8.2b"""
    other, fresh = s.copy(), Redraw(luck)
    left = unseen_specials(b, s, seat)
    for holder in range(s.seats):
        if holder != seat and s.special[holder] >= 0:
            other.special[holder] = fresh.draw(SPECIALS, left)
    if s.foe >= 0:
        for side in range(2):
            fighter = s.active if side == 0 else s.foe
            if fighter != seat and s.stance[side] != UNDECIDED:
                redraw_commitment(b, other, side, fighter, fresh)
    return other


def unseen_specials(b: Board, s: HeartState, seat: i64) -> vec[i64]:
    """Special counters that a seat has not seen: in the others' hands, or left in the box.  HOA-3.9"""
    left = b.specials.mix[:]
    faces = b.specials.faces.size
    for face in range(faces):
        left[face] -= s.gone_specials[face]
        for holder in range(s.seats):
            left[face] -= s.open_specials[holder * faces + face]
    if seat >= 0 and s.special[seat] >= 0:
        left[s.special[seat]] -= 1
    return left


def redraw_commitment(b: Board, s: HeartState, side: i64, fighter: i64, fresh: Redraw) -> None:
    """Any answer that the fighter could have given, each as likely: Retreat, or influence and counters.

    Somebody still picking counters has chosen to fight.
    """
    size = b.stakes.size
    ways: i64 = s.influence[fighter] + 1
    held = vec[i64](capacity=size)
    for counter in range(size):
        held = append(held, count_usable(b, s, fighter, counter))
        ways *= held[counter] + 1
        s.pledged[side * size + counter] = 0
    picking = s.phase() == PLEDGE and s.seat() == fighter
    way = fresh.below(ways if picking else ways + 1)
    s.staked[side] = 0
    if way == ways:
        s.stance[side] = FLEES
        return
    s.stance[side] = FIGHTS
    s.staked[side] = way % (s.influence[fighter] + 1)
    way //= s.influence[fighter] + 1
    for counter in range(size):
        s.pledged[side * size + counter] = way % (held[counter] + 1)
        way //= held[counter] + 1
