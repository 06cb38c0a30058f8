"""Files that are written whole or not at all, by writing beside them and renaming."""

from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
