"""Taking back: what others never saw can go, what chance said cannot, and the button says why (check 3)."""

import re

from playwright.sync_api import expect
from tests.browser.people import READY, Crowd, Look, Person, speech

from baobab.words import Name


def trains(person: Person) -> re.Pattern[str]:
    """The deck of train cards, as its button is called."""
    return re.compile("^" + re.escape(speech(person.look.lang, person.title).name(Name("pile", "trains"))))


def test_others_never_see_what_was_taken_back(crowd: Crowd) -> None:
    """A city chosen, undone, redone and chosen otherwise, while somebody else looks on."""
    host, friend = crowd.person(name="Amina"), crowd.person(Look("it", "dark"), name="Bruno")
    table = host.open("africa", ["me", "open"], name="Amina")
    friend.listen()
    friend.visit(table, "africa")
    friend.sit()
    for person in (host, friend):
        expect(person.page.locator(".table .prompt").first).to_be_visible()
    people = {0: host, 1: friend}
    first = host.view(0)["asked"]
    mover, other = people[first], people[1 - first]
    seat = first
    before = other.view(1 - first)
    mover.ready()

    # A city is chosen; the turn is done and can still be taken back.
    start = mover.view(seat)
    mover.page.locator(".options button.option").first.click()
    expect(mover.button("ui-end-turn")).to_be_visible()
    chosen = mover.view(seat)["view"]
    assert chosen != start["view"]
    mover.button("ui-undo").click()
    expect(mover.page.locator(".options button.option").first).to_be_visible()
    assert mover.view(seat)["view"] == start["view"]
    mover.button("ui-redo").click()
    expect(mover.button("ui-end-turn")).to_be_visible()
    assert mover.view(seat)["view"] == chosen
    mover.button("ui-undo").click()
    mover.page.locator(".options button.option").nth(1).click()
    expect(mover.button("ui-end-turn")).to_be_visible()

    now = other.view(1 - first)
    assert {key: now[key] for key in ("view", "log", "commit", "seq")} == {
        key: before[key] for key in ("view", "log", "commit", "seq")
    }
    other.page.reload()
    assert other.view(1 - first)["view"] == before["view"]
    mover.button("ui-end-turn").click()
    other.ready()
    assert other.view(1 - first)["view"] != before["view"]


def test_undo_stops_at_chance_and_says_why(crowd: Crowd) -> None:
    person = crowd.person(Look("it", "light"))
    person.open("ticket_to_ride", ["me", "easy"])
    person.ready()
    while person.view()["view"]["turn"]["phase"] != "turn":
        person.page.locator(READY).first.click()
        person.played()
        person.ready()
    person.page.get_by_role("button", name=trains(person)).click()
    person.played()
    undo = person.button("ui-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    notice = person.page.locator(".notice.why p")
    expect(notice).to_be_visible()
    reasons = ("error-undo-barrier-draw", "error-undo-barrier-known", "error-undo-seen")
    assert notice.inner_text() in [person.says(key) for key in reasons]
