"""Opinions of bots in figures for people: win shares, places, points, and the features behind them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baobab.bots.beam_search import BeamSearch, MovePath
from baobab.bots.bot import Opinion
from baobab.bots.evaluation import WON, Evaluation, chance_ahead
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State

MOST_FEATURES = 5
MOST_REASONS = 2
SMALLEST_DIFFERENCE: Final = 0.005
"""Points below which a difference is none."""
LEAST_ADVANTAGE: Final = 0.05
"""Points by which an action must be better than the mean for a reason to be worth saying."""
DECISIVE_PART: Final = 0.25
"""The part of all that speaks for an action from which a feature counts as decisive."""

LOOKS: Final = 8
"""How often a bot looks before it gives an opinion, each time with other draws and hidden cards."""


def make_opinion(
    evaluation: Evaluation, action: i64, visits: i64, worths: vec[float], viewer: i64
) -> Opinion:
    """An opinion of an action after which the seats have these worths, as the viewer sees them."""
    given = Opinion(action, visits)
    worths = worths[:]
    total = 0.0
    for alone in worths:
        total += alone
    worths[viewer] -= evaluation.modesty + evaluation.modesty_share * total / float(len(worths))
    total = 0.0
    for seat in range(len(worths)):
        win = 1.0
        place = 1.0
        best = -WON
        for other in range(len(worths)):
            if other != seat:
                ahead = chance_ahead((worths[seat] - worths[other]) / evaluation.odds)
                win *= ahead
                place += 1.0 - ahead
                best = max(best, worths[other])
        given.share.append(win)
        given.place.append(place)
        given.margin.append((worths[seat] - best) / evaluation.point)
        total += win
    for seat in range(len(worths)):
        given.share[seat] = given.share[seat] / total
    return given


def sort_by_hope(opinions: list[Opinion], seat: i64) -> list[Opinion]:
    """Opinions sorted by a seat's win share; of equal ones the first stays first."""
    order: list[tuple[float, int]] = []
    for i in range(len(opinions)):
        order.append((-opinions[i].share[seat], i))
    order.sort()
    return [opinions[i] for _, i in order]


def look_several_times(beam: BeamSearch, s: State, first: list[MovePath]) -> list[list[MovePath]]:
    """The first look at a decision, and more with what the deciding seat cannot know resampled."""
    looks = [first]
    for _ in range(1, LOOKS):
        looks.append(beam.best_paths(beam.title.resample(s, s.seat(), FastLuck(beam.rng.seed()))))
    return looks


def mean_worths(evaluation: Evaluation, looks: list[list[MovePath]], action: i64) -> vec[float]:
    """The mean worth of every seat after an action, over some looks."""
    total = vec[float]()
    tries = 0.0
    for paths in looks:
        for path in paths:
            if path.first == action:
                worths = evaluation.prospect(path.s).worths
                if tries == 0.0:
                    total = worths
                else:
                    for seat in range(len(worths)):
                        total[seat] += worths[seat]
                tries += 1.0
    for seat in range(len(total)):
        total[seat] /= tries
    return total


class FeatureContrast:
    """The features of a seat after each answer, compared with the mean of all answers."""

    def __init__(self, evaluation: Evaluation, looks: list[list[MovePath]], seat: i64) -> None:
        title = evaluation.title
        self.features = title.features
        self.looks = float(len(looks))
        size = len(title.features)
        self.mean_points: list[float] = [0.0] * size
        self.mean_values: list[float] = [0.0] * size
        self.points: dict[int, list[float]] = {}
        self.values: dict[int, list[float]] = {}
        for paths in looks:
            share = 1.0 / float(len(paths) * len(looks))
            for path in paths:
                points = evaluation.points_by_feature(path.s, seat)
                values = title.values(path.s, seat)
                first = int(path.first)
                if first not in self.points:
                    self.points[first] = [0.0] * size
                    self.values[first] = [0.0] * size
                own_points, own_values = self.points[first], self.values[first]
                for i in range(len(points)):
                    self.mean_points[i] += points[i] * share
                    self.mean_values[i] += float(values[i]) * share
                    own_points[i] += points[i] / self.looks
                    own_values[i] += float(values[i]) / self.looks

    def explain(self, given: Opinion) -> None:
        """Add the reasons to an opinion."""
        given.because = self.main_features(given.action)
        given.deciding = self.deciding_features(given.action)

    def differences(self, action: int) -> list[float]:
        """The points that every feature counts more after an action than in the mean."""
        own = self.points.get(action, self.mean_points)
        return [own[i] - self.mean_points[i] for i in range(len(own))]

    def main_features(self, action: int) -> list[tuple[str, float]]:
        """The features by which an action differs most from the mean of all, with the points they count."""
        found: list[tuple[str, float]] = []
        differences = self.differences(action)
        for i in range(len(differences)):
            if abs(differences[i]) >= SMALLEST_DIFFERENCE:
                found.append((self.features[i], differences[i]))
        found.sort(key=largest_first)
        return found[:MOST_FEATURES]

    def deciding_features(self, action: int) -> list[tuple[str, int]]:
        """The few features that make an action better than the mean; none where nothing stands out.

        Where all that speaks against it weighs more, it is advised for what it does to others or further on,
        and features of one's own would be no true reason.
        """
        differences = self.differences(action)
        for_it = 0.0
        in_all = 0.0
        for part in differences:
            for_it += max(0.0, part)
            in_all += part
        if in_all < LEAST_ADVANTAGE or in_all < for_it * DECISIVE_PART:
            return []
        order: list[tuple[float, int]] = []
        for i in range(len(differences)):
            if differences[i] >= for_it * DECISIVE_PART:
                order.append((-differences[i], i))
        order.sort()
        found: list[tuple[str, int]] = []
        for _, i in order[:MOST_REASONS]:
            found.append((self.features[i], 1 if self.values[action][i] > self.mean_values[i] else -1))
        return found


def largest_first(part: tuple[str, float]) -> float:
    return -abs(part[1])


def lead_word(margin: int) -> str:
    """How a margin over the best of the others is worded."""
    return "ahead" if margin > 0 else "behind" if margin < 0 else "level"
