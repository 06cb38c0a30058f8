"""Says what it brings to weigh a feature more: in every game each seat has every weight either high or low.

    python -m tools.shake TITLE --bounds BOUNDS.json [--seats 2] [--games 300] [--seed 1] [--from KNOBS.json]
                          [--iterations 0]

BOUNDS.json gives a low and a high figure for weights and settings (`late.goods` is the late weight of goods);
one that is to be the same for everybody is given twice. All others are as in the knobs. Greedy bots play, or
searches of so many iterations, and a coin says for each seat and each of these figures whether it is the low
or the high one. The final points, each seat against the mean of all, are regressed on that, and on the luck
of the draws as weights halfway between weigh it: much of what decides a game is luck, and what can be told of
it need not blur the rest. One game tells of all weights at once.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.asked import add_seats, any_seed, seats_of, whole
from tools.games import by_bots, deals
from tools.knob_files import Bounds, knobs, read_bounds, written
from tools.luck import Scales
from tools.regression import Found, Game, Numbers, centred, regressed, told

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


class Table(Scales):
    """Where shaken bots meet: draws are weighed as a whole, by weights halfway between low and high."""

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
        super().__init__(title, knobs(title, with_figures(content, middle)), Rng(seed), seats)
        self.content = content
        self.bounds = bounds
        self.iterations = iterations
        self.shaken = [name for name, (low, high) in bounds.items() if low != high]
        self.chance = random.Random(seed)

    def nothing(self) -> Numbers:
        return [0.0] * self.seats

    def standing(self, s: State) -> Numbers:
        """The points of every seat, counted or hoped for, less the mean of all."""
        if s.over():
            return centred([float(points) for points in self.title.scores(s)])
        return centred([worth / self.worth.point for worth in self.worth.each(s)])

    def bot(self, high: dict[str, bool]) -> Bot:
        figures = {name: bounds[high.get(name, False)] for name, bounds in self.bounds.items()}
        own = knobs(self.title, with_figures(self.content, figures))
        return SearchBot(own) if self.iterations > 0 else GreedyBot(own)

    def game(self, seed: int) -> Game:
        """A game of bots that are shaken each in its own way; in place of decisions stand their shakes."""
        highs = [{name: self.chance.random() < 0.5 for name in self.shaken} for _ in range(self.seats)]
        bots = [self.bot(high) for high in highs]
        ahead, drawn = self.play(seed, by_bots(self.title, bots, self.rng, self.iterations))
        shakes = [centred([float(high[name]) for high in highs]) for name in self.shaken]
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
    parser = argparse.ArgumentParser(prog="python -m tools.shake", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("title", choices=names())
    parser.add_argument("--bounds", type=Path, required=True)
    add_seats(parser)
    parser.add_argument("--games", type=whole(1), default=300)
    parser.add_argument("--seed", type=any_seed, default=1)
    parser.add_argument(
        "--iterations", type=whole(0), default=0, help="searches of so many play; 0: greedy bots"
    )
    parser.add_argument("--from", dest="knobs", type=Path, help="knobs to play by; else the title's")
    asked = parser.parse_args(argv)
    title = find_title(asked.title)
    seats = seats_of(parser, title, asked.seats)
    try:
        bounds = read_bounds(asked.bounds)
        content = written(title, asked.knobs or title.folder / "knobs.json")
        table = Table(title, content, bounds, seats, asked.seed, asked.iterations)
        for side in (False, True):
            table.bot(dict.fromkeys(bounds, side))
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    least = 4 * len(table.shaken)
    if not table.shaken:
        parser.error("--bounds: nothing is shaken: no figure has a low and a high one that differ")
    if asked.games < least:
        parser.error(f"--games: at least {least}, four for every figure that is shaken")
    games: list[Game] = []
    for number, seed in enumerate(deals(asked.seed, asked.games), 1):
        games.append(table.game(seed))
        sys.stderr.write(f"\r{title.name}: {number} of {asked.games} games ")
    sys.stderr.write("\n")
    (by_draws,), brought = regressed(games)
    print(f"a point of luck in draws: {told(by_draws)} points")
    for name, found in zip(table.shaken, brought, strict=True):
        print(line(name, bounds[name], found))
    return 0


def line(name: str, bounds: tuple[int, int], brought: Found) -> str:
    return f"{name:24s} {bounds[1]:8d} instead of {bounds[0]:8d}: {told(brought)} points"


if __name__ == "__main__":
    sys.exit(main())
