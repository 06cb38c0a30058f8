"""Why not? Ten illegal targets, each with a true sentence and a clause that opens in the rules (check 7)."""

import pytest
from playwright.sync_api import expect
from tests.browser.people import Crowd, Look, Person
from tests.browser.play import POINT, Thinker, by_mouse, over

import baobab

CLOSED = (
    """() => [...document.querySelectorAll(".board .spot:not(.open)")].map((spot) => spot.dataset.place)"""
)
LOOKS = {
    "africa": Look("it", "light"),
    "heart_of_africa": Look("en", "light"),
    "ticket_to_ride": Look("en", "dark"),
    "great_zimbabwe": Look("it", "dark"),
}
WANTED = 10
PHASES = ("move", "act", "action", "turn")
"""Questions at which a place of the board has a meaning of its own."""


def truth(person: Person, notation: str) -> str | None:
    """The clause by which the engine itself refuses an action, in this seat's position."""
    message = person.view()
    told = person.ask(
        f"/api/tables/{person.table}/position", seat=0, commit=message["commit"], own=message["own"]
    )
    reason = baobab.at(message["title"], told["position"]).why_not(notation)
    return reason.clause if reason else None


@pytest.mark.parametrize("title", LOOKS)
def test_ten_illegal_targets(crowd: Crowd, title: str) -> None:
    person = crowd.person(LOOKS[title])
    person.open(title, ["me", "easy"])
    thinker, found = Thinker(person), 0
    while found < WANTED:
        assert not over(person), "the game ended before ten places were refused"
        if (person.view()["decision"] or {}).get("phase") in PHASES:
            for place in person.page.evaluate(CLOSED)[found :: max(1, WANTED // 3)][:4]:
                point = person.page.evaluate(POINT, place)
                if point is None:
                    continue
                refused(person, point)
                found += 1
        by_mouse(person, thinker)


def refused(person: Person, point: list[float]) -> None:
    """Click where nothing can be done: what was asked is what the engine says, and the clause opens."""
    page = person.page
    for close in page.locator(".notice .button.quiet").all():
        close.click()
    with page.expect_response("**/why?*") as answer:
        page.mouse.click(*point)
    notice = page.locator(".notice.why")
    expect(notice).to_have_count(1)
    clause = notice.locator(".clause").inner_text()
    notation = answer.value.request.url.rpartition("action=")[2].replace("%20", " ")
    assert truth(person, notation) == clause, f"{notation}: the page says {clause}"
    assert len(notice.locator("p").inner_text()) > 10
    notice.locator(".clause").click()
    marked = page.locator(f'dialog [data-clause="{clause}"].marked')
    expect(marked).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
