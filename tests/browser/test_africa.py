"""Africa's core move: one click turns a tile beside the explorer, and a word about a place hides nothing."""

import pytest
from playwright.sync_api import expect
from tests.browser.people import DESK, PHONE, Crowd, Look, Person
from tests.browser.play import POINT, TABLE, taps_on_the_board

from baobab.words import Name

TIP_OVER = """() => {
  const tip = document.querySelector(".board .tip").getBoundingClientRect();
  return [...document.querySelectorAll(".board .spot.open")].filter((spot) => {
    const box = spot.getBoundingClientRect();
    return box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom;
  }).map((spot) => spot.dataset.place);
}"""
MOST = 12


def where_to_go(person: Person) -> list[str]:
    """Play on until it is asked where to go with a tile beside; the tiles that can be turned by staying."""
    for _ in range(MOST):
        person.ready()
        decision = person.view()["decision"]
        if decision["phase"] == "move":
            ahead = [answer for option in decision["options"] for answer in option["ahead"]]
            if tiles := [answer.removeprefix("flip ") for answer in ahead if answer.startswith("flip ")]:
                return tiles
        if decision["end"]:
            person.button("ui-end-turn").click()
        else:
            person.page.locator(".options button.option").first.click()
            if (confirm := person.button("ui-confirm")).count():
                confirm.click()
        person.played()
    raise AssertionError("nobody was asked where to go")


@pytest.mark.parametrize("look", [DESK, PHONE], ids=str)
def test_one_click_turns_a_tile_beside_the_explorer(crowd: Crowd, look: Look) -> None:
    """Asked where to go, staying and turning a tile are one gesture, confirmed once since it is final."""
    person = crowd.person(look, asking="final")
    person.open("africa", ["me", "easy"])
    page, tile = person.page, where_to_go(person)[0]
    before = person.view()["view"]
    seq = page.locator(TABLE).get_attribute("data-seq")
    if not look.phone:
        page.mouse.move(*page.evaluate(POINT, tile))
        expect(page.locator(".board .tip")).to_contain_text(
            person.says("action-flip", space=Name("space", tile))
        )
        assert page.evaluate(TIP_OVER) == [], "the word about the tile hides what can be chosen"
    assert taps_on_the_board(person, f"flip {tile}", seq)
    person.button("ui-confirm").click()
    expect(page.locator(f'.board .spot[data-place="{tile}"] .tile.down')).to_have_count(0)
    expect(page.locator(".board .tip")).to_have_count(0)
    now = person.view()["view"]
    assert (before["spaces"][tile], now["players"][0]["explorer"]) == (
        "down",
        before["players"][0]["explorer"],
    )


def test_walking_is_what_a_click_means(crowd: Crowd) -> None:
    """Where both lead, a click walks; the journey is in the list."""
    person = crowd.person(asking="final")
    person.open("africa", ["me", "easy"])
    page = person.page
    for _ in range(MOST):
        where_to_go(person)
        actions = {option["action"] for option in person.view()["decision"]["options"]}
        both = [
            action[5:]
            for action in actions
            if action.startswith("walk ") and f"travel {action[5:]}" in actions
        ]
        if both:
            break
        page.locator(".options button.option").first.click()
        person.played()
    page.mouse.click(*page.evaluate(POINT, both[0]))
    expect(page.locator(".among")).to_have_count(0)
    person.played()
    message = person.view()
    assert message["view"]["players"][0]["explorer"] == both[0]
    assert message["asked"] == 0
    assert message["decision"]["phase"] != "", "the turn goes on after a walk"
