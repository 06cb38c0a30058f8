"""Screen readers and small screens: every page, not only the table."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import PHONE, WIDE, Guest
from tools import web

Invite = Callable[..., Guest]
AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[Any]:
    """What axe finds that is serious or worse."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        (fault["id"], [node["html"][:160] for node in fault["nodes"][:3]])
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [(WIDE, "en", "light"), (WIDE, "it", "dark"), (PHONE, "it", "light"), (PHONE, "en", "dark")],
)
def test_pages_are_accessible(invite: Invite, size: tuple[int, int], lang: str, theme: str) -> None:
    anna = invite("Anna", size=size, lang=lang, theme=theme)
    anna.arrive()
    expect(anna.page.get_by_role("heading", level=3).first).to_be_visible()
    assert serious(anna.page) == []
    anna.open("africa", seats=["me", "open"])
    expect(anna.page.locator("#link")).to_be_visible()
    assert serious(anna.page) == []
    anna.open("africa", seats=["me", "me"])
    anna.wait_for_question()
    assert serious(anna.page) == []


def test_no_page_scrolls_during_a_turn(invite: Invite) -> None:
    for size in (WIDE, PHONE):
        anna = invite("Anna", size=size)
        anna.open("africa", seats=["me", "me"])
        anna.wait_for_question()
        wide, tall = anna.page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (wide, tall) == size
