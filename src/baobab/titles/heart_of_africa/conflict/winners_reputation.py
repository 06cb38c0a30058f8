"""The winner of a conflict with a player may buy reputation.  HOA-8.2.3"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.reputation import change_reputation
from baobab.titles.heart_of_africa.state import HeartState
from baobab.words import Params


class Praise(HeartPhase):
    """The winner may buy a row of reputation, once per conflict.  HOA-8.2.3a HOA-R-25"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("praise", "HOA-8.2.3a", [actions.gain, actions.decline], board, actions)

    def prompt(self, s: HeartState) -> Params:
        reputation = self.board.figures.reputation[s.reputation[s.seat()]]
        return {"cost": self.board.figures.renown_influence, "reputation": reputation}

    def can_gain(self, s: HeartState) -> bool:
        rows = len(self.board.figures.reputation)
        return (
            s.influence[s.seat()] >= self.board.figures.renown_influence and s.reputation[s.seat()] + 1 < rows
        )

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64](capacity=2)
        if self.can_gain(s):
            out = append(out, self.actions.gain.base)
        return append(out, self.actions.decline.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        s.answered()
        if self.actions.gain.owns(action):
            s.influence[seat] -= self.board.figures.renown_influence
            s.pool += self.board.figures.renown_influence
            change_reputation(self.board, s, seat, 1, tell)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.decline.owns(action):
            return None
        if not self.actions.gain.owns(action):
            return Reason("HOA-8.2.3a", "praise-first")
        if self.can_gain(s):
            return None
        cost = self.board.figures.renown_influence
        if s.influence[s.seat()] < cost:
            return Reason("HOA-8.2.3a", "no-influence", {"cost": cost, "influence": s.influence[s.seat()]})
        return Reason("HOA-8.2.3a", "own-reputation-highest")

    def preview(self, s: HeartState, action: i64) -> Note | None:
        if not self.actions.gain.owns(action):
            return None
        cost = self.board.figures.renown_influence
        return Note("preview-influence", {"cost": cost, "left": s.influence[s.seat()] - cost})
