# not compiled
"""A view of Namibia as a map in text: hexagons with their sides, the market and the players beside or below.

 ▄▞▀'·.     a side that carries a track is drawn thick
█D2 3Au│    the name of the space, and its cubes: 1C is a diamond, C1 a space
█▲1 T1 │    a completed mine of player 1 (△ under construction), and their truck
"""

import re
from itertools import groupby
from textwrap import wrap
from typing import Any

from baobab.kernel.picture import GAP, Picture, set_beside
from baobab.kernel.title import View
from baobab.titles.namibia.board import EXPANSION, PORT, SIDES, Board
from baobab.words import Name, Words

HALF = 4
"""Columns of half a hexagon."""

TALL = 3
"""Lines from one row of hexagons to the next."""

WIDE = 2 * HALF - 1
"""Columns between the sides of a hexagon."""

LONGEST_NAME = 12

ESCAPE = re.compile("\x1b\\[[0-9;]*m")
SEATS = ["41;97", "44;97", "42;30", "103;30"]
COMMODITIES = ["1;97", "1;93", "37", "38;5;173"]
PORT_INK = "38;5;208"
FAINT = "2"
TRACK = "1;91"

LINES = [("│", "█"), ("'·.", "▀▚▄"), (".·'", "▄▞▀")]
"""Sides that stand, fall and rise: without and with a track."""

Ink = tuple[str, str]
"""A character and its colour."""


class Map(Picture):
    """A picture with the board, the players, and the characters that the map is made of."""

    def __init__(self, board: Board, view: View, speech: Words, colour: bool) -> None:
        super().__init__(view, speech, colour)
        self.board = board
        self.players: list[dict[str, Any]] = self.view["players"]
        self.symbols = dict(zip(board.commodities.names, board.symbols, strict=True))
        self.cells: dict[tuple[int, int], Ink] = {}

    def put(self, row: int, column: int, text: str, code: str = "") -> None:
        for i, letter in enumerate(text):
            self.cells[row, column + i] = (letter, code)

    def ink(self, commodity: str) -> str:
        return COMMODITIES[self.board.commodities.find(commodity) % len(COMMODITIES)]


def picture(board: Board, view: View, speech: Words, width: int, colour: bool) -> str:
    """The whole picture, no wider than the terminal wherever the map allows."""
    p = Map(board, view, speech, colour)
    for space in range(int(board.size)):
        draw_space(p, space)
    chart, tables = lines_of(p), [*status(p), "", *market(p), "", *panel(p), ""]
    wide = max(length for _, length in chart)
    room = width - wide - GAP
    if room >= max(len(ESCAPE.sub("", line)) for line in tables):
        return set_beside(chart, [*tables, *places(p, room), *legend(p, room)])
    below = [*tables, *places(p, width), *legend(p, width)]
    return "\n".join([*(line.rstrip() for line, _ in chart), "", *below])


# The map.


def draw_space(p: Map, space: int) -> None:
    """One hexagon with its six sides; neighbours draw the sides they share alike."""
    b = p.board
    q, r = b.places[space]
    column, row = (2 * q + r) * HALF, r * TALL
    tracks = set(p.view["tracks"])
    corners = [(row, HALF), (row + TALL, HALF)]
    for at in (0, 2 * HALF):
        corners += [(row, at), (row + TALL, at)]
    for line, place in corners:
        p.cells.setdefault((line, column + place), ("·", FAINT))
    # East, south-east, south-west, west, north-west, north-east, as `Board.sides` has them.
    shapes = [(0, 8), (2, 5), (1, 1), (0, 0), (2, 1), (1, 5)]
    for i, (shape, place) in enumerate(shapes):
        track = b.edges.names[b.sides[space * SIDES + i]] in tracks
        text, code = LINES[shape][1 if track else 0], TRACK if track else FAINT
        if shape == 0:
            for line in range(1, TALL):
                p.put(row + line, column + place, text, code)
        else:
            p.put(row if i > 3 else row + TALL, column + place, text, code)
    draw_content(p, space, row + 1, column + 1)


def draw_content(p: Map, space: int, row: int, column: int) -> None:
    """What lies there, in two lines of seven columns."""
    b, name = p.board, p.board.spaces.names[space]
    seen: dict[str, Any] = p.view["spaces"][name]
    p.put(row, column, name, "1" if b.kind[space] == PORT else FAINT)
    if b.kind[space] == PORT:
        selected = [kind for kind, column_of in p.view["market"].items() if column_of["port"] == name]
        sign = p.symbols[selected[0]] if selected else "≈≈"
        p.put(row, column + 3, f"≈{sign.ljust(2, '≈')}≈", p.ink(selected[0]) if selected else PORT_INK)
        room = WIDE - 2 * len(seen.get("trucks", []))
        p.put(row + 1, column, p.speech.name(Name("port", name), "short")[:room], PORT_INK)
    elif b.kind[space] == EXPANSION:
        p.put(row, column + 3, "▒▒▒▒", FAINT)
    elif seen.get("abandoned"):
        p.put(row, column + 3, "xxx", FAINT)
    elif "commodity" in seen:
        p.put(row, column + 3, f"{seen['cubes']}{p.symbols[seen['commodity']]}", p.ink(seen["commodity"]))
    if "owner" in seen:
        sign = "▲" if seen["completed"] else "△"
        p.put(row + 1, column, f"{sign}{seen['owner'] + 1}", SEATS[seen["owner"]])
    for i, seat in enumerate(seen.get("trucks", [])):
        start = column + (3 if "owner" in seen else WIDE - 2 * len(seen["trucks"]))
        p.put(row + 1, start + 2 * i, f"T{seat + 1}", SEATS[seat])


