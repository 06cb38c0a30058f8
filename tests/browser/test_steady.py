"""Nothing jumps: the board keeps its box while one chooses, answers, and looks at what lies beside it."""

from typing import Any

import pytest
from tests.browser.people import DESK, PHONE, Crowd, Look, Person

BOARDS = ("ticket_to_ride", "africa", "great_zimbabwe", "heart_of_africa", "namibia")
BOXES = """() => {
  const box = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const map = document.querySelector("main.board svg[role=group]");
  return [box(document.querySelector("main.board")), map ? box(map) : []];
}"""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ANSWERS = 6


def boxes(person: Person) -> Any:
    """Where the board and its map stand, once everything is laid out."""
    person.page.evaluate(FRAME)
    return person.page.evaluate(BOXES)


def choose(person: Person) -> None:
    """The first answer there is, in whichever way it is asked for; it waits to be confirmed, or is given."""
    page = person.page
    if page.locator("button.keep").count():
        for n in range(2):
            page.locator("section.asked li button").nth(n).click()
        page.locator("button.keep").click()
    elif page.locator(".options button.option").count():
        page.locator(".options button.option").first.click()
    else:
        page.locator(".amount .button.primary, .prompt .button.primary").first.click()


@pytest.mark.parametrize("look", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("title", BOARDS)
def test_the_board_keeps_its_box(crowd: Crowd, title: str, look: Look) -> None:
    person = crowd.person(look, asking="always")
    person.open(title, ["me", "easy", "easy"])
    person.ready()
    kept = boxes(person)
    for _ in range(ANSWERS):
        choose(person)
        assert boxes(person) == kept, "the board jumps when something is chosen"
        if (confirm := person.button("ui-confirm")).count():
            confirm.click()
        person.played()
        person.ready()
        assert boxes(person) == kept, "the board jumps when something was answered"
    for tab in person.page.locator("nav.sheets button:visible").all():
        tab.click()
        assert boxes(person) == kept, "the board jumps when a sheet opens"
