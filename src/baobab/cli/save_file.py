"""The file that a game in the terminal is saved to, whole or not at all."""

from pathlib import Path

from baobab.atomic_file import write_atomically
from baobab.cli.errors import CliError


def write_save(path: Path, text: str) -> None:
    """Write a game to its file; the error says that nothing is lost."""
    try:
        write_atomically(path, text)
    except OSError as error:
        raise CliError("error-save", {"path": str(path), "why": error.strerror or str(error)}) from error
