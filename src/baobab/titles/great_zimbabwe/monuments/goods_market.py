"""The goods that can be had for a plan, and what each costs.  TGZ-RAI-4 TGZ-RAI-5 TGZ-RAI-7"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.titles.great_zimbabwe.cards import KINDS, TSUI_GOAB
from baobab.titles.great_zimbabwe.craftsmen.prices import price_of
from baobab.titles.great_zimbabwe.map.hub_range import APART
from baobab.titles.great_zimbabwe.monuments.plan import Draft
from baobab.titles.great_zimbabwe.state import ZimbabweState

ANY_SUM: Final = APART - 1
"""More than anything costs: the budget of a market where money does not matter."""


def ritual_craft(s: ZimbabweState, kind: i64) -> i64:
    """The craft whose goods of this kind count in rituals: the secondary one once any stands on the map.

    TGZ-RAI-5 TGZ-RAI-6
    """
    c = s.board.cards
    secondary = c.secondary_of[kind]
    if secondary >= 0 and s.makers[secondary * c.copies] >= 0:
        return secondary
    return c.primary_of[kind]


class Market:
    """The goods that can be had in the present state of a plan within a budget, but for the way to the
    monument: maker, perhaps a primary maker, what the pair costs, and the resources that each may consume.

    Goods stand in the order in which they are picked: kinds ascend, so that no set of goods is counted
    twice. With Tsui-Goab a kind may follow itself, and then makers ascend, and resources of one maker.

    TGZ-RAI-4 TGZ-RAI-8 TGZ-RAI-9 TGZ-RAI-10 TGZ-RAI-11 TGZ-RAI-12 TGZ-GD-TSU
    """

    def __init__(self, s: ZimbabweState, draft: Draft, budget: i64) -> None:
        self.budget = budget
        self.kind = vec[i64](capacity=16)
        self.maker = vec[i64](capacity=16)
        self.primary = vec[i64](capacity=16)
        self.cost = vec[i64](capacity=16)
        self.own = vec[i64](capacity=16)  # resources of the maker
        self.other = vec[i64](capacity=16)  # resources of the primary maker
        c, seat = s.board.cards, draft.seat
        near = s.terrain.within(s.steps(seat))
        for kind in range(KINDS):
            craft = ritual_craft(s, kind)
            own = s.terrain.of_kind[c.resource_of[craft]] & draft.free
            if own == 0:
                continue
            for maker in range(craft * c.copies, craft * c.copies + c.copies):
                if s.makers[maker] < 0:
                    break
                price = price_of(s, seat, maker)
                if price > budget:
                    continue
                mine = s.resources_near(maker, near) & own
                if mine != 0:
                    if c.needs[craft] < 0:
                        self.offer(kind, maker, -1, price, mine, 0)
                    else:
                        self.offer_pairs(s, draft, kind, maker, price, mine)

    def offer_pairs(
        self, s: ZimbabweState, draft: Draft, kind: i64, maker: i64, cost: i64, mine: i64
    ) -> None:
        """A secondary maker with each primary one that it can reach.  TGZ-RAI-10"""
        c, seat = s.board.cards, draft.seat
        needs = c.needs[c.craft_of(maker)]
        near, ways = s.terrain.within(s.steps(seat)), s.ways(seat)
        theirs = s.terrain.of_kind[c.resource_of[needs]] & draft.free
        for primary in range(needs * c.copies, needs * c.copies + c.copies):
            if s.makers[primary] < 0:
                break
            both = cost + price_of(s, seat, primary)
            if both > self.budget:
                continue
            other = s.resources_near(primary, near) & theirs
            if other != 0:
                hubs = ways.leg(maker, primary)
                if hubs < APART and both + hubs * c.hub_fee <= self.budget:
                    self.offer(kind, maker, primary, both + hubs * c.hub_fee, mine, other)

    def offer(self, kind: i64, maker: i64, primary: i64, cost: i64, own: i64, other: i64) -> None:
        self.kind = append(self.kind, kind)
        self.maker = append(self.maker, maker)
        self.primary = append(self.primary, primary)
        self.cost = append(self.cost, cost)
        self.own = append(self.own, own)
        self.other = append(self.other, other)


class Offers:
    """The goods of a market as one monument can have them: what each costs with its hubs, or APART where
    there is no way.  TGZ-RAI-7
    """

    def __init__(self, s: ZimbabweState, draft: Draft, monument: i64, market: Market) -> None:
        self.bit = s.board.bit
        self.repeat = s.god[draft.seat] == TSUI_GOAB
        self.kind = market.kind
        self.maker = market.maker
        self.primary = market.primary
        self.own = market.own
        self.other = market.other
        self.cost = market.cost[:]
        self.cheapest = filled(KINDS, APART)
        ways, fee = s.ways(draft.seat), s.board.cards.hub_fee
        last: i64 = -1
        hubs: i64 = 0
        for i in range(len(self.maker)):
            maker = self.maker[i]
            if maker != last:
                hubs = ways.hubs_to(maker)[monument]
                last = maker
            cost = APART if hubs == APART else self.cost[i] + hubs * fee
            self.cost[i] = cost
            if cost < self.cheapest[self.kind[i]]:
                self.cheapest[self.kind[i]] = cost

    def cheapest_of(self, maker: i64) -> i64:
        """The cheapest offer of a maker, or -1 if it makes nothing that can be had."""
        best: i64 = -1
        for i in range(len(self.maker)):
            if self.maker[i] == maker and (best < 0 or self.cost[i] < self.cost[best]):
                best = i
        return best


def offers_for(s: ZimbabweState, draft: Draft, budget: i64) -> Offers:
    """What the monument that is being planned can have next."""
    return Offers(s, draft, draft.monument, Market(s, draft, budget))
