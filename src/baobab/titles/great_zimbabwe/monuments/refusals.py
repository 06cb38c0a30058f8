"""Why a monument cannot be raised so: the reasons against the picks of a plan.  TGZ-RAI"""

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.notes import Reason
from baobab.titles.great_zimbabwe.board import MONUMENT
from baobab.titles.great_zimbabwe.cards import KINDS, LEVELS
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.map.hub_range import APART
from baobab.titles.great_zimbabwe.monuments.cheapest_plan import complete_plan
from baobab.titles.great_zimbabwe.monuments.goods_market import (
    ANY_SUM,
    Market,
    Offers,
    offers_for,
    ritual_craft,
)
from baobab.titles.great_zimbabwe.monuments.plan import PRIMARY_RESOURCE, Draft
from baobab.titles.great_zimbabwe.monuments.plan_search import Search, can_raise, least_cost
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.words import Name, Params


def why_not_raise(s: ZimbabweState, draft: Draft, cell: i64) -> Reason | None:
    """A monument of one's own below the top, for which enough different goods can be had and paid.

    TGZ-RAI-1 TGZ-RAI-3 TGZ-RAI-4 TGZ-RAI-13
    """
    at: Params = {"cell": s.board.cells.say(cell)}
    content = s.cells[cell]
    if content < MONUMENT:
        return Reason("TGZ-RAI-1", "no-monument", at)
    monument = content - MONUMENT
    if s.owner(monument) != draft.seat:
        return Reason("TGZ-RAI-1", "not-your-monument", {**at, "seat": Name("seat", str(s.owner(monument)))})
    if s.level(monument) == LEVELS:
        return Reason("TGZ-RAI-1", "top-level", {**at, "level": LEVELS})
    if draft.monument >= 0 and cell <= s.monuments[draft.monument]:
        last = s.board.cells.say(s.monuments[draft.monument])
        return Reason("TGZ-RAI-1", "raise-in-order", {**at, "last": last})
    market = Market(s, draft, ANY_SUM)
    if can_raise(s, draft, monument, market):
        return None
    goods = s.board.cards.goods_needed[s.level(monument)]
    offers = Offers(s, draft, monument, market)
    kinds = [s.board.cards.kinds.say(kind) for kind in range(KINDS) if offers.cheapest[kind] < APART]
    if len(kinds) < goods and not (offers.repeat and kinds):
        return Reason("TGZ-RAI-4", "too-few-kinds", {**at, "goods": goods, "kinds": kinds})
    search = Search(offers, draft.free, draft.twice)
    if not search.completes(goods, ANY_SUM):
        return Reason("TGZ-RAI-9", "resources-short", {**at, "goods": goods})
    least, budget = least_cost(offers, draft, goods), draft.budget(s)
    return Reason("TGZ-RAI-13", "raise-too-dear", {**at, "least": least, "cash": budget})


def why_not_maker(s: ZimbabweState, draft: Draft, maker: i64) -> Reason:
    """Why a craftsman cannot make the next good.

    TGZ-RAI-4 TGZ-RAI-5 TGZ-RAI-7 TGZ-RAI-9 TGZ-RAI-10
    """
    c = s.board.cards
    craft = c.craft_of(maker)
    kind = c.kind_of[craft]
    who: Params = {"maker": c.makers.say(maker), "craft": c.crafts.say(craft)}
    if s.makers[maker] < 0:
        return Reason("TGZ-RAI-7", "not-on-map", who)
    valid = ritual_craft(s, kind)
    if valid != craft:
        return Reason("TGZ-RAI-5", "no-longer-ritual", {**who, "better": c.crafts.say(valid)})
    offers = offers_for(s, draft, ANY_SUM)
    if draft.kind >= kind and not offers.repeat:
        key = "kind-had" if kind in kinds_promised(s, draft) else "kind-in-order"
        return Reason("TGZ-RAI-4", key, {**who, "kind": c.kinds.say(kind)})
    hubs = s.ways(draft.seat).hubs_to(maker)[draft.monument]
    cell = s.board.cells.say(s.monuments[draft.monument])
    if hubs == APART:
        return Reason("TGZ-RAI-7", "maker-out-of-range", {**who, "cell": cell})
    best = offers.cheapest_of(maker)
    if best < 0:
        return why_not_made(s, draft, maker, who)
    if offers.cost[best] > draft.budget(s):
        return why_too_dear(s, draft, offers, best, who)
    if draft.kind == kind and maker < draft.maker:
        return Reason("TGZ-RAI-4", "maker-in-order", who)
    steps = complete_plan(s.copy(), draft.seat)
    for i in range(len(s.plan) + 1, len(steps)):
        if steps[i] == s.board.size + maker:
            first = c.makers.say(steps[len(s.plan)] - s.board.size)
            return Reason("TGZ-RAI-4", "maker-later", {**who, "first": first})
    return Reason("TGZ-RAI-13", "cannot-complete", {**who, "cell": cell})


def kinds_promised(s: ZimbabweState, draft: Draft) -> set[int]:
    """The kinds of the goods that the monument in question has already been promised.  TGZ-RAI-4"""
    found: set[int] = set()
    c, at = s.board.cards, 0
    while s.plan[at] != s.monuments[draft.monument]:
        at += 1
    at += 1
    while at < len(s.plan):
        craft = c.craft_of(s.plan[at] - s.board.size)
        found.add(int(c.kind_of[craft]))
        at += 4 if c.needs[craft] >= 0 else 2  # maker and resource, of the primary one, too
    return found


