"""The land behind the browser's map of Namibia: `python -m tools.namibia_land`.

The hexagons of the title's map are a stylised country, wider than the real one. This takes the outline of the
real one from `geometry.json` (Natural Earth, public domain), bends it so that its coast runs along the
seaward sides of the hexagons and its border around the others, lets the coast run on north and south, and
writes `web/src/boards/namibia/land.json`, with the sides of the hexagons that lie at the sea.
"""

import json
from bisect import bisect
from pathlib import Path

HOUSE = Path(__file__).parents[1]
GEOMETRY = HOUSE / "src" / "baobab" / "titles" / "namibia" / "geometry.json"
LAND = HOUSE / "web" / "src" / "boards" / "namibia" / "land.json"

Line = list[tuple[float, float]]

SHORE: Line = [
    (40, 108), (90, 110), (165, 116), (240, 110), (315, 150), (390, 160), (465, 152), (540, 196), (615, 203),
    (690, 200), (765, 300), (840, 328), (915, 326), (960, 352),
]  # fmt: skip
"""Where the coast of the map is, as x by y: left of the mines, through the middle of the ports."""

NORTH: Line = [(2200, -2400), (420, -1500), (150, -800), (60, -420), (100, -240), (84, -90), (96, 0)]
SOUTH: Line = [(376, 1000), (410, 1090), (440, 1250), (560, 1500), (900, 1700), (2600, 1600)]
"""The coast of Angola and that of South Africa, roughly."""

FAR = 4000.0
EAST = 655.0
"""The border in the east."""

CAPRIVI = 752.0
TOP = 28.0
"""The north border, above the first row of hexagons, and where the strip ends."""


def interpolate(line: Line, at: float) -> float:
    """The value of a line at a place, both ends run on level."""
    places = [place for place, _ in line]
    n = bisect(places, at)
    if n == 0 or n == len(line):
        return line[min(n, len(line) - 1)][1]
    (a, u), (b, v) = line[n - 1], line[n]
    return u + (v - u) * (at - a) / (b - a)


def coast(outline: Line) -> Line:
    """The part of the outline from the mouth of the Kunene to that of the Orange, from north to south."""
    west = [point for point in outline if point[0] < 160 + point[1] * 0.24]
    return sorted(west, key=lambda point: point[1])


def smooth_line(line: Line) -> Line:
    """The same coast without its bays: x by y, from every fourth point."""
    return [(y, x) for x, y in [*line[::4], line[-1]]]


def bend_to_coast(point: tuple[float, float], real: Line) -> tuple[int, int]:
    """A point of the real country on the map: between coast and border as far along as it was."""
    x, y = point
    west, east = interpolate(real, y), 589.0 if y < 424 else 540.0
    if x > 589:
        to = EAST + (x - 589) * (CAPRIVI - EAST) / (798 - 589)
    else:
        to = interpolate(SHORE, y) + (x - west) * (EAST - interpolate(SHORE, y)) / (east - west)
    return round(to), round(y - (y - TOP) * max(0.0, 1 - y / 160) * 0.9 if y < 160 else y)


def main() -> None:
    geometry = json.loads(GEOMETRY.read_text())
    outline: Line = [(x, y) for x, y in geometry["outline"]]
    shore = coast(outline)
    real = smooth_line(shore)
    sea = [bend_to_coast(point, real) for point in shore]
    ring = [*NORTH, *sea, *SOUTH, (FAR, 1600.0), (FAR, -2400.0)]
    land = {
        "provenance": "bent to the hexagons from geometry.json: Natural Earth, 1:50m (public domain)",
        "land": [[round(x), round(y)] for x, y in ring],
        "country": [list(bend_to_coast(point, real)) for point in outline],
        "sea": [edge for edge, side in geometry["edges"].items() if side["seaward"]],
    }
    LAND.write_text(json.dumps(land, separators=(",", ":")) + "\n")
    print(f"{len(sea)} points of coast, {LAND.stat().st_size} bytes")


if __name__ == "__main__":
    main()
