"""A server that is open for as long as a test plays, and guests at it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

import httpx
import uvicorn
from tools.table.api_guest import Guest, meet, sit_down
from tools.table.postgres import free_port

from baobab.table.server.server import Server, ServerConfig
from baobab.table.web.app import make_app

Args = ParamSpec("Args")
HERE = "http://baobab.test"


def scene(test: Callable[Args, Awaitable[None]]) -> Callable[Args, None]:
    """A test that is played in an event loop of its own."""

    @wraps(test)
    def played(*args: Args.args, **kwargs: Args.kwargs) -> None:
        asyncio.run(within(test(*args, **kwargs)))

    return played


async def within(test: Awaitable[None]) -> None:
    async with asyncio.timeout(300):
        await test


class Stage:
    """An open server and a way to it."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client

    async def meet(self, *names: str) -> list[Guest]:
        return await meet(self.client, *names)

    async def table(self, title: str, *names: str, **more: Any) -> tuple[str, list[Guest]]:
        """A table of people of these names."""
        guests = await self.meet(*names)
        return await sit_down(guests, title, **more), guests


@asynccontextmanager
async def stage(database: str, **config: Any) -> AsyncIterator[Stage]:
    """A server reached without a network."""
    config = {"limited": False, "bot_seconds": 0.01, "workers": 1, **config}
    app = make_app(ServerConfig(database=database, **config))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HERE, timeout=60) as client:
            yield Stage(app.state.server, client)


@asynccontextmanager
async def served(database: str, **config: Any) -> AsyncIterator[tuple[Stage, str]]:
    """A server behind a real port, for sockets."""
    config = {"limited": False, "bot_seconds": 0.01, "workers": 1, **config}
    app = make_app(ServerConfig(database=database, **config))
    port = free_port()
    uvicorn_config = uvicorn.Config(
        app, port=port, log_config=None, ws="websockets-sansio", ws_max_size=4096, timeout_graceful_shutdown=2
    )
    server = uvicorn.Server(uvicorn_config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=url, timeout=60) as client:
            yield Stage(app.state.server, client), url
    finally:
        server.should_exit = True
        await task


async def until(check: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that other tasks or processes bring about."""
    while not await check():
        await asyncio.sleep(0.01)
