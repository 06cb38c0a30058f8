"""Main action: raise monuments. Planned step by step, committed at once.  TGZ-RAI"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.events import Teller
from baobab.kernel.luck import Luck
from baobab.kernel.notes import Note, Reason
from baobab.kernel.phase import Phase
from baobab.kernel.state import State
from baobab.titles.great_zimbabwe import turn
from baobab.titles.great_zimbabwe.actions import Actions
from baobab.titles.great_zimbabwe.board import MONUMENT, Board
from baobab.titles.great_zimbabwe.commitment import commit
from baobab.titles.great_zimbabwe.plan import (
    MAKER,
    OPEN,
    PRIMARY,
    PRIMARY_RESOURCE,
    RESOURCE,
    Draft,
    Market,
    Offers,
    Search,
    offers_for,
    price_of,
    raisable,
)
from baobab.titles.great_zimbabwe.refusals import (
    why_not_maker,
    why_not_primary,
    why_not_raise,
    why_not_take,
)
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.words import Params


def ask_next(s: ZimbabweState, seat: i64) -> None:
    """The question that the plan needs answered next."""
    needs = Draft(s, seat).needs
    if needs == OPEN:
        s.ask(turn.RAISE, seat)
    elif needs == MAKER:
        s.ask(turn.MAKER, seat)
    elif needs == PRIMARY:
        s.ask(turn.FROM, seat)
    else:
        s.ask(turn.TAKE, seat)


def add_step(s: ZimbabweState, step: i64) -> None:
    """Answer the present question by one more step of the plan; nothing is paid yet."""
    seat = s.seat()
    s.answered()
    s.plan = append(s.plan, step)
    ask_next(s, seat)


def next_monuments(s: ZimbabweState, draft: Draft) -> vec[i64]:
    """The cells of monuments that can join the plan, ascending: each set of them is planned in one order.

    TGZ-RAI-1 TGZ-RAI-4
    """
    out = vec[i64](capacity=8)
    last = s.monuments[draft.monument] if draft.monument >= 0 else -1
    market = Market(s, draft)
    for i in range(len(s.monuments)):
        if s.monuments[i] > last and raisable(s, draft, i, market):
            out = insert(out, s.monuments[i])
    return out


def maker_leads_on(s: ZimbabweState, draft: Draft, offers: Offers, maker: i64) -> bool:
    """Can the monument be completed and paid with a good of this maker next?"""
    budget = s.cash[draft.seat] - draft.spent
    for i in range(len(offers.kind)):
        if offers.maker[i] != maker or offers.cost[i] > budget:
            continue
        search = Search(offers, draft.free, draft.twice)
        if draft.kind >= 0:
            search.after(draft.kind, draft.maker, draft.resource)
        if not search.follows(i) or not search.want_offer(i):
            continue
        again = draft.kind == offers.kind[i] and draft.maker == maker
        search.after(offers.kind[i], maker, draft.resource if again else -1)
        if search.completes(draft.goods - 1, budget - offers.cost[i]):
            return True
    return False


def maker_choices(s: ZimbabweState, draft: Draft) -> vec[i64]:
    """The makers of the next good from which the monument can be completed."""
    out = vec[i64](capacity=8)
    offers = offers_for(s, draft)
    last: i64 = -1
    for i in range(len(offers.kind)):
        maker = offers.maker[i]
        if maker != last and maker_leads_on(s, draft, offers, maker):
            out = insert(out, maker)
        last = maker
    return out


def insert(sorted_list: vec[i64], value: i64) -> vec[i64]:
    """A list in ascending order with one more value."""
    out = append(sorted_list, value)
    i: i64 = len(out) - 1
    while i > 0 and out[i - 1] > value:
        out[i] = out[i - 1]
        i -= 1
    out[i] = value
    return out


def own_choices(s: ZimbabweState, draft: Draft, before: Draft) -> i64:
    """The resources that the maker just picked may consume so that the monument can be completed.

    `before` is the plan without the maker: its budget and its last good.
    """
    offers = offers_for(s, before)
    budget = s.cash[draft.seat] - before.spent
    chosen: i64 = 0
    for i in range(len(offers.kind)):
        if offers.maker[i] != draft.maker or offers.cost[i] > budget:
            continue
        left = offers.own[i] & ~chosen
        if before.kind == draft.kind and before.maker == draft.maker:
            left &= -(offers.bit[before.resource] * 2)
        while left != 0:
            bit = left & -left
            left &= ~bit
            spare = draft.twice & bit != 0
            free = draft.free if spare else draft.free & ~bit
            search = Search(offers, free, draft.twice & ~bit)
            if offers.primary[i] >= 0 and not search.want(offers.other[i]):
                continue
            search.after(draft.kind, draft.maker, number_of(offers.bit, bit))
            if search.completes(draft.goods - 1, budget - offers.cost[i]):
                chosen |= bit
    return chosen


def number_of(bits: vec[i64], bit: i64) -> i64:
    number: i64 = 0
    while bits[number] != bit:
        number += 1
    return number


def primary_choices(s: ZimbabweState, draft: Draft) -> vec[i64]:
    """The primary makers that may work for the maker so that the monument can be completed."""
    out = vec[i64](capacity=4)
    offers = offers_for(s, draft)
    budget = s.cash[draft.seat] - draft.spent
    c = s.board.cards
    needs = c.needs[c.craft_of(draft.maker)]
    near, ways = s.terrain.within(s.steps(draft.seat)), s.ways(draft.seat)
    for primary in range(needs * c.copies, needs * c.copies + c.copies):
        if s.makers[primary] < 0:
            break
        leg = ways.leg(draft.maker, primary)
        cost = price_of(s, draft.seat, primary) + leg * c.hub_fee
        if cost > budget:
            continue
        search = Search(offers, draft.free, draft.twice)
        search.after(draft.kind, draft.maker, draft.resource)
        theirs = s.resources_near(primary, near) & s.terrain.of_kind[c.resource_of[needs]]
        if search.want(theirs) and search.completes(draft.goods - 1, budget - cost):
            out = append(out, primary)
    return out


def second_choices(s: ZimbabweState, draft: Draft) -> i64:
    """The resources that the primary maker may consume so that the monument can be completed."""
    offers = offers_for(s, draft)
    budget = s.cash[draft.seat] - draft.spent
    c = s.board.cards
    near = s.terrain.within(s.steps(draft.seat))
    kind = c.resource_of[c.craft_of(draft.primary)]
    left = s.resources_near(draft.primary, near) & s.terrain.of_kind[kind] & draft.free
    chosen: i64 = 0
    while left != 0:
        bit = left & -left
        left &= ~bit
        free = draft.free if draft.twice & bit != 0 else draft.free & ~bit
        search = Search(offers, free, draft.twice & ~bit)
        search.after(draft.kind, draft.maker, draft.resource)
        if search.completes(draft.goods - 1, budget):
            chosen |= bit
    return chosen


def take_choices(s: ZimbabweState, draft: Draft) -> i64:
    """The resources that may be consumed now, a bit each.  TGZ-RAI-9"""
    if draft.needs == PRIMARY_RESOURCE:
        return second_choices(s, draft)
    plan = s.plan
    s.plan = plan[: len(plan) - 1]
    before = Draft(s, draft.seat)
    s.plan = plan
    return own_choices(s, draft, before)


class Raise(Phase):
    """Another monument, or is the plan complete?  TGZ-RAI-1"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("raise", "TGZ-RAI-1", [actions.commit, actions.lift])
        self.board = board
        self.actions = actions

    def prompt(self, s: State) -> Params:
        assert isinstance(s, ZimbabweState)
        return {"cattle": Draft(s, s.seat()).spent}

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        out = vec[i64](capacity=8)
        out = append(out, self.actions.commit.code())
        for cell in next_monuments(s, Draft(s, s.seat())):
            out = append(out, self.actions.lift.code(cell))
        return out

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        if self.actions.lift.owns(action):
            add_step(s, self.actions.lift.arg(action))
            return
        seat = s.seat()
        s.answered()
        commit(s, seat, tell)

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if self.actions.commit.owns(action):
            return None
        if not self.actions.lift.owns(action):
            return self.not_now()
        return why_not_raise(s, Draft(s, s.seat()), self.actions.lift.arg(action))

    def preview(self, s: State, action: i64) -> Note | None:
        assert isinstance(s, ZimbabweState)
        return raise_preview(s, self.actions, action)


