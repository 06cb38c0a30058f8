"""The set-up: cubes, a completed mine, a mine under construction and two tracks for everybody.  NAM-S"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.phase import NamibiaPhase
from baobab.titles.namibia.spaces import (
    can_mine,
    forbidden_commodity,
    is_empty,
    next_to_cubes,
    why_not_empty,
    why_not_minable,
)
from baobab.titles.namibia.state import LYING, NONE, UPRIGHT, NamibiaState
from baobab.titles.namibia.supply import add_cubes, place_head, take_tracks
from baobab.titles.namibia.turn import CUBE, FIRST_MINE, OPENING, SECOND_MINE
from baobab.words import Params


class Cube(NamibiaPhase):
    """Put one of your cubes on an empty space, away from other cubes where possible.

    NAM-S.7a NAM-S.7b NAM-R-40
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("cube", "NAM-S.7a", [actions.cube], board, actions)

    def legal(self, s: NamibiaState) -> vec[i64]:
        b, seat = self.board, s.seat()
        spaces = self.room(s)
        out = vec[i64](capacity=3 * len(spaces))
        for commodity in range(b.kinds):
            if s.hand[seat * b.kinds + commodity] == 1:
                for space in spaces:
                    out = append(out, self.actions.cube.pair(commodity, space))
        return out

    def room(self, s: NamibiaState) -> vec[i64]:
        """The empty spaces without a cube next to them; all empty spaces if there are none.  NAM-S.7b"""
        b = self.board
        lonely = vec[i64](capacity=b.size)
        all_empty = vec[i64](capacity=b.size)
        for space in b.mine_spaces:
            if is_empty(b, s, space):
                all_empty = append(all_empty, space)
                if not next_to_cubes(b, s, space):
                    lonely = append(lonely, space)
        return lonely if len(lonely) > 0 else all_empty

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        b, seat = self.board, s.seat()
        commodity, space = self.actions.cube.first(action), self.actions.cube.second(action)
        s.hand[seat * b.kinds + commodity] = 0
        s.ore[space] = commodity
        s.cubes[space] = 1
        if tell is not None:
            tell.tell(events.CUBE, [seat, commodity, space])
        self.go_on(s)

    def mines_elsewhere(self) -> Reason:
        return Reason("NAM-S.8", "mines-after-cubes")

    def tracks_elsewhere(self) -> Reason:
        return Reason("NAM-S.10", "tracks-after-mines")

    def go_on(self, s: NamibiaState) -> None:
        """Round and round in turn order until all cubes are placed, then the mines.  NAM-S.7a NAM-S.8"""
        seat = s.order[(s.place_of(s.seat()) + 1) % s.seats]
        s.answered()
        for commodity in range(self.board.kinds):
            if s.hand[seat * self.board.kinds + commodity] == 1:
                s.ask(CUBE, seat)
                return
        s.ask(FIRST_MINE, s.order[0])

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.cube.owns(action):
            return self.elsewhere(action)
        b, seat = self.board, s.seat()
        commodity, space = self.actions.cube.first(action), self.actions.cube.second(action)
        if commodity == forbidden_commodity(b, s, seat):
            return Reason("NAM-0.9", "forbidden", self.of(commodity))
        if s.hand[seat * b.kinds + commodity] == 0:
            return Reason("NAM-S.6", "cube-placed", self.of(commodity))
        full = why_not_empty(b, s, space, "NAM-S.7a")
        if full is None and next_to_cubes(b, s, space) and space not in list(self.room(s)):
            return Reason("NAM-S.7b", "too-close", self.at(space))
        return full


class FirstMine(NamibiaPhase):
    """Stand a head upright on a cube you may mine; two more cubes come to it.  NAM-S.8"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("first-mine", "NAM-S.8", [actions.mine], board, actions)
        self.how: i64 = UPRIGHT
        self.added: i64 = board.figures.first_mine_cubes
        self.told: i64 = events.FIRST_MINE

    def legal(self, s: NamibiaState) -> vec[i64]:
        out = vec[i64](capacity=20)
        for space in self.board.mine_spaces:
            if can_mine(self.board, s, space, s.seat()):
                out = append(out, self.actions.mine.code(space))
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        space = self.actions.mine.arg(action)
        place_head(s, s.seat(), space, self.how)
        add_cubes(s, space, s.ore[space], self.added)
        if tell is not None:
            tell.tell(self.told, [s.seat(), s.ore[space], space, s.cubes[space]])
        self.proceed(s, luck, tell)

    def tracks_elsewhere(self) -> Reason:
        return Reason("NAM-S.10", "tracks-after-mines")

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """In turn order; the last one begins with the second mines.  NAM-S.8 NAM-S.9"""
        place = s.place_of(s.seat()) + 1
        s.answered()
        if place < s.seats:
            s.ask(FIRST_MINE, s.order[place])
        else:
            s.ask(SECOND_MINE, s.order[s.seats - 1])

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.mine.owns(action):
            return self.elsewhere(action)
        return why_not_minable(self.board, s, self.actions.mine.arg(action), s.seat(), "NAM-S.8")

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        space = self.actions.mine.arg(action)
        more = min(self.added, s.pool[s.ore[space]])
        return Note("preview-mine", {**self.of(s.ore[space]), "cubes": s.cubes[space] + more})


class SecondMine(FirstMine):
    """Lay a head on a cube of another commodity than your first mine's; one more cube comes to it.

    NAM-S.9 NAM-R-41
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        NamibiaPhase.__init__(self, "second-mine", "NAM-S.9", [actions.mine], board, actions)
        self.how = LYING
        self.added = board.figures.second_mine_cubes
        self.told = events.SECOND_MINE

    def first_ore(self, s: NamibiaState) -> i64:
        """The commodity of the seat's first mine, or NONE."""
        for space in self.board.mine_spaces:
            if s.owner(space) == s.seat():
                return s.ore[space]
        return NONE

    def legal(self, s: NamibiaState) -> vec[i64]:
        first = self.first_ore(s)
        out = vec[i64](capacity=20)
        for space in self.board.mine_spaces:
            if can_mine(self.board, s, space, s.seat()) and s.ore[space] != first:
                out = append(out, self.actions.mine.code(space))
        return out

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """In reverse turn order; then the first player lays tracks.  NAM-S.9 NAM-S.10"""
        place = s.place_of(s.seat())
        s.answered()
        if place > 0:
            s.ask(SECOND_MINE, s.order[place - 1])
        else:
            take_tracks(s, s.order[0], self.board.figures.opening_tracks)
            s.ask(OPENING, s.order[0])

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        reason = FirstMine.why_not(self, s, action)
        if reason is None and s.ore[self.actions.mine.arg(action)] == self.first_ore(s):
            return Reason("NAM-S.9", "same-commodity", self.of(self.first_ore(s)))
        return reason

    def prompt(self, s: NamibiaState) -> Params:
        return self.of(self.first_ore(s))
