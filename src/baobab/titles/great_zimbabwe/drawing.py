# not compiled
"""A view of The Great Zimbabwe as a map in text, three characters a cell, and the players beside or below.

`·` land, `≈≈≈` water, `(S)` starting area, a letter a resource (`W×` used up), `2▲3` a monument of player 2
with level 3, `Po2` a potter of player 2.
"""

from textwrap import wrap

from baobab.kernel.picture import GAP, Picture, set_beside
from baobab.kernel.title import View
from baobab.titles.great_zimbabwe.board import Board
from baobab.words import Words

BESIDE = 50
LONGEST_NAME = 16
SEATS = ["41;97", "103;30", "42;30", "100;97", "107;30"]
"""Kilwa red, Mutapa yellow, Zulu green, Lozi black, Mapungubwe white."""

WATER, LAND, START = "44;94", "2", "1;35"
KINDS = {"W": "32", "C": "38;5;208", "I": "1;97", "D": "1;96"}


class Map(Picture):
    """A picture with the board."""

    def __init__(self, board: Board, view: View, speech: Words, colour: bool) -> None:
        super().__init__(view, speech, colour)
        self.board = board

    def seat(self, seat: int) -> str:
        return self.seat_name(seat)[:LONGEST_NAME]


def picture(board: Board, view: View, speech: Words, width: int, colour: bool) -> str:
    """The whole picture, no wider than the terminal wherever the map allows."""
    p = Map(board, view, speech, colour)
    chart, wide = grid(p)
    room = width - wide - GAP
    if room >= BESIDE:
        return set_beside(
            [(line, wide) for line in chart], [*table(p, room), "", *players(p, room), "", *legend(p, room)]
        )
    return "\n".join([*chart, "", *table(p, width), "", *players(p, width), "", *legend(p, width)])


# The map.


def grid(p: Map) -> tuple[list[str], int]:
    """The rows of the map with letters above and numbers beside, and how wide they are."""
    rows: list[str] = p.view["land"]
    high = max(i for i, row in enumerate(rows) if row.strip()) + 1
    wide = max(len(row.rstrip()) for row in rows)
    pieces = pieces_on(p)
    head = "   " + "".join(f" {p.board.cells.names[x][0]} " for x in range(wide))
    lines = [head]
    for y in range(high):
        line = f"{y + 1:>2} "
        for x in range(wide):
            name = p.board.cells.names[y * p.board.width + x]
            line += pieces.get(name) or ground(p, rows[y][x], name)
        lines.append(line)
    return lines, 3 + 3 * wide


def ground(p: Map, mark: str, name: str) -> str:
    """Three characters for what lies on a cell without pieces."""
    if mark == " ":
        return "   "
    if mark == "~":
        return p.paint("≈≈≈", WATER)
    if mark == ".":
        return p.paint(" · ", LAND)
    if mark == "S":
        return p.paint("(" + p.say("drawing-start-sign") + ")", START)
    markers = p.view["used"].count(name)
    return p.paint(f" {kind_sign(p, mark)}{['', '×', '‡'][markers]:<1}", KINDS.get(mark, ""))


def kind_sign(p: Map, mark: str) -> str:
    kind = next(kind for kind in p.board.cards.kinds.names if kind[0].upper() == mark)
    return p.name("kind", kind, "sign")


def pieces_on(p: Map) -> dict[str, str]:
    found = {}
    for monument in p.view["monuments"]:
        text = f"{monument['owner'] + 1}▲{monument['level']}"
        found[monument["cell"]] = p.paint(text, SEATS[monument["owner"]])
    for craftsman in p.view["craftsmen"]:
        sign = p.name("craft", craftsman["craft"], "sign")
        for cell in craftsman["cells"]:
            found[cell] = p.paint(f"{sign}{craftsman['owner'] + 1}", SEATS[craftsman["owner"]])
    return found


# Beside the map.


def filled_lines(text: str, room: int) -> list[str]:
    return wrap(text, room, subsequent_indent="    ", break_on_hyphens=False)


