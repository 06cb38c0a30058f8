"""Fits weights so that positions foretell how games end, for searches at a table of so many.

    python -m tools.foretell TITLE [--seats N] [--games 400] [--seed 1] [--from KNOBS.json] [--out PART.json]

Greedy bots play each other: some by the knobs of greed, the others by those of searches, each with its
weights shaken in its own way, and in some games now and then any answer is given. So positions come up that
good play alone would not show. Whenever another seat is to decide, the features of all seats are written
down, and the weights sought make of them what the game makes of them (`tools.sequel`): the final points, each
seat against the mean of all. What the knobs weigh is weighed anew, with an early and a late weight where they
have a clock; whose turn it is next is taken into account, so that no weight has to stand for it. What the
games never showed keeps its weight. `--out` gets the weights as they may stand in the knobs under `search`,
or, with `seats` beside them, under `crowd`.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.asked import add_seats, any_seed, check_file, seats_of, whole
from tools.games import by_bots, deals, steps
from tools.knob_files import played_by
from tools.regression import Numbers, centred
from tools.sequel import APART, Fit, Rows

from baobab.bots.bot import Bot
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import MOST, Knobs
from baobab.bots.worth import Worth
from baobab.errors import Trouble
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

GREEDY = 0.4
"""The part of the seats that goes by the knobs of greed."""
SPREADS = (0.0, 0.2, 0.5)
"""How far weights are shaken: the spread of their logarithms."""
STRAYS = (0.0, 0.0, 0.03)
"""How often any answer is given, game by game."""


class Table:
    """Where the games are played that weights are learnt from."""

    def __init__(self, title: Title, knobs: Knobs, seats: int, seed: int) -> None:
        self.title = title
        self.seats = seats
        self.knobs = knobs
        self.own = knobs.of_search(seats)
        self.worth = Worth(title, self.own)
        self.weighed = [
            i for i in range(len(title.features)) if self.worth.early[i] != 0 or self.worth.late[i] != 0
        ]
        self.chance = random.Random(seed)
        self.rng = Rng(seed)

    def bot(self) -> Bot:
        """Somebody to play with."""
        if self.chance.random() < GREEDY:
            return GreedyBot(self.knobs)
        spread = self.chance.choice(SPREADS)
        weights, late = (self.shaken(part, spread) for part in (self.own.weights, self.own.late))
        return GreedyBot(self.own.weighing(weights, late))

    def shaken(self, weights: dict[str, int], spread: float) -> dict[str, int]:
        found = {}
        for name, weight in weights.items():
            factor = math.exp(self.chance.gauss(0.0, spread))
            found[name] = max(-MOST, min(MOST, round(weight * factor)))
        return found

    def game(self, seed: int) -> tuple[Rows, Numbers]:
        """The positions of a game where another seat is to decide, and how far each seat ended ahead."""
        decide = by_bots(self.title, [self.bot() for _ in range(self.seats)], self.rng)
        stray = self.chance.choice(STRAYS)

        def answer(s: State) -> int:
            if stray > 0.0 and self.chance.random() < stray:
                return self.chance.choice(list(self.title.legal(s)))
            return decide(s)

        rows: Rows = []
        for before, _, s in steps(self.title, self.seats, FastLuck(seed), answer):
            if not s.over() and s.seat() != before.seat():
                rows.append(self.position(s))
        return rows, centred([float(points) for points in self.title.scores(s)])

    def position(self, s: State) -> list[Numbers]:
        """The parts of the sum: every weighed feature early and late, and whose turn it is next."""
        values = [self.title.values(s, seat) for seat in range(self.seats)]
        part = self.worth.part(values[0])
        parts = [[float(own[i]) for own in values] for i in self.weighed]
        for turns in range(self.seats - 1):
            parts.append([float((seat - s.seat()) % self.seats == turns) for seat in range(self.seats)])
        return [
            centred([figure * share for figure in figures])
            for share in self.shares(part)
            for figures in parts
        ]

    def shares(self, part: float) -> Iterator[float]:
        """How much early weights count, and late ones where there is a clock."""
        yield 1.0 - part
        if self.worth.clock >= 0:
            yield part

    def as_weighed(self) -> Numbers:
        """The weights of the knobs, in points, part by part; whose turn it is counts for nothing there."""
        turns = [0.0] * (self.seats - 1)
        found = [*(self.worth.early[i] for i in self.weighed), *turns]
        if self.worth.clock >= 0:
            found += [*(self.worth.late[i] for i in self.weighed), *turns]
        return [weight / self.worth.point for weight in found]


def part_of_knobs(table: Table, weights: Numbers, how: str) -> dict[str, object]:
    """The new weights as the knobs have them."""
    figures = [round(weight * table.worth.point) for weight in weights]
    features = [table.title.features[i] for i in table.weighed]
    found: dict[str, object] = {"how": how, "weights": dict(zip(features, figures, strict=False))}
    if table.worth.clock >= 0:
        found["late"] = dict(zip(features, figures[len(figures) // 2 :], strict=False))
        own = table.own
        found["clock"] = {"feature": own.clock, "begins": own.begins, "ends": own.ends}
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.foretell", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title", choices=names())
    add_seats(parser)
    parser.add_argument("--games", type=whole(1), default=400)
    parser.add_argument("--seed", type=any_seed, default=1)
    parser.add_argument("--from", dest="knobs", default="", help="knobs to play by; else the title's")
    parser.add_argument("--out", type=Path, help="where to write the weights")
    asked = parser.parse_args(argv)
    title = find_title(asked.title)
    try:
        table = Table(title, played_by(title, asked.knobs), seats_of(parser, title, asked.seats), asked.seed)
    except (Trouble, ValueError) as wrong:
        parser.error(str(wrong))
    if not table.weighed:
        parser.error("the knobs weigh no feature, so there is nothing to weigh anew")
    fit = Fit(table.as_weighed())
    least = fit.size * APART // (APART - 1) + 1
    if asked.games < least:
        parser.error(f"--games: at least {least}, one for every figure that is sought and those left out")
    if asked.out is not None:
        check_file(parser, "--out", asked.out)
    for number, seed in enumerate(deals(asked.seed, asked.games), 1):
        fit.add(*table.game(seed))
        sys.stderr.write(f"\r{title.name}: {number} of {asked.games} games ")
    sys.stderr.write("\n")
    weights = fit.weights()
    tell(table, fit, weights)
    if asked.out is not None:
        how = f"tools.foretell, {asked.games} games at {table.seats} seats, seed {asked.seed}."
        text = json.dumps(part_of_knobs(table, weights, how), indent=1)
        asked.out.write_text(text + "\n", encoding="utf-8")
    return 0


def tell(table: Table, fit: Fit, weights: Numbers) -> None:
    """The weights beside those at hand, in points, and by how much each miss the games left out."""
    before, after = fit.missed(fit.old), fit.missed(weights)
    print(f"{len(fit.apart)} games left out: missed by {before:.2f} points, by the new weights {after:.2f}")
    late = fit.size // 2 if table.worth.clock >= 0 else 0
    for place, i in enumerate(table.weighed):
        line = f"{table.title.features[i]:24s} {changed(fit, weights, place)}"
        if late:
            line += f"   late {changed(fit, weights, late + place)}"
        print(line)


def changed(fit: Fit, weights: Numbers, place: int) -> str:
    """What became of a weight."""
    return f"{fit.old[place]:+7.2f} -> {weights[place]:+7.2f}" if fit.seen(place) else f"{'not seen':18s}"


if __name__ == "__main__":
    sys.exit(main())
