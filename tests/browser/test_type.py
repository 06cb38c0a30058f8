"""Small type: on a laptop nothing that is written is under 11 px, on a page or in a drawing."""

import pytest
from playwright.sync_api import expect
from tests.browser.long_games import finished, look_back
from tests.browser.people import DESK, RESULT, Crowd, Look, Person
from tests.browser.play import Thinker, by_mouse, over

BOARDS = ("africa", "ticket_to_ride", "great_zimbabwe", "heart_of_africa", "namibia")
LEAST = 10.95
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SMALL = """(least) => {
  const found = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim(), part = node.parentElement;
    if (!text || part.closest(".unseen, script, style, defs, symbol, title, option")) continue;
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = part.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const matrix = part.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
    const size = parseFloat(getComputedStyle(part).fontSize) * scale;
    const what = `${part.tagName}.${part.getAttribute("class") ?? ""}`;
    if (size < least) found.set(what, `${size.toFixed(1)} px: ${text.slice(0, 30)}`);
  }
  return [...found].map(([what, how]) => `${what} ${how}`);
}"""


def small(person: Person) -> list[str]:
    """What is written too small."""
    for _ in range(3):
        person.page.evaluate(FRAME)
    found: list[str] = person.page.evaluate(SMALL, LEAST)
    return found


@pytest.mark.parametrize("title", BOARDS)
def test_nothing_on_a_table_is_too_small_to_read(crowd: Crowd, title: str) -> None:
    """Some way into a game, with somebody looking at a place, and in its past."""
    person = crowd.person(DESK)
    person.open(title, ["me", "easy", "easy"])
    thinker = Thinker(person)
    for _ in range(6):
        assert not over(person)
        by_mouse(person, thinker)
    over(person)
    found = small(person)
    look_back(person)
    person.page.keyboard.press("ArrowLeft")
    found += small(person)
    assert sorted(set(found)) == []


def test_nothing_on_the_other_pages_is_too_small_to_read(crowd: Crowd) -> None:
    """Front page, lobby, rules, and the end of a game."""
    person = crowd.person(Look("it"))
    page = person.page
    person.go()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    found = small(person)
    person.open("africa", ["me", "open"])
    expect(page.locator("#link")).to_be_visible()
    found += small(person)
    person.open("ticket_to_ride", ["me", "easy"])
    person.ready()
    page.get_by_role("button", name=person.says("ui-rules")).click()
    expect(page.locator("dialog dd").first).to_be_visible()
    found += small(person)
    person.go()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.record", "mimeType": "text/plain", "buffer": finished("africa").encode()}
    )
    expect(page.locator("section.strip")).to_be_visible()
    person.button("ui-past-now").click()
    page.locator(RESULT).wait_for()
    found += small(person)
    assert found == []
