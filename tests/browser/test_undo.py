"""Taking back: what others never saw can go, what chance said cannot, and the button says why (check 3)."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.people import OPTION, READY, Crowd, Look, Person, speech
from tests.browser.test_together import at_one_table

from baobab.words import Name

MOST = 400


def trains(person: Person) -> re.Pattern[str]:
    """The deck of train cards, as its button is called."""
    return re.compile("^" + re.escape(speech(person.look.lang, person.title).name(Name("pile", "trains"))))


@pytest.mark.parametrize("title", ["africa", "namibia"])
def test_others_never_see_what_was_taken_back(crowd: Crowd, title: str) -> None:
    """A first place chosen, undone, redone and chosen otherwise, while somebody else looks on."""
    mover, other = at_one_table(crowd, title)
    seat = mover.seat
    before = other.view(other.seat)
    mover.ready()

    # A place is chosen; the turn is done and can still be taken back.
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

    now = other.view(other.seat)
    assert {key: now[key] for key in ("view", "log", "commit", "seq")} == {
        key: before[key] for key in ("view", "log", "commit", "seq")
    }
    other.page.reload()
    assert other.view(other.seat)["view"] == before["view"]
    mover.button("ui-end-turn").click()
    other.ready()
    assert other.view(other.seat)["view"] != before["view"]


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


def seen(person: Person) -> Any:
    """Everything the server tells somebody, but for who is here."""
    message = person.view(person.seat)
    return {key: message[key] for key in ("view", "log", "commit", "seq", "asked")}


def listed(person: Person, action: str) -> str:
    """An answer of the present question, by the beginning of its notation, in the words of the list."""
    options = person.view(person.seat)["decision"]["options"]
    found = next(option for option in options if option["action"].startswith(action))
    return speech(person.look.lang, person.title).say(found["key"], params(found["params"]))


def params(wired: dict[str, Any]) -> dict[str, Any]:
    """Parameters as they come over the wire, as names and numbers."""
    return {
        key: Name(value["kind"], value["id"]) if isinstance(value, dict) else value
        for key, value in wired.items()
    }


def test_turn_of_several_steps(crowd: Crowd) -> None:
    """A route, and how to pay for it: undone, redone, all reset, another turn played; nobody else saw any.

    The fourth step lays cards of a hidden hand on the table, so the turn is over with it.
    """
    mover, other = until_a_claim(*at_one_table(crowd, "ticket_to_ride"))
    before, theirs = mover.view(mover.seat), seen(other)

    for n, action in enumerate(("claim", "route ", "pay "), 1):
        mover.page.locator(f'{OPTION}[title="{listed(mover, action)}"]').first.click()
        mover.played()
        assert mover.view(mover.seat)["own"] == n
        assert seen(other) == theirs
    done = mover.view(mover.seat)["view"]

    mover.button("ui-undo").click()
    expect(mover.button("ui-redo")).to_be_visible()
    assert mover.view(mover.seat)["own"] == 2
    mover.button("ui-redo").click()
    expect(mover.button("ui-redo")).to_have_count(0)
    assert mover.view(mover.seat)["view"] == done
    mover.button("ui-reset").click()
    mover.played()
    expect(mover.button("ui-reset")).to_have_count(0)
    assert mover.view(mover.seat)["view"] == before["view"]
    assert seen(other) == theirs

    mover.page.get_by_role("button", name=trains(mover)).click()
    mover.played()
    expect(mover.button("ui-undo")).to_have_attribute("aria-disabled", "true")
    assert seen(other)["commit"] == theirs["commit"] + 1


def until_a_claim(one: Person, two: Person) -> tuple[Person, Person]:
    """Both keep tickets and draw cards until one of them could claim a route: that one, and the other."""
    for _ in range(MOST):
        # Whose secret answer is awaited is nobody else's business: each is asked for himself.
        mover, other = (one, two) if one.view(one.seat)["decision"] else (two, one)
        decision = mover.view(mover.seat)["decision"]
        if decision is None:
            continue
        mover.ready()
        if decision["phase"] == "turn" and "claim" in [option["action"] for option in decision["options"]]:
            return mover, other
        if decision["end"]:
            mover.button("ui-end-turn").click()
        elif decision["phase"] in ("turn", "second"):
            mover.page.get_by_role("button", name=trains(mover)).click()
        else:
            mover.page.locator(OPTION).first.click()
        mover.played()
    raise AssertionError("nobody can claim a route")
