"""The server: everything that a running one holds together, opened and closed as one."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from baobab.table.base.bus import Bus
from baobab.table.base.wire import read_catalogues
from baobab.table.bots.runner import THINK_SECONDS, BotRunner
from baobab.table.bots.worker_pool import WorkerPool
from baobab.table.rooms.registry import Entropy, Rooms, system_entropy
from baobab.table.server.clock_alarms import ClockAlarms
from baobab.table.server.keys import Keys
from baobab.table.server.limits import Limits
from baobab.table.server.presence import Presence
from baobab.table.storage import chat as chat_store
from baobab.table.storage import event_store, heartbeat
from baobab.table.storage.outbox import Outbox
from baobab.table.storage.store import Store

HEARTBEAT = 15.0
"""Seconds between signs of life in the store."""

REFRESH = 1.0
"""Seconds between looks at what another process has written to our tables."""

SWEEP = 3600.0
"""Seconds between two times that old chat is deleted."""

LOOK_BACK = 10.0

SETTLED = 5.0
"""Seconds after the start when there is time for what can wait."""

DAY = 86_400.0
log = logging.getLogger("baobab.server")


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
    """A store, its rooms, and what watches over them.

    `is_ready` until it closes; `can_write` while the store takes writes; `stopping` is set when it closes.
    """

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
        works = (
            server.run_upkeep(),
            server.outbox.run(),
            server.bot_runner.resume_all(),
            read_catalogues_later(),
        )
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

    async def run_upkeep(self) -> None:
        """Write signs of life, delete old chat, and take in what other processes have written."""
        alive = swept = -math.inf
        while True:
            now = time.monotonic()
            try:
                if now - alive > HEARTBEAT or not self.can_write:
                    await self.write_heartbeat()
                    alive, self.can_write = now, True
                if now - swept > SWEEP:
                    await self.delete_old_chat()
                    swept = now
                await self.refresh_rooms()
            except Exception:
                if self.can_write:
                    log.exception("store_failed")
                self.can_write = False
            await asyncio.sleep(REFRESH)

    async def write_heartbeat(self) -> None:
        await self.store.transact(partial(heartbeat.write_heartbeat, now=self.config.now()))

    async def delete_old_chat(self) -> None:
        before = self.config.now() - self.config.chat_days * DAY
        await self.store.transact(partial(chat_store.delete_before, moment=before))

    async def refresh_rooms(self) -> None:
        """Bring rooms up to date that another process has moved on, whether or not the bus told us."""
        async with self.store.read() as connection:
            heads = await event_store.heads_since(connection, self.config.now() - LOOK_BACK)
        for game, head in heads:
            room = self.rooms.loaded.get(game)
            if room is not None and room.head < head:
                async with room.lock:
                    await self.rooms.refresh(room)

    async def restart_clocks(self) -> None:
        """Charge nobody for the time during which no server ran, and set the alarms of running clocks."""
        async with self.store.write() as connection:
            for game, clock in await heartbeat.restart_clocks(connection, self.config.now()):
                self.clock_alarms.set_alarm(game, clock)


async def read_catalogues_later() -> None:
    """Read the catalogues when the server has been open for a moment, in a thread, since they are slow."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(read_catalogues)
