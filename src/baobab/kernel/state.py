"""State: what lies on the table, and the questions that are still to be answered.

A title's state adds its own `i64` scalars and `vec[i64]` arrays. It holds no rules, no chance, no clock and
no text.
"""

from typing import Any, Final, Self, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from baobab.kernel.copying import ARRAY, attributes_of

FRAME: Final = 4
"""Numbers a question takes on the stack: phase, seat, and two arguments."""

OVER: Final = -1
"""In place of a seat: nobody decides any more."""

OWN: Final = ("seats", "options", "stack", "draws", "reveals")
"""What every state has; all else is added by a title."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The common part of every title's state.

    `options` holds the game's options and rule switches and never changes, so copies share it.
    `draws` counts the draws of each stream. `reveals` counts the times that something hidden became
    known to somebody otherwise than by a draw.

    A compiled state has no dictionary of its attributes, so `copy` and `key` of the house's titles are
    generated from their fields; an interpreted state may leave them as they are here.
    """

    def __init__(self, seats: i64, options: vec[i64], stack: vec[i64], draws: vec[i64], reveals: i64) -> None:
        self.seats = seats
        self.options = options
        self.stack = stack
        self.draws = draws
        self.reveals = reveals

    def copy(self) -> Self:
        """An independent state, equal in everything."""
        twin = type(self)(self.seats, self.options, self.stack[:], self.draws[:], self.reveals)
        for name, value in self.added_attributes():
            setattr(twin, name, cast("vec[i64]", value)[:] if isinstance(value, ARRAY) else value)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        return state_with, (type(self), attributes_of(self))

    def key(self) -> i64:
        """A hash for search: equal states have equal keys. It differs between builds and versions."""
        h = mix_all(mix_all(mix_all(self.seats, self.options), self.stack), self.draws)
        h = mix(h, self.reveals)
        for _, value in self.added_attributes():
            if isinstance(value, ARRAY):
                h = mix_all(h, cast("vec[i64]", value))
            elif isinstance(value, int):
                h = mix(h, value)
        return h

    def added_attributes(self) -> list[tuple[str, object]]:
        """The attributes that an interpreted title has added, by name."""
        held: dict[str, object] | None = getattr(self, "__dict__", None)
        if held is None:
            raise NotImplementedError(f"{type(self).__name__} is compiled and needs `copy` and `key`")
        return sorted((name, value) for name, value in held.items() if name not in OWN)

    def ask(self, phase: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a question on top of the stack: it is answered before those below."""
        stack = append(self.stack, phase)
        stack = append(stack, seat)
        stack = append(stack, a)
        self.stack = append(stack, b)

    def answered(self) -> None:
        """Take the question on top away."""
        self.stack = self.stack[: len(self.stack) - FRAME]

    def clear(self) -> None:
        """Take all questions away: the game is over."""
        self.stack = vec[i64]()

    def over(self) -> bool:
        return len(self.stack) == 0

    def phase(self) -> i64:
        """The phase that asks now."""
        return self.stack[len(self.stack) - 4]

    def seat(self) -> i64:
        """Who decides now, or OVER."""
        n = len(self.stack)
        return OVER if n == 0 else self.stack[n - 3]

    def a(self) -> i64:
        """The first argument of the present question."""
        return self.stack[len(self.stack) - 2]

    def b(self) -> i64:
        """The second argument of the present question."""
        return self.stack[len(self.stack) - 1]

    def reveal(self) -> None:
        """Something hidden has just become known to somebody: no solo undo goes back past this."""
        self.reveals += 1


def state_with(kind: Any, held: dict[str, Any]) -> Any:
    """The state of a class with these attributes: how a pickled state is read."""
    s = kind(*[held[name] for name in OWN])
    for name, value in held.items():
        setattr(s, name, value)
    return s


def mix(h: i64, value: i64) -> i64:
    """Stir one more number into a key."""
    h = (h ^ value + 0x5851F42D) & 0xFFFFFFFF
    h = h * 0x2C1B3C6D & 0xFFFFFFFFFFFF
    return h >> 15 ^ h & 0xFFFFFFFF


def mix_all(h: i64, values: vec[i64]) -> i64:
    """Stir an array into a key, its length too."""
    h = mix(h, len(values))
    for value in values:
        h = mix(h, value)
    return h
