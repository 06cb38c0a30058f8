"""What all questions of Africa share: the board and the actions."""

from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.names import Domain
from baobab.kernel.phase import OPEN, Phase
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import Board
from baobab.titles.africa.state import AfricaState
from baobab.words import Params


class AfricaPhase(Phase[AfricaState]):
    """A question of Africa."""

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

    def at(self, space: i64) -> Params:
        return {"space": self.board.spaces.say(space)}
