"""Looking back: every step, what is new, links, practice, and games from a file (checks 8 and 10)."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.looks import one_of, pairs
from tests.browser.people import DESK, PHONE, Crowd, Look, Person

from baobab.game import Game
from baobab.kernel.luck import FastLuck
from baobab.titles import title

TITLES = ["africa", "ticket_to_ride", "great_zimbabwe"]
"""Two titles with a board, and one that is shown as a picture."""

STRIP = "section.strip"
DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "text/plain" }));
  for (const kind of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""

SPACES = """() => Object.fromEntries([...document.querySelectorAll(".board .spot")].map((spot) => [
  spot.dataset.place,
  spot.querySelector("use.face")?.getAttribute("href").replace("#afr-", "") ??
    (spot.querySelector(".tile.down") ? "down" : spot.querySelector(".camp") ? "camp" : "bare"),
]))"""
TRACKS = """() => ({
  routes: [...document.querySelectorAll(".board .spot:has(.wagon)")].map((spot) => spot.dataset.place).sort(),
  decks: ["trains", "terrain", "tickets"].map((deck) =>
    Number(document.querySelector(`.market [data-stall=${deck}] span`).textContent)),
})"""
PICTURE = (
    """() => [...document.querySelectorAll("div.plain pre")].map((block) => block.textContent).join("")"""
)


class Eyes:
    """What somebody's board draws, and what the server says that it has to draw there."""

    def __init__(self, person: Person, name: str) -> None:
        self.person, self.name = person, name
        self.pictures: list[str] = []
        person.page.on("request", lambda request: self.pictures.append(request.url))

    def drawn(self) -> Any:
        looks = {"africa": SPACES, "ticket_to_ride": TRACKS}
        found = self.person.page.evaluate(looks.get(self.name, PICTURE))
        return found if self.name in looks else re.sub(r"\s", "", found)

    def told(self, table: str, place: dict[str, int]) -> list[Any]:
        """As the server tells it; pictures in each width that was asked for."""
        at = {"commit": place["commit"], "own": place["own"]}
        if self.name not in ("africa", "ticket_to_ride"):
            sought = f"/{table}/picture?commit={at['commit']}&own={at['own']}&"
            asked = {url for url in self.pictures if sought in url}
            texts = [self.person.context.request.get(url).text() for url in asked]
            return [re.sub(r"\x1b\[[0-9;]*m|\s", "", text) for text in texts]
        view = self.person.ask(f"/api/tables/{table}/past", seat=0, **at)["view"]
        if self.name == "africa":
            return [view["spaces"]]
        decks = [view[f"{deck}_deck"] for deck in ("train", "terrain", "ticket")]
        return [{"routes": sorted(view["routes"]), "decks": decks}]


def answer(person: Person, table: str, seat: int, rng: random.Random) -> bool:
    """One answer of a seat without clicking, if it is asked."""
    message = person.ask(f"/api/tables/{table}/view", seat=seat)
    decision = message["decision"]
    if decision is None:
        return False
    command = {"seat": seat, "cmd_id": f"c{message['seq']}", "decision_id": decision["id"]}
    command |= (
        {"do": "end"}
        if decision["end"]
        else {"action": rng.choice(decision["options"])["action"], "end": True}
    )
    person.tell(f"/api/tables/{table}/commands", command)
    return True


def grown(people: list[Person], name: str, commits: int, **more: Any) -> str:
    """A table of these people that has come so far, and where everybody is."""
    first, rng = people[0], random.Random(7)
    seats = ["me"] + ["open"] * (len(people) - 1)
    table = str(first.tell("/api/tables", {"title": name, "seats": seats, "confirm": False, **more})["table"])
    for seat, person in enumerate(people[1:], 1):
        person.tell(f"/api/tables/{table}/seats/{seat}/claim", {"name": f"P{seat}"})
    while first.ask(f"/api/tables/{table}/view", seat=-1)["commit"] < commits:
        assert any(answer(person, table, seat, rng) for seat, person in enumerate(people))
    for person in people:
        person.visit(table, name)
        expect(person.page.locator(".table[data-seq]")).to_be_visible()
    return table


def finished(name: str, seats: int = 2, seed: int = 5) -> str:
    """The record of a whole game."""
    game, rng = (
        Game.new(title(name), seats, FastLuck(seed), players=["Ada", "Ben", "Cleo"][:seats]),
        random.Random(seed),
    )
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game.record()


def at(person: Person) -> Locator:
    return person.page.locator(".table[data-seq]")


def on_step(person: Person, step: int) -> None:
    expect(at(person)).to_have_attribute("data-step", str(step))


def look_back(person: Person) -> list[dict[str, int]]:
    """Open the past by its button; the moments there are."""
    person.button("ui-past").click()
    expect(person.page.locator(STRIP)).to_be_visible()
    seat = 0 if person.ask(f"/api/tables/{person.table}")["you"]["seats"] else -1
    points: list[dict[str, int]] = person.ask(f"/api/tables/{person.table}/points", seat=seat)
    return points


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
    if name != "great_zimbabwe":
        told = anna.ask(f"/api/tables/{table}/past", seat=0, **{k: points[5][k] for k in ("commit", "own")})
        scores = [str(player["points"]) for player in told["view"]["players"]]
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
    assert "?" not in page.url


