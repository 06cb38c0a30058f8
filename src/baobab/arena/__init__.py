"""The arena: measures how strong bots are, in duplicate blocks, with intervals, ratings and a gate."""

from baobab.arena.lineup import LineupEntry, read_entry, read_lineup
from baobab.arena.match import Match
from baobab.arena.report import report
from baobab.arena.run import Run

__all__ = ["LineupEntry", "Match", "Run", "read_entry", "read_lineup", "report"]
