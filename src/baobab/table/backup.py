"""Backup and restore: all tables of the store in one file, taken while people play.

The file is lines of JSON, compressed, and the same for both databases: what was saved from SQLite can be
brought back into PostgreSQL, and the other way round.
"""

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from baobab.errors import Trouble
from baobab.table.migrate import revision
from baobab.table.schema import metadata
from baobab.table.speech import FOLDER
from baobab.table.store import Store

FORMAT = "baobab-backup 1"
BATCH = 500


def tables() -> list[Table]:
    """All tables, those that others refer to first."""
    return list(metadata.sorted_tables)


async def backup(store: Store, path: Path) -> dict[str, int]:
    """Write everything to a file, whole or not at all; answers how many rows of each table."""
    draft = path.with_name(path.name + ".part")
    counts = {str(table.name): 0 for table in tables()}
    async with store.read() as connection:
        with gzip.open(draft, "wb") as file:
            head = {"format": FORMAT, "revision": await connection.run_sync(revision)}
            file.write(orjson.dumps(head) + b"\n")
            for table in tables():
                async for row in rows(connection, table):
                    file.write(orjson.dumps({"table": str(table.name), "row": row}) + b"\n")
                    counts[table.name] += 1
            file.write(orjson.dumps({"counts": counts}) + b"\n")
    draft.replace(path)
    return counts


async def rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    found = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in found:
        yield {str(name): value for name, value in row._mapping.items()}


async def restore(store: Store, path: Path) -> dict[str, int]:
    """Bring a file back into an empty store, whole or not at all."""
    counts = {str(table.name): 0 for table in tables()}
    said: dict[str, int] | None = None
    async with store.write() as connection:
        await check_empty(connection)
        batch = Batch(connection)
        for number, line in enumerate(read_lines(path)):
            if number == 0:
                await check_head(connection, line)
            elif "counts" in line:
                said = line["counts"]
            elif line.get("table") in counts:
                counts[line["table"]] += 1
                await batch.add(line["table"], line["row"])
        await batch.write()
        if said != counts:
            raise Trouble("error-backup-cut", folders=[FOLDER])
        await count_on(connection)
    return counts


class Batch:
    """Rows of one table, written together; tables come in the order in which they refer to one another."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.table = ""
        self.waiting: list[dict[str, Any]] = []

    async def add(self, table: str, row: dict[str, Any]) -> None:
        if table != self.table or len(self.waiting) == BATCH:
            await self.write()
        self.table = table
        self.waiting.append(row)

    async def write(self) -> None:
        if self.waiting:
            await self.connection.execute(insert(metadata.tables[self.table]), self.waiting)
        self.waiting = []


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a backup."""
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield orjson.loads(line)
    except FileNotFoundError as error:
        raise Trouble("error-no-such-file", {"path": str(path)}) from error
    except (OSError, EOFError, zlib.error, orjson.JSONDecodeError) as error:
        raise Trouble("error-backup-file", {"path": str(path)}, folders=[FOLDER]) from error


async def check_empty(connection: AsyncConnection) -> None:
    for name in ("person", "game"):
        count = await connection.execute(select(func.count()).select_from(metadata.tables[name]))
        if count.scalar_one():
            raise Trouble("error-store-not-empty", folders=[FOLDER])
    await connection.execute(metadata.tables["beat"].delete())


async def check_head(connection: AsyncConnection, line: dict[str, Any]) -> None:
    if line.get("format") != FORMAT or line.get("revision") != await connection.run_sync(revision):
        raise Trouble("error-backup-version", folders=[FOLDER])


async def count_on(connection: AsyncConnection) -> None:
    """Where the database counts by itself, it goes on after what was brought back."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("outbox", "chat"):
        await connection.execute(
            text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name}")
        )
