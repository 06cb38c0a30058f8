"""Preparation: map, gods, the pile of VR discs, and the first monuments.  TGZ-SET"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import draw, filled, roll
from baobab.kernel.events import Teller
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe import board as cell_codes
from baobab.titles.great_zimbabwe import events
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import BESIDE, CRAFTSMAN, FREE, MONUMENT, RESOURCE, WATER, Board
from baobab.titles.great_zimbabwe.generosity import begin_round
from baobab.titles.great_zimbabwe.map.hub_range import shape_of
from baobab.titles.great_zimbabwe.map.terrain import printed_cells, terrain_of
from baobab.titles.great_zimbabwe.options import FIRST_GAME
from baobab.titles.great_zimbabwe.phase import ZimbabwePhase
from baobab.titles.great_zimbabwe.prerequisites import why_not_yet
from baobab.titles.great_zimbabwe.state import OPEN, OUT, ZimbabweState
from baobab.titles.great_zimbabwe.streams import GODS, QUARTERS, SEATS, TILES
from baobab.titles.great_zimbabwe.turn import START


def lay_map(b: Board, s: ZimbabweState, luck: Luck) -> None:
    """The start tile in its place, drawn tiles around it, each turned at random.  TGZ-SET-1 TGZ-AMB-22"""
    layout = b.layout(s.seats)
    bag = filled(b.tile_names.size, 1)
    bag[b.start_tile] = 0
    for place in layout.places:
        tile: i64 = b.start_tile if place == layout.start_place else draw(s, luck, TILES, bag, EVERYBODY)
        s.tiles[place] = tile * 4 + roll(s, luck, QUARTERS, 4, EVERYBODY)


def deal_gods(b: Board, s: ZimbabweState, luck: Luck) -> None:
    """Eight of the twelve gods lie open, and all specialists; in a first game six gods and no specialist.

    TGZ-SET-2 TGZ-SET-7
    """
    c = b.cards
    if s.options[FIRST_GAME] == 1:
        for god in c.first_gods:
            s.gods[god] = OPEN
        for specialist in range(len(s.specialists)):
            s.specialists[specialist] = OPEN if specialist in c.first_specialists else OUT
        return
    bag = filled(c.gods.size, 1)
    for _ in range(c.gods_in_play):
        s.gods[draw(s, luck, GODS, bag, EVERYBODY)] = OPEN
    for specialist in range(len(s.specialists)):
        s.specialists[specialist] = OPEN


def pile_discs(s: ZimbabweState, luck: Luck) -> None:
    """The VR discs are piled up as they are drawn, the first at the bottom.  TGZ-SET-5"""
    bag = filled(s.seats, 1)
    for place in range(s.seats):
        s.pile[place] = draw(s, luck, SEATS, bag, EVERYBODY)


def ask_starts(s: ZimbabweState) -> None:
    """First monuments from the top of the pile downwards.  TGZ-SET-6"""
    s.clear()
    for place in range(s.seats):
        s.ask(START, s.pile[place])


def read_map(b: Board, s: ZimbabweState) -> None:
    """What every cell holds and what reaches what, from what was laid and placed."""
    layout = b.layout(s.seats)
    cells = printed_cells(b, layout, s.tiles)
    for cell in s.rain:
        cells[cell] = WATER
    s.terrain = terrain_of(b, layout, cells)
    for i in range(min(len(s.charms), len(s.charm_kinds))):
        cells[s.charms[i]] = RESOURCE + s.charm_kinds[i]
        s.terrain = s.terrain.with_resource(s.charms[i], s.charm_kinds[i])
    for maker in range(len(s.makers)):
        if s.makers[maker] >= 0:
            for cell in b.covers(shape_of(b, maker, s.makers[maker]), s.makers[maker] // 2):
                cells[cell] = CRAFTSMAN + maker
    for i in range(len(s.monuments)):
        cells[s.monuments[i]] = MONUMENT + i
    for cell in s.monuments:
        for i in range(layout.near_first[cell], layout.near_first[cell + 1]):
            if cells[layout.near[i]] == FREE:
                cells[layout.near[i]] = BESIDE
    s.cells = cells
    s.look_again()


class Start(ZimbabwePhase):
    """Put your first monument on a free starting area; other monuments do not matter here.

    TGZ-SET-6 TGZ-MAP-4 TGZ-AMB-9
    """

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("start", "TGZ-SET-6", [actions.build], board, actions)

    def legal(self, s: ZimbabweState) -> vec[i64]:
        out = vec[i64](capacity=8)
        for cell in s.terrain.layout.cells:
            if s.cells[cell] == cell_codes.START:
                out = append(out, self.actions.build.code(cell))
        return out

    def apply(self, s: ZimbabweState, action: i64, luck: Luck, tell: Teller | None) -> None:
        cell, seat = self.actions.build.arg(action), s.seat()
        s.put_monument(cell, seat)
        s.vp[seat] += self.board.cards.level_points[1]
        s.answered()
        if tell is not None:
            tell.tell(events.STARTED, [seat, cell])
        if s.over():
            begin_round(s, tell)

    def why_not(self, s: ZimbabweState, action: i64) -> Reason | None:
        if not self.actions.build.owns(action):
            return why_not_yet(s)
        cell = self.actions.build.arg(action)
        content = s.cells[cell]
        if content == cell_codes.START:
            return None
        key = "start-taken" if content >= MONUMENT else "not-a-start"
        return Reason("TGZ-SET-6", key, {"cell": self.board.cells.say(cell)})
