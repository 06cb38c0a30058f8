"""What previews of The Great Zimbabwe foretold, as it turned out: for the conformance kit."""

from librt.vecs import append

from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.great_zimbabwe.plan import Draft
from baobab.titles.great_zimbabwe.proposal import completed
from baobab.titles.great_zimbabwe.specialists import tiles_left
from baobab.titles.great_zimbabwe.state import ZimbabweState

MAKERS = ("preview-maker", "preview-own-maker", "preview-maker-with", "preview-own-maker-with")


def hindsight(title: Title, s: State, action: int, key: str) -> dict[str, int]:
    """Plans as they are carried out, craftsmen as they are placed, herds and tiles as they are left."""
    assert isinstance(s, ZimbabweState)
    if key == "preview-raise":
        return raised(title, s, action)
    if key in MAKERS:
        return bought(title, s, action)
    trial = Trial(title, s, action)
    after = trial.after
    assert isinstance(after, ZimbabweState)
    if key == "preview-cost":
        return {"cattle": sum([event["cattle"] for event in trial.all("bought", "worked", "hubs")])}
    if key == "preview-herd":
        return {"cattle": trial.of("herded")["cattle"] - trial.of("used")["cattle"]}
    if key == "preview-craft":
        placed = trial.until("placed").of("placed")
        vr = int(after.vr[trial.seat] - s.vr[trial.seat])
        return {"cattle": placed["cattle"], "points": placed["points"], "vr": vr}
    if key == "preview-tiles":
        kind = trial.until("charmed").of("charmed")["kind"]
        return {"tiles": int(tiles_left(after, kind)) + 1}
    return {}


def raised(title: Title, s: ZimbabweState, action: int) -> dict[str, int]:
    """A monument raised: its goods were bought one by one, and no way costs less than was said."""
    cell = title.actions.kind(action).arg(action)
    goods = 0
    for kind, event in Trial(title, s, action).until("raised").told:
        goods = goods + 1 if kind == "bought" else goods
        if kind == "raised" and event["cell"] == cell:
            cattle = cheapest(s, int(cell))
            return {
                "level": event["level"],
                "points": event["points"],
                "goods": goods,
                "cattle_bound": cattle,
            }
        goods = 0 if kind == "raised" else goods
    return {}


def bought(title: Title, s: ZimbabweState, action: int) -> dict[str, int]:
    """The price as it was paid to the maker, and hubs for the rest of what the step adds to the plan."""
    maker = int(title.actions.kind(action).arg(action))
    trial = Trial(title, s, action).until("raised")
    paid = next(event["cattle"] for event in trial.all("bought", "worked") if event["maker"] == maker)
    step = int(s.board.size) + maker
    hubs = (spent_with(s, step) - int(Draft(s, s.seat()).spent) - paid) // int(s.board.cards.hub_fee)
    return {"price": paid, "hubs": hubs, "cattle_bound": cheapest(s, step)}


def planned(s: ZimbabweState, step: int) -> ZimbabweState:
    """The position with one more step in its plan."""
    after = s.copy()
    after.plan = append(after.plan, step)
    return after


def spent_with(s: ZimbabweState, step: int) -> int:
    return int(Draft(planned(s, step), s.seat()).spent)


def cheapest(s: ZimbabweState, step: int) -> int:
    """What the plan costs more if it goes on with this step and is completed as cheaply as it can be."""
    after = planned(s, step)
    after.plan = completed(after.copy(), s.seat())
    return int(Draft(after, s.seat()).spent) - int(Draft(s, s.seat()).spent)
