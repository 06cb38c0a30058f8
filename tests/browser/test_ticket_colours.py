"""Ticket to Ride's colours: trains, frames and tracks are told apart, by day and by night.

On a phone the hand fits or says that there is more, tickets and points are in sight or one tap away.
"""

import math

import pytest
from playwright.sync_api import expect
from tests.browser.long_games import grown
from tests.browser.people import DESK, PHONE, Crowd, Look
from tests.browser.test_access import serious
from tests.browser.test_claiming import answer, asked, at_the_menu

FAR = 28
"""How far two colours must lie apart (CIE 1976) not to be taken for each other."""

MEASURES = """() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (paint) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const line = (part) => part && rgb(getComputedStyle(part).stroke);
  const body = (part) => part && rgb(getComputedStyle(part).fill);
  const all = (within) => [...document.querySelectorAll(`.board ${within}`)];
  return {
    tracks: Object.fromEntries(all(".spot:not(:has(.bed)) .slot").map((slot) =>
      [slot.closest("[class^=c-], [class*=' c-']").classList[0], [body(slot), line(slot)]])),
    frames: all(".rings .ring").map(line),
    rims: all(".spot:has(.wagon) .casing").map(line),
    beds: all(".spot:has(.wagon) .bed").map(body),
    wagons: all(".spot:has(.wagon)").length,
    land: body(document.querySelector(".board .land")),
  };
}"""


def lab(rgb: list[int]) -> tuple[float, float, float]:
    """The colour in CIE Lab, under D65."""
    linear = [(c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    r, g, b = linear
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: list[int], other: list[int]) -> float:
    return math.dist(lab(one), lab(other))


def contrast(one: list[int], other: list[int]) -> float:
    """As the guidelines for accessibility count it."""
    light, dark = sorted((((lab(c)[0] + 16) / 116) ** 3 for c in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [DESK, Look("it", "dark")], ids=str)
def test_nothing_is_taken_for_something_else(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look)
    person.open("ticket_to_ride", ["me", "easy"])
    at_the_menu(person)
    person.page.locator(".board .ring").first.wait_for()
    seen = person.page.evaluate(MEASURES)
    coats = {colour: coat for colour, (coat, _) in seen["tracks"].items()}
    assert len(coats) >= 8
    for colour, coat in coats.items():
        assert apart(seen["frames"][0], coat) > FAR, f"what can be claimed looks like a {colour} track"
    black, edge = seen["tracks"]["c-black"]
    assert max(contrast(black, seen["land"]), contrast(edge, seen["land"])) >= 3, "black is lost on the land"


def test_a_train_is_a_thing_and_no_coloured_track(crowd: Crowd) -> None:
    """Every claimed track has a dark bed and a light rim that stand out from each other; no free one has."""
    anna = crowd.person(Look("en", "dark"))
    anna.open("ticket_to_ride", ["me", "easy"])
    at_the_menu(anna)
    while not anna.view()["view"]["routes"]:
        actions = [option["action"] for option in asked(anna)["options"]]
        answer(anna, "claim" if "claim" in actions else actions[0])
    anna.page.locator(".board .wagon").first.wait_for()
    seen = anna.page.evaluate(MEASURES)
    assert len(seen["beds"]) == len(seen["rims"]) == seen["wagons"] > 0
    assert contrast(seen["beds"][0], seen["rims"][0]) > 10
    assert anna.page.locator(".board .casing").count() == seen["wagons"]
    # Letters that are drawn on a place are no part of its name, which says all of it (axe asks for that).
    assert anna.page.locator(".board .spot[role=button] > :not([aria-hidden=true])").count() == 0
    assert serious(anna.page) == []


def test_the_hand_fits_or_says_that_there_is_more(crowd: Crowd) -> None:
    anna, bruno = crowd.person(PHONE), crowd.person()
    grown([anna, bruno], "ticket_to_ride", 24)
    page = anna.page
    hand = page.locator("section.hand")
    own = anna.view()["view"]["own"]
    tickets = own["tickets"]
    done = sum(ticket["complete"] for ticket in tickets)
    expect(hand.locator(".standing")).to_contain_text(f"{done}/{len(tickets)}")
    row = hand.locator(".row")
    hidden = row.evaluate("(row) => row.scrollWidth - row.clientWidth")
    more = hand.get_by_role("button", name=anna.says("ui-row-more"))
    expect(more).to_have_count(1 if hidden > 4 else 0)
    while more.count():
        before = row.evaluate("(row) => row.scrollLeft")
        more.click()
        page.wait_for_function("([row, was]) => row.scrollLeft > was", arg=[row.element_handle(), before])
        page.wait_for_timeout(50)
    expect(hand.locator("ul.hand li").last).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name=anna.says("ui-ttr-tickets"), exact=True).click()
    expect(page.locator("aside.beside .ends")).to_have_count(len(tickets))
    expect(page.locator("aside.beside .ends").first).to_be_in_viewport()
    for player in anna.view()["view"]["players"]:
        expect(page.locator("aside.beside")).to_contain_text(str(player["points"]))
