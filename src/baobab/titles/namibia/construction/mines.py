"""Chapter 2, construction, actions 1 and 2: complete the mines under construction, start new ones.

NAM-2.1 NAM-2.2
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.phase import NamibiaPhase
from baobab.titles.namibia.spaces import forbidden_commodity, next_to_ore, why_not_minable
from baobab.titles.namibia.state import LYING, NONE, UPRIGHT, NamibiaState
from baobab.titles.namibia.supply import add_cubes, place_head
from baobab.titles.namibia.turn import COMPLETE, EXPLORE, START, is_last
from baobab.words import Params


def under_construction(s: NamibiaState, space: i64, seat: i64) -> bool:
    return s.heads[space] == seat * 2 + LYING


def gets_cube(b: Board, s: NamibiaState, space: i64, seat: i64) -> bool:
    """Will this mine get a cube when it is completed? Not next to an abandoned mine.

    NAM-2.1b NAM-2.1c NAM-R-11
    """
    return under_construction(s, space, seat) and not next_to_ore(b, s, space, b.kinds)


class Complete(NamibiaPhase):
    """Complete all mines under construction. There is nothing to ask unless cubes are short: then the owner
    chooses which mines get them, in the order of the board from the question's space on.

    NAM-2.1a NAM-2.1d NAM-R-10
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("complete", "NAM-2.1d", [actions.extra], board, actions, a=board.spaces)

    def prompt(self, s: NamibiaState) -> Params:
        commodity = self.short(s)
        return {**self.of(commodity), "cubes": s.pool[commodity]}

    def short(self, s: NamibiaState) -> i64:
        """The first commodity with more mines to complete than cubes left, but some; or NONE.  NAM-2.1d"""
        b, seat = self.board, s.seat()
        waiting = filled(b.kinds, 0)
        for space in b.mine_spaces:
            if gets_cube(b, s, space, seat):
                waiting[s.ore[space]] += 1
        for commodity in range(b.kinds):
            if 0 < s.pool[commodity] < waiting[commodity]:
                return commodity
        return NONE

    def candidates(self, s: NamibiaState, commodity: i64) -> vec[i64]:
        """The mines of a short commodity from the question's space on."""
        b = self.board
        out = vec[i64]()
        for space in b.mine_spaces:
            if space >= s.a() and s.ore[space] == commodity and gets_cube(b, s, space, s.seat()):
                out = append(out, space)
        return out

    def legal(self, s: NamibiaState) -> vec[i64]:
        commodity = self.short(s)
        out = vec[i64]()
        if commodity == NONE:
            return out
        spaces = self.candidates(s, commodity)
        for i in range(len(spaces) - s.pool[commodity] + 1):
            out = append(out, self.actions.extra.code(spaces[i]))
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, space = s.seat(), self.actions.extra.arg(action)
        commodity = s.ore[space]
        s.answered()
        self.complete(s, seat, space, tell)
        s.ask(COMPLETE, seat, space + 1 if s.pool[commodity] > 0 else 0)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """All that are still lying, then new mines: twice for the last place.  NAM-2.1a NAM-2.2c NAM-T.4"""
        b, seat = self.board, s.seat()
        for space in b.mine_spaces:
            if under_construction(s, space, seat):
                self.complete(s, seat, space, tell)
        s.answered()
        s.ask(START, seat, b.figures.last_starts if is_last(s, seat) else b.figures.starts)

    def complete(self, s: NamibiaState, seat: i64, space: i64, tell: Teller | None) -> None:
        """One mine: upright, and a cube more unless a neighbour is abandoned or none is left.

        NAM-2.1b NAM-2.1c
        """
        b, commodity = self.board, s.ore[space]
        fresh = gets_cube(b, s, space, seat)
        s.heads[space] = seat * 2 + UPRIGHT
        if fresh and add_cubes(s, space, commodity, b.figures.completion_cubes) > 0:
            if tell is not None:
                tell.tell(events.COMPLETED, [seat, commodity, space, s.cubes[space]])
        elif tell is not None:
            tell.tell(events.COMPLETED_SHORT if fresh else events.COMPLETED_DRY, [seat, commodity, space])

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.extra.owns(action):
            return self.elsewhere(action)
        b, space, commodity = self.board, self.actions.extra.arg(action), self.short(s)
        if not under_construction(s, space, s.seat()):
            return Reason("NAM-2.1a", "not-under-construction", self.at(space))
        if s.ore[space] != commodity:
            return Reason("NAM-2.1d", "enough-cubes", self.of(s.ore[space]))
        if not gets_cube(b, s, space, s.seat()):
            return Reason("NAM-2.1c", "running-dry", self.at(space))
        if space < s.a():
            return Reason("NAM-2.1d", "passed-over", self.at(space))
        if self.actions.extra.code(space) not in list(self.legal(s)):
            return Reason("NAM-2.1d", "cubes-left-over", self.at(space))
        return None


class Start(NamibiaPhase):
    """Lay a head on an explored space of a commodity you may mine; a must, if you can.

    The question's argument says how many mines are still to be started.  NAM-2.2a..c NAM-R-45
    """

    def __init__(self, board: Board, actions: Actions, times: Domain) -> None:
        super().__init__("start", "NAM-2.2b", [actions.mine], board, actions, a=times)

    def prompt(self, s: NamibiaState) -> Params:
        return {"times": s.a()}

    def legal(self, s: NamibiaState) -> vec[i64]:
        b, seat = self.board, s.seat()
        if s.a() == 0 or s.spare_heads[seat] == 0:
            return vec[i64]()
        out = vec[i64](capacity=24)
        cubes, heads, ore, base = s.cubes, s.heads, s.ore, self.actions.mine.base
        never = forbidden_commodity(b, s, seat)
        for space in b.mine_spaces:
            if cubes[space] > 0 and heads[space] == NONE and ore[space] != never:
                out = append(out, base + space)
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, space, times = s.seat(), self.actions.mine.arg(action), s.a()
        place_head(s, seat, space, LYING)
        if tell is not None:
            tell.tell(events.STARTED, [seat, s.ore[space], space])
        s.answered()
        s.ask(START, seat, times - 1)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """Done, or nothing to start a mine with or on; exploring comes next.  NAM-2.2b NAM-2.3e NAM-T.4"""
        figures, seat = self.board.figures, s.seat()
        if tell is not None and s.a() > 0:
            tell.tell(events.NO_START, [seat])
        s.answered()
        s.ask(EXPLORE, seat, figures.last_explores if is_last(s, seat) else figures.explores)

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.mine.owns(action):
            return self.elsewhere(action)
        return why_not_minable(self.board, s, self.actions.mine.arg(action), s.seat(), "NAM-2.2a")

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        space = self.actions.mine.arg(action)
        return Note("preview-mine", {**self.of(s.ore[space]), "cubes": s.cubes[space]})
