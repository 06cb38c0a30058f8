"""Weights by which a position tells what follows it: least-squares temporal differences (LSTD).

A game is a row of positions, a position a figure of every seat for each part of a sum, and what it is surely
worth beside these parts. The weights sought make of each position what they make of the positions that
follow, each further one counting for seven tenths of the one before, and of the last one what the game came
to.
"""

import math
from operator import mul, sub

from tools.regression import Numbers

from baobab.arena.ratings import solve_linear

DECAY = 0.7
"""What each further position counts for, against the one before; 1: the end of the game alone."""
REGULARISATION = 1e-4
"""Pulls the weights a little towards those at hand, and keeps apart parts that always go together."""
HELD_OUT_EVERY = 10
"""One game of so many is left out, to see how well the others foretell it."""

Rows = list[tuple[list[Numbers], Numbers]]
"""Position by position: for every part of the sum a figure for each seat, and the sure worth of each."""


class LstdFit:
    """What is known of all games, as sums that are enough to find the weights."""

    def __init__(self, old: Numbers) -> None:
        self.old = old
        self.size = len(old)
        self.squares = [0.0] * self.size
        self.changes = [[0.0] * self.size for _ in old]
        self.gains = [0.0] * self.size
        self.held_out: list[tuple[list[Numbers], Numbers]] = []
        self.games = 0

    def add(self, rows: Rows, ahead: Numbers) -> None:
        """Take in a game: its positions, and how far each seat ended ahead of the mean of all."""
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
        """Did seats ever differ in this part of the sum?"""
        return self.squares[i] > 0.0

    def weights(self) -> Numbers:
        """The weights by which positions tell what follows; a part that was never seen keeps its old one.

        The matrix is not symmetric, but the square form of it is positive for any fading from 0 to 1, so that
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
        """By how many points these weights miss the ends of the games left out (root of the mean square)."""
        total, seen = 0.0, 0
        for columns, margins in self.held_out:
            for place, margin in enumerate(margins):
                told = sum(weight * column[place] for weight, column in zip(weights, columns, strict=True))
                total += (margin - told) ** 2
            seen += len(margins)
        return math.sqrt(total / seen) if seen else 0.0


def decayed_trace(column: Numbers, seats: int) -> Numbers:
    """A figure along a game, seat by seat, with all that came before it, the longer ago the less."""
    found = column[:]
    for place in range(seats, len(found)):
        found[place] += DECAY * found[place - seats]
    return found


def step_differences(column: Numbers, seats: int) -> Numbers:
    """A figure along a game, seat by seat, less what it is one position later: nothing, after the last."""
    return [now - later for now, later in zip(column, [*column[seats:], *[0.0] * seats], strict=True)]
