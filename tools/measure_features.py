"""Measures how many points a feature is worth, from what nobody chose: draws, and decisions made by a coin.

    python -m tools.measure_features TITLE [--seats 2] [--games 400] [--within 1.0] [--seed 1]
                                     [--from KNOBS.json]

Greedy bots play each other and toss a coin where their two best answers are about as good. At every draw
after the setup the standing of every seat, feature by feature, is compared with what other draws would have
given; at every toss, with what the other answer would have given. Summed over a game these differences are
pure luck, and a regression of the final points on them, each seat against the mean of all, gives the points
that a feature is worth to players like these. A regression on the standing itself would show only what goes
with winning. Features that players walk or plan for (what is within reach) hardly move with draws; decisions
tell more about those, slightly too low, because the effect of an answer is known from a few samples only.
"""

import argparse
import sys
from collections.abc import Sequence

from tools.cli_options import add_seats, positive_number, seats_of, seed_number, whole_number
from tools.knob_files import load_knobs
from tools.regression import GameLuck, Numbers, centre, format_effect, regress
from tools.self_play import Decider, deal_seeds, play_steps

from baobab.bots.beam_search import BeamSearch, MovePath, equal_vectors
from baobab.bots.evaluation import Evaluation
from baobab.bots.knobs import Knobs
from baobab.bots.opinions import look_several_times
from baobab.errors import BaobabError
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

OTHER_DRAWS = 16
"""Samples of the draws that might have come instead."""


class LuckMeter:
    """Plays games and measures their luck, in the features that the knobs weigh."""

    def __init__(self, title: Title, knobs: Knobs, rng: Rng, seats: int, within: float = 1.0) -> None:
        self.title = title
        self.seats = seats
        self.rng = rng
        self.within = within
        self.decisions = 0
        self.tossed = 0
        self.weighed = [i for i, name in enumerate(title.features) if knobs.weights.get(name)]
        self.evaluation = Evaluation(title, knobs)
        beam, draws = knobs.setting("beam"), knobs.setting("draws")
        self.beam_search = BeamSearch(title, self.evaluation, rng, beam, draws, knobs.setting("deepest"))

    def names(self) -> list[str]:
        return [self.title.features[i] for i in self.weighed]

    def level_standing(self) -> Numbers:
        """A standing in which all seats are level."""
        return [0.0] * (self.seats * (len(self.weighed) + 1))

    def standing(self, s: State) -> Numbers:
        """Feature by feature, and last what a finished game brought: every seat less the mean of all."""
        found: Numbers = []
        if s.over():
            for _ in self.weighed:
                found += [0.0] * self.seats
            return found + centre([float(points) for points in self.title.scores(s)])
        values = [self.title.values(s, seat) for seat in range(self.seats)]
        for i in self.weighed:
            found += centre([float(own[i]) for own in values])
        return found + [0.0] * self.seats

    def state_after(self, s: State, action: int, luck: Luck) -> State:
        """An answer with its draws, and the next one of the same seat, if that draws nothing."""
        drawn = s.copy()
        self.title.step(drawn, action, luck)
        if drawn.over() or drawn.seat() != s.seat():
            return drawn
        self.beam_search.rival_worth = self.evaluation.rival_worth(drawn, drawn.seat())
        answered = drawn.copy()
        self.title.step(answered, self.beam_search.best_next(drawn, FastLuck(self.rng.seed())), luck)
        return answered if equal_vectors(answered.draws, drawn.draws) else drawn

    def luck_of_draw(self, s: State, action: int, luck: Luck) -> Numbers:
        """How much better a draw made the standing than other draws would have on average.

        The mean of a few others varies, too; a factor makes up for that.
        """
        others = [FastLuck(self.rng.seed()) for _ in range(OTHER_DRAWS)]
        gap = subtract(
            self.standing(self.state_after(s, action, luck)),
            mean_of([self.standing(self.state_after(s, action, other)) for other in others]),
        )
        return [part * OTHER_DRAWS / (OTHER_DRAWS + 1) for part in gap]

    def answer(self, s: State) -> tuple[int, Numbers]:
        """The best answer, or by a coin the next best if it is about as good, and what the coin changed.

        The first look chose the two and so flatters them; the other looks say what they lead to.
        """
        seen = self.title.resample(s, s.seat(), FastLuck(self.rng.seed()))
        paths = self.beam_search.best_paths(seen)
        self.decisions += 1
        other = self.close_rival(paths)
        if other is None:
            return paths[0].first, self.level_standing()
        self.tossed += 1
        looks = look_several_times(self.beam_search, seen, paths)[1:]
        gap = subtract(
            self.expected_standing(looks, paths[0].first), self.expected_standing(looks, other.first)
        )
        if self.rng.below(2) == 0:
            return paths[0].first, [part / 2 for part in gap]
        return other.first, [-part / 2 for part in gap]

    def close_rival(self, paths: list[MovePath]) -> MovePath | None:
        """The best other way that was followed to its end and leads elsewhere, if it is close enough."""
        for path in paths[1:]:
            if paths[0].worth - path.worth > self.within * self.evaluation.point:
                return None
            if path.done and path.s.key() != paths[0].s.key():
                return path
        return None

    def expected_standing(self, looks: list[list[MovePath]], action: int) -> Numbers:
        """The standing at the end of the move that begins so, in the mean of some looks."""
        return mean_of([self.standing(path.s) for paths in looks for path in paths if path.first == action])

    def play(self, seed: int, decide: Decider) -> tuple[Numbers, Numbers]:
        """A whole game: how far each seat finished ahead of the mean of all, and the luck of the draws."""
        luck = FastLuck(seed)
        by_draws = self.level_standing()
        for before, action, s in play_steps(self.title, self.seats, luck, decide):
            if not equal_vectors(before.draws, s.draws):
                by_draws = add(by_draws, self.luck_of_draw(before, action, luck))
        return centre([float(points) for points in self.title.scores(s)]), by_draws

    def game(self, seed: int) -> GameLuck:
        """A game of greedy bots, and its luck."""
        by_coins = self.level_standing()

        def decide(s: State) -> int:
            nonlocal by_coins
            action, gained = self.answer(s)
            by_coins = add(by_coins, gained)
            return action

        ahead, by_draws = self.play(seed, decide)
        return [
            (ahead[seat], by_draws[seat :: self.seats], by_coins[seat :: self.seats])
            for seat in range(self.seats)
        ]


