"""Tunes the weights of a title by self-play (SPSA), and writes what it has found after every step.

    python -m tools.tune_weights TITLE --from KNOBS.json --out TUNED.json --steps 200 --seed 1

A step perturbs all weights at once, each by a random sign, and plays them against weights perturbed the other
way, one block of all seat rotations with the same draws. The weights move a little in the direction that did
better. Weights keep their sign, and a weight of 0 stays 0.
"""

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.cli_options import add_seats, check_writable, positive_number, seats_of, seed_number, whole_number
from tools.knob_files import make_knobs, read_content
from tools.self_play import play_bots_to_end

from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import MOST
from baobab.errors import BaobabError
from baobab.kernel.title import Title
from baobab.titles import title as find_title

Weights = dict[tuple[str, str], float]
"""Logarithms of what weights are, by table (`weights`, `late`) and feature."""


def perturb(content: dict[str, Any], logs: Weights, by: Weights, size: float) -> dict[str, Any]:
    """The knobs with every weight perturbed, none beyond what knobs may hold."""
    new: dict[str, Any] = json.loads(json.dumps(content))
    for (table, name), log in logs.items():
        old = content[table][name]
        value = math.exp(min(log + size * by.get((table, name), 0.0), math.log(MOST)))
        new[table][name] = round(math.copysign(value, old))
    return new


def log_weights(content: dict[str, Any]) -> Weights:
    """All weights that are not 0."""
    return {
        (table, name): math.log(abs(weight))
        for table in ("weights", "late")
        for name, weight in content.get(table, {}).items()
        if weight
    }


def play_block(title: Title, seats: int, contents: Sequence[dict[str, Any]], seed: int) -> float:
    """How much better the first knobs did than the second, from -1 to 1; others sit at the table, too."""
    bots = [GreedyBot(make_knobs(title, content)) for content in contents]
    better = 0.0
    for turn in range(seats):
        held = [(seat + turn) % seats for seat in range(seats)]
        s = play_bots_to_end(title, [bots[place] for place in held], seed)
        first, second = held.index(0), held.index(1)
        ranks, scores = title.ranks(s), title.scores(s)
        won = (ranks[second] > ranks[first]) - (ranks[second] < ranks[first])
        lead = scores[first] - scores[second]
        better += 0.5 * won + 0.5 * lead / (10 + abs(lead))
    return better / seats


def describe_run(before: str, steps: int, args: argparse.Namespace) -> str:
    """How the weights were found, with all that it takes to find them again."""
    now = f"tools.tune_weights, {steps} steps at {args.seats} seats, seed {args.seed}"
    return f"{before}; {now}, shake {args.shake:g}, pace {args.pace:g} over {args.steps}".lstrip("; ")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune_weights", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("title")
    parser.add_argument("--from", dest="knobs", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=whole_number(1), default=200)
    add_seats(parser)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument(
        "--shake", type=positive_number, default=0.25, help="logarithm by which weights are shaken"
    )
    parser.add_argument(
        "--pace", type=positive_number, default=0.08, help="how far they move after a clear result"
    )
    args = parser.parse_args(argv)
    try:
        title = find_title(args.title)
        content = read_content(title, args.knobs)
    except (BaobabError, ValueError) as wrong:
        parser.error(str(wrong))
    args.seats = seats_of(parser, title, args.seats)
    logs = log_weights(content)
    if not logs:
        parser.error(f"{args.knobs} weighs no feature, so there is nothing to tune")
    check_writable(parser, "--out", args.out)
    chance = random.Random(args.seed)
    start = time.perf_counter()
    for step in range(1, args.steps + 1):
        by = {key: chance.choice((-1.0, 1.0)) for key in logs}
        there, back = perturb(content, logs, by, args.shake), perturb(content, logs, by, -args.shake)
        line_up = [there, back, *[perturb(content, logs, {}, 0.0)] * (args.seats - 2)]
        better = play_block(title, args.seats, line_up, chance.getrandbits(50))
        pace = args.pace / (1 + step / args.steps)
        logs = {key: log + pace * better * by[key] for key, log in logs.items()}
        found = perturb(content, logs, {}, 0.0)
        found["how"] = describe_run(content.get("how", ""), step, args)
        args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        left = (time.perf_counter() - start) / step * (args.steps - step)
        print(f"step {step} of {args.steps}, {left:.0f} s left", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
