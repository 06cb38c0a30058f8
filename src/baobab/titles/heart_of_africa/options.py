"""What a table may choose before a game of Heart of Africa: its length, and disputed readings."""

from typing import Final

from baobab.kernel.data import Entry
from baobab.kernel.names import Domain
from baobab.kernel.options import Option

TARGET: Final = 0
MIN_BID: Final = 1
ALL_PASS: Final = 2
SHARE_ORDER: Final = 3
SHIFT_TRADER: Final = 4
SHIFT_SCOPE: Final = 5
RETREAT_FROM: Final = 6
AP_USE: Final = 7
PRICE_CHANGES: Final = 8
NO_RETREAT: Final = 9
EXHAUSTED: Final = 10
LOST_RETURN: Final = 11
ISLAND: Final = 12
NEUTRAL_LOSS: Final = 13
"""Their places; in each, the first value is 0."""

OPTION_CONSTANTS: Final = {
    "target": TARGET,
    "min_bid": MIN_BID,
    "all_pass": ALL_PASS,
    "vp_share_order": SHARE_ORDER,
    "neutral_shift_new_trader": SHIFT_TRADER,
    "neutral_shift_scope": SHIFT_SCOPE,
    "forced_retreat_forbidden": RETREAT_FROM,
    "ap_use_phase": AP_USE,
    "resource_change_by_ap_per_turn": PRICE_CHANGES,
    "no_legal_retreat": NO_RETREAT,
    "supply_exhausted": EXHAUSTED,
    "lost_traders_return_to_supply": LOST_RETURN,
    "madagascar_coastal": ISLAND,
    "neutral_conflict_pieces": NEUTRAL_LOSS,
}

VALUES: Final = {
    "min_bid": ["1", "0"],
    "all_pass": ["discard_row", "opener_takes"],
    "vp_share_order": ["ascending_vp", "descending_vp"],
    "neutral_shift_new_trader": ["own", "neutral"],
    "neutral_shift_scope": ["each_neutral_one_step", "one_area"],
    "forced_retreat_forbidden": ["active_player_areas", "winner_areas"],
    "ap_use_phase": ["actions_only", "whole_turn"],
    "resource_change_by_ap_per_turn": ["1", "2", "3", "4", "5"],
    "no_legal_retreat": ["remove", "stay"],
    "supply_exhausted": ["auction_remaining_rows_then_end", "end_at_once"],
    "lost_traders_return_to_supply": ["yes", "no"],
    "madagascar_coastal": ["yes", "no"],
}
CLAUSES: Final = {
    "min_bid": "HOA-R-4",
    "all_pass": "HOA-R-5",
    "vp_share_order": "HOA-R-6",
    "neutral_shift_new_trader": "HOA-R-31",
    "neutral_shift_scope": "HOA-R-31",
    "forced_retreat_forbidden": "HOA-R-22",
    "ap_use_phase": "HOA-R-10",
    "resource_change_by_ap_per_turn": "HOA-R-14",
    "no_legal_retreat": "HOA-R-23",
    "supply_exhausted": "HOA-R-7",
    "lost_traders_return_to_supply": "HOA-R-24",
    "madagascar_coastal": "HOA-R-13",
}


NEUTRAL_LOSSES: Final = Domain("value", ["took_part", "in_area"])
"""Which own pieces a trader result takes, and which make a win: a switch that the data file does not know."""


def options(root: Entry, targets: list[int]) -> list[Option]:
    """The target and the switches, each with the default that the data file gives it.

    HOA-13.0c HOA-R-4..7 HOA-R-10 HOA-R-13 HOA-R-14 HOA-R-22..24 HOA-R-31 HOA-R-56
    """
    chosen = [Option("target", "HOA-13.0c", 0, Domain("target", [str(n) for n in targets]))]
    for name, values in VALUES.items():
        given = root["rule_options"][name]
        default = value_name(given.value)
        if default not in values:
            raise given.wrong(f"it must be one of {', '.join(values)}")
        for other in root["rule_option_alternatives"][name].items():
            if value_name(other.value) not in values:
                raise other.wrong(f"it must be one of {', '.join(values)}")
        chosen.append(Option(name, CLAUSES[name], values.index(default), Domain("value", values)))
    chosen.append(Option("neutral_conflict_pieces", "HOA-R-56", 0, NEUTRAL_LOSSES, changed={2: 1}, since=2))
    return chosen


def value_name(value: object) -> str:
    """A value of the data file as the options name it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
