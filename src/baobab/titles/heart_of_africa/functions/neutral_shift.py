"""The counter that brings in a trader and lets neutrals shift.  HOA-10.3"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Reason
from baobab.titles.heart_of_africa import events
from baobab.titles.heart_of_africa.actions import Actions
from baobab.titles.heart_of_africa.board import Board
from baobab.titles.heart_of_africa.options import SHIFT_SCOPE, SHIFT_TRADER
from baobab.titles.heart_of_africa.phase import HeartPhase
from baobab.titles.heart_of_africa.player_turn.first_neutral import neutral_areas, why_not_neutral
from baobab.titles.heart_of_africa.player_turn.new_traders import enter_free, entries, why_not_enter
from baobab.titles.heart_of_africa.state import HeartState
from baobab.titles.heart_of_africa.turn import HERD, SHIFT
from baobab.words import Params


class ShiftEnter(HeartPhase):
    """First a new trader must come in free of charge if it can; as agreed, a neutral instead.

    HOA-10.3 HOA-R-31
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("shift-enter", "HOA-10.3", [actions.enter, actions.neutral], board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {"own": 1 - s.options[SHIFT_TRADER]}

    def legal(self, s: HeartState) -> vec[i64]:
        if s.options[SHIFT_TRADER] == 1:
            return neutral_areas(self.board, s, self.actions.neutral)
        if s.reserve[s.active] == 0:
            return vec[i64]()
        return entries(self.board, s, s.active, self.actions.enter)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        if self.actions.enter.owns(action):
            area = self.actions.enter.arg(action)
            enter_free(self.board, s, area, tell)
        else:
            area = self.actions.neutral.arg(action)
            s.neutrals[area] += 1
            s.supply -= 1
            if tell is not None:
                tell.tell(events.NEUTRAL, [s.active, area])
        self.proceed(s, luck, tell)

    def proceed(self, s: HeartState, luck: Luck, tell: Teller | None) -> None:
        """Then the neutrals may shift: none of them has moved yet.  HOA-10.3"""
        s.unmoved = s.neutrals[:]
        s.answered()
        s.ask(SHIFT, s.active)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.neutral.owns(action):
            if s.options[SHIFT_TRADER] == 0:
                return Reason("HOA-R-31", "shift-own")
            return why_not_neutral(self.board, s, self.actions.neutral.arg(action))
        if not self.actions.enter.owns(action):
            return Reason(self.clause, "counter-first")
        if s.options[SHIFT_TRADER] == 1:
            return Reason("HOA-R-31", "shift-neutral")
        return why_not_enter(self.board, s, s.active, self.actions.enter.arg(action))


class Shift(HeartPhase):
    """Neutrals go one step each, in the order of the map, until you are done; no target is forbidden.

    As agreed, only neutrals of one area go, together into one adjacent area.  HOA-10.3 HOA-R-31
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("shift", "HOA-10.3", [actions.push, actions.done], board, actions)

    def prompt(self, s: HeartState) -> Params:
        return {"one_area": s.options[SHIFT_SCOPE]}

    def legal(self, s: HeartState) -> vec[i64]:
        b = self.board
        out = vec[i64](capacity=64)
        last = s.last
        unmoved, size = s.unmoved, b.size
        from_area: i64 = last // size if last >= 0 else 0
        for area in range(from_area, size):
            if unmoved[area] > 0:
                for i in range(b.near_first[area], b.near_first[area + 1]):
                    pair = area * size + b.near[i]
                    if pair >= last:
                        out = append(out, self.actions.push.base + pair)
        return append(out, self.actions.done.base)

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        push = self.actions.push
        if push.owns(action):
            origin, area = push.first(action), push.second(action)
            if s.options[SHIFT_SCOPE] == 1:
                s.answered()
                s.ask(HERD, s.active, origin, area)
                return
            s.last = push.arg(action)
            push_neutrals(s, origin, area, 1, tell)
            return
        end_shift(s)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if self.actions.done.owns(action):
            return None
        push = self.actions.push
        if not push.owns(action):
            return Reason(self.clause, "counter-first")
        origin, area = push.first(action), push.second(action)
        name = self.board.areas.say(origin)
        if not self.board.adjacent(origin, area):
            return Reason("HOA-10.3", "not-adjacent", {"origin": name, "area": self.board.areas.say(area)})
        if s.neutrals[origin] == 0:
            return Reason("HOA-10.3", "no-neutral-there", {"area": name})
        if s.unmoved[origin] == 0:
            return Reason("HOA-10.3", "neutrals-moved", {"area": name})
        if push.arg(action) < s.last:
            return Reason(
                "HOA-10.3", "earlier-area", {"area": self.board.areas.say(s.last // self.board.size)}
            )
        return None


def push_neutrals(s: HeartState, origin: i64, area: i64, count: i64, tell: Teller | None) -> None:
    """Neutrals go into an adjacent area and will not move again; nobody is stopped by them.  HOA-7.1.2h"""
    s.unmoved[origin] -= count
    s.neutrals[origin] -= count
    s.neutrals[area] += count
    if tell is not None:
        tell.tell(events.PUSHED, [s.active, origin, area, count])


def end_shift(s: HeartState) -> None:
    s.last = -1
    for area in range(len(s.unmoved)):
        s.unmoved[area] = 0
    s.answered()


class Herd(HeartPhase):
    """How many neutrals of the area go together? The arguments are where from and where to.  HOA-R-31"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("herd", "HOA-R-31", [actions.number], board, actions, a=board.areas, b=board.areas)

    def prompt(self, s: HeartState) -> Params:
        return {"origin": self.board.areas.say(s.a()), "area": self.board.areas.say(s.b())}

    def legal(self, s: HeartState) -> vec[i64]:
        out = vec[i64]()
        for count in range(1, s.neutrals[s.a()] + 1):
            out = append(out, self.actions.number.code(count))
        return out

    def apply(self, s: HeartState, action: i64, luck: Luck, tell: Teller | None) -> None:
        push_neutrals(s, s.a(), s.b(), self.actions.number.arg(action), tell)
        end_shift(s)

    def why_not(self, s: HeartState, action: i64) -> Reason | None:
        if not self.actions.number.owns(action):
            return Reason(self.clause, "counter-first")
        count, most = self.actions.number.arg(action), s.neutrals[s.a()]
        if 1 <= count <= most:
            return None
        return Reason("HOA-R-31", "number-between", {"low": 1, "high": most})
