"""Chat at a table, and private notes about a game."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.table.base.wire import Json
from baobab.table.storage import schema

MOST_LINES = 200
"""Lines of chat sent at once."""


async def add_line(
    connection: AsyncConnection, game: str, seat: int, person: str, body: str, now: float
) -> int:
    """Write a line of chat; returns its number."""
    added = await connection.execute(
        insert(schema.chat)
        .values(game=game, seat=seat, person=person, body=body, made=now)
        .returning(schema.chat.c.id)
    )
    return int(added.scalar_one())


async def lines_after(connection: AsyncConnection, game: str, number: int) -> list[Json]:
    """The last lines of chat after a number."""
    t = schema.chat.c
    found = await connection.execute(
        select(t.id, t.seat, t.body, t.made)
        .where(t.game == game, t.id > number)
        .order_by(t.id.desc())
        .limit(MOST_LINES)
    )
    rows = [{"id": row.id, "seat": row.seat, "text": row.body, "made": row.made} for row in found]
    return rows[::-1]


async def last_line(connection: AsyncConnection, game: str) -> int:
    """The number of the last line of chat, or 0."""
    found = await connection.execute(select(func.max(schema.chat.c.id)).where(schema.chat.c.game == game))
    return found.scalar() or 0


def delete_before(connection: Connection, moment: float) -> None:
    """Delete the chat of all tables that is older than a moment."""
    connection.execute(delete(schema.chat).where(schema.chat.c.made < moment))


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


async def texts_by(connection: AsyncConnection, person: str) -> dict[str, Json]:
    """What a person wrote, by game: their lines of chat, and their note."""
    chat, note = schema.chat.c, schema.note.c
    lines = select(chat.game, chat.body).where(chat.person == person).order_by(chat.id)
    notes = select(note.game, note.body).where(note.person == person)
    chat_lines: dict[str, list[str]] = {}
    found: dict[str, Json] = {}
    for game, body in await connection.execute(lines):
        chat_lines.setdefault(game, []).append(body)
    for game, bodies in chat_lines.items():
        found[game] = {"chat": bodies}
    for game, body in await connection.execute(notes):
        found.setdefault(game, {})["note"] = body
    return found
