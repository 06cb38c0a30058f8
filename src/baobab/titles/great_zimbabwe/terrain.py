"""Water, resources and plain range: what reaches what without hubs.

TGZ-MAP-2 TGZ-RNG-1 TGZ-RNG-2 TGZ-RNG-3
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.great_zimbabwe.board import MONUMENT, RESOURCE, VOID, WATER, Board, Layout
from baobab.titles.great_zimbabwe.cards import KINDS


class Water:
    """The water regions of a board: cells joined side by side, never by a corner alone.  TGZ-MAP-2"""

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        self.region = filled(len(cells), -1)
        self.first = vec[i64]([0])
        self.members = vec[i64]()
        for cell in layout.cells:
            if cells[cell] == WATER and self.region[cell] < 0:
                self.collect(layout, cells, cell)

    def lake(self, cell: i64) -> vec[i64]:
        """All cells of the region that a water cell belongs to."""
        number = self.region[cell]
        return self.members[self.first[number] : self.first[number + 1]]

    def collect(self, layout: Layout, cells: vec[i64], cell: i64) -> None:
        number = len(self.first) - 1
        region, first, beside = self.region, layout.beside_first, layout.beside
        members = append(self.members, cell)
        region[cell] = number
        i: i64 = len(members) - 1
        while i < len(members):
            here = members[i]
            for j in range(first[here], first[here + 1]):
                other = beside[j]
                if cells[other] == WATER and region[other] < 0:
                    region[other] = number
                    members = append(members, other)
            i += 1
        self.members = members
        self.first = append(self.first, len(members))


def flood(
    layout: Layout, water: Water, cells: vec[i64], origins: vec[i64], steps: i64, hop: bool
) -> tuple[vec[i64], i64]:
    """All cells within so many steps of the origins, these first, nearer ones before farther ones; and the
    place in this list where the last step begins.

    A region of water is entered as a whole by one step. In a hop, a monument on the way is reached but not
    passed through; in plain range monuments are like any other cell.

    TGZ-RNG-1 TGZ-RNG-2 TGZ-RNG-3 TGZ-RNG-4 TGZ-RNG-5 TGZ-HUB-3 TGZ-AMB-1 TGZ-AMB-2
    """
    seen = layout.zeros[:]
    first, near, region = layout.near_first, layout.near, water.region
    shores, members = water.first, water.members
    out = vec[i64](capacity=160)
    for cell in origins:
        seen[cell] = 1
        out = append(out, cell)
    start: i64 = 0
    for step in range(steps):
        stop: i64 = len(out)
        for i in range(start, stop):
            here = out[i]
            if hop and step > 0 and cells[here] >= MONUMENT:
                continue
            for j in range(first[here], first[here + 1]):
                other = near[j]
                if seen[other] == 0:
                    lake = region[other]
                    if lake < 0:
                        seen[other] = 1
                        out = append(out, other)
                    else:
                        for k in range(shores[lake], shores[lake + 1]):
                            seen[members[k]] = 1
                            out = append(out, members[k])
        start = stop
    return out, start


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
            self.far = survey(self.board, self.layout, self.water, self.resources, steps)
        return self.far

    def number_at(self, cell: i64) -> i64:
        """The number of the resource on a cell, or -1."""
        for i in range(len(self.resources)):
            if self.resources[i] == cell:
                return i
        return -1

    def with_resource(self, cell: i64, kind: i64) -> "Terrain":
        """The same land with one more resource.  TGZ-SPC-3 TGZ-MAP-5"""
        b = self.board
        bit = b.bit[len(self.resources)]
        near = self.near[:]
        reach, _ = flood(self.layout, self.water, self.layout.zeros, vec[i64]([cell]), b.cards.range, False)
        for other in reach:
            near[other] |= bit
        of_kind = self.of_kind[:]
        of_kind[kind] |= bit
        resources = append(self.resources[:], cell)
        return Terrain(b, self.layout, self.water, resources, of_kind, near)

    def with_water(self, cells: vec[i64], cell: i64) -> "Terrain":
        """The same land after rain on a cell. Only resources that reach the lake it made look again.

        TGZ-SPC-4 TGZ-MAP-2
        """
        b, water = self.board, Water(self.layout, cells)
        touched: i64 = 0
        for member in water.lake(cell):
            touched |= self.near[member]
        near = self.near[:]
        for other in self.layout.cells:
            near[other] &= ~touched
        for i in range(len(self.resources)):
            if touched & b.bit[i] != 0:
                origin = vec[i64]([self.resources[i]])
                reach, _ = flood(self.layout, water, self.layout.zeros, origin, b.cards.range, False)
                for other in reach:
                    near[other] |= b.bit[i]
        return Terrain(b, self.layout, water, self.resources, self.of_kind, near)


def survey(board: Board, layout: Layout, water: Water, resources: vec[i64], steps: i64) -> vec[i64]:
    """For each cell the resources within so many steps. Distance is the same both ways."""
    near = layout.zeros[:]
    for i in range(len(resources)):
        bit = board.bit[i]
        origin = vec[i64]([resources[i]])
        reach, _ = flood(layout, water, layout.zeros, origin, steps, False)
        for cell in reach:
            near[cell] |= bit
    return near


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
    water = Water(layout, cells)
    near = survey(board, layout, water, resources, board.cards.range)
    return Terrain(board, layout, water, resources, of_kind, near)
