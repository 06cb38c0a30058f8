"""In the hand: pictures that fit, everything public about players, and one confirmation a turn."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.long_games import play_until
from tests.browser.people import DESK, PHONE, Crowd, Look, Person

ORDERED = ("namibia", "heart_of_africa", "great_zimbabwe")
TOO_WIDE = "(part) => part.scrollWidth - part.clientWidth"
WIDTH = "(part) => part.getBoundingClientRect().width"
WIDER = "([part, before]) => part.getBoundingClientRect().width > before"


def at_table(crowd: Crowd, title: str, look: Look = PHONE) -> Person:
    person = crowd.person(look)
    person.open(title, ["me", "easy", "easy"])
    person.ready()
    return person


def cards(person: Person) -> Locator:
    return person.page.locator(".players li[data-seat]")


@pytest.mark.parametrize("title", ["windfall"])
def test_a_plain_picture_fits_and_can_be_looked_at_closer(crowd: Crowd, title: str) -> None:
    person = at_table(crowd, title)
    page = person.page
    drawn = page.locator(".plain .map pre")
    drawn.locator("span").first.wait_for()
    assert page.locator(".plain .map").evaluate(TOO_WIDE) <= 0
    before = drawn.evaluate(WIDTH)
    person.button("ui-board-closer").tap()
    page.wait_for_function(WIDER, arg=[drawn.element_handle(), before])
    expect(drawn).not_to_be_empty()
    expect(person.button("ui-part-rest")).to_have_count(0)  # the picture is of one piece


@pytest.mark.parametrize("title", ORDERED)
def test_everything_public_stands_on_the_cards_in_turn_order(crowd: Crowd, title: str) -> None:
    """As the title orders the players: by the round, by points, by the row of plaques."""
    person = at_table(crowd, title, DESK)
    expect(cards(person)).to_have_count(3)
    for card in cards(person).all():
        expect(card.locator(".score")).to_be_visible()
        assert card.locator("dd, .holdings > *").count() >= 2
    expected = [str(seat) for seat in order(title, person.view()["view"])]
    assert [card.get_attribute("data-seat") for card in cards(person).all()] == expected


def order(title: str, view: dict[str, Any]) -> list[int]:
    """Who comes after whom, by the words of the rules."""
    if title == "heart_of_africa":
        points = [player["vp"] for player in view["players"]]
        return sorted(range(len(points)), key=lambda seat: -points[seat])
    if title == "great_zimbabwe" and -1 in view["order"]:
        return list(view["row"])
    return list(view["order"])


def test_without_an_order_of_its_own_a_title_goes_clockwise_from_who_began(crowd: Crowd) -> None:
    person = at_table(crowd, "africa", DESK)
    message = person.view()
    lines = person.ask(f"/api/tables/{person.table}/view", seat=0)["log"]["lines"]
    first = next((line["seat"] for line in lines if line["seat"] >= 0), message["asked"])
    expected = [str((first + n) % 3) for n in range(3)]
    assert [card.get_attribute("data-seat") for card in cards(person).all()] == expected


def test_a_first_city_takes_a_tap_and_a_confirmation(crowd: Crowd) -> None:
    """Whoever has confirmed the only step of a turn has confirmed the turn."""
    person = at_table(crowd, "africa")
    before = person.view()["commit"]
    person.page.locator(".options button.option").first.tap()
    person.button("ui-confirm").tap()
    person.played()
    expect(person.button("ui-end-turn")).to_have_count(0)
    assert person.view()["commit"] > before


def test_a_reason_covers_neither_hand_nor_answers_and_can_be_sent_away(crowd: Crowd) -> None:
    for look in (DESK, PHONE):
        person = at_table(crowd, "ticket_to_ride", look)
        page = person.page
        page.locator(".prompt button[aria-disabled='true']").click(force=True)
        notice = page.locator(".notice").first
        expect(notice).to_be_visible()
        top = notice.bounding_box()
        assert top
        for place in (".hand", ".answers", ".prompt"):
            box = page.locator(place).first.bounding_box()
            assert box
            assert apart(top, box), f"a notice covers {place}"
        notice.get_by_role("button", name=person.says("ui-close")).click()
        expect(notice).to_have_count(0)


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Do two boxes share nothing?"""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_a_complete_turn_is_said_in_full(crowd: Crowd) -> None:
    person = at_table(crowd, "africa", Look("it", "light", 320, 640))
    decision = person.view()["decision"]
    step = {"seat": 0, "cmd_id": "one-step", "decision_id": decision["id"]}
    person.tell(
        f"/api/tables/{person.table}/commands",
        {**step, "do": "move", "action": decision["options"][0]["action"], "end": False},
    )
    expect(person.button("ui-end-turn")).to_be_visible()
    text = person.page.locator(".prompt [role=status]").first
    expect(text).to_have_text(person.says("ui-held"))
    assert text.evaluate("(line) => line.scrollHeight - line.clientHeight") <= 1


def test_a_question_that_is_too_long_shows_that_there_is_more(crowd: Crowd) -> None:
    person = crowd.person(Look("en", "light", 360, 740))
    person.open("heart_of_africa", ["me", "easy", "easy"], confirm=False)
    play_until(person, lambda decision: decision["phase"] == "bid")
    text = person.page.locator(".prompt .text.more")
    expect(text).to_have_attribute("tabindex", "0")
    person.page.locator(".prompt .text").evaluate("(line) => line.scrollTo(0, line.scrollHeight)")
    expect(text).to_have_count(0)


def test_answers_have_the_room_where_the_board_shows_them_all(crowd: Crowd) -> None:
    """A field to search in is for long lists that stand nowhere else, and for who has the room."""
    person = at_table(crowd, "namibia")
    assert len(person.view()["decision"]["options"]) > 12
    expect(person.page.locator(".options .find")).to_have_count(0)
    person.page.set_viewport_size({"width": 1366, "height": 768})
    expect(person.page.locator(".options .find")).to_be_visible()


CUT = """(select) => {
  const whole = select.cloneNode();
  whole.append(select.selectedOptions[0].cloneNode(true));
  whole.style.cssText = "width: auto; position: absolute";
  select.after(whole);
  const missing = whole.offsetWidth - select.offsetWidth;
  whole.remove();
  return missing;
}"""
"""By how much a list is narrower than what is chosen in it."""


def test_settings_say_in_full_what_is_chosen(crowd: Crowd) -> None:
    person = crowd.person(PHONE, asking="final")
    person.go()
    person.button("ui-settings").click()
    lists = person.page.locator("dialog[open] select")
    expect(lists).to_have_count(4)
    assert max(one.evaluate(CUT) for one in lists.all()) <= 0
