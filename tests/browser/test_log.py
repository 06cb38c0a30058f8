"""The log is at its newest line, on opening and when lines come, unless somebody has scrolled away."""

import random

from playwright.sync_api import Locator, expect
from tests.browser.long_games import answer
from tests.browser.people import DESK, PHONE, Crowd, Person

LINES = 60
LAST_IN_SIGHT = """(log) => {
  const line = [...log.querySelectorAll(".line")].at(-1).getBoundingClientRect();
  const box = log.parentElement.getBoundingClientRect();
  return line.top >= box.top - 1 && line.bottom <= box.bottom + 8;
}"""
SCROLLS = "(log) => log.parentElement.scrollHeight - log.parentElement.clientHeight"


def long_game(person: Person, title: str) -> str:
    """A game in which much has happened, all seats being one's own."""
    table = person.tell("/api/tables", {"title": title, "seats": ["me"] * 3, "confirm": False})["table"]
    told(person, table, LINES)
    return str(table)


def told(person: Person, table: str, lines: int) -> None:
    """Play on without the browser until so much has been told."""
    rng = random.Random(3)
    while len(person.ask(f"/api/tables/{table}/view", seat=-1)["log"]["lines"]) < lines:
        assert any(answer(person, table, seat, rng) for seat in range(3))


def at_the_end(person: Person) -> Locator:
    log = person.page.locator(".log")
    log.locator(".line").last.wait_for()
    person.page.wait_for_timeout(150)  # whatever is still laid out, the end stays in sight
    assert log.evaluate(LAST_IN_SIGHT), "the newest line is out of sight"
    return log


TITLES = ("namibia", "ticket_to_ride", "heart_of_africa", "great_zimbabwe", "africa")


def test_the_log_follows(crowd: Crowd) -> None:
    """Every title, watched on a laptop and a phone: opened late, with lines coming, and read further up."""
    player, readers = crowd.person(), [crowd.person(DESK), crowd.person(PHONE)]
    for title in TITLES:
        table = long_game(player, title)
        for reader in readers:
            reader.visit(table, title)
            if reader.look.phone:
                reader.page.locator("nav.sheets button").last.click()
            log = at_the_end(reader)
            assert log.evaluate(SCROLLS) > 200, "there was nothing to scroll"
    for reader in readers:
        stays_and_leads_back(reader, player, table)


def stays_and_leads_back(reader: Person, player: Person, table: str) -> None:
    log, newest = reader.page.locator(".log"), reader.button("ui-log-newest")
    count = log.locator(".line").count()
    told(player, table, count + 4)
    expect(log.locator(".line")).not_to_have_count(count)
    at_the_end(reader)
    expect(newest).to_have_count(0)
    early = log.locator(".line").nth(3)
    early.scroll_into_view_if_needed()
    expect(newest).to_be_visible()
    told(player, table, log.locator(".line").count() + 4)
    expect(early).to_be_in_viewport()
    newest.click()
    expect(newest).to_have_count(0)
    at_the_end(reader)
