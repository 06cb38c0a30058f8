"""How many iterations a second the search makes: per title, by seats, and along a game.

    python -m bench.search [--iterations 100] [--games 2] [--out FILE]

Greedy bots play whole games; at the beginning, in the middle and near the end of each the search thinks about
the decision that comes. The figures are medians; the processor time counts, not the clock on the wall.
"""

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.games import bot_steps

from baobab import compiled
from baobab.bots.bot import Budget
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import knobs_of
from baobab.bots.search import Search
from baobab.bots.worth import Worth
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

PARTS = {"beginning": 0.1, "middle": 0.5, "end": 0.9}


def states_of_a_game(title: Title, seats: int, seed: int) -> list[State]:
    """The decisions of a game between greedy bots."""
    bots = [GreedyBot()] * seats
    return [s for s, _, _ in bot_steps(title, bots, seed) if len(title.legal(s)) > 1]


def iterations_a_second(title: Title, s: State, iterations: int) -> float:
    knobs = knobs_of(title).of_search(int(s.seats))
    seen = title.resample(s, s.seat(), FastLuck(1))
    search = Search(title, seen, knobs, Worth(title, knobs), Rng(1))
    start = time.process_time()
    search.think(Budget(iterations=iterations))
    return iterations / (time.process_time() - start)


def measure(title: Title, seats: int, games: int, iterations: int) -> dict[str, float]:
    rates: dict[str, list[float]] = {part: [] for part in PARTS}
    for seed in range(games):
        states = states_of_a_game(title, seats, seed)
        for part, where in PARTS.items():
            near = states[int(where * len(states)) :][:3]
            rates[part] += [iterations_a_second(title, s, iterations) for s in near]
    return {part: round(statistics.median(found), 1) for part, found in rates.items()}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.search", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "search.json")
    asked = parser.parse_args(argv)
    rows = []
    print(f"{'title':<18}{'seats':>6}{'beginning':>12}{'middle':>10}{'end':>10}   iterations/s")
    for name in names():
        title = find_title(name)
        for seats in title.seats:
            found = measure(title, seats, asked.games, asked.iterations)
            rows.append({"title": name, "seats": seats, **found})
            figures = "".join(f"{value:>11,.0f}" for value in found.values())
            print(f"{name:<18}{seats:>6}{figures}", flush=True)
    what = {"build": compiled.status(), "python": platform.python_version(), "machine": platform.machine()}
    text = json.dumps({**what, "iterations": asked.iterations, "games": asked.games, "rows": rows}, indent=1)
    asked.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
