"""The scene of a test: a house, open for as long as the test plays, and guests in it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

import httpx
import uvicorn
from tools.table.guests import Guest, meet, sit_down
from tools.table.postgres import free_port

from baobab.table.house import House, Plan
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
    """An open house and a way to it."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house = house
        self.client = client

    async def meet(self, *names: str) -> list[Guest]:
        return await meet(self.client, *names)

    async def table(self, title: str, *names: str, **more: Any) -> tuple[str, list[Guest]]:
        """A table of people of these names."""
        guests = await self.meet(*names)
        return await sit_down(guests, title, **more), guests


@asynccontextmanager
async def stage(database: str, **plan: Any) -> AsyncIterator[Stage]:
    """A house reached without a network."""
    plan = {"limited": False, "thinking": 0.01, "workers": 1, **plan}
    app = make_app(Plan(database=database, **plan))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HERE, timeout=60) as client:
            yield Stage(app.state.house, client)


@asynccontextmanager
async def served(database: str, **plan: Any) -> AsyncIterator[tuple[Stage, str]]:
    """A house behind a real port, for sockets."""
    plan = {"limited": False, "thinking": 0.01, "workers": 1, **plan}
    app = make_app(Plan(database=database, **plan))
    port = free_port()
    config = uvicorn.Config(
        app, port=port, log_config=None, ws="websockets-sansio", ws_max_size=4096, timeout_graceful_shutdown=2
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=url, timeout=60) as client:
            yield Stage(app.state.house, client), url
    finally:
        server.should_exit = True
        await task


async def until(check: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that other tasks or processes bring about."""
    while not await check():
        await asyncio.sleep(0.01)
