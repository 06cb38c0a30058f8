"""Numbers have verbs, in the list as in a hint, and passing stands apart."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.long_games import play_until
from tests.browser.looks import pairs
from tests.browser.people import Crowd, Look

BIDS = {"heart_of_africa": "bid", "namibia": "bribe", "great_zimbabwe": "gift"}
VERBS = {
    "en": r"^(Bid|Give) \d+( GM| cattle)?$",
    "it": r"^(Offri|Dona) \d+( GM| capi| capo)?$",
}


@pytest.mark.parametrize(
    ("title", "look"), pairs([*BIDS], Look("it"), Look("en", "dark"), Look("en", "light", 360, 740)), ids=str
)
def test_a_bid_is_said_with_its_verb(crowd: Crowd, title: str, look: Look) -> None:
    person = crowd.person(look)
    person.open(title, ["me", "easy", "easy"], confirm=False)
    play_until(person, lambda decision: decision["phase"] == BIDS[title])
    options = person.view()["decision"]["options"]
    verb = re.compile(VERBS[look.lang], re.IGNORECASE)
    answers = person.page.locator(
        ".options .list button.option .words, .options .amount .button.primary, .question .button.primary"
    )
    for said in [answer.strip() for answer in answers.all_inner_texts()]:
        assert verb.match(said), f"“{said}” says a number without a verb"
    assert answers.count()
    expect(person.page.locator(".options .find")).to_have_count(0)
    passing = person.page.locator(".options .endings button.option .words")
    expect(passing).to_have_text([re.compile(f"^{person.says('action-pass')}$", re.IGNORECASE)])
    best = next(option["action"] for option in options if not option["ends"])
    told = {"action": best, "text": "", "reason": ""}
    person.page.route("**/hint?*", lambda route: route.fulfill(json=told))
    person.button("ui-ask-hint").click()
    advice = person.page.locator(".notice").inner_text()
    _, _, deed = advice.strip().rstrip(".").partition(": ")
    assert verb.match(deed), f"the hint says “{advice}”"
