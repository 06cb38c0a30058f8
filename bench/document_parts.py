"""The document that shows what was measured, and the parts of it that are made from the figures."""

from pathlib import Path

from baobab.arena.svg import COLOURS
from baobab.titles import names

DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"
END = "<!-- up to here -->\n"
COLOUR = dict(zip(names(), COLOURS, strict=False))
"""Each title has a colour of its own, the same in all pictures."""


def replace_part(text: str, source: str, part: str) -> str:
    """The text with a part of it new: from the line that names its source to the next that ends a part."""
    before, begin, rest = text.partition(f"<!-- from {source} -->\n")
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"{DOCUMENT.name} has no lines <!-- from {source} --> and {END.strip()}")
    return f"{before}{begin}\n{part}\n{end}{after}"
