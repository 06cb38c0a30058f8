"""Friends by a link: three clicks each, no account, and the seat is there again tomorrow (check 1)."""

import pytest
from playwright.sync_api import expect
from tests.browser.people import PHONE, Crowd, Look
from tests.browser.seats import fewest

BOARDS = {
    "africa": Look("it", "dark"),
    "ticket_to_ride": Look("en", "light"),
    "namibia": Look("it", "light"),
}


@pytest.mark.parametrize("title", BOARDS)
def test_friend_by_link(crowd: Crowd, title: str) -> None:
    host = crowd.person(BOARDS[title], name="Amina")
    host.title = title
    host.go()
    # Two clicks open a table for as few as may play, a bot takes who is missing, and the link is there.
    card = host.page.locator("li.card").filter(
        has=host.page.get_by_role("heading", name=host.says("title-name"), exact=True)
    )
    card.get_by_role("link", name=host.says("ui-with-friends")).click()
    host.page.get_by_role("button", name=str(fewest(title)), exact=True).click()
    for n in range(3, fewest(title) + 1):
        host.page.get_by_label(host.says("ui-seat", n=n)).select_option("easy")
    host.button("ui-open-table").click()
    link = host.page.get_by_label(host.says("ui-link")).input_value()
    assert link.startswith(crowd.url + "/table/")

    # A friend opens it, says a name, and sits down with one click: the game begins by itself.
    friend = crowd.person(PHONE)
    friend.title = title
    friend.page.goto(link)
    friend.page.get_by_label(friend.says("ui-your-name")).fill("Bruno")
    friend.button("ui-sit").tap()
    for person in (host, friend):
        expect(person.page.locator(".table .board svg").first).to_be_visible()
        expect(person.page.locator(".players li[data-seat='1']")).to_contain_text("Bruno")

    # A reload, and a browser that was closed and opened again, come back to the same seat.
    friend.page.reload()
    expect(friend.page.locator(".players li.mine")).to_contain_text("Bruno")
    again = crowd.reopened(friend)
    again.page.goto(link)
    expect(again.page.locator(".players li.mine")).to_contain_text("Bruno")


def test_code_brings_the_seat_to_another_device(crowd: Crowd) -> None:
    host = crowd.person(name="Amina")
    table = host.open("africa", ["me", "open"], name="Amina")
    host.button("ui-code-make").click()
    code = host.page.locator(".code strong").inner_text()

    elsewhere = crowd.person(Look("it", "light"))
    elsewhere.title = "africa"
    elsewhere.go("/code")
    elsewhere.page.get_by_role("textbox", name=elsewhere.says("ui-code"), exact=True).fill(code)
    elsewhere.button("ui-come-in").click()
    fresh = elsewhere.page.locator("strong.code")
    expect(fresh).to_be_visible()
    assert fresh.inner_text() != code
    elsewhere.page.get_by_role("link", name=elsewhere.says("ui-to-my-tables")).click()
    elsewhere.page.locator(f'a[href="/table/{table}"]').click()
    expect(elsewhere.page.locator(".tag.mine")).to_be_visible()
    assert elsewhere.ask(f"/api/tables/{table}")["you"]["seats"] == [0]


def test_everybody_at_one_device_has_a_name(crowd: Crowd) -> None:
    """Pass and play: named when the table is opened or when they sit down, and renamed at any time."""
    person = crowd.person(name="Amina")
    person.title = "africa"
    page = person.page
    person.go("/new/africa")
    page.get_by_label(person.says("ui-seat", n=2)).select_option("me")
    page.get_by_label(person.says("ui-name-of", n=2)).fill("Bruno")
    person.button("ui-open-table").click()
    # The third sits down later, and says a name in the same row; then the game is begun.
    person.button("ui-here-too").click()
    field = page.get_by_role("textbox", name=person.says("ui-name-of", n=3))
    field.fill("Chidi")
    expect(page.get_by_role("textbox", name=person.says("ui-name-of", n=2))).to_have_value("Bruno")
    person.button("ui-sit-too").click()
    person.button("ui-start").click()
    for seat, name in enumerate(("Amina", "Bruno", "Chidi")):
        expect(page.locator(f".players li[data-seat='{seat}'] .name")).to_have_text(name)
    page.get_by_role("button", name=person.says("ui-settings")).click()
    page.get_by_role("textbox", name=person.says("ui-name-of", n=2)).fill("Biram")
    page.keyboard.press("Enter")
    expect(page.locator(".players li[data-seat='1'] .name")).to_have_text("Biram")
    assert [player["name"] for player in person.view()["players"]] == ["Amina", "Biram", "Chidi"]
