"""Ratings: one scale for all bots of a run (Plackett-Luce, the n-player Bradley-Terry model).

A table ends as if its places were drawn one after the other, each bot with a chance in proportion to its
strength. The strengths are those under which the games are likeliest, and are shown like Elo's: 400 points
are odds of ten to one, `random` has 0. Intervals come from how far each block moves the ratings, with
Student's factor, as those of shares do (the sandwich estimate of the spread, by blocks).

One imaginary block in which everybody shared every place is added: without it, a bot that never lost would
have no finite rating. Libraries for this model do not support weights, ties and one bot in several seats, and
all of it fits on this page.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby, permutations, product

from baobab.arena.bot_figures import bot_labels
from baobab.arena.intervals import student_quantile
from baobab.arena.play_game import GameResult

ANCHOR = "random"
POINTS = 400 / math.log(10)
PRIOR_BLOCKS = 4
"""The spread of independent places counts for so many blocks: a few blocks that agree are no proof."""

CLOSE = 1e-6
MOST_STEPS = 200
LONGEST_STEP = 1.0


@dataclass
class Draws:
    """The places of some games as draws: how often each bot was drawn, and how often from which bots."""

    won: dict[str, float] = field(default_factory=dict)
    among: dict[tuple[str, ...], float] = field(default_factory=dict)

    def add(self, order: Sequence[str], weight: float) -> None:
        """The draws behind one order of bots, from the first place to the last but one."""
        for place, bot in enumerate(order[:-1]):
            left = tuple(sorted(order[place:]))
            self.won[bot] = self.won.get(bot, 0.0) + weight
            self.among[left] = self.among.get(left, 0.0) + weight

    def add_game(self, bots: Sequence[str], ranks: Sequence[int]) -> None:
        """One game; where bots share places, every order they could have stands for an equal part."""
        seats = sorted(range(len(bots)), key=lambda seat: ranks[seat])
        tied = [list(permutations(group)) for _, group in groupby(seats, key=lambda seat: ranks[seat])]
        orders = [[bots[seat] for part in parts for seat in part] for parts in product(*tied)]
        for order in orders:
            self.add(order, 1 / len(orders))


@dataclass(frozen=True)
class Rating:
    """A bot's rating in points, with its 95 % interval; a single block gives none."""

    bot: str
    rating: float
    low: float | None
    high: float | None


def ratings(results: Sequence[GameResult], anchor: str = ANCHOR) -> list[Rating]:
    """All bots rated, the strongest first; the anchor, or else the first bot, has 0."""
    bots = bot_labels(results)
    if anchor in bots:
        bots = [anchor, *(bot for bot in bots if bot != anchor)]
    blocks = draws_by_block(results)
    levels = fit_strengths(bots, sum_draws(blocks))
    rated = []
    for bot, level, reach in zip(bots, levels, interval_radii(bots, blocks, levels), strict=True):
        low, high = (None, None) if reach is None else (POINTS * (level - reach), POINTS * (level + reach))
        rated.append(Rating(bot, POINTS * level, low, high))
    return sorted(rated, key=lambda one: -one.rating)


def interval_radii(
    bots: Sequence[str], blocks: Sequence[Draws], levels: Sequence[float]
) -> list[float | None]:
    """Half the width of each level's interval; the first level is fixed.

    The gradients of all blocks, the imaginary one included, cancel out. How far each of them alone would move
    the levels gives the spread (the sandwich estimate).
    """
    count = len(blocks) - 1
    if count < 2:
        return [0.0, *[None] * (len(bots) - 1)]
    bend = [row[1:] for row in gradient_and_hessian(bots, sum_draws(blocks), levels)[1][1:]]
    moved = [solve_linear(bend, gradient_and_hessian(bots, block, levels)[0][1:]) for block in blocks]
    found: list[float | None] = [0.0]
    for bot in range(len(bots) - 1):
        seen = math.fsum(move[bot] ** 2 for move in moved) * (count + 1) / count
        supposed = solve_linear(bend, [float(bot == other) for other in range(len(bots) - 1)])[bot]
        spread = (count * seen + PRIOR_BLOCKS * supposed) / (count + PRIOR_BLOCKS)
        found.append(student_quantile(count) * math.sqrt(spread))
    return found


def is_connected(results: Sequence[GameResult]) -> bool:
    """Have all bots met, directly or through others? If not, they have no common scale."""
    groups: list[set[str]] = []
    for table in {frozenset(result.bots) for result in results}:
        touching = [group for group in groups if group & table]
        groups = [group for group in groups if not group & table] + [set(table).union(*touching)]
    return len(groups) == 1


def draws_by_block(results: Sequence[GameResult]) -> list[Draws]:
    """The draws of each block, and last those of the imaginary one."""
    blocks: dict[int, Draws] = {}
    for result in results:
        blocks.setdefault(result.block, Draws()).add_game(result.bots, result.ranks)
    imagined = Draws()
    for bots, _ in dict.fromkeys((result.bots, result.rotation) for result in results):
        imagined.add_game(bots, (1,) * len(bots))
    return [*(block for _, block in sorted(blocks.items())), imagined]


def sum_draws(blocks: Sequence[Draws]) -> Draws:
    """The draws of all blocks."""
    total = Draws()
    for block in blocks:
        for bot, times in block.won.items():
            total.won[bot] = total.won.get(bot, 0.0) + times
        for left, times in block.among.items():
            total.among[left] = total.among.get(left, 0.0) + times
    return total


def fit_strengths(bots: Sequence[str], draws: Draws) -> list[float]:
    """The likeliest strengths, as logarithms, the first bot's being 0 (Newton's method)."""
    levels = [0.0] * len(bots)
    for _ in range(MOST_STEPS):
        slope, bend = gradient_and_hessian(bots, draws, levels)
        step = solve_linear([row[1:] for row in bend[1:]], slope[1:])
        longest = max(map(abs, step))
        share = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        levels = [0.0, *(level + share * by for level, by in zip(levels[1:], step, strict=True))]
        if longest < CLOSE:
            break
    return levels


def gradient_and_hessian(
    bots: Sequence[str], draws: Draws, levels: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first derivative of the likelihood's logarithm, and the second with its sign turned."""
    slope = [draws.won.get(bot, 0.0) for bot in bots]
    bend = [[0.0] * len(bots) for _ in bots]
    for left, times in draws.among.items():
        add_gradient_and_hessian(levels, [bots.index(bot) for bot in left], times, slope, bend)
    return slope, bend


def add_gradient_and_hessian(
    levels: Sequence[float], table: Sequence[int], times: float, slope: list[float], bend: list[list[float]]
) -> None:
    """What draws from one table add to the first and second derivatives of the likelihood's logarithm."""
    weights = [math.exp(levels[bot]) for bot in table]
    total = math.fsum(weights)
    chances: dict[int, float] = {}
    for bot, weight in zip(table, weights, strict=True):
        chances[bot] = chances.get(bot, 0.0) + weight / total
    for bot, chance in chances.items():
        slope[bot] -= times * chance
        bend[bot][bot] += times * chance
        for other, also in chances.items():
            bend[bot][other] -= times * chance * also


def solve_linear(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations with a positive definite matrix (elimination)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    answer = [0.0] * size
    for i in reversed(range(size)):
        known = math.fsum(rows[i][k] * answer[k] for k in range(i + 1, size))
        answer[i] = (rows[i][size] - known) / rows[i][i]
    return answer
