# not compiled
"""A view of Heart of Africa in text: the areas about where they lie, the tables, rows and players below.

Bornu             the area
gold 3 ⌂          its resource and price, a trading station
①5★ ②1 ●2         traders of players 1 and 2, the wholesaler of the first, neutrals
"""

from textwrap import wrap
from typing import Any

from baobab.kernel.title import View
from baobab.words import Name, Words

LAYOUT: list[list[str | None]] = [
    [None, "barbary", "tripoli", "egypt", None],
    ["senegal", "sahara", None, None, "nubia"],
    ["guinea", "niger", "bornu", "sudan", "abyssinia"],
    [None, "nigeria", None, "heart", "somalia"],
    [None, None, "cameroon", "congo", "lakes"],
    [None, None, "angola", "zambezi", "zanzibar"],
    [None, None, "kalahari", "mozambique", "madagascar"],
    [None, None, "cape", None, None],
]
"""Where areas stand in the picture; areas that it does not know follow in rows below."""

COLUMNS = 5
LINES = 3
WIDEST = 22
SIGNS = "①②③④⑤"
LEADER, NEUTRAL, STATION, HEART, COAST = "★", "●", "⌂", "♥", "~"
RESET = "\x1b[0m"
SEATS = ["91", "94", "92", "93", "95"]
DIM, BOLD = "2", "1"


class Picture:
    """What is needed everywhere while one picture is made."""

    def __init__(self, view: View, speech: Words, width: int, colour: bool) -> None:
        self.view: dict[str, Any] = dict(view)
        self.speech = speech
        self.width = width
        self.colour = colour

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}{RESET}" if self.colour and text.strip() else text

    def seat(self, seat: int, text: str = "") -> str:
        return self.paint(SIGNS[seat] + text, SEATS[seat])

    def name(self, kind: str, id: str) -> str:
        return self.speech.name(Name(kind, id))

    def say(self, key: str, **params: int | str) -> str:
        return self.speech.say(f"ui-hoa-{key}", params)


def picture(view: View, borders: list[tuple[str, str]], speech: Words, width: int, colour: bool) -> str:
    """The whole picture, no wider than the terminal."""
    p = Picture(view, speech, width, colour)
    parts = [chart(p), tables(p), rows(p), players(p), secrets(p), legend(p)]
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part)


# The map.


