"""Namibia in a browser: whole games on the board alone, reasons, sizes, sights."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.looks import looks
from tests.browser.people import DESK, PHONE, Crowd, Look, Person, speech
from tests.browser.play import (
    PLACES,
    POINT,
    Thinker,
    by_mouse,
    by_thumb,
    check_the_end,
    end_turn,
    option,
    over,
    page_to,
    tab_to,
)
from tests.browser.test_everybody import DOWNWARD, SIDEWAYS, SMALL, findings
from tests.browser.test_reasons import refused

from baobab.words import Name

MOST = 400
CLOSED = (
    """() => [...document.querySelectorAll(".board .spot:not(.open)")].map((spot) => spot.dataset.place)"""
)
TINY = """([least, where]) => [...document.querySelectorAll(where)].flatMap((part) => {
  const texts = [...part.childNodes].filter((node) => node.nodeType === 3);
  const own = texts.map((node) => node.data).join("").trim();
  if (!own || !part.checkVisibility() || part.closest(".unseen")) return [];
  const drawn = part.closest("svg");
  const size = parseFloat(getComputedStyle(part).fontSize);
  const scale = drawn && part.getScreenCTM ? Math.hypot(part.getScreenCTM().a, part.getScreenCTM().b) : 1;
  return size * scale < least - 0.05 ? [`${own.slice(0, 20)}: ${(size * scale).toFixed(1)} px`] : [];
})"""


def at_table(crowd: Crowd, look: Look, seats: int = 3, **more: Any) -> Person:
    person = crowd.person(look, name="Amina", **more)
    person.open("namibia", ["me", *["easy"] * (seats - 1)], name="Amina")
    person.ready()
    return person


def play_on(person: Person, *phases: str, round: int = 1) -> Thinker:
    """Play until one of these questions is asked."""
    thinker = Thinker(person)
    for _ in range(MOST):
        assert not over(person), "the game ended before that was asked"
        message = person.view()
        asked = message["decision"] or {}
        if asked.get("phase") in phases and message["view"]["round"] >= round and asked["options"]:
            return thinker
        (by_thumb if person.look.phone else by_mouse)(person, thinker)
    raise AssertionError(f"none of {phases} was asked")


# Answers on the board alone


class Hand:
    """Somebody who uses nothing but the board: with the mouse, or with the keyboard."""

    def __init__(self, person: Person, keyboard: bool) -> None:
        self.person, self.page, self.keyboard = person, person.page, keyboard

    def answer(self, notation: str) -> None:
        """Every answer has its place on the board or beside it."""
        kind, *rest = notation.split()
        match kind, rest:
            case "number", [amount]:
                self.step_to(int(amount))
                self.press(f'.dock [data-action="{notation}"]')
            case "pass" | "ship" | "keep", []:
                self.press(f'.dock [data-action="{notation}"]')
            case "cube", [commodity, space]:
                self.press(f'[data-hand="{commodity}"]')
                self.place(space)
            case "select", [commodity, port]:
                self.press(f'[data-column="{commodity}"]')
                self.place(port)
            case "explore", [_, space]:
                self.place(space)
                several = self.page.locator(f'.dock [data-action="{notation}"]')
                if several.count():
                    self.press(f'.dock [data-action="{notation}"]')
            case _, [place]:
                self.place(place)

    def press(self, selector: str) -> None:
        if self.keyboard:
            tab_to(self.person, selector)
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(selector).click()

    def place(self, place: str) -> None:
        if self.keyboard:
            page_to(self.person, place)
            self.page.keyboard.press("Enter")
            return
        point = self.page.evaluate(POINT, place)
        assert point, f"{place} cannot be clicked"
        self.page.mouse.click(*point)

    def step_to(self, amount: int) -> None:
        shown = self.page.locator(".dock output")
        for _ in range(MOST):
            now = int(shown.inner_text())
            if now == amount:
                return
            self.press(f".dock .steps button:nth-of-type({1 if amount < now else 2})")
        raise AssertionError(f"no step leads to {amount}")


def on_the_board_alone(person: Person, keyboard: bool) -> int:
    """A whole game, and how many answers it took."""
    thinker, hand, answers = Thinker(person), Hand(person, keyboard), 0
    for _ in range(MOST):
        if over(person):
            return answers
        chosen = thinker.choose()
        if chosen is None:
            end_turn(person)
            continue
        seq = person.page.locator(".table[data-seq]").get_attribute("data-seq")
        hand.answer(chosen[0])
        expect(person.page.locator(".table[data-seq]")).not_to_have_attribute("data-seq", str(seq))
        person.played()
        answers += 1
    raise AssertionError("no end")


CLICKED = looks(Look("it", "dark"), DESK)


@pytest.mark.parametrize(
    ("look", "seats"), [(one, 3 + n % 2) for n, one in enumerate(CLICKED) if not one.phone], ids=str
)
def test_whole_game_by_board_clicks_alone(crowd: Crowd, look: Look, seats: int) -> None:
    person = at_table(crowd, look, seats)
    assert on_the_board_alone(person, keyboard=False) > 20
    assert check_the_end(person).title.name == "namibia"


def test_whole_game_by_keys_on_the_board_alone(crowd: Crowd) -> None:
    person = at_table(crowd, DESK, seats=4)
    assert on_the_board_alone(person, keyboard=True) > 20
    check_the_end(person)


def test_a_track_by_thumb(crowd: Crowd) -> None:
    """Sides are narrow on a phone: the map comes closer until a finger means one of them."""
    person = at_table(crowd, PHONE)
    thinker = play_on(person, "opening", "lay")
    before = len(person.view()["view"]["tracks"])
    assert by_thumb(person, thinker), "the track was not laid on the map"
    assert len(person.view()["view"]["tracks"]) == before + 1


# Reasons


def test_ten_illegal_targets(crowd: Crowd) -> None:
    """Spaces, sides and ports where nothing can be done, each with the engine's own reason (check 7)."""
    person = at_table(crowd, Look("it", "light"))
    thinker, found, phases = Thinker(person), 0, set[str]()
    while found < 10:
        assert not over(person), "the game ended before ten places were refused"
        phase = (person.view()["decision"] or {}).get("phase")
        if phase and phase not in phases:
            phases.add(phase)
            for place in person.page.evaluate(CLOSED)[len(phases) :: 29][:3]:
                point = person.page.evaluate(POINT, place)
                if point is not None:
                    refused(person, point)
                    found += 1
        by_mouse(person, thinker)


