"""A match: a title, a line-up and a seed, cut into blocks.

A block is one deal played in all rotations of the line-up, so that every bot has held every seat with the
same draws. Blocks are what is independent, and so what intervals are made from. The deal depends on the seed
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
    """Who plays what. Everything in a game follows from the match, the block and the rotation."""

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
        """Find out before any game what cannot be played."""
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
        """What the files of knobs that the line-up names hold at this moment."""
        files = dict.fromkeys(entry.knob_file() for entry in self.lineup)
        return tuple((str(file), file_digest(file)) for file in files if file is not None)


@dataclass(frozen=True)
class Task:
    """One game of a match; `knobs` are its files of knobs as they have to be, where that is known."""

    match: Match
    block: int
    rotation: int
    knob_digests: KnobDigests = ()

    def check_knobs(self) -> None:
        """Refuse to play, or to have played, with a file that is no longer what it was."""
        now = dict(self.match.knob_digests())
        for path, sum in self.knob_digests:
            if now[path] != sum:
                raise BaobabError("error-arena-knobs-changed", {"path": path})

    def thought_seed(self, seat: int, decision: int) -> int:
        """The seed of a bot's own chance in one decision: no game depends on another, nor on their order."""
        return derive_seed("thought", self.match.seed, self.block, self.rotation, seat, decision)


def tasks_of_block(match: Match, block: int, knobs: KnobDigests = ()) -> list[Task]:
    """The games of one block."""
    return [Task(match, block, rotation, knobs) for rotation in range(match.seats)]


def file_digest(file: Path) -> str:
    """A digest of what a file holds; nothing where it cannot be read."""
    try:
        return blake2b(file.read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


def derive_seed(*parts: object) -> int:
    """A number of 60 bits that these parts decide."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "big") >> 4
