"""Distributions for the plots: histograms, and smooth density curves."""

import math
from collections.abc import Sequence
from statistics import pstdev


def histogram(values: Sequence[int], most: int = 28) -> list[tuple[float, float, int]]:
    """Bins of equal, whole width: from, to, and how many lie in it."""
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / most))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    return [(low + i * width, low + (i + 1) * width, count) for i, count in enumerate(counts)]


def kernel_bandwidth(values: Sequence[int]) -> float:
    """The bandwidth of the kernel density (Silverman's rule)."""
    return 1.06 * pstdev(values) / math.pow(len(values), 0.2)


def density(
    values: Sequence[int], width: float, low: float, high: float, steps: int = 160
) -> list[tuple[float, float]]:
    """The kernel density: the sum of a normal curve for each value."""
    counts: dict[int, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + 1
    xs = [low + (high - low) * i / steps for i in range(steps + 1)]
    return [(x, sum(n * math.exp(-(((x - v) / width) ** 2) / 2) for v, n in counts.items())) for x in xs]