def test_with_a_commodity_picked_nothing_else_is_played(crowd: Crowd) -> None:
    """A space where only another commodity could be found is refused, with a reason about the one picked."""
    person = at_table(crowd, DESK)
    page = person.page
    for _ in range(MOST):
        thinker = play_on(person, "explore")
        found = [one["action"].split()[1:] for one in person.view()["decision"]["options"]]
        picked = found[0][0]
        there = {space for commodity, space in found if commodity == picked}
        others = [space for _, space in found if space not in there]
        if others:
            break
        by_mouse(person, thinker)
    page.locator(f'[data-column="{picked}"]').click()
    expect(page.locator(f'.board [data-place="{others[0]}"].open')).to_have_count(0)
    before = person.view()
    with page.expect_response("**/why?*") as answer:
        page.mouse.click(*page.evaluate(POINT, others[0]))
    reason = answer.value.json()["reason"]
    assert (reason["key"], reason["params"]["commodity"]["id"]) == ("reason-no-deposit-near", picked)
    assert person.view() == before


# What is seen, and how large


@pytest.mark.parametrize(
    "look",
    [
        DESK,
        Look("it", "dark", 1366, 768),
        PHONE,
        Look("en", "light", 844, 390),
        Look("it", "light", 683, 384),
    ],
    ids=str,
)
def test_everything_can_be_read_and_nothing_scrolls_away(crowd: Crowd, look: Look) -> None:
    person = at_table(crowd, look, seats=4)
    play_on(person, "bribe", round=2)
    page, small = person.page, look.width <= 700 or look.height <= 480
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(DOWNWARD) <= 0
    assert tiny(person, 10 if small else 11, ".board *, .hand *") == []
    panel = page.locator(".board .panel")
    if small:
        expect(panel).not_to_be_visible()
        page.get_by_role("button", name=person.says("ui-nam-market"), exact=True).click()
        panel = page.locator("aside.beside .panel")
        expect(panel).to_be_visible()
        assert tiny(person, 10, "aside.beside *") == []
        assert panel.evaluate("(panel) => panel.scrollWidth - panel.clientWidth") <= 0, "cut off at the side"
    else:
        room = "(panel) => panel.parentElement.scrollHeight - panel.parentElement.clientHeight"
        assert panel.evaluate(room) <= 0, "market, places and companies do not fit beside the map"
    expect(panel.locator("[data-column]")).to_have_count(4)


def tiny(person: Person, least: float, where: str) -> list[str]:
    """Texts that are too small, once the board has found its size: a longer list leaves it less room."""
    found: list[str] = []
    for _ in range(20):
        found = list(person.page.evaluate(TINY, [least, where]))
        if not found:
            break
        person.page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("look", looks(Look("it", "light"), PHONE), ids=str)
def test_axe_has_nothing_serious_to_say(crowd: Crowd, look: Look) -> None:
    person = at_table(crowd, look)
    found = findings(person)
    play_on(person, "bribe")
    found += findings(person)
    assert not found, "\n".join(found)


def test_the_board_is_large_enough_for_a_finger(crowd: Crowd) -> None:
    """Cubes to place, and what lies beside the map."""
    person = at_table(crowd, PHONE)
    assert small_on_the_board(person) == []
    person.page.get_by_role("button", name=person.says("ui-nam-market"), exact=True).tap()
    assert small_on_the_board(person) == []


