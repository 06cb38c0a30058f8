"""How one hears of one's turn: title, icon, notification; clocks; the curtain between two on one device."""

import re

from playwright.sync_api import Page, expect
from tests.browser.people import Crowd, Look
from tests.browser.test_together import a_turn, at_one_table

import baobab
from baobab.table.base.clock import Clock

# What the system would show is out of reach of a test: what the page asks it to show is written down instead,
# and the page is told that nobody looks at it.
HEARD = """() => {
  window.shown = [];
  class Heard {
    static permission = "granted";
    static requestPermission = () => Promise.resolve("granted");
    constructor(title, more) { window.shown.push([title, more.body]); }
    close() {}
  }
  window.Notification = Heard;
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
}"""
ICON = "() => document.querySelector('link[rel=icon]').href"


PICKED = "section.asked li button[aria-pressed=true]"


def icon(page: Page, name: str) -> None:
    page.wait_for_function(f"() => ({ICON})().endsWith('/{name}.svg')")


def test_tab_says_whose_turn_it_is(crowd: Crowd) -> None:
    """Title and icon change with the turn; who allowed it and looks elsewhere is notified once."""
    mover, other = at_one_table(crowd)
    turn = re.compile("^● " + re.escape(other.says("ui-your-turn")))
    expect(mover.page).to_have_title(re.compile("^● " + re.escape(mover.says("ui-your-turn"))))
    icon(mover.page, "icon-turn")
    expect(other.page).not_to_have_title(turn)
    icon(other.page, "icon")

    other.page.evaluate(HEARD)
    other.page.get_by_role("button", name=other.says("ui-settings")).click()
    other.page.get_by_label(other.says("ui-notify")).check()
    expect(other.page.get_by_label(other.says("ui-notify"))).to_be_checked()
    other.page.keyboard.press("Escape")
    other.page.evaluate("() => { window.away = true; }")
    a_turn(mover)
    expect(other.page).to_have_title(turn)
    icon(other.page, "icon-turn")
    other.page.wait_for_function("() => window.shown.length > 0")
    assert other.page.evaluate("() => window.shown") == [
        [other.says("ui-your-turn"), other.says("title-name")]
    ]
    expect(mover.page).not_to_have_title(re.compile("^●"))
    icon(mover.page, "icon")


def test_clock_is_the_servers(crowd: Crowd) -> None:
    """Each seat's time is shown and runs for who is asked; a device whose own clock is wrong agrees."""
    mover, other = at_one_table(crowd, clock={"bank": 3600, "increment": 15})
    for person in (mover, other):
        expect(person.page.locator(".clock")).to_have_count(2)
        expect(person.page.locator(".clock.running")).to_have_count(1)
    a_turn(mover)
    other.ready()
    message = other.view(other.seat)
    assert message["clock"]["running"] == other.seat
    assert message["clock"]["left"][mover.seat] > 3600, "a turn that ends gains its increment"

    # An hour fast: the clock would have run out by it.
    wrong = crowd.reopened(other)
    wrong.page.add_init_script("const now = Date.now; Date.now = () => now.call(Date) + 3600e3")
    wrong.visit(mover.table, "africa")
    wrong.ready()
    running = wrong.page.locator(".clock.running")
    expect(running).to_have_count(1)
    left = wrong.view(other.seat)["clock"]
    clock = Clock(tuple(left["left"]), left["running"], left["since"])
    assert clock.seconds_left(other.seat, left["since"]) > 3000
    expect(running).to_have_text(re.compile(r"^(1:00|5\d):\d\d"))


def test_curtain_between_two_on_one_device(crowd: Crowd) -> None:
    """Pass and play: what one holds is nowhere on the page before the device has changed hands."""
    person = crowd.person(Look("it", "light"), name="Amina")
    person.open("ticket_to_ride", ["me", "me"], name="Amina")
    page = person.page
    curtain = page.locator("dialog[open]").filter(
        has_text=re.compile(person.says("ui-curtain-open", name="§")[:4])
    )
    offered = page.locator("section.asked li button")
    if person.view(0)["asked"] == 1:
        curtain.get_by_role("button").click()
    person.ready()
    for n in range(2):
        offered.nth(n).click()
    expect(page.locator(PICKED)).to_have_count(2)
    person.button("ui-ttr-keep", tickets=2).click()
    expect(curtain).to_be_visible()
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    box, paint = curtain.bounding_box(), curtain.evaluate("part => getComputedStyle(part).backgroundColor")
    assert box == {"x": 0, "y": 0, "width": person.look.width, "height": person.look.height}
    assert paint.startswith("rgb("), "nothing shines through"
    behind = set(page.locator("body").all_inner_texts()[0].splitlines())
    curtain.get_by_role("button").click()
    expect(offered.first).to_be_visible()
    tickets = {line for text in offered.all_inner_texts() for line in text.splitlines() if "–" in line}
    assert len(tickets) >= 3
    assert not tickets & behind
    expect(page.locator(PICKED)).to_have_count(0)


def test_curtain_also_for_a_seat_that_was_taken_last(crowd: Crowd) -> None:
    """The game begins at once and may ask the new seat; who begins is drawn, so several tables are tried."""
    person = crowd.person(name="Amina")
    for _ in range(12):
        person.open("ticket_to_ride", ["me", "open"], name="Amina")
        person.button("ui-here-too").click()
        person.button("ui-sit-too").click()
        person.button("ui-start").click()
        person.page.locator(".table .prompt").first.wait_for()
        if person.view(0)["asked"] == 1:
            expect(person.page.locator("dialog[open]")).to_contain_text("Hand the device to")
            return
    raise AssertionError("the second seat never began")


def test_no_curtain_where_nothing_is_hidden(crowd: Crowd) -> None:
    assert not any(kind.private for kind in baobab.new("africa", seats=2).title.events)
    person = crowd.person()
    person.open("africa", ["me", "me"])
    for _ in range(2):
        a_turn(person)
    expect(person.page.locator("dialog")).to_have_count(0)
    person.ready()
