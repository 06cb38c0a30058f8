"""A server as a process of its own, that can be killed and started again."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from tools.table.postgres import free_port

ROOT = Path(__file__).parents[2]


class Server:
    """`baobab serve` on a free port, always the same one."""

    program: tuple[str, ...] = ("baobab", "serve")
    """The module to run, and its first arguments."""

    def __init__(self, database: str, *more: str, cpu: int | None = None) -> None:
        self.database = database
        self.more = more
        self.cpu = cpu
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self, patience: float = 180.0) -> float:
        """Start, and wait until it answers; how many seconds that took."""
        words = [
            sys.executable,
            "-m",
            *self.program,
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        if self.cpu is not None:
            words = ["taskset", "-c", str(self.cpu), *words]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        loop = asyncio.get_running_loop()
        began = loop.time()
        self.process = subprocess.Popen(
            [*words, "--lang", "en", *self.more],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        async with httpx.AsyncClient() as client:
            while loop.time() - began < patience:
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server fell: {self.output()}")
                try:
                    if (await client.get(f"{self.url}/healthz")).status_code == 200:
                        return loop.time() - began
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        self.kill()
        raise RuntimeError("the server does not answer")

    def output(self) -> str:
        assert self.process is not None
        assert self.process.stderr is not None
        return self.process.stderr.read().decode()[-2000:]

    def kill(self) -> None:
        """`kill -9`: no time to write, to answer, to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.end_pipes()

    def stop(self, patience: float = 30.0) -> int:
        """Ask it to stop; answers its exit code, 0 also where there is nothing to stop."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(patience)
        self.end_pipes()
        return code

    def end_pipes(self) -> None:
        if self.process is not None and self.process.stderr is not None:
            self.process.stderr.close()

    def cpu_seconds(self) -> float:
        """Seconds of processor time that the server has used, on Linux."""
        assert self.process is not None
        words = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Megabytes that the server holds, on Linux."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS"))
