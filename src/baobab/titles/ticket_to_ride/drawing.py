"""A view as a picture in text: the map with its tracks, the players, the cards and the tickets."""

from typing import Any

from baobab.kernel.data import Entry
from baobab.kernel.picture import paint
from baobab.kernel.title import View
from baobab.titles.ticket_to_ride.board import GREY, Board
from baobab.titles.ticket_to_ride.drawing_sheet import Sheet
from baobab.words import Name, Words

CANVAS = 1000
WIDEST = 120
NARROWEST = 60
INK = {
    "red": "31", "orange": "38;5;208", "yellow": "33", "green": "32", "blue": "34", "purple": "35",
    "white": "97", "black": "90", "grey": "2", "locomotive": "1;36",
    "desert": "33", "jungle": "32", "mountain": "37",
}  # fmt: skip
"""How a terminal colours things, by name."""

WILD = "*"
"""How locomotives are marked where there is little room."""

CLOSED = "×"
"""How spaces are drawn that nobody can claim any more."""

SEAT_INK = ["1;41;97", "1;44;97", "1;42;30", "1;43;30", "1;45;97"]


class Picture:
    """Draws views of one title; made once, with the places of its data file."""

    def __init__(self, board: Board, root: Entry) -> None:
        self.board = board
        self.at: dict[str, tuple[int, int]] = {}
        self.labels: dict[str, dict[str, str]] = {"en": {}, "it": {}}
        for item in root["cities"]["items"].items():
            self.at[item["id"].text()] = (item["x"].number(), item["y"].number())
            if item["kind"].text() == "city":
                for lang in self.labels:
                    self.labels[lang][item["id"].text()] = item["name"].text()
        countries = {item["id"].text(): item for item in root["countries"]["items"].items()}
        for item in root["countries"]["terminals"].items():
            self.at[item["id"].text()] = (item["x"].number(), item["y"].number())
            country = countries[item["country"].text()]
            self.labels["en"][item["id"].text()] = country["name"].text()
            self.labels["it"][item["id"].text()] = country["name_it"].text()

    def draw(self, view: View, speech: Words, width: int, colour: bool) -> str:
        columns = max(NARROWEST, min(width, WIDEST))
        parts = [
            *self.map(view, speech, columns, colour),
            *self.legend(view, speech, columns, colour),
            "",
            *players(view, speech, columns, colour),
            "",
            *cards(view, speech, columns, colour),
            *tickets(view, speech),
        ]
        return "\n".join(parts)

    def map(self, view: Any, speech: Words, columns: int, colour: bool) -> list[str]:
        """The places, their names, and the tracks between them."""
        rows = columns * 46 // 100
        sheet = Sheet(columns, rows)
        across, down = (columns - 12) / CANVAS, (rows - 1) / CANVAS
        b = self.board
        for name, (x, y) in self.at.items():
            mark = "•" if name in self.labels["en"] else "+"
            sheet.put(round(x * across), round(y * down), mark, "1")
        for name, text in self.labels[speech.lang].items():
            x, y = round(self.at[name][0] * across), round(self.at[name][1] * down)
            sheet.label(x, y, text)
        for route in range(len(b.length)):
            ends = [self.at[b.nodes.names[node[route]]] for node in (b.from_node, b.to_node)]
            (ax, ay), (bx, by) = ((x * across, y * down) for x, y in ends)
            self.track(sheet, route, self.spaces(view, route, speech), (ax, ay, bx, by))
        return sheet.text(colour)

    def spaces(self, view: Any, route: int, speech: Words) -> list[tuple[str, str]]:
        """How each space of a track is drawn, and in which ink: its owner, closed, a ferry's symbol, free."""
        b, claims = self.board, view["routes"]
        length, claim = int(b.length[route]), claims.get(b.routes.names[route])
        if claim is not None:
            return [(str(claim["seat"] + 1), SEAT_INK[claim["seat"]])] * length
        twin = b.twin[route]
        if twin >= 0 and b.both_tracks[view["seats"]] == 0 and b.routes.names[twin] in claims:
            return [(CLOSED, "2")] * length
        name = "grey" if b.colour[route] == GREY else b.train_cards.names[b.colour[route]]
        letter, symbols = speech.name(Name("colour", name), "letter"), int(b.ferry[route])
        return [(WILD, INK["locomotive"])] * symbols + [(letter, INK[name])] * (length - symbols)

    def track(
        self,
        sheet: Sheet,
        route: int,
        spaces: list[tuple[str, str]],
        line: tuple[float, float, float, float],
    ) -> None:
        ax, ay, bx, by = line
        second = 0 <= self.board.twin[route] < route
        flat = abs(bx - ax) > 2 * abs(by - ay)
        for place, (letter, ink) in enumerate(spaces):
            share = (place + 0.5) / len(spaces)
            x, y = round(ax + (bx - ax) * share), round(ay + (by - ay) * share)
            if second:
                x, y = (x, y + 1) if flat else (x + 1, y)
            sheet.put_near(x, y, letter, ink)

    def legend(self, view: Any, speech: Words, columns: int, colour: bool) -> list[str]:
        """What the letters of the map mean."""
        names = [*self.board.train_cards.names[:8], "grey"]
        parts = []
        for name in names:
            words = speech.name(Name("colour", name), "letter"), speech.name(Name("colour", name))
            parts.append((" ".join(words), INK[name]))
        parts.append((f"{WILD} {speech.name(Name('card', 'locomotive'))}", INK["locomotive"]))
        if self.board.both_tracks[view["seats"]] == 0:
            parts.append((f"{CLOSED} {speech.say('ui-closed')}", "2"))
        return in_lines(parts, columns, colour)


