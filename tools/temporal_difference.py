"""Least-squares temporal differences (LSTD): weights by which a position predicts the positions after it.

A game is a list of positions; a position has a figure of every seat for each term of a sum, and a fixed worth
besides. The weights make the value of each position agree with those that follow, each further one counting
for seven tenths of the one before, and that of the last position with the result.
"""

import math
from operator import mul, sub

from tools.regression import Numbers

from baobab.arena.ratings import solve_linear

DECAY = 0.7
"""What each further position counts for, against the one before; with 1 only the end of the game counts."""
REGULARISATION = 1e-4
"""Pulls the weights a little towards the old ones, and keeps terms apart that always go together."""
HELD_OUT_EVERY = 10
"""One game of so many is held out, to measure the error on it."""

Rows = list[tuple[list[Numbers], Numbers]]
"""Position by position: for every term a figure for each seat, and the fixed worth of each seat."""


class LstdFit:
    """All games so far, as the sums that determine the weights."""

    def __init__(self, old: Numbers) -> None:
        self.old = old
        self.size = len(old)
        self.squares = [0.0] * self.size
        self.changes = [[0.0] * self.size for _ in old]
        self.gains = [0.0] * self.size
        self.held_out: list[tuple[list[Numbers], Numbers]] = []
        self.games = 0

    def add(self, rows: Rows, ahead: Numbers) -> None:
        """Add a game: its positions, and how far each seat ended ahead of the mean of all."""
        seats = len(ahead)
        columns = [[figure for parts, _ in rows for figure in parts[i]] for i in range(self.size)]
        sure = [worth for _, worths in rows for worth in worths]
        self.games += 1
        if self.games % HELD_OUT_EVERY == 0:
            self.held_out.append((columns, list(map(sub, ahead * len(rows), sure))))
            return
        steps_on = [step_differences(column, seats) for column in columns]
        gained = list(map(sub, [*sure[seats:], *ahead], sure))
        for i, column in enumerate(columns):
            trace = decayed_trace(column, seats)
            self.squares[i] += sum(map(mul, column, column))
            self.gains[i] += sum(map(mul, trace, gained))
            for j in range(self.size):
                self.changes[i][j] += sum(map(mul, trace, steps_on[j]))

    def was_seen(self, i: int) -> bool:
        """Did seats ever differ in this term?"""
        return self.squares[i] > 0.0

    def weights(self) -> Numbers:
        """The fitted weights; a term that was never seen keeps its old one.

        The matrix is not symmetric, but its quadratic form is positive for any decay from 0 to 1, so that
        elimination needs no pivots.
        """
        matrix = [row[:] for row in self.changes]
        right = self.gains[:]
        for i in range(self.size):
            pull = self.squares[i] * REGULARISATION if self.was_seen(i) else 1.0
            matrix[i][i] += pull
            right[i] += pull * self.old[i]
        return solve_linear(matrix, right)

    def rms_error(self, weights: Numbers) -> float:
        """By how many points these weights miss the results of the held-out games (root mean square)."""
        total, seen = 0.0, 0
        for columns, margins in self.held_out:
            for place, margin in enumerate(margins):
                told = sum(weight * column[place] for weight, column in zip(weights, columns, strict=True))
                total += (margin - told) ** 2
            seen += len(margins)
        return math.sqrt(total / seen) if seen else 0.0


def decayed_trace(column: Numbers, seats: int) -> Numbers:
    """The eligibility trace of a figure along a game, seat by seat."""
    found = column[:]
    for place in range(seats, len(found)):
        found[place] += DECAY * found[place - seats]
    return found


def step_differences(column: Numbers, seats: int) -> Numbers:
    """A figure along a game, seat by seat, minus its value one position later (0 after the last)."""
    return [now - later for now, later in zip(column, [*column[seats:], *[0.0] * seats], strict=True)]
