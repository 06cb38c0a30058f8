"""Keeping a game: in a file, whole or not at all, also when the process is told to stop."""

import signal
from pathlib import Path

from baobab import atomic_file
from baobab.cli.console import CATALOGUE
from baobab.errors import BaobabError


def interrupt_on_signals() -> None:
    """Take a closed terminal, or the order to stop, for Ctrl-C."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), raise_interrupt)


def raise_interrupt(number: int, frame: object) -> None:
    """The terminal was closed, or the process told to stop: leave as if by Ctrl-C."""
    raise KeyboardInterrupt


def write_save(path: Path, text: str) -> None:
    """Write a game to its file, or say that nothing is lost."""
    try:
        atomic_file.write_atomically(path, text)
    except OSError as error:
        raise BaobabError(
            "error-save", {"path": str(path), "why": error.strerror or str(error)}, folders=[CATALOGUE]
        ) from error
