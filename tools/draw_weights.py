"""Draws weights for a title at random, and keeps those that beat the ones at hand: leaps, not steps.

    python -m tools.draw_weights TITLE --from KNOBS.json --bounds BOUNDS.json --out FOLDER --tries 100

BOUNDS.json gives for features the least and the greatest weight, of one sign; each weight is drawn so that
every doubling is equally likely, and left out once in four times. Drawn weights play the knobs at hand from
all seats of some deals, which the seed decides, until they lose a game; those that lose none go to the
folder.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.asked import add_seats, any_seed, make_folder, seats_of, whole
from tools.games import deals, finished
from tools.knob_files import Bounds, knobs, read_bounds, written

from baobab.bots.greedy import GreedyBot
from baobab.errors import BaobabError
from baobab.kernel.title import Title
from baobab.titles import title as find_title

LEFT_OUT = 0.25


def drawn(bounds: Bounds, chance: random.Random) -> dict[str, int]:
    """Weights at random, within their bounds."""
    weights = {}
    for feature, (low, high) in bounds.items():
        least, most = sorted((abs(low), abs(high)))
        if least < most and chance.random() < LEFT_OUT:
            continue
        weights[feature] = round(
            math.copysign(math.exp(chance.uniform(math.log(least), math.log(most))), low)
        )
    return weights


def games_won(
    title: Title, seats: int, new: dict[str, Any], old: dict[str, Any], seeds: Sequence[int]
) -> int:
    """How many games the new knobs win before they lose one."""
    mine, theirs = GreedyBot(knobs(title, new)), GreedyBot(knobs(title, old))
    won = 0
    for seed in seeds:
        for place in range(seats):
            s = finished(title, [mine if seat == place else theirs for seat in range(seats)], seed)
            if title.ranks(s)[place] != 1:
                return won
            won += 1
    return won


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.draw_weights", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title")
    parser.add_argument("--from", dest="knobs", type=Path, required=True)
    parser.add_argument("--bounds", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--tries", type=whole(1), default=100)
    parser.add_argument("--deals", type=whole(1), default=3)
    add_seats(parser)
    parser.add_argument("--seed", type=any_seed, default=1)
    asked = parser.parse_args(argv)
    try:
        title = find_title(asked.title)
        old = written(title, asked.knobs)
        bounds = read_bounds(asked.bounds)
        for side in (0, 1):
            knobs(title, {**old, "weights": {name: pair[side] for name, pair in bounds.items()}})
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    mixed = [feature for feature, (low, high) in bounds.items() if low * high <= 0]
    if mixed:
        parser.error(f"bounds must be of one sign and not nought: {', '.join(mixed)}")
    if not bounds:
        parser.error(f"{asked.bounds} bounds no feature, so there is nothing to draw")
    seats = seats_of(parser, title, asked.seats)
    make_folder(parser, "--out", asked.out)
    chance = random.Random(asked.seed)
    for attempt in range(1, asked.tries + 1):
        new = {**old, "weights": drawn(bounds, chance)}
        new["how"] = (
            f"tools.draw_weights, seed {asked.seed}, try {attempt}, {asked.deals} deals at {seats} seats"
        )
        won = games_won(title, seats, new, old, deals(asked.seed, asked.deals))
        if won == asked.deals * seats:
            (asked.out / f"{attempt}.json").write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")
        print(f"try {attempt} of {asked.tries}: {won} won", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
