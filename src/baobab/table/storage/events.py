"""What the store keeps of a game: its status, its events, and the change that one event brings."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Row

from baobab.game import Draft
from baobab.table.base.clock import Clock

GameRow: TypeAlias = Row[Any]
"""A row of `schema.game`."""

SeatRow: TypeAlias = Row[Any]
SeatRows: TypeAlias = Sequence[SeatRow]
"""Rows of `schema.seat`, by seat."""

OPEN = "open"
PLAYING = "playing"
OVER = "over"
"""The status of a game."""

PLAY = "play"
"""A kind of event: its body is lines of the record, and `start`, `hold` and `end`."""

NOTICE = "notice"
"""A kind of event: something about the table itself, as a line of the log."""

TAKE_BACK = "take-back"
"""A kind of event: somebody asks to go back beyond a barrier, agrees or refuses."""

START = "start"
HOLD = "hold"
END = "end"
"""Words of a PLAY event that a record does not have: set-up, a turn that waits for its end, and that end."""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One thing that happened at a table. `commit` is the number of the game's commit points after it."""

    seq: int
    kind: str
    seat: int
    cmd: str | None
    body: str
    made: float
    commit: int


@dataclass(slots=True)
class TableChange:
    """What a command wants to happen: an event, and what is written with it in the same transaction.

    `game` and `seats` are columns to set. `snapshot` is a step and its position, to be kept; snapshots after
    the step `cut` are no longer on the way to the present position.
    """

    event: TableEvent
    game: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    draft: Draft | None = None
    clock: Clock | None = None
    snapshot: tuple[int, str] | None = None
    cut: int | None = None
