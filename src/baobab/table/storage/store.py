"""The store: a SQLite file by default, or PostgreSQL, with the same statements on both."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from baobab.errors import BaobabError
from baobab.table.base.errors import TableError
from baobab.table.storage.migrate import revision, revisions, upgrade
from baobab.table.storage.writer import Writer

SQLITE = "sqlite+aiosqlite"
POSTGRES = "postgresql+asyncpg"
READERS = 4
CONNECTIONS = 10
T = TypeVar("T")
LOCK_SECONDS = 30.0
PRAGMAS = (
    f"busy_timeout={LOCK_SECONDS * 1000:.0f}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
)
"""The timeout comes first: after a crash the first to open the file repairs it, and all others wait."""


DatabaseError = DBAPIError
"""What a database says that does not do what it should."""

FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
"""What a read or a write raises when the store cannot be reached, or is full."""


class RaceLostError(Exception):
    """Another writer wrote the next event of this game first."""


class Store:
    """Reads and writes, each in a transaction of its own.

    SQLite has one writer at a time: tasks of this process wait at `write_lock`, others at the file's lock.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self.write_lock = asyncio.Lock()
        if self.sqlite:
            self.writer = sqlite_engine(url, "BEGIN IMMEDIATE", 1)
            self.reader = sqlite_engine(url, "BEGIN", READERS)
            engine = configure_sqlite(create_engine(url.replace(SQLITE, "sqlite")), "BEGIN IMMEDIATE")
            self.batches = Writer(engine, self.write_lock)
        else:
            self.writer = self.reader = create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0)

    @classmethod
    async def open(cls, url: str, first: Callable[[Connection], object] = upgrade) -> "Store":
        """The store at this address; `first` runs before anything else and brings its tables up to date."""
        parts, store = parse_url(url), cls(url)
        try:
            if store.sqlite and parts.database:
                Path(parts.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            async with store.write() as connection:
                await connection.run_sync(first)
        except (OSError, DBAPIError) as error:
            await store.close()
            raise store_error(url, error) from error
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def open_existing(cls, url: str) -> "Store":
        """A store that exists already, of whatever version; it is left as it is."""
        parts = parse_url(url)
        if parts.drivername == SQLITE and not Path(parts.database or "").is_file():
            raise TableError("error-no-store", {"url": hide_password(url)})
        return await cls.open(url, check_revision)

    async def close(self) -> None:
        if self.sqlite:
            await self.batches.close()
            await self.reader.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: safe on disk when the block ends, or undone if it raises."""
        if self.sqlite:
            async with self.write_lock, self.writer.begin() as connection:
                yield connection
        else:
            async with self.writer.begin() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction of statements without an `await` in between, such as a move.

        On SQLite those that wait at the same time share one trip to the disk.
        """
        if self.sqlite:
            return await self.batches.transact(work)
        async with self.writer.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the store as it is at one moment."""
        async with self.reader.connect() as connection:
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection


def sqlite_engine(url: str, begin: str, connections: int) -> AsyncEngine:
    """An engine for a SQLite file whose transactions begin with this statement."""
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)
    configure_sqlite(engine.sync_engine, begin)
    return engine


def configure_sqlite(engine: Engine, begin: str) -> Engine:
    """Set an engine up for a SQLite file; its transactions begin with this statement."""

    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            retry_while_locked(cursor, f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def retry_while_locked(cursor: Any, statement: str) -> None:
    """Run a statement again while the file is locked.

    SQLite waits by itself, but not where two connections would wait for each other: of several that open a
    new file at once and switch it to WAL, some fail at once.
    """
    end = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            cursor.execute(statement)
            return
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def check_revision(connection: Connection) -> None:
    """Raise an error unless there is a store, of a version that we know."""
    open_existing = revision(connection)
    if open_existing is None:
        raise TableError("error-no-store", {"url": hide_password(str(connection.engine.url))})
    if open_existing not in revisions():
        raise TableError("error-database-newer")


def parse_url(url: str) -> URL:
    """The parts of an address, if it is one of a database that we support."""
    try:
        parts = make_url(url)
    except ArgumentError:
        parts = None
    if parts is None or parts.drivername not in (SQLITE, POSTGRES):
        raise TableError("error-database-url", {"url": hide_password(url), "known": [SQLITE, POSTGRES]})
    return parts


def store_error(url: str, error: OSError | DBAPIError) -> BaobabError:
    """The error that says what is wrong with a store."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    why = inner.strerror if isinstance(inner, OSError) and inner.strerror else str(inner).strip()
    params = {"url": hide_password(url), "why": why.partition("\n")[0].rstrip(".") or type(inner).__name__}
    return TableError("error-database", params)


def hide_password(url: str) -> str:
    """The address as it may be shown."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.partition("@")[2] or url


def file_url(folder: Path) -> str:
    """The address of the store in a data folder."""
    return f"{SQLITE}:///{folder / 'baobab.sqlite'}"


def is_unique_violation(error: IntegrityError) -> bool:
    """Was a row refused because another one has its unique key?"""
    return "unique" in str(error.orig).lower()
