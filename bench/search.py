"""How many iterations a second the search makes: per title, by seats, and along a game.

    python -m bench.search [--iterations 100] [--games 8] [--looks 6] [--out FILE]

Greedy bots play whole games, and the search thinks about decisions of theirs that are spread over each third:
only about those that begin a move and leave a choice, since later ones of a move are as quick as it is nearly
over. All iterations count against all the processor's time for them, with the first look of each.
"""

import argparse
import json
import platform
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from tools.cli_options import check_writable, whole_number
from tools.self_play import play_bot_steps

from baobab import compiled
from baobab.bots.bot import Budget, ask
from baobab.bots.greedy import GreedyBot
from baobab.bots.knobs import knobs_of
from baobab.bots.search import SearchBot
from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.titles import names
from baobab.titles import title as find_title

Item = TypeVar("Item")
OUT = Path(__file__).parent / "search.json"
PARTS = ("beginning", "middle", "end")


def states_by_third(title: Title, seats: int, seed: int) -> list[list[State]]:
    """The states in which a move of a game begins, and not in one way only, third by third."""
    beginnings: list[tuple[int, State]] = []
    before, length = -1, 0
    for s, _, _ in play_bot_steps(title, [GreedyBot()] * seats, seed):
        if s.seat() != before and len(title.legal(s)) > 1:
            beginnings.append((length, s))
        before = s.seat()
        length += 1
    return [[s for at, s in beginnings if at * len(PARTS) // length == part] for part in range(len(PARTS))]


def pick_evenly(states: Sequence[Item], most: int) -> list[Item]:
    """At most this many of the states, evenly spread."""
    if len(states) <= most:
        return list(states)
    return [states[(2 * number + 1) * len(states) // (2 * most)] for number in range(most)]


def thinking_seconds(title: Title, states: Sequence[State], iterations: int) -> float:
    """What the processor takes to think about these decisions, as a bot at the table would."""
    bot, budget = SearchBot(knobs_of(title)), Budget(iterations=iterations)
    start = time.process_time()
    for number, s in enumerate(states):
        ask(bot, title, s, budget, Rng(number))
    return time.process_time() - start


def measure(title: Title, seats: int, games: int, looks: int, iterations: int) -> dict[str, float]:
    """Iterations a second in each third and in all, and how many decisions that was measured with."""
    counts, times = dict.fromkeys(PARTS, 0), dict.fromkeys(PARTS, 0.0)
    for seed in range(games):
        for part, states in zip(PARTS, states_by_third(title, seats, seed), strict=True):
            chosen = pick_evenly(states, looks)
            counts[part] += len(chosen)
            times[part] += thinking_seconds(title, chosen, iterations)
    counts["all"], times["all"] = sum(counts.values()), sum(times.values())
    rates = {part: round(iterations * count / times[part], 1) for part, count in counts.items()}
    return {"decisions": counts["all"], **rates}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.search", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--iterations", type=whole_number(1), default=100)
    parser.add_argument("--games", type=whole_number(1), default=8)
    parser.add_argument("--looks", type=whole_number(1), default=6, help="decisions of each third of a game")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args(argv)
    check_writable(parser, "--out", args.out)
    rows: list[dict[str, Any]] = []
    print(
        f"{'title':<18}{'seats':>6}" + "".join(f"{part:>11}" for part in (*PARTS, "all")) + "  iterations/s"
    )
    for name in names():
        for seats in find_title(name).seats:
            found = measure(find_title(name), seats, args.games, args.looks, args.iterations)
            rows.append({"title": name, "seats": seats, **found})
            figures = "".join(f"{found[part]:>11,.0f}" for part in (*PARTS, "all"))
            print(f"{name:<18}{seats:>6}{figures}", flush=True)
    about = {"build": compiled.status(), "python": platform.python_version(), "machine": platform.machine()}
    how = {"iterations": args.iterations, "games": args.games, "looks": args.looks}
    text = json.dumps({**about, **how, "rows": rows}, indent=1)
    args.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