def why_too_dear(s: ZimbabweState, draft: Draft, offers: Offers, offer: i64, who: Params) -> Reason:
    """Even the cheapest good of a maker costs too much: the distances say why.  TGZ-RAI-13 TGZ-HUB-4"""
    maker, primary = offers.maker[offer], offers.primary[offer]
    ways = s.ways(draft.seat)
    params: Params = {
        **who,
        "cattle": offers.cost[offer],
        "hubs": ways.hubs_to(maker)[draft.monument],
        "cash": draft.budget(s),
    }
    if primary < 0:
        return Reason("TGZ-RAI-13", "good-too-dear", params)
    craft = s.board.cards.crafts.say(s.board.cards.craft_of(primary))
    return Reason(
        "TGZ-RAI-13", "work-too-dear", {**params, "primary": craft, "away": ways.leg(maker, primary)}
    )


def why_not_made(s: ZimbabweState, draft: Draft, maker: i64, who: Params) -> Reason:
    """A maker in range that makes nothing: no resource of its own, or nobody who works for it."""
    c = s.board.cards
    craft = c.craft_of(maker)
    near = s.terrain.within(s.steps(draft.seat))
    own = s.resources_near(maker, near) & s.terrain.of_kind[c.resource_of[craft]]
    if own & draft.free == 0:
        key = "no-resource-near" if own == 0 else "resources-used"
        return Reason("TGZ-RAI-9", key, {**who, "kind": c.kinds.say(c.resource_of[craft])})
    needs = c.needs[craft]
    primary: Params = {**who, "primary": c.crafts.say(needs)}
    reached = [
        other
        for other in range(needs * c.copies, needs * c.copies + c.copies)
        if s.makers[other] >= 0 and s.ways(draft.seat).leg(maker, other) < APART
    ]
    if not reached:
        return Reason("TGZ-RAI-10", "no-primary-in-range", primary)
    kind = s.terrain.of_kind[c.resource_of[needs]]
    theirs: i64 = 0
    for other in reached:
        theirs |= s.resources_near(other, near) & kind
    params: Params = {**primary, "kind": c.kinds.say(c.resource_of[needs])}
    if theirs == 0:
        return Reason("TGZ-RAI-10", "primary-has-nothing", params)
    if theirs & draft.free == 0:
        return Reason("TGZ-RAI-10", "primary-used-up", params)
    return Reason("TGZ-RAI-10", "resource-shared", params)


def why_not_primary(s: ZimbabweState, draft: Draft, primary: i64) -> Reason:
    """Why a craftsman cannot work for the maker.  TGZ-RAI-10 TGZ-RAI-13"""
    c = s.board.cards
    needs = c.needs[c.craft_of(draft.maker)]
    who: Params = {"maker": c.makers.say(draft.maker), "primary": c.makers.say(primary)}
    if c.craft_of(primary) != needs:
        return Reason("TGZ-RAI-10", "wrong-primary", {**who, "craft": c.crafts.say(needs)})
    if s.makers[primary] < 0:
        return Reason("TGZ-RAI-10", "primary-not-on-map", who)
    hubs = s.ways(draft.seat).leg(draft.maker, primary)
    if hubs == APART:
        return Reason("TGZ-RAI-10", "primary-out-of-range", who)
    near = s.terrain.within(s.steps(draft.seat))
    kind = c.resource_of[needs]
    theirs = s.resources_near(primary, near) & s.terrain.of_kind[kind]
    if theirs & draft.free == 0:
        key = "primary-without-resource" if theirs == 0 else "primary-resources-used"
        return Reason("TGZ-RAI-9", key, {**who, "kind": c.kinds.say(kind)})
    budget = draft.budget(s)
    cost = price_of(s, draft.seat, primary) + hubs * c.hub_fee
    if cost > budget:
        return Reason("TGZ-RAI-13", "primary-too-dear", {**who, "hubs": hubs, "cattle": cost, "cash": budget})
    return Reason("TGZ-RAI-13", "primary-cannot-complete", who)


def why_not_take(s: ZimbabweState, draft: Draft, cell: i64) -> Reason:
    """Why a resource cannot be consumed now.  TGZ-RAI-9"""
    c = s.board.cards
    maker = draft.primary if draft.needs == PRIMARY_RESOURCE else draft.maker
    kind = c.resource_of[c.craft_of(maker)]
    number = s.terrain.number_at(cell)
    params: Params = {
        "cell": s.board.cells.say(cell),
        "maker": c.makers.say(maker),
        "kind": c.kinds.say(kind),
    }
    if number < 0 or s.terrain.of_kind[kind] & s.board.bit[number] == 0:
        return Reason("TGZ-RAI-9", "not-that-resource", params)
    near: vec[i64] = s.terrain.within(s.steps(draft.seat))
    if s.resources_near(maker, near) & s.board.bit[number] == 0:
        return Reason("TGZ-RAI-9", "resource-too-far", params)
    if draft.free & s.board.bit[number] == 0:
        return Reason("TGZ-RAI-9", "resource-used", params)
    return Reason("TGZ-RAI-13", "resource-needed", params)
