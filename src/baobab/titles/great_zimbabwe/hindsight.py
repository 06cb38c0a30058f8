"""What previews of The Great Zimbabwe foretold, as it turned out: for the conformance kit."""

from librt.vecs import append

from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.great_zimbabwe.monuments.cheapest_plan import complete_plan
from baobab.titles.great_zimbabwe.monuments.plan import Draft
from baobab.titles.great_zimbabwe.religion.specialists import tiles_left
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.turn import RAIN_WAY

MAKERS = ("preview-maker", "preview-own-maker", "preview-maker-with", "preview-own-maker-with")


def hindsight(title: Title[ZimbabweState], s: ZimbabweState, action: int, key: str) -> dict[str, int]:
    """Plans as they are carried out, craftsmen as they are placed, herds and tiles as they are left."""
    if key == "preview-raise":
        return raise_cost(title, s, action)
    if key in MAKERS:
        return maker_cost(title, s, action)
    trial = Trial(title, s, action)
    after = trial.after
    if key == "preview-cost":
        return {"cattle": sum([event["cattle"] for event in trial.all("bought", "worked", "hubs")])}
    if key == "preview-herd":
        return {"cattle": trial.of("herded")["cattle"] - trial.of("used")["cattle"]}
    if key == "preview-craft":
        placed = trial.until("placed").of("placed")
        vr = int(after.vr[trial.seat] - s.vr[trial.seat])
        return {"cattle": placed["cattle"], "points": placed["points"], "vr": vr}
    if key == "preview-tile-many":
        return users_of(s, trial, int(title.actions.kind(action).arg(action)))
    if key == "preview-rain-many":
        return rain_served(title, s, trial)
    if key == "preview-tiles":
        kind = trial.until("charmed").of("charmed")["kind"]
        return {"tiles": int(tiles_left(after, kind)) + 1}
    return {}


def users_of(s: ZimbabweState, trial: Trial[ZimbabweState], cell: int) -> dict[str, int]:
    """The craftsmen who have the resource that now lies on a cell in range."""
    after = trial.after
    c, near = s.board.cards, after.terrain.within(after.steps(trial.seat))
    number = after.terrain.number_at(cell)
    kind = after.terrain.of_kind
    users = [
        maker
        for maker in range(len(s.makers))
        if s.makers[maker] >= 0
        and after.resources_near(maker, near) & kind[c.resource_of[c.craft_of(maker)]] & s.board.bit[number]
        != 0
    ]
    return own_and_others(s, trial.seat, users)


def rain_served(title: Title[ZimbabweState], s: ZimbabweState, trial: Trial[ZimbabweState]) -> dict[str, int]:
    """The craftsmen who have more of their resources in range, once the rain has fallen in the best way."""
    best: dict[str, int] = {"own": 0, "others": 0}
    ways = [trial]
    if not trial.after.over() and trial.after.phase() == RAIN_WAY:
        ways = [Trial(title, trial.after, int(way)) for way in title.legal(trial.after)]
    for way in ways:
        found = own_and_others(s, trial.seat, served_more(s, way.after, trial.seat))
        if (found["own"], found["others"]) > (best["own"], best["others"]):
            best = found
    return best


def served_more(s: ZimbabweState, after: ZimbabweState, seat: int) -> list[int]:
    c, dry, wet = s.board.cards, s.terrain.within(s.steps(seat)), after.terrain.within(after.steps(seat))
    return [
        maker
        for maker in range(len(s.makers))
        if s.makers[maker] >= 0
        and after.resources_near(maker, wet)
        & ~s.resources_near(maker, dry)
        & s.terrain.of_kind[c.resource_of[c.craft_of(maker)]]
        != 0
    ]


def own_and_others(s: ZimbabweState, seat: int, makers: list[int]) -> dict[str, int]:
    own = len([maker for maker in makers if s.owners[maker] == seat])
    return {"own": own, "others": len(makers) - own}


def raise_cost(title: Title[ZimbabweState], s: ZimbabweState, action: int) -> dict[str, int]:
    """A monument raised: its goods were bought one by one, and no way costs less than was said."""
    cell = title.actions.kind(action).arg(action)
    goods = 0
    for kind, event in Trial(title, s, action).until("raised").told:
        goods = goods + 1 if kind == "bought" else goods
        if kind == "raised" and event["cell"] == cell:
            cattle = cheapest_with(s, int(cell))
            return {
                "level": event["level"],
                "points": event["points"],
                "goods": goods,
                "cattle_bound": cattle,
            }
        goods = 0 if kind == "raised" else goods
    return {}


def maker_cost(title: Title[ZimbabweState], s: ZimbabweState, action: int) -> dict[str, int]:
    """The price as it was paid to the maker, and hubs for the rest of what the step adds to the plan."""
    maker = int(title.actions.kind(action).arg(action))
    trial = Trial(title, s, action).until("raised")
    paid = next(event["cattle"] for event in trial.all("bought", "worked") if event["maker"] == maker)
    step = int(s.board.size) + maker
    hubs = (cost_with(s, step) - int(Draft(s, s.seat()).spent) - paid) // int(s.board.cards.hub_fee)
    return {"price": paid, "hubs": hubs, "cattle_bound": cheapest_with(s, step)}


def with_step(s: ZimbabweState, step: int) -> ZimbabweState:
    """The position with one more step in its plan."""
    after = s.copy()
    after.plan = append(after.plan, step)
    return after


def cost_with(s: ZimbabweState, step: int) -> int:
    return int(Draft(with_step(s, step), s.seat()).spent)


def cheapest_with(s: ZimbabweState, step: int) -> int:
    """What the plan costs more if it goes on with this step and is completed as cheaply as it can be."""
    after = with_step(s, step)
    after.plan = complete_plan(after.copy(), s.seat())
    return int(Draft(after, s.seat()).spent) - int(Draft(s, s.seat()).spent)
