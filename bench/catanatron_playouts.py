"""One window of catanatron: whole random games of four, by its own fastest public way.

usage: python -m bench.catanatron_playouts SECONDS
"""

import json
import statistics
import sys
import time

from catanatron import Color, Game, RandomPlayer

WARM_UP = 0.5
MOST_TURNS = 1000


def play(seed: int, offered: list[int]) -> tuple[int, object]:
    """One game; decisions are its ticks, as its own players are asked them."""
    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    game = Game(players, seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        offered[0] += len(game.state.playable_actions)
        game.play_tick()
        decisions += 1
    return decisions, game


def copy_cost() -> float:
    samples = []
    for seed in range(5):
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        for _ in range(300):
            game.play_tick()
        started = time.perf_counter()
        for _ in range(200):
            game.copy()
        samples.append((time.perf_counter() - started) / 200 * 1e6)
    return statistics.median(samples)


def main() -> None:
    seconds = float(sys.argv[1])
    seed = 0
    until = time.perf_counter() + WARM_UP
    while time.perf_counter() < until:
        play(seed, [0])
        seed += 1
    games, decisions, offered = 0, 0, [0]
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play(seed, offered)[0]
        games += 1
        seed += 1
    elapsed = time.perf_counter() - started
    row = {
        "label": "catanatron 3.2.1, 4 players",
        "decisions_s": decisions / elapsed,
        "games_s": games / elapsed,
        "mean_options": offered[0] / decisions,
        "decisions_game": decisions / games,
        "copy_us": copy_cost(),
    }
    print(json.dumps(row))


if __name__ == "__main__":
    main()
