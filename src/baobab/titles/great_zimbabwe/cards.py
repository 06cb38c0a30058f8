"""Cards and figures of The Great Zimbabwe, read from the data file and checked.

TGZ-CMP-1 TGZ-CMP-2 TGZ-CMP-3
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.data import Entry
from baobab.kernel.names import Domain

SHADIPINYI: Final = 0
ELEGUA: Final = 1
DZIVA: Final = 2
ESHU: Final = 3
GU: Final = 4
OBATALA: Final = 5
ATETE: Final = 6
TSUI_GOAB: Final = 7
ANANSI: Final = 8
QAMATA: Final = 9
ENGAI: Final = 10
XANGO: Final = 11
GODS: Final = [
    "shadipinyi",
    "elegua",
    "dziva",
    "eshu",
    "gu",
    "obatala",
    "atete",
    "tsui_goab",
    "anansi",
    "qamata",
    "engai",
    "xango",
]

SHAMAN: Final = 0
RAIN: Final = 1
HERD: Final = 2
BUILDER: Final = 3
NOMADS: Final = 4
SPECIALISTS: Final = ["shaman", "rain_ceremony", "herd", "builder", "nomads"]

LEVELS: Final = 5
KINDS: Final = 4


class Cards:
    """Technologies, gods, specialists and all single figures, in tables that the rules read."""

    def __init__(self, root: Entry) -> None:
        self.read_figures(root)
        self.read_goods(root["goods"]["items"])
        self.read_technologies(root["technologies"]["items"])
        self.read_gods(root["gods"]["items"])
        self.read_specialists(root["specialists"]["items"])
        self.read_first_game(root["first_game_variant"])

    def read_figures(self, root: Entry) -> None:
        """The figures printed in the rulebook, and our cap on rounds.  TGZ-SET-4 TGZ-AMB-27"""
        constants = root["constants"]
        self.starting_vr: i64 = constants["starting_vr"].number()
        self.most_vr: i64 = constants["max_vr"].number(int(self.starting_vr))
        self.starting_cattle: i64 = constants["starting_cattle"].number()
        self.range: i64 = constants["transport_range"].number(1, 18)
        self.hub_fee: i64 = constants["hub_fee"].number()
        self.least_price: i64 = constants["price_min"].number(1)
        self.most_price: i64 = constants["price_max"].number(int(self.least_price), 9)
        self.gods_in_play = constants["gods_in_play"].number(1, len(GODS))
        self.copies: i64 = constants["craftsmen_per_type"].number(1, 6)
        self.income: i64 = constants["revenue_per_level_of_highest_monument"].number()
        if constants["max_monument_level"].number() != LEVELS:
            raise constants["max_monument_level"].wrong(f"the rules know {LEVELS} levels")
        if constants["tech_cards_per_type"].number() != 2:
            raise constants["tech_cards_per_type"].wrong("the rules know two cards of each technology")
        scoring = root["scoring"]
        self.level_points = vec[i64]([0])
        self.goods_needed = vec[i64]([0])
        for level in range(1, LEVELS + 1):
            worth = scoring["monument_vp_by_level"][str(level)]
            self.level_points = append(self.level_points, worth.number(int(self.level_points[level - 1])))
            gain = scoring["gain_to_reach_level"][str(level)]
            if gain.number() != self.level_points[level] - self.level_points[level - 1]:
                raise gain.wrong("it must be the difference of the worth of two levels")
        for level in range(1, LEVELS):
            needed = scoring["goods_needed_from_level"][str(level)].number(1, KINDS)
            self.goods_needed = append(self.goods_needed, needed)
        self.water_tiles: i64 = root["components"]["water_tiles"].number()
        self.resource_tiles = vec[i64](
            [
                root["components"]["resource_tiles"][item["id"].text()].number()
                for item in root["goods"]["items"].items()
            ]
        )
        self.most_rounds: i64 = root["engine_limits"]["max_rounds"].number(1, 1000)

    def read_goods(self, items: Entry) -> None:
        names = [item["id"].text() for item in items.items()]
        if len(names) != KINDS:
            raise items.wrong(f"the rules know {KINDS} kinds of goods")
        self.kinds = Domain("kind", names)

    def read_technologies(self, items: Entry) -> None:
        """The seven crafts: four primary, and the secondary ones paired with some of them.

        TGZ-CMP-1 TGZ-CMP-2 TGZ-CMP-3 TGZ-RAI-6
        """
        names = [item["id"].text() for item in items.items()]
        self.crafts = Domain("craft", names)
        self.kind_of = vec[i64]()
        self.resource_of = vec[i64]()
        self.needs = vec[i64]()
        self.square = vec[i64]()
        self.turnable = vec[i64]()
        self.cost = vec[i64]()
        self.points = vec[i64]()
        self.card_vr = vec[i64]()
        self.primary_of = filled(KINDS, -1)
        self.secondary_of = filled(KINDS, -1)
        for craft, item in enumerate(items.items()):
            kind = self.kind_named(item["good"])
            primary = item["kind"].text() == "primary"
            needs = -1 if primary else self.crafts.find(item["needs_primary"].text())
            if not primary and (needs < 0 or needs == craft):
                raise item["needs_primary"].wrong("it must name the primary craft that it works on")
            table = self.primary_of if primary else self.secondary_of
            if table[kind] >= 0:
                raise item["good"].wrong("another craft makes this already")
            table[kind] = craft
            shape = [side.number(1, 2) for side in item["footprint"].items()]
            if shape not in ([1, 2], [2, 2]):
                raise item["footprint"].wrong("it must be [1, 2] or [2, 2]")
            self.kind_of = append(self.kind_of, kind)
            self.resource_of = append(self.resource_of, self.kind_named(item["resource"]))
            self.needs = append(self.needs, needs)
            self.square = append(self.square, 1 if shape == [2, 2] else 0)
            self.turnable = append(self.turnable, 1 if item["rotatable"].truth() else 0)
            self.cost = append(self.cost, item["build_cost"].number(0, 100))
            self.points = append(self.points, item["vp"].number(0, 100))
            self.card_vr = append(self.card_vr, item["vr_first_card"].number(0, 20))
            self.card_vr = append(self.card_vr, item["vr_second_card"].number(0, 20))
        for kind in range(KINDS):
            if self.primary_of[kind] < 0:
                raise items.wrong(f"no primary craft makes {self.kinds.names[kind]}")
        makers = [f"{name}{copy + 1}" for name in names for copy in range(int(self.copies))]
        self.makers = Domain("maker", makers)
        self.crafts_of = vec[i64]([maker // int(self.copies) for maker in range(len(makers))])
        self.square_maker = vec[i64]([self.square[craft] for craft in self.crafts_of])

    def kind_named(self, entry: Entry) -> int:
        kind = self.kinds.find(entry.text())
        if kind < 0:
            raise entry.wrong(f"it must be one of {', '.join(self.kinds.names)}")
        return kind

    def read_gods(self, items: Entry) -> None:
        """What each god adds to the requirement, and the figures of their powers."""
        names = [item["id"].text() for item in items.items()]
        if names != GODS:
            raise items.wrong(f"the rules know these gods, in this order: {', '.join(GODS)}")
        self.gods = Domain("god", names)
        self.god_vr = vec[i64]([item["vr"].number(-20, 20) for item in items.items()])
        hooks = [item["hooks"] for item in items.items()]
        self.subsidy: i64 = hooks[ELEGUA]["first_gift_subsidy"].number()
        self.far_range: i64 = hooks[ESHU]["range_on_own_turn"].number(1, 18)
        self.gu_vr: i64 = hooks[GU]["tech_vr_override"].number()
        self.double_build: i64 = hooks[OBATALA]["monuments_per_build_action"].number(1, 9)
        self.atete_markers: i64 = hooks[ATETE]["resource_capacity_on_own_turn"].number(1, 2)
        self.anansi_price: i64 = hooks[ANANSI]["price_override"].number()
        self.cheapest_good: i64 = min(self.least_price, self.anansi_price)
        self.engai_income: i64 = hooks[ENGAI]["revenue_bonus"].number()

    def read_specialists(self, items: Entry) -> None:
        names = [item["id"].text() for item in items.items()]
        if names != SPECIALISTS:
            raise items.wrong(f"the rules know these specialists, in this order: {', '.join(SPECIALISTS)}")
        self.specialists = Domain("specialist", names)
        self.specialist_vr = vec[i64]([item["vr"].number(0, 20) for item in items.items()])
        self.fee = vec[i64]()
        for number, item in enumerate(items.items()):
            costs = [cost.number(0, 100) for cost in item["costs"].items()]
            if not costs or (number != HERD and len(costs) > 1) or costs != sorted(set(costs)):
                raise item["costs"].wrong("it must be one cost, or for the herd some in ascending order")
            self.fee = append(self.fee, costs[0])
            if number == HERD:
                self.herd_costs = vec[i64](costs)
                bonus = [item["bonus_cattle"][str(cost)].number(0, 100) for cost in costs]
                self.herd_bonus = vec[i64](bonus)
            if number == BUILDER:
                self.builder_share: i64 = item["redirect_per_craftsman"].number()

    def read_first_game(self, entry: Entry) -> None:
        """The gods of a first game.  TGZ-SET-7"""
        self.first_gods: list[int] = []
        for item in entry["gods"].items():
            god = self.gods.find(item.text())
            if god < 0 or god in self.first_gods:
                raise item.wrong("it must name a god, once")
            self.first_gods.append(god)
        self.first_specialists = [self.specialists.find(item.text()) for item in entry["specialists"].items()]
        if -1 in self.first_specialists:
            raise entry["specialists"].wrong("it must name specialists")

    def craft_of(self, maker: i64) -> i64:
        """The craft of a craftsman, by its number among all of them."""
        return self.crafts_of[maker]
