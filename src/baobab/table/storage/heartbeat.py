"""The server's sign of life in the store, and clocks that must not count the time without a server."""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.table.base.clock import Clock
from baobab.table.storage import schema
from baobab.table.storage.events import PLAYING


def write_heartbeat(connection: Connection, now: float) -> None:
    t = schema.beat
    if connection.execute(update(t).where(t.c.id == 1).values(alive=now)).rowcount == 0:
        connection.execute(insert(t), {"id": 1, "alive": now})


async def last_heartbeat(connection: AsyncConnection) -> float | None:
    """When a server was last known to run."""
    alive: float | None = (await connection.execute(select(schema.beat.c.alive))).scalar()
    return alive


async def restart_clocks(connection: AsyncConnection, now: float) -> list[tuple[str, Clock]]:
    """Give back the time during which no server ran; returns the games whose clock runs, with it."""
    t = schema.game
    alive = await last_heartbeat(connection)
    running = await connection.execute(
        select(t.c.id, t.c.clock).where(t.c.status == PLAYING, t.c.clock.not_like('{"left":[]%'))
    )
    clocks = []
    for game, text in running.all():
        clock = Clock.read(text).after_restart(now, alive if alive is not None else now)
        await connection.execute(update(t).where(t.c.id == game).values(clock=clock.write()))
        if clock.running >= 0:
            clocks.append((game, clock))
    return clocks
