"""The map of The Great Zimbabwe: cells, tiles, layouts and sites.  TGZ-CMP-1 TGZ-MAP-1 TGZ-SET-1"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.data import Data, Entry
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.rows import flatten
from baobab.titles.great_zimbabwe.cards import Cards
from baobab.titles.great_zimbabwe.map.areas import Areas

FREE: Final = 0
BESIDE: Final = 1
START: Final = 2
WATER: Final = 3
RESOURCE: Final = 4
VOID: Final = 15
CRAFTSMAN: Final = 16
MONUMENT: Final = 64
"""What a cell holds: FREE land, land BESIDE a monument, a starting area, water, RESOURCE + kind, no tile at
all, CRAFTSMAN + number, MONUMENT + number."""

ACROSS: Final = 0
DOWN: Final = 1
SQUARE: Final = 2
"""How a piece lies on the cell of its upper left corner: 1 x 2, 2 x 1, or 2 x 2."""

TURNS: Final = 4
MOST_SEATS: Final = 5
MOST_CELLS: Final = 324
MOST_RESOURCES: Final = 60
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Layout:
    """The board for one number of players: its places for tiles and which cells are next to each other.

    Cells are next to each other in 8 directions, also across the borders of tiles; where no tile lies
    there is nothing.  TGZ-MAP-1 TGZ-AMB-34
    """

    def __init__(self, rows: list[str], size: int, width: int, height: int) -> None:
        columns = width // size
        self.places: list[int] = []
        self.start_place = -1
        exists = [0] * (width * height)
        for row, line in enumerate(rows):
            for column, mark in enumerate(line):
                if mark == "-":
                    continue
                place = row * columns + column
                self.places.append(place)
                if mark == "S":
                    self.start_place = place
                for y in range(size):
                    for x in range(size):
                        exists[(row * size + y) * width + column * size + x] = 1
        self.exists = vec[i64](exists)
        self.areas = Areas(exists, width, height)
        self.cells = vec[i64]([cell for cell in range(width * height) if exists[cell]])
        self.near_first, self.near = flatten(neighbours(exists, width, height, corners=True))
        self.beside_first, self.beside = flatten(neighbours(exists, width, height, corners=False))
        self.fits = vec[i64]()
        for shape in range(SQUARE + 1):
            for cell in range(width * height):
                wide, high = shape != DOWN, shape != ACROSS
                inside = (cell % width < width - 1 or not wide) and (cell < width * (height - 1) or not high)
                covered = shape_cells(shape, cell, width)
                self.fits = append(self.fits, 1 if inside and all(exists[c] for c in covered) else 0)
        self.zeros = filled(width * height, 0)


class Board:
    """The map's figures in tables that the rules read, and the names of everything on it."""

    def __init__(self, data: Data) -> None:
        root = data.root
        self.text = data.text
        self.cards = Cards(root)
        self.seats = seat_domain(MOST_SEATS)
        self.read_tiles(root["tiles"], root["cell_legend"])
        self.read_layouts(root["layouts"]["items"])
        if root.has("checksums"):
            self.check_sums(root["checksums"])
        names = [f"{LETTERS[cell % self.width]}{cell // self.width + 1}" for cell in range(self.size)]
        self.cells = Domain("cell", names)
        self.sites = Domain("site", [name + way for name in names for way in ("", "v")])
        self.steps = Domain("step", [*names, *self.cards.makers.names])
        self.ways = Domain("way", ["across", "down"])
        self.holders = Domain("holder", ["out", "open", *self.seats.names])
        self.bit = vec[i64]([2**n for n in range(MOST_RESOURCES + 2)])

    def read_tiles(self, tiles: Entry, legend: Entry) -> None:
        """The printed cells of every tile, turned by 0, 90, 180 and 270 degrees.  TGZ-SET-1"""
        self.tile_size = tiles["size"].number(2, 9)
        codes = {".": FREE, "~": WATER, "S": START}
        marks = legend.keys()
        for mark in marks:
            if len(mark) == 1 and mark not in codes:
                kind = self.cards.kinds.find(legend[mark].text())
                if kind < 0:
                    raise legend[mark].wrong("it must name a kind of goods")
                codes[mark] = RESOURCE + kind
        self.start_tile = -1
        self.resources_on: list[int] = []
        self.printed: list[list[vec[i64]]] = []
        for item in tiles["items"].items():
            rows = [row.text() for row in item["rows"].items()]
            if len(rows) != self.tile_size or any(len(row) != self.tile_size for row in rows):
                raise item["rows"].wrong(f"a tile has {self.tile_size} rows of {self.tile_size} cells")
            for mark in "".join(rows):
                if mark not in codes:
                    raise item["rows"].wrong(f"no cell is written {mark!r}: see cell_legend")
            self.read_start(item, sum(row.count("S") for row in rows))
            self.resources_on.append(sum(codes[mark] >= RESOURCE for mark in "".join(rows)))
            self.printed.append([])
            for _ in range(TURNS):
                self.printed[-1].append(vec[i64]([codes[mark] for mark in "".join(rows)]))
                rows = ["".join(row[x] for row in reversed(rows)) for x in range(self.tile_size)]
        if self.start_tile < 0:
            raise tiles.wrong("one tile must be the start tile")
        turns = "nesw"
        names = [f"{tile}{turns[turn]}" for tile in range(len(self.printed)) for turn in range(TURNS)]
        self.laid_tiles = Domain("tile", names)
        self.tile_names = Domain("tile", [str(tile) for tile in range(len(self.printed))])
        self.turn_names = Domain("quarter", ["0", "1", "2", "3"])

    def read_start(self, item: Entry, areas: int) -> None:
        """The start tile, and nothing else, has starting areas, one for each player at least.  TGZ-MAP-4"""
        if not item["start_tile"].truth():
            if areas:
                raise item["rows"].wrong("only the start tile has starting areas (S)")
            return
        if self.start_tile >= 0:
            raise item["start_tile"].wrong("there is only one start tile")
        if areas < MOST_SEATS:
            raise item["rows"].wrong(f"the start tile needs {MOST_SEATS} starting areas (S) or more")
        self.start_tile = len(self.printed)

    def read_layouts(self, items: Entry) -> None:
        """Where tiles lie for each number of players.  TGZ-SET-1"""
        tables: list[list[str]] = []
        for seats in range(2, MOST_SEATS + 1):
            entry = items[str(seats)]
            rows = [row.text() for row in entry.items()]
            if not rows or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set("S#-"):
                raise entry.wrong("it must be rows of equal length, written with S, # and -")
            if sum(row.count("S") for row in rows) != 1:
                raise entry.wrong("it must have exactly one place for the start tile (S)")
            if sum(row.count("#") for row in rows) > len(self.printed) - 1:
                raise entry.wrong(f"there are only {len(self.printed) - 1} tiles to draw")
            crowded = sorted(self.resources_on, reverse=True)[
                : sum(row.count("#") + row.count("S") for row in rows)
            ]
            if sum(crowded) > MOST_RESOURCES:
                raise entry.wrong(f"its tiles could have more than {MOST_RESOURCES} resources together")
            tables.append(rows)
        self.columns = max(len(rows[0]) for rows in tables)
        self.width = self.columns * self.tile_size
        self.height = max(len(rows) for rows in tables) * self.tile_size
        self.size: i64 = self.width * self.height
        if self.size > MOST_CELLS or self.width > len(LETTERS):
            raise items.wrong(f"a board has at most {MOST_CELLS} cells and {len(LETTERS)} columns")
        self.layouts = [Layout(rows, self.tile_size, self.width, self.height) for rows in tables]
        places = self.columns * (self.height // self.tile_size)
        self.places = Domain("place", [str(place + 1) for place in range(places)])
        offsets = [[0, 1], [0, self.width], [0, 1, self.width, self.width + 1]]
        self.shape_first, self.shape = flatten(offsets)

    def check_sums(self, sums: Entry) -> None:
        """The file's own sums, against slips of the pen."""
        cells = [code for turned in self.printed for code in turned[0]]
        wanted = {"cells_total": len(cells), "land_empty": cells.count(FREE), "water": cells.count(WATER)}
        wanted["start"] = cells.count(START)
        for kind, name in enumerate(self.cards.kinds.names):
            wanted[name] = cells.count(RESOURCE + kind)
        for name, count in wanted.items():
            if sums[name].number() != count:
                raise sums[name].wrong(f"the tiles have {count}")
        for seats in range(2, MOST_SEATS + 1):
            count = len(self.layout(seats).cells)
            if sums["board_cells_by_players"][str(seats)].number() != count:
                raise sums["board_cells_by_players"][str(seats)].wrong(f"the layout has {count} cells")

    def layout(self, seats: i64) -> Layout:
        return self.layouts[seats - 2]

    def covers(self, shape: i64, cell: i64) -> vec[i64]:
        """The cells of a piece that lies there.  TGZ-CRF-5 TGZ-RNG-4"""
        out = vec[i64](capacity=4)
        for i in range(self.shape_first[shape], self.shape_first[shape + 1]):
            out = append(out, cell + self.shape[i])
        return out


def shape_cells(shape: int, cell: int, width: int) -> list[int]:
    return [[cell, cell + 1], [cell, cell + width], [cell, cell + 1, cell + width, cell + width + 1]][shape]


def neighbours(exists: list[int], width: int, height: int, corners: bool) -> list[list[int]]:
    """For every cell the cells next to it, ascending; with or without those that touch at a corner."""
    out: list[list[int]] = []
    for cell in range(width * height):
        row, column = divmod(cell, width)
        near = []
        for y in range(max(0, row - 1), min(height, row + 2)):
            for x in range(max(0, column - 1), min(width, column + 2)):
                other = y * width + x
                if other != cell and exists[other] and (corners or y == row or x == column):
                    near.append(other)
        out.append(near if exists[cell] else [])
    return out


_boards: dict[str, Board] = {}


def board_of(text: str) -> Board:
    """The board of a data file's text, made once in a process: what pickled states are laid on again."""
    if text not in _boards:
        _boards[text] = Board(Data(text))
    return _boards[text]
