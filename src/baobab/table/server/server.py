"""The house: everything that a running server holds together, opened and closed as one."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, insert, select, update

from baobab.table.base.bus import Bus
from baobab.table.base.clock import Clock
from baobab.table.base.wire import read_catalogues
from baobab.table.bots.runner import THINK_SECONDS, BotRunner
from baobab.table.bots.worker_pool import WorkerPool
from baobab.table.rooms.registry import Entropy, Rooms, system_entropy
from baobab.table.server.clock_alarms import ClockAlarms
from baobab.table.server.keys import Keys
from baobab.table.server.limits import Limits
from baobab.table.server.presence import Presence
from baobab.table.storage import chat as chat_store
from baobab.table.storage import schema
from baobab.table.storage.outbox import Outbox
from baobab.table.storage.store import Store

BEAT = 15.0
"""Seconds between signs of life."""

REPAIR = 1.0
"""Seconds between looks at what another process has written to our tables."""

SWEEP = 3600.0
"""Seconds between two times that old chat is forgotten."""

LOOK_BACK = 10.0

SETTLED = 5.0
"""Seconds after the start when there is time for what can wait."""

DAY = 86_400.0
log = logging.getLogger("baobab.house")


@dataclass(slots=True)
class ServerConfig:
    """How a server is run."""

    database: str
    origins: tuple[str, ...] = ()
    proxy: str = ""
    limited: bool = True
    workers: int = 0
    bot_seconds: float = THINK_SECONDS
    chat_days: int = 365
    now: Callable[[], float] = field(default=time.time)
    entropy: Entropy = field(default=system_entropy)
    """For tests alone, which deal by a seed; real play never sets it."""


class Server:
    """A store, rooms, and those who live in them."""

    def __init__(self, config: ServerConfig, store: Store) -> None:
        self.config = config
        self.store = store
        self.bus = Bus()
        self.rooms = Rooms(store, self.bus, config.now, config.entropy)
        self.keys = Keys(store)
        self.limits = Limits() if config.limited else Limits({})
        self.presence = Presence()
        self.outbox = Outbox(store, self.bus, self.rooms.has_seen)
        self.workers = WorkerPool(config.workers)
        self.bot_runner = BotRunner(self.rooms, self.workers, config.bot_seconds)
        self.clock_alarms = ClockAlarms(self.rooms)
        self.is_ready = False
        self.can_write = True
        self.stopping = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, config: ServerConfig) -> "Server":
        """Open the store, put the clocks right, and let the bots go on."""
        server = cls(config, await Store.open(config.database))
        await server.restart_clocks()
        await server.outbox.drain()
        works = (server.run_upkeep(), server.outbox.run(), server.bot_runner.resume_all(), read_words_later())
        server.tasks = [asyncio.create_task(work) for work in works]
        server.is_ready = True
        log.info("open", extra={"database": "sqlite" if server.store.sqlite else "postgresql"})
        return server

    async def close(self) -> None:
        """Stop: what was acknowledged is safe already, so there is nothing to save."""
        self.is_ready = False
        self.stopping.set()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.clock_alarms.close()
        await self.bot_runner.close()
        await self.store.close()
        log.info("closed")

    def on_chat(self, game: str, number: int) -> None:
        """Somebody said something at a table."""
        room = self.rooms.loaded.get(game)
        if room is not None:
            room.chat = max(room.chat, number)
        self.bus.publish(game)

    async def run_upkeep(self) -> None:
        """Say now and then that the server is up, and take in what others have written."""
        alive = swept = -math.inf
        while True:
            now = time.monotonic()
            try:
                if now - alive > BEAT or not self.can_write:
                    await self.store.transact(self.sign_of_life)
                    alive, self.can_write = now, True
                if now - swept > SWEEP:
                    await self.store.transact(self.sweep)
                    swept = now
                await self.refresh_rooms()
            except Exception:
                if self.can_write:
                    log.exception("store_failed")
                self.can_write = False
            await asyncio.sleep(REPAIR)

    def sign_of_life(self, connection: Connection) -> None:
        t, now = schema.beat, self.config.now()
        if connection.execute(update(t).where(t.c.id == 1).values(alive=now)).rowcount == 0:
            connection.execute(insert(t), {"id": 1, "alive": now})

    def sweep(self, connection: Connection) -> None:
        connection.execute(chat_store.delete_before(self.config.now() - self.config.chat_days * DAY))

    async def refresh_rooms(self) -> None:
        """Rooms that another process has moved on catch up, whether or not anybody told us."""
        t = schema.game.c
        lately = select(t.id, t.head).where(t.changed > self.config.now() - LOOK_BACK)
        async with self.store.read() as connection:
            heads = (await connection.execute(lately)).all()
        for game, head in heads:
            room = self.rooms.loaded.get(game)
            if room is not None and room.head < head:
                async with room.lock:
                    await self.rooms.refresh(room)

    async def restart_clocks(self) -> None:
        """The time during which no server ran costs nobody anything."""
        t, now = schema.game, self.config.now()
        async with self.store.write() as connection:
            alive = (await connection.execute(select(schema.beat.c.alive))).scalar()
            running = await connection.execute(
                select(t.c.id, t.c.clock).where(t.c.status == "playing", t.c.clock.not_like('{"left":[]%'))
            )
            for game, text in running.all():
                clock = Clock.read(text).after_restart(now, alive if alive is not None else now)
                await connection.execute(update(t).where(t.c.id == game).values(clock=clock.write()))
                if clock.running >= 0:
                    self.clock_alarms.set_alarm(game, clock)


async def read_words_later() -> None:
    """Catalogues are slow to read: when the house has been open for a moment, in a thread, and not later."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(read_catalogues)
