"""The house: everything that a running server holds together, opened and closed as one."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, insert, select, update

from baobab.table import schema, talk
from baobab.table.bus import Bus
from baobab.table.clock import Clock
from baobab.table.keys import Keys
from baobab.table.limits import Limits
from baobab.table.outbox import Outbox
from baobab.table.presence import Presence
from baobab.table.rooms import Entropy, Rooms, unforeseeable
from baobab.table.speech import read_catalogues
from baobab.table.store import Store
from baobab.table.thinking import THINKING, Thinking
from baobab.table.timing import Timing
from baobab.table.workers import Workers

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
class Plan:
    """How a server is run."""

    database: str
    origins: tuple[str, ...] = ()
    proxy: str = ""
    limited: bool = True
    workers: int = 0
    thinking: float = THINKING
    chat_days: int = 365
    now: Callable[[], float] = field(default=time.time)
    entropy: Entropy = field(default=unforeseeable)
    """For tests alone, which deal by a seed; real play never sets it."""


class House:
    """A store, rooms, and those who live in them."""

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self.store = store
        self.bus = Bus()
        self.rooms = Rooms(store, self.bus, plan.now, plan.entropy)
        self.keys = Keys(store)
        self.limits = Limits() if plan.limited else Limits({})
        self.presence = Presence()
        self.outbox = Outbox(store, self.bus, self.rooms.told)
        self.workers = Workers(plan.workers)
        self.thinking = Thinking(self.rooms, self.workers, plan.thinking)
        self.timing = Timing(self.rooms)
        self.ready = False
        self.writing = True
        self.stopping = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, plan: Plan) -> "House":
        """Open the store, put the clocks right, and let the bots go on."""
        house = cls(plan, await Store.open(plan.database))
        await house.restart_clocks()
        await house.outbox.drain()
        works = (house.live(), house.outbox.run(), house.thinking.wake(), read_words())
        house.tasks = [asyncio.create_task(work) for work in works]
        house.ready = True
        log.info("open", extra={"database": "sqlite" if house.store.sqlite else "postgresql"})
        return house

    async def close(self) -> None:
        """Stop: what was acknowledged is safe already, so there is nothing to save."""
        self.ready = False
        self.stopping.set()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.timing.close()
        await self.thinking.close()
        await self.store.close()
        log.info("closed")

    def talked(self, game: str, number: int) -> None:
        """Somebody said something at a table."""
        room = self.rooms.open.get(game)
        if room is not None:
            room.chat = max(room.chat, number)
        self.bus.publish(game)

    async def live(self) -> None:
        """Say now and then that the server is up, and take in what others have written."""
        alive = swept = -math.inf
        while True:
            now = time.monotonic()
            try:
                if now - alive > BEAT or not self.writing:
                    await self.store.transact(self.sign_of_life)
                    alive, self.writing = now, True
                if now - swept > SWEEP:
                    await self.store.transact(self.sweep)
                    swept = now
                await self.repair()
            except Exception:
                if self.writing:
                    log.exception("store_failed")
                self.writing = False
            await asyncio.sleep(REPAIR)

    def sign_of_life(self, connection: Connection) -> None:
        t, now = schema.beat, self.plan.now()
        if connection.execute(update(t).where(t.c.id == 1).values(alive=now)).rowcount == 0:
            connection.execute(insert(t), {"id": 1, "alive": now})

    def sweep(self, connection: Connection) -> None:
        connection.execute(talk.old_chat(self.plan.now() - self.plan.chat_days * DAY))

    async def repair(self) -> None:
        """Rooms that another process has moved on catch up, whether or not anybody told us."""
        t = schema.game.c
        lately = select(t.id, t.head).where(t.changed > self.plan.now() - LOOK_BACK)
        async with self.store.read() as connection:
            heads = (await connection.execute(lately)).all()
        for game, head in heads:
            room = self.rooms.open.get(game)
            if room is not None and room.head < head:
                async with room.lock:
                    await self.rooms.refresh(room)

    async def restart_clocks(self) -> None:
        """The time during which no server ran costs nobody anything."""
        t, now = schema.game, self.plan.now()
        async with self.store.write() as connection:
            alive = (await connection.execute(select(schema.beat.c.alive))).scalar()
            running = await connection.execute(
                select(t.c.id, t.c.clock).where(t.c.status == "playing", t.c.clock.not_like('{"left":[]%'))
            )
            for game, text in running.all():
                clock = Clock.read(text).restarted(now, alive if alive is not None else now)
                await connection.execute(update(t).where(t.c.id == game).values(clock=clock.write()))
                if clock.running >= 0:
                    self.timing.expect(game, clock)


async def read_words() -> None:
    """Catalogues are slow to read: when the house has been open for a moment, in a thread, and not later."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(read_catalogues)
