"""The action table: one row for each kind of answer gives code, mask, notation and words.

A kind such as `swap(opponent, goods)` owns a block of consecutive codes, one for each combination of
its arguments. Codes are for a running program: whatever is kept or sent has the notation, since a later
version of a title may number its answers otherwise.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baobab.errors import NotationError
from baobab.kernel.data import shown
from baobab.kernel.names import Domain, numbers
from baobab.words import Name

MOST_ACTIONS = 4096

NUMBER: Final = "number"
"""The kind that all questions for an amount share."""


class Kind:
    """One kind of answer, with at most two arguments, and its block of codes."""

    def __init__(self, name: str, labels: list[str], domains: list[Domain], base: i64) -> None:
        self.name = name
        self.notation = name  # as this version of the title writes it
        self.labels = labels
        self.domains = domains
        self.base = base
        self.ends = False  # it passes, stops or ends: lists set it apart
        self.inner: i64 = 1
        self.size: i64 = 1
        for i in range(len(domains)):
            self.size *= domains[i].size
        if len(domains) == 2:
            self.inner = domains[1].size

    def code(self, a: i64 = 0) -> i64:
        """The code of the answer with this one argument (or with none)."""
        return self.base + a

    def pair(self, a: i64, b: i64) -> i64:
        """The code of the answer with these two arguments."""
        return self.base + a * self.inner + b

    def usage(self) -> str:
        """How the kind is written: `swap OPPONENT GOODS`."""
        return " ".join([self.notation, *[label.upper() for label in self.labels]])

    def owns(self, code: i64) -> bool:
        return self.base <= code < self.base + self.size

    def arg(self, code: i64) -> i64:
        """The only argument of a code of this kind."""
        return code - self.base

    def first(self, code: i64) -> i64:
        return (code - self.base) // self.inner

    def second(self, code: i64) -> i64:
        return (code - self.base) % self.inner

    def values(self, code: i64) -> list[int]:
        """The arguments of a code, as numbers of their domains."""
        if len(self.domains) == 2:
            return [self.first(code), self.second(code)]
        return [self.arg(code)] if self.domains else []


class ActionTable:
    """All kinds of answer of a title, in the order of their codes."""

    def __init__(self, version: int = 1) -> None:
        self.version = version
        self.kinds: list[Kind] = []
        self.by_name: dict[str, Kind] = {}
        self.kind_of: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def add(self, name: str, **arguments: Domain) -> Kind:
        """Add a kind at the end of the table; keyword arguments are its arguments, in order."""
        if name in self.by_name:
            raise ValueError(f"the action table has two kinds {name!r}")
        if len(arguments) > 2:
            raise ValueError(f"{name!r} has more than two arguments: ask two questions instead")
        kind = Kind(name, list(arguments), list(arguments.values()), self.size)
        for _ in range(kind.size):
            self.kind_of = append(self.kind_of, len(self.kinds))
        self.size += kind.size
        if self.size > MOST_ACTIONS:
            raise ValueError(f"{name!r} brings the action table to {self.size} codes, over {MOST_ACTIONS}")
        self.kinds.append(kind)
        self.by_name[name] = kind
        return kind

    def add_ending(self, name: str, **arguments: Domain) -> Kind:
        """A kind by which somebody passes, stops or ends."""
        kind = self.add(name, **arguments)
        kind.ends = True
        return kind

    def add_number(self) -> Kind:
        """The shared kind `number(0…1023)` for bids and amounts."""
        return self.add(NUMBER, amount=numbers(1023))

    def since(self, kind: Kind, version: int) -> None:
        """Say that a kind came with a version: earlier ones cannot read it, and never offer it."""
        if self.version < version:
            del self.by_name[kind.name]

    def formerly(self, kind: Kind, name: str, until: int) -> None:
        """Say that a kind had another name up to a version, which still writes that and reads both.

        Of several former names the latest is said first. A name that was ever used never means anything else.
        """
        if self.version <= until:
            if name in self.by_name:
                raise ValueError(f"the action table has two kinds {name!r}")
            kind.notation = name
            self.by_name[name] = kind

    def kind(self, code: int) -> Kind:
        if code < 0 or code >= int(self.size):  # `code` may be too large for an i64
            raise NotationError("error-notation-code", {"code": shown(code), "size": int(self.size)})
        return self.kinds[self.kind_of[code]]

    def write(self, code: int) -> str:
        """The notation of an action as this version of the title has it: `swap 1 pot`."""
        return self.write_as(self.kind(code).notation, code)

    def write_today(self, code: int) -> str:
        """The notation with today's names, for programs that know no others: boards in a browser."""
        return self.write_as(self.kind(code).name, code)

    def write_as(self, name: str, code: int) -> str:
        kind = self.kind(code)
        values = kind.values(code)
        return " ".join([name] + [kind.domains[i].names[values[i]] for i in range(len(values))])

    def read(self, text: str) -> int:
        """The code of an action written in notation; case and spacing do not matter."""
        words = text.split()
        if not words:
            raise NotationError("error-notation-empty")
        kind = self.by_name.get(words[0].lower())
        if kind is None:
            raise NotationError(
                "error-notation-unknown-verb", {"verb": words[0], "known": sorted(self.by_name)}
            )
        if len(words) - 1 != len(kind.domains):
            raise NotationError(
                "error-notation-arity",
                {
                    "verb": kind.notation,
                    "given": len(words) - 1,
                    "wanted": len(kind.domains),
                    "usage": kind.usage(),
                },
            )
        code: i64 = 0
        for i in range(len(kind.domains)):
            domain = kind.domains[i]
            value = domain.find(words[i + 1])
            if value < 0:
                raise NotationError(
                    "error-notation-argument",
                    {
                        "verb": kind.notation,
                        "argument": Name("argument", domain.word),
                        "given": words[i + 1],
                        "examples": domain.names[:4],
                    },
                )
            code = code * domain.size + value
        return kind.base + code

    def params(self, code: int) -> dict[str, Name | int]:
        """The arguments of an action by name, ready for words."""
        kind = self.kind(code)
        values = kind.values(code)
        return {kind.labels[i]: kind.domains[i].say(values[i]) for i in range(len(values))}


def examples(domain: Domain) -> list[str]:
    """A few names of a domain, to show somebody what would have been right."""
    return few(domain.names)


def few(names: list[str]) -> list[str]:
    """The first of many names."""
    return names if len(names) <= 6 else [*names[:5], "…"]
