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
import math
import sys
from collections.abc import Sequence

from baobab.arena.ratings import solved
from baobab.bots.explain import several_looks
from baobab.bots.knobs import Knobs, knobs_of
from baobab.bots.lookahead import Sight, Way, same
from baobab.bots.worth import Worth
from baobab.errors import Trouble
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

OTHERS = 16
"""How many draws that might have come stand for all of them."""
ALIKE = 1e-9
"""Keeps features that luck moves alike from spoiling everything: they get large errors."""
Numbers = list[float]
Share = tuple[float, Numbers, Numbers]
"""How far a seat finished ahead of the mean of all; the luck of its features in draws and in decisions."""
Game = list[Share]
Found = tuple[float, float]
"""What a feature brings, and the standard error of that."""


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

    def game(self, seed: int) -> Game:
        """A game of greedy bots, and its luck."""
        luck = FastLuck(seed)
        s = self.title.new(self.seats, luck)
        by_draws, by_coins = self.nothing(), self.nothing()
        decided = 0
        while not s.over():
            before = s.copy()
            action, gained = self.answer(s)
            by_coins = more(by_coins, gained)
            self.title.apply(s, action, luck)
            if not same(before.draws, s.draws):
                by_draws = more(by_draws, self.drawn(before, action, luck))
            decided += 1
            if decided > self.title.longest:
                raise RuntimeError(f"game {seed} does not end: more than {decided} decisions")
        ahead = centred([float(points) for points in self.title.scores(s)])
        return [
            (ahead[seat], by_draws[seat :: self.seats], by_coins[seat :: self.seats])
            for seat in range(self.seats)
        ]


def centred(numbers: Numbers) -> Numbers:
    """Each number less the mean of all."""
    middle = sum(numbers) / len(numbers)
    return [number - middle for number in numbers]


def mean(all_numbers: Sequence[Numbers]) -> Numbers:
    return [sum(column) / len(column) for column in zip(*all_numbers, strict=True)]


def less(numbers: Numbers, others: Numbers) -> Numbers:
    return [number - other for number, other in zip(numbers, others, strict=True)]


def more(numbers: Numbers, others: Numbers) -> Numbers:
    return [number + other for number, other in zip(numbers, others, strict=True)]


def regressed(games: Sequence[Game]) -> tuple[list[Found], list[Found]]:
    """What every feature brings, in points, by draws and by decisions; the luck of the end counts in full.

    What a seat wins or loses in the mean of all games, by its place, is left out. The last seat of a game is
    known by the others, so that it counts for nothing in the errors.
    """
    seats = range(len(games[0]))
    margins = [
        [m - draws[-1] - coins[-1] for m, draws, coins in (game[seat] for game in games)] for seat in seats
    ]
    left = [margin for own in margins for margin in centred(own)]
    known = [
        [*draws[:-1], *coins[:-1]] for seat in seats for _, draws, coins in (game[seat] for game in games)
    ]
    moved = [i for i in range(len(known[0])) if any(row[i] for row in known)]
    rows = [[row[i] for i in moved] for row in known]
    places = range(len(moved))
    squares = [[math.fsum(row[i] * row[j] for row in rows) for j in places] for i in places]
    for i in places:
        squares[i][i] *= 1 + ALIKE
    brings = solved(
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
        own = solved(squares, [float(place == other) for other in places])[place]
        found[i] = brings[place], math.sqrt(max(0.0, spread * own))
    half = len(found) // 2
    return found[:half], found[half:]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.luck", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("title", choices=names())
    parser.add_argument("--seats", type=int, help="else the fewest that the title has")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument(
        "--within", type=float, default=1.0, help="points between answers that a coin decides"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="knobs", default="", help="knobs to play by; else the title's")
    asked = parser.parse_args(argv)
    title = find_title(asked.title)
    try:
        knobs = knobs_of(title, asked.knobs)
    except Trouble as wrong:
        parser.error(str(wrong))
    seats = title.seats[0] if asked.seats is None else asked.seats
    if seats not in title.seats:
        parser.error(f"--seats: {title.name} has {title.seats[0]} to {title.seats[-1]}")
    scales = Scales(title, knobs, Rng(asked.seed), seats, asked.within)
    if not scales.weighed:
        parser.error("the knobs weigh no feature, so there is nothing to compare")
    least = 4 * len(scales.weighed)
    if asked.games < least:
        parser.error(f"--games: at least {least}, four for every feature that is weighed")
    games: list[Game] = []
    for number in range(asked.games):
        games.append(scales.game(asked.seed * 1_000_003 + number))
        sys.stderr.write(f"\r{title.name}: {number + 1} of {asked.games} games ")
    sys.stderr.write("\n")
    print(f"{scales.tossed} of {scales.decisions} decisions by a coin")
    for name, by_draws, by_coins in zip(scales.names(), *regressed(games), strict=True):
        weight = knobs.weights[name] / knobs.setting("point")
        print(f"{name:24s} draws {told(by_draws)}   decisions {told(by_coins)}   weighed {weight:+.2f}")
    return 0


def told(found: Found) -> str:
    """What a feature brings; nothing, if no luck has moved it."""
    return f"{found[0]:+.2f} ± {found[1]:.2f}" if found[1] > 0.0 else f"{'not moved':12s}"


if __name__ == "__main__":
    sys.exit(main())
