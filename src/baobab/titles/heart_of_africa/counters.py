"""The counters of Heart of Africa: action counters, special victory counters, conflict counters.

HOA-3.9..11
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.data import Entry
from baobab.kernel.names import Domain

PLAIN: Final = 0
STATION: Final = 1
SHIFT: Final = 2
WHOLESALER: Final = 3
TWO_TRADERS: Final = 4
HEART_BONUS: Final = 5
CONVERT: Final = 6
SWING: Final = 7
REPUTATION: Final = 8
MOVE_GROUP: Final = 9
FUNCTIONS: Final = [
    "ap_only",
    "trading_station",
    "neutral_shift",
    "wholesaler",
    "two_traders",
    "heart_bonus",
    "convert_neutral",
    "resource_swing",
    "reputation",
    "move_group",
]

PER_AREA: Final = 0
PER_TRADERS: Final = 1
PER_RESOURCE_AREA: Final = 2
MAJORITY: Final = 3
SPECIAL_KINDS: Final = ["vp_per_area", "vp_per_two_traders", "vp_per_resource_area", "resource_majority"]

NO_LOSS: Final = 0
LOSE_INFLUENCE: Final = 1
LOSE_TRADERS: Final = 2
LOSE_REPUTATION: Final = 3
LOSS_KINDS: Final = ["no_loss", "influence", "trader", "reputation"]


class Counters:
    """The action counters: a function and action points each.  HOA-10.2 HOA-6.0o"""

    def __init__(self, entry: Entry, components: Entry) -> None:
        known = [item["id"].text() for item in entry["functions"].items()]
        if known != FUNCTIONS:
            raise entry["functions"].wrong(f"the functions must be, in this order, {', '.join(FUNCTIONS)}")
        self.functions = Domain("function", FUNCTIONS)
        names: list[str] = []
        self.mix = vec[i64]()
        self.function = vec[i64]()
        self.ap = vec[i64]()
        self.per_function = vec[i64]([0 for _ in FUNCTIONS])
        for item in entry["distribution"].items():
            function = self.functions.find(item["function"].text())
            if function < 0:
                raise item["function"].wrong(f"it must be one of {', '.join(FUNCTIONS)}")
            points, count = item["ap"].number(0, 20), item["count"].number(1, 1000)
            name = f"{FUNCTIONS[function]}-{points}"
            if name in names:
                raise item.wrong(f"{name} stands there twice")
            names.append(name)
            self.mix = append(self.mix, count)
            self.function = append(self.function, function)
            self.ap = append(self.ap, points)
            self.per_function[function] += count
        self.faces = Domain("face", names)
        check_total(entry, self.mix, components["action_counters"])


class Specials:
    """The special victory counters: what each counts, its points, and its price in reputation.  HOA-12.0a"""

    def __init__(self, entry: Entry, resources: Domain, components: Entry) -> None:
        names: list[str] = []
        self.mix = vec[i64]()
        self.kind = vec[i64]()
        self.resource = vec[i64]()
        self.vp = vec[i64]()
        self.cost = vec[i64]()
        for item in entry["distribution"].items():
            kind = item["kind"].text()
            if kind not in SPECIAL_KINDS:
                raise item["kind"].wrong(f"it must be one of {', '.join(SPECIAL_KINDS)}")
            resource = -1
            if kind == SPECIAL_KINDS[MAJORITY]:
                resource = resources.find(item["resource"].text())
                if resource < 0:
                    raise item["resource"].wrong(f"it must be one of {', '.join(resources.names)}")
            name = kind if resource < 0 else f"majority_{resources.names[resource]}"
            if name in names:
                raise item.wrong(f"{name} stands there twice")
            names.append(name)
            self.mix = append(self.mix, item["count"].number(1, 100))
            self.kind = append(self.kind, SPECIAL_KINDS.index(kind))
            self.resource = append(self.resource, resource)
            self.vp = append(self.vp, item["vp"].number(1, 100))
            self.cost = append(self.cost, item["reputation_cost"].number(0, 1))
        self.faces = Domain("special", names)
        check_total(entry, self.mix, components["special_victory_counters"])


class Losses:
    """The conflict counters, drawn in a conflict with neutrals.  HOA-8.1.1a..d"""

    def __init__(self, entry: Entry, components: Entry) -> None:
        names: list[str] = []
        self.mix = vec[i64]()
        self.kind = vec[i64]()
        self.amount = vec[i64]()
        for item in entry["distribution"].items():
            kind = item["kind"].text()
            if kind not in LOSS_KINDS:
                raise item["kind"].wrong(f"it must be one of {', '.join(LOSS_KINDS)}")
            amount = item["value"].number(0 if kind == LOSS_KINDS[NO_LOSS] else 1, 100)
            name = kind if amount == 0 else f"{kind}-{amount}"
            if name in names:
                raise item.wrong(f"{name} stands there twice")
            names.append(name)
            self.mix = append(self.mix, item["count"].number(1, 100))
            self.kind = append(self.kind, LOSS_KINDS.index(kind))
            self.amount = append(self.amount, amount)
        self.faces = Domain("loss", names)
        check_total(entry, self.mix, components["conflict_counters"])


def check_total(entry: Entry, mix: vec[i64], wanted: Entry) -> None:
    """Do the counts add up to the number of counters in the box?"""
    if sum(mix) != wanted.number():
        raise entry["distribution"].wrong(f"the counts add up to {sum(mix)}, not to {wanted.number()}")
