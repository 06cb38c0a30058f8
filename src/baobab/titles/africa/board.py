"""The board and the tiles of Africa, read from the data file and checked.  AFR-Ca AFR-Cb AFR-Cc AFR-Cd"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled, total
from baobab.kernel.data import Data, Entry
from baobab.kernel.names import Domain, seat_domain
from baobab.kernel.neighbours import read_neighbours
from baobab.kernel.rows import flatten

MONUMENT: Final = 0
ANIMAL: Final = 1
NATIVE: Final = 2
GOODS: Final = 3
GOLD: Final = 4
GEM: Final = 5
CATEGORIES: Final = ["monument", "animal", "native", "goods", "gold", "gem"]

BARE: Final = 0
DOWN: Final = 1
CAMP: Final = 2
TILE: Final = 3
"""What a space holds: nothing, a face-down tile, camps, or TILE + the face of a tile that lies open."""

EMPTY: Final = ["bare", "down", "camp"]
"""Their names, before the faces'."""

MOST_SEATS: Final = 5


class Setup:
    """What depends on the number of players.  AFR-Sb AFR-Sc AFR-2a"""

    def __init__(self, supply: i64, camps_each: i64, box: i64, last_monument: i64) -> None:
        self.supply = supply
        self.camps_each = camps_each
        self.box = box
        self.last_monument = last_monument


