"""Short screens: a phone lying down and a window magnified to 200 %. The board has the whole height, the rest
stands in sheets beside it."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.long_games import grown, look_back, play_until
from tests.browser.looks import pairs
from tests.browser.people import Crowd, Look
from tests.browser.test_phone import apart

BOARDS = ("africa", "ticket_to_ride", "great_zimbabwe", "heart_of_africa", "namibia")
LYING = Look("en", "dark", 844, 390)
MAGNIFIED = Look("it", "light", 683, 384)


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found
    return found


@pytest.mark.parametrize(("title", "look"), pairs(BOARDS, LYING, MAGNIFIED), ids=str)
def test_the_board_has_the_height_and_the_rest_is_a_tap_away(crowd: Crowd, title: str, look: Look) -> None:
    if look.height > 480:
        look = LYING
    person = crowd.person(look)
    person.open(title, ["me", "easy", "easy"])
    person.ready()
    page = person.page
    board = box(page.locator("main.board"))
    assert board["height"] > 0.93 * look.height
    assert board["width"] > 0.5 * look.width
    for part in (".prompt .text", "nav.sheets", ".answers"):
        found = box(page.locator(part).first)
        assert found["x"] >= board["x"] + board["width"], f"{part} lies over the board"
        assert found["y"] + found["height"] <= look.height + 1, f"{part} is out of sight"
    for tab in page.locator("nav.sheets button").all():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        assert box(page.locator("main.board")) == board, "the board jumps when a sheet opens"
    assert page.evaluate("document.documentElement.scrollHeight") <= look.height


CUT = """(list) => {
  const room = list.getBoundingClientRect();
  return [...list.querySelectorAll(".words, .preview, h3")]
    .filter((part) => part.getBoundingClientRect().right > room.right + 1).map((part) => part.textContent);
}"""


def test_no_answer_is_cut_where_others_end_the_turn_beside_it(crowd: Crowd) -> None:
    person = crowd.person(MAGNIFIED)
    person.open("great_zimbabwe", ["me", "easy"], confirm=False)
    play_until(
        person, lambda decision: "action-monument" in [option["key"] for option in decision["options"]]
    )
    expect(person.page.locator(".options .endings button.option")).to_be_visible()
    assert person.page.locator(".options .list").evaluate(CUT) == []


@pytest.mark.parametrize("look", [LYING, MAGNIFIED], ids=str)
def test_a_hint_covers_neither_its_answer_nor_what_is_mine(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look)
    person.open("ticket_to_ride", ["me", "easy", "easy"], confirm=False)
    play_until(person, lambda decision: decision["phase"] == "turn")
    action = person.view()["decision"]["options"][0]["action"]
    told = {"action": action, "text": "", "reason": "because it is so " * 15}
    person.page.route("**/hint?*", lambda route: route.fulfill(json=told))
    person.button("ui-ask-hint").click()
    notice = box(person.page.locator(".notice"))
    for part in (".chosen", ".hand", "nav.sheets"):
        assert apart(notice, box(person.page.locator(part).first)), f"the hint covers {part}"


def test_the_strip_of_the_past_keeps_within_its_column(crowd: Crowd) -> None:
    person = crowd.person(MAGNIFIED)
    grown([person], "ticket_to_ride", 6, seats=3)
    look_back(person)
    person.page.keyboard.press("ArrowLeft")
    tag = person.page.locator("section.strip .tag")
    expect(tag).to_have_text(person.says("ui-past-turn"))
    strip = box(person.page.locator("section.strip"))
    found = box(tag)
    assert found["x"] + found["width"] <= strip["x"] + strip["width"]
