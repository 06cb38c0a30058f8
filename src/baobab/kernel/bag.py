"""Bags: what is face down is a vec of counts, drawn from when somebody looks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.state import State

AFRESH: Final = 0x40000000
"""Where the counter of re-draws begins, far from every draw of a game."""


def filled(n: i64, value: i64) -> vec[i64]:
    """A new vec of n equal values. (Counting `_` up to n would box every number when compiled.)"""
    v = vec[i64](capacity=n)
    while i64(len(v)) < n:
        v = append(v, value)
    return v


def total(bag: vec[i64]) -> i64:
    """How many pieces a bag of counts holds."""
    n: i64 = 0
    for count in bag:
        n += count
    return n


def draw(s: State, luck: Luck, stream: i64, bag: vec[i64], to: i64) -> i64:
    """Draw one piece from the bag for all (EVERYBODY) or for one seat to see, and take it out."""
    face = luck.choose(stream, s.draws[stream], bag, total(bag), to)
    s.draws[stream] += 1
    bag[face] -= 1
    return face


def roll(s: State, luck: Luck, stream: i64, n: i64, to: i64) -> i64:
    """A number from 0 to n - 1, each as likely as the others."""
    return draw(s, luck, stream, filled(n, 1), to)


class Redraw:
    """Draws for `Title.resample`: they move no counter of a state and never meet the game's own draws."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.count: i64 = AFRESH

    def draw(self, stream: i64, bag: vec[i64]) -> i64:
        """Draw one piece from a bag of counts, and take it out."""
        face = self.luck.choose(stream, self.count, bag, total(bag), EVERYBODY)
        self.count += 1
        bag[face] -= 1
        return face

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        return self.draw(0, filled(n, 1))
