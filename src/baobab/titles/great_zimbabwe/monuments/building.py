"""Main action: build a monument.  TGZ-MON"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.names import numbers
from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import (
    BESIDE,
    CRAFTSMAN,
    FREE,
    MONUMENT,
    RESOURCE,
    START,
    VOID,
    WATER,
    Board,
)
from baobab.titles.great_zimbabwe.cards import NOMADS, OBATALA
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_not_yet
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import BUILD
from baobab.words import Name, Params


def highest_buildable(s: ZimbabweState) -> i64:
    """The highest content of a cell that takes a monument now: with the Nomads also beside others.

    TGZ-MON-3 TGZ-SPC-7
    """
    return BESIDE if s.busy & s.board.bit[NOMADS] != 0 else FREE


def can_build(s: ZimbabweState) -> bool:
    """Is there any cell for a monument?"""
    most = highest_buildable(s)
    for cell in s.terrain.layout.cells:
        if s.cells[cell] <= most:
            return True
    return False


def builds_per_action(s: ZimbabweState, seat: i64) -> i64:
    """One monument, or up to two for the worshipper of Obatala.  TGZ-GD-OBA TGZ-MON-1"""
    return s.board.cards.double_build if s.has(seat, OBATALA) else 1


def why_not_empty(s: ZimbabweState, cell: i64, clause: str) -> Reason | None:
    """What already lies on a cell that should be empty.  TGZ-MON-2 TGZ-MAP-3 TGZ-MAP-4"""
    b, content = s.board, s.cells[cell]
    if content <= BESIDE:
        return None
    params: Params = {"cell": b.cells.say(cell)}
    if content == VOID:
        return Reason("TGZ-MAP-1", "no-such-cell", params)
    if content == WATER:
        return Reason("TGZ-MAP-3", "water-there", params)
    if content == START:
        return Reason("TGZ-MAP-4", "start-there", params)
    if content >= MONUMENT and s.owner(content - MONUMENT) == s.seat():
        return Reason(clause, "own-monument-there", params)
    if content >= MONUMENT:
        seat = Name("seat", str(s.owner(content - MONUMENT)))
        return Reason(clause, "monument-there", {**params, "seat": seat})
    if content >= CRAFTSMAN:
        craft = b.cards.crafts.say(b.cards.craft_of(content - CRAFTSMAN))
        return Reason(clause, "craftsman-there", {**params, "craft": craft})
    kind = b.cards.kinds.say(content - RESOURCE)
    return Reason(clause, "resource-there", {**params, "kind": kind})


def why_not_build(s: ZimbabweState, cell: i64) -> Reason | None:
    """A monument needs an empty cell that touches no other monument, the Nomads being away.

    TGZ-MON-2 TGZ-MON-3
    """
    reason = why_not_empty(s, cell, "TGZ-MON-2")
    if reason is None and s.cells[cell] > highest_buildable(s):
        return Reason("TGZ-MON-3", "beside-monument", {"cell": s.board.cells.say(cell)})
    return reason


class Build(ZimbabwePhase):
    """Where do you build? The argument says how many monuments may still be built.

    TGZ-MON-1 TGZ-GD-OBA TGZ-AMB-36
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        left = numbers(int(board.cards.double_build))
        super().__init__("build", "TGZ-MON-1", [actions.stop, actions.build], board, actions, a=left)

    def prompt(self, s: ZimbabweState) -> Params:
        return {"left": s.a()}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=256)
        if s.a() < builds_per_action(s, s.seat()):
            out = append(out, self.actions.stop.code())
        most, cells, base = highest_buildable(s), s.cells, self.actions.build.base
        for cell in s.terrain.layout.cells:
            if cells[cell] <= most:
                out = append(out, base + cell)
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, left = s.seat(), s.a()
        s.answered()
        if self.actions.stop.owns(action):
            return
        cell = self.actions.build.arg(action)
        s.put_monument(cell, seat)
        s.vp[seat] += self.board.cards.level_points[1]
        if tell is not None:
            tell.tell(events.BUILT, [seat, cell])
        if left > 1:
            s.ask(BUILD, seat, left - 1)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if self.actions.stop.owns(action):
            fresh = s.a() == builds_per_action(s, s.seat())
            return Reason("TGZ-TRN-5", "nothing-built-yet") if fresh else None
        if self.actions.build.owns(action):
            return why_not_build(s, self.actions.build.arg(action))
        return why_not_yet(s)
