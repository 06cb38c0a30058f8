"""The land behind the browser's map of Ticket to Ride, small enough to be sent.

    python -m tools.ticket_to_ride_land

Takes the coast and the countries where lines end from the title's `geometry.json` (Natural Earth, public
domain), simplifies the lines, rounds them to whole units, leaves small islands out, and writes
`web/src/boards/ticket_to_ride/land.json`.
"""

import json
from pathlib import Path

from tools.africa_coast import area, simplify

HOUSE = Path(__file__).parents[1]
GEOMETRY = HOUSE / "src" / "baobab" / "titles" / "ticket_to_ride" / "geometry.json"
LAND = HOUSE / "web" / "src" / "boards" / "ticket_to_ride" / "land.json"
COUNTRIES = {"nigeria": "Nigeria", "chad": "Chad", "sudan": "Sudan"}
TOLERANCE = 1.6
SMALLEST = 400.0
"""Islands of less than this many square units are left out."""

EDGE = -40
"""Where the source cuts the land off, at the left and at the top."""

FAR = -2400
WEST = [[-90, 193], [-128, 207], [-170, 197], [-243, 215], [-312, 178], [-362, 134], [-450, 12]]
"""The coast from Accra to Dakar."""

Ring = list[tuple[float, float]]


def simplify_ring(ring: Ring) -> list[list[int]]:
    """A closed ring with few points, all of them whole numbers. Its two halves are simplified apart."""
    half = len(ring) // 2
    line = simplify(ring[: half + 1], TOLERANCE)[:-1] + simplify([*ring[half:], ring[0]], TOLERANCE)[:-1]
    return [[round(x), round(y)] for x, y in line]


def extend_past_edge(ring: list[list[int]]) -> list[list[int]]:
    """What the source cuts off at its edge runs on: west to the Atlantic, and north along the Red Sea."""
    found: list[list[int]] = []
    for x, y in ring:
        if x > EDGE and y > EDGE:
            found.append([x, y])
        elif y > EDGE:
            found += [[x, y], *WEST]
        else:
            found.append([WEST[-1][0] if x <= EDGE else x + FAR // 3, FAR])
    return found


def main() -> None:
    geometry = json.loads(GEOMETRY.read_text())
    coast = [simplify_ring([(x, y) for x, y in ring]) for ring in geometry["coast"]]
    land = {
        "provenance": f"simplified from geometry.json: {geometry['source']}",
        "coast": [extend_past_edge(ring) for ring in coast if area([(x, y) for x, y in ring]) > SMALLEST],
        "countries": {
            name: [
                extend_past_edge(simplify_ring([(x, y) for x, y in ring]))
                for ring in geometry["borders"][known]
            ]
            for name, known in COUNTRIES.items()
        },
    }
    LAND.parent.mkdir(exist_ok=True)
    LAND.write_text(json.dumps(land, separators=(",", ":")) + "\n")
    print(f"{sum(len(ring) for ring in land['coast'])} points of coast, {LAND.stat().st_size} bytes")


if __name__ == "__main__":
    main()
