"""Command-line options that tools and benchmarks share, checked before anything is played."""

import argparse
import math
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from baobab.cli.parse import MOST_SEED
from baobab.kernel.title import Title


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""
    wanted = f"at least {least}" if most is None else f"{least} to {most}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{wanted} is wanted, as a whole number, not {text}")
        return number

    return read


seed_number = whole_number(0, MOST_SEED)


def positive_number(text: str) -> float:
    """Reads a number that something can be multiplied by or compared with."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"a number above 0 is wanted, not {text}")
    return number


def names_among(known: Sequence[str]) -> Callable[[str], list[str]]:
    """Reads names with commas between them."""

    def read(text: str) -> list[str]:
        names = list(dict.fromkeys(text.split(",")))
        for name in names:
            if name not in known:
                raise argparse.ArgumentTypeError(f"some of {', '.join(known)} are wanted, not {name!r}")
        return names

    return read


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="else the fewest that the title has")


def seats_of(parser: argparse.ArgumentParser, title: Title, given: int | None) -> int:
    """How many play: as many as were asked for, if the title has a table for them, or as few as it can."""
    if given is None:
        return int(title.seats[0])
    if given not in title.seats:
        parser.error(f"--seats: {title.name} has {title.seats[0]} to {title.seats[-1]}, not {given}")
    return given


def check_writable(parser: argparse.ArgumentParser, option: str, file: Path) -> None:
    """Refuse a file that cannot be written; an existing file stays as it is."""
    try:
        there = file.exists()
        with file.open("a", encoding="utf-8"):
            pass
        if not there:
            file.unlink()
    except OSError as error:
        parser.error(f"{option}: {file} cannot be written: {error.strerror}")


def make_folder(parser: argparse.ArgumentParser, option: str, folder: Path) -> None:
    """Refuse a folder that cannot be made or that nothing can be put into."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        parser.error(f"{option}: {folder} cannot be used: {error.strerror}")
