"""Players of the kit: none plays well, but together they reach what uniform play seldom does."""

from collections import Counter

from baobab.kernel.luck import Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title

NAMES = ("uniform", "eager", "low", "high", "fixed")


class Player:
    """Chooses among legal answers. `uniform`: all alike; `low` and `high`: mostly from one end of the list;
    `fixed`: one kind of answer, as long as it is there; `eager`: what was seen least so far in this run.
    """

    def __init__(self, name: str, seed: int, seen: Counter[tuple[int, int]]) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.seen = seen
        self.favourite = -1

    def choose(self, title: Title, s: State, legal: list[int]) -> int:
        action = self.pick(title, s, legal)
        self.seen[int(s.phase()), int(title.actions.kind_of[action])] += 1
        return action

    def pick(self, title: Title, s: State, legal: list[int]) -> int:
        n = len(legal)
        if self.name != "uniform" and self.rng.below(5) == 0:
            return legal[self.rng.below(n)]
        if self.name == "low":
            return legal[min(self.rng.below(n), self.rng.below(n), self.rng.below(n))]
        if self.name == "high":
            return legal[max(self.rng.below(n), self.rng.below(n), self.rng.below(n))]
        if self.name == "eager":
            legal = self.rarest(title, s, legal)
        elif self.name == "fixed":
            legal = self.of_favourite_kind(title, legal)
        return legal[self.rng.below(len(legal))]

    def rarest(self, title: Title, s: State, legal: list[int]) -> list[int]:
        phase = int(s.phase())
        times = [self.seen[phase, int(title.actions.kind_of[action])] for action in legal]
        return [action for action, n in zip(legal, times, strict=True) if n == min(times)]

    def of_favourite_kind(self, title: Title, legal: list[int]) -> list[int]:
        if self.favourite < 0:
            self.favourite = int(title.actions.kind_of[legal[self.rng.below(len(legal))]])
        loved = [action for action in legal if title.actions.kind_of[action] == self.favourite]
        if not loved:
            self.favourite = -1
        return loved or legal
