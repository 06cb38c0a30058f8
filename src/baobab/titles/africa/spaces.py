"""Empty and occupied spaces: the four tests that the rules tell apart.  AFR-Va..Vg"""

from mypy_extensions import i64

from baobab.titles.africa.board import BARE, CAMP, DOWN, Board
from baobab.titles.africa.options import STACKED
from baobab.titles.africa.state import AfricaState


def enterable(s: AfricaState, space: i64, seat: i64) -> bool:
    """May this seat's explorer enter? Not a face-down tile nor another explorer's space; open tiles,
    camps and cities are free.  AFR-Ve AFR-B0b..d AFR-Vc
    """
    if s.spaces[space] == DOWN:
        return False
    for other in range(s.seats):
        if s.explorer[other] == space and other != seat:
            return False
    return True


def can_walk(b: Board, s: AfricaState, seat: i64, i: i64) -> bool:
    """Is the target of row i of the table of walks open, and some space on the way?  AFR-B0b..d"""
    if not enterable(s, b.walk_to[i], seat):
        return False
    if b.between_first[i] == b.between_first[i + 1]:
        return True
    for j in range(b.between_first[i], b.between_first[i + 1]):
        if enterable(s, b.between[j], seat):
            return True
    return False


def is_hemmed_in(b: Board, s: AfricaState) -> bool:
    """Was staying the only way to begin this step? Then the question answered itself.

    Whoever has walked could walk back, so no way out means that nobody walked.  AFR-B0a AFR-Qc
    """
    seat = s.seat()
    here = s.explorer[seat]
    for i in range(b.walk_first[here], b.walk_first[here + 1]):
        if b.walk_to[i] != here and can_walk(b, s, seat, i):
            return False
    if s.a() > 0:
        return True
    for space in range(b.size):
        if space != here and enterable(s, space, seat):
            return False
    return True


def placeable(s: AfricaState, space: i64) -> bool:
    """May an animal or a native be put here? Only where no tile and no camp lies; explorers and cities
    do not matter.  AFR-Va AFR-Vb AFR-Vc AFR-Vd AFR-Vf AFR-R7 AFR-R20
    """
    return s.spaces[space] == BARE


def campable(s: AfricaState, space: i64) -> bool:
    """May a camp be built here? Only where no tile lies, and no camp unless camps may be stacked.

    AFR-Vg AFR-B4a AFR-R2
    """
    return s.spaces[space] == BARE or (s.spaces[space] == CAMP and s.options[STACKED] == 1)


def companions(b: Board, s: AfricaState, space: i64, content: i64, lifted: i64) -> i64:
    """How many open animals like this lie next to a space; the lifted one never counts itself.

    Explorers on them make no difference.  AFR-BAd AFR-BAe AFR-R5 AFR-R18
    """
    count: i64 = 0
    for i in range(b.near_first[space], b.near_first[space + 1]):
        near = b.near[i]
        if s.spaces[near] == content and near != lifted:
            count += 1
    return count


def elbow_room(b: Board, s: AfricaState, space: i64, lifted: i64) -> i64:
    """How many neighbours of a space count as empty; the space a tile was lifted from counts.

    AFR-BNc AFR-BNe AFR-Vb AFR-Vd AFR-R5
    """
    count: i64 = 0
    for i in range(b.near_first[space], b.near_first[space + 1]):
        near = b.near[i]
        if s.spaces[near] == BARE or near == lifted:
            count += 1
    return count
