"""A match: a title, a line-up and a seed, cut into blocks.

A block is one deal played in all rotations of the line-up, so that every bot has held every seat with the
same draws. Blocks are independent, so intervals are made from them. The deal depends on the seed
and the number of the block alone: several line-ups with one seed play the same deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from baobab.arena.lineup import LineupEntry
from baobab.errors import BaobabError
from baobab.kernel.luck import FastLuck
from baobab.kernel.options import OptionValue
from baobab.kernel.title import Title
from baobab.titles import title as find_title

KnobDigests = tuple[tuple[str, str], ...]
"""Files of knobs, each with a digest of its content."""


@dataclass(frozen=True)
class Match:
    """A title, a line-up and a seed. A game follows from the match, the block and the rotation alone."""

    title: str
    lineup: tuple[LineupEntry, ...]
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    data: Path | None = None

    @property
    def seats(self) -> int:
        return len(self.lineup)

    def load_title(self) -> Title:
        return find_title(self.title, self.data)

    def check(self) -> None:
        """Refuse what cannot be played, before any game."""
        title = self.load_title()
        title.new(self.seats, FastLuck(self.seed), dict(self.options))
        for entry in dict.fromkeys(self.lineup):
            entry.check(title)

    def seating(self, rotation: int) -> tuple[LineupEntry, ...]:
        """Who holds which seat: every rotation moves all bots on by one seat."""
        return self.lineup[rotation:] + self.lineup[:rotation]

    def deal(self, block: int) -> FastLuck:
        """The luck of a block, the same in all its rotations."""
        return FastLuck(derive_seed("deal", self.seed, block))

    def knob_digests(self) -> KnobDigests:
        """The digests of the line-up's knob files as they are now."""
        files = dict.fromkeys(entry.knob_file() for entry in self.lineup)
        return tuple((str(file), file_digest(file)) for file in files if file is not None)


@dataclass(frozen=True)
class Task:
    """One game of a match; `knob_digests` are those that its knob files must have, if known."""

    match: Match
    block: int
    rotation: int
    knob_digests: KnobDigests = ()

    def check_knobs(self) -> None:
        """Raise an error if a knob file has changed."""
        now = dict(self.match.knob_digests())
        for path, sum in self.knob_digests:
            if now[path] != sum:
                raise BaobabError("error-arena-knobs-changed", {"path": path})

    def thought_seed(self, seat: int, decision: int) -> int:
        """The seed of a bot's random numbers in one decision, so that games do not depend on each other."""
        return derive_seed("thought", self.match.seed, self.block, self.rotation, seat, decision)


def tasks_of_block(match: Match, block: int, knobs: KnobDigests = ()) -> list[Task]:
    """The games of one block."""
    return [Task(match, block, rotation, knobs) for rotation in range(match.seats)]


def file_digest(file: Path) -> str:
    """A digest of a file, empty if it cannot be read."""
    try:
        return blake2b(file.read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


def derive_seed(*parts: object) -> int:
    """A number of 60 bits that these parts decide."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "big") >> 4
