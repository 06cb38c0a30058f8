"""Notes: what rules say to people, as a key and parameters; words are made elsewhere."""

from typing import Final

from baobab.words import Params, Phrase

NOT_NOW: Final = "not-now"
"""The key of the one generic reason: this kind of answer is not what is being asked."""


class Note:
    """A message of a title's catalogue with its parameters.

    `rank` puts previews of long lists in order: answers with the larger ones come first.
    """

    def __init__(self, key: str, params: Params | None = None, rank: int = 0) -> None:
        self.key = key
        self.params: Params = params if params is not None else {}
        self.rank = rank

    def phrase(self) -> Phrase:
        """The note as words.py takes it."""
        return Phrase(self.key, self.params)

    def __repr__(self) -> str:
        return f"{self.key} {dict(self.params)}"


class Reason(Note):
    """Why an action is not allowed: the clause that forbids it, and how to say so (`reason-KEY`)."""

    def __init__(self, clause: str, key: str, params: Params | None = None) -> None:
        super().__init__(f"reason-{key}", params)
        self.clause = clause

    def generic(self) -> bool:
        """Does this say no more than that something else is being asked?"""
        return self.key == f"reason-{NOT_NOW}"


class Fault(Note):
    """What is impossible about a position: the field, the clause, and how to say so (`fault-KEY`)."""

    def __init__(self, field: str, clause: str, key: str, params: Params | None = None) -> None:
        super().__init__(f"fault-{key}", params)
        self.field = field
        self.clause = clause
