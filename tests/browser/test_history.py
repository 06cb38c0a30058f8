"""Leafing through a game: every step, what is new, what was taken back, lines of the log (check 8)."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.long_games import STRIP, TITLES, Eyes, act, answer, at, grown, look_back, on_step
from tests.browser.looks import pairs
from tests.browser.people import DESK, PHONE, Crowd, Look

from baobab.table.base.wire import unwire


@pytest.mark.parametrize(("name", "look"), pairs(TITLES, DESK, PHONE), ids=str)
def test_every_step_by_buttons_slider_and_arrows(crowd: Crowd, name: str, look: Look) -> None:
    """Each moment is the one that the server tells, nothing can be played, the present is one key away."""
    anna, bruno = crowd.person(look), crowd.person()
    eyes = Eyes(anna, name)
    table = grown([anna, bruno], name, 14)
    points = look_back(anna)
    drawn = []
    last = len(points) - 1
    on_step(anna, last - 1)
    page, slider = anna.page, anna.page.locator(f"{STRIP} input[type=range]")
    expect(slider).to_be_focused()
    page.keyboard.press("ArrowLeft")
    on_step(anna, last - 2)
    page.keyboard.press("Home")
    on_step(anna, 0)
    expect(page.locator(STRIP)).to_contain_text(anna.says("ui-past-begin"))
    for step in range(1, last + 1):
        if step % 2:
            anna.button("ui-past-on").click()
        else:
            page.keyboard.press("ArrowRight")
        on_step(anna, step)
        assert page.locator(f"{STRIP} strong").inner_text() == anna.says("ui-past-step", step=step, last=last)
        place = points[step]
        if place["what"] and place["lines"] == points[step - 1]["lines"]:
            chosen = anna.says("ui-past-chose", what=unwire(place["what"]))
            expect(page.locator(f"{STRIP} .text")).to_have_text(chosen)
        if page.locator("div.plain").count():
            expect(page.locator("div.plain")).to_have_attribute(
                "data-at", f"{place['commit']}.{place['own']}"
            )
        if step % 3 == 0:
            drawn.append(eyes.drawn())
            assert drawn[-1] in eyes.told(table, place), step
    assert any(one != drawn[0] for one in drawn), "nothing happens in this game"
    slider.evaluate(
        "(slider) => { slider.value = 5; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    on_step(anna, 5)
    expect(page.locator(".options, section.prompt")).to_have_count(0)
    expect(page.locator(".board .spot.open, .market button.open")).to_have_count(0)
    if name in ("africa", "ticket_to_ride"):
        told = anna.ask(f"/api/tables/{table}/past", seat=0, **{k: points[5][k] for k in ("commit", "own")})
        scores = [str(player.get("points", player.get("vp"))) for player in told["view"]["players"]]
        shown = [page.locator(f".players li[data-seat='{seat}'] .score") for seat in range(len(scores))]
        assert [re.sub(r".*:\s*", "", score.text_content() or "") for score in shown] == scores
    before = anna.ask(f"/api/tables/{table}/view", seat=0)["seq"]
    for key in ("Enter", "1", "Control+z", " "):
        page.keyboard.press(key)
    assert anna.ask(f"/api/tables/{table}/view", seat=0)["seq"] == before
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(page.locator(STRIP)).to_have_count(0)
    expect(anna.button("ui-past")).to_be_focused()
    expect(page).to_have_url(f"{anna.url}/table/{table}")


def test_new_moves_throw_nobody_out(crowd: Crowd) -> None:
    anna, bruno = crowd.person(), crowd.person()
    table = grown([anna, bruno], "africa", 10)
    last = len(look_back(anna)) - 1
    anna.button("ui-past-first").click()
    on_step(anna, 0)
    rng = random.Random(3)
    for _ in range(6):
        act([anna, bruno], table, rng)
    more = len(anna.ask(f"/api/tables/{table}/points", seat=0)) - 1
    assert more > last
    slider = anna.page.locator(f"{STRIP} input[type=range]")
    expect(slider).to_have_attribute("max", str(more))
    on_step(anna, 0)
    expect(anna.page.locator(f"{STRIP} .tag")).to_be_visible()
    anna.button("ui-past-last").click()
    on_step(anna, more)
    anna.button("ui-past-now").click()
    expect(anna.page.locator(STRIP)).to_have_count(0)


def test_what_was_taken_back_is_shown_as_it_is_now(crowd: Crowd) -> None:
    """An undone step and another one in its place: the past has the other one."""
    anna, bruno = crowd.person(), crowd.person()
    eyes = Eyes(anna, "great_zimbabwe")
    table = grown([anna, bruno], "great_zimbabwe", 14, confirm=True)
    people, rng = (anna, bruno), random.Random(1)
    while True:
        asked = anna.ask(f"/api/tables/{table}/view", seat=-1)["asked"]
        message = people[asked].ask(f"/api/tables/{table}/view", seat=asked)
        if asked == 0 and message["own"] and not message["decision"]["end"]:
            break
        answer(people[asked], table, asked, rng)
    undone = look_back(anna)
    last, slider = len(undone) - 1, anna.page.locator(f"{STRIP} input[type=range]")
    anna.button("ui-past-last").click()
    on_step(anna, last)
    before = eyes.drawn()
    assert before in eyes.told(table, undone[last])
    expect(anna.button("ui-past-link")).to_have_attribute("title", anna.says("ui-past-link-own"))

    def tell(name: str, **what: Any) -> None:
        asked = anna.ask(f"/api/tables/{table}/view", seat=0)["decision"]["id"]
        anna.tell(f"/api/tables/{table}/commands", {"seat": 0, "cmd_id": name, "decision_id": asked, **what})

    tell("u", do="undo")
    points = anna.ask(f"/api/tables/{table}/points", seat=0)
    assert len(points) - 1 == last - 1
    on_step(anna, last - 1)
    expect(slider).to_have_attribute("max", str(last - 1))

    options = anna.ask(f"/api/tables/{table}/view", seat=0)["decision"]["options"]
    for n, option in enumerate(options):
        tell(f"a{n}", action=option["action"])
        now = anna.ask(f"/api/tables/{table}/view", seat=0)
        if now["commit"] == message["commit"] and before not in eyes.told(table, undone[last]):
            break
        tell(f"u{n}", do="undo")
    else:
        raise AssertionError("there was only one thing to do")
    expect(slider).to_have_attribute("max", str(last))
    anna.button("ui-past-last").click()
    on_step(anna, last)
    assert eyes.drawn() in eyes.told(table, undone[last])
    assert eyes.drawn() != before


@pytest.mark.parametrize("name", ["africa", "windfall"])
def test_what_was_too_much_at_once_is_asked_for_again(crowd: Crowd, name: str) -> None:
    """The first views and the first picture are refused: the past comes nevertheless, the right one."""
    anna, bruno = crowd.person(), crowd.person()
    eyes = Eyes(anna, name)
    table = grown([anna, bruno], name, 10)
    refused: set[str] = set()

    def once(route: Route) -> None:
        kind = re.sub(r"\?.*", "", route.request.url)
        if kind in refused:
            return route.continue_()
        refused.add(kind)
        return route.fulfill(status=429, json={"reasons": [], "now": None})

    anna.cut = True  # the browser itself reports answers that refuse
    for kind in ("points", "pasts", "picture"):
        anna.page.route(f"**/{kind}?*", once)
    points = look_back(anna)
    on_step(anna, len(points) - 2)
    if name == "windfall":
        place = points[-2]
        expect(anna.page.locator("div.plain")).to_have_attribute(
            "data-at", f"{place['commit']}.{place['own']}"
        )
    assert eyes.drawn() in eyes.told(table, points[-2])
    assert len(refused) == (3 if name == "windfall" else 2)
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_who_writes_is_left_alone(crowd: Crowd) -> None:
    """Escape in a text field is the field's, and the end of the past leaves the focus with who writes."""
    anna, bruno = crowd.person(), crowd.person()
    grown([anna, bruno], "africa", 10)
    anna.page.locator("#tab-chat").click()
    look_back(anna)
    expect(anna.page.locator(f"{STRIP} input[type=range]")).to_be_focused()
    chat = anna.page.get_by_label(anna.says("ui-chat-write"))
    chat.fill("wait")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.locator(STRIP)).to_be_visible()
    # As at the end of a reel: the past is left without anybody pressing anything.
    anna.page.evaluate("(out) => document.querySelector(out).click()", f"{STRIP} .now")
    expect(anna.page.locator(STRIP)).to_have_count(0)
    anna.page.keyboard.type(" for me")
    expect(chat).to_have_value("wai for met")


