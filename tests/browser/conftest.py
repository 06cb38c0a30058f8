"""A real server and a real browser for each process of tests."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.chromium import NoChromium, chromium
from tests.browser.guest import Guest
from tools import web
from tools.table.servers import Server

from baobab.table.store import file_url

Invite = Callable[..., Guest]
PATIENCE = 180.0


def start(server: Server) -> None:
    """Start it beside Playwright, which has an event loop of its own in this thread."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(server.start())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert web.build() == 0, "the client cannot be built"
    folder: Path = tmp_path_factory.mktemp("tables")
    running = Server(file_url(folder), "--unlimited", "--workers", "1", "--thinking", "0.01")
    start(running)
    yield running
    running.stop(PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as running:
            yield running
    except NoChromium as missing:
        pytest.fail(str(missing))


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Guests, each with a browser of its own; none may leave with an error in the console."""
    guests: list[Guest] = []

    def come(name: str = "Anna", **more: Any) -> Guest:
        guests.append(Guest(browser, server.url, name, **more))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()
