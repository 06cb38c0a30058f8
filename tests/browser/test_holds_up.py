"""A network cut in the middle of a command: one move is one move (check 4)."""

import pytest
from playwright.sync_api import Route, expect
from tests.browser.people import OPTION, Crowd, Look, Person
from tests.browser.test_together import at_one_table


def moves(person: Person, seat: int = 0) -> int:
    """How many own steps and commits there have been."""
    message = person.view(seat)
    return int(message["commit"]) + int(message["own"])


@pytest.mark.parametrize("title", ["africa", "namibia"])
def test_cut_network_and_double_click_make_one_move(crowd: Crowd, title: str) -> None:
    """The answer is lost after the server took the command: it is sent again, and counts once."""
    mover, _ = at_one_table(crowd, title)
    seat, mover.cut = mover.seat, True
    mover.ready()
    before = moves(mover, seat)
    sent: list[str] = []

    def swallow(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) == 1:
            route.fetch()  # the server hears it, and its answer never arrives
            mover.context.set_offline(True)
            route.abort()
        else:
            route.continue_()

    mover.page.route("**/commands", swallow)
    mover.page.locator(OPTION).first.dblclick()
    expect(mover.page.locator(".lost")).to_be_visible()
    with mover.page.expect_response("**/commands") as answer:
        mover.context.set_offline(False)
    assert answer.value.ok
    expect(mover.page.locator(".lost")).to_have_count(0)
    expect(mover.button("ui-end-turn")).to_be_visible()
    assert moves(mover, seat) == before + 1
    assert len(sent) >= 2
    assert len(set(sent)) == 1, "the same command is sent again, not another one"


def test_parts_that_do_not_come_are_asked_for_again(crowd: Crowd) -> None:
    """The words of another language and the rules, over a network that fails: they come when it is back."""
    person = crowd.person()
    person.open("africa", ["me", "easy"])
    person.ready()
    person.cut = True
    failed: list[str] = []

    def fail(route: Route) -> None:
        failed.append(route.request.url)
        route.abort()

    page = person.page
    page.route("**/assets/**", fail)
    page.get_by_role("button", name="Italiano").click()
    lost = page.locator(".notice.missing")
    expect(lost).to_be_visible()
    assert failed
    expect(page.locator("section.prompt")).to_contain_text(person.says("prompt-city"))
    page.unroute("**/assets/**")
    person.look = Look("it")
    expect(page.locator("section.prompt")).to_contain_text(person.says("prompt-city"))
    expect(lost).to_have_count(0)
    # One failure more, of a part with a style of its own, and nobody is told.
    page.route("**/assets/Rules*", fail, times=1)
    page.get_by_role("button", name=person.says("ui-rules")).first.click()
    expect(page.locator("dialog [data-clause]").first).to_be_visible()
    assert "Rules" in failed[-1]


def test_a_move_under_way_outlives_the_page(crowd: Crowd) -> None:
    """Whoever loads the page anew while the network is away has not lost the move that was called safe."""
    person = crowd.person(Look("it"))
    person.open("africa", ["me", "easy"])
    person.ready()
    person.cut = True
    page, before = person.page, moves(person)
    page.route("**/commands", lambda route: route.abort())
    page.locator(OPTION).first.click()
    expect(page.locator("section.prompt")).to_contain_text(person.says("ui-kept"))
    assert moves(person) == before
    page.unroute("**/commands")
    # Without another chance for the page that is left.
    page.route("**/commands", lambda route: route.abort(), times=1)
    with page.expect_response("**/commands") as answer:
        page.reload()
    assert answer.value.ok
    expect(person.button("ui-end-turn")).to_be_visible()
    assert moves(person) == before + 1
    page.reload()
    expect(person.button("ui-end-turn")).to_be_visible()
    assert moves(person) == before + 1
