"""Domains: the named values that actions, state fields, outcomes and events speak of."""

from typing import Any, Final

from mypy_extensions import i64

from baobab.words import Name

MARKS: Final = " =,:/@"
"""What parts words from one another in moves, records and positions."""

SIGNS: Final = ("", "-", "?")
"""Words that mean something by themselves there: an empty list, and what is hidden."""


class Domain:
    """A numbered set of named things (spaces, seats, colours) or a range of plain numbers.

    `word` says how people call such a thing: the catalogue words the name `C7` of the domain `space`
    as the message `space-c7`, or as the whole kind's fallback `space`.
    """

    def __init__(self, word: str, names: list[str], numeric: bool = False) -> None:
        self.word = word
        self.names = names
        self.numeric = numeric
        self.size: i64 = len(names)
        self.index: dict[str, int] = {name.lower(): i for i, name in enumerate(names)}
        if len(self.index) != len(names):
            raise ValueError(f"domain {word!r} names something twice")
        for name in names:
            if name in SIGNS or name != "".join(name.split()) or any(mark in name for mark in MARKS):
                raise ValueError(f"domain {word!r} cannot name {name!r}: no move text could hold it")

    def __reduce__(self) -> Any:
        return Domain, (self.word, self.names, self.numeric)

    def find(self, text: str) -> int:
        """The number of a name, or -1 where there is none of that name."""
        return self.index.get(text.lower(), -1)

    def say(self, number: int) -> Name | int:
        """A value as a parameter for words: a number stays one."""
        return number if self.numeric else Name(self.word, self.names[number])


def numbers(high: int) -> Domain:
    """The domain of the numbers from 0 to `high`."""
    return Domain("number", [str(n) for n in range(high + 1)], numeric=True)


def seat_domain(most: int) -> Domain:
    return Domain("seat", [str(seat) for seat in range(most)])


YES_NO = Domain("switch", ["no", "yes"])
