"""Work that waits together is committed together, and each piece stands or falls alone."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from baobab.table.storage.store import Store, file_url


def put(number: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        connection.execute(text("insert into numbers values (:n)"), {"n": number})
        return number

    return work


async def opened(folder: Path) -> tuple[Store, list[str]]:
    """A store with a table of numbers, and a list that grows with every commit of the writer."""
    store = await Store.open(file_url(folder))
    async with store.write() as connection:
        await connection.execute(text("create table numbers (n integer primary key)"))
    commits: list[str] = []
    event.listen(store.batches.engine, "commit", lambda _: commits.append("commit"))
    return store, commits


async def numbers(store: Store) -> list[int]:
    async with store.read() as connection:
        return [row.n for row in await connection.execute(text("select n from numbers order by n"))]


def test_what_waits_shares_a_commit(tmp_path: Path) -> None:
    async def play() -> None:
        store, commits = await opened(tmp_path)
        found = await asyncio.gather(*(store.transact(put(n)) for n in range(30)))
        assert found == list(range(30))
        assert await numbers(store) == found
        assert len(commits) == 1
        await store.close()

    asyncio.run(play())


def test_one_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        store, _ = await opened(tmp_path)
        tried = [store.transact(put(n)) for n in (1, 2, 2, 3, 1, 4)]
        found = await asyncio.gather(*tried, return_exceptions=True)
        assert [type(one) for one in found] == [int, int, IntegrityError, int, IntegrityError, int]
        assert await numbers(store) == [1, 2, 3, 4]
        await store.close()

    asyncio.run(play())


def test_nothing_happened_when_the_commit_fails(tmp_path: Path) -> None:
    """A rule that the database looks at only when everything is committed."""

    def lonely(connection: Connection) -> None:
        connection.execute(text("insert into friends values (77)"))

    async def play() -> None:
        store, _ = await opened(tmp_path)
        rule = "references numbers(n) deferrable initially deferred"
        async with store.write() as connection:
            await connection.execute(text(f"create table friends (n integer {rule})"))
        work = [store.transact(put(1)), store.transact(lonely), store.transact(put(2))]
        found = await asyncio.gather(*work, return_exceptions=True)
        assert [type(one) for one in found] == [IntegrityError] * 3
        assert await store.transact(put(5)) == 5
        assert await numbers(store) == [5]
        await store.close()

    asyncio.run(play())


def test_who_has_gone_does_not_stop_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        store, _ = await opened(tmp_path)
        first, second = (asyncio.ensure_future(store.transact(put(n))) for n in (1, 2))
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert await second == 2
        assert await store.transact(put(3)) == 3
        await store.close()

    asyncio.run(play())
