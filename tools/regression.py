"""A regression of final points on luck, or on anything else that falls to seats by chance.

What is known of a game comes in two parts, `draws` and `decisions`; the last figure of each is what the end
of the game itself brought, which counts in full.
"""

import math
from collections.abc import Sequence

from baobab.arena.ratings import solve_linear

RIDGE = 1e-9
"""Keeps the system solvable where luck moves features alike: they get large errors."""
Numbers = list[float]
SeatLuck = tuple[float, Numbers, Numbers]
"""How far a seat finished ahead of the mean of all; the luck of its features in draws and in decisions."""
GameLuck = list[SeatLuck]
FeatureEffect = tuple[float, float]
"""The points that a feature is worth, and their standard error."""


def centre(numbers: Numbers) -> Numbers:
    """Each number less the mean of all."""
    middle = sum(numbers) / len(numbers)
    return [number - middle for number in numbers]


def regress(games: Sequence[GameLuck]) -> tuple[list[FeatureEffect], list[FeatureEffect]]:
    """The points that every feature is worth, by draws and by decisions; the luck of the end counts in full.

    What a seat wins or loses on average by its place is left out. The last seat of a game follows from the
    others and does not count in the errors.
    """
    seats = range(len(games[0]))
    margins = [
        [m - draws[-1] - coins[-1] for m, draws, coins in (game[seat] for game in games)] for seat in seats
    ]
    left = [margin for own in margins for margin in centre(own)]
    known = [
        [*draws[:-1], *coins[:-1]] for seat in seats for _, draws, coins in (game[seat] for game in games)
    ]
    moved = [i for i in range(len(known[0])) if any(row[i] for row in known)]
    rows = [[row[i] for i in moved] for row in known]
    places = range(len(moved))
    squares = [[math.fsum(row[i] * row[j] for row in rows) for j in places] for i in places]
    for i in places:
        squares[i][i] *= 1 + RIDGE
    brings = solve_linear(
        squares, [math.fsum(row[i] * m for row, m in zip(rows, left, strict=True)) for i in places]
    )
    rest = [
        m - math.fsum(a * b for a, b in zip(row, brings, strict=True))
        for row, m in zip(rows, left, strict=True)
    ]
    free = (len(games) - 1) * (len(seats) - 1) - len(moved)
    spread = math.fsum(one * one for one in rest) / max(1, free)
    found = [(0.0, 0.0)] * len(known[0])
    for place, i in enumerate(moved):
        own = solve_linear(squares, [float(place == other) for other in places])[place]
        found[i] = brings[place], math.sqrt(max(0.0, spread * own))
    drawn = len(games[0][0][1]) - 1
    return found[:drawn], found[drawn:]


def format_effect(found: FeatureEffect) -> str:
    """A feature's points with their error, or that no luck moved it."""
    return f"{found[0]:+.2f} ± {found[1]:.2f}" if found[1] > 0.0 else f"{'not moved':12s}"
