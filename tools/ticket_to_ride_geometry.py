"""Make the geometry of the Ticket to Ride board: coast, borders, places and tracks on one canvas.

    python tools/ticket_to_ride_geometry.py OUTLINE.geojson COUNTRIES.geojson

Writes `geometry.json` beside the title's data. Outlines are Natural Earth's (public domain): the continent at
1:50m and the countries at 1:110m, in longitude and latitude. Places stand where the data file has them, on
its canvas; the same projection brings the outlines there. The two tracks of a double route lie side by side.
"""

import json
import sys
from pathlib import Path
from typing import Any

from baobab.kernel.data import read_data
from baobab.titles.ticket_to_ride.board import GREY, Board

FOLDER = Path(__file__).parents[1] / "src/baobab/titles/ticket_to_ride"
SIZE = 1000
MARGIN = 40
TRACK_GAP = 9
CAR = 0.82
Point = tuple[float, float]


def project(lon: float, lat: float) -> Point:
    """Equirectangular, as the places of the data file are projected."""
    return 60 + (lon - 7) * 20.9, 20 + (14.3 - lat) * 19.7


def clip(ring: list[Point]) -> list[Point]:
    """A ring cut to the canvas and a margin around it (Sutherland and Hodgman)."""
    low, high = -MARGIN, SIZE + MARGIN
    for axis, bound, sign in ((0, low, 1), (0, high, -1), (1, low, 1), (1, high, -1)):
        ring = cut(ring, axis, bound, sign)
    return ring


def cut(ring: list[Point], axis: int, bound: float, sign: int) -> list[Point]:
    kept: list[Point] = []
    for i, here in enumerate(ring):
        before = ring[i - 1]
        inside = [(point[axis] - bound) * sign >= 0 for point in (before, here)]
        if inside[0] != inside[1]:
            share = (bound - before[axis]) / (here[axis] - before[axis])
            kept.append(tuple(a + (b - a) * share for a, b in zip(before, here, strict=True)))  # type: ignore[arg-type]
        if inside[1]:
            kept.append(here)
    return kept


def rings(geometry: dict[str, Any]) -> list[list[list[float]]]:
    """The outer rings of an outline on the canvas, those that are large enough to see."""
    shapes = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    found = []
    for shape in shapes:
        ring = clip([project(*point[:2]) for point in shape[0]])
        rounded = [[round(x, 1), round(y, 1)] for x, y in ring]
        thinned = [p for i, p in enumerate(rounded) if i == 0 or p != rounded[i - 1]]
        if len(thinned) > 3 and area(thinned) > 20:
            found.append(thinned)
    return found


def area(ring: list[list[float]]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def places() -> dict[str, dict[str, object]]:
    """Every node where it is drawn."""
    data = json.loads((FOLDER / "data.json").read_text("utf-8"))
    found = {}
    for item in data["cities"]["items"]:
        found[item["id"]] = {"x": item["x"], "y": item["y"], "kind": item["kind"]}
    for item in data["countries"]["terminals"]:
        kind = "terminal" if item["dead_end"] else "zone"
        found[item["id"]] = {"x": item["x"], "y": item["y"], "kind": kind, "country": item["country"]}
    return found


def track(board: Board, route: int, at: dict[str, dict[str, Any]]) -> dict[str, object]:
    """A route as its spaces, each a short line; the tracks of a double route are moved apart."""
    ends = [at[board.nodes.names[node[route]]] for node in (board.from_node, board.to_node)]
    (ax, ay), (bx, by) = ((float(end["x"]), float(end["y"])) for end in ends)
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    twin = int(board.twin[route])
    side = 0 if twin < 0 else (1 if route < twin else -1)
    dx, dy = -(by - ay) / far * TRACK_GAP / 2 * side, (bx - ax) / far * TRACK_GAP / 2 * side
    length = int(board.length[route])
    inset = min(10.0, far / 6)
    spaces = []
    for space in range(length):
        line = []
        for part in (space + (1 - CAR) / 2, space + (1 + CAR) / 2):
            share = (inset + (far - 2 * inset) * part / length) / far
            line.append([round(ax + (bx - ax) * share + dx, 1), round(ay + (by - ay) * share + dy, 1)])
        spaces.append(line)
    colour = int(board.colour[route])
    return {
        "colour": "grey" if colour == GREY else board.train_cards.names[colour],
        "ferry": int(board.ferry[route]),
        "spaces": spaces,
    }


def main() -> None:
    outline, countries = (json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:3])
    board = Board(read_data(FOLDER / "data.json"))
    at = places()
    geometry = {
        "source": "outlines: Natural Earth (public domain); places: data.json; tracks: computed",
        "canvas": {"width": SIZE, "height": SIZE},
        "coast": rings(outline["geometry"]),
        "borders": {
            feature["properties"]["name"]: lines
            for feature in countries["features"]
            if (lines := rings(feature["geometry"]))
        },
        "places": at,
        "routes": {name: track(board, route, at) for route, name in enumerate(board.routes.names)},
    }
    text = json.dumps(geometry, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / "geometry.json").write_text(text.replace('},"', '},\n"') + "\n", "utf-8")


if __name__ == "__main__":
    main()
