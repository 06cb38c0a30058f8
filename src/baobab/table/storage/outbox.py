"""The outbox: what was committed is also told, even if the server fell between the two.

A row is written with each event, in the same transaction. In this process listeners hear at once; the row
goes when they have. Rows that a fallen server left are told when the next one starts: to bots, and to
whatever will carry notices or speak to other machines.
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
    def __init__(self, store: Store, bus: Bus, has_seen: Callable[[str, int], bool]) -> None:
        self.store = store
        self.bus = bus
        self.has_seen = has_seen

    async def drain(self) -> int:
        """Tell all that is waiting; answers how much that was."""
        t = schema.outbox
        async with self.store.read() as connection:
            rows = (await connection.execute(select(t).order_by(t.c.id).limit(MOST_ROWS))).all()
        for game in dict.fromkeys(row.game for row in rows if not self.has_seen(row.game, row.seq)):
            self.bus.publish(game)
        if rows:
            gone = delete(t).where(t.c.id.in_([row.id for row in rows]))
            await self.store.transact(lambda connection: connection.execute(gone))
        return len(rows)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                while await self.drain() == MOST_ROWS:
                    pass
            except Exception:
                log.exception("outbox_failed")
