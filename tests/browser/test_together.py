"""What people do with each other: go back together, lend and free seats, talk, and play again."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.long_games import awaited
from tests.browser.people import OPTION, PATIENCE, Crowd, Look, Person
from tests.browser.seats import fewest

import baobab


def at_one_table(crowd: Crowd, title: str = "africa", **more: object) -> list[Person]:
    """Two people, and the bots that a title needs, at a table that has begun; who is asked comes first."""
    host = crowd.person(name="Amina")
    friend = crowd.person(Look("it", "dark"), name="Bruno")
    bots = ["easy"] * (fewest(title) - 2)
    table = host.open(title, ["me", "open", *bots], name="Amina", **more)
    friend.visit(table, title)
    friend.sit()
    people = [host, friend]
    for seat, person in enumerate(people):
        person.seat = seat
        expect(person.page.locator(".table .prompt").first).to_be_visible()
    found = awaited(people, table)
    assert found
    return sorted(people, key=lambda person: person is not found[0])


def a_turn(person: Person) -> None:
    """The first answer there is, and the end of the turn."""
    person.ready()
    person.page.locator(OPTION).first.click()
    person.button("ui-end-turn").click()
    person.played()


def test_going_back_together(crowd: Crowd) -> None:
    """A turn ended too early: its player asks, the other one refuses, is asked again, and agrees."""
    mover, other = at_one_table(crowd)
    before = mover.view(mover.seat)["view"]
    a_turn(mover)
    other.ready()
    after = mover.view(mover.seat)["view"]
    assert after != before

    mover.button("ui-ask-back").click()
    expect(mover.page.get_by_role("alertdialog")).to_contain_text(mover.says("ui-take-back-waits"))
    other.button("ui-refuse").click()
    expect(mover.page.get_by_role("alertdialog")).to_have_count(0)
    assert mover.view(mover.seat)["view"] == after

    mover.button("ui-ask-back").click()
    other.button("ui-agree").click()
    mover.ready()
    for person in (mover, other):
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
        assert person.view(person.seat)["view"] == before
        line = person.says("event-table-rewound", commit=0)
        expect(person.page.get_by_role("log")).to_contain_text(line)


def test_going_back_beyond_chance(crowd: Crowd) -> None:
    """Where the button stops, it says why and offers to ask; against bots the game goes back at once."""
    person = crowd.person(Look("it", "light"), name="Amina")
    person.open("africa", ["me", "easy"], name="Amina")
    for _ in range(2):
        a_turn_of_any_kind(person)
    person.ready()
    commit = person.view()["since"] - 1
    undo = person.button("ui-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    person.button("ui-ask-back").click()
    expect(person.page.get_by_role("log")).to_contain_text(person.says("event-table-rewound", commit=commit))
    person.ready()
    assert person.view()["commit"] == commit


def a_turn_of_any_kind(person: Person) -> None:
    """Answers until the turn has passed on."""
    person.ready()
    before = person.view(person.seat)["commit"]
    while person.view(person.seat)["commit"] == before:
        end = person.button("ui-end-turn")
        (end if end.count() else person.page.locator(OPTION).first).click()
        person.played()
        person.ready()


def test_seat_is_lent_to_a_bot_and_taken_back(crowd: Crowd) -> None:
    mover, other = at_one_table(crowd)
    mover.button("ui-lend").click()
    other.ready()
    expect(other.page.locator(".players .mark svg").first).to_be_visible()
    back = mover.button("ui-take-back-seat")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    assert mover.view(mover.seat)["players"][mover.seat]["stand_in"] is None
    a_turn(other)
    mover.ready()


def test_host_frees_the_seat_of_somebody_who_is_gone(crowd: Crowd) -> None:
    """The free seat goes to somebody else by the same link; who was there before only watches now."""
    people = at_one_table(crowd)
    host, friend = sorted(people, key=lambda person: person.seat)
    table = host.table
    friend.go("/")
    host.page.get_by_role("button", name=re.compile("^Free .+ seat$")).click()
    host.page.locator(".notice").get_by_role("button", name=re.compile("^Free .+ seat$")).click()
    expect(host.page.locator(".players li[data-seat='1']")).to_contain_text(host.says("ui-free-seat"))

    late = crowd.person(name="Chiara")
    late.visit(table, "africa")
    late.sit()
    expect(late.page.locator(".players li.mine")).to_contain_text("Chiara")
    expect(host.page.locator(".players li[data-seat='1']")).to_contain_text("Chiara")
    friend.visit(table, "africa")
    expect(friend.page.locator(".watching")).to_be_visible()


def test_chat_and_notes(crowd: Crowd) -> None:
    """What is said arrives and is counted while unread; markup stays text; notes are for oneself alone."""
    one, two = at_one_table(crowd)
    said = "<b>Ciao!</b> & hello"
    tab(one, "ui-chat").click()
    one.page.get_by_label(one.says("ui-chat-write")).fill(said)
    one.page.keyboard.press("Enter")
    expect(tab(two, "ui-chat").locator(".count")).to_have_text("1")
    tab(two, "ui-chat").click()
    for person in (one, two):
        expect(person.page.get_by_role("log")).to_contain_text(said)

    tab(one, "ui-notes").click()
    note = one.page.get_by_role("textbox", name=one.says("ui-notes"), exact=True)
    note.fill("lions in the south")
    expect(one.page.get_by_text(one.says("ui-notes-kept"))).to_be_visible()
    tab(two, "ui-notes").click()
    expect(two.page.get_by_role("textbox", name=two.says("ui-notes"), exact=True)).to_have_value("")
    one.cut = True
    one.page.route("**/note", lambda route: route.abort())
    one.page.reload()
    tab(one, "ui-notes").click()
    expect(note).to_be_disabled()  # nobody writes over what could not be read
    one.page.unroute("**/note")
    expect(note).to_have_value("lions in the south")
    expect(note).to_be_enabled()


def test_who_sits_down_or_stands_up_looks_from_there(crowd: Crowd) -> None:
    """In the lobby and in a game that runs, for the one who comes as for the one who goes."""
    host, friend = crowd.person(name="Amina"), crowd.person(name="Bruno")
    table = host.open("africa", ["me", "open", "open"], name="Amina")
    friend.visit(table, "africa")
    friend.sit()
    expect(friend.button("ui-stand-up")).to_be_visible()
    friend.button("ui-stand-up").click()
    expect(friend.button("ui-stand-up")).to_have_count(0)
    expect(friend.button("ui-sit")).to_have_count(2)
    friend.sit()
    third = crowd.person(name="Chiara")
    third.visit(table, "africa")
    third.sit()
    for person in (host, friend, third):
        expect(person.page.locator(".table .prompt").first).to_be_visible()
        expect(person.page.locator("section.hand")).to_be_visible()
    host.tell(f"/api/tables/{table}/seats/1/free", {})
    expect(friend.page.locator("section.hand")).to_have_count(0)
    expect(friend.page.locator(".players li.mine")).to_have_count(0)


def tab(person: Person, key: str) -> Locator:
    return person.page.get_by_role("tab", name=re.compile(re.escape(person.says(key))))


def test_rematch(crowd: Crowd) -> None:
    """Bots play the game to its end for both; one asks for another, and the other finds it."""
    one, two = at_one_table(crowd)
    for person in (one, two):
        person.tell(f"/api/tables/{person.table}/seats/{person.seat}/lend", {"bot": "easy"})
    for person in (one, two):
        person.page.locator("dialog .end").wait_for(timeout=5 * PATIENCE)
    old = one.table
    one.button("ui-rematch").click()
    expect(one.page).not_to_have_url(re.compile(old))
    one.page.locator(".table .prompt").first.wait_for()
    two.page.get_by_role("link", name=two.says("ui-to-rematch")).click()
    two.page.locator(".table .prompt").first.wait_for()
    assert one.table == two.table != old
    seats = [person.ask(f"/api/tables/{person.table}")["you"]["seats"] for person in (one, two)]
    assert seats == [[1 - one.seat], [1 - two.seat]], "everybody moves on by one seat"
    record = one.context.request.get(f"{one.url}/api/tables/{old}/record", params={"seat": one.seat})
    assert baobab.replay(record.text()).over