def test_new_moves_throw_nobody_out(crowd: Crowd) -> None:
    anna, bruno = crowd.person(), crowd.person()
    table = grown([anna, bruno], "africa", 10)
    last = len(look_back(anna)) - 1
    anna.button("ui-past-first").click()
    on_step(anna, 0)
    rng = random.Random(3)
    for _ in range(6):
        assert any(answer(person, table, seat, rng) for seat, person in enumerate((anna, bruno)))
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
    table = grown([anna, bruno], "great_zimbabwe", 8, confirm=True)
    people, rng = (anna, bruno), random.Random(1)
    while True:
        asked = anna.ask(f"/api/tables/{table}/view", seat=-1)["asked"]
        message = people[asked].ask(f"/api/tables/{table}/view", seat=asked)
        if asked == 0 and message["own"] and not message["decision"]["end"]:
            break
        answer(people[asked], table, asked, rng)
    undone = look_back(anna)
    last, slider = len(undone) - 1, anna.page.locator(f"{STRIP} input[type=range]")
    plain, place = anna.page.locator("div.plain"), f"{message['commit']}.{message['own']}"
    anna.button("ui-past-last").click()
    on_step(anna, last)
    expect(plain).to_have_attribute("data-at", place)
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
    expect(plain).to_have_attribute("data-at", place)
    assert eyes.drawn() in eyes.told(table, undone[last])
    assert eyes.drawn() != before


@pytest.mark.parametrize("name", one_of(["africa", "great_zimbabwe"], "great_zimbabwe"))
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
    if name == "great_zimbabwe":
        place = points[-2]
        expect(anna.page.locator("div.plain")).to_have_attribute(
            "data-at", f"{place['commit']}.{place['own']}"
        )
    assert eyes.drawn() in eyes.told(table, points[-2])
    assert len(refused) == (3 if name == "great_zimbabwe" else 2)
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


@pytest.mark.parametrize("name", one_of(["africa", "ticket_to_ride"], "ticket_to_ride"))
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
            places = "routes" if name == "ticket_to_ride" else "spaces"
            if old[places] != message["view"][places]:
                break
        assert any(answer(person, table, seat, rng) for seat, person in enumerate(people))
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


@pytest.mark.parametrize("name", one_of(["africa", "ticket_to_ride"], "africa"))
def test_lines_of_the_log_show_what_they_speak_of(crowd: Crowd, name: str) -> None:
    anna, bruno = crowd.person(), crowd.person()
    table = grown([anna, bruno], name, 12)
    rng, kind = random.Random(2), "route" if name == "ticket_to_ride" else "space"

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
        assert any(answer(person, table, seat, rng) for seat, person in enumerate((anna, bruno)))
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


def test_a_link_shows_a_stranger_what_may_be_shown(crowd: Crowd) -> None:
    """The same moment, without an account and without anybody's cards; and nothing to play."""
    anna, bruno, stranger = crowd.person(), crowd.person(), crowd.person(Look("it"))
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=anna.url)
    table = grown([anna, bruno], "ticket_to_ride", 16)
    look_back(anna)
    anna.page.keyboard.press("ArrowLeft")
    anna.button("ui-past-link").click()
    notice = f"{anna.says('ui-past-link-copied')} {anna.says('ui-past-link-public')}"
    expect(anna.page.locator(".notice").first).to_contain_text(notice)
    link = anna.page.evaluate("() => navigator.clipboard.readText()")
    commit = int(link.partition("?at=")[2])
    stranger.listen()
    stranger.title = "ticket_to_ride"
    stranger.page.goto(link)
    expect(stranger.page.locator(STRIP)).to_be_visible()
    points = stranger.ask(f"/api/tables/{table}/points", seat=-1)
    on_step(stranger, next(n for n, point in enumerate(points) if point["commit"] == commit))
    expect(stranger.page.locator(".board svg").first).to_be_visible()
    expect(stranger.page.locator("section.hand, .options, .players .button")).to_have_count(0)
    stranger.button("ui-past-now").click()
    expect(stranger.page.locator(STRIP)).to_have_count(0)
    assert all('"own":{' not in text for text in (*stranger.heard, *stranger.bodies()))
    assert not stranger.context.cookies(), "no account is made by looking"

    stranger.go(f"/table/{table}?at=999")
    expect(stranger.page.locator(".notice")).to_contain_text(stranger.says("ui-past-wrong"))
    expect(stranger.page.locator(STRIP)).to_have_count(0)


