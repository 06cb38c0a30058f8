"""The writer of a SQLite store: work that waits at the same time shares one transaction.

What costs time is making a transaction safe on disk, not what is in it. Each piece of work has a savepoint,
so that one that fails takes no other with it, and nobody is answered before the transaction is safe.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

LARGEST_BATCH = 100
T = TypeVar("T")
Work = Callable[[Connection], Any]


@dataclass(frozen=True, slots=True)
class WorkResult:
    """What a piece of work returned or raised."""

    value: Any = None
    error: Exception | None = None


class Writer:
    """Carries work out in a thread of its own, in the order in which it came."""

    def __init__(self, engine: Engine, lock: asyncio.Lock) -> None:
        self.engine = engine
        self.lock = lock
        self.thread = ThreadPoolExecutor(1, "baobab-writer")
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.busy: asyncio.Task[None] | None = None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The result of the work, once it is safe on disk; an error means that nothing of it happened."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, future))
        if self.busy is None:
            self.busy = asyncio.create_task(self.write())
        return await future

    async def write(self) -> None:
        """Write batch after batch until nothing waits."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                async with self.lock:
                    batch = self.waiting[:LARGEST_BATCH]
                    del self.waiting[:LARGEST_BATCH]
                    works = [work for work, _ in batch]
                    results = await loop.run_in_executor(self.thread, run_batch, self.engine, works)
                for (_, future), result in zip(batch, results, strict=True):
                    resolve(future, result)
        finally:
            self.busy = None

    async def close(self) -> None:
        if self.busy is not None:
            await self.busy
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


def run_batch(engine: Engine, works: Sequence[Work]) -> list[WorkResult]:
    """Run all pieces of work in one transaction; if that fails, none of them happened."""
    try:
        with engine.begin() as connection:
            if len(works) == 1:
                return [WorkResult(works[0](connection))]
            return [run_in_savepoint(connection, work) for work in works]
    except Exception as error:
        return [WorkResult(error=error)] * len(works)


def run_in_savepoint(connection: Connection, work: Work) -> WorkResult:
    savepoint = connection.begin_nested()
    try:
        result = WorkResult(work(connection))
    except Exception as error:
        savepoint.rollback()
        return WorkResult(error=error)
    savepoint.commit()
    return result


def resolve(future: asyncio.Future[Any], result: WorkResult) -> None:
    """Wake the waiter unless it was cancelled."""
    if future.done():
        return
    if result.error is not None:
        future.set_exception(result.error)
    else:
        future.set_result(result.value)
