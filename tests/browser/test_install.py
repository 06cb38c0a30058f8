"""The table as an app: what is kept, what is said without a network, and updates that mix nothing."""

import asyncio
import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, expect
from tests.browser.deals import plan
from tests.browser.people import Crowd, Look, Person
from tools import web
from tools.table.postgres import free_port

from baobab.table.storage.store import file_url
from baobab.table.web.app import make_app

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
TYPEFACES = """async () => {
  await document.fonts.ready;
  return [...document.fonts].filter((face) => face.status === "loaded")
    .map((face) => face.family.replaceAll('"', "")).sort();
}"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"""
BUILD = "() => document.querySelector('meta[name=baobab-client]').content"
BADGES = """window.badges = [];
navigator.setAppBadge = (n) => { window.badges.push(n); return Promise.resolve(); };
navigator.clearAppBadge = () => { window.badges.push(0); return Promise.resolve(); };"""


@contextmanager
def serving(static: Path, data: Path, port: int) -> Iterator[None]:
    """A server of its own, whose client is in a folder of its own."""
    config = uvicorn.Config(
        make_app(plan(file_url(data)), static),
        port=port,
        ws="websockets-sansio",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.02)
    try:
        yield
    finally:
        server.should_exit = True
        thread.join()


def controlled(person: Person) -> None:
    """Wait until the worker has everything and answers for the page."""
    person.page.wait_for_function(CONTROLLED)


def rebuilt(static: Path) -> str:
    """The folder as another build would leave it: every part under another name, the old ones gone."""
    old = (static / ".digest").read_text()
    new = "f" * len(old)
    for path in [*static.rglob("*.br"), *static.rglob("*.gz")]:
        path.unlink()
    names = {path.name: f"{path.stem}New{path.suffix}" for path in (static / "assets").iterdir()}
    named = re.compile("|".join(map(re.escape, [*names, old])))
    for path in (path for path in static.rglob("*") if path.suffix in (".js", ".css", ".html")):
        text = path.read_text(encoding="utf-8")
        path.write_text(named.sub(lambda found: names.get(found[0], new), text), encoding="utf-8")
    for name, other in names.items():
        (static / "assets" / name).rename(static / "assets" / other)
    (static / ".digest").write_text(new)
    return new


def test_can_be_installed(crowd: Crowd) -> None:
    """Manifest and icons in both languages; the badge says that it is one's turn."""
    for lang in ("en", "it"):
        person = crowd.person(Look(lang))
        person.page.add_init_script(BADGES)
        person.go()
        link = person.page.locator("link[rel=manifest]")
        expect(link).to_have_attribute("href", f"/manifest.{lang}.webmanifest")
        answer = person.context.request.get(person.url + (link.get_attribute("href") or ""))
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.loads(answer.text())
        assert manifest["lang"] == lang
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            drawn = person.context.request.get(person.url + icon["src"])
            assert drawn.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                body = drawn.body()
                width, height = (int.from_bytes(body[at : at + 4], "big") for at in (16, 20))
                assert f"{width}x{height}" == icon["sizes"]
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    person.open("africa", ["me", "me"])
    person.ready()
    person.page.wait_for_function("() => window.badges.at(-1) === 1")
    person.page.get_by_role("link", name=person.says("ui-to-front")).click()
    person.page.wait_for_function("() => window.badges.at(-1) === 0")


def test_updates_mix_nothing_and_no_network_is_said(browser: Browser, tmp_path: Path) -> None:
    """An old page keeps its own parts, is told of the new ones, and gets all of them or none."""
    assert web.build() == 0
    static, data, port = tmp_path / "static", tmp_path / "data", free_port()
    data.mkdir()
    shutil.copytree(web.STATIC, static)
    crowd = Crowd(browser, f"http://127.0.0.1:{port}")
    anna = crowd.person(kept=True, name="Anna")
    with serving(static, data, port):
        table = anna.open("africa", ["me", "me"])
        anna.ready()
        controlled(anna)
        first = anna.page.evaluate(BUILD)
        assert first == (static / ".digest").read_text()
        kept = anna.page.evaluate(KEPT)
        assert any(path.startswith("/assets/namibia-") for path in kept), "boards are kept"
        assert not any(path.startswith("/api/") for path in kept), "tables are not"
        assert anna.page.locator(".newer").count() == 0

    # The server has gone: a page that is wanted says so, in both languages.
    anna.cut = True
    other = anna.context.new_page()
    other.goto(f"{anna.url}/table/{table}")
    expect(other.get_by_role("heading", name="There is no connection")).to_be_visible()
    expect(other.locator("[lang=it] h1")).to_have_text("Non c'è connessione")
    assert other.evaluate("() => getComputedStyle(document.body).display") == "grid", "it has its looks"
    assert other.evaluate(TYPEFACES) == ["Baobab Display", "Baobab Text"], "and the table's typefaces"

    # It comes back with another client, without the old one's parts.
    second = rebuilt(static)
    with serving(static, data, port):
        assert anna.context.request.get(f"{anna.url}/api/titles").headers["baobab-client"] == second
        expect(anna.page.locator(".lost")).to_have_count(0)
        anna.ready()
        anna.button("ui-rules").click()
        expect(anna.page.locator("dialog[open]")).to_be_visible()  # a part that only the worker still has
        anna.page.keyboard.press("Escape")
        anna.page.locator(".options button.option").first.click()
        newer = anna.page.locator(".newer")
        expect(newer).to_contain_text(anna.says("ui-newer"))
        assert anna.page.evaluate(BUILD) == first, "nothing changes under one's hands"
        asked: list[str] = []
        anna.page.on("request", lambda request: asked.append(request.url))
        newer.get_by_role("button", name=anna.says("ui-reload")).click()
        anna.page.wait_for_function(f"() => ({BUILD})() === '{second}'")
        anna.ready()
        anna.button("ui-rules").click()
        expect(anna.page.locator("dialog[open]")).to_be_visible()
        parts = [url for url in asked if "/assets/" in url]
        assert any("/Rules-" in url for url in parts)
        assert all(re.search(r"New\.\w+$", url) for url in parts), "all of the new build, nothing of the old"
        assert newer.count() == 0
        other.get_by_role("link").click()
        expect(other.locator(".table .prompt").first).to_be_visible()
        other.close()
        anna.page.goto("about:blank")  # no page of the old build is open: its worker gives way
        anna.go(f"/table/{table}")
        anna.page.wait_for_function(
            f"async () => (await caches.keys()).join() === 'baobab-{second}'", polling=200
        )
        anna.context.close()