def lines_of(p: Map) -> list[tuple[str, int]]:
    """The lines of the map, each with its visible length."""
    west = min(column for _, column in p.cells)
    lines = []
    for row in range(max(row for row, _ in p.cells) + 1):
        columns = [column for line, column in p.cells if line == row]
        inks = [p.cells.get((row, column), (" ", "")) for column in range(west, max(columns) + 1)]
        runs = groupby(inks, key=lambda ink: ink[1])
        text = "".join(p.paint("".join(letter for letter, _ in run), code) for code, run in runs)
        lines.append((text, len(inks)))
    return lines


# Beside the map.


def status(p: Map) -> list[str]:
    supply = p.view["supply"]
    left = p.say("drawing-supply", tracks=supply["tracks"], markers=supply["markers"])
    return [p.say("drawing-round", round=p.view["round"], rounds=p.view["rounds"]), left]


def market(p: Map) -> list[str]:
    """The market columns: price, demand, what was shipped, the port, the cubes left."""
    columns = ("price", "demand", "shipped", "left", "port")
    heads = [p.say("ui-nam-market"), *(p.say(f"drawing-{column}") for column in columns)]
    names = [p.speech.name(Name("commodity", kind)) for kind in p.view["market"]]
    wide = max(len(name) for name in [heads[0], *names]) + 3
    lines = [heads[0].ljust(wide) + "".join(f"{head:>8}" for head in heads[1:5]) + "  " + heads[5]]
    for kind, name in zip(p.view["market"], names, strict=True):
        row = p.view["market"][kind]
        supply = "–" if row["supply"] is None else str(row["supply"])
        numbers = [row["price"], row["demand"], supply, p.view["supply"]["cubes"][kind]]
        port = p.speech.name(Name("port", row["port"])) if row["port"] else ""
        label = p.paint(f"{p.symbols[kind]:<3}", p.ink(kind)) + name.ljust(wide - 3)
        lines.append((label + "".join(f"{number:>8}" for number in numbers) + "  " + port).rstrip())
    return lines


def panel(p: Map) -> list[str]:
    """The players in the order of the round; whose turn it is has a `>`."""
    keys = ("ui-nam-money", "drawing-reputation", "drawing-heads", "ui-nam-tracks", "ui-nam-bid")
    heads = [p.say(key) for key in keys]
    passed = {
        seat: p.say("ui-nam-took", place=i + 1) for i, seat in enumerate(p.view["taken"]) if seat is not None
    }
    widths = [max(4, len(head) + 1) for head in heads]
    widths[-1] = max(widths[-1], *(len(text) + 1 for text in passed.values()), 0)
    names = [p.speech.name(Name("seat", str(seat)))[:LONGEST_NAME] for seat in range(len(p.players))]
    wide = max(len(name) for name in names) + 3
    lines = [" " * wide + cells(heads, widths) + "  " + p.say("drawing-forbidden")]
    order = [seat for seat in p.view["order"] if seat is not None]
    for seat in [*order, *(seat for seat in range(len(p.players)) if seat not in order)]:
        player = p.players[seat]
        arrow = ">" if p.view["turn"]["seat"] == seat else " "
        label = f"{arrow}{p.paint(f'{seat + 1}', SEATS[seat])} {names[seat].ljust(wide - 3)}"
        if player["out"]:
            lines.append(f"{label}{p.say('ui-nam-out')}")
            continue
        points = player["total" if p.view["turn"]["seat"] is None else "reputation"]
        bid = passed.get(seat, player["bid"] or "–")
        numbers = [player["money"], points, player["heads"], player["tracks"], bid]
        hand = " ".join(p.symbols[kind] for kind in player["hand"])
        lines.append(f"{label}{cells(numbers, widths)}  {p.symbols[player['forbidden']]:<3} {hand}".rstrip())
    return lines


def places(p: Map, width: int) -> list[str]:
    """In the auction: what the places cost and bring."""
    if not p.view["auction"]:
        return []
    items = [p.say("ui-nam-place", place=i + 1, **place) for i, place in enumerate(p.view["places"])]
    text = "  ".join([p.say("ui-nam-places"), *(item.replace(" ", "\u00a0") for item in items)])
    return [*(line.replace("\u00a0", " ") for line in wrap(text, width)), ""]


def cells(values: list[Any], widths: list[int]) -> str:
    return "".join(f"{value:>{width}}" for value, width in zip(values, widths, strict=True))


def legend(p: Map, width: int) -> list[str]:
    return wrap(p.say("drawing-legend"), width)
