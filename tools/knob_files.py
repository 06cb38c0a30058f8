"""Knob files as the tools read and change them, and files of bounds for single figures."""

import json
from pathlib import Path
from typing import Any

from baobab.bots.knobs import Knobs, knobs_of, parse_knobs
from baobab.errors import DataError
from baobab.kernel.data import Data, read_data
from baobab.kernel.title import Title

Bounds = dict[str, tuple[int, int]]
"""The low and the high figure of weights and settings, by name."""


def make_knobs(title: Title, content: dict[str, Any]) -> Knobs:
    return parse_knobs(title, Data(json.dumps(content)).root)


def load_knobs(title: Title, given: str) -> Knobs:
    """The knobs of a file, or else those of the title; errors name the file."""
    try:
        return knobs_of(title, given)
    except DataError as wrong:
        raise ValueError(f"{given or title.folder / 'knobs.json'}: {wrong}") from wrong


def read_content(title: Title, file: Path) -> dict[str, Any]:
    """The content of a knob file, every name checked."""
    load_knobs(title, str(file))
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


def read_bounds(file: Path) -> Bounds:
    bounds: Bounds = {}
    for name, pair in read_data(file).root.value.items():
        match pair:
            case [int(low), int(high)] if low <= high and bool not in map(type, pair):
                bounds[name] = low, high
            case _:
                wanted = "two whole numbers are wanted, the low one first"
                raise ValueError(f"{file}: {name}: {wanted}, not {json.dumps(pair)}")
    return bounds
