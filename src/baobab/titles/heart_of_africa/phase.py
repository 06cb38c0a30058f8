"""What all questions of Heart of Africa share: the board and the actions."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.names import Domain
from baobab.kernel.notes import Reason
from baobab.kernel.phase import OPEN, Phase
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.state import HeartState


class HeartPhase(Phase[HeartState]):
    """A question of Heart of Africa."""

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


class HeartStep(HeartPhase):
    """A step of the game in which nobody has anything to decide: `proceed` carries it out."""

    def __init__(
        self,
        name: str,
        clause: str,
        board: Board,
        actions: Actions,
        a: Domain | None = None,
        b: Domain | None = None,
    ) -> None:
        super().__init__(name, clause, [], board, actions, a, b)

    def legal(self, s: HeartState) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        return self.not_now()
