"""Fits weights so that positions predict how games end, for searches at a given number of seats.

    python -m tools.fit_weights TITLE [--seats N] [--games 400] [--seed 1] [--from KNOBS.json]
                                [--sure points] [--jobs 2] [--out PART.json]

Greedy bots play by the search knobs, with weights perturbed anew for every game, and in some games a random
answer is given now and then: this reaches positions that good play alone would not show. All seats of a game
share the same weights, so that a lead comes from the position and not from better play. Whenever the decision
passes to another seat, once all have begun, the features of all seats are recorded, and the weights are
fitted to predict the final points, each seat against the mean of all (`tools.temporal_difference`). Every
feature that the knobs weigh is fitted, with an early and a late weight where they have a clock; whose turn is
next is a term of its own, so that no weight has to stand for it. Features that the games never showed keep
their weights, and so do those that `--sure` names, such as points already scored. `--out` gets the weights in
the form that knobs have under `search` or, with `seats` added, under `crowd`.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from tools.cli_options import add_seats, check_writable, names_among, seats_of, seed_number, whole_number
from tools.knob_files import load_knobs
from tools.regression import Numbers, centre
from tools.self_play import bots_decide, deal_seeds, play_steps
from tools.temporal_difference import HELD_OUT_EVERY, LstdFit, Rows

from baobab.arena.run import process_pool
from baobab.bots.evaluation import Evaluation
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import MOST, Knobs
from baobab.errors import BaobabError
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

SPREADS = (0.0, 0.2, 0.4)
"""How far weights are perturbed: the standard deviation of their logarithms."""
STRAY_CHANCES = (0.0, 0.02, 0.06)
"""The probability of a random answer, chosen per game."""


class TrainingTable:
    """Plays the games that weights are fitted to."""

    def __init__(self, title: Title, knobs: Knobs, seats: int, sure: Sequence[str] = ()) -> None:
        self.title = title
        self.seats = seats
        self.own = knobs.for_search(seats)
        self.evaluation = Evaluation(title, self.own)
        weighed = [
            i
            for i in range(len(title.features))
            if self.evaluation.early[i] != 0 or self.evaluation.late[i] != 0
        ]
        self.sure = [i for i in weighed if title.features[i] in sure]
        self.weighed = [i for i in weighed if title.features[i] not in sure]

    def game(self, seed: int) -> tuple[Rows, Numbers]:
        """The positions of a game in which the decision passed on, and how far ahead each seat ended."""
        chance = random.Random(seed)
        decide = bots_decide(self.title, [self.bot(chance)] * self.seats, Rng(seed))
        stray = chance.choice(STRAY_CHANCES)

        def answer(s: State) -> int:
            if stray > 0.0 and chance.random() < stray:
                return chance.choice(list(self.title.legal(s)))
            return decide(s)

        rows: Rows = []
        begun: set[int] = set()
        for before, _, s in play_steps(self.title, self.seats, FastLuck(seed), answer):
            begun.add(int(before.seat()))
            if len(begun) == self.seats and not s.over() and s.seat() != before.seat():
                rows.append(self.position_row(s))
        return rows, centre([float(points) for points in self.title.scores(s)])

    def bot(self, chance: random.Random) -> GreedyBot:
        """The bot that plays all seats of a game."""
        spread = chance.choice(SPREADS)
        weights, late = (perturb(part, spread, chance) for part in (self.own.weights, self.own.late))
        return GreedyBot(self.own.with_weights(weights, late))

    def position_row(self, s: State) -> tuple[list[Numbers], Numbers]:
        """The terms to fit, early and late (features, whose turn is next), and the worth that is fixed."""
        values = [self.title.values(s, seat) for seat in range(self.seats)]
        part = self.evaluation.game_progress(values[0])
        parts = [[float(own[i]) for own in values] for i in self.weighed]
        for turns in range(self.seats - 1):
            parts.append([float((seat - s.seat()) % self.seats == turns) for seat in range(self.seats)])
        rows = [
            centre([figure * share for figure in figures]) for share in self.shares(part) for figures in parts
        ]
        points = [self.evaluation.points_by_feature(s, seat) for seat in range(self.seats)]
        return rows, centre([sum(own[i] for i in self.sure) for own in points])

    def shares(self, part: float) -> Iterator[float]:
        """How much early weights count, and late ones where there is a clock."""
        yield 1.0 - part
        if self.evaluation.clock >= 0:
            yield part

    def current_weights(self) -> Numbers:
        """The weights of the knobs in points, term by term; those of whose turn it is are 0."""
        turns = [0.0] * (self.seats - 1)
        found = [*(self.evaluation.early[i] for i in self.weighed), *turns]
        if self.evaluation.clock >= 0:
            found += [*(self.evaluation.late[i] for i in self.weighed), *turns]
        return [weight / self.evaluation.point for weight in found]


def perturb(weights: dict[str, int], spread: float, chance: random.Random) -> dict[str, int]:
    found = {}
    for name, weight in weights.items():
        factor = math.exp(chance.gauss(0.0, spread))
        found[name] = max(-MOST, min(MOST, round(weight * factor)))
    return found


@dataclass(frozen=True)
class TableSpec:
    """What a table is made from; sent to other processes."""

    title: str
    knobs: str
    seats: int
    sure: tuple[str, ...]


@cache
def table_of(spec: TableSpec) -> TrainingTable:
    """The table, made once in every process."""
    title = find_title(spec.title)
    return TrainingTable(title, load_knobs(title, spec.knobs), spec.seats, spec.sure)


def play_one(spec: TableSpec, seed: int) -> tuple[Rows, Numbers]:
    return table_of(spec).game(seed)


def play_games(spec: TableSpec, seeds: Sequence[int], jobs: int) -> Iterator[tuple[Rows, Numbers]]:
    """The games of these seeds, in order, whatever the number of processes."""
    play = partial(play_one, spec)
    if jobs == 1:
        yield from map(play, seeds)
    else:
        with process_pool(jobs) as pool:
            yield from pool.map(play, seeds)


def part_of_knobs(table: TrainingTable, weights: Numbers, how: str) -> dict[str, object]:
    """The new weights in the form of the knobs, the fixed ones included."""
    figures = [round(weight * table.evaluation.point) for weight in weights]
    features = [table.title.features[i] for i in table.weighed]
    early = {table.title.features[i]: round(table.evaluation.early[i]) for i in table.sure}
    late = {table.title.features[i]: round(table.evaluation.late[i]) for i in table.sure}
    found: dict[str, object] = {"how": how, "weights": early | dict(zip(features, figures, strict=False))}
    if table.evaluation.clock >= 0:
        found["late"] = late | dict(zip(features, figures[len(figures) // 2 :], strict=False))
        own = table.own
        found["clock"] = {"feature": own.clock, "begins": own.begins, "ends": own.ends}
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.fit_weights", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title", choices=names())
    add_seats(parser)
    parser.add_argument("--games", type=whole_number(1), default=400)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument("--from", dest="knobs", default="", help="knobs to play by; else the title's")
    parser.add_argument("--sure", default="", help="features that keep their weights, with commas between")
    parser.add_argument("--jobs", type=whole_number(1), default=1, help="processes to share the games among")
    parser.add_argument("--out", type=Path, help="where to write the weights")
    args = parser.parse_args(argv)
    title = find_title(args.title)
    try:
        sure = tuple(names_among(title.features)(args.sure)) if args.sure else ()
        spec = TableSpec(title.name, args.knobs, seats_of(parser, title, args.seats), sure)
        table = table_of(spec)
    except argparse.ArgumentTypeError as wrong:
        parser.error(f"--sure: {wrong}")
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    if not table.weighed:
        parser.error("the knobs weigh no feature, so there is nothing to weigh anew")
    fit = LstdFit(table.current_weights())
    least = fit.size + (fit.size - 1) // (HELD_OUT_EVERY - 1)
    if args.games < least:
        parser.error(f"--games: at least {least}, one for every figure that is sought and those left out")
    if args.out is not None:
        check_writable(parser, "--out", args.out)
    for number, game in enumerate(play_games(spec, deal_seeds(args.seed, args.games), args.jobs), 1):
        fit.add(*game)
        sys.stderr.write(f"\r{title.name}: {number} of {args.games} games ")
    sys.stderr.write("\n")
    weights = fit.weights()
    print_weights(table, fit, weights)
    if args.out is not None:
        how = f"python -m tools.fit_weights {title.name} --seats {table.seats} --games {args.games}"
        how += f" --seed {args.seed}" + (f" --sure {args.sure}" if args.sure else "")
        how += f", from {args.knobs}." if args.knobs else "."
        text = json.dumps(part_of_knobs(table, weights, how), indent=1)
        args.out.write_text(text + "\n", encoding="utf-8")
    return 0


def print_weights(table: TrainingTable, fit: LstdFit, weights: Numbers) -> None:
    """Print old and new weights in points, and the error of each on the held-out games."""
    before, after = fit.rms_error(fit.old), fit.rms_error(weights)
    print(
        f"Games left out: {len(fit.held_out)}, missed by {before:.2f} points, by the new weights {after:.2f}"
    )
    late = fit.size // 2 if table.evaluation.clock >= 0 else 0
    for place, i in enumerate(table.weighed):
        line = f"{table.title.features[i]:24s} {format_change(fit, weights, place)}"
        if late:
            line += f"   late {format_change(fit, weights, late + place)}"
        print(line)


def format_change(fit: LstdFit, weights: Numbers, place: int) -> str:
    """A weight before and after."""
    return f"{fit.old[place]:+7.2f} -> {weights[place]:+7.2f}" if fit.was_seen(place) else f"{'not seen':18s}"


if __name__ == "__main__":
    sys.exit(main())