class Board:
    """All figures of the game, in tables that the rules read."""

    def __init__(self, data: Data) -> None:
        root = data.root
        self.read_spaces(root["spaces"]["items"])
        self.read_neighbours(root["adjacency"]["neighbours"])
        self.read_tiles(root["tiles"])
        self.read_figures(root)
        self.seats = seat_domain(MOST_SEATS)
        self.contents = Domain("content", [*EMPTY, *self.faces.names])

    def read_spaces(self, items: Entry) -> None:
        names: list[str] = []
        self.city = vec[i64]()
        self.places: list[tuple[int, int]] = []  # axial coordinates, for drawing
        for item in items.items():
            name = new_name(item["id"], names)
            names.append(name)
            self.city = append(self.city, 1 if item["is_city"].truth() else 0)
            place = (item["q"].number(-1000, 1000), item["r"].number(-1000, 1000))
            if place in self.places:
                raise item.wrong(f"another space has the place {place} too")
            self.places.append(place)
        self.spaces = Domain("space", names)
        self.size: i64 = len(names)
        self.nowhere = filled(self.size, 0)  # no space at all: to be copied and marked
        if sum(self.city) < MOST_SEATS:
            raise items.wrong(f"there must be at least {MOST_SEATS} cities, one for each player")

    def read_neighbours(self, neighbours: Entry) -> None:
        """Neighbours as one flat table, and for each space the spaces up to two steps away.  AFR-B0a"""
        unknown = [name for name in neighbours.keys() if name not in self.spaces.names]  # noqa: SIM118
        if unknown:
            raise neighbours[unknown[0]].wrong("there is no such space")
        lists = read_neighbours(self.spaces, [neighbours[name] for name in self.spaces.names])
        if not is_connected(lists):
            raise neighbours.wrong("there must be a way from every space to every other")
        self.near_first, self.near = flatten(lists)
        self.read_walks(lists)

    def read_walks(self, lists: list[list[int]]) -> None:
        """For every space its targets of a walk, ascending, and the spaces that lie between."""
        targets: list[list[int]] = []
        between: list[list[int]] = []
        for space, near in enumerate(lists):
            reach = sorted({space, *near, *(far for mid in near for far in lists[mid])})
            targets.append(reach)
            for target in reach:
                direct = target == space or target in near
                between.append([] if direct else [mid for mid in near if target in lists[mid]])
        self.walk_first, self.walk_to = flatten(targets)
        self.between_first, self.between = flatten(between)

    def read_tiles(self, tiles: Entry) -> None:
        """The faces of the tiles: how many there are of each, their category, and what they are worth."""
        names: list[str] = []
        self.mix = vec[i64]()
        self.category = vec[i64]()
        self.pieces = vec[i64]()
        self.goods_of = vec[i64]()
        self.mineral_of = vec[i64]()
        goods: list[str] = []
        minerals: list[str] = []
        for item in tiles["distribution"].items():
            category = item["category"].text()
            if category not in CATEGORIES:
                raise item["category"].wrong(f"it must be one of {', '.join(CATEGORIES)}")
            pieces = item["value"].number(1, 9) if item.has("value") else 0
            name = new_name(item["kind"], [*EMPTY, *names], str(pieces) if pieces else "")
            names.append(name)
            self.mix = append(self.mix, item["count"].number(1, 1000))
            self.category = append(self.category, CATEGORIES.index(category))
            self.pieces = append(self.pieces, pieces)
            self.goods_of = append(self.goods_of, len(goods) if category == "goods" else -1)
            self.mineral_of = append(self.mineral_of, len(minerals) if category in ("gold", "gem") else -1)
            if category == "goods":
                goods.append(name)
            if category in ("gold", "gem"):
                minerals.append(name)
                if pieces == 0:
                    raise item.wrong("gold and gems must say how many pieces they show (value)")
        self.faces = Domain("face", names)
        self.goods = Domain("goods", goods)
        self.minerals = Domain("face", minerals)
        wanted = int(self.size - sum(self.city))
        self.tiles = total(self.mix)
        if self.tiles != wanted:
            raise tiles.wrong(f"there are {self.tiles} tiles for {wanted} spaces")

    def read_figures(self, root: Entry) -> None:
        """Set-up by players, steps, scoring.  AFR-Sc AFR-FTa AFR-FGa"""
        self.monuments: i64 = sum(
            self.mix[face] for face in range(int(self.faces.size)) if self.category[face] == MONUMENT
        )
        if self.monuments == 0:
            raise root["tiles"]["distribution"].wrong("without monuments no game would end")
        camps = root["components"]["base_camps"].number(1)
        self.all_camps: i64 = camps
        self.setups: list[Setup] = []
        for seats in range(2, MOST_SEATS + 1):
            entry = root["setup"]["by_players"][str(seats)]
            setup = Setup(
                entry["camp_supply"].number(),
                entry["camps_each"].number(),
                entry["camps_in_box"].number(),
                entry["end_monument"].number(1, int(self.monuments)),
            )
            if setup.supply + setup.camps_each * seats + setup.box != camps:
                raise entry.wrong(f"supply, players and box must hold {camps} camps together")
            if setup.supply != setup.last_monument - 1:
                raise entry.wrong("the supply must hold one camp for every monument but the last")
            self.setups.append(setup)
        self.steps: i64 = root["turn"]["steps_per_turn_standard"].number(1, 2)
        self.simple_steps: i64 = root["turn"]["steps_per_turn_simple"].number(1, 2)
        if root["turn"]["move_max"].number() != 2:
            raise root["turn"]["move_max"].wrong("the rules know walks of up to 2 spaces only")
        scoring = root["scoring"]
        table = scoring["goods_set"]
        table["0"].number(0, 0)
        table["1"].number()
        self.goods_points = vec[i64]([table[str(n)].number() for n in range(len(table.keys()))])
        self.most_points: i64 = scoring["majority_first"].number()
        self.second_points: i64 = scoring["majority_second"].number()
        self.animal_base: i64 = scoring["animal_discovery_base"].number()
        self.native_base: i64 = scoring["native_discovery_base"].number()
        self.bonus: i64 = scoring["last_monument_bonus"].number()

    def setup(self, seats: i64) -> Setup:
        return self.setups[seats - 2]

    def face(self, content: i64) -> i64:
        return content - TILE

    def kind(self, content: i64) -> i64:
        """The category of an open tile, or -1 where a space holds none.

        Two returns, since one with a choice in it would box its number when compiled.
        """
        if content < TILE:
            return -1
        return self.category[content - TILE]

    def adjacent(self, a: i64, b: i64) -> bool:
        for i in range(self.near_first[a], self.near_first[a + 1]):
            if self.near[i] == b:
                return True
        return False


def new_name(entry: Entry, taken: list[str], ending: str = "") -> str:
    """A name from the data that a move text can hold and that nothing else bears."""
    name = entry.text() + ending
    if name.lower() in [other.lower() for other in taken]:
        raise entry.wrong(f"the name {name} stands there twice")
    try:
        Domain("name", [name])
    except ValueError as error:
        raise entry.wrong("a name has no spaces and none of = , : / @, and is not just - or ?") from error
    return name


def is_connected(lists: list[list[int]]) -> bool:
    """Do all spaces hang together? Then somebody can always get to a face-down tile.  AFR-I9"""
    reached = [0]
    for space in reached:
        for near in lists[space]:
            if near not in reached:
                reached.append(near)
    return len(reached) == len(lists)
