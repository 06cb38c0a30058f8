"""What tests of the past share: games that have come so far, what a board draws, and where one is."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.people import Person
from tests.browser.seats import fewest

from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.titles import title

BOARDS = ["africa", "heart_of_africa", "ticket_to_ride", "great_zimbabwe", "namibia"]
TITLES = [*BOARDS, "windfall"]
"""Titles with a board, and one that is shown as a picture."""

SHORT = {"windfall": 8}
"""Games that are over soon come no further than this."""

WAITS = 3000
"""How often it is asked whether the bots have answered."""

ANSWERS = 200
"""How many answers are given before a question is given up."""

STRIP = "section.strip"

SPACES = """() => Object.fromEntries([...document.querySelectorAll(".board .spot")].map((spot) => [
  spot.dataset.place,
  spot.querySelector("use.face")?.getAttribute("href").replace("#afr-", "") ??
    (spot.querySelector(".tile.down") ? "down" : spot.querySelector(".camp") ? "camp" : "bare"),
]))"""
TRACKS = """() => ({
  routes: [...document.querySelectorAll(".board .spot:has(.wagon)")].map((spot) => spot.dataset.place).sort(),
  decks: ["trains", "terrain", "tickets"].map((deck) =>
    Number(document.querySelector(`.market [data-stall=${deck}] span`).textContent)),
})"""
PIECES = """() => ({
  towers: [...document.querySelectorAll(".board [data-tower]")].map((tower) => tower.dataset.tower).sort(),
  makers: [...document.querySelectorAll(".board [data-maker]")].map((maker) => maker.dataset.maker).sort(),
  cash: [...document.querySelectorAll(".players li[data-seat]")]
    .sort((a, b) => a.dataset.seat - b.dataset.seat)
    .map((card) => Number(card.querySelector(".cash b").textContent)),
  open: [...document.querySelectorAll(".board .power")].map((card) => card.dataset.place).sort(),
})"""
CROWDS = """() => Object.fromEntries([...document.querySelectorAll(".board [data-crowd]")].map((crowd) => [
  crowd.dataset.crowd,
  [...crowd.querySelectorAll("[data-thing]")].map((thing) => thing.dataset.thing)
    .filter((thing) => !thing.startsWith("barred")).sort(),
]))"""
CUBES = """() => Object.fromEntries([...document.querySelectorAll(".board [data-space]")].flatMap((space) => {
  const drawn = [...space.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(5));
  const cubes = drawn.filter((what) => ["diamond", "gold", "silver", "copper"].includes(what));
  return cubes.length ? [[space.dataset.space, cubes]] : [];
}))"""
PICTURE = (
    """() => [...document.querySelectorAll("div.plain pre")].map((block) => block.textContent).join("")"""
)


class Eyes:
    """What somebody's board draws, and what the server says that it has to draw there."""

    def __init__(self, person: Person, name: str) -> None:
        self.person, self.name = person, name
        self.pictures: list[str] = []
        person.page.on("request", lambda request: self.pictures.append(request.url))

    def drawn(self) -> Any:
        looks = {
            "africa": SPACES,
            "heart_of_africa": CROWDS,
            "ticket_to_ride": TRACKS,
            "great_zimbabwe": PIECES,
            "namibia": CUBES,
        }
        found = self.person.page.evaluate(looks.get(self.name, PICTURE))
        return found if self.name in looks else re.sub(r"\s", "", found)

    def told(self, table: str, place: dict[str, int]) -> list[Any]:
        """As the server tells it; pictures in each width that was asked for."""
        at = {"commit": place["commit"], "own": place["own"]}
        if self.name not in BOARDS:
            sought = f"/{table}/picture?commit={at['commit']}&own={at['own']}&"
            asked = {url for url in self.pictures if sought in url}
            texts = [self.person.context.request.get(url).text() for url in asked]
            return [re.sub(r"\x1b\[[0-9;]*m|\s", "", text) for text in texts]
        view = self.person.ask(f"/api/tables/{table}/past", seat=0, **at)["view"]
        if self.name == "africa":
            return [view["spaces"]]
        if self.name == "great_zimbabwe":
            towers = sorted(f"{one['cell']} {one['owner']} {one['level']}" for one in view["monuments"])
            makers = sorted(f"{one['id']} {one['owner']}" for one in view["craftsmen"])
            cards = {**view["gods"], **view["specialists"]}
            found = sorted(card for card, holder in cards.items() if holder == "open")
            cash = [player["cash"] for player in view["players"]]
            return [{"towers": towers, "makers": makers, "cash": cash, "open": found}]
        if self.name == "namibia":
            lying = {space: seen for space, seen in view["spaces"].items() if seen.get("cubes")}
            return [{space: [seen["commodity"]] * seen["cubes"] for space, seen in lying.items()}]
        if self.name == "heart_of_africa":
            return [crowds(view)]
        decks = [view[f"{deck}_deck"] for deck in ("train", "terrain", "ticket")]
        return [{"routes": sorted(view["routes"]), "decks": decks}]


