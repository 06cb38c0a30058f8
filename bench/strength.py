"""How strong the bots are: the matches of `docs/bots.md`, title by title, written down as they end.

    python -m bench.strength --keep FOLDER [--titles africa,…] [--matches hard,…] [--blocks 10] [--jobs 2]

A match that was broken off goes on where it was. Budgets in time want a quiet machine; those in iterations
give the same games on any: of these the scores of the first block, which stand beside the figures, show
whether they are of today's bots. A row gives way to one of fewer games only with `--replace`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.cli_options import check_writable, make_folder, names_among, seed_number, whole_number

from baobab.arena.lineup import read_lineup
from baobab.arena.match import Match, tasks_of_block
from baobab.arena.play_game import GameResult, play_task
from baobab.arena.report import report
from baobab.arena.run import Progress, Run
from baobab.errors import BaobabError
from baobab.titles import names
from baobab.titles import title as find_title

Row = dict[str, Any]
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


def lineup_text(name: str, title: str) -> str:
    seats, bot, other = MATCHES[name]
    return ",".join([bot] + [other] * (max(seats, find_title(title).seats[0]) - 1))


def match_of(name: str, title: str, seed: int) -> Match:
    return Match(title, read_lineup(lineup_text(name, title)), seed)


def first_scores(results: Sequence[GameResult]) -> list[list[int]]:
    """The scores of the games of the first block, in order of rotation."""
    return [list(result.scores) for result in results if result.block == 0]


def first_scores_today(match: Match) -> list[list[int]]:
    """The same as the bots of today play them."""
    return first_scores([play_task(task).result for task in tasks_of_block(match, 0)])


def play_match(name: str, title: str, blocks: int, seed: int, jobs: int, keep: Path) -> Row:
    """Play a match; returns the figures of the measured bot."""
    match = match_of(name, title, seed)
    run = Run([match], blocks, keep)

    def watch(progress: Progress) -> None:
        sys.stderr.write(f"\r{title} {name}: {progress.done} of {progress.total} games ")
        sys.stderr.flush()

    results = run.play(jobs, watch)
    sys.stderr.write("\n")
    bots: Any = report([match], results)["bots"]
    measured = next(bot for bot in bots if bot["bot"] == match.lineup[0].label)
    about = {"title": title, "match": name, "seats": match.seats, "against": match.lineup[1].label}
    return {**about, **measured, "seed": seed, "blocks": blocks, "first": first_scores(results)}


def rows_in(out: Path) -> list[Row]:
    """What is written down in a file; nothing, where there is none yet."""
    rows = json.loads(out.read_text(encoding="utf-8")) if out.exists() else []
    if not isinstance(rows, list) or not all(map(is_valid_row, rows)):
        raise ValueError("it is no list of matches with title, match and games each")
    return rows


def is_valid_row(row: object) -> bool:
    match row:
        case {"title": str(), "match": str(name), "games": int()}:
            return name in MATCHES
    return False


def better_measured(
    rows: Sequence[Row], titles: Sequence[str], matches: Sequence[str], blocks: int
) -> list[str]:
    """The matches asked for of which more games are written down than are to be played."""
    found = []
    for row in rows:
        if row["title"] in titles and row["match"] in matches:
            games = blocks * match_of(row["match"], row["title"], 0).seats
            if games < row["games"]:
                found.append(f"{row['title']} {row['match']} ({row['games']} games, not {games})")
    return found


def save_row(found: Row, out: Path) -> None:
    """Put a result in the place of an older one of the same match."""
    kept = [old for old in rows_in(out) if (old["title"], old["match"]) != (found["title"], found["match"])]
    order = list(MATCHES)
    kept = sorted([*kept, found], key=lambda one: (one["title"], order.index(one["match"])))
    out.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--titles", type=names_among(names()), default=names())
    parser.add_argument("--matches", type=names_among(list(MATCHES)), default=list(MATCHES))
    parser.add_argument("--blocks", type=whole_number(1), default=10)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    parser.add_argument("--keep", type=Path, required=True, help="folder for the games")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--replace", action="store_true", help="rows of more games by those of fewer, too")
    args = parser.parse_args(argv)
    check_request(parser, args)
    for name in args.matches:
        for title in args.titles:
            try:
                found = play_match(name, title, args.blocks, args.seed, args.jobs, args.keep)
            except BaobabError as wrong:
                parser.error(f"{title} {name}: {wrong}")
            save_row(found, args.out)
            share = f"{found['win_share']:.1%} ({found['low']:.1%} to {found['high']:.1%})"
            print(f"{title} {name}: {share} of {found['games']} games", flush=True)
    return 0


def check_request(parser: argparse.ArgumentParser, args: argparse.Namespace) -> None:
    """Refuse what could not be written down after hours of games, or would be a loss."""
    check_writable(parser, "--out", args.out)
    try:
        rows = rows_in(args.out)
    except (OSError, ValueError) as wrong:
        parser.error(f"--out: {args.out} cannot be added to: {wrong}")
    known = better_measured(rows, args.titles, args.matches, args.blocks)
    if known and not args.replace:
        more = f" and {len(known) - 3} other matches" if len(known) > 3 else ""
        parser.error(
            f"--blocks {args.blocks}: {args.out} knows more games of {', '.join(known[:3])}{more}; "
            "to lose them, say --replace; to keep them, give another --out"
        )
    make_folder(parser, "--keep", args.keep)


if __name__ == "__main__":
    raise SystemExit(main())
