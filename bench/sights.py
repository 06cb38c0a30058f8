"""How long the first look at what a place reaches takes.

    python -m bench.sights [--games 4] [--out bench/sights.json]

Games of every title that has sights are played by chance, with the most seats; after every tenth answer each
kind of subject is looked at once from the seat that decides, in a state read anew, for which nothing has been
looked up yet. Time runs from the subject as text to the bytes that the server would send.
"""

import argparse
import json
import os
import platform
import sys
import time
from datetime import date
from pathlib import Path

from baobab import compiled
from baobab.errors import SubjectError
from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.sights import write_subject
from baobab.kernel.title import Title
from baobab.table.base.wire import encode, wire_sight
from baobab.titles import names, title

EVERY = 10


def main(arguments: list[str]) -> int:
    args = argparse.ArgumentParser(prog="python -m bench.sights")
    args.add_argument("--games", type=int, default=4)
    args.add_argument("--out", type=Path, default=Path("bench/sights.json"))
    wish = args.parse_args(arguments)
    rows = [measure_title(title(name), wish.games) for name in names() if title(name).subjects]
    about = {
        "when": date.today().isoformat(),
        "command": f"python -m bench.sights --games {wish.games}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end",
        "build": compiled.build_name(),
        "rows": rows,
    }
    wish.out.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    for row in rows:
        times = ", ".join(f"{name[:-3]} {row[name]} ms" for name in row if name.endswith("_ms"))
        print(f"{row['title']:<16} {row['looks']:>6} looks: {times}")
    return 0


def measure_title(game: Title, games: int) -> dict[str, object]:
    times: list[float] = []
    for seed in range(1, games + 1):
        times += time_looks(Game.new(game, game.seats[-1], FastLuck(seed)), Rng(seed))
    times.sort()
    return {
        "title": game.name,
        "looks": len(times),
        "median_ms": milliseconds(times[len(times) // 2]),
        "p99_ms": milliseconds(times[len(times) * 99 // 100]),
        "worst_ms": milliseconds(times[-1]),
    }


def milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 2)


def time_looks(game: Game, rng: Rng) -> list[float]:
    """Seconds that looks took along one game played by chance."""
    times: list[float] = []
    while not game.over:
        legal = game.title.legal(game.state)
        game.play(int(legal[rng.below(len(legal))]))
        if len(game.steps) % EVERY == 0 and not game.over:
            text = oneline.write(game.title, game.state)
            for domain, kind in enumerate(game.title.subjects):
                fresh = Game(game.title, oneline.read(game.title, text), FastLuck(0))
                subject = write_subject(game.title.subjects, domain, int(rng.below(kind.size)))
                times += time_look(fresh, subject)
    return times


def time_look(game: Game, subject: str) -> list[float]:
    """How long one look took; nothing if there is no such thing on the table."""
    began = time.perf_counter()
    try:
        encode(wire_sight(subject, game.sight(subject, game.seat)))
    except SubjectError:
        return []
    return [time.perf_counter() - began]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
