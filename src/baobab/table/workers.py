"""The workers: processes that think, each one job at a time, ended when a job takes too long."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Any

import orjson

from baobab.errors import Trouble
from baobab.table.speech import FOLDER, unwire_params

MEGABYTES = 1024
LONGEST_ANSWER = 16_000_000
log = logging.getLogger("baobab.workers")


class WorkerFailed(Exception):  # noqa: N818
    """A job that was not done: it took too long, or its worker broke."""


class Workers:
    """A few processes, started when they are needed."""

    def __init__(self, count: int = 0, megabytes: int = MEGABYTES) -> None:
        self.megabytes = megabytes
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.running: set[asyncio.subprocess.Process] = set()

    async def do(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Have a job done within this time from when a worker is free for it."""
        process = await self.free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self.start()
            said = await asyncio.wait_for(self.ask(process, job), seconds)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.end(process)
            process = None
            log.warning("job_failed", extra={"job": job["do"], "why": type(error).__name__})
            raise WorkerFailed(job["do"]) from error
        except BaseException:
            await self.end(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        if "failed" in said:
            log.warning("job_failed", extra={"job": job["do"], "why": said["failed"]})
            raise WorkerFailed(said["failed"])
        if "trouble" in said:
            raise Trouble(said["trouble"], unwire_params(said["params"]), folders=[FOLDER])
        return said

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "baobab.table.worker",
            str(self.megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        self.running.add(process)
        return process

    async def ask(self, process: asyncio.subprocess.Process, job: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(orjson.dumps(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        said: dict[str, Any] = orjson.loads(line)
        return said

    async def end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            self.running.discard(process)

    async def close(self) -> None:
        for process in list(self.running):
            await self.end(process)
