"""Backup and restore: all tables of the store in one file, taken while people play.

The file is compressed lines of JSON, the same for both databases: a backup of SQLite can be restored into
PostgreSQL, and the other way round. A backup of an older store is restored with the tables of that time, and
then migrated.
"""

import gzip
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.errors import BaobabError
from baobab.table.base.errors import TableError
from baobab.table.storage.migrate import revision, revisions, upgrade
from baobab.table.storage.store import Store

FORMAT = "baobab-backup 1"
BATCH = 500
VERSION_TABLE = "alembic_version"


def tables(connection: Connection) -> dict[str, Table]:
    """The tables of a store, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return {str(table.name): table for table in found.sorted_tables if table.name != VERSION_TABLE}


async def backup(store: Store, path: Path) -> dict[str, int]:
    """Write everything to a file, whole or not at all; returns the number of rows of each table."""
    draft = path.with_name(path.name + ".part")
    try:
        counts = await write_rows(store, draft)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        params = {"path": str(path), "why": error.strerror or str(error)}
        raise TableError("error-backup-write", params) from error
    return counts


async def write_rows(store: Store, path: Path) -> dict[str, int]:
    """Write all rows to a file that only its owner may read: it holds chat, and what is still sealed."""
    path.touch(0o600)
    with path.open("wb") as plain:
        with gzip.open(plain, "wb", compresslevel=6) as file:
            async with store.read() as connection:
                age = await connection.run_sync(revision)
                file.write(orjson.dumps({"format": FORMAT, "revision": age}) + b"\n")
                counts = {}
                for name, table in (await connection.run_sync(tables)).items():
                    counts[name] = 0
                    async for row in all_rows(connection, table):
                        file.write(orjson.dumps({"table": name, "row": row}) + b"\n")
                        counts[name] += 1
                file.write(orjson.dumps({"counts": counts}) + b"\n")
        plain.flush()
        os.fsync(plain.fileno())
    return counts


async def all_rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    found = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in found:
        yield {str(name): value for name, value in row._mapping.items()}


async def restore(store: Store, path: Path) -> dict[str, int]:
    """Restore a file into an empty store, whole or not at all."""
    lines = read_lines(path)
    head = next(lines, {})
    if head.get("format") != FORMAT or head.get("revision") not in revisions():
        raise TableError("error-backup-version")
    async with store.write() as connection:
        there = await connection.run_sync(empty_tables, str(head["revision"]))
        counts = await read_rows(connection, there, lines)
        await reset_counters(connection)
        await connection.run_sync(upgrade)
    return counts


def empty_tables(connection: Connection, version: str) -> dict[str, Table]:
    """Make the tables of this version anew; an error if the store has people or games in it."""
    there = tables(connection)
    for name in ("person", "game"):
        if name in there and connection.execute(select(func.count()).select_from(there[name])).scalar_one():
            raise TableError("error-store-not-empty")
    for table in reversed(there.values()):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {VERSION_TABLE}"))
    upgrade(connection, version)
    return tables(connection)


async def read_rows(
    connection: AsyncConnection, there: dict[str, Table], lines: Iterator[dict[str, Any]]
) -> dict[str, int]:
    """Fill the tables; the last line of the file says how many rows each must have."""
    counts = dict.fromkeys(there, 0)
    expected: dict[str, int] | None = None
    batch = Batch(connection)
    for line in lines:
        if "counts" in line:
            expected = line["counts"]
        elif line.get("table") in there:
            counts[line["table"]] += 1
            await batch.add(there[line["table"]], line["row"])
    await batch.write()
    if expected != counts:
        raise TableError("error-backup-cut")
    return counts


class Batch:
    """Rows of one table, written together; tables come in the order in which they refer to one another."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.table: Table | None = None
        self.waiting: list[dict[str, Any]] = []

    async def add(self, table: Table, row: dict[str, Any]) -> None:
        if table is not self.table or len(self.waiting) == BATCH:
            await self.write()
        self.table = table
        self.waiting.append(row)

    async def write(self) -> None:
        if self.waiting and self.table is not None:
            await self.connection.execute(insert(self.table), self.waiting)
        self.waiting = []


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a backup."""
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                found = orjson.loads(line)
                if not isinstance(found, dict):
                    raise TableError("error-backup-file", {"path": str(path)})
                yield found
    except FileNotFoundError as error:
        raise BaobabError("error-no-such-file", {"path": str(path)}) from error
    except EOFError as error:
        raise TableError("error-backup-cut") from error
    except (OSError, zlib.error, orjson.JSONDecodeError) as error:
        raise TableError("error-backup-file", {"path": str(path)}) from error


async def reset_counters(connection: AsyncConnection) -> None:
    """Let counters of PostgreSQL go on after the numbers that were restored."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("outbox", "chat"):
        await connection.execute(
            text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name}")
        )
