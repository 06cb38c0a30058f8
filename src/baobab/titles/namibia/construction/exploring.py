"""Chapter 2, construction, action 3: explore.  NAM-2.3"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import Domain
from baobab.kernel.notes import Note, Reason
from baobab.titles.namibia import events
from baobab.titles.namibia.actions import Actions
from baobab.titles.namibia.board import Board
from baobab.titles.namibia.phase import NamibiaPhase
from baobab.titles.namibia.spaces import forbidden_commodity, is_empty, next_to_ore, why_not_empty
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.supply import add_cubes
from baobab.titles.namibia.turn import EXPLORE, LAY
from baobab.words import Params


class Explore(NamibiaPhase):
    """Extend a deposit into an empty space next to it; where none can be extended, begin a new one.

    The question's argument says how often is still to be explored.  NAM-2.3a..e NAM-R-12..14
    """

    def __init__(self, board: Board, actions: Actions, times: Domain) -> None:
        super().__init__("explore", "NAM-2.3d", [actions.explore], board, actions, a=times)

    def prompt(self, s: NamibiaState) -> Params:
        return {"times": s.a(), "extending": 1 if self.can_extend(s) else 0}

    def can_extend(self, s: NamibiaState) -> bool:
        """Can this player extend any deposit?  NAM-2.3b NAM-R-14"""
        return len(self.extensions(s, vec[i64]())) > 0

    def legal(self, s: NamibiaState) -> vec[i64]:
        if s.a() == 0:
            return vec[i64]()
        out = self.extensions(s, vec[i64](capacity=64))
        return out if len(out) > 0 else self.new_deposits(s, out)

    def extensions(self, s: NamibiaState, out: vec[i64]) -> vec[i64]:
        """Empty spaces next to a commodity that may be mined and has cubes in the pool.

        With or without a mine of anybody on it.  NAM-2.3a NAM-2.3c NAM-R-12
        """
        b = self.board
        never = forbidden_commodity(b, s, s.seat())
        base, inner = self.actions.explore.base, self.actions.explore.inner
        ore, heads, near, near_first = s.ore, s.heads, b.near, b.near_first
        for commodity in range(b.kinds):
            if commodity == never or s.pool[commodity] == 0:
                continue
            first = base + commodity * inner
            for space in b.mine_spaces:
                if ore[space] == NONE and heads[space] == NONE:
                    for i in range(near_first[space], near_first[space + 1]):
                        if ore[near[i]] == commodity:
                            out = append(out, first + space)
                            break
        return out

    def new_deposits(self, s: NamibiaState, out: vec[i64]) -> vec[i64]:
        """Any empty space, for a commodity with cubes in the pool.  NAM-2.3b"""
        b = self.board
        for commodity in range(b.kinds):
            if commodity != forbidden_commodity(b, s, s.seat()) and s.pool[commodity] > 0:
                for space in b.mine_spaces:
                    if is_empty(b, s, space):
                        out = append(out, self.actions.explore.pair(commodity, space))
        return out

    def apply(self, s: NamibiaState, action: i64, luck: Luck, tell: Teller | None) -> None:
        """Two cubes, or one if only one is left; a new deposit always has one.  NAM-2.3a NAM-2.3b"""
        b, seat, times = self.board, s.seat(), s.a()
        commodity, space = self.actions.explore.first(action), self.actions.explore.second(action)
        if next_to_ore(b, s, space, commodity):
            cubes = add_cubes(s, space, commodity, b.figures.extension_cubes)
            if tell is not None:
                tell.tell(events.EXPLORED, [seat, commodity, space, cubes])
        else:
            add_cubes(s, space, commodity, b.figures.deposit_cubes)
            if tell is not None:
                tell.tell(events.NEW_DEPOSIT, [seat, commodity, space])
        s.answered()
        s.ask(EXPLORE, seat, times - 1)

    def proceed(self, s: NamibiaState, luck: Luck, tell: Teller | None) -> None:
        """Done, or no cube or no space left; tracks come next.  NAM-2.3d"""
        seat = s.seat()
        if tell is not None and s.a() > 0:
            tell.tell(events.NO_EXPLORING, [seat])
        s.answered()
        s.ask(LAY, seat)

    def why_not(self, s: NamibiaState, action: i64) -> Reason | None:
        if not self.actions.explore.owns(action):
            return self.elsewhere(action)
        b = self.board
        commodity, space = self.actions.explore.first(action), self.actions.explore.second(action)
        if commodity == forbidden_commodity(b, s, s.seat()):
            return Reason("NAM-0.9", "forbidden", self.of(commodity))
        if s.pool[commodity] == 0:
            return Reason("NAM-2.3a", "no-cube-left", self.of(commodity))
        full = why_not_empty(b, s, space, "NAM-2.3c")
        if full is None and not next_to_ore(b, s, space, commodity) and self.can_extend(s):
            return Reason("NAM-2.3b", "no-deposit-near", {**self.of(commodity), **self.at(space)})
        return full

    def preview(self, s: NamibiaState, action: i64) -> Note | None:
        b = self.board
        commodity, space = self.actions.explore.first(action), self.actions.explore.second(action)
        wanted = b.figures.deposit_cubes
        if next_to_ore(b, s, space, commodity):
            wanted = b.figures.extension_cubes
        return Note("preview-explore", {"cubes": min(wanted, s.pool[commodity])})
