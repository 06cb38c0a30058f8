"""How much is transferred until the first board is painted, and that nothing comes from elsewhere."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.seats import against_bots
from tests.browser.wire import Wire

from baobab.titles import HOUSE

Invite = Callable[..., Guest]
MOST = 150_000
"""Bytes, headers included, from an empty cache to a painted board."""


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("title", HOUSE)
def test_first_board_is_light(invite: Invite, title: str, lang: str) -> None:
    anna = invite("Anna", lang=lang)
    wish = {"title": title, "seats": against_bots(title, bots="random")}
    made = anna.page.request.post(f"{anna.url}/api/tables", data=wish)
    wire = Wire(anna.context, anna.page)
    anna.page.goto(f"{anna.url}/table/{made.json()['table']}")
    expect(anna.page.get_by_role("main").locator("svg").first).to_be_visible()
    anna.wait_for_question()
    assert wire.bytes < MOST, f"{wire.bytes:.0f} bytes"


def test_everything_comes_from_the_server_itself(invite: Invite) -> None:
    anna = invite("Anna")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.play_bots("Africa")
    assert asked
    assert all(url.startswith((anna.url, anna.url.replace("http", "ws"))) for url in asked), asked
