"""What all questions of Ticket to Ride share: the board and the actions."""

from baobab.kernel.actions import Kind
from baobab.kernel.names import Domain
from baobab.kernel.phase import OPEN, Phase
from baobab.titles.ticket_to_ride.actions import Actions
from baobab.titles.ticket_to_ride.board import Board
from baobab.titles.ticket_to_ride.state import TicketState


class TicketPhase(Phase[TicketState]):
    """A question of Ticket to Ride."""

    def __init__(
        self,
        name: str,
        clause: str,
        kinds: list[Kind],
        board: Board,
        actions: Actions,
        a: Domain | None = None,
        b: Domain | None = None,
        privacy: int = OPEN,
    ) -> None:
        super().__init__(name, clause, kinds, a, b, privacy)
        self.board = board
        self.actions = actions
