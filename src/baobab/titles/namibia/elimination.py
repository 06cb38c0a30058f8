"""Elimination: whoever falls below one point of reputation is out; their mines are ownerless deposits again.

NAM-1.9 NAM-R-05 NAM-R-06
"""

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.namibia import events
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.state import NONE, NamibiaState


def eliminate(b: Board, s: NamibiaState, seat: i64, tell: Teller | None) -> None:
    """Pieces and money leave the game, cubes stay; the last one left wins at once.  NAM-R-06"""
    s.out[seat] = s.seats - s.alive() + 1
    s.cash[seat] = 0
    s.reputation[seat] = 0
    s.bid[seat] = 0
    s.spare_heads[seat] = 0
    for space in b.mine_spaces:
        if s.owner(space) == seat:
            s.heads[space] = NONE
    if tell is not None:
        tell.tell(events.ELIMINATED, [seat])
    if s.alive() == 1:
        finish_alone(s, tell)


def finish_alone(s: NamibiaState, tell: Teller | None) -> None:
    """The game ends at once for the only player left.  NAM-R-06"""
    s.clear()
    if tell is not None:
        for seat in range(s.seats):
            if s.out[seat] == 0:
                tell.tell(events.ALONE, [seat])