def raise_preview(s: ZimbabweState, actions: Actions, action: i64) -> Note | None:
    """What the plan costs, or what the next level of a monument needs and scores."""
    c = s.board.cards
    if actions.commit.owns(action):
        return Note("preview-cost", {"cattle": Draft(s, s.seat()).spent})
    if not actions.lift.owns(action):
        return None
    level = s.level(s.cells[actions.lift.arg(action)] - MONUMENT)
    points = c.level_points[level + 1] - c.level_points[level]
    return Note("preview-raise", {"level": level + 1, "goods": c.goods_needed[level], "points": points})


class Maker(Phase):
    """Who makes the next good?  TGZ-RAI-4 TGZ-RAI-7"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("maker", "TGZ-RAI-7", [actions.maker])
        self.board = board
        self.actions = actions

    def prompt(self, s: State) -> Params:
        assert isinstance(s, ZimbabweState)
        draft = Draft(s, s.seat())
        cell = self.board.cells.say(s.monuments[draft.monument])
        return {"cell": cell, "goods": draft.goods, "cattle": s.cash[s.seat()] - draft.spent}

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        out = vec[i64](capacity=8)
        for maker in maker_choices(s, Draft(s, s.seat())):
            out = append(out, self.actions.maker.code(maker))
        return out

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        add_step(s, self.board.size + self.actions.maker.arg(action))

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if not self.actions.maker.owns(action):
            return self.not_now()
        draft, maker = Draft(s, s.seat()), self.actions.maker.arg(action)
        for choice in maker_choices(s, draft):
            if choice == maker:
                return None
        return why_not_maker(s, draft, maker)

    def preview(self, s: State, action: i64) -> Note | None:
        assert isinstance(s, ZimbabweState)
        draft, maker = Draft(s, s.seat()), self.actions.maker.arg(action)
        hubs = s.ways(s.seat()).hubs_to(maker)[draft.monument]
        return cost_preview(s, maker, hubs)


def cost_preview(s: ZimbabweState, maker: i64, hubs: i64) -> Note:
    """Price, hubs, and whom the price goes to."""
    price = price_of(s, s.seat(), maker)
    owner = s.board.seats.say(s.owners[maker])
    site = s.board.cells.say(s.makers[maker] // 2)
    return Note("preview-maker", {"price": price, "hubs": hubs, "owner": owner, "cell": site})


class Take(Phase):
    """Which resource is consumed?  TGZ-RAI-9"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("take", "TGZ-RAI-9", [actions.take])
        self.board = board
        self.actions = actions

    def prompt(self, s: State) -> Params:
        assert isinstance(s, ZimbabweState)
        draft, c = Draft(s, s.seat()), self.board.cards
        maker = draft.maker if draft.needs == RESOURCE else draft.primary
        kind = c.resource_of[c.craft_of(maker)]
        return {"maker": c.makers.say(maker), "kind": c.kinds.say(kind)}

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        chosen = take_choices(s, Draft(s, s.seat()))
        out = vec[i64](capacity=8)
        resources, bit = s.terrain.resources, self.board.bit
        for i in range(len(resources)):
            if chosen & bit[i] != 0:
                out = insert(out, self.actions.take.code(resources[i]))
        return out

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        add_step(s, self.actions.take.arg(action))

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if not self.actions.take.owns(action):
            return self.not_now()
        draft, cell = Draft(s, s.seat()), self.actions.take.arg(action)
        number = s.terrain.number_at(cell)
        if number >= 0 and take_choices(s, draft) & self.board.bit[number] != 0:
            return None
        return why_not_take(s, draft, cell)


