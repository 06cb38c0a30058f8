"""The figures of Namibia that are not on the map, read from the data file and checked.

NAM-0.4 NAM-0.7 NAM-0.9
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.data import Entry
from baobab.kernel.names import Domain

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 4

OVERSUPPLIED: Final = 0
BALANCED: Final = 1
UNDERSUPPLIED: Final = 2
UNSELECTED: Final = 3
CASES: Final = ["oversupplied", "balanced", "undersupplied", "unselected"]
"""The rows of the market table, in their order."""


class Table:
    """What the places cost and bring, for so many players.  NAM-1.7 NAM-T.3..6 NAM-R-06 NAM-R-15"""

    def __init__(self, auction: Entry, selecting: Entry, forced: Entry, places: int) -> None:
        self.loss = vec[i64]()
        self.tracks = vec[i64]()
        for place, item in enumerate(auction.items()):
            if item["place"].number() != place + 1:
                raise item["place"].wrong(f"places are listed in order, and this is place {place + 1}")
            self.loss = append(self.loss, item["reputation_loss"].number(0, 100))
            self.tracks = append(self.tracks, item["tracks"].number(0, 100))
        if len(self.loss) != places:
            raise auction.wrong(f"there must be {places} places")
        self.selects = mark_places(selecting, places)
        self.forced = mark_places(forced, places)


def mark_places(places: Entry, count: int) -> vec[i64]:
    """For each place whether the list names it; the data count places from 1."""
    named = [item.number(1, count) - 1 for item in places.items()]
    return vec[i64]([1 if place in named else 0 for place in range(count)])


class Figures:
    """Counts, prices and rates."""

    def __init__(self, root: Entry, commodities: Domain) -> None:
        self.read_components(root, commodities)
        self.read_cards(root["player_cards"]["list"], commodities)
        self.read_places(root)
        self.read_market(root)
        self.read_rates(root)

    def read_components(self, root: Entry, commodities: Domain) -> None:
        """What the box holds.  NAM-0.4 NAM-S.1 NAM-T.1"""
        player = root["components_rulebook"]["per_player"]
        self.heads: i64 = player["mine_heads"].number(2, 20)
        self.money: i64 = player["starting_money"].number(0, 1000)
        self.reputation: i64 = player["starting_reputation"].number(1, 1000)
        supply = root["components_supply"]
        self.cubes = vec[i64]()
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            # One lies on an initial square, and as many players as there are may hold one.
            self.cubes = append(self.cubes, supply["cubes_per_commodity"][str(seats)].number(seats + 1, 200))
        removed = root["components_rulebook"]["three_player_removed_cubes_per_commodity"].number()
        if self.cubes[0] + removed != self.cubes[1]:
            raise supply["cubes_per_commodity"].wrong(f"with three players there are {removed} cubes less")
        self.tracks: i64 = supply["tracks"].number(0, 500)
        self.markers: i64 = supply["abandoned_mine_markers"].number(0, 500)
        if commodities.size < 2:
            raise root["commodities"].wrong("there must be at least two commodities")

    def read_cards(self, items: Entry, commodities: Domain) -> None:
        """Each card forbids one commodity and allows the others.  NAM-0.9 NAM-S.4"""
        names: list[str] = []
        self.forbids = vec[i64]()
        for item in items.items():
            forbidden = commodities.find(item["forbidden"].text())
            allowed = [commodities.find(one.text()) for one in item["allowed"].items()]
            if sorted([forbidden, *allowed]) != list(range(int(commodities.size))):
                raise item.wrong("a card forbids one commodity and allows all others")
            names.append(item["id"].text())
            self.forbids = append(self.forbids, forbidden)
        if len(names) < MOST_SEATS or len(set(names)) < len(names):
            raise items.wrong(f"there must be at least {MOST_SEATS} cards with different ids")
        self.cards = Domain("card", names)

    def read_places(self, root: Entry) -> None:
        """The tables by number of players, two for those who are left over.  NAM-1.7 NAM-T.3 NAM-2.2c"""
        auction, ship, two = root["auction_table"], root["shipping_table"], root["two_left"]
        forced = two["forced_highest_price_places"]
        self.tables: list[Table] = [Table(two["auction"], two["selecting_places"], forced, 2)]
        for places in range(LEAST_SEATS, MOST_SEATS + 1):
            key = str(places)
            forced = ship["forced_highest_price_places"][key]
            self.tables.append(Table(auction[key], ship["selecting_places"][key], forced, places))
        building = root["construction_table"]
        self.starts: i64 = building["normal"]["start_mines"].number(0, 9)
        self.explores: i64 = building["normal"]["explore"].number(0, 9)
        self.last_starts: i64 = building["last_place"]["start_mines"].number(0, 9)
        self.last_explores: i64 = building["last_place"]["explore"].number(0, 9)
        self.completion_cubes: i64 = building["completion_cubes"].number(1, 1)
        self.extension_cubes: i64 = building["extension_cubes"].number(1, 9)
        self.deposit_cubes: i64 = building["new_deposit_cubes"].number(1, 9)
        opening = root["setup_table"]
        self.first_mine_cubes: i64 = opening["first_mine_cubes"].number(0, 9)
        self.second_mine_cubes: i64 = opening["second_mine_cubes"].number(0, 9)
        self.opening_tracks: i64 = opening["tracks"].number(0, 9)

    def read_market(self, root: Entry) -> None:
        """The limits, the start and the four ways in which the market moves.  NAM-0.7 NAM-S.3 NAM-4.1a..d"""
        track = root["tracks"]
        self.lowest: i64 = track["market_min"].number(1, 100)
        self.highest: i64 = track["market_max"].number(int(self.lowest), 100)
        self.price: i64 = track["initial_price"].number(int(self.lowest), int(self.highest))
        self.demand: i64 = track["initial_demand"].number(int(self.lowest), int(self.highest))
        self.price_move = vec[i64]()
        self.demand_move = vec[i64]()
        self.demand_halves = vec[i64]()
        for case, row in enumerate(root["market_table"]["rows"].items()):
            if case >= len(CASES) or row["case"].text() != CASES[case]:
                raise row["case"].wrong(f"the rows must be {', '.join(CASES)}, in this order")
            self.price_move = append(self.price_move, row["price"].number(-100, 100))
            self.demand_move = append(self.demand_move, row["demand"].number(-100, 100))
            self.demand_halves = append(self.demand_halves, 1 if row["halve_demand"].truth() else 0)
        if len(self.price_move) != len(CASES):
            raise root["market_table"]["rows"].wrong(f"there must be a row for each of {', '.join(CASES)}")

    def read_rates(self, root: Entry) -> None:
        """Rounds, bids, and what reputation costs and brings.  NAM-0.1 NAM-1.2 NAM-1.8a NAM-5.1 NAM-E.4"""
        self.rounds: i64 = root["tracks"]["rounds"].number(1, 20)
        if root["game"]["rounds"].number() != self.rounds:
            raise root["game"]["rounds"].wrong(f"the round track says {self.rounds}")
        self.alive: i64 = root["tracks"]["reputation_min_alive"].number(0, 100)
        self.minimum: i64 = root["auction_table"]["minimum_bid_per_round"].number(1, 50)
        self.sale: i64 = root["auction_table"]["sell_reputation_gm"].number(1, 100)
        self.truck_bonus: i64 = root["shipping_table"]["reputation_per_foreign_truck"].number(0, 100)
        self.mine_bonus: i64 = root["shipping_table"]["reputation_per_foreign_mine"].number(0, 100)
        buying = root["reputation_purchase"]
        self.rate = vec[i64]([0] * int(self.rounds + 1))
        for key in buying["after_round"].keys():  # noqa: SIM118
            if not key.isdecimal() or not 1 <= int(key) < self.rounds:
                raise buying["after_round"][key].wrong("it must be a round, and not the last one")
            self.rate[int(key)] = buying["after_round"][key].number(1, 100)
        self.final_rate: i64 = buying["final_conversion"].number(1, 100)
        self.glut: i64 = buying["final_price_fall_per_idle_cube"].number(0, 100)

    def table(self, places: i64) -> Table:
        """The table of a round with so many places."""
        return self.tables[places - 2]

    def cubes_in_play(self, seats: i64) -> i64:
        """Cubes of each commodity.  NAM-T.1"""
        return self.cubes[seats - LEAST_SEATS]

    def clamp(self, value: i64) -> i64:
        """The market's limits.  NAM-0.7"""
        return min(self.highest, max(self.lowest, value))


def half(value: i64) -> i64:
    """Half, rounded up.  NAM-3.3a NAM-4.1c"""
    return (value + 1) // 2
