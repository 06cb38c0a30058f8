"""Peeping: with the tools of a browser nobody finds what others hide (check 10)."""

import json
import re
from itertools import combinations
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Crowd, Look, Person
from tests.browser.play import Thinker, by_mouse, over

SEATS = 5
OWN = "own"
STORED = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


def test_nothing_of_others_comes_into_a_browser(crowd: Crowd) -> None:
    """Five at one table: hands and tickets of one are in nobody else's messages, past, page or storage."""
    people = [crowd.person(Look("it" if n % 2 else "en"), name=f"P{n}") for n in range(SEATS)]
    watcher = crowd.person()
    for person in [*people, watcher]:
        person.listen()
    table = people[0].open("ticket_to_ride", ["me"] + ["open"] * (SEATS - 1), name="P0")
    for person in people[1:]:
        person.visit(table, "ticket_to_ride")
        person.sit()
        person.page.locator(".tag.mine, .table[data-seq]").first.wait_for()
    watcher.visit(table, "ticket_to_ride")
    for person in people:
        expect(person.page.locator(".board svg").first).to_be_visible()
    thinkers = [Thinker(person, seat, seed=seat + 1) for seat, person in enumerate(people)]
    for _ in range(3 * SEATS):
        asked = int(people[0].view(0)["asked"])
        assert not over(people[asked])
        by_mouse(people[asked], thinkers[asked])

    while people[0].view(0)["asked"] == asked and people[asked].view(asked)["own"]:
        by_mouse(people[asked], thinkers[asked])  # what is under way is not for all to see yet

    for person in [*people, watcher]:
        leaf_through(person)

    views = [person.view(seat) for seat, person in enumerate(people)]
    seal = views[0]["seal"]
    assert seal
    assert all(view["secret"] is None for view in views)
    hidden = [tickets(view["view"][OWN]) for view in views]
    assert all(hidden)
    for seat, person in enumerate([*people, watcher]):
        said = [json.loads(text) for text in (*person.heard, *person.bodies()) if text.startswith(("{", "["))]
        others = set().union(*(hidden[n] for n in range(SEATS) if n != seat)) - (
            hidden[seat] if seat < SEATS else set()
        )
        pasts = [part for message in said for part in messages(message) if "seal" not in part]
        assert len({part["commit"] for part in pasts}) > SEATS, "the past was looked at"
        for message in said:
            for part in messages(message):
                own = part["view"].get(OWN)
                assert (own is None) == (part["seat"] < 0)
                assert part["seat"] in (seat if seat < SEATS else -1, -1)
                assert not tickets(own) & others
                assert part.get("secret") is None
                plain = json.dumps({**part["view"], OWN: None})
                assert not [name for name in set().union(*hidden) if f'"{name}"' in plain]
            # Log, prompts, options, previews, what can be undone, lists of moments: no word of it anywhere.
            text = json.dumps(message)
            assert not [name for name in others if re.search(rf"\b{re.escape(name)}\b", text)]
        assert not [name for name in others if f'"{name}"' in person.page.evaluate(STORED)]
    for one, two in combinations(range(SEATS), 2):
        assert public(views[one]) == public(views[two]), "what is public is the same for all"


def test_nothing_of_what_lies_face_down(crowd: Crowd) -> None:
    """Africa hides only what chance will say: no message names a tile before it is turned, nor the secret."""
    person, watcher = crowd.person(name="Amina"), crowd.person(Look("it", "dark"))
    for somebody in (person, watcher):
        somebody.listen()
    table = person.open("africa", ["me", "easy"], name="Amina")
    watcher.visit(table, "africa")
    thinker = Thinker(person)
    for _ in range(6):
        assert not over(person)
        by_mouse(person, thinker)
    over(person)
    known = {"down", "bare", "camp"}
    turned: set[str] = set()
    for message in said_to(person) + said_to(watcher):
        assert message["secret"] is None
        assert "seed" not in json.dumps(message)
        turned |= {space for space, lies in message["view"]["spaces"].items() if lies not in known}
    down = {space for space, lies in person.view()["view"]["spaces"].items() if lies == "down"}
    assert down
    assert not turned & down, "a tile that was seen does not lie face down"
    path = f"{person.url}/api/tables/{table}/record"
    record = person.context.request.get(path, params={"seat": 0}).text()
    assert set(re.findall("[0-9a-f]{64}", record)) <= {person.view()["seal"]}, (
        "only the seal, never the secret"
    )


def said_to(person: Person) -> list[Any]:
    """Every message of a table that came into this browser."""
    texts = [text for text in (*person.heard, *person.bodies()) if text.startswith(("{", "["))]
    return [part for text in texts for part in messages(json.loads(text)) if part["view"]]


def tickets(own: Any) -> set[str]:
    """The tickets somebody holds or looks at."""
    if not own:
        return set()
    return {one["ticket"] for one in (*own.get("tickets", ()), *own.get("on_offer", ()))}


def messages(said: Any) -> list[Any]:
    """The messages of a table and the views of its past in what was said."""
    if isinstance(said, list):
        return [one for value in said for one in messages(value)]
    found = []
    if isinstance(said, dict):
        if isinstance(said.get("view"), dict) and "seat" in said:
            found.append(said)
        found += [one for value in said.values() for one in messages(value)]
    return found


def leaf_through(person: Person) -> None:
    """Look at every step from the beginning on, and come back."""
    person.button("ui-past").click()
    slider = person.page.locator("section.strip input[type=range]")
    expect(slider).to_be_focused()
    person.page.keyboard.press("Home")
    last = int(slider.get_attribute("max") or 0)
    for step in range(1, last + 1):
        person.page.keyboard.press("ArrowRight")
        expect(person.page.locator(".table[data-seq]")).to_have_attribute("data-step", str(step))
    person.page.keyboard.press("Escape")
    expect(person.page.locator("section.strip")).to_have_count(0)


def public(message: Any) -> Any:
    """A view without what is the seat's own: its cards, and the count of those it has not seen."""
    return {key: value for key, value in message["view"].items() if key not in (OWN, "unseen")}
