"""The writer of a SQLite store: what comes together goes to the disk together.

The disk is slow at making a commit safe, not at what is in it. So all work that waits shares one commit, and
nobody hears of his own before it. Each piece has a savepoint, so that one that fails takes no other with it.
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
    """What came of a piece of work."""

    result: Any = None
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
        """The result of the work, when it is safe on disk; an error says that nothing of it happened."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, future))
        if self.busy is None:
            self.busy = asyncio.create_task(self.write())
        return await future

    async def write(self) -> None:
        """Commit what waits, until nothing does."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                async with self.lock:
                    batch = self.waiting[:LARGEST_BATCH]
                    del self.waiting[:LARGEST_BATCH]
                    works = [work for work, _ in batch]
                    outcomes = await loop.run_in_executor(self.thread, run_batch, self.engine, works)
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    resolve(future, outcome)
        finally:
            self.busy = None

    async def close(self) -> None:
        if self.busy is not None:
            await self.busy
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


def run_batch(engine: Engine, works: Sequence[Work]) -> list[WorkResult]:
    """Carry out all pieces of work in one transaction; if it cannot be committed, none of them happened."""
    try:
        with engine.begin() as connection:
            if len(works) == 1:
                return [WorkResult(works[0](connection))]
            return [run_in_savepoint(connection, work) for work in works]
    except Exception as error:
        return [WorkResult(error=error)] * len(works)


def run_in_savepoint(connection: Connection, work: Work) -> WorkResult:
    """One piece of work among others."""
    savepoint = connection.begin_nested()
    try:
        outcome = WorkResult(work(connection))
    except Exception as error:
        savepoint.rollback()
        return WorkResult(error=error)
    savepoint.commit()
    return outcome


def resolve(future: asyncio.Future[Any], outcome: WorkResult) -> None:
    """Tell who waits, if he still does."""
    if future.done():
        return
    if outcome.error is not None:
        future.set_exception(outcome.error)
    else:
        future.set_result(outcome.result)