CHANGING = {
    "africa": "spaces",
    "heart_of_africa": "areas",
    "ticket_to_ride": "routes",
    "great_zimbabwe": "monuments",
    "namibia": "spaces",
}
"""What a board marks when the others have changed it."""


@pytest.mark.parametrize("name", CHANGING)
def test_since_my_last_turn(crowd: Crowd, name: str) -> None:
    """Come back after the others' turns: reel, marks and log show exactly those; acting ends it."""
    people = [crowd.person(pace="slow" if n == 0 else "off") for n in range(3)]
    anna, table = people[0], grown(people, name, 12)
    rng = random.Random(4)
    seen = 0
    while True:
        message = anna.ask(f"/api/tables/{table}/view", seat=0)
        # Something must be new on the board: a view that a board would mark.
        if message["decision"] and message["own"] == 0 and message["commit"] - message["since"] >= 2:
            old = anna.ask(f"/api/tables/{table}/past", seat=0, commit=message["since"])["view"]
            if old[CHANGING[name]] != message["view"][CHANGING[name]]:
                break
        act(people, table, rng)
        seen += 1
        assert seen < 400
    anna.page.reload()
    anna.ready()
    news = message["commit"] - message["since"]
    fresh = [line for line in message["log"]["lines"] if line["commit"] > message["since"]]
    log = anna.page.locator(".log > *")
    expect(anna.page.locator(".log .news")).to_have_count(1)
    below = anna.page.locator(".log .news ~ .turn .line")
    expect(below).to_have_count(len(fresh))
    expect(log.first).to_be_visible()
    expect(anna.page.locator(".board .mark").first).to_be_attached()
    marks = anna.page.locator(".board .mark").count()

    anna.page.evaluate(
        """() => {
      window.steps = [];
      const table = document.querySelector(".table[data-seq]");
      new MutationObserver(() => window.steps.push(table.dataset.step)).observe(table, {
        attributes: true, attributeFilter: ["data-step"] });
    }"""
    )
    anna.button("ui-reel").click()
    anna.page.wait_for_function("() => window.steps.length > 1 && window.steps.at(-1) === undefined")
    expect(anna.page.locator(STRIP)).to_have_count(0)
    steps = [int(step) for step in anna.page.evaluate("() => window.steps") if step is not None]
    points = anna.ask(f"/api/tables/{table}/points", seat=0)
    shown = [points[n]["commit"] for n in dict.fromkeys(steps)]
    assert shown == list(range(message["since"] + 1, message["commit"] + 1))
    assert len(shown) == news
    expect(anna.page.locator(".board .mark")).to_have_count(marks)

    anna.button("ui-reel").click()
    anna.button("ui-skip").click()
    expect(anna.page.locator(STRIP)).to_have_count(0)
    assert answer(anna, table, 0, rng)
    expect(at(anna)).not_to_have_attribute("data-seq", str(message["seq"]))
    if anna.ask(f"/api/tables/{table}/view", seat=0)["asked"] == 0:
        expect(anna.page.locator(".board .mark")).to_have_count(0)


