"""Says what the features of a title bring, by what nobody has chosen: draws, and decisions made by a coin.

    python -m tools.luck TITLE [--seats 2] [--games 400] [--within 1.0] [--seed 1] [--from KNOBS.json]

Greedy bots play each other, and where their two best answers lie close together they toss a coin. At every
draw but those of the setup the standing of every seat, feature by feature, is compared with what other draws
would have made of it, and at every toss with what the other answer would. Added up over a game these
differences are luck alone, and a regression of the final points on them, each seat against the mean of all,
says how many points a feature brings to those who play on like this. Regressing on the standing itself says
something else: what goes with winning. Features that one walks or plans for (what is within reach) are hardly
moved by draws; decisions say more about those, if a little too low, since what an answer leads to is known
from a few looks only.
"""

import argparse
import sys
from collections.abc import Sequence

from tools.asked import above_nought, add_seats, any_seed, seats_of, whole
from tools.games import Decide, deals, steps
from tools.knob_files import played_by
from tools.regression import Game, Numbers, centred, regressed, told

from baobab.bots.explain import several_looks
from baobab.bots.knobs import Knobs
from baobab.bots.lookahead import Sight, Way, same
from baobab.bots.worth import Worth
from baobab.errors import BaobabError
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

OTHERS = 16
"""How many draws that might have come stand for all of them."""


class Scales:
    """What games are played and weighed with: the features that the knobs weigh, and a greedy eye."""

    def __init__(self, title: Title, knobs: Knobs, rng: Rng, seats: int, within: float = 1.0) -> None:
        self.title = title
        self.seats = seats
        self.rng = rng
        self.within = within
        self.decisions = 0
        self.tossed = 0
        self.weighed = [i for i, name in enumerate(title.features) if knobs.weights.get(name)]
        self.worth = Worth(title, knobs)
        beam, draws = knobs.setting("beam"), knobs.setting("draws")
        self.sight = Sight(title, self.worth, rng, beam, draws, knobs.setting("deepest"))

    def names(self) -> list[str]:
        return [self.title.features[i] for i in self.weighed]

    def nothing(self) -> Numbers:
        """A standing in which all seats are level."""
        return [0.0] * (self.seats * (len(self.weighed) + 1))

    def standing(self, s: State) -> Numbers:
        """Feature by feature, and last what a finished game brought: every seat less the mean of all."""
        found: Numbers = []
        if s.over():
            for _ in self.weighed:
                found += [0.0] * self.seats
            return found + centred([float(points) for points in self.title.scores(s)])
        values = [self.title.values(s, seat) for seat in range(self.seats)]
        for i in self.weighed:
            found += centred([float(own[i]) for own in values])
        return found + [0.0] * self.seats

    def after(self, s: State, action: int, luck: Luck) -> State:
        """An answer with its draws, and the next one of the same seat, if that draws nothing."""
        drawn = s.copy()
        self.title.apply(drawn, action, luck)
        if drawn.over() or drawn.seat() != s.seat():
            return drawn
        self.sight.against = self.worth.against(drawn, drawn.seat())
        answered = drawn.copy()
        self.title.apply(answered, self.sight.nearest(drawn, FastLuck(self.rng.seed())), luck)
        return answered if same(answered.draws, drawn.draws) else drawn

    def drawn(self, s: State, action: int, luck: Luck) -> Numbers:
        """How much better a draw makes the standing than others would have made it in the mean.

        The mean of a few others varies, too, which a factor makes up for.
        """
        others = [FastLuck(self.rng.seed()) for _ in range(OTHERS)]
        gap = less(
            self.standing(self.after(s, action, luck)),
            mean([self.standing(self.after(s, action, other)) for other in others]),
        )
        return [part * OTHERS / (OTHERS + 1) for part in gap]

    def answer(self, s: State) -> tuple[int, Numbers]:
        """The best answer, or by a coin the next best if it is about as good, and what the coin changed.

        The first look has chosen the two, so that it flatters them; the others say what they lead to.
        """
        seen = self.title.resample(s, s.seat(), FastLuck(self.rng.seed()))
        ways = self.sight.ways(seen)
        self.decisions += 1
        other = self.rival(ways)
        if other is None:
            return ways[0].first, self.nothing()
        self.tossed += 1
        looks = several_looks(self.sight, seen, ways)[1:]
        gap = less(self.expected(looks, ways[0].first), self.expected(looks, other.first))
        if self.rng.below(2) == 0:
            return ways[0].first, [part / 2 for part in gap]
        return other.first, [-part / 2 for part in gap]

    def rival(self, ways: list[Way]) -> Way | None:
        """The best other way that was followed to its end and leads elsewhere, if it is close enough."""
        for way in ways[1:]:
            if ways[0].worth - way.worth > self.within * self.worth.point:
                return None
            if way.done and way.s.key() != ways[0].s.key():
                return way
        return None

    def expected(self, looks: list[list[Way]], action: int) -> Numbers:
        """The standing at the end of the move that begins so, in the mean of some looks."""
        return mean([self.standing(way.s) for ways in looks for way in ways if way.first == action])

    def play(self, seed: int, decide: Decide) -> tuple[Numbers, Numbers]:
        """A whole game: how far each seat finished ahead of the mean of all, and the luck of the draws."""
        luck = FastLuck(seed)
        by_draws = self.nothing()
        for before, action, s in steps(self.title, self.seats, luck, decide):
            if not same(before.draws, s.draws):
                by_draws = more(by_draws, self.drawn(before, action, luck))
        return centred([float(points) for points in self.title.scores(s)]), by_draws

    def game(self, seed: int) -> Game:
        """A game of greedy bots, and its luck."""
        by_coins = self.nothing()

        def decide(s: State) -> int:
            nonlocal by_coins
            action, gained = self.answer(s)
            by_coins = more(by_coins, gained)
            return action

        ahead, by_draws = self.play(seed, decide)
        return [
            (ahead[seat], by_draws[seat :: self.seats], by_coins[seat :: self.seats])
            for seat in range(self.seats)
        ]


