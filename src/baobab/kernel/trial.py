"""Trying an answer out: what it leads to, told by the events and the state, to be held against a preview."""

from typing import Generic

from baobab.kernel.events import Teller
from baobab.kernel.luck import FastLuck
from baobab.kernel.phase import S
from baobab.kernel.title import Title

MOST_ANSWERS = 40


class Trial(Generic[S]):
    """A copy of a position in which answers are carried out, and everything that was told on the way."""

    def __init__(self, title: Title[S], s: S, action: int) -> None:
        self.title = title
        self.seat = int(s.seat())
        self.after: S = s.copy()
        self.told: list[tuple[str, dict[str, int]]] = []
        self.action = action
        self.answers = 0
        self.play(action)

    def play(self, action: int) -> None:
        """Carry one more answer out."""
        teller = Teller()
        self.answers += 1
        self.title.step(self.after, action, FastLuck(1), teller)
        for event in teller.events:
            kind = self.title.events[event.kind]
            self.told.append((kind.name, dict(zip(kind.public.keys(), event.public, strict=True))))

    def until(self, *kinds: str) -> "Trial[S]":
        """Go on with first answers until something of these kinds is told."""
        while not self.all(*kinds) and not self.after.over() and self.answers < MOST_ANSWERS:
            self.play(int(self.title.legal(self.after)[0]))
        return self

    def all(self, *kinds: str) -> list[dict[str, int]]:
        """What was told of these kinds, in order."""
        return [told for kind, told in self.told if kind in kinds]

    def of(self, *kinds: str) -> dict[str, int]:
        """The first that was told of these kinds; nothing if none was."""
        found = self.all(*kinds)
        return found[0] if found else {}
