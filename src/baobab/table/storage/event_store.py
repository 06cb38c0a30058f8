"""Games, their events and snapshots: the statements, which run on both databases.

`append` is the place that decides a race between two writers.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.table.storage import schema
from baobab.table.storage.events import PLAYING, GameRow, SeatRows, TableChange, TableEvent
from baobab.table.storage.store import RaceLostError, is_unique_violation

# Games and seats.


async def add_game(connection: AsyncConnection, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    await connection.execute(insert(schema.game), row)
    await connection.execute(insert(schema.seat), seats)


async def find_game(connection: AsyncConnection, game: str) -> GameRow | None:
    found = await connection.execute(select(schema.game).where(schema.game.c.id == game))
    return found.one_or_none()


async def seats_of(connection: AsyncConnection, game: str) -> SeatRows:
    found = await connection.execute(
        select(schema.seat).where(schema.seat.c.game == game).order_by(schema.seat.c.n)
    )
    return found.all()


async def heads_since(connection: AsyncConnection, moment: float) -> Sequence[tuple[str, int]]:
    """The games that have changed since a moment, each with the number of its last event."""
    t = schema.game.c
    found = await connection.execute(select(t.id, t.head).where(t.changed > moment))
    return [(row.id, row.head) for row in found]


async def games_waiting_for_bots(connection: AsyncConnection) -> list[str]:
    """The games under way in which a bot is asked."""
    g, s = schema.game.c, schema.seat.c
    found = await connection.execute(
        select(g.id)
        .join(schema.seat, (s.game == g.id) & (s.n == g.asked))
        .where(g.status == PLAYING, or_(s.bot.is_not(None), s.stand_in.is_not(None)))
    )
    return list(found.scalars())


# Events.


async def events_of(connection: AsyncConnection, game: str, after: int = 0) -> list[TableEvent]:
    t = schema.event.c
    found = await connection.execute(
        select(t.seq, t.kind, t.seat, t.cmd, t.body, t.made, t.commit)
        .where(t.game == game, t.seq > after)
        .order_by(t.seq)
    )
    return [TableEvent(*row) for row in found]


def append(connection: Connection, game: str, event: TableEvent, changes: dict[str, Any]) -> None:
    """Write the next event of a game, and what it changes in the game's row.

    RaceLostError if another writer has taken its number or its `cmd`.
    """
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


def write_change(connection: Connection, game: str, change: TableChange, values: dict[str, Any]) -> SeatRows:
    """Write a whole change; returns the seats if they have changed."""
    append(connection, game, change.event, values)
    seat, snapshot = schema.seat, schema.snapshot
    for n, columns in change.seats.items():
        connection.execute(update(seat).where(seat.c.game == game, seat.c.n == n).values(**columns))
    if change.cut is not None:
        connection.execute(delete(snapshot).where(snapshot.c.game == game, snapshot.c.step > change.cut))
    if change.snapshot is not None:
        step, body = change.snapshot
        connection.execute(insert(snapshot), {"game": game, "step": step, "body": body})
    if not change.seats:
        return []
    return connection.execute(select(seat).where(seat.c.game == game).order_by(seat.c.n)).all()


def write_finished_game(
    connection: Connection, game: str, events: list[TableEvent], values: dict[str, Any]
) -> None:
    """Write all events of a game at once, and what its row says then. Nobody is notified."""
    connection.execute(insert(schema.event), [row_of(game, event) for event in events])
    t = schema.game
    connection.execute(update(t).where(t.c.id == game).values(head=len(events), **values))


# Snapshots, and the data of titles.


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