def chart(p: Picture) -> list[str]:
    """The areas in their grid, three lines each; wider terminals have wider cells."""
    cell = min(WIDEST, max(15, p.width // COLUMNS))
    lines: list[str] = []
    for row in layout(p):
        cells = [area_lines(p, name, cell - 1) for name in row]
        for i in range(LINES):
            lines.append("".join(part[i] + " " for part in cells))
    return lines


def layout(p: Picture) -> list[list[str | None]]:
    known = {name for row in LAYOUT for name in row}
    others: list[str | None] = [name for name in p.view["areas"] if name not in known]
    more = [others[i : i + COLUMNS] for i in range(0, len(others), COLUMNS)]
    return [[name if name in p.view["areas"] else None for name in row] for row in LAYOUT] + more


def area_lines(p: Picture, name: str | None, width: int) -> list[str]:
    """The lines of one area, each exactly so wide."""
    if name is None:
        return [" " * width] * LINES
    area = p.view["areas"][name]
    title = p.name("area", name)
    marks = (HEART if area["heart"] else "") + (COAST if area["coastal"] else "")
    title = (title if len(title) + len(marks) < width else title[: width - len(marks) - 2] + "…") + marks
    worth = f"{p.name('resource', area['resource']) if area['resource'] else '–'} {area['value']}"
    if area["station"]:
        worth += f" {STATION}"
    owner = area["owner"]
    head = p.paint(title.ljust(width), SEATS[owner] if owner is not None else BOLD)
    return [head, p.paint(worth.ljust(width), DIM), pieces(p, area, width)]


def pieces(p: Picture, area: dict[str, Any], width: int) -> str:
    """Who stands in an area: ①5★ ②1 ●2."""
    shown, length = [], 0
    for seat, count in enumerate(area["traders"]):
        lead = LEADER if seat in area["wholesalers"] else ""
        if count or lead:
            text = f"{count or ''}{lead}"
            shown.append(p.seat(seat, text))
            length += len(text) + 2
    if area["neutrals"]:
        text = f"{NEUTRAL}{area['neutrals']}"
        shown.append(text)
        length += len(text) + 1
    return " ".join(shown) + " " * max(0, width - max(0, length - 1))


# Below the map.


def tables(p: Picture) -> list[str]:
    """Prices, the pool and the supplies; and in a turn what is left of it."""
    view = p.view
    prices = ", ".join(f"{p.name('marker', marker)} {price}" for marker, price in view["prices"].items())
    text = [p.say("prices", prices=prices), p.say("pool", pool=view["pool"])]
    text += [p.say("neutrals", count=view["neutrals_left"]), p.say("stations", count=view["stations_left"])]
    lines = folded(p, " · ".join(text))
    if view["turn"] is not None:
        turn = [p.say("turn", seat=SIGNS[view["active"]], ap=view["turn"]["ap"])]
        if view["turn"]["barred"]:
            closed = ", ".join(p.name("area", area) for area in view["turn"]["barred"])
            turn.append(p.say("barred", areas=closed))
        for area, bands in view["turn"]["tired"].items():
            what = ", ".join(f"{n} {p.name('band', band)}" for band, n in bands.items())
            turn.append(f"{p.name('area', area)}: {what}")
        lines += folded(p, " · ".join(turn))
    if any(bid is not None for bid in view["bids"]):
        bids = ", ".join(f"{SIGNS[seat]} {bid}" for seat, bid in enumerate(view["bids"]) if bid is not None)
        lines.append(p.say("bids", bids=bids))
    return lines


def rows(p: Picture) -> list[str]:
    """The rows of action counters, the one to be auctioned first."""
    lines = []
    for i, row in enumerate(p.view["rows"]):
        counters = " + ".join(f"{p.name('function', c['function'])} ({c['ap']})" for c in row)
        lines.append(p.say("row", number=i + 1, counters=counters))
    left = sum(p.view["face_down"].values())
    return [*lines, p.paint(p.say("face-down", count=left), DIM)]


def players(p: Picture) -> list[str]:
    """A line or two for each player, who has most points first."""
    lines = []
    order = sorted(range(len(p.view["players"])), key=lambda seat: -p.view["players"][seat]["vp"])
    for seat in order:
        player = p.view["players"][seat]
        facts = [
            p.say("points", points=player["vp"]),
            p.say("influence", count=player["influence"]),
            p.say("reputation", count=player["reputation"]),
            p.say("reserve", count=player["reserve"]),
        ]
        if player["stations"]:
            facts.append(f"{STATION}{player['stations']}")
        name = p.name("seat", str(seat))
        me = p.say("me") if seat == p.view["me"] else ""
        lines += folded(p, f"{p.seat(seat)} {name}{me}: " + ", ".join(facts))
        held = [f"{p.name('function', f)}{f' ×{n}' if n > 1 else ''}" for f, n in player["counters"].items()]
        held += [f"“{p.name('special', face)}”" for face in player["open_specials"]]
        if player["secret_special"]:
            held.append(p.say("secret"))
        if held:
            lines += folded(p, "  " + ", ".join(held), "  ")
    return lines


def secrets(p: Picture) -> list[str]:
    """What only the reader knows: the special counter, and what is committed; and the conflict under way."""
    lines = []
    if p.view["special"]:
        does = p.speech.name(Name("special", p.view["special"]), "does")
        lines += folded(p, p.say("special", special=p.name("special", p.view["special"]), does=does))
    conflict, mine = p.view["conflict"], p.view["commitment"]
    if conflict and "foe" in conflict:
        fighters = [SIGNS[seat] for seat in conflict["pieces_of"]]
        area = p.name("area", conflict["area"])
        lines.append(p.say("conflict", one=fighters[0], other=fighters[1], area=area))
    if mine:
        if mine["retreat"]:
            lines.append(p.say("committed-retreat"))
        else:
            counters = ", ".join(f"“{p.name('counter', name)}”" for name in mine["counters"]) or "–"
            lines += folded(p, p.say("committed", influence=mine["influence"], counters=counters))
    return lines


def legend(p: Picture) -> list[str]:
    return [p.paint(line, DIM) for line in folded(p, p.say("legend"))]


def folded(p: Picture, text: str, indent: str = "") -> list[str]:
    return wrap(text, p.width, subsequent_indent=indent or "  ", break_long_words=False) or [""]