def in_lines(parts: list[tuple[str, str]], columns: int, colour: bool) -> list[str]:
    """Parts with their inks one after the other, on as many lines as they need."""
    lines: list[str] = []
    room = 0
    for text, ink in parts:
        if not lines or len(text) + 2 > room:
            lines.append(paint(text, ink, colour))
            room = columns - len(text)
        else:
            lines[-1] += "  " + paint(text, ink, colour)
            room -= len(text) + 2
    return lines


def players(view: Any, speech: Words, columns: int, colour: bool) -> list[str]:
    """One line a player: what everybody may know; terrains as letters where there is little room."""
    lines = player_table(view, speech, False)
    if max(map(len, lines)) > columns:
        lines = player_table(view, speech, True)
    return [
        line if i == 0 else paint(line[:2], SEAT_INK[i - 1], colour) + line[2:]
        for i, line in enumerate(lines)
    ]


def player_table(view: Any, speech: Words, brief: bool) -> list[str]:
    heads = ("ui-points", "ui-trains", "ui-cards", "ui-tickets", "ui-terrain", "drawing-known")
    rows = [["", *(speech.say(key) for key in heads)]]
    for seat, player in enumerate(view["players"]):
        mark = ">" if view["turn"]["seat"] == seat else " "
        final = "*" if view["final_round"] == seat else ""
        known = [f"{n}{card_letter(card, speech)}" for card, n in player["known"].items() if n]
        rows.append(
            [
                f"{mark}{seat + 1} {speech.name(Name('seat', str(seat)))}{final}",
                str(player["points"]),
                str(player["trains"]),
                str(player["hand_size"]),
                "?" if player["tickets"] is None else str(player["tickets"]),
                list_cards(player["terrain"], speech, brief) or "–",
                " ".join(known) or "–",
            ]
        )
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip() for row in rows]


def card_letter(card: str, speech: Words) -> str:
    return WILD if card == "locomotive" else speech.name(Name("colour", card), "letter")


def list_cards(cards: dict[str, int], speech: Words, brief: bool) -> str:
    """`2 desert, 1 jungle`, those there are, or in brief `2D 1J`."""
    if brief:
        return " ".join(f"{n}{short_name(name, 1, speech)[:1].upper()}" for name, n in cards.items() if n)
    return ", ".join(f"{n} {short_name(name, n, speech)}" for name, n in cards.items() if n)


def short_name(card: str, count: int, speech: Words) -> str:
    return speech.name(Name("card", card), "short" if count == 1 else "shorts")


def cards(view: Any, speech: Words, columns: int, colour: bool) -> list[str]:
    """What lies face up, the decks, and the own hand."""
    up = [*view["display"], *view["terrain_display"]]
    faces = [(f"[{short_name(name, 1, speech)}]", INK[name]) if name else ("[ ]", "") for name in up]
    decks = speech.say(
        "drawing-decks",
        {
            "trains": view["train_deck"],
            "terrain": view["terrain_deck"],
            "tickets": view["ticket_deck"],
        },
    )
    lines = [*in_lines([(f"{speech.say('drawing-face-up')}:", ""), *faces], columns, colour), decks]
    if view["own"]:
        held = [
            paint(f"{n} {short_name(name, n, speech)}", INK[name], colour)
            for name, n in view["own"]["hand"].items()
            if n
        ]
        lines.append(f"{speech.say('ui-hand')}: {', '.join(held) or '–'}")
    if view["final_round"] is not None and view["turn"]["seat"] is not None:
        lines.append(speech.say("drawing-final-round"))
    return lines


def tickets(view: Any, speech: Words) -> list[str]:
    """The own tickets, complete ones marked; those on offer stand in the question."""
    own = view["own"]
    if not own or not own["tickets"]:
        return []
    lines = [f"{speech.say('drawing-own-tickets')}:"]
    for ticket in own["tickets"]:
        mark = "x" if ticket["complete"] else " "
        lines.append(f"  [{mark}] {speech.name(Name('ticket', ticket['ticket']))} ({ticket['points']})")
    return lines
