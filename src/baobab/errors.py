"""The errors that a person can cause. Each says what was wrong, with the value, and what would be right.

An error carries a key of the catalogue and its parameters, never a sentence: it is worded where it is shown,
in the language of whoever reads it. A mistake of ours is no ``BaobabError`` but an ordinary Python error.

    >>> trouble = UnknownTitleError("error-unknown-title", {"name": "afrika", "known": ["africa", "namibia"]})
    >>> str(trouble)
    'There is no game called “afrika”. There are africa and namibia.'
    >>> trouble.words("it")
    "Non c'è nessun gioco che si chiama “afrika”. Ci sono africa e namibia."
"""

from collections.abc import Sequence
from pathlib import Path

from baobab.words import MissingWordsError, Params, Phrase, words


class BaobabError(Exception):
    """Base of all errors a person can cause: ``key`` and ``params`` of a message.

    ``folders`` are the catalogues of the title, where the message or the names in it are not common words.
    """

    def __init__(self, key: str, params: Params | None = None, *, folders: Sequence[Path] = ()) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Params = dict(params or {})
        self.folders = tuple(folders)

    @property
    def phrase(self) -> Phrase:
        """The same without the error, to stand inside another message."""
        return Phrase(self.key, self.params)

    def words(self, lang: str, players: Sequence[str] = ()) -> str:
        """The sentence in a language, with the players' names if they are known."""
        return words(lang, *self.folders, players=players).say(self.key, self.params)

    def __str__(self) -> str:
        try:
            return self.words("en")
        except (MissingWordsError, TypeError) as gap:
            # A traceback must not hide the first trouble behind this one.
            return f"{self.key} {dict(self.params)} ({gap})"


class UnknownVersionError(BaobabError, LookupError):
    """A version of a title whose rules or data are not here."""


class NotationError(BaobabError, ValueError):
    """A move text that cannot be read."""


class SubjectError(NotationError):
    """A thing to look at that cannot be read, or that is not there."""


class AmbiguousNotationError(NotationError):
    """A move text that can be read as several moves."""


class IllegalActionError(BaobabError, ValueError):
    """A move that can be read and is not allowed now; ``reason`` is the kernel's, with the clause."""

    def __init__(
        self, key: str, params: Params | None = None, *, reason: object = None, folders: Sequence[Path] = ()
    ) -> None:
        super().__init__(key, params, folders=folders)
        self.reason = reason


class PositionError(BaobabError, ValueError):
    """A position text that cannot be read, or that cannot come up in the game."""

    @property
    def field(self) -> str | None:
        """The field of the position that is wrong, where it is one."""
        value = self.params.get("field")
        return value if isinstance(value, str) else None


class RecordError(BaobabError, ValueError):
    """A record that cannot be read or replayed."""

    @property
    def line(self) -> int | None:
        """The line that is wrong, counted from 1, where it is one."""
        value = self.params.get("line")
        return value if isinstance(value, int) else None


class DataError(BaobabError, ValueError):
    """A title's data file that does not fit the rules."""

    @property
    def path(self) -> str | None:
        """Where in the data, as keys joined by points: ``board.spaces.C7``."""
        value = self.params.get("path")
        return value if isinstance(value, str) else None


class OptionError(BaobabError, ValueError):
    """An option, or a number of players, that the title does not have."""


class UnknownTitleError(BaobabError, LookupError):
    """No title of this name."""


class GameOverError(BaobabError):
    """A move in a game that is over."""


class UndoBarrierError(BaobabError):
    """Nothing can be undone from here: chance, another seat or new knowledge came between."""
