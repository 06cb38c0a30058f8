"""The outbox: every event that was written is also published, even if the server died between the two.

A row is written with each event, in the same transaction. In this process listeners are notified at once, and
the row is then deleted. Rows that a dead server left are published when the next one starts.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import delete, select

from baobab.table.base.bus import Bus
from baobab.table.storage import schema
from baobab.table.storage.store import Store

PAUSE = 1.0
MOST_ROWS = 500
log = logging.getLogger("baobab.outbox")


class Outbox:
    """`has_seen` says whether the listeners of this process know an event of a game already."""

    def __init__(self, store: Store, bus: Bus, has_seen: Callable[[str, int], bool]) -> None:
        self.store = store
        self.bus = bus
        self.has_seen = has_seen

    async def drain(self) -> int:
        """Publish what is waiting; returns how many rows that were."""
        t = schema.outbox
        async with self.store.read() as connection:
            rows = (await connection.execute(select(t).order_by(t.c.id).limit(MOST_ROWS))).all()
        for game in dict.fromkeys(row.game for row in rows if not self.has_seen(row.game, row.seq)):
            self.bus.publish(game)
        if rows:
            published = delete(t).where(t.c.id.in_([row.id for row in rows]))
            await self.store.transact(lambda connection: connection.execute(published))
        return len(rows)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                while await self.drain() == MOST_ROWS:
                    pass
            except Exception:
                log.exception("outbox_failed")
