"""The example title of docs/adding-a-title.md, written out as the page shows it."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-title.md"
WINDFALL = "windfall=windfall.title:Windfall"
"""How a house that has it as a guest names it."""


def write_windfall(folder: Path) -> list[Path]:
    """The files that the page shows: a path on a line of its own, and below it what the file holds."""
    shown = re.findall(
        r"^`([\w./]+)`\n\n```\w*\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    for name, text in shown:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name, _ in shown]
