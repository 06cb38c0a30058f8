"""The document that shows what was measured, and the parts of it that are made from the figures."""

from pathlib import Path

DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"
END = "<!-- up to here -->\n"


def with_part(text: str, source: str, part: str) -> str:
    """The text with a part of it new: from the line that names its source to the next that ends a part."""
    before, begin, rest = text.partition(f"<!-- from {source} -->\n")
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"{DOCUMENT.name} has no lines <!-- from {source} --> and {END.strip()}")
    return f"{before}{begin}\n{part}\n{end}{after}"
