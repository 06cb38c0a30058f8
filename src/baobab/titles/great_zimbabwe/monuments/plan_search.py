"""Can a plan be completed and paid? Goods are searched for, resources shared out by matching.

TGZ-RAI-3 TGZ-RAI-9 TGZ-RAI-13
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.titles.great_zimbabwe.cards import KINDS, LEVELS, TSUI_GOAB
from baobab.titles.great_zimbabwe.map.hub_range import APART
from baobab.titles.great_zimbabwe.monuments.goods_market import Market, Offers, ritual_craft
from baobab.titles.great_zimbabwe.monuments.plan import Draft
from baobab.titles.great_zimbabwe.state import ZimbabweState


class Search:
    """Can a number of goods be had for so much cattle, each resource being used no more than it may?

    Every resource that is needed is a want: a set of resources of which any would do. Wants are met by
    augmenting paths, so what was met before stays met when another want is given up.
    """

    def __init__(self, offers: Offers, free: i64, twice: i64) -> None:
        self.offers = offers
        self.free = free
        self.twice = twice
        self.wants = vec[i64](capacity=8)
        self.got = vec[i64](capacity=8)  # for each want the bit of the resource that meets it
        self.tried: i64 = 0
        # Goods to come follow this one; without Tsui-Goab only its kind matters.
        self.kind: i64 = -1
        self.maker: i64 = -1
        self.resource: i64 = -1

    def after(self, kind: i64, maker: i64, resource: i64) -> None:
        """Goods to come follow one of this kind and maker, with this resource if it is known yet."""
        self.kind = kind
        self.maker = maker
        self.resource = resource

    def want(self, mask: i64) -> bool:
        """Can one of these resources be had besides all that is wanted already?"""
        self.wants = append(self.wants, mask)
        self.got = append(self.got, 0)
        self.tried = 0
        return self.route(len(self.wants) - 1)

    def route(self, i: i64) -> bool:
        """Find a resource for want i, if need be by giving another want a different one."""
        left = self.wants[i] & self.free & ~self.tried
        while left != 0:
            bit = left & -left
            self.tried |= bit
            users: i64 = 0
            for j in range(len(self.got)):
                if self.got[j] == bit:
                    users += 1
            if users < (2 if self.twice & bit != 0 else 1):
                self.got[i] = bit
                return True
            for j in range(len(self.got)):
                if self.got[j] == bit and self.route(j):
                    self.got[i] = bit
                    return True
            left = self.wants[i] & self.free & ~self.tried
        return False

    def forget(self, count: i64) -> None:
        """Give up all wants but the first ones."""
        self.wants = self.wants[:count]
        self.got = self.got[:count]

    def completes(self, goods: i64, budget: i64) -> bool:
        """Is there a way to get so many more goods within the budget?  TGZ-RAI-13"""
        return budget >= 0 and (goods == 0 or self.find(goods, budget, 0))

    def find(self, goods: i64, budget: i64, first: i64) -> bool:
        """Goods from the offers from `first` on, in their order, all wants so far being met."""
        o = self.offers
        if not self.can_afford(goods, budget, first):
            return False
        for i in range(first, len(o.kind)):
            if o.cost[i] > budget or not self.follows(i):
                continue
            count = len(self.wants)
            if self.want_offer(i):
                next_first = i
                if not o.repeat:
                    while next_first < len(o.kind) and o.kind[next_first] == o.kind[i]:
                        next_first += 1
                if goods == 1 or self.find(goods - 1, budget - o.cost[i], next_first):
                    self.forget(count)
                    return True
            self.forget(count)
        return False

    def can_afford(self, goods: i64, budget: i64, first: i64) -> bool:
        """A quick look: are there enough kinds, and does even the cheapest choice fit the budget?"""
        o = self.offers
        if first >= len(o.kind):
            return False
        low = max(o.kind[first], self.kind if o.repeat else self.kind + 1)
        cheapest: i64 = APART
        kinds: i64 = 0
        for kind in range(low, KINDS):
            if o.cheapest[kind] < APART:
                kinds += 1
                cheapest = min(cheapest, o.cheapest[kind])
        return (kinds >= goods or (o.repeat and kinds > 0)) and cheapest * goods <= budget

    def follows(self, i: i64) -> bool:
        """May offer i come after the last good?"""
        o = self.offers
        if o.kind[i] != self.kind:
            return o.kind[i] > self.kind
        return o.repeat and o.maker[i] >= self.maker

    def want_offer(self, i: i64) -> bool:
        """Want what an offer consumes. After a good of the same maker the resource comes later, too."""
        o = self.offers
        own = o.own[i]
        if o.kind[i] == self.kind and o.maker[i] == self.maker and self.resource >= 0:
            own &= -(o.bit[self.resource] * 2)
        return self.want(own) and (o.primary[i] < 0 or self.want(o.other[i]))


def least_cost(offers: Offers, draft: Draft, goods: i64) -> i64:
    """The least sum for which so many goods can be had, given that they can be had at all."""
    least: i64 = 0
    while not Search(offers, draft.free, draft.twice).completes(goods, least):
        least += 1
    return least


def kinds_on_map(s: ZimbabweState) -> i64:
    """How many kinds of ritual goods somebody on the map makes.  TGZ-RAI-6"""
    c = s.board.cards
    kinds: i64 = 0
    for kind in range(KINDS):
        if s.makers[ritual_craft(s, kind) * c.copies] >= 0:
            kinds += 1
    return kinds


def looks_raisable(s: ZimbabweState, draft: Draft, monument: i64, kinds: i64) -> bool:
    """A quick look: one's own, below the top, enough kinds on the map, and cattle for the cheapest goods.

    TGZ-RAI-1 TGZ-RAI-3
    """
    if s.owner(monument) != draft.seat or s.level(monument) == LEVELS:
        return False
    goods = s.board.cards.goods_needed[s.level(monument)]
    if draft.budget(s) < goods * s.board.cards.cheapest_good:
        return False
    return kinds >= goods or (kinds > 0 and s.god[draft.seat] == TSUI_GOAB)


def can_raise(s: ZimbabweState, draft: Draft, monument: i64, market: Market) -> bool:
    """Can this monument go up a level with what the plan so far leaves?  TGZ-RAI-3 TGZ-RAI-13"""
    goods = s.board.cards.goods_needed[s.level(monument)]
    search = Search(Offers(s, draft, monument, market), draft.free, draft.twice)
    return search.completes(goods, draft.budget(s))
