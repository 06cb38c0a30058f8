"""Writes `src/baobab/titles/great_zimbabwe/geometry.json`: where everything of the board is drawn.

    python tools/zimbabwe_geometry.py

All lengths are in the units of a canvas on which a cell is 40 wide. Nothing is copied from the box: places
come from the layouts of `data.json`, shapes and sizes of pieces are ours.
"""

import json
from pathlib import Path

ROOM = Path(__file__).resolve().parents[1] / "src" / "baobab" / "titles" / "great_zimbabwe"
CELL = 40
MARGIN = 24


def geometry(data: dict[str, dict[str, object]]) -> dict[str, object]:
    """Canvas, tiles by number of players, shapes of craftsmen, monuments by level."""
    tiles, layouts = data["tiles"], data["layouts"]
    size = tiles["size"]
    items = layouts["items"]
    assert isinstance(size, int)
    assert isinstance(items, dict)
    boards = {}
    for seats, rows in items.items():
        places = [
            {
                "place": row * 3 + column + 1,
                "x": MARGIN + column * size * CELL,
                "y": MARGIN + row * size * CELL,
            }
            for row, line in enumerate(rows)
            for column, mark in enumerate(line)
            if mark != "-"
        ]
        wide, high = len(rows[0]) * size * CELL, len(rows) * size * CELL
        boards[seats] = {"canvas": [wide + 2 * MARGIN, high + 2 * MARGIN], "tiles": places}
    return {
        "provenance": "reconstructed",
        "note": "Made by tools/zimbabwe_geometry.py from the layouts of data.json; sizes of pieces are ours.",
        "cell": CELL,
        "margin": MARGIN,
        "tile_cells": size,
        "columns": 3 * size,
        "rows": 3 * size,
        "boards": boards,
        "craftsmen": {
            "across": {"cells": [[0, 0], [1, 0]], "width": 2 * CELL, "height": CELL},
            "down": {"cells": [[0, 0], [0, 1]], "width": CELL, "height": 2 * CELL},
            "square": {"cells": [[0, 0], [1, 0], [0, 1], [1, 1]], "width": 2 * CELL, "height": 2 * CELL},
        },
        "monuments": {
            str(level): {"discs": level, "radius": 16 - level, "rise": 5 * (level - 1)}
            for level in range(1, 6)
        },
        "used_marker": {"x": CELL * 3 // 4, "y": CELL // 4, "radius": 6},
    }


def main() -> None:
    data = json.loads((ROOM / "data.json").read_text(encoding="utf-8"))
    text = json.dumps(geometry(data), indent=1)
    (ROOM / "geometry.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
