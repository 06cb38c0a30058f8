# not compiled
"""The map of Heart of Africa in text: the areas about where they lie, and lines between neighbours.

Bornu             the area
gold 3 ⌂ ──────   its resource and price, a trading station; lines lead to the adjacent areas
①5★ ②1 ●2         traders of players 1 and 2, the wholesaler of the first, neutrals
"""

from textwrap import wrap
from typing import Any

from baobab.kernel.picture import Picture
from baobab.kernel.title import View
from baobab.words import Words

Pair = tuple[str, str]
Place = tuple[int, int]

LAYOUT: list[list[str | None]] = [
    [None, "barbary", "tripoli", "egypt", None],
    ["senegal", "sahara", None, None, "nubia"],
    ["guinea", "niger", "bornu", "sudan", "abyssinia"],
    [None, "nigeria", "heart", "lakes", "somalia"],
    [None, "cameroon", "congo", "zambezi", "zanzibar"],
    [None, None, "angola", "mozambique", "madagascar"],
    [None, None, "kalahari", "cape", None],
]
"""Where areas stand in the picture; areas that it does not know follow in rows below."""

COLUMNS = 5
LINES = 3
NARROWEST, WIDEST = 15, 22
DOWN, ASIDE = 3, 3
"""Where lines leave a cell: downwards, so far from its left side, and aslant, so far from its right."""
SIGNS = "①②③④⑤"
LEADER, NEUTRAL, STATION, HEART, COAST = "★", "●", "⌂", "♥", "~"
SEATS = ["91", "94", "92", "93", "95"]
DIM, BOLD = "2", "1"


class Map(Picture):
    """A picture with the borders between areas, so many columns wide."""

    def __init__(self, view: View, borders: list[Pair], speech: Words, width: int, colour: bool) -> None:
        super().__init__(view, speech, colour)
        self.borders = borders
        self.width = width

    def paint(self, text: str, code: str) -> str:
        return super().paint(text, code) if text.strip() else text

    def seat(self, seat: int, text: str = "") -> str:
        return self.paint(SIGNS[seat] + text, SEATS[seat])


def wrap_text(p: Map, text: str, indent: str = "") -> list[str]:
    return wrap(text, p.width, subsequent_indent=indent or "  ", break_long_words=False) or [""]


def chart(p: Map) -> list[str]:
    """The areas in their grid, three lines each, and lines between those that are adjacent."""
    cell = min(WIDEST, max(NARROWEST, p.width // COLUMNS))
    grid = layout(p)
    links, others = drawn_borders(p, grid)
    lines: list[str] = []
    for r, row in enumerate(grid):
        if r > 0:
            lines.append("".join(p.paint(gap_below(links, (r - 1, c), cell), DIM) for c in range(COLUMNS)))
        cells = [area_lines(p, name, links, (r, c), cell) for c, name in enumerate(row)]
        lines += ["".join(part[i] for part in cells) for i in range(LINES)]
    if others:
        pairs = ", ".join(f"{p.name('area', one)}–{p.name('area', other)}" for one, other in others)
        lines += ["", *wrap_text(p, p.say("drawing-also-adjacent", pairs=pairs))]
    return lines


def drawn_borders(p: Map, grid: list[list[str | None]]) -> tuple[set[tuple[Place, Place]], list[Pair]]:
    """The borders that a line can show, by their places, and the pairs of areas for which there is none.

    A line leads to one of the eight places around, or straight down across an empty one.
    """
    places = {name: (r, c) for r, row in enumerate(grid) for c, name in enumerate(row) if name}
    links: set[tuple[Place, Place]] = set()
    others: list[Pair] = []
    for one, other in p.borders:
        a, b = sorted((places[one], places[other]))
        down, aside = b[0] - a[0], b[1] - a[1]
        if down <= 1 and abs(aside) <= 1:
            links.add((a, b))
        elif down == 2 and aside == 0 and grid[a[0] + 1][a[1]] is None:
            links |= {(a, (a[0] + 1, a[1])), ((a[0] + 1, a[1]), b)}
        else:
            others.append((one, other))
    return links, others


def gap_below(links: set[tuple[Place, Place]], place: Place, cell: int) -> str:
    """The lines that lead down from a place, and those that cross between it and the next on the right."""
    r, c = place
    gap = [" "] * cell
    if (place, (r + 1, c)) in links:
        gap[DOWN] = "│"
    falls, rises = (place, (r + 1, c + 1)) in links, ((r, c + 1), (r + 1, c)) in links
    if falls or rises:
        gap[cell - ASIDE] = "╳" if falls and rises else "╲" if falls else "╱"
    return "".join(gap)


def layout(p: Map) -> list[list[str | None]]:
    known = {name for row in LAYOUT for name in row}
    others: list[str | None] = [name for name in p.view["areas"] if name not in known]
    more = [others[i : i + COLUMNS] for i in range(0, len(others), COLUMNS)]
    return [[name if name in p.view["areas"] else None for name in row] for row in LAYOUT] + more


def area_lines(
    p: Map, name: str | None, links: set[tuple[Place, Place]], place: Place, cell: int
) -> list[str]:
    """The lines of one area, each exactly so wide, with the line to its neighbour on the right."""
    r, c = place
    if name is None:
        return [p.paint((" " * DOWN + "│" if (place, (r + 1, c)) in links else "").ljust(cell), DIM)] * LINES
    area = p.view["areas"][name]
    width = cell - 1
    title = p.name("area", name)
    marks = (HEART if area["heart"] else "") + (COAST if area["coastal"] else "")
    title = (title if len(title) + len(marks) <= width else title[: width - len(marks) - 1] + "…") + marks
    worth = f"{p.name('resource', area['resource']) if area['resource'] else '–'} {area['value']}"
    if area["station"]:
        worth += f" {STATION}"
    if (place, (r, c + 1)) in links:
        worth += " " + "─" * (cell - len(worth) - 2)
    owner = area["owner"]
    head = p.paint(title.ljust(cell), SEATS[owner] if owner is not None else BOLD)
    return [head, p.paint(worth.ljust(cell), DIM), pieces(p, area, cell)]


def pieces(p: Map, area: dict[str, Any], cell: int) -> str:
    """Who stands in an area: ①5★ ②1 ●2, closer together in a crowd."""
    groups: list[tuple[int | None, str]] = []
    for seat, count in enumerate(area["traders"]):
        lead = LEADER if seat in area["wholesalers"] else ""
        if count or lead:
            groups.append((seat, f"{count or ''}{lead}"))
    if area["neutrals"]:
        groups.append((None, f"{NEUTRAL}{area['neutrals']}"))
    shown = [text if seat is None else p.seat(seat, text) for seat, text in groups]
    length = sum(len(text) + (seat is not None) for seat, text in groups)
    apart = " " if length + len(groups) <= cell else ""
    return apart.join(shown) + " " * (cell - length - len(apart) * max(0, len(groups) - 1))
