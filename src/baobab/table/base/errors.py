"""The errors of a table: what somebody asked for that cannot be, worded by the table's own catalogue."""

from collections.abc import Sequence
from pathlib import Path

from baobab.errors import BaobabError
from baobab.words import Params

WORDS_FOLDER = Path(__file__).parents[1] / "words"


class TableError(BaobabError):
    """An error whose message is in the table's catalogue; `folders` are further ones, such as a title's."""

    def __init__(self, key: str, params: Params | None = None, *, folders: Sequence[Path] = ()) -> None:
        super().__init__(key, params, folders=(WORDS_FOLDER, *folders))


class NoSuchTableError(TableError):
    """No table has this name."""

    def __init__(self) -> None:
        super().__init__("error-no-table")


class ForbiddenError(TableError):
    """Somebody may not do this at this table."""
