"""Playouts: whole games at full speed, in compiled code."""

from mypy_extensions import i64

from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.options import OptionValue
from baobab.kernel.state import State
from baobab.kernel.title import Title


class Tally:
    """What happened in playouts: games, decisions with two answers or more, and the answers offered."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.offered: i64 = 0


def playout(title: Title, s: State, luck: Luck, rng: Rng, tally: Tally) -> None:
    """Play a state to its end, every answer equally likely."""
    options = title.legal(s)
    decisions: i64 = 0
    offered: i64 = 0
    while len(options) > 0:
        n = len(options)
        if n > 1:
            decisions += 1
            offered += n
        options = title.step(s, options[rng.below(n)], luck, None)
    tally.games += 1
    tally.decisions += decisions
    tally.offered += offered


def random_game(
    title: Title, seats: int, seed: int, given: dict[str, OptionValue] | None, tally: Tally
) -> State:
    """A whole game of random answers; the seed decides everything."""
    luck = FastLuck(seed)
    s = title.new(seats, luck, given)
    playout(title, s, luck, Rng(seed), tally)
    return s


def copies(s: State, n: i64) -> i64:
    """Copy a state n times, for measuring what a copy costs."""
    seats: i64 = 0
    for _ in range(n):
        seats += s.copy().seats
    return seats


def node_counts(title: Title, s: State, depth: int, luck: Luck) -> list[int]:
    """How many states lie 1, 2, … answers deep, chance being what this luck says."""
    counts = [0] * depth
    count_nodes(title, s, depth, luck, counts, 0)
    return counts


def count_nodes(title: Title, s: State, depth: int, luck: Luck, counts: list[int], level: int) -> None:
    for action in title.legal(s):
        counts[level] += 1
        if level + 1 < depth:
            child = s.copy()
            title.step(child, action, luck)
            count_nodes(title, child, depth, luck, counts, level + 1)
