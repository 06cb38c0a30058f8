"""Areas: sets of cells as bits, a few rows of the board in each number, so that a whole set grows at once.

TGZ-MAP-1 TGZ-RNG-1
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled

BITS: Final = 62


class Areas:
    """How the cells of one board are kept as bits: bands of whole rows, a number for each band.

    No bit of a number is ever moved beyond its band, so nothing depends on how long numbers are.
    """

    def __init__(self, exists: list[int], width: int, height: int) -> None:
        rows = BITS // width
        self.width: i64 = width
        self.rest: i64 = (rows - 1) * width  # from the first row of a band to its last one
        self.bands: i64 = -(-height // rows)
        self.none = filled(self.bands, 0)
        self.band = vec[i64]([cell // (rows * width) for cell in range(width * height)])
        self.bit = vec[i64]([2 ** (cell % (rows * width)) for cell in range(width * height)])
        self.all = self.of(vec[i64]([cell for cell in range(width * height) if exists[cell]]))
        band = range(rows * width)
        self.not_first: i64 = sum([2**i for i in band if i % width > 0])  # all but the first column
        self.not_last: i64 = sum([2**i for i in band if i % width < width - 1])
        self.top: i64 = sum([2**i for i in band if i < width])  # the first row
        self.not_bottom: i64 = sum([2**i for i in band if i < (rows - 1) * width])

    def of(self, cells: vec[i64]) -> vec[i64]:
        """The area of these cells."""
        area = self.none[:]
        for cell in cells:
            area[self.band[cell]] |= self.bit[cell]
        return area

    def one(self, cell: i64) -> vec[i64]:
        """The area of a single cell."""
        area = self.none[:]
        area[self.band[cell]] = self.bit[cell]
        return area

    def holds(self, area: vec[i64], cell: i64) -> bool:
        """Is this cell in the area?"""
        return area[self.band[cell]] & self.bit[cell] != 0

    def cells(self, area: vec[i64]) -> vec[i64]:
        """The cells of an area, ascending."""
        out = vec[i64](capacity=64)
        size = self.rest + self.width
        for i in range(self.bands):
            row = area[i]
            if row != 0:
                for cell in range(i * size, min((i + 1) * size, len(self.bit))):
                    if row & self.bit[cell] != 0:
                        out = append(out, cell)
        return out

    def grow(self, edge: vec[i64], seen: vec[i64], side: vec[i64]) -> None:
        """Turn the edge of an area into the cells next to it that have not been seen.

        `side` is scratch paper: the edge with what lies left and right of it.
        """
        bands, width, rest = self.bands, self.width, self.rest
        first, last, top, upper = self.not_first, self.not_last, self.top, self.not_bottom
        for i in range(bands):
            row = edge[i]
            side[i] = row | ((row & last) << 1) | ((row & first) >> 1)
        for i in range(bands):
            row = side[i]
            grown = row | ((row & upper) << width) | (row >> width)
            if i > 0:
                grown |= side[i - 1] >> rest
            if i + 1 < bands:
                grown |= (side[i + 1] & top) << rest
            edge[i] = grown & self.all[i] & ~seen[i]


def meet(area: vec[i64], other: vec[i64]) -> bool:
    """Do two areas have a cell in common?"""
    for i in range(len(area)):
        if area[i] & other[i] != 0:
            return True
    return False


def join(area: vec[i64], other: vec[i64]) -> None:
    """Add all cells of the other area to this one."""
    for i in range(len(area)):
        area[i] |= other[i]