def small_on_the_board(person: Person) -> list[str]:
    """Controls of the board's own; those of the list are the table's."""
    inside = SMALL.replace('"button,', '".board button, .hand button, aside.beside button,', 1)
    return list(person.page.evaluate(inside.replace(", a[href], select, input, summary", "")))


# What the board tells


def test_sights_and_sales(crowd: Crowd) -> None:
    """A port shows which mines reach it; a sale what everybody would be paid, before it is chosen."""
    person = at_table(crowd, DESK)
    best = until_a_sale(person)
    page, place = person.page, best.split()[-1]
    x, y = page.evaluate(POINT, place)
    with page.expect_response("**/sight?*") as answer:
        page.mouse.move(x, y)
    told = answer.value.json()
    assert told["subject"] == f"port {place}"
    note = page.locator(".board .panel p[aria-live]")
    expect(note).not_to_be_empty()
    for layer in told["layers"]:
        expect(page.locator(f".board .over g.{layer['name']}")).to_have_count(2 * len(layer["marks"]))
    page.mouse.click(x, y)
    several = page.locator(".dock .answer")
    expect(several.first).to_be_visible()
    options = [one["action"] for one in person.view()["decision"]["options"] if one["action"].endswith(place)]
    assert several.count() == len(options)
    ports = [one for one in page.evaluate(PLACES) if one != place]
    for width, height in ((1024, 700), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        covered = [port for port in ports if not page.evaluate(POINT, port)]
        assert covered == [], f"what is asked in the sea covers a port at {width}×{height}"
    page.locator(f'.dock [data-action="{best}"]').hover()
    changes = sale(person, best)["changes"]
    for change in changes:
        expect(page.locator(".board table i", has_text=f"→{change['after']}").first).to_be_visible()

    # A phone shows the same over the sea as soon as the sale is chosen, and asks before it is done.
    phone = crowd.person(Look("en", "light", 360, 740), state=person.context.storage_state())
    phone.visit(person.table, "namibia")
    phone.ready()
    told = next(one for one in phone.view()["decision"]["options"] if one["action"] == best)["params"]
    words = speech("en", "namibia").say("action-select", {key: Name(**name) for key, name in told.items()})
    option(phone, words).tap()
    shown = phone.page.locator(".board .sale")
    expect(shown.locator("span[title]")).to_have_count(len(changes))
    for change in changes:
        expect(shown.locator(f'span[title$=" {change["before"]} → {change["after"]}"]').first).to_be_visible()
    expect(phone.page.locator(".board .over g:is(.sale, .truck) text").first).to_be_attached()
    expect(phone.button("ui-confirm")).to_be_visible()
    assert tiny(phone, 10, ".board *") == []


def until_a_sale(person: Person) -> str:
    """Play until a selection would bring something: the one that touches most players."""
    for _ in range(MOST):
        thinker = play_on(person, "select")
        options = [one["action"] for one in person.view()["decision"]["options"]]
        best = max(options, key=lambda one: len(sale(person, one)["changes"]))
        if sale(person, best)["changes"]:
            return str(best)
        by_mouse(person, thinker)
    raise AssertionError("nobody could ever ship")


def sale(person: Person, action: str) -> Any:
    _, commodity, port = action.split()
    return person.ask(f"/api/tables/{person.table}/sight", seat=0, subject=f"sale {commodity}-{port}")


# How it looks

DRAWN = """(kinds) => kinds.map((kind) => document.querySelector(`#nam-${kind} .sign`).outerHTML
  .replace(/ class="[^"]*"/, ""))"""
SIGNS = """() => [...document.querySelectorAll(".board [data-space] text")].map((text) => text.textContent)"""
FLYING = """() => {
  window.flights = 0;
  const look = () => {
    const moving = document.querySelector(".board svg").getAnimations({ subtree: true });
    window.flights = Math.max(window.flights, moving.filter((one) => !(one instanceof CSSAnimation)).length);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_nothing_is_told_by_colour_alone(crowd: Crowd) -> None:
    """Cubes have a sign and a letter, mine heads the letter of their owner."""
    person = at_table(crowd, Look("it", "light"), seats=4)
    drawn = person.page.evaluate(DRAWN, ["diamond", "gold", "silver", "copper"])
    assert len(set(drawn)) == 4
    play_on(person, "opening")
    letters = set(person.page.evaluate(SIGNS))
    assert {"O", "A", "R", "D"} <= letters, "oro, argento, rame, diamanti"
    assert {"B", "C"} <= letters, "Baraka and Chipo have mines"


def test_what_others_do_is_seen_to_move(crowd: Crowd) -> None:
    person = at_table(crowd, DESK, pace="normal")
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.reload()
    person.ready()
    person.page.evaluate(FLYING)
    thinker = Thinker(person)
    for _ in range(6):
        by_mouse(person, thinker)
        over(person)
    person.page.wait_for_function("() => window.flights > 0")
