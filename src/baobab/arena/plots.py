"""Pictures."""

from collections.abc import Sequence
from pathlib import Path

from baobab.arena.play import Result
from baobab.words import Words


def draw_all(data: dict[str, object], results: Sequence[Result], folder: Path, speech: Words) -> list[Path]:
    return []
