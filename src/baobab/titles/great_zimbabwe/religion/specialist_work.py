"""The work of specialists: the shaman's tiles, the rain, the herd.  TGZ-SPC-3 TGZ-SPC-4 TGZ-SPC-5"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.actions import Kind
from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import ACROSS, BESIDE, DOWN, Board
from baobab.titles.great_zimbabwe.cards import HERD as HERDER
from baobab.titles.great_zimbabwe.cards import KINDS
from baobab.titles.great_zimbabwe.monuments.building import why_not_empty
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_not_yet
from baobab.titles.great_zimbabwe.religion.specialists import can_rain, tiles_left
from baobab.titles.great_zimbabwe.religion.tile_previews import rain_preview, tile_preview
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import LAY, RAIN_WAY
from baobab.words import Params


def ways_open(kind: Kind, across: bool, down: bool) -> vec[i64]:
    """The answers to how a piece lies."""
    out = vec[i64](capacity=2)
    if across:
        out = append(out, kind.code(ACROSS))
    if down:
        out = append(out, kind.code(DOWN))
    return out


class Charm(ZimbabwePhase):
    """Which resource does the shaman lay? Any of which a tile is left.  TGZ-SPC-3"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("charm", "TGZ-SPC-3", [actions.kind], board, actions)

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=KINDS)
        for kind in range(KINDS):
            if tiles_left(s, kind) > 0:
                out = append(out, self.actions.kind.code(kind))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        s.answered()
        s.ask(LAY, seat, self.actions.kind.arg(action))

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.kind.owns(action):
            return why_not_yet(s)
        kind = self.actions.kind.arg(action)
        if tiles_left(s, kind) > 0:
            return None
        return Reason("TGZ-SPC-3", "no-resource-tile", {"kind": self.board.cards.kinds.say(kind)})

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return Note("preview-tiles", {"tiles": tiles_left(s, self.actions.kind.arg(action))})


class Lay(ZimbabwePhase):
    """Where does the resource tile go? On any empty cell.  TGZ-SPC-3 TGZ-AMB-10"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("lay", "TGZ-SPC-3", [actions.lay], board, actions, a=board.cards.kinds)

    def prompt(self, s: ZimbabweState) -> Params:
        return {"kind": self.board.cards.kinds.say(s.a())}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=256)
        cells, base = s.cells, self.actions.lay.base
        for cell in s.terrain.layout.cells:
            if cells[cell] <= BESIDE:
                out = append(out, base + cell)
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, kind, cell = s.seat(), s.a(), self.actions.lay.arg(action)
        s.answered()
        s.put_resource(cell, kind)
        if tell is not None:
            tell.tell(events.CHARMED, [seat, kind, cell])

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.lay.owns(action):
            return why_not_yet(s)
        return why_not_empty(s, self.actions.lay.arg(action), "TGZ-SPC-3")

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return tile_preview(s, self.actions.lay.arg(action))


class Rain(ZimbabwePhase):
    """Where does the water tile go? The question asks for its upper or left cell.  TGZ-SPC-4"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("rain", "TGZ-SPC-4", [actions.rain], board, actions)

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=256)
        cells, fits, base = s.cells, s.terrain.layout.fits, self.actions.rain.base
        size, width = self.board.size, self.board.width
        for cell in s.terrain.layout.cells:
            if cells[cell] <= BESIDE and (
                (fits[cell] == 1 and cells[cell + 1] <= BESIDE)
                or (fits[size + cell] == 1 and cells[cell + width] <= BESIDE)
            ):
                out = append(out, base + cell)
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        s.answered()
        s.ask(RAIN_WAY, seat, self.actions.rain.arg(action))

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.rain.owns(action):
            return why_not_yet(s)
        cell = self.actions.rain.arg(action)
        reason = why_not_empty(s, cell, "TGZ-SPC-4")
        if reason is not None or can_rain(s, ACROSS, cell) or can_rain(s, DOWN, cell):
            return reason
        return Reason("TGZ-SPC-4", "no-room-for-rain", {"cell": self.board.cells.say(cell)})

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return rain_preview(s, self.actions.rain.arg(action), [ACROSS, DOWN])


class RainWay(ZimbabwePhase):
    """Does the water tile lie across or down from its cell?  TGZ-SPC-4"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("rain-way", "TGZ-SPC-4", [actions.way], board, actions, a=board.cells)

    def prompt(self, s: ZimbabweState) -> Params:
        return {"cell": self.board.cells.say(s.a())}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        return ways_open(self.actions.way, can_rain(s, ACROSS, s.a()), can_rain(s, DOWN, s.a()))

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, cell, way = s.seat(), s.a(), self.actions.way.arg(action)
        other = cell + (1 if way == ACROSS else self.board.width)
        s.answered()
        s.put_water(cell, other)
        if tell is not None:
            tell.tell(events.RAINED, [seat, cell, other])

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.way.owns(action):
            return why_not_yet(s)
        if can_rain(s, self.actions.way.arg(action), s.a()):
            return None
        return Reason("TGZ-SPC-4", "no-room-this-way", {"cell": self.board.cells.say(s.a())})

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return rain_preview(s, s.a(), [int(self.actions.way.arg(action))])


class Herd(ZimbabwePhase):
    """How many cattle join the herd? The common stock adds half as many.  TGZ-SPC-5"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("herd", "TGZ-SPC-5", [actions.number], board, actions)

    def bonus(self, cattle: i64) -> i64:
        """What the stock adds to this many cattle, or -1 where nobody may pay that many."""
        c = self.board.cards
        for i in range(len(c.herd_costs)):
            if c.herd_costs[i] == cattle:
                return c.herd_bonus[i]
        return -1

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=4)
        for cost in self.board.cards.herd_costs:
            if cost <= s.cash[s.seat()]:
                out = append(out, self.actions.number.code(cost))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, cattle = s.seat(), self.actions.number.arg(action)
        s.answered()
        s.cash[seat] -= cattle
        s.paid[HERDER] += cattle + self.bonus(cattle)
        s.afoot += self.bonus(cattle)
        if tell is not None:
            tell.tell(events.USED, [seat, HERDER, cattle])
            tell.tell(events.HERDED, [seat, cattle + self.bonus(cattle)])

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.number.owns(action):
            return why_not_yet(s)
        cattle = self.actions.number.arg(action)
        if self.bonus(cattle) < 0:
            costs: Params = {"cattle": cattle, "allowed": [str(n) for n in self.board.cards.herd_costs]}
            return Reason("TGZ-SPC-5", "herd-amount", costs)
        cash = s.cash[s.seat()]
        return (
            Reason("TGZ-SPC-5", "herd-too-dear", {"cattle": cattle, "cash": cash}) if cattle > cash else None
        )

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return Note("preview-herd", {"cattle": self.bonus(self.actions.number.arg(action))})
