"""Whole games with bots, from the first answer to the score sheet (check 2)."""

import pytest
from playwright.sync_api import expect
from tests.browser.looks import FULL, looks
from tests.browser.people import DESK, PHONE, Crowd, Look
from tests.browser.play import check_the_end, play_to_the_end


@pytest.mark.parametrize("look", looks(Look("it", "dark")), ids=str)
def test_africa_by_mouse(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look)
    person.open("africa", ["me", "easy"])
    on_board = play_to_the_end(person)
    assert on_board > 10, "the board was hardly used"
    game = check_the_end(person)
    assert game.title.name == "africa"


@pytest.mark.parametrize("look", looks(DESK), ids=str)
def test_ticket_to_ride_by_mouse(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look)
    person.open("ticket_to_ride", ["me", "easy", "easy"])
    on_board = play_to_the_end(person)
    assert on_board > 10, "the board was hardly used"
    if not look.phone:
        expect(person.page.locator(".luck summary")).to_be_in_viewport(ratio=1)
    check_the_end(person)


KEYS = {
    "africa": Look("en", "light"),
    "ticket_to_ride": Look("it", "dark"),
    "great_zimbabwe": Look("en", "dark"),
}


@pytest.mark.parametrize("title", [*KEYS] if FULL else ["ticket_to_ride", "great_zimbabwe"])
def test_whole_game_by_keyboard(crowd: Crowd, title: str) -> None:
    """Keys alone: places on the board, cards, numbers and words in the list."""
    person = crowd.person(KEYS[title])
    person.open(title, ["me", "easy"])
    on_board = play_to_the_end(person, "keyboard")
    assert on_board > 2, "the board was hardly used"  # every other answer, and games may be short
    check_the_end(person)


@pytest.mark.parametrize("title", ["windfall"])
@pytest.mark.parametrize(("look", "how"), [(Look("it", "light"), "keyboard"), (PHONE, "mouse")], ids=str)
def test_title_without_a_board(crowd: Crowd, title: str, look: Look, how: str) -> None:
    """A title from outside, through the list, beside the picture that the shell draws for any title."""
    person = crowd.person(look)
    person.open(title, ["me", "easy", "easy"])
    person.page.locator(".plain pre span").first.wait_for()
    play_to_the_end(person, how)
    check_the_end(person)
