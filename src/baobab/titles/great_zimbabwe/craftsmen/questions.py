"""The questions of placing craftsmen: which one, where, and how it lies.  TGZ-CRF-1 TGZ-CRF-5"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import DOWN, Board
from baobab.titles.great_zimbabwe.craftsmen.placement import (
    can_place,
    craft_preview,
    place_craftsman,
    why_not_craft,
)
from baobab.titles.great_zimbabwe.craftsmen.prices import FREELY, ask_prices
from baobab.titles.great_zimbabwe.craftsmen.sites import Ground, reach_preview, why_not_site
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_not_yet
from baobab.titles.great_zimbabwe.religion.specialist_work import ways_open
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import PLACE, SITE, WAY
from baobab.words import Params


class Place(ZimbabwePhase):
    """One more craftsman, or on to the prices?  TGZ-CRF-1"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("place", "TGZ-CRF-1", [actions.set_prices, actions.craft], board, actions)

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=8)
        out = append(out, self.actions.set_prices.code())
        for craft in range(self.board.cards.crafts.size):
            if can_place(s, s.seat(), craft):
                out = append(out, self.actions.craft.code(craft))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat = s.seat()
        s.answered()
        if self.actions.craft.owns(action):
            s.ask(SITE, seat, self.actions.craft.arg(action))
        else:
            ask_prices(s, seat, FREELY)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if self.actions.craft.owns(action):
            return why_not_craft(s, s.seat(), self.actions.craft.arg(action))
        return None if self.actions.set_prices.owns(action) else why_not_yet(s)

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        return craft_preview(s, self.actions, action)


class Site(ZimbabwePhase):
    """On which cell does the craftsman's upper left corner lie?  TGZ-CRF-5"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("site", "TGZ-CRF-5", [actions.site], board, actions, a=board.cards.crafts)

    def prompt(self, s: ZimbabweState) -> Params:
        return {"craft": self.board.cards.crafts.say(s.a())}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        ground = Ground(s, s.seat(), s.a())
        out = vec[i64](capacity=128)
        base = self.actions.site.base
        for cell in ground.layout.cells:
            if ground.takes(cell):
                out = append(out, base + cell)
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, craft, cell = s.seat(), s.a(), self.actions.site.arg(action)
        s.answered()
        if self.board.cards.square[craft] == 0:
            s.ask(WAY, seat, craft, cell)
            return
        place_craftsman(s, seat, craft, cell * 2, tell)
        s.ask(PLACE, seat)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.site.owns(action):
            return why_not_yet(s)
        cell, craft = self.actions.site.arg(action), s.a()
        return why_not_site(s, s.seat(), craft, cell)

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        ground = Ground(s, s.seat(), s.a())
        return reach_preview(s, ground, ground.shapes(), self.actions.site.arg(action))


class Way(ZimbabwePhase):
    """Does the craftsman lie across or down from its cell?  TGZ-CRF-5"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__(
            "way", "TGZ-CRF-5", [actions.way], board, actions, a=board.cards.crafts, b=board.cells
        )

    def prompt(self, s: ZimbabweState) -> Params:
        return {"craft": self.board.cards.crafts.say(s.a()), "cell": self.board.cells.say(s.b())}

    def legal(self, s: ZimbabweState) -> vec[i64]:
        ground = Ground(s, s.seat(), s.a())
        down = ground.turnable and ground.takes_pair(s.b(), ground.width)
        return ways_open(self.actions.way, ground.takes_pair(s.b(), 1), down)

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        seat, craft, cell = s.seat(), s.a(), s.b()
        s.answered()
        place_craftsman(s, seat, craft, cell * 2 + self.actions.way.arg(action), tell)
        s.ask(PLACE, seat)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.way.owns(action):
            return why_not_yet(s)
        ground = Ground(s, s.seat(), s.a())
        down = self.actions.way.arg(action) == DOWN
        if ground.takes_pair(s.b(), ground.width if down else 1) and (ground.turnable or not down):
            return None
        return Reason("TGZ-CRF-5", "not-this-way", self.prompt(s))

    def preview(self, s: ZimbabweState, action: i64) -> Note | None:
        ground = Ground(s, s.seat(), s.a())
        return reach_preview(s, ground, [int(self.actions.way.arg(action))], s.b())
