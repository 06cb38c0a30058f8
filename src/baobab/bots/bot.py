"""What a bot is: somebody who answers a decision from a seat's knowledge of the game."""

import time

from mypy_extensions import i64, mypyc_attr

from baobab.errors import Trouble
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

LONGEST_SECONDS = 3600.0
MOST_ITERATIONS = 1_000_000_000


class Budget:
    """How much a bot may think about a decision: so many iterations, or so long.

    With iterations the same seed gives the same answer on any machine; with time it does not.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.until = 0.0

    def start(self) -> None:
        """The decision begins now."""
        self.until = time.perf_counter() + self.seconds

    def spent(self, iterations: i64) -> bool:
        """Is it time to answer, after so many iterations?"""
        if self.iterations > 0:
            return iterations >= self.iterations
        return time.perf_counter() >= self.until

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.seconds * 1000:g}ms"


def read_budget(text: str) -> Budget:
    """A budget as people write it: `500it`, `200ms` or `2s`."""
    for unit, scale in (("it", 0.0), ("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(unit)
        if number == text or not number.replace(".", "", 1).isdecimal() or not number.isascii():
            continue
        if unit == "it" and number.isdecimal() and 0 < int(number) <= MOST_ITERATIONS:
            return Budget(iterations=int(number))
        if unit != "it" and 0 < float(number) * scale <= LONGEST_SECONDS:
            return Budget(seconds=float(number) * scale)
        break
    raise Trouble("error-budget", {"given": text})


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions. It never meets the true state, only one resampled for its seat.

    From that state it may resample as often as it likes: all it can learn so is what its seat knows.
    """

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        """The code of an allowed action for the seat that decides in this state."""
        raise NotImplementedError


def ask(bot: Bot, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
    """Put the present decision to a bot, which gets to see what its seat may know."""
    seen = title.resample(s, s.seat(), FastLuck(rng.seed()))
    budget.start()
    return bot.decide(title, seen, budget, rng)
