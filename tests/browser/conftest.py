"""A real server and a real browser for each process of tests, and people who come and go."""

import asyncio
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.chromium import NoChromiumError, chromium
from tests.browser.deals import SEED, VARIABLE, SeededServer
from tests.browser.guest import Guest
from tests.browser.heart import heart_of_africa
from tests.browser.people import Crowd
from tests.browser.play import HANDS
from tests.toys.windfall import WINDFALL, write_windfall
from tools import web
from tools.table.server_process import Server

from baobab.table.storage.store import file_url
from baobab.titles import GUESTS

HANDS["heart_of_africa"] = heart_of_africa
Invite = Callable[..., Guest]
PATIENCE = 180.0
SHOTS = Path(__file__).parents[2] / "build" / "browser"
"""Where pictures of what failed are kept."""

GUEST = "windfall"
"""The example title of the docs; tests with it get a house where it is a guest."""

FAILED = pytest.StashKey[bool]()


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


# For the tests of this folder and no longer: while the browser runs, Playwright's event loop holds the
# thread, and tests elsewhere run loops of their own in it.


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert web.build() == 0, "the client cannot be built"
    folder: Path = tmp_path_factory.mktemp("tables")
    running = SeededServer(file_url(folder))
    start(running)
    yield running
    running.stop(PATIENCE)


@pytest.fixture(scope="package")
def guest_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with a guest: the example title of the docs, which has no board."""
    assert web.build() == 0, "the client cannot be built"
    folder: Path = tmp_path_factory.mktemp("guests")
    write_windfall(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(folder))
        patched.setenv("PYTHONPATH", str(folder))
        patched.setenv(GUESTS, WINDFALL)
        running = SeededServer(file_url(folder))
        start(running)
        yield running
        running.stop(PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as running:
            yield running
    except NoChromiumError as missing:
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


@pytest.fixture
def crowd(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Crowd]:
    """People; nobody may have seen an error, and of a failure everybody's picture is kept."""
    asked = getattr(request.node, "callspec", None)
    guest = asked is not None and GUEST in asked.params.values()
    server: Server = request.getfixturevalue("guest_server" if guest else "server")
    if server.process is None or server.process.poll() is not None:
        start(server)
    crowd = Crowd(browser, server.url)
    yield crowd
    failed = request.node.stash.get(FAILED, False)
    for n, person in enumerate(crowd.people):
        if failed or person.troubles:
            person.picture(SHOTS / f"{request.node.name.replace('/', '-')}-{n}.png")
    troubles = [trouble for person in crowd.people for trouble in person.troubles]
    crowd.leave()
    assert not troubles, "\n".join(troubles)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
        if report.failed:
            report.sections.append(("deals", f"dealt by the seed {SEED}: {VARIABLE}={SEED}"))
    return report
