"""From the front page to the first move, taking back, two tabs, a network that goes away, two languages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.guest import Guest
from tests.browser.seats import fewest

Invite = Callable[..., Guest]
# Two seats of one person: who begins is drawn by lot.
STARTS = re.compile("Anna( 2)? starts in")
PARTE = re.compile("Anna( 2)? parte da")


def test_one_click_against_bots(invite: Invite) -> None:
    """The front page shows the games; one click opens a table with bots, and the first answer counts."""
    anna = invite("Anna")
    anna.play_bots("Africa")
    anna.wait_for_question()
    wanted = anna.options.first.get_attribute("title") or ""
    before = anna.now()
    anna.choose(anna.options.first)
    expect(anna.log).to_contain_text(f"Anna {wanted.replace('start', 'starts')}.")
    now = anna.now()
    assert now["commit"] + now["own"] > before["commit"] + before["own"]


def test_undo_redo_and_end_of_turn(invite: Invite) -> None:
    """A step is taken back and done again; the turn ends when its player says so."""
    anna = invite("Anna")
    anna.open("great_zimbabwe", seats=["me", "me"])
    anna.at_table()
    anna.wait_for_question()
    while not anna.now(anna.now()["asked"])["decision"]["undo"]["action"]:
        anna.choose(anna.options.first)
        anna.wait_for_question()
    seat = anna.now()["asked"]
    held = anna.now(seat)
    anna.undo.click()
    expect(anna.page.get_by_role("button", name="Redo")).to_be_visible()
    assert anna.now(seat)["own"] == held["own"] - 1
    anna.page.get_by_role("button", name="Redo").click()
    expect(anna.page.get_by_role("button", name="Redo")).to_be_hidden()
    assert anna.now(seat)["own"] == held["own"]


def test_move_is_kept_while_the_network_is_gone(invite: Invite) -> None:
    """Cut off, the move waits in the browser; back again, it is made once."""
    anna = invite("Anna")
    anna.open("africa", seats=["me", "me"])
    anna.wait_for_question()
    seat = anna.now()["asked"]
    before = anna.now(seat)
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("No connection: trying again")).to_be_visible()
    anna.options.first.dblclick()
    expect(anna.page.get_by_text("Your move is kept, and will be sent")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.get_by_text("No connection: trying again")).to_be_hidden()
    expect(anna.log).to_contain_text(STARTS)
    now = anna.now(seat)
    assert now["own"] + now["commit"] == before["own"] + before["commit"] + 1


@pytest.mark.parametrize("title", ["africa", "great_zimbabwe", "namibia"])
def test_two_tabs_make_one_move(invite: Invite, title: str) -> None:
    """The slower tab of a seat gets the fresh view and a plain message, and moves nothing."""
    anna = invite("Anna")
    address = anna.open(title, seats=["me"] * fewest(title))
    slow, heard = anna.tab(), [True]
    slow.route_web_socket(re.compile("/socket$"), lambda socket: through(socket, heard))
    slow.goto(address)
    for page in (anna.page, slow):
        expect(page.locator("button.option").first).to_be_visible()
    heard[0] = False
    table = anna.page.locator(".table[data-seq]")
    seen = str(table.get_attribute("data-seq"))
    anna.choose(anna.options.first)
    expect(table).not_to_have_attribute("data-seq", seen)
    seat = anna.now()["asked"]
    before = anna.now(seat)
    slow.locator("button.option").last.click()
    expect(slow.get_by_text("Something has changed meanwhile")).to_be_visible()
    assert anna.now(seat)["seq"] == before["seq"]


def through(socket: WebSocketRoute, heard: list[bool]) -> None:
    """A socket whose news comes through only while it is heard."""
    server = socket.connect_to_server()
    server.on_message(lambda said: socket.send(said) if heard[0] else None)


def test_language_is_switched_in_place(invite: Invite) -> None:
    """Everything on the screen, the log too, without a reload."""
    anna = invite("Anna")
    anna.open("africa", seats=["me", "me"])
    anna.wait_for_question()
    anna.choose(anna.options.first)
    expect(anna.log).to_contain_text(STARTS)
    anna.page.get_by_role("button", name="Italiano").click()
    expect(anna.log).to_contain_text(PARTE)
    expect(anna.page.get_by_role("button", name="Annulla")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.lang") == "it"
