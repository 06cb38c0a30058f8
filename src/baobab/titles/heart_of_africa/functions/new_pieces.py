"""Counters that bring pieces: a station, the wholesaler, two traders, a conversion.

HOA-10.1 HOA-10.4 HOA-10.5 HOA-10.7
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.pieces import count_own, is_friendly, put_lead
from baobab.titles.heart_of_africa.player_turn.new_traders import enter, enter_free, entries, why_not_enter
from baobab.titles.heart_of_africa.state import HeartState
from baobab.words import Params


class Build(HeartPhase):
    """Put a trading station in a friendly area without one.  HOA-10.1 HOA-R-30"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("build", "HOA-10.1", [actions.build], board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {"left": s.stations}

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for area in range(self.board.size):
            if s.station[area] == 0 and is_friendly(self.board, s, s.active, area):
                out = append(out, self.actions.build.code(area))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        area = self.actions.build.arg(action)
        s.station[area] = 1
        s.stations -= 1
        s.answered()
        if tell is not None:
            tell.tell(events.BUILT, [s.active, area])

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.build.owns(action):
            return Reason(self.clause, "counter-first")
        area = self.actions.build.arg(action)
        name = self.board.areas.say(area)
        if s.station[area] == 1:
            return Reason("HOA-10.1", "station-there", {"area": name})
        if is_friendly(self.board, s, s.active, area):
            return None
        return Reason("HOA-10.1", "not-friendly", {"area": name})


class Bring(HeartPhase):
    """Put your wholesaler where a new trader may enter, free of charge.  HOA-10.4 HOA-8.3a HOA-R-32"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("bring", "HOA-10.4", [actions.bring], board, actions)

    def legal(self, s: HeartState) -> vec[i64]:
        return entries(self.board, s, s.active, self.actions.bring)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        area = self.actions.bring.arg(action)
        put_lead(s, s.active, area)
        s.lead = 0
        s.answered()
        if tell is not None:
            tell.tell(events.BROUGHT, [s.active, area])

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.bring.owns(action):
            return Reason(self.clause, "counter-first")
        return why_not_enter(self.board, s, s.active, self.actions.bring.arg(action))


class Pair(HeartPhase):
    """One or two traders from the supply into friendly areas, in the order of the map.  HOA-10.5"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("pair", "HOA-10.5", [actions.enter, actions.done], board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {"first": 1 if s.last < 0 else 0, "reserve": s.reserve[s.active]}

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for area in range(self.board.size):
            if area >= s.last and is_friendly(self.board, s, s.active, area):
                out = append(out, self.actions.enter.code(area))
        return append(out, self.actions.done.code()) if s.last >= 0 else out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if self.actions.enter.owns(action):
            area = self.actions.enter.arg(action)
            enter_free(self.board, s, area, tell)
            if s.last < 0 and s.reserve[s.active] > 0:
                s.last = area
                return
        s.last = -1
        s.answered()

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return None if s.last >= 0 else Reason("HOA-10.11", "place-one")
        if not self.actions.enter.owns(action):
            return Reason(self.clause, "counter-first")
        area = self.actions.enter.arg(action)
        if not is_friendly(self.board, s, s.active, area):
            return Reason("HOA-10.5", "not-friendly", {"area": self.board.areas.say(area)})
        if area < s.last:
            return Reason("HOA-10.5", "earlier-area", {"area": self.board.areas.say(s.last)})
        return None


class Convert(HeartPhase):
    """A neutral becomes a trader of yours, wherever it stands.  HOA-10.7"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("convert", "HOA-10.7", [actions.convert], board, actions)

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for area in range(self.board.size):
            if s.neutrals[area] > 0:
                out = append(out, self.actions.convert.code(area))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        area = self.actions.convert.arg(action)
        s.neutrals[area] -= 1
        s.supply += 1
        enter(self.board, s, s.active, area)
        s.answered()
        if tell is not None:
            tell.tell(events.CONVERTED, [s.active, area])

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.convert.owns(action):
            return Reason(self.clause, "counter-first")
        area = self.actions.convert.arg(action)
        if s.neutrals[area] > 0:
            return None
        return Reason("HOA-10.7", "no-neutral-there", {"area": self.board.areas.say(area)})

    def preview(self, s: HeartState, action: i64) -> Note | None:
        """Where others stand, a conflict follows.  HOA-10.7"""
        area = self.actions.convert.arg(action)
        return Note("preview-conflict") if s.pieces[area] > count_own(self.board, s, s.active, area) else None
