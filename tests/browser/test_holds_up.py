"""Lost networks, killed servers, two tabs: one move is one move, and nobody has to reload (checks 4 to 6)."""

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser.conftest import start
from tests.browser.people import Crowd, Look, Person
from tools.table.servers import Server

OPTION = ".options button.option"


def moves(person: Person, seat: int = 0) -> int:
    """How many own steps and commits there have been."""
    message = person.view(seat)
    return int(message["commit"]) + int(message["own"])


def test_cut_network_and_double_click_make_one_move(crowd: Crowd) -> None:
    """The answer is lost after the server took the command: it is sent again, and counts once."""
    person = crowd.person(Look("it", "light"))
    person.cut = True
    person.open("africa", ["me", "open"])
    friend = crowd.person(name="Bruno")
    friend.visit(person.table, "africa")
    friend.sit()
    expect(person.page.locator(".prompt")).to_be_visible()
    asked = person.view(0)["asked"]
    mover, seat = (person, 0) if asked == 0 else (friend, 1)
    mover.cut = True
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
    expect(mover.page.locator(".lost")).to_contain_text(mover.says("ui-lost-kept"))
    mover.context.set_offline(False)
    expect(mover.page.locator(".lost")).to_have_count(0)
    expect(mover.button("ui-end-turn")).to_be_visible()
    assert moves(mover, seat) == before + 1
    assert len(sent) >= 2
    assert len(set(sent)) == 1, "the same command is sent again, not another one"


def test_server_killed_and_started_again(crowd: Crowd, server: Server) -> None:
    """Every acknowledged move is there, and the pages go on by themselves."""
    people = [crowd.person(look) for look in (Look(), Look("it", "dark"))]
    for person, title in zip(people, ("africa", "ticket_to_ride"), strict=True):
        person.open(title, ["me", "me"])
        curtain = person.page.locator("dialog button")
        person.page.locator(f"{OPTION}, dialog[open] button").first.wait_for()
        if curtain.count():
            curtain.click()
        person.ready()
        person.page.evaluate("() => (window.stayed = true)")
        person.page.locator(OPTION).first.click()
        person.played()
        person.cut = True
    seats = [person.view(0)["asked"] for person in people]
    before = [person.view(0) for person in people]
    server.kill()
    for person in people:
        expect(person.page.locator(".lost")).to_be_visible()
    start(server)
    for person, was, asked in zip(people, before, seats, strict=True):
        expect(person.page.locator(".lost")).to_have_count(0)
        now = person.view(0)
        assert (now["view"], now["commit"], now["asked"]) == (was["view"], was["commit"], asked)
        assert person.page.evaluate("() => window.stayed") is True, "the page was reloaded"


def test_two_tabs_never_make_two_moves(crowd: Crowd) -> None:
    """The slower tab learns what has changed, and is told so in plain words."""
    person = crowd.person(Look("it", "dark"))
    person.cut = True  # the browser writes a refused request into its console
    table = person.open("africa", ["me", "me"])
    person.ready()
    second: Page = person.context.new_page()
    person.watch(second)
    # The slow tab hears nothing new before it answers.
    second.route_web_socket("**/socket", deaf)
    second.goto(f"{person.url}/table/{table}")
    second.locator(OPTION).first.wait_for()
    before = moves(person)
    person.page.locator(OPTION).first.click()
    expect(person.button("ui-end-turn")).to_be_visible()
    second.locator(OPTION).nth(1).click()
    expect(second.locator(".notice p")).to_contain_text(person.says("error-stale"))
    assert moves(person) == before + 1
    expect(second.get_by_role("button", name=person.says("ui-end-turn"))).to_be_visible()


def deaf(socket: WebSocketRoute) -> None:
    """A socket that brings the first message of each kind, and then nothing."""
    server = socket.connect_to_server()
    heard: list[str] = []

    def pass_on(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        if '"view"' not in text or not heard:
            socket.send(message)
        if '"view"' in text:
            heard.append(text)

    server.on_message(pass_on)
