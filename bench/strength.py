"""How strong the bots are: the matches of `docs/bots.md`, title by title, written down as they end.

    python -m bench.strength --keep FOLDER [--titles africa,…] [--matches hard,…] [--blocks 10] [--jobs 2]

A match that was broken off goes on where it was. Budgets in time want a quiet machine; those in iterations
give the same games on any.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from baobab.arena.lineup import read_lineup
from baobab.arena.match import Match
from baobab.arena.report import report
from baobab.arena.run import Progress, Run
from baobab.titles import names
from baobab.titles import title as find_title

OUT = Path(__file__).parent / "strength.json"
MATCHES = {
    "greedy": (2, "greedy", "random"),
    "greedy-4": (4, "greedy", "random"),
    "search": (2, "search@200ms", "greedy"),
    "search-4": (4, "search@1000ms", "greedy"),
    "longer": (2, "search@60it", "search@15it"),
    "longest": (2, "search@240it", "search@60it"),
    "easy": (2, "easy", "random"),
    "normal": (2, "normal", "easy"),
    "hard": (2, "hard", "normal"),
    "expert": (2, "expert", "hard"),
}
"""The matches: how many seats (or the fewest a title has), who is measured, and against whom."""


def lineup(name: str, title: str) -> str:
    seats, bot, other = MATCHES[name]
    return ",".join([bot] + [other] * (max(seats, find_title(title).seats[0]) - 1))


def played(name: str, title: str, blocks: int, seed: int, jobs: int, keep: Path) -> dict[str, Any]:
    """Play a match and say what came of it for the bot that is measured."""
    match = Match(title, read_lineup(lineup(name, title), None), seed)
    match.check()
    run = Run([match], blocks, keep)

    def watch(progress: Progress) -> None:
        sys.stderr.write(f"\r{title} {name}: {progress.done} of {progress.total} games ")
        sys.stderr.flush()

    results = run.play(jobs, watch)
    sys.stderr.write("\n")
    bots: Any = report([match], results)["bots"]
    measured = next(bot for bot in bots if bot["bot"] == match.lineup[0].label)
    return {"title": title, "match": name, "seats": match.seats, "against": match.lineup[1].label, **measured}


def write_down(found: dict[str, Any], out: Path) -> None:
    """Put a result in the place of an older one of the same match."""
    all_found = json.loads(out.read_text(encoding="utf-8")) if out.is_file() else []
    kept = [old for old in all_found if (old["title"], old["match"]) != (found["title"], found["match"])]
    order = list(MATCHES)
    kept = sorted([*kept, found], key=lambda one: (one["title"], order.index(one["match"])))
    out.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--titles", default=",".join(names()))
    parser.add_argument("--matches", default=",".join(MATCHES))
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args(argv)
    wrong = sorted(set(args.titles.split(",")) - set(names()) | set(args.matches.split(",")) - set(MATCHES))
    if wrong or args.blocks < 1 or args.jobs < 1:
        parser.error(f"not known or too few: {', '.join(wrong) or '--blocks, --jobs'}")
    for name in args.matches.split(","):
        for title in args.titles.split(","):
            found = played(name, title, args.blocks, args.seed, args.jobs, args.keep)
            write_down(found, args.out)
            share = f"{found['win_share']:.1%} ({found['low']:.1%} to {found['high']:.1%})"
            print(f"{title} {name}: {share} of {found['games']} games", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
