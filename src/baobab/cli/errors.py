"""Errors of the command line, worded in its own catalogue."""

from collections.abc import Sequence
from pathlib import Path

from baobab.errors import BaobabError
from baobab.words import Params

CATALOGUE = Path(__file__).with_name("words")


class CliError(BaobabError):
    """A mistake made at the command line; `folders` are further catalogues that the message needs."""

    def __init__(self, key: str, params: Params | None = None, *, folders: Sequence[Path] = ()) -> None:
        super().__init__(key, params, folders=[CATALOGUE, *folders])


class UsageError(CliError):
    """A command line that makes no sense."""
