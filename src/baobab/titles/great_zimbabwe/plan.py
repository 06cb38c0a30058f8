"""The plan of raising monuments: what has been picked, and how the rest can be completed and paid.

TGZ-RAI-3 TGZ-RAI-4 TGZ-RAI-13
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.titles.great_zimbabwe.board import MONUMENT
from baobab.titles.great_zimbabwe.cards import ANANSI, ATETE, KINDS, LEVELS, TSUI_GOAB
from baobab.titles.great_zimbabwe.state import ZimbabweState
from baobab.titles.great_zimbabwe.ways import APART

OPEN: Final = 0
MAKER: Final = 1
RESOURCE: Final = 2
PRIMARY: Final = 3
PRIMARY_RESOURCE: Final = 4
"""What a plan needs next: nothing (another monument, or the commitment), the maker of a good, the resource
that the maker consumes, the primary maker that works for it, and the resource of that."""


def price_of(s: ZimbabweState, seat: i64, maker: i64) -> i64:
    """What a buyer pays a craftsman: the posted price of its owner's card, or 1 for Anansi.

    TGZ-RAI-8 TGZ-PRC-1 TGZ-GD-ANA
    """
    c = s.board.cards
    if s.god[seat] == ANANSI:
        return c.anansi_price
    return s.prices[s.owners[maker] * c.crafts.size + c.craft_of(maker)]


def ritual_craft(s: ZimbabweState, kind: i64) -> i64:
    """The craft whose goods of this kind count in rituals: the secondary one once any stands on the map.

    TGZ-RAI-5 TGZ-RAI-6
    """
    c = s.board.cards
    secondary = c.secondary_of[kind]
    if secondary >= 0 and s.makers[secondary * c.copies] >= 0:
        return secondary
    return c.primary_of[kind]


class Draft:
    """A plan as far as it goes, read from its steps.

    A step is a cell or, beyond the cells, a craftsman: a monument, then for each good its maker, the
    resource, and for a secondary maker the primary one and its resource.
    """

    def __init__(self, s: ZimbabweState, seat: i64) -> None:
        self.seat = seat
        self.needs: i64 = OPEN
        self.monument: i64 = -1  # the monument that is being planned, or the last one
        self.goods: i64 = 0  # how many goods it still needs, the one begun included
        self.spent: i64 = 0  # what the plan costs so far
        self.free: i64 = 0  # resources that can be used once more, a bit each
        self.twice: i64 = 0  # those of them that can be used twice more
        self.kind: i64 = -1  # of the last good, begun or complete
        self.maker: i64 = -1  # its maker, resource, primary maker and that one's resource, as far as picked
        self.resource: i64 = -1
        self.primary: i64 = -1
        self.second: i64 = -1
        self.count_markers(s)
        for step in s.plan:
            self.add(s, step)

    def count_markers(self, s: ZimbabweState) -> None:
        """What used markers leave: one use a round, for the worshipper of Atete two markers in all.

        TGZ-RAI-9 TGZ-GD-ATE TGZ-AMB-25
        """
        resources = len(s.terrain.resources)
        self.free = s.board.bit[resources] - 1
        if s.god[self.seat] == ATETE and s.board.cards.atete_markers == 2:
            self.twice = self.free
        for cell in s.used:
            self.use(s, s.terrain.number_at(cell))

    def use(self, s: ZimbabweState, resource: i64) -> None:
        bit = s.board.bit[resource]
        if self.twice & bit != 0:
            self.twice &= ~bit
        else:
            self.free &= ~bit

    def add(self, s: ZimbabweState, step: i64) -> None:
        """One more step of the plan."""
        if self.needs == OPEN:
            self.monument = s.cells[step] - MONUMENT
            self.goods = s.board.cards.goods_needed[s.level(self.monument)]
            self.kind = -1
            self.needs = MAKER
        elif self.needs == MAKER:
            self.maker = step - s.board.size
            self.kind = s.board.cards.kind_of[s.board.cards.craft_of(self.maker)]
            self.resource = self.primary = self.second = -1
            self.spent += price_of(s, self.seat, self.maker) + self.fee(s, self.hubs(s))
            self.needs = RESOURCE
        elif self.needs == RESOURCE:
            self.resource = s.terrain.number_at(step)
            self.use(s, self.resource)
            if s.board.cards.needs[s.board.cards.craft_of(self.maker)] >= 0:
                self.needs = PRIMARY
            else:
                self.end_good()
        elif self.needs == PRIMARY:
            self.primary = step - s.board.size
            leg = s.ways(self.seat).leg(self.maker, self.primary)
            self.spent += price_of(s, self.seat, self.primary) + self.fee(s, leg)
            self.needs = PRIMARY_RESOURCE
        else:
            self.second = s.terrain.number_at(step)
            self.use(s, self.second)
            self.end_good()

    def hubs(self, s: ZimbabweState) -> i64:
        """Hubs between the monument and the maker.  TGZ-RAI-7"""
        return s.ways(self.seat).hubs_to(self.maker)[self.monument]

    def fee(self, s: ZimbabweState, hubs: i64) -> i64:
        return hubs * s.board.cards.hub_fee

    def end_good(self) -> None:
        self.goods -= 1
        self.needs = MAKER if self.goods > 0 else OPEN


class Market:
    """The goods that can be had in the present state of a plan, but for the way to the monument: maker,
    perhaps a primary maker, what the pair costs, and the resources that each may consume.

    Goods stand in the order in which they are picked: kinds ascend, so that no set of goods is counted
    twice. With Tsui-Goab a kind may follow itself, and then makers ascend, and resources of one maker.

    TGZ-RAI-4 TGZ-RAI-8 TGZ-RAI-9 TGZ-RAI-10 TGZ-RAI-11 TGZ-RAI-12 TGZ-GD-TSU
    """

    def __init__(self, s: ZimbabweState, draft: Draft) -> None:
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
                mine = s.resources_near(maker, near) & own
                if mine != 0:
                    price = price_of(s, seat, maker)
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
            other = s.resources_near(primary, near) & theirs
            if other != 0:
                hubs = ways.leg(maker, primary)
                if hubs < APART:
                    price = price_of(s, seat, primary) + hubs * c.hub_fee
                    self.offer(kind, maker, primary, cost + price, mine, other)

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
        self.cheapest = vec[i64]([APART, APART, APART, APART])  # by kind
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


def offers_for(s: ZimbabweState, draft: Draft) -> Offers:
    """What the monument that is being planned can have next."""
    return Offers(s, draft, draft.monument, Market(s, draft))


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
        if not self.affordable(goods, budget, first):
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

    def affordable(self, goods: i64, budget: i64, first: i64) -> bool:
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


def kinds_on_map(s: ZimbabweState) -> i64:
    """How many kinds of ritual goods somebody on the map makes: a quick look before a long one."""
    c = s.board.cards
    kinds: i64 = 0
    for kind in range(KINDS):
        if s.makers[ritual_craft(s, kind) * c.copies] >= 0:
            kinds += 1
    return kinds


def raisable(s: ZimbabweState, draft: Draft, monument: i64, market: Market) -> bool:
    """Can this monument of the seat go up a level with what the plan so far leaves?

    TGZ-RAI-1 TGZ-RAI-3 TGZ-RAI-13
    """
    if s.owner(monument) != draft.seat or s.level(monument) == LEVELS:
        return False
    goods = s.board.cards.goods_needed[s.level(monument)]
    budget = s.cash[draft.seat] - draft.spent
    least = goods * s.board.cards.cheapest_good
    if budget < least or (kinds_on_map(s) < goods and s.god[draft.seat] != TSUI_GOAB):
        return False
    search = Search(Offers(s, draft, monument, market), draft.free, draft.twice)
    return search.completes(goods, budget)
