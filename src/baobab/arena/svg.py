"""SVG pages with a heading and shapes, for light and dark backgrounds."""

import math
from html import escape

WIDTH = 900
COLOURS = ("#2f7d4f", "#c07a2c", "#3f6fb0", "#a8455b", "#7a5ba6", "#2b8c8c", "#8a8a2f", "#7d7168")
STYLE = """
.page { fill: #fffdf8 } .ink { fill: #2b2118 } .soft { fill: #6b5d4f } .grid { stroke: #e9e1d4 }
.mark { stroke: #2b2118 } .equal { stroke: #8a7a68; stroke-dasharray: 5 4 }
@media (prefers-color-scheme: dark) {
.page { fill: #1d1915 } .ink { fill: #f4ede2 } .soft { fill: #b8aa99 } .grid { stroke: #3a332b }
.mark { stroke: #f4ede2 } .equal { stroke: #a5957f } }
"""


class Page:
    """An SVG page being drawn."""

    def __init__(self, height: float, heading: str, *below: str) -> None:
        self.height = height
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
            f'role="img" aria-label="{escape(heading)}" font-family="system-ui, sans-serif" font-size="14">',
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{WIDTH}" height="{height:.0f}" rx="10"/>',
        ]
        self.text(24, 34, heading, size=19, bold=True)
        for number, line in enumerate(below):
            self.text(24, 57 + 19 * number, line, css="soft")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        css: str = "ink",
        anchor: str = "start",
        size: int = 14,
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text class="{css}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{weight}>'
            f"{escape(text)}</text>"
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, css: str, width: float = 1) -> None:
        self.parts.append(
            f'<line class="{css}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke-width="{width}"/>'
        )

    def bar(self, x: float, y: float, width: float, height: float, colour: str, tip: str = "") -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{max(height, 0):.1f}" '
            f'rx="3" fill="{colour}">{f"<title>{escape(tip)}</title>" if tip else ""}</rect>'
        )

    def dot(self, x: float, y: float, colour: str, radius: float = 6) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"/>')

    def curve(self, points: list[tuple[float, float]], colour: str, filled: bool = False) -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        if filled:
            self.parts.append(f'<polygon points="{path}" fill="{colour}" fill-opacity="0.35"/>')
        else:
            self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')

    def whisker(self, low: float, high: float, y: float, upright: bool = False) -> None:
        """An interval from low to high at y; upright, from bottom to top at x = y."""
        lines = [(low, y, high, y), (low, y - 5, low, y + 5), (high, y - 5, high, y + 5)]
        for x1, y1, x2, y2 in lines:
            self.line(*((y1, x1, y2, x2) if upright else (x1, y1, x2, y2)), css="mark", width=1.5)

    def render(self) -> str:
        return "\n".join([*self.parts, "</svg>"]) + "\n"


class Scale:
    """Maps values to coordinates on the page."""

    def __init__(self, low: float, high: float, first: float, last: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.first, self.last = first, last

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.first + share * (self.last - self.first)

    def ticks(self, most: int = 7, least: float = 0.0) -> list[float]:
        """Round values for the axis, at least `least` apart."""
        raw = max((self.high - self.low) / most, least)
        power = 10 ** math.floor(math.log10(raw))
        step = next(power * times for times in (1, 2, 5, 10) if power * times >= raw * 0.999)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def shorten_label(text: str, longest: int = 30) -> str:
    """A label cut in the middle to fit."""
    if len(text) <= longest:
        return text
    half = (longest - 1) // 2
    return f"{text[:half]}…{text[-half:]}"
