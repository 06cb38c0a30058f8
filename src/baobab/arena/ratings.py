"""Ratings: one scale for all bots, whomever they met (Plackett and Luce, n-player Bradley-Terry).

A table ends as if its places were drawn one after the other, each bot with a chance in proportion to its
strength. The strengths are those under which the games are likeliest (Hunter's MM, which cannot diverge),
and are shown like Elo's: 400 points are odds of ten to one, `random` has 0. Intervals come from weighing the
blocks anew at random, many times (the Bayesian bootstrap), with a fixed seed.

One imaginary block in which everybody shared every place belongs to the games: without it, a bot that never
lost would have no finite rating. Games weighted, tied and with one bot in several seats are more than the
libraries for this model take, and the whole of it fits on this page.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product

from baobab.arena.figures import bots_of
from baobab.arena.play import Result

ANCHOR = "random"
POINTS = 400 / math.log(10)
RESAMPLES = 400
SEED = 1
CLOSE = 1e-7
MOST_STEPS = 10_000

Order = tuple[str, ...]
"""Bots from the first place to the last."""

Orders = dict[Order, float]
"""How often each order came up."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating in points, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(results: Sequence[Result], anchor: str = ANCHOR) -> list[Rating]:
    """All bots rated, the strongest first; the anchor, or else the first bot, has 0."""
    bots = bots_of(results)
    blocks = blocks_of(results)
    zero = anchor if anchor in bots else bots[0]
    best = fit(bots, weighed(blocks, [1.0] * len(blocks)))
    rng = random.Random(SEED)
    samples: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(RESAMPLES):
        strengths = fit(bots, weighed(blocks, [rng.expovariate(1.0) for _ in blocks]), best)
        for bot in bots:
            samples[bot].append(POINTS * math.log(strengths[bot] / strengths[zero]))
    rated = []
    for bot in bots:
        value = POINTS * math.log(best[bot] / best[zero])
        ordered = sorted(samples[bot])
        low, high = ordered[round(0.025 * (RESAMPLES - 1))], ordered[round(0.975 * (RESAMPLES - 1))]
        rated.append(Rating(bot, value, min(low, value), max(high, value)))
    return sorted(rated, key=lambda one: -one.rating)


def connected(results: Sequence[Result]) -> bool:
    """Have all bots met, directly or through others? If not, no scale joins them."""
    groups: list[set[str]] = []
    for table in {frozenset(result.bots) for result in results}:
        touching = [group for group in groups if group & table]
        groups = [group for group in groups if not group & table] + [set(table).union(*touching)]
    return len(groups) == 1


def blocks_of(results: Sequence[Result]) -> list[Orders]:
    """How often each order of bots came up, block by block, and last the imaginary block."""
    blocks: dict[int, Orders] = {}
    imagined: dict[tuple[Order, int], None] = {}
    for result in results:
        add_orders(blocks.setdefault(result.block, {}), result.bots, result.ranks)
        imagined[result.bots, result.rotation] = None
    last: Orders = {}
    for bots, _ in imagined:
        add_orders(last, bots, (1,) * len(bots))
    return [*(block for _, block in sorted(blocks.items())), last]


def add_orders(block: Orders, bots: Order, ranks: Sequence[int]) -> None:
    """Add one game; where bots share places, every order they could have stands for an equal part."""
    seats = sorted(range(len(bots)), key=lambda seat: ranks[seat])
    tied = [list(permutations(group)) for _, group in groupby(seats, key=lambda seat: ranks[seat])]
    orders = [tuple(bots[seat] for part in parts for seat in part) for parts in product(*tied)]
    for order in orders:
        block[order] = block.get(order, 0.0) + 1 / len(orders)


def weighed(blocks: Sequence[Orders], weights: Sequence[float]) -> Orders:
    """All orders with their weights, each block counting as much as its weight says."""
    total: Orders = {}
    for block, weight in zip(blocks, weights, strict=True):
        for order, count in block.items():
            total[order] = total.get(order, 0.0) + weight * count
    return total


def fit(bots: Sequence[str], orders: Orders, start: dict[str, float] | None = None) -> dict[str, float]:
    """The likeliest strengths, with geometric mean 1."""
    strengths = dict(start) if start else dict.fromkeys(bots, 1.0)
    wins = dict.fromkeys(bots, 0.0)
    for order, weight in orders.items():
        for bot in order[:-1]:
            wins[bot] += weight
    for _ in range(MOST_STEPS):
        exposure = dict.fromkeys(bots, 0.0)
        for order, weight in orders.items():
            left, chance = math.fsum(strengths[bot] for bot in order), 0.0
            for place, bot in enumerate(order):
                if place < len(order) - 1:
                    chance += weight / left
                    left -= strengths[bot]
                exposure[bot] += chance
        new = {bot: wins[bot] / exposure[bot] for bot in bots}
        scale = math.exp(math.fsum(map(math.log, new.values())) / len(new))
        new = {bot: value / scale for bot, value in new.items()}
        moved = max(abs(math.log(new[bot] / strengths[bot])) for bot in bots)
        strengths = new
        if moved < CLOSE:
            break
    return strengths
