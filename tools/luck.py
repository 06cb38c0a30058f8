"""Says what the features of a title bring, by what luck does to them: nobody has chosen what is drawn.

    python -m tools.luck TITLE [--games 400] [--seed 1] [--from KNOBS.json]

Greedy bots play each other. At every draw the standing of the first two seats, feature by feature, is
compared with what other draws would have made of it. Added up over a game these differences are luck alone,
and a regression of the final margin on them says how many points a feature brings. Regressing on the standing
itself says something else: what goes with winning. Features that one walks or plans for (what is within
reach) are hardly moved by draws, and what is said of them here is worth little.
"""

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from baobab.bots.bot import Budget, ask
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.lookahead import Sight, same
from baobab.bots.worth import Worth
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

OTHERS = 16
"""How many draws that might have come stand for all of them."""
DEEPEST = 40
Game = tuple[float, list[float]]
"""By how much the first seat ended before the second, and the luck of every feature."""
Found = tuple[float, float]
"""What a feature brings, and the standard error of that."""


class Scales:
    """What games are weighed with: the features that the knobs weigh, and an eye for the next answer."""

    def __init__(self, title: Title, knobs: Knobs) -> None:
        self.title = title
        self.weighed = [i for i, name in enumerate(title.features) if knobs.weights.get(name)]
        self.worth = Worth(title, knobs)
        self.sight = Sight(title, self.worth, Rng(1), 1, 1, DEEPEST)

    def names(self) -> list[str]:
        return [self.title.features[i] for i in self.weighed]

    def standing(self, s: State) -> list[float]:
        """The features of the first seat less those of the second; last, what a finished game brought."""
        if s.over():
            scores = self.title.scores(s)
            return [0.0] * len(self.weighed) + [float(scores[0] - scores[1])]
        first, second = self.title.values(s, 0), self.title.values(s, 1)
        return [float(first[i] - second[i]) for i in self.weighed] + [0.0]

    def after(self, s: State, action: int, luck: Luck) -> State:
        """An answer with its draws, and the next one of the same seat, if that draws nothing."""
        drawn = s.copy()
        self.title.apply(drawn, action, luck)
        if drawn.over() or drawn.seat() != s.seat():
            return drawn
        self.sight.against = self.worth.against(drawn, drawn.seat())
        answered = drawn.copy()
        self.title.apply(answered, self.sight.nearest(drawn, luck), luck)
        return answered if same(answered.draws, drawn.draws) else drawn

    def gained(self, s: State, action: int, luck: Luck, rng: Rng) -> list[float]:
        """How much better a draw makes the standing than others would have made it in the mean."""
        came = self.standing(self.after(s, action, luck))
        others = [self.standing(self.after(s, action, FastLuck(rng.seed()))) for _ in range(OTHERS)]
        return [one - sum(other) / OTHERS for one, *other in zip(came, *others, strict=True)]


def game(scales: Scales, bot: GreedyBot, seed: int) -> Game:
    """A game between greedy bots, and its luck."""
    title, luck, rng, budget = scales.title, FastLuck(seed), Rng(seed), Budget(iterations=1)
    s = title.new(title.seats[0], luck)
    total = [0.0] * (len(scales.weighed) + 1)
    while not s.over():
        before = s.copy()
        action = ask(bot, title, s, budget, rng)
        title.apply(s, action, luck)
        if not same(before.draws, s.draws):
            more = scales.gained(before, action, luck, rng)
            total = [so_far + now for so_far, now in zip(total, more, strict=True)]
    scores = title.scores(s)
    return float(scores[0] - scores[1]), total


def regressed(games: Sequence[Game]) -> list[Found]:
    """What every feature brings, in points. The luck of the last draw, which ends a game, counts in full."""
    margin = np.array([margin - lucks[-1] for margin, lucks in games])
    known = np.array([[*lucks[:-1], 1.0] for _, lucks in games])
    brings = np.linalg.lstsq(known, margin, rcond=None)[0]
    rest = margin - known @ brings
    spread = float(rest @ rest) / max(1, len(games) - len(brings))
    errors = np.sqrt(spread * np.diag(np.linalg.pinv(known.T @ known)))
    return [(float(one), float(error)) for one, error in zip(brings[:-1], errors[:-1], strict=True)]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.luck", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("title", choices=names())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="knobs", default="", help="knobs to play by; else the title's")
    asked = parser.parse_args(argv)
    title = find_title(asked.title)
    knobs = knobs_of(title, asked.knobs)
    scales, bot = Scales(title, knobs), GreedyBot(knobs)
    if asked.games < 2 * len(scales.weighed):
        parser.error(f"--games: at least {2 * len(scales.weighed)}, twice as many as features are weighed")
    games: list[Game] = []
    for number in range(asked.games):
        games.append(game(scales, bot, asked.seed * 1_000_003 + number))
        sys.stderr.write(f"\r{title.name}: {number + 1} of {asked.games} games ")
    sys.stderr.write("\n")
    for name, (brings, error) in zip(scales.names(), regressed(games), strict=True):
        weight = knobs.weights[name] / knobs.setting("point")
        print(f"{name:24s} {brings:+.2f} ± {error:.2f}   weighed {weight:+.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
