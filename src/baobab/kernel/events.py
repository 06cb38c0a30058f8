"""Events: what happened while an action was applied, for logs and animation.

Rules emit kinds and numbers only; words are made of them elsewhere. Search passes no teller.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from baobab.kernel.luck import EVERYBODY
from baobab.kernel.names import Domain


class EventKind:
    """One kind of event: its public parameters, and private ones that only some seat may see."""

    def __init__(
        self, name: str, public: dict[str, Domain], private: dict[str, Domain] | None = None
    ) -> None:
        self.name = name
        self.public = public
        self.private: dict[str, Domain] = private if private is not None else {}


class Event:
    """Something that happened: the number of its kind, parameters, and who sees the private ones."""

    def __init__(self, kind: int, public: list[int], private: list[int], to: int) -> None:
        self.kind = kind
        self.public = public
        self.private = private
        self.to = to

    def __reduce__(self) -> Any:
        return Event, (self.kind, self.public, self.private, self.to)


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Collects the events of one action."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: int, public: list[int]) -> None:
        """Something happened that all may know."""
        self.events.append(Event(kind, public, [], EVERYBODY))

    def whisper(self, kind: int, public: list[int], private: list[int], to: int) -> None:
        """Something happened of which a part is for one seat alone."""
        self.events.append(Event(kind, public, private, to))