def crowds(view: Any) -> dict[str, list[str]]:
    """What stands in each area of Heart of Africa; traders of one player by how weary they are."""
    found = {}
    for name, area in view["areas"].items():
        things = [f"value {area['value']}"]
        things += ["station"] if area["station"] else []
        things += [f"neutrals {area['neutrals']}"] if area["neutrals"] else []
        things += [f"wholesaler {seat}" for seat in area["wholesalers"]]
        for seat, count in enumerate(area["traders"]):
            tired = view["turn"]["tired"].get(name, {}) if seat == view["active"] else {}
            stopped = tired.get("stopped", 0)
            spent = sum(tired.values()) - stopped
            bands = [count - stopped - spent, stopped, spent]
            things += [f"traders {seat} {n}" for n in bands if n]
        found[name] = sorted(things)
    return found


def answer(person: Person, table: str, seat: int, rng: random.Random) -> bool:
    """One answer of a seat without clicking, if it is asked."""
    message = person.ask(f"/api/tables/{table}/view", seat=seat)
    if message["decision"] is None:
        return False
    reply(person, table, message, rng)
    return True


def reply(person: Person, table: str, message: Any, rng: random.Random) -> None:
    decision = message["decision"]
    command = {"seat": message["seat"], "cmd_id": f"c{message['seq']}", "decision_id": decision["id"]}
    command |= (
        {"do": "end"}
        if decision["end"]
        else {"action": rng.choice(decision["options"])["action"], "end": True}
    )
    person.tell(f"/api/tables/{table}/commands", command)


def grown(people: list[Person], name: str, commits: int, seats: int = 0, **more: Any) -> str:
    """A table of these people, or of more seats with bots, that has come so far, and where everybody is."""
    commits = min(commits, SHORT.get(name, commits))
    table = opened(people, name, seats, **more)
    play_on(people, table, commits, random.Random(7))
    for person in people:
        person.visit(table, name)
        expect(person.page.locator(".table[data-seq]")).to_be_visible()
    return table


def opened(people: list[Person], name: str, seats: int, **more: Any) -> str:
    """A table where everybody has a seat, and bots have the others, if only those that the title needs."""
    sitting = ["me"] + ["open"] * (len(people) - 1)
    sitting += ["random"] * (max(seats, fewest(name)) - len(people))
    wish = {"title": name, "seats": sitting, "confirm": False, **more}
    table = str(people[0].tell("/api/tables", wish)["table"])
    for seat, person in enumerate(people[1:], 1):
        person.tell(f"/api/tables/{table}/seats/{seat}/claim", {"name": f"P{seat}"})
    return table


def play_on(people: list[Person], table: str, commits: int, rng: random.Random) -> None:
    """Answer for everybody until the game has come so far and one of them is asked."""
    while found := awaited(people, table):
        person, message = found
        if message["commit"] >= commits:
            return
        reply(person, table, message, rng)
    raise AssertionError(f"the game was over before it had come to {commits}")


def play_until(person: Person, wanted: Callable[[Any], bool]) -> None:
    """Answer without clicking until such a question is on the screen."""
    rng = random.Random(3)
    for _ in range(ANSWERS):
        found = awaited([person], person.table)
        assert found, "the game is over"
        if wanted(found[1]["decision"]):
            expect(at(person)).to_have_attribute("data-seq", str(found[1]["seq"]))
            return
        reply(person, person.table, found[1], rng)
    raise AssertionError("such a question never came")


def awaited(people: list[Person], table: str) -> tuple[Person, Any] | None:
    """Who is asked, once the bots have answered, and what; nothing if the game is over."""
    for _ in range(WAITS):
        for seat, person in enumerate(people):
            message = person.ask(f"/api/tables/{table}/view", seat=seat)
            if message["decision"]:
                return person, message
        if message["status"] != "playing":
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def act(people: list[Person], table: str, rng: random.Random) -> None:
    """One answer of whoever is asked."""
    found = awaited(people, table)
    assert found, "the game is over"
    person, message = found
    reply(person, table, message, rng)


def at(person: Person) -> Locator:
    return person.page.locator(".table[data-seq]")


def on_step(person: Person, step: int) -> None:
    expect(at(person)).to_have_attribute("data-step", str(step))


def look_back(person: Person) -> list[dict[str, Any]]:
    """Open the past by its button; the moments there are."""
    person.button("ui-past").click()
    expect(person.page.locator(STRIP)).to_be_visible()
    seat = 0 if person.ask(f"/api/tables/{person.table}")["you"]["seats"] else -1
    points: list[dict[str, Any]] = person.ask(f"/api/tables/{person.table}/points", seat=seat)
    return points


def finished(name: str, seed: int = 5, seats: int = 0) -> str:
    """The record of a whole game, of as few as it takes or of more."""
    seats = seats or fewest(name)
    rng = random.Random(seed)
    players = ["Ada", "Ben", "Cleo", "Dalia", "Emanuela"][:seats]
    game = Game.new(title(name), seats, FastLuck(seed), players=players)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game.record()
