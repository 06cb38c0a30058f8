"""The past in a browser: Back and Forward, a network that is cut, moves that still wait, screen readers."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.long_games import BOARDS, STRIP, grown, look_back, on_step
from tests.browser.looks import pairs
from tests.browser.people import DESK, PHONE, Crowd, Look
from tests.browser.test_access import serious

LONG = 66
"""Moments that are more than what is loaded at once: where one is, and as many on either side."""

CROWDED = {"heart_of_africa": 4, "great_zimbabwe": 4}
"""Seats where a game of fewer is over before that."""


def test_back_leads_to_the_present_and_forward_to_the_past(crowd: Crowd) -> None:
    """However long one leafs, the past is one entry of the browser's history."""
    anna, bruno = crowd.person(), crowd.person()
    table = grown([anna, bruno], "africa", 12)
    page, here = anna.page, f"{anna.url}/table/{table}"
    entries = page.evaluate("() => history.length")
    last = len(look_back(anna)) - 1
    for step in range(last - 2, last - 6, -1):
        page.keyboard.press("ArrowLeft")
        on_step(anna, step)
        expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    assert page.evaluate("() => history.length") == entries + 1
    left = page.evaluate("() => location.search")
    page.go_back()
    expect(page.locator(STRIP)).to_have_count(0)
    expect(page).to_have_url(here)
    anna.button("ui-past").click()
    expect(page.locator(STRIP)).to_be_visible()
    anna.button("ui-past-now").click()
    expect(page).to_have_url(here)
    page.go_forward()
    expect(page.locator(STRIP)).to_be_visible()
    assert page.evaluate("() => history.length") == entries + 1
    page.keyboard.press("Escape")
    expect(page.locator(STRIP)).to_have_count(0)
    expect(page).to_have_url(here)

    # By a link: Back leads to where it was found, and the present is still there.
    anna.go("/code")
    anna.go(f"/table/{table}{left}")
    expect(page.locator(STRIP)).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{anna.url}/code")
    page.go_forward()
    expect(page.locator(STRIP)).to_be_visible()
    anna.button("ui-past-now").click()
    expect(page.locator(STRIP)).to_have_count(0)
    expect(page).to_have_url(here)


def test_what_waits_to_be_shown_is_shown_before_the_past(crowd: Crowd) -> None:
    """Bots have moved on while their moves are shown one by one: nothing of that is counted as new."""
    anna = crowd.person(pace="slow")
    anna.open("africa", ["me", "easy", "easy"], confirm=False)
    page = anna.page
    while True:
        anna.ready()
        page.locator(".options button.option").first.click()
        skip = anna.button("ui-skip")
        expect(skip.or_(page.locator(".options button.option:enabled").first).first).to_be_visible()
        if skip.count():
            break
    page.wait_for_function(
        "async (path) => (await (await fetch(path)).json()).asked === 0",
        arg=f"/api/tables/{anna.table}/view?seat=0",
    )
    assert skip.count(), "there was nothing to wait for"
    points = look_back(anna)
    expect(skip).to_have_count(0)
    slider = page.locator(f"{STRIP} input[type=range]")
    expect(slider).to_have_attribute("max", str(len(points) - 1))
    expect(page.locator(f"{STRIP} .tag")).to_have_text(anna.says("ui-past-turn"))
    lines = [n for n, point in enumerate(points) if n and point["lines"] > points[n - 1]["lines"]]
    for step in lines[-3:]:
        slider.evaluate(
            "(at, n) => { at.value = n; at.dispatchEvent(new Event('input', { bubbles: true })); }",
            step,
        )
        on_step(anna, step)
        told = page.locator("section.step li")
        expect(told).to_have_count(points[step]["lines"] - points[step - 1]["lines"])
        expect(told.first).not_to_have_class("soft")


@pytest.mark.parametrize("name", BOARDS)
def test_without_a_network_slider_and_picture_agree(crowd: Crowd, name: str) -> None:
    """What cannot be loaded is said, one stays where the picture is, and it comes with the network."""
    anna, bruno = crowd.person(), crowd.person()
    grown([anna, bruno], name, LONG, CROWDED.get(name, 0))
    last = len(look_back(anna)) - 1
    on_step(anna, last - 1)
    anna.page.wait_for_load_state("networkidle")
    anna.cut = True
    anna.context.set_offline(True)
    anna.button("ui-past-first").click()
    expect(anna.page.locator(f"{STRIP} .tag")).to_have_text(anna.says("ui-past-missing", step=0))
    expect(anna.page.locator(f"{STRIP} input[type=range]")).to_have_value(str(last - 1))
    on_step(anna, last - 1)
    expect(anna.page.locator(".notice")).to_have_count(0)
    anna.context.set_offline(False)
    on_step(anna, 0)
    expect(anna.page.locator(f"{STRIP} input[type=range]")).to_have_value("0")
    expect(anna.page.get_by_text(anna.says("ui-past-missing", step=0))).to_have_count(0)


@pytest.mark.parametrize("name", ["windfall"])
def test_a_picture_that_cannot_be_loaded_is_veiled(crowd: Crowd, name: str) -> None:
    anna, bruno = crowd.person(), crowd.person()
    grown([anna, bruno], name, 10)
    points = look_back(anna)
    plain, veil = anna.page.locator("div.plain"), anna.page.get_by_text(anna.says("ui-picture-lost"))
    expect(plain).to_have_attribute("data-at", f"{points[-2]['commit']}.{points[-2]['own']}")
    anna.page.wait_for_load_state("networkidle")
    anna.cut = True
    anna.context.set_offline(True)
    anna.button("ui-past-first").click()
    on_step(anna, 0)
    expect(veil).to_be_visible()
    anna.context.set_offline(False)
    expect(veil).to_have_count(0)
    expect(plain).to_have_attribute("data-at", "0.0")


@pytest.mark.parametrize(
    ("name", "look"),
    pairs(BOARDS, DESK, PHONE),
    ids=str,
)
def test_the_past_is_accessible(crowd: Crowd, name: str, look: Look) -> None:
    """Nothing serious for axe while one looks back, in the dialog that leads on from there either."""
    anna, bruno = crowd.person(look), crowd.person()
    grown([anna, bruno], name, 14)
    look_back(anna)
    anna.page.keyboard.press("ArrowLeft")
    assert serious(anna.page) == []
    anna.button("ui-past-fork").click()
    expect(anna.button("ui-past-fork-go")).to_be_visible()
    assert serious(anna.page) == []
