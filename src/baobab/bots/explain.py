"""What a bot thinks, in figures that people can read: shares, places, points, and what is behind them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.bots.bot import Opinion
from baobab.bots.lookahead import Sight, Way
from baobab.bots.worth import WON, Worth, chance
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State

MOST_FEATURES = 5
LOOKS: Final = 8
"""So often a bot looks before it says what it expects, each time with other draws and other hidden cards."""


def opinion(worth: Worth, action: i64, visits: i64, worths: vec[float], viewer: i64) -> Opinion:
    """An opinion of an action that leaves the seats worth so much, as the viewer sees them."""
    given = Opinion(action, visits)
    worths = worths[:]
    total = 0.0
    for alone in worths:
        total += alone
    worths[viewer] -= worth.modesty + worth.modesty_share * total / float(len(worths))
    total = 0.0
    for seat in range(len(worths)):
        win = 1.0
        place = 1.0
        best = -WON
        for other in range(len(worths)):
            if other != seat:
                ahead = chance((worths[seat] - worths[other]) / worth.odds)
                win *= ahead
                place += 1.0 - ahead
                best = max(best, worths[other])
        given.share.append(win)
        given.place.append(place)
        given.margin.append((worths[seat] - best) / worth.point)
        total += win
    for seat in range(len(worths)):
        given.share[seat] = given.share[seat] / total
    return given


def most_hopeful_first(opinions: list[Opinion], seat: i64) -> list[Opinion]:
    """By the share of the win that a seat is told; of equal ones the first stays first."""
    order: list[tuple[float, int]] = []
    for i in range(len(opinions)):
        order.append((-opinions[i].share[seat], i))
    order.sort()
    return [opinions[i] for _, i in order]


def several_looks(sight: Sight, s: State, first: list[Way]) -> list[list[Way]]:
    """The first look at a decision, and others that imagine anew what the deciding seat cannot know."""
    looks = [first]
    for _ in range(1, LOOKS):
        looks.append(sight.ways(sight.title.resample(s, s.seat(), FastLuck(sight.rng.seed()))))
    return looks


def mean_worths(worth: Worth, looks: list[list[Way]], action: i64) -> vec[float]:
    """What every seat is worth after an action, in the mean of some looks."""
    total = vec[float]()
    tries = 0.0
    for ways in looks:
        for way in ways:
            if way.first == action:
                worths = worth.prospect(way.s).worths
                if tries == 0.0:
                    total = worths
                else:
                    for seat in range(len(worths)):
                        total[seat] += worths[seat]
                tries += 1.0
    for seat in range(len(total)):
        total[seat] /= tries
    return total


def because(worth: Worth, looks: list[list[Way]], action: i64, seat: i64) -> list[tuple[str, float]]:
    """The features by which an action differs most from the mean of all, with the points they count."""
    title = worth.title
    means: list[float] = [0.0] * len(title.features)
    own: list[float] = [0.0] * len(title.features)
    for ways in looks:
        share = 1.0 / float(len(ways) * len(looks))
        for way in ways:
            points = worth.points_by_feature(way.s, seat)
            for i in range(len(points)):
                means[i] += points[i] * share
                if way.first == action:
                    own[i] += points[i] / float(len(looks))
    found: list[tuple[str, float]] = []
    for i in range(len(own)):
        if abs(own[i] - means[i]) >= 0.005:
            found.append((title.features[i], own[i] - means[i]))
    found.sort(key=largest_first)
    return found[:MOST_FEATURES]


def largest_first(part: tuple[str, float]) -> float:
    return -abs(part[1])


def lead(margin: int) -> str:
    """How a margin over the best of the others is worded."""
    return "ahead" if margin > 0 else "behind" if margin < 0 else "level"