def mean_of(all_numbers: Sequence[Numbers]) -> Numbers:
    return [sum(column) / len(column) for column in zip(*all_numbers, strict=True)]


def subtract(numbers: Numbers, others: Numbers) -> Numbers:
    return [number - other for number, other in zip(numbers, others, strict=True)]


def add(numbers: Numbers, others: Numbers) -> Numbers:
    return [number + other for number, other in zip(numbers, others, strict=True)]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.measure_features", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title", choices=names())
    add_seats(parser)
    parser.add_argument("--games", type=whole_number(1), default=400)
    parser.add_argument(
        "--within", type=positive_number, default=1.0, help="points between answers that a coin decides"
    )
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument("--from", dest="knobs", default="", help="knobs to play by; else the title's")
    args = parser.parse_args(argv)
    title = find_title(args.title)
    try:
        knobs = load_knobs(title, args.knobs)
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    seats = seats_of(parser, title, args.seats)
    meter = LuckMeter(title, knobs, Rng(args.seed), seats, args.within)
    if not meter.weighed:
        parser.error("the knobs weigh no feature, so there is nothing to compare")
    least = 4 * len(meter.weighed)
    if args.games < least:
        parser.error(f"--games: at least {least}, four for every feature that is weighed")
    games: list[GameLuck] = []
    for number, seed in enumerate(deal_seeds(args.seed, args.games), 1):
        games.append(meter.game(seed))
        sys.stderr.write(f"\r{title.name}: {number} of {args.games} games ")
    sys.stderr.write("\n")
    print(f"{meter.tossed} of {meter.decisions} decisions by a coin")
    for name, by_draws, by_coins in zip(meter.names(), *regress(games), strict=True):
        weight = knobs.weights[name] / knobs.setting("point")
        draws, decisions = format_effect(by_draws), format_effect(by_coins)
        print(f"{name:24s} draws {draws}   decisions {decisions}   weighed {weight:+.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
