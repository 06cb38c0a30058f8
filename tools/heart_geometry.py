"""Where everything of Heart of Africa is drawn: a file made of the title's own map.

    python tools/heart_geometry.py

reads the polygons in the title's `data.json` (they are ours, and reconstructed) and writes `geometry.json`
beside it: for every area its outline, where its name goes and where pieces stand; the arrows to Madagascar;
the tables of prices and of reputation; and the spaces of the score track around the board.
"""

import json
import math
from pathlib import Path
from typing import Any

TITLE = Path(__file__).parents[1] / "src" / "baobab" / "titles" / "heart_of_africa"
SEATS = 5
MARGIN = 60
"""Width of the border in which the score track runs."""

Point = tuple[float, float]


def inside(point: Point, ring: list[Point]) -> bool:
    """Is a point inside a closed ring? By the parity of the edges to its right."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def clearance(point: Point, ring: list[Point]) -> float:
    """The distance from a point to the nearest edge of a ring; negative outside."""
    x, y = point
    nearest = math.inf
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        dx, dy = x2 - x1, y2 - y1
        along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, math.hypot(x - x1 - along * dx, y - y1 - along * dy))
    return nearest if inside(point, ring) else -nearest


def spots(ring: list[Point], count: int) -> list[Point]:
    """Points inside a ring, far from its edges and from each other, chosen one by one."""
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, bottom = min(y for _, y in ring), max(y for _, y in ring)
    grid = [
        (left + (right - left) * i / 24, top + (bottom - top) * j / 24) for i in range(25) for j in range(25)
    ]
    room = {point: clearance(point, ring) for point in grid if inside(point, ring)}
    chosen: list[Point] = []
    for _ in range(count):
        best = max(room, key=lambda p: min([1.5 * room[p], *(math.dist(p, other) for other in chosen)]))
        chosen.append(best)
    return chosen


def track(spaces: int, width: int, height: int) -> list[Point]:
    """Spaces around the border, from the bottom left corner upwards and clockwise."""
    left, right, top, bottom = MARGIN / 2, width - MARGIN / 2, MARGIN / 2, height - MARGIN / 2
    corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    length = sum(math.dist(a, b) for a, b in sides)
    points = []
    for space in range(spaces):
        way = length * space / spaces
        for a, b in sides:
            side = math.dist(a, b)
            if way <= side:
                points.append((a[0] + (b[0] - a[0]) * way / side, a[1] + (b[1] - a[1]) * way / side))
                break
            way -= side
    return points


def table(values: list[int], x: int, y: int) -> dict[str, object]:
    """A table of rows one below the other, from its upper left corner."""
    return {"x": x, "y": y, "row_height": 34, "width": 120, "values": values}


def geometry(data: dict[str, Any]) -> dict[str, object]:
    board = data["map"]
    size = board["canvas"]["width"] + 2 * MARGIN, board["canvas"]["height"] + 2 * MARGIN
    areas = {}
    for area in board["areas"]:
        ring = [(x + MARGIN, y + MARGIN) for x, y in area["polygon"]]
        places = spots(ring, SEATS + 3)
        areas[area["id"]] = {
            "polygon": ring,
            "label": [area["x"] + MARGIN, area["y"] + MARGIN],
            "resource": places[0],
            "neutrals": places[1],
            "station": places[2],
            "players": places[3:],
        }
    middles = {name: area["label"] for name, area in areas.items()}
    prices, reputation, score = (data[name] for name in ("resource_table", "reputation_table", "score_track"))
    arrows = [{"areas": pair, "line": [middles[pair[0]], middles[pair[1]]]} for pair in board["sea_arrows"]]
    return {
        "provenance": "reconstructed",
        "note": "Made of the map in data.json by tools/heart_geometry.py; x to the right, y downwards.",
        "canvas": list(size),
        "areas": areas,
        "arrows": arrows,
        "impassable": {"europe": [500 + MARGIN, 25 + MARGIN], "arabia": [860 + MARGIN, 260 + MARGIN]},
        "resource_table": table(prices["values"], MARGIN + 30, MARGIN + 540),
        "reputation_table": table(reputation["values"], MARGIN + 180, MARGIN + 540),
        "score_track": track(score["spaces"], *size),
    }


def round_numbers(value: object) -> object:
    if isinstance(value, float):
        return round(value, 1)
    if isinstance(value, dict):
        return {key: round_numbers(item) for key, item in value.items()}
    return [round_numbers(item) for item in value] if isinstance(value, (list, tuple)) else value


def main() -> None:
    data = json.loads((TITLE / "data.json").read_text(encoding="utf-8"))
    text = json.dumps(round_numbers(geometry(data)), separators=(",", ":"))
    text = text.replace('},"', '},\n"').replace(',"polygon"', ',\n "polygon"')
    (TITLE / "geometry.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
