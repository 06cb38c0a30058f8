"""The action of a step: one of five kinds, or none.  AFR-Q AFR-B1a..b AFR-B2a AFR-B3a AFR-B4a AFR-B5a"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.titles.africa import events
from baobab.titles.africa.actions import Actions
from baobab.titles.africa.board import ANIMAL, CAMP, DOWN, GEM, GOLD, NATIVE, TILE, Board
from baobab.titles.africa.camps import (
    build_and_mine,
    build_and_score,
    camp_points,
    minerals_near,
    yield_near,
)
from baobab.titles.africa.finding import turn_tile
from baobab.titles.africa.herding import best_gain, can_gain
from baobab.titles.africa.phase import AfricaPhase
from baobab.titles.africa.spaces import campable, is_hemmed_in
from baobab.titles.africa.state import AfricaState
from baobab.titles.africa.turn import PUT, end_step, steps_per_turn
from baobab.words import Params


class Act(AfricaPhase):
    """Turn a tile, move an animal or a native, build a camp to score or to mine, or pass.

    Every kind may be chosen in every step, and passing is always allowed.  AFR-Qa AFR-Qb AFR-Qd
    """

    def __init__(self, board: Board, actions: Actions, steps: Domain) -> None:
        kinds = [actions.flip, actions.lift, actions.camp, actions.mine, actions.done]
        super().__init__("act", "AFR-Qa", kinds, board, actions, a=steps)

    def prompt(self, s: AfricaState) -> Params:
        return {"step": s.a() + 1, "steps": steps_per_turn(self.board, s)}

    def legal(self, s: AfricaState) -> vec[i64]:
        b, seat = self.board, s.seat()
        here = s.explorer[seat]
        out = vec[i64](capacity=20)
        for i in range(b.near_first[here], b.near_first[here + 1]):
            if s.spaces[b.near[i]] == DOWN:
                out = append(out, self.actions.flip.code(b.near[i]))
        out = self.list_liftable(s, here, out)
        if s.camps[seat] > 0 and campable(s, here):
            out = append(out, self.actions.camp.code())
            if minerals_near(b, s, here):
                out = append(out, self.actions.mine.code())
        return append(out, self.actions.done.code())

    def list_liftable(self, s: AfricaState, here: i64, out: vec[i64]) -> vec[i64]:
        """The movable tiles on the explorer's space and around it, in the order of the board.

        AFR-B2a AFR-B3a AFR-R6
        """
        b = self.board
        own_done = False
        for i in range(b.near_first[here], b.near_first[here + 1]):
            near = b.near[i]
            if not own_done and near > here:
                own_done = True
                if can_gain(b, s, here):
                    out = append(out, self.actions.lift.code(here))
            if can_gain(b, s, near):
                out = append(out, self.actions.lift.code(near))
        if not own_done and can_gain(b, s, here):
            out = append(out, self.actions.lift.code(here))
        return out

    def apply(self, s: AfricaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat, step = self.board, s.seat(), s.a()
        if self.actions.flip.owns(action):
            turn_tile(b, s, self.actions.flip.arg(action), luck, tell)
        elif self.actions.lift.owns(action):
            s.answered()
            s.ask(PUT, seat, self.actions.lift.arg(action), step)
        elif self.actions.done.owns(action):
            if tell is not None:
                tell.tell(events.PASSED, [seat])
            end_step(b, s, seat, step, tell)
        else:
            if self.actions.camp.owns(action):
                build_and_score(b, s, seat, tell)
            else:
                build_and_mine(b, s, seat, tell)
            end_step(b, s, seat, step, tell)

    def why_not(self, s: AfricaState, action: i64) -> Reason | None:
        a = self.actions
        if a.flip.owns(action):
            return self.why_not_flip(s, a.flip.arg(action))
        if a.lift.owns(action):
            return self.why_not_lift(s, a.lift.arg(action))
        if a.camp.owns(action) or a.mine.owns(action):
            return self.why_not_camp(s, a.mine.owns(action))
        if a.walk.owns(action) or a.travel.owns(action):
            return Reason("AFR-Qc", "nowhere-to-walk" if is_hemmed_in(self.board, s) else "walked-already")
        return None if a.done.owns(action) else self.not_now()

    def why_not_flip(self, s: AfricaState, space: i64) -> Reason | None:
        """Only a face-down tile next to the explorer can be turned.  AFR-B1a"""
        if s.spaces[space] != DOWN:
            return Reason("AFR-B1a", "nothing-to-turn", self.at(space))
        if not self.board.adjacent(s.explorer[s.seat()], space):
            return Reason("AFR-B1a", "too-far-to-turn", self.at(space))
        return None

    def why_not_lift(self, s: AfricaState, space: i64) -> Reason | None:
        """Only an open animal or native here or next to here, and only to a better place.

        AFR-B2a AFR-B2d AFR-B3a AFR-B3b AFR-B3d
        """
        content = s.spaces[space]
        if content == DOWN:
            return Reason("AFR-B3d", "still-face-down", self.at(space))
        if content < TILE:
            return Reason("AFR-B3d", "nothing-to-move", self.at(space))
        tile: Params = {**self.at(space), "face": self.board.faces.say(self.board.face(content))}
        kind = self.board.kind(content)
        if kind not in (ANIMAL, NATIVE):
            return Reason("AFR-B3d", "never-moves", tile)
        here = s.explorer[s.seat()]
        if space != here and not self.board.adjacent(here, space):
            return Reason("AFR-B2a" if kind == ANIMAL else "AFR-B3a", "too-far-to-move", tile)
        if can_gain(self.board, s, space):
            return None
        return Reason("AFR-B2d" if kind == ANIMAL else "AFR-B3b", "no-better-place", tile)

    def why_not_camp(self, s: AfricaState, mine: bool) -> Reason | None:
        """A camp needs a camp in hand and a free space; mining needs gold or gems around.

        AFR-B4a AFR-Vg AFR-B5a AFR-R8
        """
        seat = s.seat()
        here = s.explorer[seat]
        if s.camps[seat] == 0:
            return Reason("AFR-B4a", "no-camp-left")
        if not campable(s, here):
            if s.spaces[here] == CAMP:
                return Reason("AFR-Vg", "camp-already-here", self.at(here))
            return Reason("AFR-B4a", "tile-in-the-way", self.at(here))
        if mine and not minerals_near(self.board, s, here):
            return Reason("AFR-B5a", "nothing-to-mine", self.at(here))
        return None

    def preview(self, s: AfricaState, action: i64) -> Note | None:
        """What a camp would score or mine here, or a tile score at its best new place."""
        b, here = self.board, s.explorer[s.seat()]
        if self.actions.camp.owns(action):
            return Note("preview-points", {"points": camp_points(b, s, here)})
        if self.actions.mine.owns(action):
            return Note(
                "preview-mine", {"gold": yield_near(b, s, here, GOLD), "gems": yield_near(b, s, here, GEM)}
            )
        if self.actions.lift.owns(action):
            return Note("preview-best", {"points": best_gain(b, s, self.actions.lift.arg(action))})
        return None