@pytest.mark.parametrize("name", one_of(TITLES, "great_zimbabwe"))
def test_practice_from_any_step(crowd: Crowd, name: str) -> None:
    anna, bruno = crowd.person(Look("it")), crowd.person()
    table = grown([anna, bruno], name, 12)
    points = look_back(anna)
    anna.page.locator(f"{STRIP} input[type=range]").focus()
    anna.page.keyboard.press("Home")
    for _ in range(6):
        anna.page.keyboard.press("ArrowRight")
    on_step(anna, 6)
    told = anna.ask(f"/api/tables/{table}/past", seat=0, commit=points[6]["commit"], own=points[6]["own"])
    anna.button("ui-past-fork").click()
    anna.button("ui-past-fork-go").click()
    expect(anna.page).not_to_have_url(re.compile(table))
    expect(anna.page.locator(".table[data-seq]")).to_be_visible()
    began = anna.ask(f"/api/tables/{anna.table}/past", seat=0, commit=0)
    if name == "africa":
        assert began["view"]["spaces"] == told["view"]["spaces"]
    elif name == "ticket_to_ride":
        assert began["view"]["own"] == told["view"]["own"]
    anna.ready()


@pytest.mark.parametrize("name", one_of(TITLES, "ticket_to_ride"))
def test_a_record_dropped_on_the_page_is_shown_from_its_beginning(crowd: Crowd, name: str) -> None:
    anna, record = crowd.person(), finished(name)
    anna.go()
    anna.title = name
    expect(anna.button("ui-bring-choose")).to_be_visible()
    anna.page.evaluate(DROP, [record, "game.record"])
    expect(anna.page.locator(STRIP)).to_be_visible()
    on_step(anna, 0)
    anna.button("ui-past-last").click()
    last = len(anna.ask(f"/api/tables/{anna.table}/points")) - 1
    on_step(anna, last)
    expect(anna.button("ui-past-fork")).to_be_disabled()
    anna.page.get_by_label(anna.says("ui-past-from")).select_option("1")
    anna.button("ui-past-back").click()
    expect(anna.page.locator("section.hand, div.plain")).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"from=1"))
    anna.button("ui-past-now").click()
    expect(anna.page.locator("dialog .end")).to_be_visible()


def test_a_record_dropped_while_looking_at_another(crowd: Crowd) -> None:
    """The second is shown from its beginning too, and its address says so."""
    anna = crowd.person()
    anna.go()
    anna.title = "africa"
    expect(anna.button("ui-bring-choose")).to_be_visible()
    anna.page.evaluate(DROP, [finished("africa"), "game.record"])
    on_step(anna, 0)
    first = anna.table
    for _ in range(3):
        anna.button("ui-past-on").click()
    on_step(anna, 3)
    expect(anna.page).to_have_url(re.compile(rf"{first}\?at=[1-9]"))
    anna.button("ui-past-play").click()
    anna.page.evaluate(DROP, [finished("africa", seed=6), "other.record"])
    expect(anna.page).not_to_have_url(re.compile(first))
    expect(anna.page.locator(STRIP)).to_be_visible()
    on_step(anna, 0)
    expect(anna.page).to_have_url(re.compile(r"\?at=0"))
    expect(anna.page.locator("dialog .end")).to_have_count(0)


def test_a_record_is_chosen_with_the_keyboard(crowd: Crowd, tmp_path: Path) -> None:
    anna = crowd.person(PHONE)
    path = tmp_path / "game.record"
    path.write_text(finished("africa"), encoding="utf-8")
    anna.go()
    anna.title = "africa"
    anna.page.wait_for_load_state("networkidle")
    with anna.page.expect_file_chooser() as choosing:
        anna.button("ui-bring-choose").press("Enter")
    choosing.value.set_files(path)
    expect(anna.page.locator(STRIP)).to_be_visible()
    on_step(anna, 0)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_broken_and_hostile_files_are_refused_in_words(crowd: Crowd, lang: str, tmp_path: Path) -> None:
    anna, whole = crowd.person(Look(lang)), finished("africa")
    anna.cut = True  # the browser itself reports answers that refuse
    anna.go()
    bent = re.sub(r"(?m)^1 (\d) \w+ .*$", r"1 \1 flip C5", whole)
    files: list[tuple[str, bytes]] = [
        ("empty", b""),
        ("picture", bytes(range(256)) * 4),
        ("zeros", b"baobab-record 1\n\0\0"),
        ("page", b"<script>alert(1)</script>"),
        ("large", b"x" * 2_000_000),
        ("bent", bent.encode()),
        ("short", whole[: len(whole) // 2].rpartition(" ")[0].encode() + b" nonsense\n"),
    ]
    for name, content in files:
        path = tmp_path / f"{name}.record"
        path.write_bytes(content)
        anna.page.locator("input[type=file]").set_input_files(path)
        notice = anna.page.locator(".notice.trouble").last
        expect(notice).to_be_visible()
        text = notice.inner_text()
        assert len(text.split()) >= 4, (name, text)
        assert text != anna.says("ui-trouble"), name
        while anna.page.locator(".notice").count():
            anna.page.locator(".notice").first.get_by_role("button", name=anna.says("ui-close")).click()
    assert anna.page.url.rstrip("/") == anna.url
