"""Draws a position as the terminal shows it, as an SVG for the README.

usage: python tools/terminal_picture.py TITLE SEATS SEED DECISIONS LANGUAGE FILE
"""

import re
import sys
from html import escape
from pathlib import Path

import baobab
from baobab.kernel.luck import Rng

PLAYERS = ["Anna", "Bruno", "Chiara", "Dario", "Elena"]
WIDTH, LINE, LETTER, MARGIN = 112, 19, 8.43, 18
PAPER, INK = "#1d1b17", "#e9e2d3"
DARK = ["#5c564b", "#e5675f", "#7fbf6a", "#e0b34c", "#6fa3e0", "#c58ad6", "#5fc2b8", INK]
BRIGHT = ["#8d8676", "#ff8a80", "#a5dc90", "#ffd36e", "#93c2ff", "#e2aef0", "#88e0d6", "#ffffff"]
COLOURS = {30 + i: colour for i, colour in enumerate(DARK)} | {
    90 + i: colour for i, colour in enumerate(BRIGHT)
}
CODE = re.compile(r"\033\[([0-9;]*)m")
IDLE = {"pass", "travel"}


def play_to_moment(title: str, seats: int, seed: int, decisions: int) -> baobab.Game:
    """A game after some random decisions that avoid idle answers."""
    game, rng = baobab.new(title, seats=seats, seed=seed), Rng(seed)
    game.players = PLAYERS[:seats]
    for _ in range(decisions):
        if game.over:
            break
        legal = game.legal()
        eager = [action for action in legal if action.split()[0] not in IDLE] or legal
        game.play(eager[rng.below(len(eager))])
    return game


def render_svg(text: str) -> str:
    """Terminal text with colour codes as an SVG."""
    lines = text.split("\n")
    longest = max(len(CODE.sub("", line)) for line in lines)
    width, height = round(longest * LETTER + 2 * MARGIN), len(lines) * LINE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14">',
        f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
    ]
    for number, line in enumerate(lines):
        y = MARGIN + (number + 1) * LINE - 5
        parts += spans(line, y)
    return "\n".join([*parts, "</svg>"]) + "\n"


def deep_colour(number: int) -> str:
    """One of the 216 colours of the cube that terminals know."""
    steps = (0, 95, 135, 175, 215, 255)
    place = max(number - 16, 0) % 216
    return f"#{steps[place // 36]:02x}{steps[place // 6 % 6]:02x}{steps[place % 6]:02x}"


class TextStyle:
    """Colours and weight of text after the codes so far."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.ink, self.paper, self.style = INK, "", ""

    def change(self, codes: str) -> None:
        rest = [int(part) for part in codes.split(";") if part] or [0]
        while rest:
            code = rest.pop(0)
            if code in (38, 48):
                colour = deep_colour(rest[1])
                del rest[:2]
                self.ink, self.paper = (colour, self.paper) if code == 38 else (self.ink, colour)
            elif code == 0:
                self.reset()
            elif code == 1:
                self.style = ' font-weight="700"'
            elif code == 2:
                self.style = ' opacity="0.6"'
            elif code in COLOURS:
                self.ink = COLOURS[code]
            elif code - 10 in COLOURS:
                self.paper = COLOURS[code - 10]


def spans(line: str, y: int) -> list[str]:
    """The pieces of a line, each where it stands and in its colours."""
    found, column, look = [], 0, TextStyle()
    for i, piece in enumerate(CODE.split(line)):
        if i % 2:
            look.change(piece)
            continue
        if look.paper and piece:
            x, width = MARGIN + column * LETTER, len(piece) * LETTER
            box = f'x="{x:.1f}" y="{y - 14}" width="{width:.1f}" height="{LINE}"'
            found.append(f'<rect {box} fill="{look.paper}"/>')
        for word in re.finditer(r"\S+", piece):
            x = MARGIN + (column + word.start()) * LETTER
            place = f'x="{x:.1f}" y="{y}" textLength="{len(word[0]) * LETTER:.1f}"'
            found.append(f'<text {place} fill="{look.ink}"{look.style}>{escape(word[0])}</text>')
        column += len(piece)
    return found


def main() -> None:
    title, seats, seed, decisions, lang, path = sys.argv[1:]
    game = play_to_moment(title, int(seats), int(seed), int(decisions))
    seat = max(game.seat, 0)
    speech = game.words(lang)
    board = game.title.draw(game.view(seat), speech, WIDTH, colour=True)
    told = [f"· {line}" for line in game.log(seat, lang)[-4:]]
    shown = "\n".join([board, "", *told, f"\033[1m{game.prompt(lang)}\033[0m"])
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(render_svg(shown), encoding="utf-8")


if __name__ == "__main__":
    main()
