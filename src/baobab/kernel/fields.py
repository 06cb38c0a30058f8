"""Fields: the arrays and scalars of a title's state, each declared once.

From this one declaration follow how a field is named, bounded and written down, where it starts, and the
attributes, `copy` and `key` of the title's state.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from baobab.kernel.bag import filled
from baobab.kernel.names import Domain
from baobab.kernel.state import State

SEATS = "seat"


class Field:
    """One attribute of a title's state.

    `index` gives the shape of an array: one domain for each dimension, the first perhaps the seats; no
    domain means a scalar, and `listed` an array of varying length. `values` names the values, else they
    are numbers from `low` to `high`. With `none`, -1 is allowed and means "nothing" and is written so.
    A derived field follows from the others: it is not dumped but computed anew by `Title.derive`.
    A secret field holds something that at least one seat must not know. In a new state a field is at its
    `start`: nothing where that is allowed, else `low`. `about` says what it holds. A field that came
    `since` a later version of the title is neither written nor read in earlier ones, where it stays at its
    start.
    """

    def __init__(
        self,
        name: str,
        index: list[Domain] | None = None,
        values: Domain | None = None,
        low: int = 0,
        high: int = 1_000_000,
        none: str = "",
        listed: bool = False,
        derived: bool = False,
        secret: bool = False,
        start: int | None = None,
        about: str = "",
        since: int = 1,
    ) -> None:
        if none == "-":
            raise ValueError(f"field {name!r}: “-” is how positions write an empty list")
        self.name = name
        self.index: list[Domain] = index if index is not None else []
        self.values = values
        self.low = low
        self.high = high if values is None else int(values.size) - 1
        self.none = none
        self.listed = listed
        self.derived = derived
        self.secret = secret
        self.start = start if start is not None else -1 if none else low
        self.about = about
        self.since = since

    def scalar(self) -> bool:
        return not self.index and not self.listed

    def by_seat(self) -> bool:
        """Is this an array with one entry for each seat?"""
        return len(self.index) == 1 and self.index[0].word == SEATS

    def size(self, seats: int) -> int:
        """How many numbers the array holds in a game of so many seats."""
        n = 1
        for domain in self.index:
            n *= seats if domain.word == SEATS else int(domain.size)
        return n

    def labels(self, seats: int) -> list[str]:
        """The names of an array's places in order: `G3`, or `0.statue` where it has two dimensions."""
        labels = [""]
        for domain in self.index:
            names = domain.names[:seats] if domain.word == SEATS else domain.names
            labels = [f"{label}.{name}" if label else name for label in labels for name in names]
        return labels

    def write(self, value: int) -> int | str:
        if value == -1 and self.none:
            return self.none
        return value if self.values is None else self.values.names[value]

    def allows(self, value: int) -> bool:
        return self.low <= value <= self.high or (value == -1 and self.none != "")

    def get(self, s: State) -> list[int]:
        """The field's numbers, a scalar as a list of one."""
        value = getattr(s, self.name)
        return [value] if self.scalar() else list(cast("vec[i64]", value))

    def put(self, s: State, numbers: list[int]) -> None:
        setattr(s, self.name, numbers[0] if self.scalar() else vec[i64](numbers))

    def begin(self, s: State) -> None:
        """Put the field of a new state where it starts."""
        if self.scalar():
            setattr(s, self.name, self.start)
        else:
            setattr(s, self.name, filled(0 if self.listed else self.size(int(s.seats)), self.start))


class Table:
    """An attribute of a title's state that is no field: `Title.derive` makes it anew, and copies share it.

    `kind` is its class, or None for an array.
    """

    def __init__(self, name: str, kind: type | None = None, about: str = "") -> None:
        self.name = name
        self.kind = kind
        self.about = about


def begin_all(fields: list[Field], s: State) -> None:
    """Put every field of a new state where it starts."""
    for field in fields:
        field.begin(s)
