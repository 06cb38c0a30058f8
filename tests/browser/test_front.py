"""The front page: what each game asks of one, bots as one likes them, and games to watch."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.looks import looks
from tests.browser.people import Crowd, Look, Person
from tests.browser.test_access import serious


def card(person: Person, title: str) -> Locator:
    person.title = title
    heading = person.page.get_by_role("heading", name=person.says("title-name"), exact=True)
    return person.page.locator("li.card").filter(has=heading)


@pytest.mark.parametrize("look", looks(Look("en", "dark"), Look("it", "light", 360, 740)), ids=str)
def test_bots_as_one_likes_them_are_remembered(crowd: Crowd, look: Look) -> None:
    person = crowd.person(look, name="Amina")
    person.go()
    zimbabwe = card(person, "great_zimbabwe")
    for said in (person.says("ui-minutes", few=90, many=150), person.says("ui-weight-3"), "2–5"):
        expect(zimbabwe.get_by_text(said, exact=True)).to_be_visible()
    africa = card(person, "africa")
    usual = person.says("ui-bots-now", count=2, level=person.says("ui-bot-normal"))
    choose = africa.get_by_role("button", name=person.says("ui-bots-change"))
    expect(choose).to_have_text(usual)
    choose.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    dialog.get_by_role("radio", name=person.says("ui-bot-easy")).check()
    assert serious(person.page) == []
    person.button("ui-start").click()
    expect(person.page.locator(".table .board")).to_be_visible()
    seats = person.ask(f"/api/tables/{person.table}")["players"]
    assert [seat["bot"] for seat in seats] == [None, "easy", "easy", "easy"]

    # The next time one click is enough; another game keeps its own number.
    first = person.table
    person.go()
    easy = person.says("ui-bot-easy")
    expect(choose).to_have_text(person.says("ui-bots-now", count=3, level=easy))
    namibia = card(person, "namibia").get_by_role("button", name=person.says("ui-bots-change"))
    expect(namibia).to_have_text(person.says("ui-bots-now", count=2, level=easy))
    africa.get_by_role("button", name=person.says("ui-against-bots"), exact=True).click()
    expect(person.page.locator(".table .board")).to_be_visible()
    assert person.table != first
    assert len(person.ask(f"/api/tables/{person.table}")["players"]) == 4


def test_games_to_watch_are_those_that_their_hosts_show(crowd: Crowd) -> None:
    host = crowd.person(name="Amina")
    shown = {
        watch: host.tell("/api/tables", {"title": "africa", "seats": ["me", "easy"], "watch": watch})["table"]
        for watch in ("everybody", "link", "nobody")
    }
    late = host.tell(
        "/api/tables", {"title": "africa", "seats": ["me", "easy"], "watch": "everybody", "delay": 5}
    )["table"]
    stranger = crowd.person(Look("it", "light", 360, 740))
    stranger.title = "africa"
    stranger.go()
    games = stranger.page.get_by_role("region", name=stranger.says("ui-watch-tables"))
    expect(games.locator(f"a[href='/table/{shown['everybody']}']")).to_be_visible()
    for watch in ("link", "nobody"):
        assert games.locator(f"a[href='/table/{shown[watch]}']").count() == 0
    assert stranger.page.evaluate("() => document.documentElement.scrollWidth") == 360
    # Who watches a game late is told so, and sees it so.
    games.locator(f"a[href='/table/{late}']").click()
    expect(stranger.page.get_by_role("status").filter(has_text="5")).to_have_text(
        stranger.says("ui-you-watch-late", count=5)
    )
    assert stranger.ask(f"/api/tables/{late}/view", seat=-1)["commit"] == 0
    # One's own games are among one's own tables, and not here.
    host.go()
    expect(host.page.locator(f"a[href='/table/{late}']")).to_have_count(1)


def test_spectators_may_be_late_by_the_hosts_choice(crowd: Crowd) -> None:
    host = crowd.person(name="Amina")
    host.title = "africa"
    host.go("/new/africa")
    host.page.get_by_text(host.says("ui-more-choices")).click()
    host.page.get_by_label(host.says("ui-delay")).select_option("20")
    host.button("ui-open-table").click()
    expect(host.page.get_by_label(host.says("ui-link"))).to_be_visible()
    assert host.ask(f"/api/tables/{host.table}")["settings"]["delay"] == 20


def test_a_game_can_be_begun_on_a_phone_without_scrolling(crowd: Crowd) -> None:
    for lang in ("en", "it"):
        person = crowd.person(Look(lang, "light", 360, 740))
        person.go()
        box = person.button("ui-against-bots").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= person.look.height
