"""Confidence intervals (95 %) of means over independent blocks."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

CONFIDENCE = 0.95
STUDENT_QUANTILES = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""Student's quantiles at 97.5 % for 1 to 10 degrees of freedom."""

FLAT = 1e-9
"""Smaller differences are rounding errors."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its bounds; they are None where nothing shows how far off it may be."""

    value: float
    low: float | None
    high: float | None


def student_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (beyond the table, Cornish and Fisher's expansion)."""
    if freedom <= len(STUDENT_QUANTILES):
        return STUDENT_QUANTILES[freedom - 1]
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def estimate(blocks: Sequence[float], imagined: float | None = None) -> Estimate:
    """The mean over blocks with its 95 % interval, by Student from the spread between blocks.

    `imagined` is the value if all bots were equal. One imaginary block with this value widens the interval,
    so that a bot that won every game so far is not certain to win. One block alone shows nothing.
    """
    value = fmean(blocks)
    if len(blocks) < 2:
        return Estimate(value, None, None)
    sample = [*blocks] if imagined is None else [*blocks, imagined]
    n = len(sample)
    centre = fmean(sample)
    error = math.sqrt(math.fsum((x - centre) ** 2 for x in sample) / (n - 1) / n)
    reach = student_quantile(n - 1) * error
    # In exact arithmetic the value is always inside.
    return Estimate(value, min(centre - reach, value), max(centre + reach, value))


def clamp_estimate(one: Estimate, lowest: float, highest: float) -> Estimate:
    """The estimate within hard bounds; open ends reach up to them."""
    low = lowest if one.low is None else max(one.low, lowest)
    high = highest if one.high is None else min(one.high, highest)
    return Estimate(one.value, min(low, one.value), max(high, one.value))


def bounded_estimate(blocks: Sequence[float], imagined: float, lowest: float, highest: float) -> Estimate:
    """The mean of values that lie between bounds."""
    one = estimate(blocks, imagined)
    return clamp_estimate(widened_estimate(blocks, lowest, highest) if is_flat(one) else one, lowest, highest)


def is_flat(one: Estimate) -> bool:
    """Do all blocks agree, the imaginary one included, so that there is no spread?"""
    return one.low is not None and one.high is not None and one.high - one.low < FLAT


def widened_estimate(blocks: Sequence[float], lowest: float, highest: float) -> Estimate:
    """The mean of blocks that all agree, with an imaginary block at each bound.

    A few blocks that agree leave nearly everything open, and many leave little.
    """
    low, high = estimate(blocks, lowest), estimate(blocks, highest)
    return Estimate(low.value, low.low, high.high)
