# not compiled
"""Pictures in text for a terminal: what the drawings of all titles share."""

from typing import Any

from baobab.kernel.title import View
from baobab.words import Name, Param, Words

GAP = 3
"""Columns between a map and what stands beside it."""

Line = tuple[str, int]
"""A line of a picture and its visible length; colours take no room."""


class Picture:
    """What is needed everywhere while a picture is made: the view, the words, and whether it is coloured."""

    def __init__(self, view: View, speech: Words, colour: bool) -> None:
        self.view: dict[str, Any] = dict(view)
        self.speech = speech
        self.colour = colour

    def paint(self, text: str, code: str) -> str:
        return paint(text, code, self.colour)

    def say(self, key: str, **params: Param) -> str:
        return self.speech.say(key, params)

    def name(self, kind: str, id: str, form: str = "") -> str:
        return self.speech.name(Name(kind, id), form)

    def seat_name(self, seat: int) -> str:
        return self.name("seat", str(seat))


def paint(text: str, code: str, colour: bool) -> str:
    """A text in the colour of a terminal's escape code (`1;97`), if there are colours and it has one."""
    return f"\x1b[{code}m{text}\x1b[0m" if colour and code else text


def set_beside(chart: list[Line], lines: list[str]) -> str:
    """A map and, to the right of it, other lines."""
    wide = max(length for _, length in chart)
    rows = []
    for i in range(max(len(chart), len(lines))):
        text, length = chart[i] if i < len(chart) else ("", 0)
        more = lines[i] if i < len(lines) else ""
        rows.append((text + " " * (wide - length + GAP) + more if more else text).rstrip())
    return "\n".join(rows)
