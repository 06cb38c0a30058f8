"""Short screens: a phone lying down and a window magnified to 200 %. The board has the whole height, the rest
stands in sheets beside it."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.looks import pairs
from tests.browser.people import Crowd, Look

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
