"""Moments taken elsewhere: links, practice tables, and games from a file (checks 8 and 10)."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.long_games import STRIP, TITLES, finished, grown, look_back, on_step
from tests.browser.people import PHONE, Crowd, Look

DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "text/plain" }));
  for (const kind of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def test_a_link_shows_a_stranger_what_may_be_shown(crowd: Crowd) -> None:
    """The same moment, without an account and without anybody's cards; and nothing to play."""
    anna, bruno, stranger = crowd.person(), crowd.person(), crowd.person(Look("it"))
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=anna.url)
    table = grown([anna, bruno], "ticket_to_ride", 16)
    look_back(anna)
    points = anna.ask(f"/api/tables/{table}/points", seat=0)
    seen = max(n for n, point in enumerate(points[:-2]) if not point["own"])  # a moment that all have seen
    for step in range(len(points) - 3, seen - 1, -1):
        anna.page.keyboard.press("ArrowLeft")
        on_step(anna, step)
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


@pytest.mark.parametrize("name", TITLES)
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
    anna.page.locator("a.practice").click()
    expect(anna.page.locator(STRIP)).to_be_visible()
    expect(anna.page).to_have_url(f"{anna.url}/table/{table}?at={points[6]['commit']}")
    anna.page.go_back()
    expect(anna.page.locator("a.practice")).to_contain_text(anna.says("ui-practice"))
    anna.go()
    row = anna.page.locator(".rows li", has_text=anna.says("ui-practice"))
    expect(row).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_wrong_addresses_are_answered_with_a_page(crowd: Crowd, lang: str) -> None:
    anna = crowd.person(Look(lang))
    anna.cut = True  # the browser itself reports answers that refuse
    answer = anna.page.goto(f"{anna.url}/foo/bar")
    assert answer is not None
    assert answer.status == 404
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(anna.says("ui-nowhere"))
    anna.page.get_by_role("link", name=anna.says("ui-to-front")).click()
    expect(heading).to_have_text(anna.says("ui-welcome"))
    anna.go("/new/chess")
    expect(anna.page.get_by_role("alert")).to_have_text(anna.says("ui-no-title", title="chess"))
    for table in ("nosuchtable", "no%20such"):
        anna.go(f"/table/{table}")
        expect(heading).to_have_text(anna.says("ui-no-table"))
        expect(anna.page.locator("main p").first).to_have_text(anna.says("error-no-table"))


@pytest.mark.parametrize("name", TITLES)
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
    routes = re.sub(r"(?m)^(\d+ \d route) \S+", r"\1 xyz", finished("ticket_to_ride"), count=1)
    bent = re.sub(r"(?m)^1 (\d) \w+ .*$", r"1 \1 flip C5", whole)
    files: list[tuple[str, bytes]] = [
        ("empty", b""),
        ("picture", bytes(range(256)) * 4),
        ("zeros", b"baobab-record 1\n\0\0"),
        ("page", b"<script>alert(1)</script>"),
        ("large", b"x" * 2_000_000),
        ("bent", bent.encode()),
        ("routes", routes.encode()),
        ("short", whole[: len(whole) // 2].rpartition(" ")[0].encode() + b" nonsense\n"),
    ]
    for name, content in files:
        path = tmp_path / f"{name}.record"
        path.write_bytes(content)
        anna.page.evaluate("() => document.querySelectorAll('.notice').forEach((one) => (one.id = 'old'))")
        anna.page.locator("input[type=file]").set_input_files(path)
        notice = anna.page.locator(".notice.trouble:not(#old)")
        expect(notice).to_have_count(1)
        expect(anna.page.locator("#old"), "what was said about the file before").to_have_count(0)
        text = notice.inner_text()
        assert len(text.split()) >= 4, (name, text)
        assert text != anna.says("ui-trouble"), name
        if name in ("page", "bent", "routes", "short"):
            assert re.search(r"(line|riga) \d+", text, re.IGNORECASE), (name, text)
        if name == "routes":
            assert ("una linea" if lang == "it" else "is not a route") in text, "in words of the game"
    anna.page.evaluate(DROP, [whole, "whole.record"])
    expect(anna.page.locator(STRIP)).to_be_visible()
    expect(anna.page.locator(".notice")).to_have_count(0)
