"""Namibia in a browser: whole games on the board alone, reasons, sizes, sights, the past."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.looks import looks
from tests.browser.past import STRIP, grown, look_back, on_step
from tests.browser.people import DESK, PHONE, Crowd, Look, Person
from tests.browser.play import (
    PLACES,
    POINT,
    Thinker,
    by_mouse,
    by_thumb,
    check_the_end,
    end_turn,
    over,
    page_to,
    tab_to,
)
from tests.browser.test_everybody import DOWNWARD, SIDEWAYS, SMALL, findings
from tests.browser.test_reasons import refused

MOST = 400
BYTES = 150_000
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
CUBES = """() => Object.fromEntries([...document.querySelectorAll(".board [data-space]")].map((space) => {
  const drawn = [...space.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(5));
  const kinds = ["diamond", "gold", "silver", "copper"];
  return [space.dataset.space, drawn.filter((what) => kinds.includes(what))];
}))"""


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


@pytest.mark.parametrize("look", [one for one in looks(Look("it", "dark")) if not one.phone], ids=str)
def test_whole_game_by_board_clicks_alone(crowd: Crowd, look: Look) -> None:
    person = at_table(crowd, look)
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


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_first_board_is_light(crowd: Crowd, lang: str) -> None:
    person = crowd.person(Look(lang))
    table = person.tell("/api/tables", {"title": "namibia", "seats": ["me", "random", "random"]})["table"]
    wire = person.context.new_cdp_session(person.page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda got: sizes.append(len(got["response"]["payloadData"])))
    wire.send("Network.enable")
    person.title = "namibia"
    person.go(f"/table/{table}")
    person.ready()
    assert sum(sizes) < BYTES, f"{sum(sizes):.0f} bytes"


# What the board tells


def test_sights_and_sales(crowd: Crowd) -> None:
    """A port shows which mines reach it; a sale what everybody would be paid, before it is chosen."""
    person = at_table(crowd, DESK)
    play_on(person, "select")
    page = person.page
    place = page.evaluate(PLACES)[0]
    x, y = page.evaluate(POINT, place)
    with page.expect_response("**/sight?*") as answer:
        page.mouse.move(x, y)
    told = answer.value.json()
    assert told["subject"] == f"port {place}"
    note = page.locator(".board .panel > p")
    expect(note).not_to_be_empty()
    for layer in told["layers"]:
        expect(page.locator(f".board .over g.{layer['name']}")).to_have_count(2 * len(layer["marks"]))
    page.mouse.click(x, y)
    several = page.locator(".dock .answer")
    expect(several.first).to_be_visible()
    options = [one["action"] for one in person.view()["decision"]["options"] if one["action"].endswith(place)]
    assert several.count() == len(options)
    best = max(options, key=lambda one: len(sale(person, one)["changes"]))
    page.locator(f'.dock [data-action="{best}"]').hover()
    for change in sale(person, best)["changes"]:
        expect(page.locator(".board table i", has_text=f"→{change['after']}").first).to_be_visible()


def sale(person: Person, action: str) -> Any:
    _, commodity, port = action.split()
    return person.ask(f"/api/tables/{person.table}/sight", seat=0, subject=f"sale {commodity}-{port}")


def test_lines_of_the_log_light_up_and_news_is_marked(crowd: Crowd) -> None:
    person = at_table(crowd, DESK)
    play_on(person, "start")
    page = person.page
    expect(page.locator(".board .mark").first).to_be_attached()
    line = page.locator(".log .line").filter(has_text=re.compile(r"track along|on [A-L]\d")).last
    line.hover()
    expect(page.locator(".board .lit").first).to_be_attached()


def test_the_past_is_drawn(crowd: Crowd) -> None:
    people = [crowd.person(), crowd.person(), crowd.person()]
    anna, table = people[0], grown(people, "namibia", 14)
    points = look_back(anna)
    anna.page.locator(f"{STRIP} input[type=range]").focus()
    anna.page.keyboard.press("Home")
    for step in range(1, 9):
        anna.page.keyboard.press("ArrowRight")
        on_step(anna, step)
        at = {"commit": points[step]["commit"], "own": points[step]["own"]}
        told = anna.ask(f"/api/tables/{table}/past", seat=0, **at)["view"]["spaces"]
        expected = {
            space: [lying["commodity"]] * lying["cubes"] for space, lying in told.items() if "cubes" in lying
        }
        drawn = {space: cubes for space, cubes in anna.page.evaluate(CUBES).items() if cubes}
        assert drawn == expected


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
