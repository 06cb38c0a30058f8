"""A match: a title, a line-up and a seed, cut into blocks.

A block is one deal played in all rotations of the line-up, so that every bot has held every seat with the
same draws. Blocks are what is independent, and so what intervals are made from. The deal depends on the seed
and the number of the block alone: several line-ups with one seed play the same deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from baobab.arena.lineup import Entry
from baobab.kernel.luck import FastLuck
from baobab.kernel.options import OptionValue
from baobab.kernel.title import Title
from baobab.titles import title as find_title


@dataclass(frozen=True)
class Match:
    """Who plays what. Everything in a game follows from the match, the block and the rotation."""

    title: str
    lineup: tuple[Entry, ...]
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    data: Path | None = None

    @property
    def seats(self) -> int:
        return len(self.lineup)

    def rules(self) -> Title:
        return find_title(self.title, self.data)

    def check(self) -> None:
        """Find out before any game what cannot be played."""
        title = self.rules()
        title.new(self.seats, FastLuck(self.seed), dict(self.options))
        for entry in dict.fromkeys(self.lineup):
            entry.check(title)

    def seating(self, rotation: int) -> tuple[Entry, ...]:
        """Who holds which seat: every rotation moves all bots on by one seat."""
        return self.lineup[rotation:] + self.lineup[:rotation]

    def deal(self, block: int) -> FastLuck:
        """The luck of a block, the same in all its rotations."""
        return FastLuck(number_from("deal", self.seed, block))


@dataclass(frozen=True)
class Task:
    """One game of a match."""

    match: Match
    block: int
    rotation: int

    def thought(self, seat: int, decision: int) -> int:
        """The seed of a bot's own chance in one decision: no game depends on another, nor on their order."""
        return number_from("thought", self.match.seed, self.block, self.rotation, seat, decision)


def tasks(match: Match, block: int) -> list[Task]:
    """The games of one block."""
    return [Task(match, block, rotation) for rotation in range(match.seats)]


def number_from(*parts: object) -> int:
    """A number of 60 bits that these parts decide."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "big") >> 4
