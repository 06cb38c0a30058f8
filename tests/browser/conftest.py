"""A server of its own, one browser, and people who come and go: what every test in a browser needs."""

import asyncio
import os
import shutil
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.people import PATIENCE, Crowd
from tools import web
from tools.table.servers import Server

from baobab.table.store import file_url

SHOTS = Path(__file__).parents[2] / "build" / "browser"
"""Where pictures of what failed are kept."""

PROGRAMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


class House(Server):
    """A server that can be killed and opened again, at the same address with the same store."""

    def open(self) -> None:
        # The browser's own event loop holds this thread.
        with ThreadPoolExecutor(1) as other:
            other.submit(lambda: asyncio.run(self.start())).result()

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None


# For the tests of this folder and no others: while the browser runs, its event loop holds the thread,
# and tests elsewhere run loops of their own.


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert web.STAMP.is_file(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("house")
    server = House(file_url(folder), "--unlimited", "--workers", "1", "--thinking", "0.05")
    yield server
    if server.alive:
        server.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = os.environ.get("BAOBAB_CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "these tests need Chromium (Debian: apt-get install chromium)"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        sandbox = [] if os.geteuid() else ["--no-sandbox"]
        opened = playwright.chromium.launch(executable_path=program, args=[*sandbox, "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture
def server(house: House) -> House:
    """The server, open whatever the test before did to it."""
    if not house.alive:
        house.open()
    return house


@pytest.fixture
def crowd(request: pytest.FixtureRequest, browser: Browser, server: House) -> Iterator[Crowd]:
    """People; nobody may have seen an error, and of a failure everybody's picture is kept."""
    crowd = Crowd(browser, server.url)
    yield crowd
    failed = request.node.stash.get(FAILED, False)
    for n, person in enumerate(crowd.people):
        if failed or person.troubles:
            person.picture(SHOTS / f"{request.node.name.replace('/', '-')}-{n}.png")
    troubles = [trouble for person in crowd.people for trouble in person.troubles]
    crowd.leave()
    assert not troubles, "\n".join(troubles)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
