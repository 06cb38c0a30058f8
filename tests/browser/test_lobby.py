"""Before the game: the link first, in every way it can travel; a second seat quietly, and the host starts."""

import pytest
from playwright.sync_api import expect
from tests.browser import qr
from tests.browser.looks import looks
from tests.browser.people import PHONE, Crowd, Look
from tests.browser.test_access import serious

SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


@pytest.mark.parametrize("look", looks(Look("it", "dark"), Look("en", "light", 360, 740)), ids=str)
def test_the_link_comes_first_and_travels_in_every_way(crowd: Crowd, look: Look) -> None:
    host = crowd.person(look, name="Amina")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.add_init_script(SHARE if look.phone else "delete Navigator.prototype.share")
    table = host.open("africa", ["me", "open", "open"], name="Amina")
    link, page = f"{crowd.url}/table/{table}", host.page
    field = page.get_by_label(host.says("ui-link"))
    expect(field).to_have_value(link)
    heading = page.get_by_role("heading", level=2).first
    expect(heading).to_have_text(host.says("ui-invite"))
    box = field.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < look.height, "the link is seen without scrolling"

    host.button("ui-copy").click()
    expect(page.get_by_text(host.says("ui-link-copied"))).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    # The phone's own sheet, where there is one.
    expect(host.button("ui-share")).to_have_count(1 if look.phone else 0)
    if look.phone:
        host.button("ui-share").click()
        assert page.evaluate("() => window.shared.url") == link
        host.button("ui-qr").click()
    code = page.get_by_role("img", name=host.says("ui-qr"))
    expect(code).to_be_visible()
    assert qr.read(code) == link
    assert serious(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == look.width


def test_a_second_seat_is_a_quiet_way_and_the_host_starts(crowd: Crowd) -> None:
    host = crowd.person(name="Amina")
    table = host.open("africa", ["me", "open", "open"], name="Amina")
    friend = crowd.person(PHONE)
    friend.visit(table, "africa")
    # Whoever comes says a name and presses Enter.
    friend.page.get_by_label(friend.says("ui-your-name")).fill("Bruno")
    friend.page.keyboard.press("Enter")
    expect(friend.page.get_by_text(friend.says("ui-you"), exact=True)).to_be_visible()
    # Nothing asks for a second player here until somebody wants one.
    expect(friend.button("ui-sit-too")).to_have_count(0)
    friend.button("ui-here-too").click()
    friend.page.get_by_role("textbox", name=friend.says("ui-name-of", n=3)).fill("Chidi")
    friend.button("ui-sit-too").click()
    waits = friend.says("ui-start-waits", name="Amina")
    expect(friend.page.get_by_role("status").filter(has_text=waits)).to_be_visible()
    expect(friend.button("ui-start")).to_have_count(0)
    assert serious(host.page) == []
    host.button("ui-start").click()
    for person in (host, friend):
        expect(person.page.locator(".table .board")).to_be_visible()
    expect(host.page.locator(".players li[data-seat='2'] .name")).to_have_text("Chidi")


def test_the_host_agrees_that_a_full_table_starts(crowd: Crowd) -> None:
    host = crowd.person(name="Amina")
    host.open("africa", ["me", "open"], name="Amina")
    box = host.page.get_by_label(host.says("ui-when-full"))
    box.check()
    expect(box).to_be_enabled()
    assert host.ask(f"/api/tables/{host.table}")["settings"]["when_full"]
    host.button("ui-here-too").click()
    host.button("ui-sit-too").click()
    expect(host.page.locator(".table .board")).to_be_visible()


UNTRUSTED = "Clipboard.prototype.writeText = () => Promise.reject(new Error('not over plain http'))"
"""What browsers do at an address without TLS, as in one's own network."""


def test_the_link_is_copied_without_tls_and_says_how_far_it_leads(crowd: Crowd) -> None:
    host = crowd.person(Look("it"))
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.add_init_script(UNTRUSTED)
    table = host.open("africa", ["me", "open"])
    host.button("ui-copy").click()
    expect(host.page.get_by_text(host.says("ui-link-copied"))).to_be_visible()
    assert host.page.evaluate("() => navigator.clipboard.readText()") == f"{crowd.url}/table/{table}"
    # The servers of tests are found by their own computer alone.
    expect(host.page.get_by_text(host.says("ui-invite-here"))).to_be_visible()
    expect(host.page.get_by_role("img", name=host.says("ui-qr"))).to_be_visible()
    expect(host.page.get_by_text(host.says("ui-qr-how"))).to_have_count(0)
