"""`kill -9` during games: nothing acknowledged is lost, and every page comes back by itself (check 5)."""

import time
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import start
from tests.browser.looks import FULL
from tests.browser.people import OPTION, Crowd, Look, Person
from tests.browser.play import Thinker, by_mouse, over
from tests.browser.seats import against_bots
from tools.table.server_process import Server

from baobab.titles import HOUSE

TITLES = [*HOUSE]
GAMES = (2 if FULL else 1) * len(TITLES)
ANSWERS = 4 if FULL else 2
"""Given before the server is killed: one to lose, and one that it was built on."""

BANK = 3600.0
STAYED = "() => window.stayed === true"


def acknowledged(person: Person) -> Any:
    """What the server has said is so."""
    message = person.view()
    return {key: message[key] for key in ("view", "commit", "own", "seq", "log", "asked", "decision")}


def test_server_is_killed_during_games(crowd: Crowd, server: Server) -> None:
    people = [crowd.person(Look(("en", "it")[n % 2])) for n in range(GAMES)]
    for n, person in enumerate(people):
        clock = {"bank": int(BANK), "increment": 0}
        name = TITLES[n % len(TITLES)]
        person.open(name, against_bots(name), clock=clock)
        person.page.evaluate("() => { window.stayed = true; }")
        thinker = Thinker(person, seed=n + 1)
        for _ in range(ANSWERS):
            assert not over(person)
            by_mouse(person, thinker)
        over(person)
    kept = [acknowledged(person) for person in people]
    clocks = [person.view()["clock"] for person in people]
    for person in people:
        person.cut = True
    server.kill()
    killed = time.time()
    for person in people:
        expect(person.page.locator(".lost")).to_be_visible()
    # What is chosen while nobody answers waits, and is done once.
    eager = people[0]
    answers = eager.page.locator(OPTION)
    if answers.count():
        answers.first.click()
        expect(eager.page.locator(".prompt [role=status]").first).to_have_text(eager.says("ui-kept"))
    away = time.time() - killed
    start(server)
    for n, person in enumerate(people):
        expect(person.page.locator(".lost")).to_have_count(0)
        assert person.page.evaluate(STAYED), "nobody had to reload"
        person.played()
        if n:
            assert acknowledged(person) == kept[n]
            fair(person, clocks[n], away)
    assert not over(eager)
    log = acknowledged(eager)["log"]
    assert log["lines"][: len(kept[0]["log"]["lines"])] == kept[0]["log"]["lines"]
    for person in people:
        assert not over(person)
        by_mouse(person, Thinker(person))


def fair(person: Person, before: Any, away: float) -> None:
    """The time without a server was nobody's: of what passed, at least that is not charged."""
    now = person.view()["clock"]
    assert now["running"] == before["running"]
    passed = now["since"] - before["since"]
    assert passed >= away
    for left, had in zip(now["left"], before["left"], strict=True):
        assert had >= left >= had - (passed - away)