def table(p: Map, room: int) -> list[str]:
    """The round, the order of turns or the gifts, and what can still be had."""
    v = p.view
    lines = [p.say("drawing-round", round=v["round"]) if v["round"] else p.say("drawing-preparation")]
    if v["phase"] == "gifts":
        row = ", ".join(f"{plaque_name(p, plaque['owner'])}: {plaque['cattle']}" for plaque in v["plaques"])
        lines += filled_lines(f"{p.say('ui-tgz-plaques')} – {row}", room)
    if all(seat >= 0 for seat in v["order"]):
        order = ", ".join(p.seat(seat) for seat in v["order"])
        lines += filled_lines(f"{p.say('drawing-order')}: {order}", room)
    gods = [
        f"{p.name('god', god)} {int(p.board.cards.god_vr[i]):+d}"
        for i, god in enumerate(v["gods"])
        if v["gods"][god] == "open"
    ]
    lines += filled_lines(f"{p.say('ui-tgz-gods')}: {', '.join(gods) or '–'}", room)
    free = [
        f"{p.name('specialist', name)} {int(p.board.cards.specialist_vr[i]):+d}"
        for i, name in enumerate(v["specialists"])
        if v["specialists"][name] == "open"
    ]
    lines += filled_lines(f"{p.say('ui-tgz-specialists')}: {', '.join(free) or '–'}", room)
    lines += filled_lines(f"{p.say('ui-tgz-technologies')}: {', '.join(technologies(p)) or '–'}", room)
    tiles = ", ".join(f"{p.name('kind', kind)} {count}" for kind, count in v["resource_tiles"].items())
    lines += filled_lines(
        f"{p.say('ui-tgz-tiles')}: {tiles}, {p.say('ui-tgz-water')} {v['water_tiles']}", room
    )
    return lines


def technologies(p: Map) -> list[str]:
    """The top card of each pile, with what it adds to the requirement, as long as there is one."""
    c = p.board.cards
    held = [card["craft"] for player in p.view["players"] for card in player["cards"]]
    return [
        f"{p.name('craft', craft)} {int(c.card_vr[2 * i + held.count(craft)]):+d}"
        for i, craft in enumerate(c.crafts.names)
        if held.count(craft) < 2
    ]


def plaque_name(p: Map, owner: int | str) -> str:
    return p.name("god", "shadipinyi") if owner == "god" else p.seat(int(owner))


def players(p: Map, room: int) -> list[str]:
    """For each player points and requirement, cattle, god, specialists and technology cards."""
    lines = []
    for seat, player in enumerate(p.view["players"]):
        mark = p.paint(f" {seat + 1} ", SEATS[seat])
        arrow = ">" if p.view["seat"] == seat else " "
        score = p.say(
            "drawing-score", vp=player["vp"], vr=player["vr"], cattle=player["cash"], income=player["income"]
        )
        lines.append(f"{arrow}{mark} {p.seat(seat)}: {score}")
        parts = []
        if player["god"]:
            parts.append(p.name("god", player["god"]) + on_card(p, player["god_cattle"]))
        parts += [
            p.name("specialist", s["specialist"]) + on_card(p, s["cattle"]) for s in player["specialists"]
        ]
        parts += [
            f"{p.name('craft', card['craft'])}, {p.say('ui-tgz-price', cattle=card['price'])}"
            + on_card(p, card["cattle"])
            for card in player["cards"]
        ]
        if parts:
            lines += wrap("; ".join(parts), room, initial_indent="     ", subsequent_indent="     ")
    return lines


def on_card(p: Map, cattle: int) -> str:
    """Cattle lying on a card, after what the card is."""
    return f", {p.say('ui-tgz-on-card', cattle=cattle)}" if cattle else ""


def legend(p: Map, room: int) -> list[str]:
    kinds = [f"{p.name('kind', kind, 'sign')} {p.name('kind', kind)}" for kind in p.board.cards.kinds.names]
    crafts = [
        f"{p.name('craft', craft, 'sign')} {p.name('craft', craft)}" for craft in p.board.cards.crafts.names
    ]
    return [
        *filled_lines(", ".join([*kinds, p.say("drawing-used-sign"), p.say("drawing-monument-sign")]), room),
        *filled_lines(", ".join(crafts), room),
    ]
