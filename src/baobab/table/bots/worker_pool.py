"""Worker processes, each with one job at a time, killed when a job takes too long."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Any

import orjson

from baobab.table.base.errors import TableError
from baobab.table.base.wire import unwire_params
from baobab.table.bots.fair_queue import FairQueue
from baobab.titles import words_folder

MEGABYTES = 1024
LONGEST_ANSWER = 16_000_000
Process = asyncio.subprocess.Process
log = logging.getLogger("baobab.workers")

WORKER = "baobab.table.bots.worker"
"""The module that a worker process runs."""


class WorkerError(Exception):
    """A job that was not done: it took too long, or its worker died."""


class WorkerPool:
    """A few processes, started when needed, and shared fairly among owners."""

    def __init__(self, count: int = 0, megabytes: int = MEGABYTES) -> None:
        self.megabytes = megabytes
        self.queue = FairQueue(count or max(1, (os.cpu_count() or 2) - 1))
        self.idle: list[Process] = []
        self.running: set[Process] = set()

    async def run(self, job: dict[str, Any], seconds: float, owner: str) -> dict[str, Any]:
        """The result of a job, which gets so many seconds once it is its owner's turn."""
        async with self.queue.place(owner):
            result = await self.run_within(job, seconds)
        if "failed" in result:
            log.warning("job_failed", extra={"job": job["do"], "why": result["failed"]})
            raise WorkerError(result["failed"])
        if "error" in result:
            folders = [words_folder(name) for name in result["titles"]]
            raise TableError(result["error"], unwire_params(result["params"]), folders=folders)
        return result

    async def run_within(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        process = await self.take_process()
        try:
            async with asyncio.timeout(seconds):
                result = await exchange(process, job)
        except (TimeoutError, OSError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
            await self.kill(process)
            log.warning("job_failed", extra={"job": job["do"], "why": type(error).__name__})
            raise WorkerError(job["do"]) from error
        except BaseException:
            await self.kill(process)
            raise
        self.idle.append(process)
        return result

    async def take_process(self) -> Process:
        """An idle process, or a new one."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self.running.discard(process)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORKER,
            str(self.megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        self.running.add(process)
        return process

    async def kill(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self.running.discard(process)

    async def close(self) -> None:
        for process in list(self.running):
            await self.kill(process)


async def exchange(process: Process, job: dict[str, Any]) -> dict[str, Any]:
    """Give a job to a process, and wait for its result."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(orjson.dumps(job) + b"\n")
    await process.stdin.drain()
    result: dict[str, Any] = orjson.loads(await process.stdout.readuntil(b"\n"))
    return result
