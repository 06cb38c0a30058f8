"""Whole games between bots, decision by decision, for the tools that learn from them."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from baobab.bots.bot import Bot, Budget, ask
from baobab.kernel.luck import FastLuck, Luck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

Decider = Callable[[State], int]
"""Answers for every seat."""
DecisionStep = tuple[State, int, State]
"""A decision: the state before it, the answer, and the state after it, which the next decision changes."""


def deal_seeds(seed: int, games: int) -> range:
    """The seeds of the games; disjoint for different seeds up to a million games."""
    return range(seed * 1_000_003, seed * 1_000_003 + games)


def play_steps(title: Title, seats: int, luck: Luck, decide: Decider) -> Iterator[DecisionStep]:
    """The decisions of a game, from its deal to its end."""
    s = title.new(seats, luck)
    for _ in range(title.longest):
        if s.over():
            return
        before = s.copy()
        action = decide(s)
        title.step(s, action, luck)
        yield before, action, s
    raise RuntimeError(f"a game of {title.name} does not end: more than {title.longest} decisions")


def bots_decide(title: Title, bots: Sequence[Bot], rng: Rng, iterations: int = 1) -> Decider:
    """A decider that asks the bot of each seat, with a budget of iterations."""
    budget = Budget(iterations=iterations)
    return lambda s: int(ask(bots[s.seat()], title, s, budget, rng))


def play_bot_steps(title: Title, bots: Sequence[Bot], seed: int) -> Iterator[DecisionStep]:
    """The decisions of a game between bots, which the seed decides."""
    return play_steps(title, len(bots), FastLuck(seed), bots_decide(title, bots, Rng(seed)))


def play_bots_to_end(title: Title, bots: Sequence[Bot], seed: int) -> State:
    """The last state of such a game."""
    return last_state(play_bot_steps(title, bots, seed))


def last_state(decisions: Iterator[DecisionStep]) -> State:
    """The state that the last decision leads to."""
    ((_, _, end),) = deque(decisions, maxlen=1)
    return end
