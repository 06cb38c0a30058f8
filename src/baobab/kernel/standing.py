"""How a seat stands beside the others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LEAST: Final = -1_000_000_000


def best_of_others(numbers: vec[i64], seats: i64, seat: i64) -> i64:
    """The largest number of another seat; the numbers are by seat."""
    best: i64 = LEAST
    for other in range(seats):
        if other != seat and numbers[other] > best:
            best = numbers[other]
    return best
