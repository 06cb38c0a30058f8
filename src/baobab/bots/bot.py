"""What a bot is: somebody who answers a decision from a seat's knowledge of the game."""

import time

from mypy_extensions import i64, mypyc_attr

from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


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
