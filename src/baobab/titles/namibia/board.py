"""The map of Namibia, read from the data file and checked: spaces, sides, corners, ports.

NAM-0.5 NAM-S.11 NAM-R-30
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.data import Data, Entry
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.neighbours import read_neighbours
from baobab.kernel.rows import flatten
from baobab.titles.namibia.figures import MOST_SEATS, Figures

MINE: Final = 0
PORT: Final = 1
EXPANSION: Final = 2
KINDS: Final = ["mine", "port", "expansion"]

SIDES: Final = 6
DIRECTIONS: Final = ["E", "SE", "SW", "W", "NW", "NE"]
"""The sides of a space clockwise from the east, as `Board.sides` lists them."""


class Board:
    """The map in tables that the rules read, and all other figures in `figures`."""

    def __init__(self, data: Data) -> None:
        root = data.root
        self.seats = seat_domain(MOST_SEATS)
        self.read_commodities(root["commodities"]["list"])
        self.figures = Figures(root, self.commodities)
        self.read_spaces(root["spaces"]["list"])
        self.read_neighbours(root["spaces"]["list"])
        self.read_edges(root["edges"]["list"], root["spaces"]["list"])
        self.read_ports(root)
        self.read_marks(root)

    def read_commodities(self, items: Entry) -> None:
        """The commodities in the order of their market columns; the column U is not used.  NAM-0.5"""
        self.commodities = Domain("commodity", [item["id"].text() for item in items.items()])
        self.symbols = [item["symbol"].text() for item in items.items()]
        self.kinds: i64 = self.commodities.size

    def read_spaces(self, items: Entry) -> None:
        names: list[str] = []
        self.kind = vec[i64]()
        self.mine_spaces = vec[i64]()
        for item in items.items():
            name, kind = item["id"].text(), item["kind"].text()
            if name in names:
                raise item.wrong(f"the space {name} stands there twice")
            if kind not in KINDS:
                raise item["kind"].wrong(f"it must be one of {', '.join(KINDS)}")
            if kind == "mine":
                self.mine_spaces = append(self.mine_spaces, len(names))
            self.kind = append(self.kind, KINDS.index(kind))
            names.append(name)
        self.spaces = Domain("space", names)
        self.size: i64 = len(names)

    def read_neighbours(self, items: Entry) -> None:
        """Neighbours as one flat table."""
        lists = read_neighbours(self.spaces, [item["neighbours"] for item in items.items()], items)
        self.near_first, self.near = flatten(lists)

    def read_edges(self, items: Entry, spaces: Entry) -> None:
        """Sides of spaces: where they lie, which corners they join, and whether tracks may be laid there.

        A side between two spaces is called after both, one at the border after its space and the direction.
        NAM-R-30 NAM-2.4a
        """
        self.edge_ids: list[str] = []
        ends: list[str] = []
        self.edge_u = vec[i64]()
        self.edge_v = vec[i64]()
        self.buildable = vec[i64]()
        touching: list[list[str]] = []
        for item in sorted(items.items(), key=self.reading_order):
            corners = [corner.text() for corner in item["v"].items()]
            if len(corners) != 2 or corners[0] == corners[1]:
                raise item["v"].wrong("a side joins two corners")
            for corner in corners:
                if corner not in ends:
                    ends.append(corner)
            self.edge_ids.append(item["id"].text())
            self.edge_u = append(self.edge_u, ends.index(corners[0]))
            self.edge_v = append(self.edge_v, ends.index(corners[1]))
            self.buildable = append(self.buildable, 1 if item["buildable"].truth() else 0)
            touching.append([space.text() for space in item["spaces"].items()])
        self.corners = Domain("corner", ends)
        self.read_sides(items, spaces, touching)

    def reading_order(self, item: Entry) -> list[int]:
        """Sides are numbered like the spaces at them, as people read a map."""
        spaces = [self.spaces.find(space.text()) for space in item["spaces"].items()]
        if not 1 <= len(spaces) <= 2 or -1 in spaces:
            raise item["spaces"].wrong("it must name the one or two spaces at the side")
        return spaces

    def read_sides(self, items: Entry, spaces: Entry, touching: list[list[str]]) -> None:
        """The six sides of every space, and the names of all sides."""
        names = ["-".join(both) for both in touching]
        sides: list[int] = []
        self.places: list[tuple[int, int]] = []
        for space, item in enumerate(spaces.items()):
            q, r = item["q"].number(-100, 100), item["r"].number(-100, 100)
            self.places.append((q, r))
            for direction, id in zip(DIRECTIONS, side_ids(q, r), strict=True):
                if id not in self.edge_ids:
                    raise items.wrong(f"the side {id} of {self.spaces.names[space]} is missing")
                edge = self.edge_ids.index(id)
                if self.spaces.names[space] not in touching[edge]:
                    raise items.wrong(f"the side {id} does not name the space {self.spaces.names[space]}")
                if len(touching[edge]) == 1:
                    names[edge] = f"{self.spaces.names[space]}-{direction}"
                sides.append(edge)
        self.sides = vec[i64](sides)
        for edge, both in enumerate(touching):
            if sides.count(edge) != len(both):
                raise items.wrong(f"the side {self.edge_ids[edge]} must name the one or two spaces at it")
        self.edges = Domain("edge", names)

    def edge(self, entry: Entry) -> int:
        """The number of a side that the data name by its id."""
        if entry.text() not in self.edge_ids:
            raise entry.wrong("there is no side of this id among the edges")
        return self.edge_ids.index(entry.text())

    def read_ports(self, root: Entry) -> None:
        """The ports, their pre-printed tracks, and a corner of each by which its network is known.

        NAM-S.11 NAM-2.4f
        """
        names: list[str] = []
        self.port_space = vec[i64]()
        for item in root["ports"]["list"].items():
            space = self.spaces.find(item["space"].text())
            if space < 0 or self.kind[space] != PORT or self.spaces.names[space] in names:
                raise item["space"].wrong("it must be a space of the kind port, once")
            names.append(self.spaces.names[space])
            self.port_space = append(self.port_space, space)
        self.ports = Domain("port", names)
        if sum([1 for kind in self.kind if kind == PORT]) != len(names):
            raise root["ports"].wrong("every space of the kind port must be listed")
        self.printed = vec[i64]([0] * len(self.edge_ids))
        for item in root["preprinted_tracks"]["list"].items():
            self.printed[self.edge(item["edge"])] = 1
        self.port_corner = vec[i64]()
        for port in range(self.ports.size):
            self.port_corner = append(self.port_corner, self.landing(root["preprinted_tracks"], port))

    def landing(self, entry: Entry, port: i64) -> i64:
        """A corner of a port's pre-printed tracks, which must hang together along all landward sides."""
        space = self.port_space[port]
        landward = [self.sides[space * SIDES + i] for i in range(SIDES)]
        landward = [edge for edge in landward if self.buildable[edge] == 1]
        name = self.ports.names[port]
        if not landward or any(self.printed[edge] == 0 for edge in landward):
            raise entry.wrong(f"{name} must have tracks along all of its landward sides")
        reached = {self.edge_u[landward[0]], self.edge_v[landward[0]]}
        for _ in landward:
            for edge in landward:
                if self.edge_u[edge] in reached or self.edge_v[edge] in reached:
                    reached |= {self.edge_u[edge], self.edge_v[edge]}
        if any(self.edge_u[edge] not in reached for edge in landward):
            raise entry.wrong(f"the tracks of {name} must hang together")
        return self.edge_u[landward[0]]

    def read_marks(self, root: Entry) -> None:
        """Initial squares and the two tracks of a three-player game.  NAM-S.2 NAM-T.2"""
        self.squares = vec[i64]()
        for item in root["initial_squares"]["list"].items():
            space = self.spaces.find(item.text())
            if space < 0 or self.kind[space] != MINE or space in list(self.squares):
                raise item.wrong("it must be a mine space of the map, once")
            self.squares = append(self.squares, space)
        if len(self.squares) != self.kinds:
            raise root["initial_squares"].wrong("there must be one initial square for each commodity")
        self.park_tracks = vec[i64]()
        for item in root["three_player_tracks"]["edges"].items():
            edge = self.edge(item)
            if self.printed[edge] == 1 or self.buildable[edge] == 0 or edge in list(self.park_tracks):
                raise item.wrong("it must be a side where a track can be laid, once")
            self.park_tracks = append(self.park_tracks, edge)
        if len(self.park_tracks) > self.figures.tracks:
            raise root["three_player_tracks"].wrong("there are not so many tracks")


def side_ids(q: int, r: int) -> list[str]:
    """The ids of a space's sides clockwise from the east (`edge_id_rule` in the data)."""
    east, south_east, south_west = f"{q}_{r}_E", f"{q}_{r}_SE", f"{q}_{r}_SW"
    return [east, south_east, south_west, f"{q - 1}_{r}_E", f"{q}_{r - 1}_SE", f"{q + 1}_{r - 1}_SW"]
