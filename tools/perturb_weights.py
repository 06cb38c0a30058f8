"""Measures the effect of higher weights: in every game each seat has every weight either high or low.

    python -m tools.perturb_weights TITLE --bounds BOUNDS.json [--seats 2] [--games 300] [--seed 1]
                                    [--from KNOBS.json] [--iterations 0]

BOUNDS.json gives a low and a high figure for weights and settings (`late.goods` is the late weight of goods);
a figure that is the same for everybody is given twice. All others are as in the knobs. Greedy bots play, or
searches of so many iterations, and a coin decides for each seat and figure between low and high. The final
points, each seat against the mean of all, are regressed on that, and on the luck of the draws as weights
halfway between would value it, which takes much of the noise away. One game tells of all weights at once.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.cli_options import add_seats, seats_of, seed_number, whole_number
from tools.knob_files import Bounds, make_knobs, read_bounds, read_content
from tools.measure_features import LuckMeter
from tools.regression import FeatureEffect, GameLuck, Numbers, centre, format_effect, regress
from tools.self_play import bots_decide, deal_seeds

from baobab.bots.bot import Bot
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import SETTINGS
from baobab.bots.search import SearchBot
from baobab.errors import BaobabError
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

LATE = "late."


class PerturbedTable(LuckMeter):
    """Plays perturbed bots against each other; luck is valued by weights halfway between low and high."""

    def __init__(
        self,
        title: Title,
        content: dict[str, Any],
        bounds: Bounds,
        seats: int,
        seed: int,
        iterations: int = 0,
    ) -> None:
        middle = {name: (low + high) // 2 for name, (low, high) in bounds.items()}
        super().__init__(title, make_knobs(title, with_figures(content, middle)), Rng(seed), seats)
        self.content = content
        self.bounds = bounds
        self.iterations = iterations
        self.shaken = [name for name, (low, high) in bounds.items() if low != high]
        self.chance = random.Random(seed)

    def level_standing(self) -> Numbers:
        return [0.0] * self.seats

    def standing(self, s: State) -> Numbers:
        """The points of every seat, counted or hoped for, less the mean of all."""
        if s.over():
            return centre([float(points) for points in self.title.scores(s)])
        return centre([worth / self.evaluation.point for worth in self.evaluation.all_worths(s)])

    def bot(self, high: dict[str, bool]) -> Bot:
        figures = {name: bounds[high.get(name, False)] for name, bounds in self.bounds.items()}
        own = make_knobs(self.title, with_figures(self.content, figures))
        return SearchBot(own) if self.iterations > 0 else GreedyBot(own)

    def game(self, seed: int) -> GameLuck:
        """A game of bots, each perturbed in its own way; the perturbations take the place of decisions."""
        highs = [{name: self.chance.random() < 0.5 for name in self.shaken} for _ in range(self.seats)]
        bots = [self.bot(high) for high in highs]
        ahead, drawn = self.play(seed, bots_decide(self.title, bots, self.rng, self.iterations))
        shakes = [centre([float(high[name]) for high in highs]) for name in self.shaken]
        return [
            (ahead[seat], [drawn[seat], 0.0], [*(shake[seat] for shake in shakes), 0.0])
            for seat in range(self.seats)
        ]


def with_figures(content: dict[str, Any], figures: dict[str, int]) -> dict[str, Any]:
    """The knobs with some weights and settings of their own."""
    parts: dict[str, dict[str, int]] = {"weights": {}, "late": {}, "settings": {}}
    for name, figure in figures.items():
        part = "settings" if name in SETTINGS else "late" if name.startswith(LATE) else "weights"
        parts[part][name.removeprefix(LATE)] = figure
    return content | {part: {**content.get(part, {}), **new} for part, new in parts.items()}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.perturb_weights", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title", choices=names())
    parser.add_argument("--bounds", type=Path, required=True)
    add_seats(parser)
    parser.add_argument("--games", type=whole_number(1), default=300)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument(
        "--iterations", type=whole_number(0), default=0, help="searches of so many play; 0: greedy bots"
    )
    parser.add_argument("--from", dest="knobs", type=Path, help="knobs to play by; else the title's")
    args = parser.parse_args(argv)
    title = find_title(args.title)
    seats = seats_of(parser, title, args.seats)
    try:
        bounds = read_bounds(args.bounds)
        content = read_content(title, args.knobs or title.folder / "knobs.json")
        table = PerturbedTable(title, content, bounds, seats, args.seed, args.iterations)
        for side in (False, True):
            table.bot(dict.fromkeys(bounds, side))
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    least = 4 * len(table.shaken)
    if not table.shaken:
        parser.error("--bounds: nothing is shaken: no figure has a low and a high one that differ")
    if args.games < least:
        parser.error(f"--games: at least {least}, four for every figure that is shaken")
    games: list[GameLuck] = []
    for number, seed in enumerate(deal_seeds(args.seed, args.games), 1):
        games.append(table.game(seed))
        sys.stderr.write(f"\r{title.name}: {number} of {args.games} games ")
    sys.stderr.write("\n")
    (by_draws,), brought = regress(games)
    print(f"a point of luck in draws: {format_effect(by_draws)} points")
    for name, found in zip(table.shaken, brought, strict=True):
        print(format_line(name, bounds[name], found))
    return 0


def format_line(name: str, bounds: tuple[int, int], brought: FeatureEffect) -> str:
    return f"{name:24s} {bounds[1]:8d} instead of {bounds[0]:8d}: {format_effect(brought)} points"


if __name__ == "__main__":
    sys.exit(main())
