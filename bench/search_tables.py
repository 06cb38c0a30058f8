"""What `bench/search.json` holds, as people like to look at it: a table for `docs/bots.md`, and a picture.

python -m bench.search_tables
"""

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from baobab.arena.svg import Page, Scale
from bench.document_parts import COLOUR, DOCUMENT, replace_part
from bench.search import OUT, PARTS

PICTURE = Path(__file__).parent / "search.svg"
HEIGHT, TOP, BOTTOM = 450, 120, 400
BY_SEATS, ALONG, NAMES = (90, 380), (450, 710), 742
"""Where the two panels begin and end, and where the names of the curves stand."""
APART = 18
"""Pixels between these names, at the least."""
Found = Mapping[str, Any]


def format_table(rows: Sequence[Found]) -> str:
    """A row for each title and number of seats."""
    lines = [f"| title | seats | {' | '.join(PARTS)} | all |", "| --- " * (len(PARTS) + 3) + "|"]
    for row in rows:
        figures = " | ".join(f"{row[part]:,.0f}" for part in (*PARTS, "all"))
        lines.append(f"| {row['title']} | {row['seats']} | {figures} |")
    return "\n".join(lines) + "\n"


def caption(found: Found) -> str:
    """What was measured, and with how much."""
    return (
        f"Iterations a second of one core, {found['build']}: in each of {found['games']} games of greedy "
        f"bots {found['looks']} decisions of every third\nthat begin a move and leave a choice, "
        f"{found['iterations']} iterations each. All iterations count against all the time that\n"
        "they took, with the first look of every search.\n"
    )


def with_table(text: str, found: Found) -> str:
    """The text of the document with the table as it is now."""
    return replace_part(text, "bench/search.json", f"{caption(found)}\n{format_table(found['rows'])}")


class Logarithmic(Scale):
    """Places by the logarithms of figures, between round ones that are written at the axis."""

    def __init__(self, figures: Sequence[float], first: float, last: float) -> None:
        known = [times * 10**power for power in range(10) for times in (1, 2, 5)]
        low = max(one for one in known if one <= max(1, min(figures)))
        high = min(one for one in known if one >= max(figures))
        self.marks = [one for one in known if low <= one <= high]
        super().__init__(math.log10(low), math.log10(high), first, last)

    def __call__(self, value: float) -> float:
        return super().__call__(math.log10(value))


Curve = Sequence[tuple[float, float]]


def draw_panel(page: Page, up: Logarithmic, across: Scale, heading: str, curves: Mapping[str, Curve]) -> None:
    """A curve for each title, in its colour, above a grid."""
    page.text(across.first - 20, TOP - 16, heading, bold=True)
    for mark in up.marks:
        page.line(across.first - 20, up(mark), across.last + 20, up(mark), "grid")
    for title, curve in curves.items():
        points = [(across(x), up(y)) for x, y in curve]
        page.curve(points, COLOUR[title])
        for x, y in points:
            page.dot(x, y, COLOUR[title], radius=4.5)


def write_below(page: Page, across: Scale, words: Mapping[int, str]) -> None:
    for x, word in words.items():
        page.text(across(x), BOTTOM + 24, word, css="soft", anchor="middle", size=12)


def spread_apart(places: Sequence[float]) -> list[float]:
    """The places, moved down where they would lie too close; each stays in its turn."""
    moved = list(places)
    for above, below in pairwise(sorted(range(len(places)), key=lambda i: places[i])):
        moved[below] = max(moved[below], moved[above] + APART)
    return moved


def draw_picture(rows: Sequence[Found]) -> str:
    """A curve a title: by seats, and along a game with as many seats as all titles have a table for."""
    titles = list(dict.fromkeys(row["title"] for row in rows))
    seats = sorted({row["seats"] for row in rows})
    shared = max(n for n in seats if sum(row["seats"] == n for row in rows) == len(titles))
    full = {row["title"]: row for row in rows if row["seats"] == shared}
    by_seats = {
        title: [(row["seats"], row["all"]) for row in rows if row["title"] == title] for title in titles
    }
    along = {title: [(place, full[title][part]) for place, part in enumerate(PARTS)] for title in titles}
    curves = [*by_seats.values(), *along.values()]
    up = Logarithmic([y for curve in curves for _, y in curve], BOTTOM, TOP)
    page = Page(
        HEIGHT,
        "How fast searches think",
        "Iterations a second of one core, on a logarithmic scale, at decisions that begin a move",
    )
    for mark in up.marks:
        page.text(BY_SEATS[0] - 28, up(mark) + 4, f"{mark:,}", css="soft", anchor="end", size=12)
    left, right = Scale(seats[0], seats[-1], *BY_SEATS), Scale(0, len(PARTS) - 1, *ALONG)
    draw_panel(page, up, left, "by seats", by_seats)
    write_below(page, left, {n: f"{n} seats" for n in seats})
    draw_panel(page, up, right, f"along the game, {shared} seats", along)
    write_below(page, right, dict(enumerate(PARTS)))
    names = spread_apart([up(along[title][-1][1]) for title in titles])
    for title, y in zip(titles, names, strict=True):
        page.dot(NAMES, y, COLOUR[title], radius=4.5)
        page.text(NAMES + 10, y + 5, title)
    return page.render()


def main(argv: Sequence[str] | None = None) -> int:
    about = (__doc__ or "").split("\n")[0]
    argparse.ArgumentParser(prog="python -m bench.search_tables", description=about).parse_args(argv)
    found = json.loads(OUT.read_text(encoding="utf-8"))
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8"), found), encoding="utf-8")
    PICTURE.write_text(draw_picture(found["rows"]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
