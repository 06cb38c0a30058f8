"""The coast behind the board of Africa, from a public-domain outline: a file for drawing.

    python tools/africa_coast.py africa-outline-50m.geojson

reads the continent (Natural Earth, 1:50m land, public domain; one MultiPolygon of longitudes and latitudes),
lays it under the hexagons of the title's board and writes `geometry.json` into the title's folder. Longitude
and latitude are stretched and shifted apart, so that as much land as possible lies under the hexagons and as
little as possible beside them; lines are simplified, and islands smaller than a hexagon left out.
"""

import argparse
import json
import math
from pathlib import Path

TITLE = Path(__file__).parents[1] / "src" / "baobab" / "titles" / "africa"
GRID = 12.0
"""Distance of the points at which land and hexagons are compared."""

TOLERANCE = 4.0
"""How far a simplified line may run from the true one, on a canvas of 1000."""

ROUNDS = 60

Point = tuple[float, float]
Ring = list[Point]
Fit = tuple[float, float, float, float]
"""x = a * longitude + b, y = c * latitude + d."""


def inside(point: Point, ring: Ring) -> bool:
    """Is a point inside a closed ring? By the parity of the edges to its right."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def area(ring: Ring) -> float:
    return (
        abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True))) / 2
    )


def simplify(line: Ring, tolerance: float) -> Ring:
    """Douglas and Peucker: the fewest points from which the line strays no further than the tolerance."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1)

    def distance(point: Point) -> float:
        if length == 0:
            return math.hypot(point[0] - x1, point[1] - y1)
        return abs((x2 - x1) * (y1 - point[1]) - (x1 - point[0]) * (y2 - y1)) / length

    farthest = max(range(1, len(line) - 1), key=lambda i: distance(line[i]))
    if distance(line[farthest]) <= tolerance:
        return [line[0], line[-1]]
    return simplify(line[: farthest + 1], tolerance)[:-1] + simplify(line[farthest:], tolerance)


def simplify_ring(ring: Ring, tolerance: float) -> Ring:
    """A closed ring, cut at its two most distant corners so that both halves have ends that stay."""
    far = max(range(len(ring)), key=lambda i: math.dist(ring[0], ring[i]))
    return simplify(ring[: far + 1], tolerance)[:-1] + simplify([*ring[far:], ring[0]], tolerance)[:-1]


def on_canvas(ring: Ring, fit: Fit) -> Ring:
    a, b, c, d = fit
    return [(a * x + b, c * y + d) for x, y in ring]


def mismatch(mainland: Ring, fit: Fit, covered: dict[Point, bool]) -> int:
    """At how many points of the grid there is land without hexagon or hexagon without land."""
    ring = on_canvas(mainland, fit)
    return sum(inside(point, ring) != hexagon for point, hexagon in covered.items())


def best_fit(mainland: Ring, centres: list[Point], radius: float) -> Fit:
    """From the bounding boxes on, whatever small change of one figure makes the mismatch smaller."""
    covered = {
        (x * GRID, y * GRID): min(math.dist((x * GRID, y * GRID), centre) for centre in centres)
        <= radius * 0.93
        for x in range(int(1000 / GRID) + 1)
        for y in range(int(1000 / GRID) + 1)
    }
    xs, ys = [p[0] for p in mainland], [p[1] for p in mainland]
    left, right = min(c[0] for c in centres) - radius, max(c[0] for c in centres) + radius
    top, bottom = min(c[1] for c in centres) - radius, max(c[1] for c in centres) + radius
    a, c = (right - left) / (max(xs) - min(xs)), (top - bottom) / (max(ys) - min(ys))
    fit: Fit = (a, left - a * min(xs), c, top - c * max(ys))
    steps = [0.4, 12.0, 0.4, 12.0]
    best = mismatch(mainland, fit, covered)
    for _ in range(ROUNDS):
        better = False
        for place in range(4):
            for sign in (1, -1):
                figures = list(fit)
                figures[place] += sign * steps[place]
                tried: Fit = (figures[0], figures[1], figures[2], figures[3])
                wrong = mismatch(mainland, tried, covered)
                if wrong < best:
                    fit, best, better = tried, wrong, True
        if not better:
            steps = [step / 2 for step in steps]
            if steps[1] < 0.5:
                break
    return fit


def coast(outline: Path) -> dict[str, object]:
    facts = json.loads((TITLE / "data.json").read_text(encoding="utf-8"))
    spaces = facts["spaces"]
    centres = [(item["x"], item["y"]) for item in spaces["items"]]
    found = json.loads(outline.read_text(encoding="utf-8"))
    shape = found["features"][0]["geometry"] if "features" in found else found.get("geometry", found)
    rings: list[Ring] = [[(x, y) for x, y in polygon[0][:-1]] for polygon in shape["coordinates"]]
    rings.sort(key=area, reverse=True)
    fit = best_fit(rings[0], centres, spaces["hex_radius"])
    hexagon = 1.5 * math.sqrt(3) * spaces["hex_radius"] ** 2
    lands = [simplify_ring(on_canvas(ring, fit), TOLERANCE) for ring in rings]
    return {
        "provenance": "found: Natural Earth, 1:50m land (public domain)",
        "note": "The coast behind the hexagons of data.json, on its canvas; made by tools/africa_coast.py.",
        "canvas": spaces["canvas"],
        "fit": {name: round(value, 4) for name, value in zip(("a", "b", "c", "d"), fit, strict=True)},
        "coast": [[[round(x, 1), round(y, 1)] for x, y in ring] for ring in lands if area(ring) >= hexagon],
    }


def write(geometry: dict[str, object]) -> str:
    """JSON with one ring a line."""
    rings = geometry["coast"]
    assert isinstance(rings, list)
    head = json.dumps({**geometry, "coast": []}, indent=1, ensure_ascii=False)
    lines = ",\n".join(f"  {json.dumps(ring)}" for ring in rings)
    return head.replace('"coast": []', f'"coast": [\n{lines}\n ]') + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("outline", type=Path, help="the outline of the continent, GeoJSON")
    args = parser.parse_args()
    geometry = coast(args.outline)
    (TITLE / "geometry.json").write_text(write(geometry), encoding="utf-8")


if __name__ == "__main__":
    main()
