"""Chat at a table, and notes that only their writer reads."""

from typing import Any

from sqlalchemy import Delete, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.table.base.wire import Json
from baobab.table.storage import schema

MOST_LINES = 200
"""Lines of chat sent at once."""


async def add_line(
    connection: AsyncConnection, game: str, seat: int, person: str, body: str, now: float
) -> int:
    """A line of chat; answers its number."""
    added = await connection.execute(
        insert(schema.chat)
        .values(game=game, seat=seat, person=person, body=body, made=now)
        .returning(schema.chat.c.id)
    )
    return int(added.scalar_one())


async def lines_after(connection: AsyncConnection, game: str, after: int) -> list[Json]:
    """The last lines of chat after a number."""
    t = schema.chat.c
    found = await connection.execute(
        select(t.id, t.seat, t.body, t.made)
        .where(t.game == game, t.id > after)
        .order_by(t.id.desc())
        .limit(MOST_LINES)
    )
    rows = [{"id": row.id, "seat": row.seat, "text": row.body, "made": row.made} for row in found]
    return rows[::-1]


async def last_line(connection: AsyncConnection, game: str) -> int:
    found = await connection.execute(select(func.max(schema.chat.c.id)).where(schema.chat.c.game == game))
    return found.scalar() or 0


def delete_before(before: float) -> Delete:
    """Forget what was said before a moment."""
    return delete(schema.chat).where(schema.chat.c.made < before)


async def read_note(connection: AsyncConnection, game: str, person: str) -> str:
    t = schema.note.c
    found = await connection.execute(select(t.body).where(t.game == game, t.person == person))
    return found.scalar() or ""


async def save_note(connection: AsyncConnection, game: str, person: str, body: str) -> None:
    t = schema.note
    values: dict[str, Any] = {"game": game, "person": person, "body": body}
    changed = await connection.execute(
        update(t).where(t.c.game == game, t.c.person == person).values(body=body)
    )
    if changed.rowcount == 0:
        await connection.execute(insert(t), values)
