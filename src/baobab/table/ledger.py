"""The ledger: games, their events and snapshots, as statements that run on both databases."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.table import schema
from baobab.table.store import Raced, is_race

PLAY = "play"
"""An event whose body is lines of the record, and `hold` and `end` of turns."""

NOTICE = "notice"
"""An event about the table itself, worded for the log."""

TAKE_BACK = "take-back"
"""Somebody asks to go back beyond a barrier, agrees or refuses."""


@dataclass(frozen=True, slots=True)
class Event:
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


async def events_of(connection: AsyncConnection, game: str, after: int = 0) -> list[Event]:
    t = schema.event.c
    found = await connection.execute(
        select(t.seq, t.kind, t.seat, t.cmd, t.body, t.made, t.commit)
        .where(t.game == game, t.seq > after)
        .order_by(t.seq)
    )
    return [Event(*row) for row in found]


async def append(connection: AsyncConnection, game: str, event: Event, changes: dict[str, Any]) -> None:
    """The next event of a game, and what it changes in its row; Raced if somebody was faster."""
    t = schema.game
    moved = await connection.execute(
        update(t).where(t.c.id == game, t.c.head == event.seq - 1).values(head=event.seq, **changes)
    )
    if moved.rowcount != 1:
        raise Raced
    row = {"game": game, **{name: getattr(event, name) for name in Event.__slots__}}
    try:
        await connection.execute(insert(schema.event), row)
    except IntegrityError as error:
        if is_race(error):
            raise Raced from error
        raise
    await connection.execute(insert(schema.outbox), {"game": game, "seq": event.seq})


async def change_seat(connection: AsyncConnection, game: str, n: int, values: dict[str, Any]) -> None:
    t = schema.seat
    await connection.execute(update(t).where(t.c.game == game, t.c.n == n).values(**values))


async def keep_snapshot(connection: AsyncConnection, game: str, step: int, body: str) -> None:
    await connection.execute(insert(schema.snapshot), {"game": game, "step": step, "body": body})


async def drop_snapshots(connection: AsyncConnection, game: str, after: int) -> None:
    """Forget positions that are no longer on the way to the present one."""
    t = schema.snapshot
    await connection.execute(delete(t).where(t.c.game == game, t.c.step > after))


async def nearest_snapshot(connection: AsyncConnection, game: str, step: int) -> tuple[int, str] | None:
    """The last kept position not after this step: its own step, and the position."""
    t = schema.snapshot.c
    found = await connection.execute(
        select(t.step, t.body).where(t.game == game, t.step <= step).order_by(t.step.desc()).limit(1)
    )
    row = found.one_or_none()
    return (row.step, row.body) if row is not None else None


async def keep_figures(connection: AsyncConnection, title: str, digest: str, body: str) -> None:
    """Keep the text of a title's data, so that a game begun with it can always be finished."""
    t = schema.figures
    if (await connection.execute(select(t.c.digest).where(t.c.digest == digest))).first() is None:
        await connection.execute(insert(t), {"digest": digest, "title": title, "body": body})


async def figures_of(connection: AsyncConnection, digest: str) -> str | None:
    t = schema.figures.c
    row = (await connection.execute(select(t.body).where(t.digest == digest))).one_or_none()
    return row.body if row is not None else None
