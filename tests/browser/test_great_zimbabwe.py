"""The board of The Great Zimbabwe: every decision on it, and what it shows before one is made."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.looks import looks
from tests.browser.people import DESK, PHONE, Crowd, Look, Person
from tests.browser.play import POINT, check_the_end
from tests.browser.zimbabwe import give, play_on_the_board, reach, spot

TITLE = "great_zimbabwe"
SMALLEST = """(where) => {
  const found = [];
  for (const root of document.querySelectorAll(where)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const part = node.parentElement;
      if (!node.data.trim() || !part.checkVisibility() || part.closest(".unseen, defs")) continue;
      const scale = part instanceof SVGElement ? Math.abs(part.getScreenCTM().d) : 1;
      found.push([parseFloat(getComputedStyle(part).fontSize) * scale, node.data.trim()]);
    }
  }
  return found.sort((a, b) => a[0] - b[0])[0];
}"""


LAID = """(plaques) => plaques.map((plaque) => plaque.querySelector("em")?.textContent ?? "0")"""
HEADS = f"""(wanted) => ({LAID})([...document.querySelectorAll(".side .plaque")])
  .reduce((sum, heads) => sum + Number(heads), 0) === wanted"""
"""So many heads are shown on the plaques, as the server tells where they land."""


def point_at(person: Person, place: str) -> None:
    person.page.mouse.move(*person.page.evaluate(POINT, place))


@pytest.mark.parametrize(("seats", "look"), [(2, Look("it", "dark")), (5, DESK)], ids=str)
def test_whole_game_by_board_clicks_alone(crowd: Crowd, seats: int, look: Look) -> None:
    person = crowd.person(look)
    person.open(TITLE, ["me", *["easy"] * (seats - 1)])
    assert play_on_the_board(person) > 20
    game = check_the_end(person)
    assert game.title.name == TITLE


def turnable(message: dict[str, Any]) -> str | None:
    """A cell from which the piece may lie both ways."""
    sites = message["view"]["laying"]["sites"]
    return next((site for site in sites if f"{site}v" in sites), None)


def several(message: dict[str, Any]) -> bool:
    """A monument that needs more than one good, and more than one craftsman to begin with."""
    view, options = message["view"], message["decision"]["options"]
    levels = {one["cell"]: one["level"] for one in view["monuments"]}
    return len(options) > 1 and levels[view["plan"][0]] > 1


def test_a_workshop_lies_as_its_ghost_did(crowd: Crowd) -> None:
    """It lies under the pointer, R turns it, and a click lays it just so."""
    person = crowd.person(DESK)
    seat = reach(person, "site", fits=lambda message: turnable(message) is not None)
    corner = turnable(person.view(seat))
    assert corner
    before = {one["id"] for one in person.view(seat)["view"]["craftsmen"]}
    ghost = person.page.locator(".board .here")
    point_at(person, corner)
    expect(ghost).to_have_attribute("width", "76")
    person.page.keyboard.press("r")
    expect(ghost).to_have_attribute("width", "36")
    spot(person, corner)
    expect(person.page.locator(".board [data-maker]")).to_have_count(len(before) + 1)
    laid = [one for one in person.view(seat)["view"]["craftsmen"] if one["id"] not in before]
    below = f"{corner[0]}{int(corner[1:]) + 1}"
    assert [one["cells"] for one in laid] == [[corner, below]]


def test_the_basket_says_what_comes_true(crowd: Crowd) -> None:
    """The cheapest goods are filled in; who is paid, what is left and what it brings are as told."""
    person = crowd.person(DESK)
    seat = reach(person, "maker")
    view = person.view(seat)["view"]
    page, basket = person.page, person.page.get_by_role("region", name=person.says("ui-tgz-basket"))
    expect(basket.locator(".pick").first).to_be_visible()
    expect(basket.locator("dl")).to_be_visible()
    row = basket.locator(".sum dd").inner_text()
    cash, left = (int(n) for n in re.findall(r"\d+", row))
    assert cash == view["players"][seat]["cash"]
    paid = [int(n) for n in basket.locator("dl div:not(.sum) dd").all_inner_texts() if n.isdigit()]
    assert sum(paid) == cash - left
    assert page.locator(".board .way").count() >= 1
    told = page.locator(".ask .raise").inner_text()
    assert str(cash - left) in told
    page.locator(".ask .raise").click()
    expect(basket).to_have_count(0)
    after = person.view(seat)["view"]
    if after["round"] == view["round"]:  # else there has been revenue since
        assert after["players"][seat]["cash"] == left
    levels = {one["cell"]: one["level"] for one in view["monuments"]}
    assert any(one["level"] == levels[one["cell"]] + 1 for one in after["monuments"])


def test_another_good_is_picked_on_the_map(crowd: Crowd) -> None:
    """A click on a craftsman that is offered puts that one into the basket; back takes it out."""
    person = crowd.person(DESK)
    seat = reach(person, "maker", fits=several)
    offered = [one["action"].split()[1] for one in person.view(seat)["decision"]["options"]]
    before = person.view(seat)["view"]["plan"]
    spot(person, offered[-1])
    expect(person.page.locator(".side .pick.picked").first).to_be_visible()
    assert person.view(seat)["view"]["plan"][len(before)] == offered[-1]
    person.page.locator(".ask .back").click()
    expect(person.page.locator(f'.board .spot.open[data-place="{offered[-1]}"]')).to_have_count(1)
    assert person.view(seat)["view"]["plan"] == before


def test_a_gift_shows_where_each_head_lands(crowd: Crowd) -> None:
    person = crowd.person(Look("it", "light"))
    seat = reach(person, "gift", least=30)
    before = person.view(seat)
    amounts = [int(one["action"].split()[1]) for one in before["decision"]["options"] if " " in one["action"]]
    wanted = amounts[min(3, len(amounts) - 1)]
    page = person.page
    while str(wanted) not in page.locator(".ask .give").inner_text():
        page.locator(".ask .round").nth(1).click()
    page.wait_for_function(HEADS, arg=wanted)
    laid = [int(n) for n in page.locator(".side .plaque").evaluate_all(LAID)]
    give(person, wanted)
    person.played()
    plaques = [one["cattle"] for one in person.view(seat)["view"]["plaques"]]
    lay = [one["cattle"] for one in before["view"]["plaques"]]
    if any(plaques):  # else nobody else could give more, and all have taken their cattle
        assert plaques == [old + new for old, new in zip(lay, laid, strict=True)]


def test_a_place_shows_what_it_reaches(crowd: Crowd) -> None:
    """Steps from a workshop, hubs from a monument; nothing when one looks away."""
    person = crowd.person(DESK)
    seat = reach(person, "turn", least=60)
    view, page = person.view(seat)["view"], person.page
    point_at(person, view["craftsmen"][0]["id"])
    expect(page.locator(".board rect.ring").first).to_be_attached()
    assert set(page.locator(".board .steps").all_text_contents()) <= {"1", "2", "3", "4", "5", "6"}
    point_at(person, view["monuments"][0]["cell"])
    expect(page.locator(".board rect.ring.n0").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator(".board rect.ring")).to_have_count(0)


@pytest.mark.parametrize("look", looks(DESK, PHONE, Look("it", "light", 844, 390)), ids=str)
def test_everything_can_be_read(crowd: Crowd, look: Look) -> None:
    """No letter smaller than 11 pixels on a laptop, 10 on a phone, with five at the table."""
    person = crowd.person(look)
    reach(person, "turn", seats=5, least=60)
    size, text = person.page.evaluate(SMALLEST, ".board, .hand")
    assert size > (10.95 if look == DESK else 9.95), text


def test_the_whole_position_is_in_sight(crowd: Crowd) -> None:
    """1366 by 768 and five at the table: the map, the track and the whole market, and what everybody has."""
    person = crowd.person(Look("it", "light"))
    reach(person, "turn", seats=5)
    page = person.page
    for part in (".board .beside", ".players"):
        hidden = page.locator(part).first.evaluate("(part) => part.scrollHeight - part.clientHeight")
        assert hidden <= 1, f"{part} hides {hidden} pixels"
    expect(page.locator(".side [data-place=nomads], .side [data-place=wood]").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
    for place in ("A1", "R18"):
        assert page.evaluate(POINT, place), f"{place} is covered"


def test_a_workshop_is_laid_with_a_thumb(crowd: Crowd) -> None:
    """A tap puts it there, another one turns it, and a button lays it."""
    person = crowd.person(PHONE)
    seat = reach(person, "site", seats=2)
    page = person.page
    sites = person.view(seat)["view"]["laying"]["sites"]
    corner = next((site for site in sites if f"{site}v" in sites), sites[0].removesuffix("v"))
    lay = person.page.get_by_role("button", name=re.compile(person.says("ui-tgz-lay-here"), re.I))
    for _ in range(5):  # where several answers are under a finger, the map comes closer first
        page.touchscreen.tap(*page.evaluate(POINT, corner))
        page.wait_for_timeout(100)
        if lay.count():
            break
    before = len(person.view(seat)["view"]["craftsmen"])
    expect(page.locator(".board .here")).to_be_visible()
    lay.tap()
    expect(page.locator(".board [data-maker]")).to_have_count(before + 1)
