"""What `bench/strength.json` holds, as people like to look at it: tables for `docs/bots.md`, and a picture.

    python -m bench.strength_tables

A share that is asked for at two seats means, where a title begins with three, the same multiple of the fair
share: 60 % of games between two is 40 % between three.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from baobab.arena.svg import WIDTH, Page, Scale
from bench.document_parts import COLOUR, DOCUMENT, replace_part
from bench.strength import MATCHES, OUT

PICTURE = Path(__file__).parent / "strength.svg"
HEADINGS = {
    "greedy": "greedy v. random",
    "greedy-4": "greedy v. three random",
    "search": "search at 200 ms v. greedy",
    "search-4": "search at 1 s v. three greedy",
    "longer": "60 iterations v. 15",
    "longest": "240 iterations v. 60",
    "easy": "easy v. random",
    "normal": "normal v. easy",
    "hard": "hard v. normal",
    "expert": "expert v. hard",
}
TABLES = (
    ("greedy", "greedy-4"),
    ("search", "search-4"),
    ("longer", "longest"),
    ("easy", "normal"),
    ("hard", "expert"),
)
ASKED = {
    "greedy": (0.95, 0.99),
    "greedy-4": (0.85, 0.95),
    "search": (0.65, 0.8),
    "search-4": (0.4, 0.6),
    "longer": (0.5, 0.6),
    "longest": (0.5, 0.6),
    "easy": (0.8, 0.8),
    "normal": (0.6, 0.6),
    "hard": (0.6, 0.6),
    "expert": (0.6, 0.6),
}
"""The share of wins that each match is to show at the least, and the share that it is hoped to."""
LEFT, RIGHT, TOP, ROW, GAP = 190, 190, 92, 26, 42
Found = Mapping[str, Any]


def format_figures(found: Found) -> str:
    """A share with its interval and the number of games; a star where older code has played them.

    Rows say how their first block ended since it was last changed how bots draw.
    """
    low, high = (round(100 * found[bound]) for bound in ("low", "high"))
    star = "" if "first" in found else " (*)"
    return f"{100 * found['win_share']:.0f} % ({low}–{high}) of {found['games']}{star}"


def seats_of(found: Found) -> str:
    """How many play, where it is not as many as the match is for."""
    return "" if found["seats"] == MATCHES[found["match"]][0] else f", {found['seats']} seats"


def format_cell(found: Found) -> str:
    """The figures of a match, bold where the whole interval lies where the share is asked to be."""
    said = format_figures(found) + seats_of(found)
    return f"**{said}**" if found["low"] >= wanted_shares(found)[0] else said


def format_tables(rows: Sequence[Found]) -> str:
    """A table for each pair of matches, a row a title."""
    known = {(row["title"], row["match"]): row for row in rows}
    titles = sorted({row["title"] for row in rows})
    written = []
    for matches in TABLES:
        lines = [f"| title | {' | '.join(HEADINGS[match] for match in matches)} |", "| --- " * 3 + "|"]
        for title in titles:
            cells = (
                format_cell(found) if (found := known.get((title, match))) else "not played"
                for match in matches
            )
            lines.append(f"| {title} | {' | '.join(cells)} |")
        written.append("\n".join(lines) + "\n")
    return "\n".join(written)


def wanted_shares(found: Found) -> tuple[float, float]:
    """The least and the hoped-for share of a match, at the seats it was played with."""
    floor, goal = ASKED[found["match"]]
    part = MATCHES[found["match"]][0] / found["seats"]
    return floor * part, goal * part


def draw_picture(rows: Sequence[Found]) -> str:
    """Every share with its interval, match by match; lines where it is to be, and hoped to be."""
    groups = [(match, [row for row in rows if row["match"] == match]) for match in HEADINGS]
    groups = [(match, group) for match, group in groups if group]
    height = TOP + sum(GAP + ROW * len(group) for _, group in groups) + 40
    page = Page(
        height,
        "How strong the bots are",
        "Share of wins with 95 % intervals; short lines: the least that is asked, long: the goal; "
        "at 3 seats two thirds",
    )
    across = Scale(0, 1, LEFT, WIDTH - RIGHT)
    for tick in across.ticks():
        page.line(across(tick), TOP, across(tick), height - 34, "grid")
        page.text(across(tick), height - 14, f"{100 * tick:.0f} %", css="soft", anchor="middle", size=12)
    y: float = TOP
    for match, group in groups:
        page.text(24, y + 26, HEADINGS[match], bold=True)
        y += GAP
        for found in group:
            floor, goal = wanted_shares(found)
            middle = y + ROW / 2
            page.line(across(floor), middle - 6, across(floor), middle + 6, "mark", 2)
            page.line(across(goal), middle - 12, across(goal), middle + 12, "equal", 2)
            page.whisker(across(found["low"]), across(found["high"]), middle)
            page.dot(across(found["win_share"]), middle, COLOUR[found["title"]])
            page.text(LEFT - 14, middle + 5, found["title"] + seats_of(found), anchor="end")
            page.text(WIDTH - RIGHT + 14, middle + 5, format_figures(found), size=12)
            y += ROW
    return page.render()


def with_tables(text: str, rows: Sequence[Found]) -> str:
    """The text of the document with the tables as they are now."""
    return replace_part(text, "bench/strength.json", format_tables(rows))


def main(argv: Sequence[str] | None = None) -> int:
    about = (__doc__ or "").split("\n")[0]
    argparse.ArgumentParser(prog="python -m bench.strength_tables", description=about).parse_args(argv)
    rows = json.loads(OUT.read_text(encoding="utf-8"))
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8"), rows), encoding="utf-8")
    PICTURE.write_text(draw_picture(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
