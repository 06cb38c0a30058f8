"""The sequence of play: whose turn it is, and when the game ends.  TTR-TURN-1 TTR-TURN-3 TTR-END-1..3"""

from typing import Final

from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.titles.ticket_to_ride import events
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.scoring import tell_scores
from baobab.titles.ticket_to_ride.state import TicketState

START: Final = 0
TURN: Final = 1
SECOND: Final = 2
ROUTE: Final = 3
PAY: Final = 4
DOUBLE: Final = 5
KEEP: Final = 6
"""The phases of the title, by their places."""


def end_turn(b: Board, s: TicketState, seat: i64, tell: Teller | None) -> None:
    """The next player clockwise, unless this was the last turn of the final round.

    Who ends a turn with hardly any trains left begins the final round, in which everybody has one more
    turn, that player last. A second one changes nothing.  TTR-TURN-1 TTR-END-1 TTR-END-2 TTR-END-3
    """
    s.passes = 0
    next_turn(b, s, seat, tell)


def next_turn(b: Board, s: TicketState, seat: i64, tell: Teller | None) -> None:
    if s.last == seat:
        finish(b, s, tell)
        return
    if s.last < 0 and s.trains[seat] <= b.end_trains:
        s.last = seat
        if tell is not None:
            tell.tell(events.LAST_ROUND, [seat, s.trains[seat]])
    following = seat + 1
    if following == s.seats:
        following = 0
    s.asks(TURN, following, 0, 0)


def pass_turn(b: Board, s: TicketState, seat: i64, tell: Teller | None) -> None:
    """A turn without any possible action; when all pass in succession, the game ends.  TTR-TURN-3

    Everybody learns from it that nothing in that hand can be used.
    """
    s.passes += 1
    s.reveal()
    if tell is not None:
        tell.tell(events.PASSED, [seat])
    if s.passes < s.seats:
        next_turn(b, s, seat, tell)
        return
    if tell is not None:
        tell.tell(events.STUCK, [])
    finish(b, s, tell)


def finish(b: Board, s: TicketState, tell: Teller | None) -> None:
    """The game is over; everybody shows their tickets."""
    s.clear()
    s.reveal()
    if tell is not None:
        tell_scores(b, s, tell)
