"""What may be picked next in a plan so that it can still be completed and paid.  TGZ-RAI-13"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.monuments.goods_market import Market, Offers, offers_for
from baobab.titles.great_zimbabwe.monuments.plan import PRIMARY_RESOURCE, Draft
from baobab.titles.great_zimbabwe.monuments.plan_search import Search, can_raise, kinds_on_map, looks_raisable
from baobab.titles.great_zimbabwe.state import ZimbabweState


def next_monuments(s: ZimbabweState, draft: Draft) -> vec[i64]:
    """The cells of monuments that can join the plan, ascending: each set of them is planned in one order.

    TGZ-RAI-1 TGZ-RAI-4
    """
    out = vec[i64](capacity=8)
    last = s.monuments[draft.monument] if draft.monument >= 0 else -1
    kinds, market = kinds_on_map(s), None
    for i in range(len(s.monuments)):
        if s.monuments[i] > last and looks_raisable(s, draft, i, kinds):
            if market is None:
                market = Market(s, draft, draft.budget(s))
            if can_raise(s, draft, i, market):
                out = insert_sorted(out, s.monuments[i])
    return out


def maker_leads_on(s: ZimbabweState, draft: Draft, offers: Offers, maker: i64) -> bool:
    """Can the monument be completed and paid with a good of this maker next?"""
    budget = draft.budget(s)
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
    offers = offers_for(s, draft, draft.budget(s))
    last: i64 = -1
    for i in range(len(offers.kind)):
        maker = offers.maker[i]
        if maker != last and maker_leads_on(s, draft, offers, maker):
            out = insert_sorted(out, maker)
        last = maker
    return out


def insert_sorted(sorted_list: vec[i64], value: i64) -> vec[i64]:
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
    budget = before.budget(s)
    offers = offers_for(s, before, budget)
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
    budget = draft.budget(s)
    offers = offers_for(s, draft, budget)
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
    budget = draft.budget(s)
    offers = offers_for(s, draft, budget)
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
