"""The map, the cards and the tickets, read from the data file and checked.

TTR-COMP-1 TTR-COMP-2 TTR-COMP-3 TTR-COMP-4 TTR-COMP-5
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.data import Data, Entry
from baobab.kernel.names import Domain, numbers, seat_domain
from baobab.kernel.rows import flatten

COLOURS: Final = 8
LOCOMOTIVE: Final = 8
GREY: Final = 8
"""A card of this number is a locomotive, a route of this colour takes cards of any one colour."""

TRAIN_CARDS: Final = 9
TERRAINS: Final = 3
CARDS: Final = 12
"""Train cards are numbered 0 to 8, terrain cards from 9."""

MOST_SEATS: Final = 5
MOST_POINTS: Final = 1023
BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]


class Board:
    """All figures of the game, in tables that the rules read."""

    def __init__(self, data: Data) -> None:
        root = data.root
        self.seats = seat_domain(MOST_SEATS)
        self.bits = vec[i64](BITS)
        self.read_cards(root["train_cards"], root["terrain_cards"])
        self.read_figures(root["rules"], root["rules"]["base_game"])
        self.read_places(root["cities"]["items"], root["countries"])
        self.read_routes(root["routes"]["items"], root["terrain_cards"]["types"])
        self.check_dead_ends(root["countries"])
        self.read_tickets(root["tickets"]["items"], root["rules"]["tickets_total"])
        names = [f"{seat}{mark}" for seat in self.seats.names for mark in ("", "x2")]
        self.claims = Domain("claim", names)
        self.amounts = numbers(int(self.full[LOCOMOTIVE]))
        self.sums = Domain("sum", [str(n) for n in range(-MOST_POINTS, MOST_POINTS + 1)])

    def read_cards(self, trains: Entry, terrains: Entry) -> None:
        """The two kinds of cards and how many there are of each.  TTR-COMP-2 TTR-COMP-3"""
        colours, grounds = trains["deck"].keys(), terrains["deck"].keys()
        if len(colours) != TRAIN_CARDS or colours[LOCOMOTIVE] != "locomotive":
            raise trains["deck"].wrong(f"it must hold {COLOURS} colours and then the locomotive")
        if len(grounds) != TERRAINS:
            raise terrains["deck"].wrong(f"it must hold {TERRAINS} terrains")
        self.train_cards = Domain("card", colours)
        self.terrains = Domain("card", grounds)
        self.cards = Domain("card", [*colours, *grounds])
        self.piles = Domain("pile", ["trains", "terrain"])
        self.full = vec[i64]()
        for entry, names in ((trains, colours), (terrains, grounds)):
            before = sum(self.full)
            for name in names:
                self.full = append(self.full, entry["deck"][name].number(1, 1000))
            if sum(self.full) - before != entry["total"].number():
                raise entry["total"].wrong(f"the deck adds up to {sum(self.full) - before} cards")

    def read_figures(self, rules: Entry, base: Entry) -> None:
        """Hand sizes, displays, trains, costs and points."""
        self.first_tickets: i64 = rules["initial_tickets_dealt"].number(1, 6)
        self.first_least: i64 = rules["initial_tickets_keep_min"].number(1, int(self.first_tickets))
        self.more_tickets: i64 = rules["draw_tickets"].number(1, 6)
        self.more_least: i64 = rules["draw_tickets_keep_min"].number(1, int(self.more_tickets))
        self.first_cards: i64 = rules["initial_train_cards"].number(0, 20)
        self.first_terrains: i64 = rules["initial_terrain_cards"].number(0, 8)
        self.terrain_up: i64 = rules["terrain_display_size"].number(0, 9)
        self.trains_up: i64 = base["train_display_size"].number(1, 9)
        self.flush_from: i64 = base["display_locomotive_flush_threshold"].number(1, int(self.trains_up))
        self.trains_each: i64 = base["trains_per_player"].number(1, 1000)
        self.end_trains: i64 = base["end_trigger_trains_left_max"].number(0, int(self.trains_each) - 1)
        self.multiplier: i64 = rules["double_multiplier"].number(1, 10)
        self.bonus: i64 = rules["globetrotter_bonus"].number(0, 1000)
        self.both_tracks = vec[i64]([0, 0])
        for seats in range(2, MOST_SEATS + 1):
            both = rules["both_tracks_of_double_usable"][str(seats)].truth()
            self.both_tracks = append(self.both_tracks, 1 if both else 0)
        self.points_table = base["route_points"]
        self.cost_table = rules["terrain_cost_by_length"]
        self.longest: i64 = len(self.points_table.keys())
        slots = [str(n + 1) for n in range(int(self.trains_up))]
        self.slots = Domain("slot", slots + [f"terrain{n + 1}" for n in range(int(self.terrain_up))])
        most = int(max(self.first_tickets, self.more_tickets))
        self.choices = Domain("choice", [choice_name(mask, most) for mask in range(1, 2**most)])
        colours = self.train_cards.names[:COLOURS]
        mixed = [f"{name}+{n}" if n else name for n in range(int(self.longest)) for name in colours]
        self.payments = Domain("payment", [*mixed, "locomotives"])
        self.all_locomotives: i64 = self.longest * COLOURS
        needed = self.first_cards * MOST_SEATS + self.trains_up
        if sum(self.full[:TRAIN_CARDS]) < needed:
            raise rules["initial_train_cards"].wrong(f"dealing to {MOST_SEATS} players takes {needed} cards")

    def read_places(self, cities: Entry, countries: Entry) -> None:
        """Nodes of the network, and the places that tickets name: cities, and countries of several nodes.

        TTR-MAP-6 TTR-MAP-8 TTR-MAP-10
        """
        nodes: list[str] = []
        places: list[str] = []
        reached: list[list[int]] = []
        for item in cities.items():
            kind = item["kind"].text()
            if kind not in ("city", "junction"):
                raise item["kind"].wrong("it must be city or junction")
            if kind == "city":
                places.append(item["id"].text())
                reached.append([len(nodes)])
            nodes.append(item["id"].text())
        terminals = [item["id"].text() for item in countries["terminals"].items()]
        nodes += terminals
        for item in countries["items"].items():
            places.append(item["id"].text())
            reached.append([])
            for terminal in item["terminals"].items():
                if terminal.text() not in terminals:
                    raise terminal.wrong("it must be one of the terminals")
                reached[-1].append(nodes.index(terminal.text()))
        for name in nodes + places:
            if (nodes + places).count(name) > (2 if name in places and name in nodes else 1):
                raise cities.wrong(f"{name} stands there twice")
        self.nodes = Domain("node", nodes)
        self.places = Domain("place", places)
        self.place_first, self.place_node = flatten(reached)

    def read_routes(self, items: Entry, terrains: Entry) -> None:
        """Tracks with their ends, length, colour, terrain, ferry symbols and parallel track.

        TTR-MAP-1 TTR-MAP-2 TTR-CLAIM-5 TTR-CLAIM-7 TTR-TERR-2 TTR-TERR-3
        """
        terrain_of = read_terrain_colours(terrains, self.terrains.names, self.train_cards.names)
        self.from_node, self.to_node, self.length = vec[i64](), vec[i64](), vec[i64]()
        self.colour, self.terrain, self.ferry = vec[i64](), vec[i64](), vec[i64]()
        self.worth, self.cost = vec[i64](), vec[i64]()
        groups: dict[str, list[int]] = {}
        for item in items.items():
            a, b = self.nodes.find(item["a"].text()), self.nodes.find(item["b"].text())
            if a < 0 or b < 0 or a == b:
                raise item.wrong("its ends must be two different nodes of the map")
            length = item["length"].number(1, int(self.longest))
            colour = item["colour"].text()
            if colour not in terrain_of:
                raise item["colour"].wrong(f"it must be one of {', '.join(terrain_of)}")
            if item["terrain"].text() != self.terrains.names[terrain_of[colour]]:
                raise item["terrain"].wrong(f"{colour} routes are {self.terrains.names[terrain_of[colour]]}")
            if item["double_group"].value is not None:
                groups.setdefault(item["double_group"].text(), []).append(len(self.length))
            self.from_node, self.to_node = append(self.from_node, a), append(self.to_node, b)
            self.length = append(self.length, length)
            self.colour = append(self.colour, GREY if colour == "grey" else self.train_cards.find(colour))
            self.terrain = append(self.terrain, terrain_of[colour])
            self.ferry = append(self.ferry, item["ferry_locomotives"].number(0, length))
            self.worth = append(self.worth, self.points_table[str(length)].number())
            self.cost = append(self.cost, self.cost_table[str(length)].number())
        self.pair_tracks(items, groups)
        self.routes = Domain("route", self.route_names())
        order = sorted(range(len(self.length)), key=lambda route: (self.length[route], route))
        self.by_length = vec[i64](order)
        around: list[list[int]] = [[] for _ in range(self.nodes.size)]
        for route in range(len(self.length)):
            around[self.from_node[route]].append(route)
            around[self.to_node[route]].append(route)
        self.near_first, self.near_route = flatten(around)
        across = [
            [int(self.from_node[r] + self.to_node[r]) - node for r in routes]
            for node, routes in enumerate(around)
        ]
        self.near_node = flatten(across)[1]

    def pair_tracks(self, items: Entry, groups: dict[str, list[int]]) -> None:
        """The parallel track of every track of a double route, -1 for single ones.  TTR-MAP-1 TTR-MAP-2"""
        twin = [-1] * len(self.length)
        for name, pair in groups.items():
            if len(pair) != 2:
                raise items.wrong(f"the double route {name} must have two tracks, not {len(pair)}")
            one, other = pair
            if {self.from_node[one], self.to_node[one]} != {self.from_node[other], self.to_node[other]}:
                raise items.wrong(f"the tracks of {name} must have the same ends")
            if self.length[one] != self.length[other]:
                raise items.wrong(f"the tracks of {name} must be equally long")
            twin[one], twin[other] = other, one
        self.twin = vec[i64](twin)

    def route_names(self) -> list[str]:
        """The ends of a route; tracks of a double route add their colour, and a number if it is the same."""
        names: list[str] = []
        for route in range(len(self.length)):
            name = f"{self.nodes.names[self.from_node[route]]}-{self.nodes.names[self.to_node[route]]}"
            if self.twin[route] >= 0:
                colour = self.colour[route]
                name += "-grey" if colour == GREY else f"-{self.train_cards.names[colour]}"
            names.append(name + "2" if name in names else name)
        return names

    def check_dead_ends(self, countries: Entry) -> None:
        """A dead-end terminal has one neighbour, so that nothing passes through it.  TTR-MAP-6"""
        for item in countries["terminals"].items():
            node = self.nodes.find(item["id"].text())
            near = {
                int(self.to_node[route] if self.from_node[route] == node else self.from_node[route])
                for route in range(len(self.length))
                if node == self.from_node[route] or node == self.to_node[route]
            }
            if not near or (item["dead_end"].truth() and len(near) > 1):
                raise item.wrong("a dead end must be joined to exactly one place, others to one or more")

    def read_tickets(self, items: Entry, wanted: Entry) -> None:
        """The destination tickets; an end may be a city or a country.  TTR-COMP-4 TTR-TICK-4 TTR-A22"""
        names: list[str] = []
        self.ticket_a, self.ticket_b, self.ticket_points = vec[i64](), vec[i64](), vec[i64]()
        for item in items.items():
            a, b = self.places.find(item["a"].text()), self.places.find(item["b"].text())
            if a < 0 or b < 0 or a == b:
                raise item.wrong("its ends must be two different cities or countries")
            name = f"{self.places.names[a]}-{self.places.names[b]}"
            if name in names:
                raise item.wrong(f"the ticket {name} stands there twice")
            names.append(name)
            self.ticket_a, self.ticket_b = append(self.ticket_a, a), append(self.ticket_b, b)
            self.ticket_points = append(self.ticket_points, item["points"].number(1, 1000))
        self.tickets = Domain("ticket", names)
        self.ticket_count: i64 = len(names)
        if wanted.number() != len(names):
            raise wanted.wrong(f"there are {len(names)} tickets in the list")

    def payment(self, colour: i64, locomotives: i64, length: i64) -> i64:
        """The number of a payment; one with locomotives only has no colour.  TTR-CLAIM-2"""
        return self.all_locomotives if locomotives == length else locomotives * COLOURS + colour


def choice_name(mask: int, most: int) -> str:
    """Which of the tickets on offer are kept: `13` is the first and the third."""
    return "".join(str(i + 1) for i in range(most) if mask & BITS[i])


def read_terrain_colours(types: Entry, terrains: list[str], cards: list[str]) -> dict[str, int]:
    """The terrain of every colour of routes, grey included.  TTR-TERR-3"""
    found: dict[str, int] = {}
    known = [*cards[:COLOURS], "grey"]
    for number, name in enumerate(terrains):
        for colour in types[name]["route_colours"].items():
            if colour.text() in found or colour.text() not in known:
                raise colour.wrong("it must be a colour of routes, and belong to one terrain")
            found[colour.text()] = number
    if len(found) != COLOURS + 1:
        raise types.wrong(f"{COLOURS} colours and grey must belong to the terrains, not {len(found)}")
    return found
