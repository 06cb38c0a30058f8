"""The cheapest way to go on with a plan of raising monuments, and what it would cost and bring.

TGZ-RAI-3 TGZ-RAI-13
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.accounts import compare
from baobab.kernel.notes import Note
from baobab.kernel.sights import Layer, Mark, Path, Sight
from baobab.titles.great_zimbabwe.accounts import accounts
from baobab.titles.great_zimbabwe.cards import QAMATA
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.map.hub_routes import way_between_makers, way_to_maker
from baobab.titles.great_zimbabwe.monuments.plan import MAKER, OPEN, PRIMARY, RESOURCE, Draft
from baobab.titles.great_zimbabwe.monuments.plan_payment import commit
from baobab.titles.great_zimbabwe.monuments.plan_steps import maker_choices, primary_choices, take_choices
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.words import Params


def propose_plan(s: ZimbabweState, seat: i64) -> Sight:
    """The plan under way, completed as cheaply as it can be.

    Paths `raise`: each monument with the level it comes to, followed by a path `good` for each of its goods:
    maker, resource, and for a secondary maker the primary one with its resource; all of these, one after
    another, are the steps of the plan. `way` and `leg`: the ways of each good to the monument and from the
    primary maker. `rest`: the answers that are still to be given. The layer `paid` says who gets how much for
    what. The changes are those of the whole plan, carried out.
    """
    before = s.copy()
    done = len(s.plan)
    steps = complete_plan(s.copy(), seat)
    after = s.copy()
    after.plan = steps
    paths, prices = purchases(after, seat, steps)
    paid = payments(after, seat, steps)
    rest = answers(s, steps, done, seat)
    spent = Draft(after, seat).spent
    commit(after, seat, None)
    before.plan = vec[i64]()
    note = Note("sight-plan", {"cattle": spent, "left": s.cash[seat] - spent})
    changes = compare(accounts(before), accounts(after), int(s.seats))
    return Sight(
        [Layer("prices", prices), Layer("paid", paid)], [*paths, Path("rest", rest, spent)], note, changes
    )


def complete_plan(s: ZimbabweState, seat: i64) -> vec[i64]:
    """The steps of the plan with the cheapest completion of its last monument.

    With just as much cattle as that takes, every step that may be taken leads to it.
    """
    cash = s.cash[seat]
    for cattle in range(Draft(s, seat).spent, cash + 1):
        s.cash[seat] = cattle
        if len(next_steps(s, Draft(s, seat))) > 0:
            break
    draft = Draft(s, seat)
    while draft.needs != OPEN:
        s.plan = append(s.plan, next_steps(s, draft)[0])
        draft = Draft(s, seat)
    s.cash[seat] = cash
    return s.plan


def next_steps(s: ZimbabweState, draft: Draft) -> vec[i64]:
    """The steps that may come next."""
    size, out = s.board.size, vec[i64](capacity=8)
    if draft.needs == MAKER or draft.needs == PRIMARY:
        makers = maker_choices(s, draft) if draft.needs == MAKER else primary_choices(s, draft)
        for maker in makers:
            out = append(out, size + maker)
    elif draft.needs != OPEN:
        chosen, resources, bit = take_choices(s, draft), s.terrain.resources, s.board.bit
        for i in range(len(resources)):
            if chosen & bit[i] != 0:
                out = append(out, resources[i])
    return out


def answers(s: ZimbabweState, steps: vec[i64], done: int, seat: i64) -> list[str]:
    """The steps beyond the first ones as answers in notation."""
    names, size = s.board.steps.names, s.board.size
    plan, found = s.plan, list[str]()
    for i in range(done, len(steps)):
        s.plan = steps[:i]
        needs = Draft(s, seat).needs
        verb = "take" if steps[i] < size else "maker" if needs == MAKER else "from"
        found.append(f"{verb} {names[steps[i]]}")
    s.plan = plan
    return found


def purchases(s: ZimbabweState, seat: i64, steps: vec[i64]) -> tuple[list[Path], list[Mark]]:
    """The goods of a complete plan with their ways, and the price of each maker that it buys from."""
    b, ways, names = s.board, s.ways(seat), s.board.steps.names
    paths, prices, good = list[Path](), list[Mark](), list[str]()
    s.plan = vec[i64]()
    draft = Draft(s, seat)
    start = draft.spent
    for step in steps:
        needs, goods = draft.needs, draft.goods
        if needs == MAKER:
            start = draft.spent
            good = list[str]()
        draft.add(s, step)
        if needs == OPEN:
            paths.append(Path("raise", [names[step]], s.level(draft.monument) + 1))
            continue
        good.append(names[step])
        if needs == MAKER:
            hubs = draft.hubs(s)
            paths.append(Path("way", way_to_maker(b, ways, draft.monument, draft.maker), hubs))
            prices.append(Mark(names[step], price_of(s, seat, draft.maker)))
        elif needs == PRIMARY:
            leg = way_between_makers(b, ways, draft.maker, draft.primary)
            paths.append(Path("leg", leg, ways.leg(draft.maker, draft.primary)))
            prices.append(Mark(names[step], price_of(s, seat, draft.primary)))
        elif needs != RESOURCE or draft.goods < goods:
            paths.append(Path("good", good, draft.spent - start))
    s.plan = steps
    return paths, prices


def payments(s: ZimbabweState, seat: i64, steps: vec[i64]) -> list[Mark]:
    """Who is paid by a complete plan: each owner for the work done, then whoever gets the hub fees.

    TGZ-RAI-8 TGZ-HUB-4 TGZ-HUB-7 TGZ-GD-QAM
    """
    b, ways = s.board, s.ways(seat)
    s.plan = vec[i64]()
    draft = Draft(s, seat)
    workers: dict[int, list[i64]] = {}
    hubs: i64 = 0
    for step in steps:
        needs = draft.needs
        draft.add(s, step)
        if needs == MAKER or needs == PRIMARY:
            hubs += draft.hubs(s) if needs == MAKER else ways.leg(draft.maker, draft.primary)
            maker = step - b.size
            workers.setdefault(int(s.owners[maker]), []).append(maker)
    s.plan = steps
    paid = list[Mark]()
    for owner, makers in sorted(workers.items()):
        for_work: Params = {"seat": b.seats.say(owner), "makers": [b.cards.makers.say(one) for one in makers]}
        cattle = sum([int(price_of(s, seat, maker)) for maker in makers])
        paid.append(Mark(b.seats.names[owner], cattle, Note("sight-paid-work", for_work)))
    if hubs > 0:
        paid.append(hub_fees(s, hubs))
    return paid


def hub_fees(s: ZimbabweState, hubs: i64) -> Mark:
    """The common stock gets what hubs cost, or the worshipper of Qamata.  TGZ-HUB-7 TGZ-GD-QAM"""
    fee, worshipper = int(hubs * s.board.cards.hub_fee), s.worshipper(QAMATA)
    if worshipper < 0:
        return Mark("stock", fee, Note("sight-paid-hubs", {"hubs": hubs}))
    note = Note("sight-paid-qamata", {"hubs": hubs, "seat": s.board.seats.say(worshipper)})
    return Mark(s.board.seats.names[worshipper], fee, note)
