"""Back to here: any moment of the past can be proposed to all; against bots alone it happens at once."""

import random

from playwright.sync_api import expect
from tests.browser.long_games import answer, at, grown
from tests.browser.people import DESK, PHONE, Crowd, Person
from tests.browser.test_access import serious

SIZES = {DESK: [(1366, 768), (1024, 700), (844, 390)], PHONE: [(360, 740), (740, 360)]}
COVERED = """() => {
  const box = (part) => part.getBoundingClientRect();
  const ask = box(document.querySelector("[role=alertdialog]"));
  const whole = ask.left >= 0 && ask.top >= 0 && ask.right <= innerWidth && ask.bottom <= innerHeight;
  return [...document.querySelectorAll(".bar, .board, .answers, .hand, .prompt, [role=tablist], .newest")]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const at = box(part);
      return ask.left < at.right && at.left < ask.right && ask.top < at.bottom && at.top < ask.bottom;
    })
    .map((part) => part.className)
    .concat(whole ? [] : ["it stands out of the window"]);
}"""
"""What the question to all lies over, but for older lines of the log."""


def covers_nothing(person: Person) -> None:
    """Neither the board nor an answer, wherever the table is looked at."""
    for width, height in SIZES[person.look]:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.page.get_by_role("alertdialog")).to_be_in_viewport(ratio=1)
        assert person.page.evaluate(COVERED) == [], (width, height)
    person.page.set_viewport_size({"width": person.look.width, "height": person.look.height})


def step_of(person: Person, table: str, seat: int, commit: int) -> str:
    """Where a commit point stands among the moments that a seat has been at."""
    points = person.ask(f"/api/tables/{table}/points", seat=seat)
    return str(next(n for n, at in enumerate(points) if (at["commit"], at["own"]) == (commit, 0)))


def commits(person: Person, table: str, seat: int) -> int:
    return int(person.ask(f"/api/tables/{table}/view", seat=seat)["commit"])


def test_any_moment_can_be_proposed_to_all(crowd: Crowd) -> None:
    one, two = crowd.person(PHONE), crowd.person(DESK)
    table = grown([one, two], "africa", 9)
    now, to = commits(one, table, 0), 3
    one.go(f"/table/{table}?at={to}")
    expect(at(one)).to_have_attribute("data-step", step_of(one, table, 0, to))
    one.button("ui-back-here").tap()
    dialog = one.page.get_by_role("dialog")
    expect(dialog).to_contain_text(one.says("ui-back-here-what", count=now - to))
    expect(dialog).to_contain_text(one.says("ui-back-here-ask", names=["P1"]))
    assert serious(one.page) == []
    one.button("ui-back-here-propose").tap()

    # The other sees what is proposed, looks at that moment, and agrees.
    question = two.page.get_by_role("alertdialog")
    expect(question).to_contain_text(
        two.says("ui-take-back-asked", name=two.says("ui-player", n=1), to=to, count=now - to)
    )
    assert commits(two, table, 1) == now, "nothing happens before all agree"
    assert serious(two.page) == []
    one.go(f"/table/{table}")
    for person in (one, two):
        covers_nothing(person)
    two.button("ui-take-back-look").click()
    expect(at(two)).to_have_attribute("data-step", step_of(two, table, 1, to))
    two.button("ui-agree").click()
    for seat, person in enumerate((one, two)):
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
        assert commits(person, table, seat) == to


def test_against_bots_a_line_of_the_log_leads_back(crowd: Crowd) -> None:
    """From the log to its moment, and from there the whole game goes back; a spectator cannot ask for it."""
    person, rng = crowd.person(), random.Random(7)
    table = person.open("africa", ["me", "me"], confirm=False)
    for _ in range(12):
        assert any(answer(person, table, seat, rng) for seat in (0, 1))
    view = person.view()
    line, now = view["log"]["lines"][2]["commit"], view["commit"]
    person.page.locator("[role=log] [data-line]").nth(2).click()
    person.button("ui-back-here").click()
    expect(person.page.get_by_role("dialog")).to_contain_text(person.says("ui-back-here-now"))
    person.page.get_by_role("dialog").get_by_role("button", name=person.says("ui-back-here-do")).click()
    expect(person.page.locator("[role=log]")).to_contain_text(person.says("event-table-rewound", commit=line))
    assert commits(person, table, 0) == line < now
    stranger = crowd.person()
    stranger.visit(table, "africa")
    stranger.button("ui-past").click()
    expect(stranger.button("ui-past-fork")).to_be_visible()
    expect(stranger.button("ui-back-here")).to_have_count(0)
