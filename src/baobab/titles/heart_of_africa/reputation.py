"""Reputation: how it changes, and the counter that moves anybody's.  HOA-3.5 HOA-10.9"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.state import HeartState
from baobab.words import Name


class Renown(HeartPhase):
    """One player's reputation one row up or down, your own too.  HOA-10.9"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("renown", "HOA-10.9", [actions.praise, actions.blame], board, actions)

    def answer_here(self, s: HeartState, kind: Kind, action: i64) -> str:
        """Whoever is asked is not named."""
        own_name = kind.arg(action) == s.seat()
        return f"action-{kind.name}-own" if own_name else self.answer_key(kind)

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for seat in range(s.seats):
            if s.reputation[seat] + 1 < len(self.board.figures.reputation):
                out = append(out, self.actions.praise.code(seat))
        for seat in range(s.seats):
            if s.reputation[seat] > 0:
                out = append(out, self.actions.blame.code(seat))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        up = self.actions.praise.owns(action)
        seat = self.actions.praise.arg(action) if up else self.actions.blame.arg(action)
        s.answered()
        change_reputation(self.board, s, seat, 1 if up else -1, tell)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        up = self.actions.praise.owns(action)
        if not up and not self.actions.blame.owns(action):
            return Reason(self.clause, "counter-first")
        seat = self.actions.praise.arg(action) if up else self.actions.blame.arg(action)
        if seat >= s.seats:
            return Reason("HOA-10.9", "no-such-seat", {"seats": s.seats})
        name, own_name = Name("seat", str(seat)), seat == s.seat()
        if up and s.reputation[seat] + 1 >= len(self.board.figures.reputation):
            if own_name:
                return Reason("HOA-10.9", "own-reputation-highest")
            return Reason("HOA-10.9", "reputation-highest", {"player": name})
        if not up and s.reputation[seat] == 0:
            if own_name:
                return Reason("HOA-10.9", "own-reputation-lowest")
            return Reason("HOA-10.9", "reputation-lowest", {"player": name})
        return None


def change_reputation(b: Board, s: HeartState, seat: i64, rows: i64, tell: Teller | None) -> None:
    """Rows up or down on the table, never beyond its ends.  HOA-3.5 HOA-R-3"""
    row = s.reputation[seat] + rows
    highest = len(b.figures.reputation) - 1
    s.reputation[seat] = 0 if row < 0 else highest if row > highest else row
    if tell is not None:
        tell.tell(events.REPUTATION, [seat, b.figures.reputation[s.reputation[seat]]])
