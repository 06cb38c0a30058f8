"""A hint: what a bot advises here, and what it expects of it; nothing is played by it."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.people import PHONE, Crowd, Look
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
