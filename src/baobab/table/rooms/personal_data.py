"""A person's data to take along: the records of all their games in one zip file, and what they wrote."""

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import orjson

from baobab.errors import BaobabError
from baobab.table.base.wire import Json
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.storage import chat as chat_store
from baobab.table.storage import people
from baobab.table.storage.events import OVER
from baobab.table.storage.people import Person

INDEX = "games.json"


class ZipBuffer(io.RawIOBase):
    """Holds what the archive writes until it is sent on."""

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
    """A zip archive, made while it is sent: one game is in memory at a time."""
    async with rooms.store.read() as connection:
        games = sorted(await people.games_of(connection, person.id))
        written = await chat_store.texts_by(connection, person.id)
    buffer = ZipBuffer()
    listed: list[Json] = []
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for game in games:
            about, records = await describe_game(rooms, game, person)
            listed.append(about | {"records": list(records)} | written.get(game, {}))
            for name, text in records.items():
                archive.writestr(name, text)
            if buffer.parts:
                yield buffer.take()
        index = {"name": person.name, "games": listed}
        archive.writestr(INDEX, orjson.dumps(index, option=orjson.OPT_INDENT_2))
    yield buffer.take()


async def describe_game(rooms: Rooms, game: str, person: Person) -> tuple[Json, dict[str, str]]:
    """A game for the index, and its records by file name: as the person's seats may know it."""
    try:
        room = rooms.loaded.get(game) or await rooms.load(game)
    except BaobabError as error:  # rules that this server no longer has
        return {"table": game, "missing": error.key}, {}
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
