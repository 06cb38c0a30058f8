"""Run the web server until it is told to stop."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from baobab.table.base.errors import TableError
from baobab.table.server.logs import set_up_logs
from baobab.table.server.server import ServerConfig
from baobab.table.storage.store import Store
from baobab.table.web.app import make_app
from baobab.table.web.client_files import STATIC
from baobab.words import Params

STOPPING = 5
"""Seconds that open connections get to finish when the server stops."""

STUCK = 30_000
"""Milliseconds after which the system closes a connection whose other side reads nothing."""

LARGEST_FRAME = 4096


def listening_socket(host: str, port: int) -> socket.socket:
    """The socket to listen on, or an error that says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small responses at once instead of waiting for more.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; accepted connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        params: Params = {"host": host, "port": port, "why": error.strerror or str(error)}
        raise TableError("error-port", params) from error
    return listener


def run(
    config: ServerConfig, host: str, port: int, ready: Callable[[int], None], static: Path = STATIC
) -> None:
    """Serve until a signal says stop; `ready` is called with the port once the socket is open.

    The client for the browser is the one that was built into `static`.
    """
    set_up_logs()
    asyncio.run(check_store(config))
    listener = listening_socket(host, port)
    ready(listener.getsockname()[1])
    settings = uvicorn.Config(
        make_app(config, static),
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
        proxy_headers=bool(config.proxy),
        forwarded_allow_ips=config.proxy or None,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, ignore_signal)  # uvicorn stops gracefully, and then passes the signal on to us
    collect_seldom()
    uvicorn.Server(settings).run(sockets=[listener])


def collect_seldom() -> None:
    """Collect garbage less often: with many games in memory each collection stops them all for a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def ignore_signal(number: int, frame: object) -> None:
    """Do nothing: the server has stopped already, as it was told to."""


async def check_store(config: ServerConfig) -> None:
    """Open the store once, so that what is wrong with it is said before anything else starts."""
    store = await Store.open(config.database)
    await store.close()
