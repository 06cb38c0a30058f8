"""One window of random whole games of one title, by the public compiled `playout`.

usage: python -m bench.own_playouts TITLE SEATS SECONDS   (BAOBAB_PURE=1 for the interpreted source)
"""

import json
import statistics
import sys
import time

from baobab import compiled
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.playout import Tally, copies, random_game
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import title as find_title

WARM_UP = 0.5


def measure_window(title: Title, seats: int, seconds: float) -> dict[str, object]:
    """Play whole random games for so long, after a short warm-up."""
    seed = 0
    until = time.perf_counter() + WARM_UP
    while time.perf_counter() < until:
        random_game(title, seats, seed, None, Tally())
        seed += 1
    tally = Tally()
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        random_game(title, seats, seed, None, tally)
        seed += 1
    elapsed = time.perf_counter() - started
    games, decisions, offered = int(tally.games), int(tally.decisions), int(tally.offered)
    return {
        "label": f"{title.name}, {compiled.build_name(title.name)}",
        "decisions_s": decisions / elapsed,
        "games_s": games / elapsed,
        "mean_options": offered / decisions,
        "decisions_game": decisions / games,
        "copy_us": copy_cost(title, seats),
    }


def copy_cost(title: Title, seats: int) -> float:
    """Microseconds for a copy, the median over states from within games."""
    samples = []
    for seed in range(5):
        s = middle_state(title, seats, seed)
        n = 2000 if compiled.build_name(title.name) == "compiled" else 200
        started = time.perf_counter()
        copies(s, n)
        samples.append((time.perf_counter() - started) / n * 1e6)
    return statistics.median(samples)


def middle_state(title: Title, seats: int, seed: int) -> State:
    """A state from the middle of a random game."""
    tally = Tally()
    random_game(title, seats, seed, None, tally)
    luck, rng = FastLuck(seed), Rng(seed)
    s = title.new(seats, luck)
    for _ in range(tally.decisions // 2):
        legal = title.legal(s)
        title.step(s, legal[rng.below(len(legal))], luck)
    return s


def main() -> None:
    name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(measure_window(find_title(name), seats, seconds)))


if __name__ == "__main__":
    main()
