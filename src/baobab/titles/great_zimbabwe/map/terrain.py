"""Water, resources and plain range: what reaches what without hubs.

TGZ-MAP-2 TGZ-RNG-1 TGZ-RNG-2 TGZ-RNG-3
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.great_zimbabwe.board import RESOURCE, VOID, WATER, Board, Layout
from baobab.titles.great_zimbabwe.cards import KINDS
from baobab.titles.great_zimbabwe.map.areas import join, meet


class Water:
    """The water regions of a board: cells joined side by side, never by a corner alone.  TGZ-MAP-2"""

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        self.areas = layout.areas
        self.lakes: list[vec[i64]] = []
        self.wet = self.areas.none[:]  # all of them together
        for cell in layout.cells:
            if cells[cell] == WATER and not self.areas.holds(self.wet, cell):
                lake = self.areas.of(cells_joined(layout, cells, cell))
                self.lakes.append(lake)
                join(self.wet, lake)

    def lake(self, cell: i64) -> vec[i64]:
        """The area of the region that a water cell belongs to."""
        for lake in self.lakes:
            if self.areas.holds(lake, cell):
                return lake
        return self.areas.none

    def enter(self, edge: vec[i64]) -> None:
        """Add to an edge all lakes that it touches: whoever enters a lake is everywhere on it.

        TGZ-RNG-3
        """
        if meet(edge, self.wet):
            for lake in self.lakes:
                if meet(edge, lake):
                    join(edge, lake)


def cells_joined(layout: Layout, cells: vec[i64], cell: i64) -> vec[i64]:
    """All water cells that are joined side by side with this one.  TGZ-MAP-2"""
    found = vec[i64]([cell])
    seen = layout.zeros[:]
    seen[cell] = 1
    i: i64 = 0
    while i < len(found):
        here = found[i]
        for j in range(layout.beside_first[here], layout.beside_first[here + 1]):
            other = layout.beside[j]
            if cells[other] == WATER and seen[other] == 0:
                seen[other] = 1
                found = append(found, other)
        i += 1
    return found


def flood(water: Water, origin: vec[i64], steps: i64, stations: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """The area within so many steps of an origin, and the part of it that only the last step reaches.

    A region of water is entered as a whole by one step. In a hop, stations on the way are reached but not
    passed through; in plain range there are none.

    TGZ-RNG-1 TGZ-RNG-2 TGZ-RNG-3 TGZ-RNG-4 TGZ-RNG-5 TGZ-HUB-3 TGZ-AMB-1 TGZ-AMB-2
    """
    areas = water.areas
    seen, edge, side = origin[:], origin[:], areas.none[:]
    for step in range(steps):
        if step > 0:
            for i in range(areas.bands):
                edge[i] &= ~stations[i]
        areas.grow(edge, seen, side)
        water.enter(edge)
        join(seen, edge)
    return seen, edge


class Terrain:
    """Land, water and resources. It is never changed once made, so copies of a state share it.

    `near` tells for each cell which resources are in plain range of it, a bit for each resource; `far`
    the same for the longer range of Eshu's turn, made when it is first asked for.  TGZ-GD-ESH
    """

    def __init__(
        self,
        board: Board,
        layout: Layout,
        water: Water,
        resources: vec[i64],
        of_kind: vec[i64],
        near: vec[i64],
    ) -> None:
        self.board = board
        self.layout = layout
        self.water = water
        self.resources = resources  # the cells with resources, by their numbers
        self.of_kind = of_kind  # for each kind the resources of it, a bit each
        self.near = near
        self.far = vec[i64]()

    def within(self, steps: i64) -> vec[i64]:
        """For each cell the resources in plain range; asked for the usual range or Eshu's."""
        if steps == self.board.cards.range:
            return self.near
        if len(self.far) == 0:
            far = self.layout.zeros[:]
            for i in range(len(self.resources)):
                self.look_from(i, far, steps)
            self.far = far
        return self.far

    def number_at(self, cell: i64) -> i64:
        """The number of the resource on a cell, or -1."""
        for i in range(len(self.resources)):
            if self.resources[i] == cell:
                return i
        return -1

    def with_resource(self, cell: i64, kind: i64) -> "Terrain":
        """The same land with one more resource.  TGZ-SPC-3 TGZ-MAP-5"""
        b, number = self.board, len(self.resources)
        of_kind = self.of_kind[:]
        of_kind[kind] |= b.bit[number]
        resources = append(self.resources[:], cell)
        new = Terrain(b, self.layout, self.water, resources, of_kind, self.near[:])
        new.look_from(number, new.near, b.cards.range)
        if len(self.far) > 0:
            new.far = self.far[:]
            new.look_from(number, new.far, b.cards.far_range)
        return new

    def with_water(self, cells: vec[i64], cell: i64) -> "Terrain":
        """The same land after rain on a cell. Only resources that reach the lake it made look again.

        TGZ-SPC-4 TGZ-MAP-2
        """
        b, water = self.board, Water(self.layout, cells)
        new = Terrain(b, self.layout, water, self.resources, self.of_kind, self.near[:])
        new.look_again(new.near, cell, b.cards.range)
        if len(self.far) > 0:
            new.far = self.far[:]
            new.look_again(new.far, cell, b.cards.far_range)
        return new

    def look_again(self, near: vec[i64], cell: i64, steps: i64) -> None:
        """Find anew what the resources reach that reached the lake on a cell."""
        touched: i64 = 0
        for member in self.layout.areas.cells(self.water.lake(cell)):
            touched |= near[member]
        for other in self.layout.cells:
            near[other] &= ~touched
        for i in range(len(self.resources)):
            if touched & self.board.bit[i] != 0:
                self.look_from(i, near, steps)

    def look_from(self, resource: i64, near: vec[i64], steps: i64) -> None:
        """Mark all cells within so many steps of a resource."""
        areas, bit = self.layout.areas, self.board.bit[resource]
        origin = areas.one(self.resources[resource])
        reach, _rim = flood(self.water, origin, steps, areas.none)
        for cell in areas.cells(reach):
            near[cell] |= bit


def printed_cells(board: Board, layout: Layout, tiles: vec[i64]) -> vec[i64]:
    """The cells of a board as its tiles show them.  TGZ-SET-1"""
    cells = filled(board.size, VOID)
    size, width = board.tile_size, board.width
    for place in range(len(tiles)):
        if tiles[place] < 0:
            continue
        shown = board.printed[tiles[place] // 4][tiles[place] % 4]
        corner = place // board.columns * size * width + place % board.columns * size
        for i in range(size * size):
            cells[corner + i // size * width + i % size] = shown[i]
    return cells


def terrain_of(board: Board, layout: Layout, cells: vec[i64]) -> Terrain:
    """The terrain that these cells make, numbering resources in the order of the board."""
    of_kind = filled(KINDS, 0)
    resources = vec[i64]()
    for cell in layout.cells:
        kind = cells[cell] - RESOURCE
        if 0 <= kind < KINDS:
            of_kind[kind] |= board.bit[len(resources)]
            resources = append(resources, cell)
    terrain = Terrain(board, layout, Water(layout, cells), resources, of_kind, layout.zeros[:])
    for i in range(len(resources)):
        terrain.look_from(i, terrain.near, board.cards.range)
    return terrain
