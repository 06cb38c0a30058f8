"""Playing Heart of Africa on its board alone: areas, arrows, steppers and buttons, by mouse or by keys."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.people import Person
from tests.browser.play import POINT, Thinker, end_turn, page_to

from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.titles import title

TITLE = "heart_of_africa"

PAIRS = ("move", "march", "push")

FIGHT = "fight somalia 0"
ATTACKER, FOE = 1, 0
"""Who can fight in `before_a_fight`, and with whom: both have influence and a secret counter."""


def reached(wanted: Callable[[Game], bool]) -> Game:
    """A game of five, always the same, that has come to where this holds."""
    rng = random.Random(147)
    game = Game.new(title(TITLE), 5, FastLuck(147))
    while not wanted(game):
        game.play(rng.choice(game.legal()))
    return game


def before_a_fight() -> Game:
    """A fight can begin now."""
    game = reached(lambda game: FIGHT in game.legal())
    assert game.seat == ATTACKER
    return game


def in_a_fight() -> Game:
    """The attacker is to commit influence, or to retreat."""
    game = before_a_fight()
    game.play(FIGHT)
    return game


def one_step() -> tuple[Game, str, str]:
    """A piece can go to an area where its owner has nothing and can do nothing else; from where, to where."""

    def steps(game: Game) -> list[tuple[str, str]]:
        told: Any = game.view()
        pairs = [(what.split()[1], what.split()[2]) for what in game.legal() if what.startswith("move ")]
        elsewhere = {what.split()[-1] for what in game.legal() if not what.startswith("move ")}
        return [
            (origin, area)
            for origin, area in pairs
            if area not in elsewhere and not told["areas"][area]["traders"][game.seat]
        ]

    game = reached(lambda game: game.phase == "act" and bool(steps(game)))
    return game, *steps(game)[0]


def among_bids() -> Game:
    """Somebody has bid, and somebody is still to come."""

    def bids(game: Game) -> list[int]:
        told: Any = game.view()
        return [bid for bid in told["bids"] if bid is not None]

    return reached(lambda game: game.phase == "bid" and len(bids(game)) == 2)


def drawing() -> Game:
    """A counter has been drawn against neutrals, and another can be."""

    def redraws(game: Game) -> int:
        told: Any = game.view()
        return int(told["conflict"]["redraws"])

    return reached(lambda game: game.phase == "response" and redraws(game) > 0)


def brought(person: Person, game: Game) -> str:
    """A practice table that begins there, the seat of who is asked this person's."""
    person.seat = game.seat
    return str(person.tell("/api/records", {"record": game.record()})["table"])


def gathered(people: list[Person]) -> str:
    """A table of these people that begins before the fight, and where everybody is.

    Practice deals anew what its host cannot know: until no two have the same secret counter.
    """
    host, seats = people[0], [*range(len(people))]
    fork = {"seat": ATTACKER, "commit": 0, "bot": "easy", "play": seats}
    held: set[str] = set()
    while len(held) < len(people):
        table = str(host.tell(f"/api/tables/{brought(host, before_a_fight())}/fork", fork)["table"])
        told = [host.ask(f"/api/tables/{table}/view", seat=seat)["view"] for seat in seats]
        held = {view["special"] for view in told}
    host.seat = 0
    for seat, person in enumerate(people[1:], 1):
        host.tell(f"/api/tables/{table}/seats/{seat}/leave", {})
        person.tell(f"/api/tables/{table}/seats/{seat}/claim", {"name": f"P{seat}"})
        person.seat = seat
    for person in people:
        person.visit(table, TITLE)
        expect(person.page.locator(".table[data-seq]")).to_be_visible()
    return table


def answer_button(person: Person, notation: str) -> Locator:
    """A control that stands for this answer, on the board or among what is mine."""
    return person.page.locator(f'.table [data-answer="{notation}"]:visible')


class Hand:
    """Clicks and key presses of one player of Heart of Africa; nothing is chosen in the list."""

    def __init__(self, person: Person, keys: bool = False) -> None:
        self.person = person
        self.keys = keys

    def answer(self, thinker: Thinker) -> bool:
        """One answer on the board; false where only the end of the turn is left."""
        chosen = thinker.choose()
        if chosen is None:
            if self.person.button("ui-end-turn").count():
                end_turn(self.person)
            else:
                self.person.page.wait_for_timeout(50)  # the server is ahead of what is shown
            return False
        self.give(chosen[0])
        self.person.played()
        return True

    def give(self, notation: str) -> None:
        kind, _, what = notation.partition(" ")
        seq = self.person.page.locator(".table[data-seq]").get_attribute("data-seq")
        if kind == "number":
            self.amount(int(what))
            self.press(answer_button(self.person, notation).first)
        elif kind in PAIRS:
            origin, area = what.split()
            self.area(origin)
            self.area(area)
        elif kind == "lead":
            self.lead(what)
        elif answer_button(self.person, notation).count():
            self.press(answer_button(self.person, notation).first)
        else:
            self.area(what.split()[0])
            if answer_button(self.person, notation).count():  # several things can be done there
                self.press(answer_button(self.person, notation).first)
        self.person.page.wait_for_function(
            "(seq) => document.querySelector('.table[data-seq]').dataset.seq !== seq", arg=seq
        )
        expect(self.person.page.locator(".question .stop")).to_have_count(0)  # nothing is left picked up

    def lead(self, area: str) -> None:
        """The wholesaler alone: nobody else goes with it."""
        message = self.person.view(self.person.seat)
        self.area(message["view"]["players"][message["view"]["active"]]["wholesaler"])
        with_lead = self.person.page.locator(".question input[type=checkbox]")
        if with_lead.is_enabled():
            with_lead.check()
            self.amount(0)
        self.area(area)

    def amount(self, wanted: int) -> None:
        value = self.person.page.locator(".question [role=spinbutton]")
        if not value.count():
            return
        now = int(value.inner_text())
        if self.keys:
            value.focus()
        for _ in range(abs(wanted - now)):
            if self.keys:
                self.person.page.keyboard.press("ArrowUp" if wanted > now else "ArrowDown")
            else:
                self.person.page.locator(".question .more" if wanted > now else ".question .less").click()
        assert int(value.inner_text()) == wanted

    def press(self, control: Locator) -> None:
        if self.keys:
            control.focus()
            self.person.page.keyboard.press("Enter")
        else:
            control.click()

    def area(self, place: str, twice: bool = False) -> None:
        page = self.person.page
        page.wait_for_function(
            "(place) => document.querySelector(`.board .spot.open[data-place='${place}']`)", arg=place
        )
        if self.keys:
            page_to(self.person, place)
            page.keyboard.press("Enter")
            return
        point = page.evaluate(POINT, place)
        assert point, f"{place} can be chosen and cannot be clicked"
        page.mouse.click(*point, click_count=2 if twice else 1)


def heart_of_africa(person: Person, notation: str, keys: bool) -> bool:
    """An answer on the board. Thumbs leave to the list what takes more than one tap."""
    if not person.look.phone:
        Hand(person, keys).give(notation)
        return True
    kind, _, area = notation.partition(" ")
    point = person.page.evaluate(POINT, area) if kind in ("start", "neutral", "build", "send") else None
    if point:
        person.page.touchscreen.tap(*point)
    return point is not None
