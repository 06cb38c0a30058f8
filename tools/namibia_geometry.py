"""Where everything lies on the board of Namibia, for drawing: hexagons, sides, ports, market, the country.

    python -m tools.namibia_geometry namibia-50m.geojson

reads the outline of the country (Natural Earth, 1:50m, public domain; longitudes and latitudes), lays it
under the hexagons of the title's map and writes `geometry.json` into the title's folder. Spaces and sides are
called as in moves: `D2`, `D2-E3`, `A7-NE`.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

from tools.africa_coast import Point, Ring, best_fit, on_canvas, simplify_ring

from baobab.titles.namibia.board import PORT, SIDES, Board
from baobab.titles.namibia.title import Namibia

SIZE = 50.0
"""From the middle of a hexagon to its corners."""

MARGIN = 40.0
TOLERANCE = 3.0
COLUMN, ROW = 55.0, 50.0
MARKET = (770.0, 100.0)
"""Distances between the columns and rows of the market, and its upper left corner."""

DISC = 1.25
"""How far out at sea a port's disc lies, in sizes of a hexagon."""


def centre(q: int, r: int) -> Point:
    return MARGIN + SIZE * math.sqrt(3) * (q + r / 2 + 0.5), MARGIN + SIZE * (1.5 * r + 1)


def corners(middle: Point) -> list[Point]:
    """The corners clockwise, from the one north of the east side on."""
    x, y = middle
    angles = [math.radians(60 * i - 30) for i in range(SIDES)]
    return [(x + SIZE * math.cos(angle), y + SIZE * math.sin(angle)) for angle in angles]


def round_point(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def sides(board: Board, middles: list[Point]) -> dict[str, dict[str, Any]]:
    """Every side with its two ends; whether it faces the sea, and whether its track is printed."""
    found: dict[str, dict[str, Any]] = {}
    for space, middle in enumerate(middles):
        ring = corners(middle)
        for i in range(SIDES):
            edge = int(board.sides[space * SIDES + i])
            found.setdefault(
                board.edges.names[edge],
                {
                    "ends": [round_point(ring[i]), round_point(ring[(i + 1) % SIDES])],
                    "seaward": board.buildable[edge] == 0,
                    "printed": board.printed[edge] == 1,
                },
            )
    return found


def ports(board: Board, middles: list[Point]) -> dict[str, dict[str, Any]]:
    """Each port with its seaward sides, and the place of its disc beyond them."""
    found = {}
    for space, middle in enumerate(middles):
        if board.kind[space] != PORT:
            continue
        ring = corners(middle)
        seaward = [i for i in range(SIDES) if board.buildable[board.sides[space * SIDES + i]] == 0]
        out_x = sum(ring[i][0] + ring[(i + 1) % SIDES][0] - 2 * middle[0] for i in seaward)
        out_y = sum(ring[i][1] + ring[(i + 1) % SIDES][1] - 2 * middle[1] for i in seaward)
        far = DISC * SIZE / math.hypot(out_x, out_y)
        names = [board.edges.names[board.sides[space * SIDES + i]] for i in seaward]
        disc = round_point((middle[0] + out_x * far, middle[1] + out_y * far))
        found[board.spaces.names[space]] = {"disc": disc, "seaward": names}
    return found


def market(board: Board) -> dict[str, Any]:
    """The columns of the market from left to right and its rows from 0, for price, demand and supply."""
    left, top = MARKET
    highest = int(board.figures.highest)
    return {
        "columns": {name: left + COLUMN * i for i, name in enumerate(board.commodities.names)},
        "rows": [top + ROW * (highest - value) for value in range(highest + 1)],
        "box": [COLUMN, ROW],
    }


def geometry(outline: Path) -> dict[str, Any]:
    board = Namibia().board
    middles = [centre(q, r) for q, r in board.places]
    shape = json.loads(outline.read_text(encoding="utf-8"))["features"][0]["geometry"]
    country: Ring = [(x, y) for x, y in shape["coordinates"][0][:-1]]
    fit = best_fit(country, middles, SIZE)
    return {
        "provenance": "reconstructed map; outline found: Natural Earth, 1:50m countries (public domain)",
        "note": "Where the spaces and sides of data.json are drawn; made by tools/namibia_geometry.py.",
        "canvas": [1000, 1000],
        "size": SIZE,
        "spaces": {name: round_point(middles[i]) for i, name in enumerate(board.spaces.names)},
        "edges": sides(board, middles),
        "ports": ports(board, middles),
        "market": market(board),
        "outline": [round_point(point) for point in simplify_ring(on_canvas(country, fit), TOLERANCE)],
    }


def write(found: dict[str, Any]) -> str:
    """JSON with one space or side a line."""
    parts = []
    for name, value in found.items():
        if name in ("spaces", "edges", "ports"):
            lines = ",\n".join(
                f"  {json.dumps(key, ensure_ascii=False)}: {json.dumps(item)}" for key, item in value.items()
            )
            parts.append(f' "{name}": {{\n{lines}\n }}')
        else:
            parts.append(f' "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("outline", type=Path, help="the outline of the country, GeoJSON")
    args = parser.parse_args()
    folder = Path(__file__).parents[1] / "src" / "baobab" / "titles" / "namibia"
    (folder / "geometry.json").write_text(write(geometry(args.outline)), encoding="utf-8")


if __name__ == "__main__":
    main()
