"""The sequence of play: a turn is two steps of walking and acting, or one journey.  AFR-O AFR-G AFR-Q"""

from typing import Final

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.africa import events
from baobab.titles.africa.board import Board
from baobab.titles.africa.options import SIMPLE, STALL_ROUNDS
from baobab.titles.africa.scoring import tell_scores
from baobab.titles.africa.state import AfricaState

CITY: Final = 0
MOVE: Final = 1
ACT: Final = 2
PUT: Final = 3
FOUND: Final = 4
SWAP: Final = 5
"""The phases of the title, by their places."""


def steps_per_turn(b: Board, s: AfricaState) -> i64:
    """Two steps a turn, one in the simpler variant.  AFR-Ga AFR-La AFR-R12"""
    return b.simple_steps if s.options[SIMPLE] == 1 else b.steps


def end_step(b: Board, s: AfricaState, seat: i64, step: i64, tell: Teller | None) -> None:
    """After a step comes the next step of the same player, or the end of the turn.  AFR-Ga AFR-Qa"""
    s.answered()
    if step + 1 < steps_per_turn(b, s):
        s.ask(MOVE, seat, step + 1)
    else:
        end_turn(b, s, seat, tell)


def end_turn(b: Board, s: AfricaState, seat: i64, tell: Teller | None) -> None:
    """The next player clockwise, unless nothing has happened for too many rounds.  AFR-Oa AFR-R17"""
    s.idle = 0 if s.busy == 1 else s.idle + 1
    s.busy = 0
    rounds = s.options[STALL_ROUNDS]
    if rounds > 0 and s.idle >= rounds * s.seats:
        s.clear()
        if tell is not None:
            tell.tell(events.STALLED, [rounds])
            tell_scores(b, s, tell)
        return
    s.ask(MOVE, (seat + 1) % s.seats)
