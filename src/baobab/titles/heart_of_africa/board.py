"""The map and the tables of Heart of Africa, read from the data file and checked.

HOA-D6
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.data import Data, Entry
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.neighbours import read_neighbours
from baobab.kernel.rows import flatten
from baobab.titles.heart_of_africa.counters import Counters, Losses, Specials
from baobab.titles.heart_of_africa.figures import Figures

MOST_SEATS: Final = 5
SIDES: Final = Domain("side", ["active", "other"])

BANDS: Final = Domain(
    "band", ["free", "stopped", "victor", "victor_stopped", "spent", "spent_stopped", "lead"]
)
"""The pieces of the active player in an area: 2 x how tired they are + 1 if stopped; last the wholesaler."""

TIRED: Final = Domain("tired", ["unspent", "victor", "spent"])
MARKED: Final = Domain("band", BANDS.names[1:6])
LEAD: Final = 6


class Board:
    """All that the rules look up: areas and borders, resources, counters, figures."""

    def __init__(self, data: Data) -> None:
        root = data.root
        self.seats = seat_domain(MOST_SEATS)
        self.read_areas(root["map"]["areas"])
        self.read_borders(root["map"])
        self.read_resources(root["resources"])
        self.counters = Counters(root["action_counters"], root["components"])
        self.specials = Specials(root["special_victory_counters"], self.resources, root["components"])
        self.losses = Losses(root["conflict_counters"], root["components"])
        self.figures = Figures(root)
        self.stakes = Domain("counter", self.counters.functions.names + self.specials.faces.names)
        self.check_setup(root)

    def read_areas(self, items: Entry) -> None:
        """Names, coasts, symbols, and the one Heart."""
        names: list[str] = []
        self.coastal = vec[i64]()
        self.symbol = vec[i64]()
        hearts: list[int] = []
        for item in items.items():
            name = item["id"].text()
            if name in names:
                raise item.wrong(f"the area {name} stands there twice")
            if item["heart"].truth():
                hearts.append(len(names))
            names.append(name)
            self.coastal = append(self.coastal, 1 if item["coastal"].truth() else 0)
            self.symbol = append(self.symbol, 1 if item["symbol"].truth() else 0)
        if len(hearts) != 1:
            raise items.wrong(f"exactly one area must be the heart, not {len(hearts)}")
        self.areas = Domain("area", names)
        self.size: i64 = len(names)
        self.heart: i64 = hearts[0]

    def read_borders(self, entry: Entry) -> None:
        """Neighbours as one flat table and as a square; Madagascar's arrows are borders like others.

        HOA-D6 HOA-7.1.2c
        """
        names = self.areas.names
        lists = read_neighbours(self.areas, [entry["adjacency"][name] for name in names])
        for area, near in enumerate(lists):
            if not near:
                raise entry["adjacency"][names[area]].wrong("an area without neighbours cannot be reached")
        self.near_first, self.near = flatten(lists)
        self.touch = vec[i64](
            [1 if b in lists[a] else 0 for a in range(len(names)) for b in range(len(names))]
        )
        self.read_arrows(entry, lists)

    def read_arrows(self, entry: Entry, lists: list[list[int]]) -> None:
        """The island is what arrows lead to: it is on the coast only if the table wants so.  HOA-7.1.3f"""
        islands: list[int] = []
        for arrow in entry["sea_arrows"].items():
            ends = [self.areas.find(item.text()) for item in arrow.items()]
            if len(ends) != 2 or min(ends) < 0 or ends[1] not in lists[ends[0]]:
                raise arrow.wrong("an arrow joins two areas of the map that are neighbours")
            islands.append(ends[0])
        if len(set(islands)) != 1:
            raise entry["sea_arrows"].wrong("all arrows must begin at the same island")
        self.island: i64 = islands[0]
        self.mainland = self.coastal[:]
        self.mainland[self.island] = 0

    def read_resources(self, entry: Entry) -> None:
        """Four resources and the Africa marker, which prices all areas without a resource.  HOA-7.1.4d"""
        names = [item["id"].text() for item in entry["types"].items()]
        self.resource_mix = vec[i64]([item["count"].number(1, 1000) for item in entry["types"].items()])
        self.resources = Domain("resource", names)
        self.markers = Domain("marker", [*names, entry["empty_area_marker"]["id"].text()])
        self.africa: i64 = len(names)

    def check_setup(self, root: Entry) -> None:
        """Enough of everything for the symbol areas and for all players.  HOA-3.6 HOA-3.8"""
        symbols = int(sum(self.symbol))
        f = self.figures
        if int(self.size) != root["components"]["map_areas"].number():
            raise root["map"]["areas"].wrong(f"there are {self.size} areas")
        if symbols > sum(self.resource_mix) - len(self.resource_mix):
            raise root["map"]["areas"].wrong(f"there are not enough resource counters for {symbols} symbols")
        if symbols * f.neutrals_each > f.neutrals:
            raise root["map"]["areas"].wrong(f"there are not enough neutrals for {symbols} symbol areas")
        starts = [1 for a in range(self.size) if self.mainland[a] == 1 and self.symbol[a] == 0]
        if len(starts) < MOST_SEATS:
            raise root["map"]["areas"].wrong(f"there must be {MOST_SEATS} coastal areas to start from")
        if len(f.price_start) != len(self.resource_mix):
            raise root["resource_table_start"].wrong("there must be one starting price for each resource")

    def adjacent(self, a: i64, b: i64) -> bool:
        return self.touch[a * self.size + b] == 1


def borders(b: Board) -> list[tuple[str, str]]:
    """Every pair of adjacent areas by name, in the order of the map.  HOA-D6"""
    names = b.areas.names
    pairs = [(i, j) for i in range(len(names)) for j in range(i + 1, len(names)) if b.adjacent(i, j)]
    return [(names[i], names[j]) for i, j in pairs]
