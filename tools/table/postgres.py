"""A PostgreSQL of our own: the system's server on a free port, its data in a temporary folder."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = (
    "PostgreSQL is not installed here: on Debian, `apt-get install postgresql` (as `make postgres` does)."
)
USER = "postgres"


class NoPostgresError(Exception):
    """There is no PostgreSQL on this machine."""


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps them off the path."""
    found = shutil.which(name)
    if found:
        return found
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if not kept:
        raise NoPostgresError(MISSING)
    return str(kept[-1])


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def as_user(*words: str) -> list[str]:
    """A command as the user PostgreSQL runs as: it refuses to be root."""
    return ["runuser", "-u", USER, "--", *words] if os.geteuid() == 0 else list(words)


class Postgres:
    """A running instance; `new` makes an empty database and answers its address."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.made = 0

    def new(self) -> str:
        self.made += 1
        name = f"baobab{self.made}"
        self.ask(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"

    def ask(self, statement: str) -> None:
        words = [program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-q", "-c", statement]
        subprocess.run(words, check=True, capture_output=True, cwd="/")

    def control(self, *words: str) -> None:
        command = as_user(program("pg_ctl"), "-D", str(self.folder / "data"), "-w", "-t", "120", *words)
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            cwd="/",
        )


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """Start an instance and stop it afterwards. Only a `durable` one waits for the disk at each commit."""
    folder = Path(tempfile.mkdtemp(prefix="baobab-postgres-"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam(USER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    server = Postgres(folder, free_port())
    try:
        words = as_user(
            program("initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-N", "-E", "UTF8"
        )
        subprocess.run(words, check=True, capture_output=True, cwd="/")
        settings = f"-p {server.port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        if not durable:
            settings += " -c fsync=off"
        server.control("-o", settings, "-l", str(folder / "log"), "start")
        try:
            yield server
        finally:
            server.control("-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
