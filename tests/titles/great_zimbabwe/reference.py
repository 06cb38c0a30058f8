"""Ranges and raises worked out slowly and plainly, to be compared with the fast ones.

Nothing here uses the tables of the title but its data: cells are (row, column), sets are sets.
"""

from itertools import combinations, combinations_with_replacement, product

from baobab.titles.great_zimbabwe.board import MONUMENT, RESOURCE, VOID, WATER
from baobab.titles.great_zimbabwe.state import ZimbabweState

Cell = tuple[int, int]
Good = tuple[int, int, int, int]
"""A good: maker, cell of its resource, primary maker, cell of that one's resource; -1 for none."""

Plan = frozenset[tuple[int, tuple[Good, ...]]]


class Slow:
    """One board looked at without any memory."""

    def __init__(self, s: ZimbabweState, steps: int) -> None:
        self.s = s
        self.steps = steps
        self.width = s.board.width
        self.land = {self.spot(i) for i in range(len(s.cells)) if s.cells[i] != VOID}
        self.water = {self.spot(i) for i in range(len(s.cells)) if s.cells[i] == WATER}
        self.monuments = [self.spot(cell) for cell in s.monuments]
        self.hops: dict[frozenset[Cell], set[Cell]] = {}

    def spot(self, cell: int) -> Cell:
        return int(cell) // self.width, int(cell) % self.width

    def number(self, spot: Cell) -> int:
        return spot[0] * self.width + spot[1]

    def around(self, spot: Cell) -> set[Cell]:
        row, column = spot
        near = {(row + y, column + x) for y in (-1, 0, 1) for x in (-1, 0, 1)}
        return (near - {spot}) & self.land

    def region(self, spot: Cell) -> set[Cell]:
        """All water joined side by side with this."""
        found, waiting = {spot}, [spot]
        while waiting:
            row, column = waiting.pop()
            beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
            for other in beside & self.water - found:
                found.add(other)
                waiting.append(other)
        return found

    def spread(self, origin: set[Cell], hop: bool) -> set[Cell]:
        """Everything within range of the origin; a hop does not pass through monuments."""
        reached = set(origin)
        edge = set(origin)
        for _ in range(self.steps):
            fresh: set[Cell] = set()
            for spot in edge:
                if hop and spot in self.monuments and spot not in origin:
                    continue
                for other in self.around(spot) - reached:
                    fresh |= self.region(other) if other in self.water else {other}
            edge = fresh - reached
            reached |= fresh
        return reached

    def hop(self, origin: set[Cell]) -> set[Cell]:
        key = frozenset(origin)
        if key not in self.hops:
            self.hops[key] = self.spread(origin, hop=True)
        return self.hops[key]

    def hubs(self, origin: set[Cell], target: set[Cell]) -> int:
        """The fewest hubs between two places, or -1: all places at 0 hubs, then at 1 hub, and so on."""
        done = {spot for spot in origin if spot in self.monuments}
        reached = self.hop(origin)
        count = 0
        while not reached & target:
            stations = {spot for spot in reached if spot in self.monuments} - done
            if not stations:
                return -1
            done |= stations
            count += 1
            for station in sorted(stations):
                reached = reached | self.hop({station})
        return count

    def cells_of(self, maker: int) -> set[Cell]:
        site = self.s.makers[maker]
        row, column = self.spot(site // 2)
        if self.s.board.cards.square[maker // int(self.s.board.cards.copies)]:
            return {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        return {(row, column), (row + 1, column) if site % 2 else (row, column + 1)}

    def resources(self, maker: int) -> list[int]:
        """The cells of the maker's resource in plain range, used or not."""
        s, craft = self.s, maker // int(self.s.board.cards.copies)
        wanted = RESOURCE + int(s.board.cards.resource_of[craft])
        reach = self.spread(self.cells_of(maker), hop=False)
        return sorted(self.number(spot) for spot in reach if s.cells[self.number(spot)] == wanted)


def all_plans(s: ZimbabweState, seat: int, slow: Slow) -> set[Plan]:
    """Every way to raise one or more monuments that the rules allow and the seat can pay."""
    god = s.board.cards.gods.names[s.god[seat]] if s.god[seat] >= 0 else ""
    own = [i for i in range(len(s.monuments)) if s.owner(i) == seat and s.level(i) < 5]
    uses = 2 if god == "atete" else 1
    found: set[Plan] = set()
    for size in range(1, len(own) + 1):
        for chosen in combinations(own, size):
            ways = [sets_of_goods(s, seat, slow, i, god) for i in chosen]
            for choice in product(*ways):
                cost = sum(cost for _, cost in choice)
                taken = [cell for goods, _ in choice for good in goods for cell in (good[1], good[3])]
                markers = [*taken, *s.used]
                fits = all(markers.count(cell) <= uses for cell in set(taken) if cell >= 0)
                if cost <= s.cash[seat] and fits:
                    picked = zip(chosen, choice, strict=True)
                    found.add(frozenset((int(s.monuments[i]), goods) for i, (goods, _) in picked))
    return found


def sets_of_goods(
    s: ZimbabweState, seat: int, slow: Slow, monument: int, god: str
) -> list[tuple[tuple[Good, ...], int]]:
    """The sets of goods that one monument could go up with, each with its cost."""
    c = s.board.cards
    needed = int(s.level(monument))
    every = goods_for(s, seat, slow, monument, god)
    sets = []
    pick = combinations_with_replacement if god == "tsui_goab" else combinations
    for some in pick(sorted(every), needed):
        kinds = [int(c.kind_of[good[0] // int(c.copies)]) for good in some]
        if god == "tsui_goab" or len(set(kinds)) == needed:
            sets.append((tuple(some), sum(every[good] for good in some)))
    return sets


def goods_for(s: ZimbabweState, seat: int, slow: Slow, monument: int, god: str) -> dict[Good, int]:
    """All goods that can be had for a monument, one by one, with their cost."""
    c, copies = s.board.cards, int(s.board.cards.copies)
    standing = [maker for maker in range(len(s.makers)) if s.makers[maker] >= 0]
    crafts = {maker // copies for maker in standing}
    here = {slow.spot(s.monuments[monument])}
    found: dict[Good, int] = {}

    def asks(maker: int) -> int:
        return 1 if god == "anansi" else int(s.prices[s.holder(maker // copies, s.owners[maker])])

    for maker in standing:
        craft = maker // copies
        secondary = c.secondary_of[c.kind_of[craft]]
        if c.needs[craft] < 0 and secondary in crafts:
            continue
        way = slow.hubs(here, slow.cells_of(maker))
        if way < 0:
            continue
        for cell in slow.resources(maker):
            if c.needs[craft] < 0:
                found[maker, cell, -1, -1] = asks(maker) + way
                continue
            for primary in [other for other in standing if other // copies == c.needs[craft]]:
                far = slow.hubs(slow.cells_of(maker), slow.cells_of(primary))
                if far >= 0:
                    for second in slow.resources(primary):
                        cost = asks(maker) + way + asks(primary) + far
                        found[maker, cell, primary, second] = cost
    return found


def read_plan(s: ZimbabweState, steps: list[int]) -> Plan:
    """The steps of a complete plan as a set."""
    c, size = s.board.cards, int(s.board.size)
    plan, at = [], 0
    while at < len(steps):
        monument = steps[at]
        at += 1
        goods = []
        for _ in range(int(s.level(s.cells[monument] - MONUMENT))):
            maker, cell = steps[at] - size, steps[at + 1]
            at += 2
            primary, second = -1, -1
            if c.needs[maker // int(c.copies)] >= 0:
                primary, second = steps[at] - size, steps[at + 1]
                at += 2
            goods.append((maker, cell, primary, second))
        plan.append((monument, tuple(sorted(goods))))
    return frozenset(plan)
