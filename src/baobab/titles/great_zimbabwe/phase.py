"""What all questions of The Great Zimbabwe share: the board and the actions."""

from baobab.kernel.actions import Kind
from baobab.kernel.names import Domain
from baobab.kernel.phase import OPEN, Phase
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import Board
from baobab.titles.great_zimbabwe.state import ZimbabweState


class ZimbabwePhase(Phase[ZimbabweState]):
    """A question of The Great Zimbabwe."""

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
