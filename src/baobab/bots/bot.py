"""The interface of bots: they answer a decision from what a seat knows of the game."""

import time

from mypy_extensions import i64, mypyc_attr

from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title


class Budget:
    """How long a bot may think about a decision: iterations, seconds, or whichever is spent first.

    With iterations alone the same seed gives the same answer on any machine; with time it does not.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.until = 0.0

    def start(self) -> None:
        """Start the clock of a decision."""
        self.until = time.perf_counter() + self.seconds

    def spent(self, iterations: i64) -> bool:
        """Is the budget spent after so many iterations?"""
        if self.iterations > 0 and iterations >= self.iterations:
            return True
        if self.seconds > 0.0:
            return time.perf_counter() >= self.until
        return self.iterations == 0

    def __str__(self) -> str:
        limits = [f"{self.iterations}it"] if self.iterations > 0 else []
        if self.seconds > 0.0:
            limits.append(f"{self.seconds * 1000:.12g}ms")
        return "+".join(limits) or "0it"


class Opinion:
    """What a bot thinks of one allowed action.

    `share`, `place` and `margin` are what it expects of the win, the final places and the points ahead of the
    best other, for every seat; `visits` says how often it looked; `because` names the features that speak for
    the action, or against it, most first, with the points they count against the mean of all actions.
    `deciding` names those that make it better than the mean, if some clearly do, and whether there is more
    (1) or less (-1) of them than in the mean.
    """

    def __init__(self, action: int, visits: int) -> None:
        self.action = action
        self.visits = visits
        self.share: list[float] = []
        self.place: list[float] = []
        self.margin: list[float] = []
        self.because: list[tuple[str, float]] = []
        self.deciding: list[tuple[str, int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions. It never gets the true state, only one resampled for its seat.

    It may resample that state as often as it likes and learns nothing but what its seat knows.
    """

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
        """The code of an allowed action for the seat that decides in this state."""
        raise NotImplementedError

    def explain(self, title: Title, s: State, budget: Budget, rng: Rng) -> list[Opinion]:
        """What it thinks of the allowed actions, best first; nothing if it cannot say."""
        return []

    def usual(self, title: Title) -> Budget:
        """Its budget where none is given."""
        return Budget(seconds=0.2)


def ask(bot: Bot, title: Title, s: State, budget: Budget, rng: Rng) -> i64:
    """Ask a bot, which sees what the deciding seat may know; where there is one answer, it is not asked."""
    options = title.legal(s)
    if len(options) == 1:
        return options[0]
    seen = title.resample(s, s.seat(), FastLuck(rng.seed()))
    budget.start()
    return bot.decide(title, seen, budget, rng)


def ask_why(bot: Bot, title: Title, s: State, budget: Budget, rng: Rng) -> list[Opinion]:
    """Ask a bot what it thinks of the present decision, from what the deciding seat may know."""
    seen = title.resample(s, s.seat(), FastLuck(rng.seed()))
    budget.start()
    return bot.explain(title, seen, budget, rng)
