"""What previews of Namibia foretold, as it turned out: for the conformance kit."""

from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.namibia.state import NamibiaState
from baobab.titles.namibia.turn import RAIL, ROAD

CUBES = ("preview-to-ports", "preview-on-rails", "preview-off-rails", "preview-mine", "preview-explore")


def hindsight(title: Title, s: State, action: int, key: str) -> dict[str, int]:
    """Cubes as they lie afterwards, what a forced sale brought, and who could ship."""
    trial = Trial(title, s, action)
    if key in ("preview-pass", "preview-pass-out"):
        sold = [event for event in trial.all("sold") if event["seat"] == trial.seat]
        return {"sold": sold[0]["points"], "price": sold[0]["amount"]} if sold else {"sold": 0, "price": 0}
    if key in CUBES:
        assert isinstance(trial.after, NamibiaState)
        kinds = ("first-mine", "second-mine", "started", "explored", "new-deposit", "truck")
        return {"cubes": int(trial.after.cubes[trial.of(*kinds)["space"]])}
    return shipped(title, s, action) if key == "preview-select" else {}


def shipped(title: Title, s: State, action: int) -> dict[str, int]:
    """If all trucks stay and all mines ship: what goes by rail, and how many trucks were asked."""
    trial, trucks = Trial(title, s, action), 0
    after = trial.after
    assert isinstance(s, NamibiaState)
    assert isinstance(after, NamibiaState)
    stage = s.stage
    while not after.over() and after.stage == stage and after.phase() in (ROAD, RAIL):
        ship, keep = sorted([int(answer) for answer in title.legal(after)])
        trucks += 1 if after.phase() == ROAD else 0
        trial.play(keep if after.phase() == ROAD else ship)
    by_rail = trial.all("by-rail")
    own = sum([event["cubes"] for event in by_rail if event["seat"] == trial.seat])
    return {"own": own, "others": sum([event["cubes"] for event in by_rail]) - own, "trucks": trucks}