SPOKEN = {
    "africa": "space",
    "heart_of_africa": "area",
    "ticket_to_ride": "route",
    "great_zimbabwe": "cell",
    "namibia": "space",
}
"""The kind of name in a line of the log that a board shows."""


@pytest.mark.parametrize("name", SPOKEN)
def test_lines_of_the_log_show_what_they_speak_of(crowd: Crowd, name: str) -> None:
    anna, bruno = crowd.person(), crowd.person()
    table = grown([anna, bruno], name, 12)
    rng, kind = random.Random(2), SPOKEN[name]

    def spoken() -> list[tuple[int, str]]:
        lines = anna.ask(f"/api/tables/{table}/view", seat=0)["log"]["lines"]
        return [
            (n, value["id"])
            for n, line in enumerate(lines)
            for value in line["params"].values()
            if isinstance(value, dict) and value.get("kind") == kind
        ]

    for _ in range(400):
        if spoken():
            break
        act([anna, bruno], table, rng)
    number, _ = spoken()[-1]
    page = anna.page
    line = page.locator(f'.log button[data-line="{number}"]')
    line.scroll_into_view_if_needed()
    line.hover()
    expect(page.locator(".board .lit").first).to_be_attached()
    page.mouse.move(5, 5)
    expect(page.locator(".board .lit")).to_have_count(0)
    line.focus()
    expect(page.locator(".board .lit").first).to_be_attached()
    page.keyboard.press("Enter")
    points = anna.ask(f"/api/tables/{table}/points", seat=0)
    on_step(anna, next(n for n, point in enumerate(points) if point["lines"] > number))
    expect(line).to_have_attribute("aria-current", "step")
