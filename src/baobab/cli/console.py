"""Standard output of a command: words, tables, colours where possible, JSON on request."""

import argparse
import json
import os
import shutil
import sys
from contextlib import suppress

from baobab.cli.errors import CATALOGUE, CliError
from baobab.words import Params, Words, words


class Console:
    """Standard output in one language."""

    def __init__(self, lang: str, args: argparse.Namespace) -> None:
        self.lang = lang
        self.json: bool = getattr(args, "json", False)
        self.speech: Words = words(lang, CATALOGUE)
        self.width = shutil.get_terminal_size((100, 40)).columns
        self.colour = (
            sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        )

    def set_language(self, lang: str) -> None:
        """Continue in another language."""
        self.lang = lang
        self.speech = words(lang, CATALOGUE)

    def say(self, key: str, params: Params | None = None) -> None:
        """A message of the command line's own catalogue."""
        self.write(self.speech.say(f"cli-{key}", params))

    def text(self, key: str, params: Params | None = None) -> str:
        return self.speech.say(f"cli-{key}", params)

    def write(self, text: str = "") -> None:
        write_stdout(text + "\n")

    def write_json(self, content: object) -> None:
        self.write(json.dumps(content, ensure_ascii=False, indent=1))

    def bold(self, text: str) -> str:
        return f"\033[1m{text}\033[0m" if self.colour else text

    def dim(self, text: str) -> str:
        return f"\033[2m{text}\033[0m" if self.colour else text

    def write_table(self, rows: list[list[str]], right: frozenset[int] = frozenset()) -> None:
        """Columns of text as wide as they need, those in `right` aligned to the right."""
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        for row in rows:
            cells = [
                cell.rjust(w) if i in right else cell.ljust(w)
                for i, (cell, w) in enumerate(zip(row, widths, strict=True))
            ]
            self.write("  ".join(cells).rstrip())


def write_stdout(text: str) -> None:
    """Write to standard output and flush, or raise an error that says why not (usually a full disk)."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has read enough
        raise
    except OSError as error:
        discard_stdout()
        why = error.strerror or str(error)
        raise CliError("error-output", {"why": why}) from error


def discard_stdout() -> None:
    """Write nothing more: Python would try again at exit, and complain a second time."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


class ProgressBar:
    """A progress bar on standard error, shown only on a terminal."""

    def __init__(self, console: Console, total: float, unit: str) -> None:
        self.console = console
        self.total = total
        self.unit = unit
        self.watched = sys.stderr.isatty()

    def show(self, done: float, note: str = "") -> None:
        if self.watched:
            share = min(done / self.total, 1.0) if self.total else 0.0
            full = round(share * 30)
            sys.stderr.write(f"\r\033[K{'█' * full}{'░' * (30 - full)} {share:4.0%}  {note}")
            sys.stderr.flush()

    def close(self) -> None:
        if self.watched:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
