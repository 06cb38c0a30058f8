"""The counter that moves a group free of charge.  HOA-10.10"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import BANDS, LEAD, Board
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import (
    count_banded,
    count_own,
    put_banded,
    put_lead,
    stopped_there,
    take_banded,
)
from baobab.titles.heart_of_africa.player_turn.movement import band_after_leaving
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import GROUP
from baobab.words import Params


def band_size(b: Board, s: HeartState, area: i64, band: i64) -> i64:
    """How many pieces of the active player in an area belong to a band; the wholesaler is one by itself."""
    if band == LEAD:
        return 1 if s.wholesaler[s.active] == area else 0
    return count_banded(b, s, area, band)


def next_band(b: Board, s: HeartState, area: i64, band: i64) -> i64:
    """The first band from this one on that has pieces there, or one beyond all."""
    while band <= LEAD and band_size(b, s, area, band) == 0:
        band += 1
    return band


class March(HeartPhase):
    """From which area into which adjacent one? Stopped and spent pieces may go, too.

    HOA-10.10 HOA-R-33
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("march", "HOA-10.10", [actions.march], board, actions)

    def legal(self, s: HeartState) -> vec[i64]:
        b = self.board
        out = vec[i64](capacity=32)
        for area in range(b.size):
            if count_own(b, s, s.active, area) > 0:
                for i in range(b.near_first[area], b.near_first[area + 1]):
                    out = append(out, self.actions.march.pair(area, b.near[i]))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        origin, area = self.actions.march.first(action), self.actions.march.second(action)
        s.answered()
        s.band = next_band(self.board, s, origin, 0)
        s.marched = 0
        s.ask(GROUP, s.active, origin, area)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.march.owns(action):
            return Reason(self.clause, "counter-first")
        origin, area = self.actions.march.first(action), self.actions.march.second(action)
        here: Params = {"origin": self.board.areas.say(origin), "area": self.board.areas.say(area)}
        if count_own(self.board, s, s.active, origin) == 0:
            return Reason("HOA-10.10", "no-trader-there", here)
        if not self.board.adjacent(origin, area):
            return Reason("HOA-10.10", "not-adjacent", here)
        return None


class Group(HeartPhase):
    """How many of each band march: at least one piece in all. The arguments are the two areas.

    HOA-10.10 HOA-D7 HOA-D8
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("group", "HOA-10.10", [actions.number], board, actions, a=board.areas, b=board.areas)

    def prompt(self, s: HeartState) -> Params:
        areas = self.board.areas
        return {"origin": areas.say(s.a()), "area": areas.say(s.b()), "band": BANDS.say(s.band)}

    def least(self, s: HeartState) -> i64:
        """None is enough unless nobody has gone and nobody else is left to go.  HOA-10.11"""
        if s.marched > 0 or next_band(self.board, s, s.a(), s.band + 1) <= LEAD:
            return 0
        return 1

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for count in range(self.least(s), band_size(self.board, s, s.a(), s.band) + 1):
            out = append(out, self.actions.number.code(count))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """They go at once: stopped if they enter an occupied area, spent as they were.  HOA-10.10"""
        b, origin, area, count = self.board, s.a(), s.b(), self.actions.number.arg(action)
        stop = stopped_there(b, s, area)
        if s.band == LEAD:
            if count == 1:
                s.pieces[origin] -= 1
                put_lead(s, s.active, area)
                s.lead = band_after_leaving(s.lead // 2) * 2 + (1 if stop == 1 else s.lead % 2)
        else:
            band = band_after_leaving(s.band // 2) * 2 + (1 if stop == 1 else s.band % 2)
            for _ in range(count):
                take_banded(b, s, origin, s.band)
                put_banded(b, s, area, band)
        s.marched += count
        s.band = next_band(b, s, origin, s.band + 1)
        if s.band > LEAD:
            if tell is not None:
                tell.tell(events.MARCHED, [s.active, origin, area, s.marched])
            s.band = 0
            s.marched = 0
            s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.number.owns(action):
            return Reason("HOA-10.10", "how-many-first")
        low, high = self.least(s), band_size(self.board, s, s.a(), s.band)
        if low <= self.actions.number.arg(action) <= high:
            return None
        return Reason("HOA-10.10", "number-between", {"low": low, "high": high})
