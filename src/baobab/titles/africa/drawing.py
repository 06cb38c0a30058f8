# not compiled
"""A view of Africa as a map in text: hexagons of two lines, the players beside or below, and a legend.

/El@1\\____   what lies there (a face-down tile is ··), and whose explorer stands on it
\\ F4 /       the name of the space; a city's ends in °
"""

from textwrap import wrap
from typing import Any

from baobab.kernel.picture import GAP, Picture, set_beside
from baobab.kernel.title import View
from baobab.titles.africa.board import ANIMAL, GEM, GOLD, MONUMENT, NATIVE, Board
from baobab.words import Name, Words

INNER = 4
"""Characters between the slashes of a hexagon."""

BESIDE = 44
"""The least columns that are worth putting something beside the map."""

INDENT = "    "
LONGEST_NAME = 16

SEATS = ["107;30", "48;5;94;97", "103;30", "41;97", "42;30"]
"""Explorers: white, brown, yellow, red, green."""

ANIMALS = ["94", "95", "38;5;208", "91", "36"]
KINDS = {MONUMENT: "1;97", NATIVE: "32", GOLD: "1;93", GEM: "1;96"}
DOWN = "2"
CAMP = "1;92"


class Map(Picture):
    """A picture with the board, the players, and a sign for everything that can lie on a space."""

    def __init__(self, board: Board, view: View, speech: Words, colour: bool) -> None:
        super().__init__(view, speech, colour)
        self.board = board
        self.players: list[dict[str, Any]] = self.view["players"]
        self.signs = signs(board, speech)


def picture(board: Board, view: View, speech: Words, width: int, colour: bool) -> str:
    """The whole picture, no wider than the terminal wherever the map allows."""
    p = Map(board, view, speech, colour)
    chart = hexagons(p)
    wide = max(length for _, length in chart)
    room = width - wide - GAP
    if room >= BESIDE:
        return set_beside(chart, [*status(p), "", *panel(p, room), "", *legend(p, room)])
    lines = [line.rstrip() for line, _ in chart]
    return "\n".join([*lines, "", " · ".join(status(p)), "", *panel(p, width), "", *legend(p, width)])


# The map.


def signs(board: Board, speech: Words) -> dict[str, str]:
    """Two characters for everything that can lie on a space: the first letters of its name, or its pieces."""
    found = {"bare": "  ", "down": "··", "camp": "▲▲"}
    for face, name in enumerate(board.faces.names):
        category, pieces = board.category[face], int(board.pieces[face])
        if category == GOLD:
            found[name] = f"${pieces}"
        elif category == GEM:
            found[name] = f"*{pieces}"
        else:
            found[name] = speech.name(Name("face", name))[:2].capitalize().ljust(2)
    return found


def colour_of(board: Board, content: str) -> str:
    """Each kind has a colour of its own beside its letters."""
    face = board.faces.find(content)
    if face < 0:
        return {"down": DOWN, "camp": CAMP}.get(content, "")
    category = int(board.category[face])
    if category == ANIMAL:
        animals = [i for i in range(int(board.faces.size)) if board.category[i] == ANIMAL]
        return ANIMALS[animals.index(face) % len(ANIMALS)]
    return KINDS.get(category, "")


def hexagons(p: Map) -> list[tuple[str, int]]:
    """The lines of the map, each with its visible length. Neighbouring hexagons share their slashes."""
    places = p.board.places
    west = min(q for q, _ in places)
    north = min(2 * r + q for q, r in places)
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for space, (q, r) in enumerate(places):
        column, row = (q - west) * (INNER + 1), 2 * r + q - north
        top, bottom = cell(p, space)
        place(cells, row, column, "/", top, "\\")
        place(cells, row + 1, column, "\\", bottom, "/")
    lines = []
    for row in range(max(row for row, _ in cells) + 1):
        line, length = "", 0
        for column in sorted(column for line_of, column in cells if line_of == row):
            plain, painted = cells[row, column]
            line += " " * (column - length) + painted
            length = column + len(plain)
        lines.append((line, length))
    return lines


