"""Running the server until it is told to stop."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from baobab.errors import BaobabError
from baobab.table.house import Plan
from baobab.table.logs import write_logs
from baobab.table.speech import FOLDER
from baobab.table.store import Store
from baobab.table.web.app import make_app
from baobab.table.web.pages import STATIC
from baobab.words import Params

STOPPING = 5
"""Seconds that open connections get to finish when the server stops."""

STUCK = 30_000
"""Milliseconds after which the system ends a connection whose other side takes nothing."""

LARGEST_FRAME = 4096


def bound(host: str, port: int) -> socket.socket:
    """The socket to listen on, or a sentence about why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once instead of waiting for more.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; connections that are taken in inherit it
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        params: Params = {"host": host, "port": port, "why": error.strerror or str(error)}
        raise BaobabError("error-port", params, folders=[FOLDER]) from error
    return door


def run(plan: Plan, host: str, port: int, ready: Callable[[int], None], static: Path = STATIC) -> None:
    """Serve until a signal says stop; `ready` is told the port once the door is open.

    The client for the browser is the one that was built into `static`.
    """
    write_logs()
    asyncio.run(check(plan))
    door = bound(host, port)
    ready(door.getsockname()[1])
    config = uvicorn.Config(
        make_app(plan, static),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
        timeout_keep_alive=30,
        backlog=2048,
        proxy_headers=bool(plan.proxy),
        forwarded_allow_ips=plan.proxy or None,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopped)  # uvicorn stops gracefully, and then passes the signal on to us
    collect_seldom()
    uvicorn.Server(config).run(sockets=[door])


def collect_seldom() -> None:
    """Look for garbage less often: with many games in memory each look would stop them all for a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def stopped(number: int, frame: object) -> None:
    """The server has stopped as it was told to: that is no accident."""


async def check(plan: Plan) -> None:
    """Open the store once, so that what is wrong with it is said in a sentence."""
    store = await Store.open(plan.database)
    await store.close()
