"""Nothing is cut: names on the maps, what can be pressed in the bar, and the score sheet of a full table."""

import pytest
from playwright.sync_api import expect
from tests.browser.long_games import finished
from tests.browser.people import DESK, PHONE, Crowd
from tests.browser.seats import places

SIZES = [(1366, 768), (1024, 700), (844, 390), (360, 740)]
CUT = """async () => {
  const svg = document.querySelector(".board svg[role=group]");
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = () => svg.getAttribute("viewBox");
  for (let before = ""; before !== box(); await frame()) before = box();
  const cut = (room) => (part) => {
    const [a, b] = [part.getBoundingClientRect(), room.getBoundingClientRect()];
    // What is all beyond the edge is not seen; letters have a little air around them.
    const seen = a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    const beside = a.left < b.left - 1 || a.right > b.right + 1;
    return seen && (beside || a.top < b.top - 1 || a.bottom > b.bottom + 1);
  };
  const names = [...svg.querySelectorAll("text")].filter((text) => !text.closest("defs, symbol"));
  const bar = [...document.querySelectorAll("header button, header a")];
  return [
    ...names.filter(cut(svg)).map((text) => text.textContent),
    ...bar.filter(cut(document.body)).map((one) => one.ariaLabel),
  ];
}"""


@pytest.mark.parametrize("title", ["africa", "namibia", "ticket_to_ride"])
def test_names_on_the_map_and_the_bar_are_whole(crowd: Crowd, title: str) -> None:
    """At rest, on laptops large and small, and on a phone upright and lying."""
    person = crowd.person()
    person.open(title, ["me", *["easy"] * (places(title)[-1] - 1)])
    for lang in ("it", "en"):
        person.page.evaluate(
            "(lang) => localStorage.baobab = JSON.stringify({ ...JSON.parse(localStorage.baobab), lang })",
            lang,
        )
        person.page.reload()
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.ready()
            assert person.page.evaluate(CUT) == [], (lang, width, height)


@pytest.mark.parametrize("title", ["namibia", "ticket_to_ride"])
def test_the_score_sheet_of_a_full_table_is_whole(crowd: Crowd, title: str) -> None:
    """On a phone, too, all players stand side by side with their names."""
    record = finished(title, seats=places(title)[-1])
    for look in (DESK, PHONE):
        person = crowd.person(look)
        table = person.tell("/api/records", {"record": record})["table"]
        person.visit(table, title)
        sheet = person.page.locator(".end .sheet")
        expect(sheet).to_be_visible()
        assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth"), "it scrolls sideways"
        for name in sheet.locator("thead span").all():
            assert name.evaluate("(name) => name.scrollHeight <= name.clientHeight + 1"), "a name is cut"
            expect(name).to_be_in_viewport(ratio=1)