def place(
    cells: dict[tuple[int, int], tuple[str, str]],
    row: int,
    column: int,
    left: str,
    inner: tuple[str, str],
    right: str,
) -> None:
    cells[row, column] = (left, left)
    cells[row, column + 1] = inner
    cells[row, column + 1 + INNER] = (right, right)


def cell(p: Map, space: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two lines within a hexagon, plain and painted."""
    name = p.board.spaces.names[space]
    content = p.view["spaces"][name]
    sign = p.signs[content]
    painted = p.paint(sign, colour_of(p.board, content))
    who = [seat for seat, player in enumerate(p.players) if player["explorer"] == name]
    if who:
        mark = f"@{who[0] + 1}"
        top = (sign + mark, painted + p.paint(mark, SEATS[who[0]]))
    else:
        top = (f" {sign} ", f" {painted} ")
    label = (name + ("°" if p.board.city[space] else "")).center(INNER)
    return top, (label, p.paint(label, "4" if p.board.city[space] else DOWN))


# Beside the map.


def status(p: Map) -> list[str]:
    found, last = p.view["monuments"], p.view["last_monument"]
    left = sum(p.view["face_down"].values())
    return [
        p.say("ui-afr-monuments", found=found, last=last),
        p.say("ui-afr-supply", supply=p.view["supply"]),
        p.say("ui-afr-down", count=left),
    ]


def panel(p: Map, room: int) -> list[str]:
    """For each player what was scored and mined, and the goods; whose turn it is has a `>`."""
    names = [p.speech.name(Name("seat", str(seat)))[:LONGEST_NAME] for seat in range(len(p.players))]
    widest = max(len(name) for name in names)
    over = p.view["turn"]["seat"] is None
    lines = []
    for seat, player in enumerate(p.players):
        mark = p.paint(f"@{seat + 1}", SEATS[seat])
        arrow = ">" if p.view["turn"]["seat"] == seat else " "
        score = f"{p.say('ui-afr-points')} {player['total' if over else 'points']}"
        stock = "  ".join(f"{p.say(f'ui-afr-{what}')} {player[what]}" for what in ("camps", "gold", "gems"))
        lines.append(f"{arrow}{mark} {names[seat]:<{widest}}  {score}")
        text = f"{stock}  {p.say('ui-afr-goods')}: {goods(p, player['goods'])}"
        lines += wrap(text, room, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines


def goods(p: Map, held: dict[str, int]) -> str:
    """`2 pots, 1 mask`"""
    parts = [
        f"{count} {p.speech.name(Name('goods', kind), '' if count == 1 else 'many')}"
        for kind, count in held.items()
        if count
    ]
    return ", ".join(parts) or p.say("ui-afr-nothing")


def legend(p: Map, width: int) -> list[str]:
    """Signs and names, with how many of each are still face down, in as many columns as there is room."""
    entries = [(p.signs["camp"], CAMP, p.speech.name(Name("content", "camp")))]
    for name, left in p.view["face_down"].items():
        on_board = p.board.goods.find(name) < 0
        words = p.speech.name(Name("face", name))
        sign = p.signs[name] if on_board else "  "
        entries.append((sign, colour_of(p.board, name), f"{words} ·{left}"))
    for space, name in enumerate(p.board.spaces.names):
        if p.board.city[space]:
            entries.append((f"{name}°", "4", p.speech.name(Name("space", name))))
    wide = max(len(sign) + 1 + len(text) for sign, _, text in entries) + 2
    columns = max(1, width // wide)
    rows = -(-len(entries) // columns)
    lines = [p.say("drawing-legend")]
    for row in range(rows):
        line = ""
        for sign, code, text in entries[row::rows]:
            line += p.paint(sign, code) + f" {text}".ljust(wide - len(sign))
        lines.append(line.rstrip())
    return lines
