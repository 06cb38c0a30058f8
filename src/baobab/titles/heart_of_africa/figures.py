"""The figures of Heart of Africa: set-up, costs, points."""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.data import Entry


class Figures:
    """Every number that the rules name, read from the data file."""

    def __init__(self, root: Entry) -> None:
        self.read_setup(root["setup"], root["components"])
        self.read_tables(root)
        self.read_costs(root["costs_and_values"])
        self.read_scoring(root["costs_and_values"])

    def read_setup(self, setup: Entry, components: Entry) -> None:
        """What everybody begins with.  HOA-3.1 HOA-3.2 HOA-3.7 HOA-3.8 HOA-3.12"""
        self.influence = vec[i64](
            [
                setup["influence_per_player"][str(seats)].number(0, 20) if seats > 1 else 0
                for seats in range(6)
            ]
        )
        for seats in range(2, 6):
            if self.influence[seats] * seats > components["influence_markers"].number():
                raise setup["influence_per_player"][str(seats)].wrong("the box does not hold so many")
        self.start_vp = vec[i64]([item.number(0, 41) for item in setup["start_vp_by_draw_order"].items()])
        if len(set(self.start_vp)) < 5:
            raise setup["start_vp_by_draw_order"].wrong("there must be five different starting spaces")
        self.start_traders: i64 = setup["start_traders_on_map"].number(1, 100)
        self.traders: i64 = setup["traders_for_map_supply"].number(int(self.start_traders), 100)
        if self.traders + 2 != components["traders_per_player"].number():
            raise setup["traders_for_map_supply"].wrong("two traders of each player are markers")
        self.rows: i64 = setup["initial_action_rows"].number(1, 10)
        self.row: i64 = setup["counters_per_row"].number(1, 2)
        self.neutrals: i64 = components["neutral_traders"].number(1)
        self.neutrals_each: i64 = setup["neutral_traders_per_symbol_area"].number(0, 10)
        self.stations: i64 = components["trading_stations"].number(0, 100)

    def read_tables(self, root: Entry) -> None:
        """The rows of the resource and the reputation table, from the worst to the best.

        Markers move from row to row; a row may repeat a number.  HOA-3.3..5
        """
        prices, reputation = root["resource_table"], root["reputation_table"]
        self.prices = read_rising(prices["values"])
        self.reputation = read_rising(reputation["values"])
        self.africa_start: i64 = row_of(self.prices, prices["africa_start"])
        start = root["resource_table_start"]["type_start_values"]
        self.price_start = vec[i64]([row_of(self.prices, item) for item in start.items()])
        self.reputation_start: i64 = row_of(self.reputation, reputation["start"])
        if (
            self.reputation[0] != 0
            or root["setup"]["start_reputation"].number() != reputation["start"].number()
        ):
            raise reputation.wrong("it must begin with 0, and its start be that of the set-up")
        victory = root["victory"]
        self.targets = [victory["target_vp"].number(10, 1000)]
        for item in victory["variant_targets"].items():
            self.targets.append(item.number(10, 1000))

    def read_costs(self, costs: Entry) -> None:
        """What actions cost.  HOA-7.1.1a HOA-7.1.2a HOA-7.1.3b HOA-7.1.4a HOA-6.0g"""
        self.move_ap: i64 = costs["move_per_area_ap"].number(1, 100)
        self.coast_ap: i64 = costs["new_trader_coastal_ap"].number(0, 100)
        self.station_ap: i64 = costs["new_trader_station_ap"].number(0, 100)
        self.price_ap: i64 = costs["change_resource_ap"].number(1, 100)
        self.ap_influence: i64 = costs["influence_per_extra_ap"].number(1, 100)
        self.bid_vp: i64 = costs["auction_max_vp"].number(0, 100)
        self.influence_points: i64 = costs["conflict_influence_points"].number(0, 100)
        self.counter_points: i64 = costs["conflict_action_counter_points"].number(0, 100)
        self.renown_influence: i64 = costs["reputation_purchase_influence"].number(1, 100)
        self.lead_times: i64 = costs["wholesaler_multiplier"].number(1, 100)
        self.lead_weight: i64 = costs["wholesaler_own_weight"].number(0, 100)
        if costs["retreat_max_areas"].number() != 2:
            raise costs["retreat_max_areas"].wrong("the rules know retreats of one or two areas only")
        if costs["vp_counters_per_turn"].number() != 1:
            raise costs["vp_counters_per_turn"].wrong("the rules know one such counter a turn")

    def read_scoring(self, costs: Entry) -> None:
        """What counts.  HOA-9.1a HOA-9.2a HOA-9.3a HOA-9.3b HOA-10.6"""
        self.station_vp: i64 = costs["station_vp"].number(0, 100)
        self.majority_vp: i64 = costs["station_majority_vp"].number(0, 100)
        self.heart_vp: i64 = costs["heart_vp"].number(0, 100)
        self.bonus_vp: i64 = costs["heart_bonus_vp"].number(0, 100)
        self.bonus_neutrals: i64 = costs["heart_bonus_neutrals"].number(0, 100)
        self.neutral_vp: i64 = costs["neutral_penalty_vp"].number(0, 100)


def read_rising(entry: Entry) -> vec[i64]:
    """The values of a table's rows, none lower than the one before it."""
    values = [item.number(0, 100) for item in entry.items()]
    if len(values) < 2 or values != sorted(values):
        raise entry.wrong("the rows must be two or more, and none lower than the one before it")
    return vec[i64](values)


def row_of(values: vec[i64], entry: Entry) -> int:
    """The row that shows this value."""
    value = entry.number(0, 100)
    if value not in list(values):
        raise entry.wrong(f"no row of the table shows {value}")
    return list(values).index(value)
