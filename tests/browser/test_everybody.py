"""For thumbs, for ears, for weak eyes: phone, roles, axe, zoom, and no scrolling on a laptop (check 9)."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.looks import looks
from tests.browser.people import DESK, PHONE, READY, Crowd, Look, Person
from tests.browser.seats import against_bots
from tools import web

AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
BOARDS = ("africa", "heart_of_africa", "ticket_to_ride", "great_zimbabwe", "namibia")
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
DOWNWARD = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
SMALL = """() => [...document.querySelectorAll("button, a[href], select, input, summary")]
  .filter((part) => part.checkVisibility() && !part.closest(".unseen"))
  .map((part) => [part.outerHTML.slice(0, 120), part.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && (box.height < 43.5 || box.width < 43.5))
  .map(([text, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${text}`)"""


def findings(person: Person) -> list[str]:
    """What axe has against the page; it comes in by the browser's own tools, past the content policy."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = person.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("title", ["ticket_to_ride", "great_zimbabwe"])
@pytest.mark.parametrize("look", looks(Look("it", "light"), PHONE), ids=str)
def test_axe_has_nothing_serious_to_say(crowd: Crowd, look: Look, title: str) -> None:
    person = crowd.person(look)
    person.open(title, against_bots(title))
    person.ready()
    found = findings(person)
    person.page.get_by_role("button", name=person.says("ui-rules")).click()
    expect(person.page.locator("dialog dd").first).to_be_visible()
    found += findings(person)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", BOARDS)
def test_a_turn_with_thumbs(crowd: Crowd, title: str) -> None:
    """360 by 740: all is large enough for a finger, nothing to scroll sideways, a whole turn by taps."""
    person = crowd.person(PHONE)
    person.open(title, against_bots(title))
    person.ready()
    page = person.page
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SIDEWAYS) <= 0
    before = person.view()["commit"]
    for _ in range(20):
        if page.locator(".options button.option").count():
            page.locator(".options button.option").first.tap()
            person.button("ui-confirm").tap()
        else:
            person.button("ui-end-turn").tap()
        person.played()
        if person.view()["commit"] > before:
            break
        person.ready()
    assert person.view()["commit"] > before
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize("title", BOARDS)
def test_a_turn_by_roles_and_names_alone(crowd: Crowd, title: str) -> None:
    """What a screen reader has: the question, the answers by name, and a word about what happened."""
    person = crowd.person(Look("it", "light"))
    person.open(title, against_bots(title))
    page = person.page
    answers = page.get_by_role("region", name=person.says("ui-options"))
    question = page.get_by_role("region", name=person.says("ui-question"))
    answers.get_by_role("button").first.wait_for()
    before = person.view()["decision"]["id"]
    asked = question.get_by_role("status").inner_text()
    assert asked.strip()
    assert answers.get_by_role("button").first.inner_text().strip()
    answers.get_by_role("button").first.press("Enter")
    person.played()
    end = question.get_by_role("button", name=person.says("ui-end-turn"))
    page.locator(READY).first.wait_for()
    if end.count():
        end.press("Enter")
    person.played()
    page.locator(READY).first.wait_for()
    assert person.view()["decision"]["id"] != before
    board = page.get_by_role("main", name=person.says("ui-board"))
    assert board.get_by_role("button").count() > 5
    for spot in board.get_by_role("button").all()[:5]:
        assert spot.get_attribute("aria-label") or spot.inner_text().strip()


@pytest.mark.parametrize("title", BOARDS)
def test_no_scrolling_with_five_at_the_table(crowd: Crowd, title: str) -> None:
    """Not down on a laptop, and nothing lies beside the page there or at 200 %."""
    person = crowd.person(DESK)
    person.open(title, against_bots(title, 5))
    person.ready()
    assert person.page.evaluate(DOWNWARD) <= 0
    assert person.page.evaluate(SIDEWAYS) <= 0
    # Zoom halves what the page has to lay itself out in.
    person.page.set_viewport_size({"width": 683, "height": 384})
    expect(person.page.locator(".prompt").first).to_be_in_viewport()
    assert person.page.evaluate(SIDEWAYS) <= 0
