"""The player turn begins with a neutral.  HOA-7.0"""

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
from baobab.titles.heart_of_africa.turn import ACT
from baobab.words import Params


def takes_neutral(s: HeartState, area: i64) -> bool:
    """An empty area, or any that already holds a neutral.  HOA-7.0a HOA-7.0b"""
    return s.neutrals[area] > 0 or s.pieces[area] == 0


def neutral_areas(b: Board, s: HeartState, kind: Kind) -> vec[i64]:
    """Where a neutral from the supply may go; nowhere if there is none left.  HOA-7.0c HOA-R-8"""
    out = vec[i64](capacity=b.size)
    if s.supply > 0:
        for area in range(b.size):
            if takes_neutral(s, area):
                out = append(out, kind.code(area))
    return out


def why_not_neutral(b: Board, s: HeartState, area: i64) -> Reason | None:
    if takes_neutral(s, area):
        return None
    return Reason("HOA-7.0b", "neutral-occupied", {"area": b.areas.say(area)})


class PlaceNeutral(HeartPhase):
    """Put one neutral on the map; skipped where none is left or no area takes one.

    HOA-7.0a HOA-7.0b HOA-7.0c HOA-R-8 HOA-R-51
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("neutral", "HOA-7.0a", [actions.neutral], board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {"left": s.supply}

    def legal(self, s: HeartState) -> vec[i64]:
        return neutral_areas(self.board, s, self.actions.neutral)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        area = self.actions.neutral.arg(action)
        s.neutrals[area] += 1
        s.supply -= 1
        if tell is not None:
            tell.tell(events.NEUTRAL, [s.seat(), area])
        self.proceed(s, luck, tell)

    def proceed(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        """Then come the actions.  HOA-7.0d"""
        seat = s.seat()
        s.answered()
        s.ask(ACT, seat)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.neutral.owns(action):
            return Reason("HOA-7.0a", "neutral-first")
        return why_not_neutral(self.board, s, self.actions.neutral.arg(action))
