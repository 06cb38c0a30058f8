"""Bots from outside, for the tests of the arena: good ones, slow ones and broken ones."""

import time

from baobab.bots.bot import Bot, Budget
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.playout import Tally, playout
from baobab.kernel.state import State
from baobab.kernel.title import Title


class First(Bot):
    """Always takes the first answer; at the toy with the deck that is a good one."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return title.legal(s)[0]


class Playouts(Bot):
    """Plays to the end at random, each answer in turn, until its budget is spent."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        options, seat, tried = list(title.legal(s)), s.seat(), 0
        places = [0.0] * len(options)
        while tried < len(options) or not budget.spent(tried):
            child, luck = s.copy(), FastLuck(rng.seed())
            title.apply(child, options[tried % len(options)], luck)
            playout(title, child, luck, rng, Tally())
            places[tried % len(options)] += title.ranks(child)[seat]
            tried += 1
        return options[min(range(len(options)), key=places.__getitem__)]


class Talks(First):
    """Says aloud what it thinks."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        print("let me see …")  # noqa: T201
        return super().decide(title, s, budget, rng)


class Slow(Bot):
    """Answers at random, and takes its time."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        time.sleep(0.02)
        options = title.legal(s)
        return options[rng.below(len(options))]


class Remembers(Bot):
    """Counts its own decisions and lets them decide: harmless only if every game has a new bot."""

    def __init__(self) -> None:
        self.count = 0

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        self.count += 1
        options = title.legal(s)
        return options[self.count % len(options)]


class Crashes(Bot):
    """Fails now and then."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        if rng.below(100) == 0:
            raise KeyError("lost my notes")
        return title.legal(s)[0]


class Cheats(Bot):
    """Answers now and then what is no answer."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return 99_999 if rng.below(100) == 0 else title.legal(s)[0]


class SaysNothing(Bot):
    """Forgets to answer."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return None  # type: ignore[return-value]


class SaysHalf(Bot):
    """Answers between two actions."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return 1.5  # type: ignore[return-value]


class SaysTooMuch(Bot):
    """Answers more than any code can be."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return 2**70


class Mistaken(Bot):
    """Makes a mistake of its own about numbers."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return len(3)  # type: ignore[arg-type]


class NeedsMore(Bot):
    """Cannot be made from its name alone."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights


class Leaves(Bot):
    """Ends the program in place of answering."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        raise SystemExit("I am off")


class Endless(First):
    """Says that it thinks for less than no time: no count of iterations ever reaches that."""

    def usual(self, title: Title) -> Budget:
        return Budget(iterations=-5)


class Thoughtless(First):
    """Says that it thinks for no time at all."""

    def usual(self, title: Title) -> Budget:
        return Budget()


class Backwards(First):
    """Says that it is done before it was asked."""

    def usual(self, title: Title) -> Budget:
        return Budget(seconds=-0.2)


class Vague(Bot):
    """Does not say how much it thinks, although it is asked."""

    def usual(self, title: Title) -> Budget:
        raise LookupError("who knows")
