"""What holds of every map: tiles in their places, and nothing on top of anything else."""

from mypy_extensions import i64

from baobab.kernel.notes import Fault
from baobab.titles.great_zimbabwe.board import FREE, SQUARE, START, Board
from baobab.titles.great_zimbabwe.cards import KINDS, LEVELS
from baobab.titles.great_zimbabwe.map.hub_range import shape_of
from baobab.titles.great_zimbabwe.map.terrain import printed_cells
from baobab.titles.great_zimbabwe.state import ZimbabweState


def map_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """Tiles, then whatever was put on them, one thing after the other on cells still empty."""
    return tile_faults(b, s) or Occupation(b, s).faults()


def tile_faults(b: Board, s: ZimbabweState) -> list[Fault]:
    """Every place of the layout has a tile of its own, the start tile in its place.  TGZ-SET-1"""
    layout = b.layout(s.seats)
    seen = []
    for place in range(len(s.tiles)):
        laid = s.tiles[place] >= 0
        if laid != (place in layout.places):
            return [Fault("tiles", "TGZ-SET-1", "wrong-place", {"place": place + 1})]
        if laid:
            tile = s.tiles[place] // 4
            if tile in seen or (tile == b.start_tile) != (place == layout.start_place):
                return [Fault("tiles", "TGZ-SET-1", "wrong-tile", {"place": place + 1})]
            seen.append(tile)
    return []


class Occupation:
    """A map being filled piece by piece, every cell once."""

    def __init__(self, b: Board, s: ZimbabweState) -> None:
        self.board = b
        self.state = s
        self.empty = [int(cell) for cell in printed_cells(b, b.layout(s.seats), s.tiles)]

    def take(self, field: str, cell: i64, start: bool = False) -> list[Fault]:
        """Put something on an empty cell, or on a starting area where that is allowed."""
        content = self.empty[cell]
        if content != FREE and not (start and content == START):
            return [Fault(field, "TGZ-MON-2", "cell-not-empty", {"cell": self.board.cells.say(cell)})]
        self.empty[cell] = -1
        return []

    def faults(self) -> list[Fault]:
        return self.rain() or self.charms() or self.makers() or self.monuments()

    def rain(self) -> list[Fault]:
        """Water tiles cover two cells side by side.  TGZ-SPC-4 TGZ-SET-3"""
        s, b = self.state, self.board
        if len(s.rain) % 2 or len(s.rain) // 2 > b.cards.water_tiles:
            return [Fault("rain", "TGZ-SET-3", "wrong-rain", {"most": int(b.cards.water_tiles)})]
        for i in range(0, len(s.rain), 2):
            step = s.rain[i + 1] - s.rain[i]
            if not (step == b.width or (step == 1 and s.rain[i + 1] % b.width != 0)):
                return [Fault("rain", "TGZ-SPC-4", "rain-apart", {"cell": b.cells.say(s.rain[i])})]
            found = self.take("rain", s.rain[i]) or self.take("rain", s.rain[i + 1])
            if found:
                return found
        return []

    def charms(self) -> list[Fault]:
        """Resource tiles of the shaman, no more than there are.  TGZ-SPC-3 TGZ-SET-3"""
        s, c = self.state, self.board.cards
        if len(s.charms) != len(s.charm_kinds):
            return [Fault("charm_kinds", "TGZ-SPC-3", "charms-uneven")]
        for kind in range(KINDS):
            if sum([1 for laid in s.charm_kinds if laid == kind]) > c.resource_tiles[kind]:
                params = {"kind": c.kinds.say(kind), "most": int(c.resource_tiles[kind])}
                return [Fault("charm_kinds", "TGZ-SET-3", "too-many-charms", params)]
        for cell in s.charms:
            found = self.take("charms", cell)
            if found:
                return found
        return []

    def makers(self) -> list[Fault]:
        """Craftsmen on their sites, each with an owner.  TGZ-CRF-5 TGZ-CRF-7 TGZ-I4"""
        s, b = self.state, self.board
        layout = b.layout(s.seats)
        for maker in range(len(s.makers)):
            site, craft = s.makers[maker], b.cards.craft_of(maker)
            who = b.cards.makers.say(maker)
            if (site < 0) != (s.owners[maker] < 0) or s.owners[maker] >= s.seats:
                return [Fault("owners", "TGZ-CRF-5", "maker-and-owner", {"maker": who})]
            if site < 0:
                continue
            if maker % b.cards.copies > 0 and s.makers[maker - 1] < 0:
                return [Fault("makers", "TGZ-CRF-7", "makers-in-order", {"maker": who})]
            shape = shape_of(b, maker, site)
            turned = site % 2 == 1
            if layout.fits[shape * b.size + site // 2] == 0 or (
                turned and (shape == SQUARE or b.cards.turnable[craft] == 0)
            ):
                return [Fault("makers", "TGZ-CRF-5", "no-such-site", {"maker": who})]
            for cell in b.covers(shape, site // 2):
                found = self.take("makers", cell)
                if found:
                    return found
        return []

    def monuments(self) -> list[Fault]:
        """Monuments with owner and level; starting areas take first monuments only.  TGZ-MAP-4"""
        s, b = self.state, self.board
        if len(s.discs) != len(s.monuments):
            return [Fault("discs", "TGZ-MON-1", "discs-uneven")]
        started: list[int] = []
        for i in range(len(s.monuments)):
            cell, owner = s.monuments[i], s.discs[i] // LEVELS
            if owner >= s.seats:
                return [Fault("discs", "TGZ-MON-1", "no-such-seat")]
            if self.empty[cell] == START:
                if owner in started:
                    return [Fault("monuments", "TGZ-MAP-4", "two-starts", {"seat": b.seats.say(owner)})]
                started.append(owner)
            elif owner not in started:
                return [Fault("monuments", "TGZ-SET-6", "no-start", {"seat": b.seats.say(owner)})]
            found = self.take("monuments", cell, start=True)
            if found:
                return found
        return []