class From(Phase):
    """Which primary craftsman works for the secondary one?  TGZ-RAI-10"""

    def __init__(self, board: Board, actions: Actions) -> None:
        super().__init__("from", "TGZ-RAI-10", [actions.primary])
        self.board = board
        self.actions = actions

    def prompt(self, s: State) -> Params:
        assert isinstance(s, ZimbabweState)
        c, draft = self.board.cards, Draft(s, s.seat())
        needs = c.crafts.say(c.needs[c.craft_of(draft.maker)])
        return {"maker": c.makers.say(draft.maker), "craft": needs}

    def legal(self, s: State) -> vec[i64]:
        assert isinstance(s, ZimbabweState)
        out = vec[i64](capacity=4)
        for primary in primary_choices(s, Draft(s, s.seat())):
            out = append(out, self.actions.primary.code(primary))
        return out

    def apply(self, s: State, action: i64, luck: Luck, tell: Teller | None) -> None:
        assert isinstance(s, ZimbabweState)
        add_step(s, self.board.size + self.actions.primary.arg(action))

    def why_not(self, s: State, action: i64) -> Reason | None:
        assert isinstance(s, ZimbabweState)
        if not self.actions.primary.owns(action):
            return self.not_now()
        draft, primary = Draft(s, s.seat()), self.actions.primary.arg(action)
        for choice in primary_choices(s, draft):
            if choice == primary:
                return None
        return why_not_primary(s, draft, primary)

    def preview(self, s: State, action: i64) -> Note | None:
        assert isinstance(s, ZimbabweState)
        draft, primary = Draft(s, s.seat()), self.actions.primary.arg(action)
        return cost_preview(s, primary, s.ways(s.seat()).leg(draft.maker, primary))
