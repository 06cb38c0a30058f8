"""The store, on both databases: migrations, unique numbers, transactions that happen whole or not at all."""

import asyncio
import sqlite3
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError
from tests.table.live_server import scene, stage
from tests.table.rooms.test_commands import play_some
from tools.table.api_guest import Guest

from baobab.errors import BaobabError
from baobab.table.storage import event_store, schema
from baobab.table.storage.events import PLAY, TableEvent
from baobab.table.storage.migrate import NEWEST, configuration, revision
from baobab.table.storage.store import RaceLostError, Store, hide_password, retry_while_locked


def drift(connection: Connection) -> list[object]:
    found: list[object] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    return found


@scene
async def test_migrations_make_the_tables_that_the_code_knows(database: str) -> None:
    store = await Store.open(database)
    async with store.read() as connection:
        assert await connection.run_sync(drift) == []
        assert await connection.run_sync(revision) == NEWEST
    assert ScriptDirectory.from_config(configuration()).get_current_head() == NEWEST
    await store.close()


@scene
async def test_several_servers_may_start_at_once(database: str) -> None:
    """Migrations run under a lock."""
    stores = await asyncio.gather(*(Store.open(database) for _ in range(5)))
    async with stores[0].read() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(schema.metadata.tables) <= set(names)
    for store in stores:
        await store.close()


class Crowded:
    """A cursor on a file that others hold: so many statements are sent away on the spot."""

    def __init__(self, refusals: int, code: int) -> None:
        self.refusals = refusals
        self.code = code
        self.done: list[str] = []

    def execute(self, statement: str) -> None:
        if self.refusals:
            self.refusals -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self.code
            raise error
        self.done.append(statement)


def test_who_is_sent_away_from_a_locked_file_comes_back() -> None:
    """SQLite does not wait where two would wait for each other; other errors are not tried again."""
    cursor = Crowded(3, sqlite3.SQLITE_BUSY)
    retry_while_locked(cursor, "PRAGMA journal_mode=WAL")
    assert cursor.done == ["PRAGMA journal_mode=WAL"]
    with pytest.raises(sqlite3.OperationalError):
        retry_while_locked(Crowded(1, sqlite3.SQLITE_IOERR), "PRAGMA journal_mode=WAL")


@scene
async def test_a_commit_is_on_the_disk(file: str) -> None:
    store = await Store.open(file)
    for engine in (store.writer, store.reader):
        async with engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
    await store.close()


@scene
async def test_one_event_has_a_number_and_one_command_an_event(database: str) -> None:
    async with stage(database) as here:
        table, _ = await here.table("africa", "Anna", "Bruno")
        room = await here.server.rooms.get(table)
        doubled = TableEvent(room.head, PLAY, 0, None, "", 0.0, 0)
        again = TableEvent(room.head + 1, PLAY, 0, "start", "", 0.0, 0)
        for event in (doubled, again):
            with pytest.raises(RaceLostError):
                await here.server.store.transact(
                    partial(event_store.append, game=table, event=event, changes={})
                )
        with pytest.raises(IntegrityError):
            async with here.server.store.write() as connection:
                await connection.execute(
                    schema.event.insert(),
                    {"game": table, "seq": 1, "kind": PLAY, "seat": 0, "body": "", "made": 0, "commit": 0},
                )
        async with here.server.store.read() as connection:
            assert [e.seq for e in await event_store.events_of(connection, table)] == list(
                range(1, room.head + 1)
            )


@scene
async def test_a_transaction_that_fails_leaves_nothing(database: str) -> None:
    store = await Store.open(database)

    async def fail() -> None:
        async with store.write() as connection:
            await connection.execute(schema.outbox.insert(), {"game": "g", "seq": 1})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.read() as connection:
        assert (await connection.execute(schema.outbox.select())).all() == []
    await store.close()


@scene
async def test_an_address_that_is_none_is_explained() -> None:
    for url in ("nonsense", "mysql://x", "sqlite:///x"):
        with pytest.raises(BaobabError, match="not the address of a database"):
            await Store.open(url)
    with pytest.raises(BaobabError, match="cannot be opened") as trouble:
        await Store.open("postgresql+asyncpg://anna:hush@127.0.0.1:1/none")
    assert "hush" not in str(trouble.value)
    assert "hush" not in hide_password("postgresql+asyncpg://anna:hush@127.0.0.1:1/none")


@scene
async def test_what_another_process_wrote_is_taken_in(database: str) -> None:
    """Without any message between them: a look at the store is enough."""
    async with stage(database) as here, stage(database) as there:
        table, guests = await here.table("africa", "Anna", "Bruno", confirm=False)
        others = [Guest(there.client, guest.key) for guest in guests]
        await others[0].view(table)
        await play_some(guests, table, 4)
        await there.server.refresh_rooms()
        for seat in (0, 1):
            assert await others[seat].view(table, seat) == await guests[seat].view(table, seat)
        await play_some(others, table, 4, seed=2)
        await here.server.refresh_rooms()
        assert await others[0].view(table) == await guests[0].view(table)


@scene
async def test_what_was_written_and_not_told_is_told_by_the_next_server(database: str) -> None:
    async with stage(database) as here:
        table, _ = await here.table("africa", "Anna", "Bruno")
        await here.server.outbox.drain()
        async with here.server.store.write() as connection:
            await connection.execute(schema.outbox.insert(), {"game": table, "seq": 99})
    async with stage(database) as here:
        async with here.server.store.write() as connection:
            await connection.execute(schema.outbox.insert(), {"game": table, "seq": 99})
        heard: list[str] = []
        here.server.bus.subscribers.append(heard.append)
        await here.server.outbox.drain()
        assert heard == [table]
        assert await here.server.outbox.drain() == 0


@scene
async def test_old_chat_is_forgotten(database: str) -> None:
    moment = [1000.0]
    async with stage(database, now=lambda: moment[0], chat_days=2) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        await guests[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "old"})
        moment[0] += 86_400 * 1.5
        await guests[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "new"})
        moment[0] += 86_400
        await here.server.delete_old_chat()
        said = (await guests[1].get(f"/api/tables/{table}/chat")).json()
        assert [line["text"] for line in said] == ["new"]
