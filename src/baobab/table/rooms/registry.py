"""The rooms of a server: opened from the store, and changed only through it."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from baobab.errors import BaobabError
from baobab.kernel.title import Title
from baobab.table.base.bus import Bus
from baobab.table.base.errors import NoSuchTableError, TableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.room import Room
from baobab.table.storage import chat as chat_store
from baobab.table.storage import event_store
from baobab.table.storage.events import PLAY, GameRow, TableChange, TableEvent
from baobab.table.storage.store import RaceLostError, Store
from baobab.titles import title_of_record

MOST_ROOMS = 500
"""Rooms kept in memory; those used least recently are closed, and opened again when needed."""

EVENTS_AT_ONCE = 25
"""Events of a game that are absorbed before other tasks get their turn."""

Entropy = Callable[[str, str], bytes]
"""Where 32 random bytes come from, by what they are for and whose: see `system_entropy`."""


def system_entropy(purpose: str, owner: str) -> bytes:
    """The only source for real play: nobody can foresee it, so what it is for and whose plays no part.

    From this come the secret that deals a table, the seeds of its bots and what a practice table hides.
    A server object can be given another source, for tests that must deal the same in every run: there,
    whoever knows the seed knows every hidden card and every draw to come. So nothing that a command line,
    a file of settings or a request says can choose it.
    """
    return secrets.token_bytes(32)


class Rooms:
    """Opens rooms, and is the one way in which anything at a table changes."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], float] = time.time,
        entropy: Entropy = system_entropy,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.entropy = entropy
        self.loaded: OrderedDict[str, Room] = OrderedDict()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, game: str) -> Room:
        """The room of a game, opened if need be."""
        room = self.loaded.get(game)
        if room is None:
            # Many may ask at once, and a long game takes a while to load: one of them loads it for all.
            loading = self.loading.setdefault(game, asyncio.Lock())
            async with loading:
                room = self.loaded.get(game)
                if room is None:
                    room = self.loaded[game] = await self.load(game)
                    self.evict_old()
        self.loaded.move_to_end(game)
        return room

    @asynccontextmanager
    async def lock(self, game: str) -> AsyncIterator[Room]:
        """The room, held for one command at a time."""
        room = await self.get(game)
        async with room.lock:
            yield room

    def evict_old(self) -> None:
        for game in list(self.loaded):
            if len(self.loaded) <= MOST_ROOMS:
                return
            if not self.bus.listeners(game) and not self.loaded[game].lock.locked():
                del self.loaded[game]

    async def load(self, game: str) -> Room:
        """Open a room by absorbing all its events."""
        async with self.store.read() as connection:
            row = await event_store.find_game(connection, game)
            if row is None:
                raise NoSuchTableError
            seats = await event_store.seats_of(connection, game)
            events = await event_store.events_of(connection, game)
            figures = await event_store.figures_of(connection, row.data)
            chat = await chat_store.last_line(connection, game)
        room = Room(row, seats, self.pinned_title(row, figures), chat)
        for number, event in enumerate(events, start=1):
            room.absorb(event)
            if number % EVENTS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long game must not stop the others
        return room

    async def load_without_events(self, row: GameRow) -> Room:
        """The room of a game as far as its seats and settings go."""
        async with self.store.read() as connection:
            seats = await event_store.seats_of(connection, row.id)
            figures = await event_store.figures_of(connection, row.data)
        return Room.without_events(row, seats, self.pinned_title(row, figures))

    def pinned_title(self, row: GameRow, figures: str | None) -> Title:
        """The rules a game is pinned to: their version, and the data it began with."""
        title = title_of_record(row.title, row.data, row.version, figures or "")
        if title.version != row.version or title.data.digest != row.data:
            raise TableError("error-table-version", {"version": row.version})
        return title

    async def why_not_open(self, game: str) -> BaobabError | None:
        """Why a game cannot be opened under its own rules; None if it can."""
        async with self.store.read() as connection:
            row = await event_store.find_game(connection, game)
            if row is None:
                raise NoSuchTableError
            figures = await event_store.figures_of(connection, row.data)
        try:
            self.pinned_title(row, figures)
        except BaobabError as error:
            return error
        return None

    def has_seen(self, game: str, seq: int) -> bool:
        """Have the listeners of this process been notified of this event already?"""
        room = self.loaded.get(game)
        return room is not None and room.head >= seq

    def hear_chat(self, game: str, number: int) -> None:
        """Notify everybody at a table of a new line of chat."""
        room = self.loaded.get(game)
        if room is not None:
            room.hear_chat(number)
        self.bus.publish(game)

    async def refresh(self, room: Room) -> None:
        """Take in what another process has written to this game. The caller holds the room."""
        async with self.store.read() as connection:
            events = await event_store.events_of(connection, room.id, room.head)
            seats = await event_store.seats_of(connection, room.id)
            row = await event_store.find_game(connection, room.id)
        room.read_seats(seats)
        if row is not None:
            room.read_row(row)
        for event in events:
            room.absorb(event)
        if events:
            self.bus.publish(room.id)

    async def apply(self, room: Room, change: TableChange) -> None:
        """Write a change to the store; once it is safe there, let it happen here, and notify everybody.

        The caller holds the room. If another process was faster, its events are absorbed and RaceLostError is
        raised.
        """
        now = self.now()
        values: dict[str, Any] = {"changed": now, **change.game}
        if is_public(room, change.event):
            values["told"] = now
        if change.clock is not None:
            values["clock"] = change.clock.write()
        try:
            seats = await self.store.transact(
                lambda connection: event_store.write_change(connection, room.id, change, values)
            )
        except RaceLostError:
            await self.refresh(room)
            raise
        if seats:
            room.read_seats(seats)
        room.set_row(
            change.game.get("host", room.host),
            change.clock or room.clock,
            Settings.read(change.game["settings"]) if "settings" in change.game else room.settings,
        )
        room.absorb(change.event, change.draft)
        self.bus.publish(room.id)


def is_public(room: Room, event: TableEvent) -> bool:
    """Will everybody at the table see this event, or is it a step under way?"""
    return event.kind != PLAY or event.seat < 0 or event.commit != room.commit_count