def mean(all_numbers: Sequence[Numbers]) -> Numbers:
    return [sum(column) / len(column) for column in zip(*all_numbers, strict=True)]


def less(numbers: Numbers, others: Numbers) -> Numbers:
    return [number - other for number, other in zip(numbers, others, strict=True)]


def more(numbers: Numbers, others: Numbers) -> Numbers:
    return [number + other for number, other in zip(numbers, others, strict=True)]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.luck", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("title", choices=names())
    add_seats(parser)
    parser.add_argument("--games", type=whole(1), default=400)
    parser.add_argument(
        "--within", type=above_nought, default=1.0, help="points between answers that a coin decides"
    )
    parser.add_argument("--seed", type=any_seed, default=1)
    parser.add_argument("--from", dest="knobs", default="", help="knobs to play by; else the title's")
    asked = parser.parse_args(argv)
    title = find_title(asked.title)
    try:
        knobs = played_by(title, asked.knobs)
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    seats = seats_of(parser, title, asked.seats)
    scales = Scales(title, knobs, Rng(asked.seed), seats, asked.within)
    if not scales.weighed:
        parser.error("the knobs weigh no feature, so there is nothing to compare")
    least = 4 * len(scales.weighed)
    if asked.games < least:
        parser.error(f"--games: at least {least}, four for every feature that is weighed")
    games: list[Game] = []
    for number, seed in enumerate(deals(asked.seed, asked.games), 1):
        games.append(scales.game(seed))
        sys.stderr.write(f"\r{title.name}: {number} of {asked.games} games ")
    sys.stderr.write("\n")
    print(f"{scales.tossed} of {scales.decisions} decisions by a coin")
    for name, by_draws, by_coins in zip(scales.names(), *regressed(games), strict=True):
        weight = knobs.weights[name] / knobs.setting("point")
        print(f"{name:24s} draws {told(by_draws)}   decisions {told(by_coins)}   weighed {weight:+.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
