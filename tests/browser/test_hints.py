"""A hint: what a bot advises here, and what it expects of it; nothing is played by it."""

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.people import OPTION, PHONE, Crowd, Look
from tests.browser.seats import against_bots

LOOKS = {
    "africa": PHONE,
    "ticket_to_ride": Look("en", "dark"),
    "great_zimbabwe": Look("it", "light"),
    "heart_of_africa": Look("en", "light"),
    "namibia": Look("it", "dark"),
}
EXPECTED = {
    "en": r"about \d+ games? like this in 100|hardly (any|ever)",
    "it": r"circa \d+ partit[ae] come quest[ae] su 100|quasi mai",
}


@pytest.mark.parametrize("title", LOOKS)
def test_a_hint_says_what_to_do_and_what_to_expect(crowd: Crowd, title: str) -> None:
    person = crowd.person(LOOKS[title])
    person.open(title, against_bots(title))
    person.ready()
    before = person.view()
    with person.page.expect_response("**/hint?*") as answer:
        person.button("ui-ask-hint").click()
    told = answer.value.json()
    options = before["decision"]["options"]
    assert told["action"] in [option["action"] for option in options]
    notice = person.page.locator(".notice")
    expect(notice).to_contain_text(person.says("ui-hint-says", text="").strip(" ."))
    expect(notice).to_contain_text(re.compile(EXPECTED[person.look.lang]))
    after = person.view()
    assert (after["commit"], after["own"]) == (before["commit"], before["own"])


def test_a_hint_can_be_read_and_is_about_the_question_on_the_screen(crowd: Crowd) -> None:
    person = crowd.person(Look("it"))
    person.page.clock.install()
    person.open("africa", against_bots("africa"))
    person.ready()
    page, action = person.page, person.view()["decision"]["options"][0]["action"]
    waiting: list[Route] = []
    page.route("**/hint?*", lambda route: waiting.append(route))

    def tell() -> None:
        waiting.pop().fulfill(json={"action": action, "text": "", "reason": "perché " * 40})

    person.button("ui-ask-hint").click()
    expect(page.locator(".prompt .dots")).to_be_visible()
    tell()
    page.clock.fast_forward(15_000)
    expect(page.locator(".notice")).to_contain_text("perché")
    page.clock.fast_forward(15_000)
    expect(page.locator(".notice")).to_have_count(0)

    person.button("ui-ask-hint").click()
    expect(page.locator(".prompt .dots")).to_be_visible()
    page.locator(OPTION).first.click()
    expect(person.button("ui-end-turn")).to_be_visible()
    tell()
    expect(page.locator(".prompt .dots")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)
