"""The ledger: games, their events and snapshots, as statements that run on both databases."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.game import Draft
from baobab.table.base.clock import Clock
from baobab.table.storage import schema
from baobab.table.storage.store import RaceLostError, is_unique_violation

PLAY = "play"
"""An event whose body is lines of the record, and `hold` and `end` of turns."""

NOTICE = "notice"
"""An event about the table itself, worded for the log."""

TAKE_BACK = "take-back"
"""Somebody asks to go back beyond a barrier, agrees or refuses."""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One thing that happened at a table."""

    seq: int
    kind: str
    seat: int
    cmd: str | None
    body: str
    made: float
    commit: int


async def add_game(connection: AsyncConnection, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    await connection.execute(insert(schema.game), row)
    await connection.execute(insert(schema.seat), seats)


async def find_game(connection: AsyncConnection, game: str) -> Row[Any] | None:
    found = await connection.execute(select(schema.game).where(schema.game.c.id == game))
    return found.one_or_none()


async def seats_of(connection: AsyncConnection, game: str) -> Sequence[Row[Any]]:
    found = await connection.execute(
        select(schema.seat).where(schema.seat.c.game == game).order_by(schema.seat.c.n)
    )
    return found.all()


async def events_of(connection: AsyncConnection, game: str, after: int = 0) -> list[TableEvent]:
    t = schema.event.c
    found = await connection.execute(
        select(t.seq, t.kind, t.seat, t.cmd, t.body, t.made, t.commit)
        .where(t.game == game, t.seq > after)
        .order_by(t.seq)
    )
    return [TableEvent(*row) for row in found]


def append(connection: Connection, game: str, event: TableEvent, changes: dict[str, Any]) -> None:
    """The next event of a game, and what it changes in its row; RaceLostError if somebody was faster."""
    t = schema.game
    moved = connection.execute(
        update(t).where(t.c.id == game, t.c.head == event.seq - 1).values(head=event.seq, **changes)
    )
    if moved.rowcount != 1:
        raise RaceLostError
    try:
        connection.execute(insert(schema.event), row_of(game, event))
    except IntegrityError as error:
        if is_unique_violation(error):
            raise RaceLostError from error
        raise
    connection.execute(insert(schema.outbox), {"game": game, "seq": event.seq})


def row_of(game: str, event: TableEvent) -> dict[str, Any]:
    return {"game": game, **{name: getattr(event, name) for name in TableEvent.__slots__}}


def write_finished_game(
    connection: Connection, game: str, events: list[TableEvent], values: dict[str, Any]
) -> None:
    """All events of a game at once, and what its row says then; nobody is there to be told."""
    connection.execute(insert(schema.event), [row_of(game, event) for event in events])
    t = schema.game
    connection.execute(update(t).where(t.c.id == game).values(head=len(events), **values))


@dataclass(slots=True)
class TableChange:
    """What a command wants to happen: an event, and what goes with it in the same transaction.

    `snapshot` is a position to keep, `cut` the step after which kept ones are no longer on the way.
    """

    event: TableEvent
    game: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    draft: Draft | None = None
    clock: Clock | None = None
    snapshot: tuple[int, str] | None = None
    cut: int | None = None


def write_change(
    connection: Connection, game: str, change: TableChange, values: dict[str, Any]
) -> Sequence[Row[Any]]:
    """A whole change; answers the seats, where they have changed."""
    append(connection, game, change.event, values)
    seat, snapshot = schema.seat, schema.snapshot
    for n, seated in change.seats.items():
        connection.execute(update(seat).where(seat.c.game == game, seat.c.n == n).values(**seated))
    if change.cut is not None:
        connection.execute(delete(snapshot).where(snapshot.c.game == game, snapshot.c.step > change.cut))
    if change.snapshot is not None:
        step, body = change.snapshot
        connection.execute(insert(snapshot), {"game": game, "step": step, "body": body})
    if not change.seats:
        return []
    return connection.execute(select(seat).where(seat.c.game == game).order_by(seat.c.n)).all()


async def nearest_snapshot(connection: AsyncConnection, game: str, step: int) -> tuple[int, str] | None:
    """The last kept position not after this step: its own step, and the position."""
    t = schema.snapshot.c
    found = await connection.execute(
        select(t.step, t.body).where(t.game == game, t.step <= step).order_by(t.step.desc()).limit(1)
    )
    row = found.one_or_none()
    return (row.step, row.body) if row is not None else None


async def save_figures(connection: AsyncConnection, title: str, digest: str, body: str) -> None:
    """Keep the text of a title's data, so that a game begun with it can always be finished."""
    t = schema.figures
    if (await connection.execute(select(t.c.digest).where(t.c.digest == digest))).first() is None:
        await connection.execute(insert(t), {"digest": digest, "title": title, "body": body})


async def figures_of(connection: AsyncConnection, digest: str) -> str | None:
    t = schema.figures.c
    row = (await connection.execute(select(t.body).where(t.digest == digest))).one_or_none()
    return row.body if row is not None else None
