"""The counter that moves two prices, one up and another down.  HOA-10.8"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.player_turn.prices import can_lower, can_raise, shift_price, why_not_price
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import SWING_DOWN
from baobab.words import Params


def raised_domain(b: Board) -> Domain:
    """Which marker was raised: one of them, or none."""
    return Domain("marker", [*b.markers.names, "none"])


class SwingUp(HeartPhase):
    """One marker a row up, or none if one can go down.  HOA-10.8 HOA-10.11"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("swing-up", "HOA-10.8", [actions.up, actions.skip], board, actions)

    def some_down(self, s: HeartState) -> bool:
        for marker in range(self.board.markers.size):
            if can_lower(s, marker):
                return True
        return False

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for marker in range(self.board.markers.size):
            if can_raise(self.board, s, marker):
                out = append(out, self.actions.up.code(marker))
        return append(out, self.actions.skip.code()) if self.some_down(s) else out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        marker = self.board.markers.size
        if self.actions.up.owns(action):
            marker = self.actions.up.arg(action)
            shift_price(self.board, s, marker, 1, tell)
        s.answered()
        s.ask(SWING_DOWN, s.active, marker)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.up.owns(action):
            return why_not_price(self.board, s, self.actions.up.arg(action), True)
        if not self.actions.skip.owns(action):
            return Reason("HOA-10.8", "prices-now")
        return None if self.some_down(s) else Reason("HOA-10.11", "nothing-to-lower")


class SwingDown(HeartPhase):
    """Another marker a row down, or none if one went up. The argument is the marker raised.

    HOA-10.8 HOA-10.11
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__(
            "swing-down", "HOA-10.8", [actions.down, actions.skip], board, actions, a=raised_domain(board)
        )

    def prompt(self, s: HeartState) -> Params:
        return {"raised": 1 if s.a() < self.board.markers.size else 0}

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for marker in range(self.board.markers.size):
            if can_lower(s, marker) and marker != s.a():
                out = append(out, self.actions.down.code(marker))
        return append(out, self.actions.skip.code()) if s.a() < self.board.markers.size else out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if self.actions.down.owns(action):
            shift_price(self.board, s, self.actions.down.arg(action), -1, tell)
        s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.down.owns(action):
            marker = self.actions.down.arg(action)
            if marker == s.a():
                return Reason("HOA-10.8", "same-marker", {"marker": self.board.markers.say(marker)})
            return why_not_price(self.board, s, marker, False)
        if not self.actions.skip.owns(action):
            return Reason("HOA-10.8", "prices-now")
        return None if s.a() < self.board.markers.size else Reason("HOA-10.11", "change-one")
