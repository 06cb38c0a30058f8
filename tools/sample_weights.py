"""Draws random weights for a title and keeps those that beat the present ones: leaps instead of steps.

    python -m tools.sample_weights TITLE --from KNOBS.json --bounds BOUNDS.json --out FOLDER --tries 100

BOUNDS.json gives for features the least and the greatest weight, of one sign; each weight is drawn so that
every doubling is equally likely, and left out once in four times. Drawn weights play the present knobs from
all seats of some deals, chosen by the seed, until they lose a game; those that lose none go to the folder.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.cli_options import add_seats, make_folder, seats_of, seed_number, whole_number
from tools.knob_files import Bounds, make_knobs, read_bounds, read_content
from tools.self_play import deal_seeds, play_bots_to_end

from baobab.bots.greedy import GreedyBot
from baobab.errors import BaobabError
from baobab.kernel.title import Title
from baobab.titles import title as find_title

LEFT_OUT = 0.25


def draw_weights(bounds: Bounds, chance: random.Random) -> dict[str, int]:
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
    mine, theirs = GreedyBot(make_knobs(title, new)), GreedyBot(make_knobs(title, old))
    won = 0
    for seed in seeds:
        for place in range(seats):
            s = play_bots_to_end(title, [mine if seat == place else theirs for seat in range(seats)], seed)
            if title.ranks(s)[place] != 1:
                return won
            won += 1
    return won


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sample_weights", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title")
    parser.add_argument("--from", dest="knobs", type=Path, required=True)
    parser.add_argument("--bounds", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--tries", type=whole_number(1), default=100)
    parser.add_argument("--deals", type=whole_number(1), default=3)
    add_seats(parser)
    parser.add_argument("--seed", type=seed_number, default=1)
    args = parser.parse_args(argv)
    try:
        title = find_title(args.title)
        old = read_content(title, args.knobs)
        bounds = read_bounds(args.bounds)
        for side in (0, 1):
            make_knobs(title, {**old, "weights": {name: pair[side] for name, pair in bounds.items()}})
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    mixed = [feature for feature, (low, high) in bounds.items() if low * high <= 0]
    if mixed:
        parser.error(f"bounds must be of one sign and not nought: {', '.join(mixed)}")
    if not bounds:
        parser.error(f"{args.bounds} bounds no feature, so there is nothing to draw")
    seats = seats_of(parser, title, args.seats)
    make_folder(parser, "--out", args.out)
    chance = random.Random(args.seed)
    for attempt in range(1, args.tries + 1):
        new = {**old, "weights": draw_weights(bounds, chance)}
        new["how"] = (
            f"tools.sample_weights, seed {args.seed}, try {attempt}, {args.deals} deals at {seats} seats"
        )
        won = games_won(title, seats, new, old, deal_seeds(args.seed, args.deals))
        if won == args.deals * seats:
            (args.out / f"{attempt}.json").write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")
        print(f"try {attempt} of {args.tries}: {won} won", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
