"""Claiming a route in Ticket to Ride: one sees where, a tap leads to the payment, nothing hides the map."""

from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect
from tests.browser.people import DESK, PHONE, Crowd, Look, Person, speech
from tests.browser.play import PLACES, POINT, end_turn

from baobab.words import Name

MOST = 30
"""Turns after which somebody can surely pay for a route in two ways."""

LINE = """() => {
  const ring = document.querySelector(".board .rings .ring"), style = getComputedStyle(ring);
  return [parseFloat(style.strokeWidth) * ring.getScreenCTM().a, style.strokeDasharray, style.animationName];
}"""
COVERED = """() => [...document.querySelectorAll(".board .spot")].filter((track) => {
  const box = track.getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return over?.closest("section.asked");
}).map((track) => track.dataset.place)"""
DONE = """([track, seen]) => document.querySelector("section.asked")
  || !document.querySelector(`.board .spot.open[data-place="${CSS.escape(track)}"]`)
  || document.querySelector(".board svg[role=group]").getAttribute("viewBox") !== seen"""


def answer(person: Person, action: str) -> None:
    """Answer without the browser, and end the turn if that was all."""
    body = {"cmd_id": uuid4().hex, "decision_id": person.view()["decision"]["id"], "action": action}
    person.tell(f"/api/tables/{person.table}/commands", {"seat": 0, "end": True, **body})


def asked(person: Person) -> Any:
    """The question, once the server asks it and the page shows it."""
    while (decision := person.view()["decision"]) is None:
        person.ready()
    person.page.locator(f'.table[data-decision="{decision["id"]}"]').wait_for()
    return decision


def at_the_menu(person: Person) -> list[str]:
    """Play on until a route can be claimed; which can."""
    for _ in range(MOST):
        actions = {option["action"]: option for option in asked(person)["options"]}
        if "claim" in actions:
            return [place.removeprefix("route ") for place in actions["claim"]["ahead"]]
        if not actions:
            end_turn(person)
            continue
        wanted = next((one for one in ("keep 12", "draw trains", "draw terrain") if one in actions), "")
        answer(person, wanted or next(iter(actions)))
    raise AssertionError(f"no route could be claimed in {MOST} turns")


@pytest.mark.parametrize("look", [DESK, PHONE], ids=str)
def test_one_tap_on_a_track_leads_to_its_payment(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look, asking="final")
    person.open("ticket_to_ride", ["me", "easy"])
    page = person.page
    for _ in range(MOST):
        claimable = at_the_menu(person)
        assert sorted(page.evaluate(PLACES)) == sorted(claimable), "exactly what can be claimed is marked"
        width, dashes, moves = page.evaluate(LINE)
        assert width > 1.5, "a line that can be seen"
        assert (dashes, moves) == ("none", "none")
        track = next(place for place in claimable if page.evaluate(POINT, place))
        if paying(person, track):
            return
    raise AssertionError(f"{MOST} routes, and each could be paid in one way only")


def paying(person: Person, track: str) -> bool:
    """Tap the track once. Is it asked how it is paid, or doubled? Else it has been claimed."""
    page = person.page
    tap(person, track)
    if not page.locator("section.asked").count():
        assert person.view()["view"]["routes"][track]["seat"] == 0, "one way to pay: the track is claimed"
        return False
    name = speech(person.look.lang, person.title).name(Name("route", track))
    expect(page.locator("section.asked")).to_have_attribute("aria-label", name)
    assert person.view()["view"]["turn"]["route"] == track
    assert page.evaluate(COVERED) == [], "the question covers tracks"
    return True


def tap(person: Person, track: str) -> None:
    """Tap once; where a finger covers several tracks the map comes closer first, and nothing else happens."""
    page, board = person.page, person.page.locator(".board svg[role=group]")
    touch = page.touchscreen.tap if person.look.phone else page.mouse.click
    for _ in range(3):
        seen, before = board.get_attribute("viewBox"), person.view()["decision"]["id"]
        touch(*page.evaluate(POINT, track))
        page.wait_for_function(DONE, arg=[track, seen])
        if board.get_attribute("viewBox") == seen or page.locator("section.asked").count():
            return
        if not person.look.phone or person.view()["decision"]["id"] != before:
            return
    raise AssertionError(f"{track} cannot be tapped")
