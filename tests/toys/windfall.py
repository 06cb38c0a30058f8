"""The example title of docs/adding-a-title.md, written out as the page shows it."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-title.md"
WINDFALL = "windfall=windfall.title:Windfall"
"""How a house that has it as a guest names it."""


def write_windfall(folder: Path) -> list[Path]:
    """The title's own files, as the page shows them."""
    return write_files(folder, "windfall/")


def write_windfall_board(folder: Path) -> list[Path]:
    """What the title brings for the browser, to be written into a copy of the client's sources."""
    return write_files(folder, "web/")


def write_files(folder: Path, under: str) -> list[Path]:
    """Files that the page shows: a path on a line of its own, and below it what the file holds."""
    shown = re.findall(
        r"^`([\w./]+)`\n\n```\w*\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    wanted = [(name, text) for name, text in shown if name.startswith(under)]
    for name, text in wanted:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name, _ in wanted]
