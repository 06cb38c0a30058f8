"""A title added as docs/adding-a-title.md says: a folder in each half, and no line changed elsewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.conftest import GUEST, PATIENCE, start
from tests.browser.deals import SeededServer
from tests.browser.people import Crowd, Look, Person
from tests.browser.play import HANDS, POINT, check_the_end, play_to_the_end
from tests.toys.windfall import WINDFALL, write_windfall, write_windfall_board
from tools import web
from tools.table.server_process import Server

from baobab.table.storage.store import file_url
from baobab.titles import GUESTS


@pytest.fixture(scope="module")
def guest_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example title, with a client that was built with the example's board."""
    folder: Path = tmp_path_factory.mktemp("sixth")
    write_windfall(folder)
    web.copy_sources(folder)
    write_windfall_board(folder)
    client = web.build_copy(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(folder))
        patched.setenv("PYTHONPATH", str(folder))
        patched.setenv(GUESTS, WINDFALL)
        running = SeededServer(file_url(folder), "--client", str(client))
        start(running)
        yield running
        running.stop(PATIENCE)


def answer_on_the_board(person: Person, notation: str, keys: bool) -> bool:
    """Its places are not named by its answers."""
    point = person.page.evaluate(POINT, {"shake": "tree", "keep": "basket"}[notation])
    (person.page.touchscreen.tap if person.look.phone else person.page.mouse.click)(*point)
    return True


@pytest.mark.parametrize("title", [GUEST])
@pytest.mark.parametrize("look", [Look("it", "light"), Look("en", "dark", 360, 740)], ids=str)
def test_a_sixth_title_has_its_own_poster_and_board(
    crowd: Crowd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, look: Look
) -> None:
    """It stands on the front page with its poster, and is played to its end on its board."""
    [poster] = [path for path in write_windfall_board(tmp_path) if path.name == "Poster.svelte"]
    drawn = re.findall(r' d="([^"]+)"', poster.read_text(encoding="utf-8"))
    person = crowd.person(look)
    person.go()
    card = person.page.locator(
        "li.card", has=person.page.get_by_text(re.compile("^(Windfall|Frutti caduti)$"))
    )
    card.locator(".picture svg path").first.wait_for()
    paths = card.locator(".picture svg path").evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")
    assert paths == drawn
    monkeypatch.setitem(HANDS, title, answer_on_the_board)
    person.open(title, ["me", "easy", "easy"])
    person.page.locator(".board [data-place=tree]").wait_for()
    assert play_to_the_end(person) > 2, "the board was hardly used"
    check_the_end(person)
