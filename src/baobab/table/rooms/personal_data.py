"""What somebody takes along: the records of all their games in one file, and what they wrote at tables."""

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.errors import BaobabError
from baobab.table.base.wire import Json
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import OVER, Room
from baobab.table.storage import people, schema
from baobab.table.storage.people import Person

INDEX = "games.json"


class ZipBuffer(io.RawIOBase):
    """Takes what the archive writes, until it is sent on: nothing of it is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        taken, self.parts = b"".join(self.parts), []
        return taken


async def zip_games(rooms: Rooms, person: Person) -> AsyncIterator[bytes]:
    """A zip archive, made while it is sent: one game is in memory at a time, however many there are."""
    async with rooms.store.read() as connection:
        games = sorted(await people.games_of(connection, person.id))
        written = await texts_by(connection, person.id)
    sink = ZipBuffer()
    listed: list[Json] = []
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for game in games:
            about, records = await describe_game(rooms, game, person)
            listed.append(about | {"records": list(records)} | written.get(game, {}))
            for name, text in records.items():
                archive.writestr(name, text)
            if sink.parts:
                yield sink.take()
        said = {"name": person.name, "games": listed}
        archive.writestr(INDEX, orjson.dumps(said, option=orjson.OPT_INDENT_2))
    yield sink.take()


async def describe_game(rooms: Rooms, game: str, person: Person) -> tuple[Json, dict[str, str]]:
    """A game in the list, and its records by file name.

    They are as the person's seats may know the game, and whole when it is over.
    """
    try:
        room = rooms.loaded.get(game) or await rooms.load(game)
    except BaobabError as trouble:  # rules that this server no longer has
        return {"table": game, "missing": trouble.key}, {}
    seats = room.seats_of(person.id)
    about: Json = {
        "table": game,
        "title": room.title.name,
        "status": room.status,
        "opened": datetime.fromtimestamp(room.made, UTC).isoformat(timespec="seconds"),
        "players": room.players,
        "seats": seats,
    }
    if room.game is None:
        return about, {}
    wanted = seats[:1] if room.status == OVER else seats
    return about, {file_name(room, seat, len(wanted) > 1): room.record(seat) for seat in wanted}


def file_name(room: Room, seat: int, several: bool) -> str:
    day = datetime.fromtimestamp(room.made, UTC).strftime("%Y-%m-%d")
    return f"{day}-{room.title.name}-{room.id}{f'-{seat}' if several else ''}.record"


async def texts_by(connection: AsyncConnection, person: str) -> dict[str, Json]:
    """What somebody said at each table, and noted for themselves."""
    chat, note = schema.chat.c, schema.note.c
    lines = select(chat.game, chat.body).where(chat.person == person).order_by(chat.id)
    notes = select(note.game, note.body).where(note.person == person)
    said: dict[str, list[str]] = {}
    found: dict[str, Json] = {}
    for game, body in await connection.execute(lines):
        said.setdefault(game, []).append(body)
    for game, bodies in said.items():
        found[game] = {"chat": bodies}
    for game, body in await connection.execute(notes):
        found.setdefault(game, {})["note"] = body
    return found
