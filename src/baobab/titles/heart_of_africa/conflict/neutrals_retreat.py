"""Beaten neutrals leave: one goes back to the supply, the others one or two areas away.  HOA-8.1.2"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.conflict.retreat_areas import neutral_refuge, settle_refuge
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import count_own
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import DRIVE
from baobab.words import Params


def drive_out(b: Board, s: HeartState, area: i64, tell: Teller | None) -> None:
    """One neutral goes back to the supply; the others must leave, or go back, too, if they cannot.

    HOA-8.1.2b HOA-8.1.2c HOA-8.1.2d
    """
    s.neutrals[area] -= 1
    s.supply += 1
    if tell is not None:
        tell.tell(events.BEATEN, [s.active, area])
    if s.neutrals[area] == 0:
        return
    if neutral_refuge(b, s, area):
        s.ask(DRIVE, s.active, area)
        return
    n = s.neutrals[area]
    s.neutrals[area] = 0
    s.supply += n
    settle_refuge(s)
    if tell is not None:
        for _ in range(n):
            tell.tell(events.BEATEN, [s.active, area])


class Drive(HeartPhase):
    """Where does the next neutral go: one or two areas away, in the order of the map?

    HOA-8.1.2b HOA-8.1.2c
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("drive", "HOA-8.1.2b", [actions.send], board, actions, a=board.areas)

    def prompt(self, s: HeartState) -> Params:
        return {"area": self.board.areas.say(s.a()), "left": s.neutrals[s.a()]}

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64](capacity=16)
        refuge, last = s.refuge, s.last
        for area in range(self.board.size):
            if refuge[area] == 1 and area >= last:
                out = append(out, self.actions.send.base + area)
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        origin, area = s.a(), self.actions.send.arg(action)
        s.neutrals[origin] -= 1
        s.neutrals[area] += 1
        s.last = area
        if tell is not None:
            tell.tell(events.DRIVEN, [area])
        if s.neutrals[origin] == 0:
            settle_refuge(s)
            s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.send.owns(action):
            return Reason(self.clause, "retreats-first")
        area = self.actions.send.arg(action)
        b = self.board
        here: Params = {"area": b.areas.say(area)}
        if s.refuge[area] == 0:
            if count_own(b, s, s.active, area) > 0:
                return Reason("HOA-8.1.2c", "neutral-to-own", here)
            return Reason("HOA-8.1.2b", "retreat-too-far", here)
        if area < s.last:
            return Reason("HOA-8.1.2b", "earlier-area", {"area": b.areas.say(s.last)})
        return None
