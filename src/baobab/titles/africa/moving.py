"""Moving the explorer: a journey to anywhere, or a walk before an action.  AFR-A AFR-B0"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Reason
from baobab.titles.africa import events
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import DOWN, Board
from baobab.titles.africa.phase import AfricaPhase
from baobab.titles.africa.spaces import can_walk
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.turn import ACT, end_turn, steps_per_turn
from baobab.words import Name, Params


class Move(AfricaPhase):
    """Walk up to two spaces and then act; or, as a whole turn, travel anywhere.

    The question's argument is the step of the turn.  AFR-Ga AFR-Qc AFR-R11 AFR-R3
    """

    def __init__(self, board: Board, actions: Actions, steps: Domain) -> None:
        super().__init__("move", "AFR-Ga", [actions.walk, actions.travel], board, actions, a=steps)

    def prompt(self, s: AfricaState) -> Params:
        return {"step": s.a() + 1, "steps": steps_per_turn(self.board, s)}

    def answer_here(self, s: AfricaState, kind: Kind, action: i64) -> str:
        """Walking nowhere is allowed, and is called staying.  AFR-B0a"""
        here = self.actions.walk.code(s.explorer[s.seat()])
        return "action-remain" if action == here else self.answer_key(kind)

    def legal(self, s: AfricaState) -> vec[i64]:
        out = vec[i64](capacity=128)
        seat = s.seat()
        out = self.walks(s, seat, out)
        return self.journeys(s, seat, out) if s.a() == 0 else out

    def walks(self, s: AfricaState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Every space at 0, 1 or 2 steps; the way there has no effect.  AFR-B0a AFR-B0e AFR-R13"""
        b = self.board
        here = s.explorer[seat]
        for i in range(b.walk_first[here], b.walk_first[here + 1]):
            if b.walk_to[i] == here or can_walk(b, s, seat, i):
                out = append(out, self.actions.walk.code(b.walk_to[i]))
        return out

    def journeys(self, s: AfricaState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Anywhere without a face-down tile and without an explorer, one's own space left out.

        AFR-Aa AFR-Ac AFR-R3
        """
        spaces, explorer, seats = s.spaces, s.explorer, s.seats
        first = self.actions.travel.base
        for space in range(self.board.size):
            if spaces[space] != DOWN:
                free = True
                for other in range(seats):
                    if explorer[other] == space:
                        free = False
                if free:
                    out = append(out, first + space)
        return out

    def apply(self, s: AfricaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """A walk leads to the action of the step; a journey is the whole turn.  AFR-Ab AFR-Qc"""
        seat, step = s.seat(), s.a()
        s.answered()
        if self.actions.walk.owns(action):
            space = self.actions.walk.arg(action)
            if tell is not None and space != s.explorer[seat]:
                tell.tell(events.WALKED, [seat, space])
            s.explorer[seat] = space
            s.ask(ACT, seat, step)
        else:
            s.explorer[seat] = self.actions.travel.arg(action)
            if tell is not None:
                tell.tell(events.TRAVELLED, [seat, s.explorer[seat]])
            end_turn(self.board, s, seat, tell)

    def why_not(self, s: AfricaState, action: i64) -> Reason | None:
        if self.actions.walk.owns(action):
            return self.why_not_walk(s, self.actions.walk.arg(action))
        if self.actions.travel.owns(action):
            return self.why_not_travel(s, self.actions.travel.arg(action))
        if self.actions.city.owns(action):
            return self.not_now()
        return Reason("AFR-Qc", "walk-first")

    def why_not_walk(self, s: AfricaState, space: i64) -> Reason | None:
        b, seat = self.board, s.seat()
        here = s.explorer[seat]
        if space == here:
            return None
        obstacle = self.obstacle(s, space, "AFR-B0c", "AFR-B0d")
        if obstacle is not None:
            return obstacle
        for i in range(b.walk_first[here], b.walk_first[here + 1]):
            if b.walk_to[i] == space:
                if can_walk(b, s, seat, i):
                    return None
                return Reason(self.blocking_clause(s, i), "way-blocked", self.at(space))
        return Reason("AFR-B0a", "too-far-to-walk", self.at(space))

    def blocking_clause(self, s: AfricaState, i: i64) -> str:
        """What closes the way of row i of the table of walks: an explorer, else face-down tiles only."""
        for j in range(self.board.between_first[i], self.board.between_first[i + 1]):
            if s.spaces[self.board.between[j]] != DOWN:
                return "AFR-B0d"
        return "AFR-B0c"

    def why_not_travel(self, s: AfricaState, space: i64) -> Reason | None:
        if s.a() > 0:
            return Reason("AFR-Ac", "travel-is-a-turn")
        if space == s.explorer[s.seat()]:
            return Reason("AFR-Ac", "already-there", self.at(space))
        return self.obstacle(s, space, "AFR-Aa", "AFR-Aa")

    def obstacle(self, s: AfricaState, space: i64, tile: str, explorer: str) -> Reason | None:
        """What keeps the explorer from a space: a face-down tile, or another explorer, by these clauses."""
        if s.spaces[space] == DOWN:
            return Reason(tile, "tile-down", self.at(space))
        other = s.explorer_at(space)
        if other >= 0 and other != s.seat():
            return Reason(explorer, "explorer-there", {**self.at(space), "other": Name("seat", str(other))})
        return None
