"""One window of fastcatan (C++ with Python bindings), driven by a Python loop: it has no faster public way
that includes choosing the actions. Runs alone, in an environment of its own.

usage: python bench/fastcatan_playouts.py SECONDS
"""

import json
import random
import sys
import time

sys.path = [entry for entry in sys.path if not entry.endswith("bench")]

import fastcatan  # noqa: E402

WARM_UP = 0.5
MOST_DECISIONS = 20_000


def play(env: "fastcatan.Env", rng: random.Random, seed: int, offered: list[int]) -> int:
    env.reset(seed=seed)
    decisions = 0
    while not env.done and decisions < MOST_DECISIONS:
        legal = env.legal_actions()
        offered[0] += len(legal)
        env.step(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def main() -> None:
    seconds = float(sys.argv[1])
    env, rng, seed = fastcatan.Env(), random.Random(1), 0
    until = time.perf_counter() + WARM_UP
    while time.perf_counter() < until:
        play(env, rng, seed, [0])
        seed += 1
    games, decisions, offered = 0, 0, [0]
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play(env, rng, seed, offered)
        games += 1
        seed += 1
    elapsed = time.perf_counter() - started
    copies = 20_000
    began = time.perf_counter()
    for _ in range(copies):
        env.snapshot()
    print(
        json.dumps(
            {
                "label": "fastcatan 2.0.0, 4 players, Python loop",
                "decisions_s": decisions / elapsed,
                "games_s": games / elapsed,
                "mean_options": offered[0] / decisions,
                "decisions_game": decisions / games,
                "copy_us": (time.perf_counter() - began) / copies * 1e6,
            }
        )
    )


if __name__ == "__main__":
    main()
