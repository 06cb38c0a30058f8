"""The archive: finished games that replay for ever, and node counts that hold the move generator.

    python -m baobab.conformance.golden TITLE            write what is missing
    python -m baobab.conformance.golden TITLE --check    replay and count, exit 1 if anything differs

Records lie in `tests/archive/TITLE/vN/`; one that exists is never written again. `nodes.json` beside them
says how many states lie one, two, … answers deep from fixed positions.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from baobab import titles
from baobab.conformance.builds import seeded_game
from baobab.errors import BaobabError
from baobab.kernel import oneline, record
from baobab.kernel.luck import FastLuck
from baobab.kernel.playout import node_counts
from baobab.kernel.title import Title
from baobab.replay import replay
from baobab.rulebook import CHECKOUT

ARCHIVE = CHECKOUT / "tests" / "archive"
GAMES_A_SEAT_COUNT = 2
MOST_NODES = 4_000
DEEPEST = 6
LUCK = 1
"""The seed of the luck with which nodes are counted."""


def write_missing(title: Title, archive: Path = ARCHIVE) -> list[Path]:
    """Play and write the games and the node counts that the archive lacks."""
    written = []
    folder = archive / title.name / f"v{title.version}"
    folder.mkdir(parents=True, exist_ok=True)
    for seats in title.seats:
        for seed in range(1, GAMES_A_SEAT_COUNT + 1):
            file = folder / f"{seats}-seats-seed-{seed}.record"
            if not file.exists():
                file.write_text(seeded_game(title, seats, seed).record(), encoding="utf-8")
                written.append(file)
    nodes = archive / title.name / "nodes.json"
    if not nodes.exists():
        nodes.write_text(json.dumps(list(fixed_counts(title)), indent=1) + "\n", encoding="utf-8")
        written.append(nodes)
    return written


def fixed_counts(title: Title) -> Iterator[dict[str, object]]:
    """Node counts at the start, in the middle and near the end of a game for each number of seats."""
    for seats in title.seats:
        steps = seeded_game(title, seats, 100 + seats).steps
        for place in sorted({0, len(steps) // 2, max(0, len(steps) - 3)}):
            if steps:
                text = oneline.write(title, steps[place].before)
                yield {"position": text, "counts": counts_below(title, text)}


def counts_below(title: Title, text: str) -> list[int]:
    """Counts from a position, as deep as a moment allows."""
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        deeper = node_counts(title, oneline.read(title, text), depth, FastLuck(LUCK))
        if counts and (deeper[-1] > MOST_NODES or deeper[-1] == 0):
            break
        counts = deeper
    return counts


def problems(title: Title, archive: Path = ARCHIVE) -> list[str]:
    """What of the archive does not replay, or counts differently."""
    found = []
    for file in sorted((archive / title.name).glob("v*/*.record")):
        text = file.read_text(encoding="utf-8")
        try:
            if replay(text, title_then(title, text)).record() != text:
                found.append(f"{file.name}: replays, but to another record")
        except BaobabError as error:
            found.append(f"{file.name}: {error}")
    nodes = archive / title.name / "nodes.json"
    for entry in json.loads(nodes.read_text(encoding="utf-8")) if nodes.exists() else []:
        then = version_then(title, oneline.version_said(entry["position"]))
        start = oneline.read(then, entry["position"])
        counts = node_counts(then, start, len(entry["counts"]), FastLuck(LUCK))
        if counts != entry["counts"]:
            found.append(f"nodes.json: {counts} instead of {entry['counts']} from {entry['position']}")
    return found


def title_then(title: Title, text: str) -> Title:
    """The title as it was when a record was written."""
    page = record.read(text)
    if title.name not in titles.registered() or page.title != title.name:
        return title
    return titles.title_of_record(page.title, page.data, page.version)


def version_then(title: Title, version: int | None) -> Title:
    """The title in the version that a position names."""
    known = title.name in titles.registered() and version is not None
    return titles.title(title.name, version=version) if known and version != title.version else title


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m baobab.conformance.golden", description="The archive of games."
    )
    parser.add_argument("title", help="a name, or module:Class")
    parser.add_argument("--check", action="store_true", help="write nothing; say what does not replay")
    parser.add_argument("--archive", type=Path, default=ARCHIVE, help="the folder of all archives")
    args = parser.parse_args(arguments)
    try:
        checked = titles.title(args.title)
    except BaobabError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for file in [] if args.check else write_missing(checked, args.archive):
        sys.stdout.write(f"{file}\n")
    found = problems(checked, args.archive)
    sys.stdout.writelines(f"{problem}\n" for problem in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
