"""What previews of Namibia foretold, as it turned out: for the conformance kit."""

from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.namibia.state import NONE, NamibiaState
from baobab.titles.namibia.turn import RAIL, ROAD

CUBES = ("preview-to-ports", "preview-on-rails", "preview-off-rails", "preview-mine", "preview-explore")


def hindsight(title: Title[NamibiaState], s: NamibiaState, action: int, key: str) -> dict[str, int]:
    """Cubes as they lie afterwards, what a forced sale brought, and who could ship."""
    trial = Trial(title, s, action)
    if key in ("preview-pass", "preview-pass-out"):
        sold = [event for event in trial.all("sold") if event["seat"] == trial.seat]
        return {"sold": sold[0]["points"], "price": sold[0]["amount"]} if sold else {"sold": 0, "price": 0}
    if key == "preview-sale-for":
        return {"amount": trial.of("by-truck", "by-rail")["amount"], "points": trial.of("bonus")["points"]}
    if key in CUBES:
        kinds = ("first-mine", "second-mine", "started", "explored", "new-deposit", "truck")
        return {"cubes": int(trial.after.cubes[trial.of(*kinds)["space"]])}
    return shipping_outcome(title, s, action) if key == "preview-select" else {}


def shipping_outcome(title: Title[NamibiaState], s: NamibiaState, action: int) -> dict[str, int]:
    """If all trucks go and all mines ship: who is paid, and how many cubes come too late."""
    trial = Trial(title, s, action)
    after = trial.after
    stage = s.stage
    while not after.over() and after.stage == stage and after.phase() in (ROAD, RAIL):
        trial.play(min([int(answer) for answer in title.legal(after)]))
    by_truck, by_rail = trial.all("by-truck"), trial.all("by-rail")
    own = sum([event["amount"] for event in by_truck + by_rail if event["seat"] == trial.seat])
    cubes = len(by_truck) + sum([event["cubes"] for event in by_rail])
    commodity = title.actions.kind(action).first(action)
    sold = int(s.shipped[commodity]) if s.port[commodity] != NONE else 0
    demand = int(s.demand[commodity])
    return {
        "own": own,
        "others": sum([event["amount"] for event in by_truck + by_rail]) - own,
        "cubes": cubes,
        "halved": max(0, sold + cubes - demand) - max(0, sold - demand),
        "points": sum([event["points"] for event in trial.all("bonus") if event["seat"] == trial.seat]),
    }
