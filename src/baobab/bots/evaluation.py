"""The evaluation of states: their worth to a seat, by the title's features and the weights of its knobs.

Of a finished game only the result counts. Chances are plain quotients without exponentials: every machine
computes the same, so that a bot with a budget of iterations answers the same everywhere.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.bots.knobs import Knobs
from baobab.kernel.state import State
from baobab.kernel.title import Title

WON: Final = 1.0e9
"""What a won game is worth; a lost one is worth as much below nothing."""


MARGIN_SHARE: Final = 0.2
"""The part of a result that depends on the margin; the rest depends on who won."""


class Evaluation:
    """Evaluates states of one title; without features or weights, by the points so far."""

    def __init__(self, title: Title, knobs: Knobs) -> None:
        self.title = title
        self.early = vec[float]()
        self.late = vec[float]()
        for feature in title.features:
            early = float(knobs.weights.get(feature, 0))
            self.early = append(self.early, early)
            self.late = append(self.late, float(knobs.late[feature]) if feature in knobs.late else early)
        self.by_points = not knobs.weights
        self.clock: i64 = title.features.index(knobs.clock) if knobs.clock else -1
        self.begins = float(knobs.begins)
        self.length = float(knobs.ends - knobs.begins)
        self.rivals = knobs.setting("rivals") / 100.0
        self.middle = vec[float]()
        self.scale = float(knobs.setting("scale"))
        self.point = float(knobs.setting("point"))
        self.odds = float(knobs.setting("odds")) or self.scale
        self.modesty = float(knobs.setting("modesty"))
        self.modesty_share = knobs.setting("modesty_share") / 100.0
        self.won = float(knobs.setting("won")) or WON
        self.won_late = float(knobs.setting("won_late")) or self.won

    def worth_of(self, s: State, seat: i64) -> float:
        """What the greedy bot maximises: a seat's own worth against that of the best rival."""
        if s.over():
            return self.worth_of_result(s, seat)
        return self.own_worth(s, seat) - self.rival_worth(s, seat)

    def rival_worth(self, s: State, seat: i64) -> float:
        """The part of the best rival's worth that is subtracted, while the game lasts."""
        if self.rivals == 0.0:
            return 0.0
        best = -WON
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.own_worth(s, other))
        return self.rivals * best

    def own_worth(self, s: State, seat: i64) -> float:
        """The worth of a seat by itself, while the game lasts."""
        if self.by_points:
            return float(self.title.scores(s)[seat]) * self.point
        values = self.title.values(s, seat)
        if self.clock < 0:
            return weighted_sum(values, self.early)
        part = self.game_progress(values)
        return weighted_sum(values, self.early) * (1.0 - part) + weighted_sum(values, self.late) * part

    def points_by_feature(self, s: State, seat: i64) -> list[float]:
        """The worth of a seat by feature, in points."""
        if self.by_points:
            return []
        values = self.title.values(s, seat)
        part = self.game_progress(values)
        points: list[float] = []
        for i in range(len(values)):
            weight = self.early[i] * (1.0 - part) + self.late[i] * part
            points.append(float(values[i]) * weight / self.point)
        return points

    def game_progress(self, values: vec[i64]) -> float:
        """How far the game is, from 0 to 1, by the clock of the knobs; 0 without one."""
        if self.clock < 0:
            return 0.0
        return min(1.0, max(0.0, (float(values[self.clock]) - self.begins) / self.length))

    def clock_time(self, s: State) -> i64:
        """What the clock of the knobs shows."""
        return self.title.values(s, 0)[self.clock] if self.clock >= 0 else 0

    def all_worths(self, s: State) -> vec[float]:
        """The worth of every seat by itself."""
        found = vec[float]()
        for seat in range(s.seats):
            found = append(found, self.own_worth(s, seat))
        return found

    def worth_of_result(self, s: State, seat: i64) -> float:
        """A finished game: by how much it was won or lost, and what winning itself is worth.

        Where winning counts more than any margin, the margin is that over the best rival; else rivals count
        as while the game lasts, so that a bot neither seeks nor avoids the end because it is valued
        differently.
        """
        winning = self.win_bonus(s)
        margin = lead_over_rivals(self.worths_of_result(s), seat, self.rivals if winning < WON else 1.0)
        return margin + winning * (2.0 * won_share(self.title.ranks(s), seat) - 1.0)

    def win_bonus(self, s: State) -> float:
        """What winning a finished game is worth beyond its margin, by the clock of the knobs."""
        if self.won == self.won_late:
            return self.won
        part = self.game_progress(self.title.values(s, 0))
        return self.won * (1.0 - part) + self.won_late * part

    def prospect(self, s: State) -> "Prospect":
        """The expected gain and the worth of every seat, or the result at the end."""
        if s.over():
            return Prospect(self.gains_of_result(s), self.worths_of_result(s))
        worths = self.all_worths(s)
        return Prospect(self.gains_from(worths), worths)

    def gains_from(self, worths: vec[float]) -> vec[float]:
        """The expected gains of the seats by what each is worth."""
        gains = vec[float](capacity=len(worths))
        for seat in range(i64(len(worths))):
            gains = append(gains, self.gain(lead_over_rivals(worths, seat, self.rivals), seat))
        return gains

    def gain(self, worth: float, seat: i64) -> float:
        """The expected gain, from 0 to 1, of a seat with this worth against its rivals.

        Where rivals count in full, a half means level with the best of them; else, as good as in the state of
        `level_with`.
        """
        if len(self.middle) > 0:
            worth -= self.middle[seat]
        return chance_ahead(worth / self.scale)

    def level_with(self, s: State) -> None:
        """Make gains relative to a state."""
        middle = vec[float]()
        if self.rivals != 1.0 and not s.over():
            worths = self.all_worths(s)
            for seat in range(i64(len(worths))):
                middle = append(middle, lead_over_rivals(worths, seat, self.rivals))
        self.middle = middle

    def gains_of_result(self, s: State) -> vec[float]:
        """The share of the win, and a little for the margin, so that lost games are played well too.

        Where knobs say what winning is worth, a result is valued like any other state.
        """
        ranks = self.title.ranks(s)
        worths = self.worths_of_result(s)
        winning = self.win_bonus(s)
        gains = vec[float](capacity=len(ranks))
        for seat in range(i64(len(ranks))):
            win = won_share(ranks, seat)
            if winning < WON:
                worth = lead_over_rivals(worths, seat, self.rivals) + winning * (2.0 * win - 1.0)
                gains = append(gains, self.gain(worth, seat))
            else:
                margin = chance_ahead(lead_over_rivals(worths, seat, 1.0) / self.scale)
                gains = append(gains, win * (1.0 - MARGIN_SHARE) + margin * MARGIN_SHARE)
        return gains

    def worths_of_result(self, s: State) -> vec[float]:
        """The points of a finished game, in worth."""
        found = vec[float]()
        for points in self.title.scores(s):
            found = append(found, float(points) * self.point)
        return found


class Prospect:
    """For every seat its gain, from 0 to 1: the chance to end before its best rival; and its worth."""

    def __init__(self, gains: vec[float], worths: vec[float]) -> None:
        self.gains = gains
        self.worths = worths


def lead_over_rivals(worths: vec[float], seat: i64, rivals: float) -> float:
    """The worth of a seat against that of its best rival, which counts in part or in full."""
    best = -WON
    for other in range(i64(len(worths))):
        if other != seat:
            best = max(best, worths[other])
    return worths[seat] - rivals * best


def won_share(ranks: list[int], seat: i64) -> float:
    """A seat's part of the win: all of it, a share where it is shared, or nothing."""
    if ranks[seat] != 1:
        return 0.0
    winners = 0.0
    for rank in ranks:
        if rank == 1:
            winners += 1.0
    return 1.0 / winners


def weighted_sum(values: vec[i64], weights: vec[float]) -> float:
    worth = 0.0
    for i in range(len(values)):
        worth += float(values[i]) * weights[i]
    return worth


def chance_ahead(ahead: float) -> float:
    """The chance to end before a rival when so far ahead: a half when level, towards 0 and 1 on the sides."""
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))
