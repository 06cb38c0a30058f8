"""People in front of a browser: each with a context of its own, and none of them ever sees an error."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    expect,
)
from tools import web

from baobab.table.base.errors import WORDS_FOLDER as TABLE
from baobab.titles import words_folder
from baobab.words import Words, words

PATIENCE = 1000 * int(os.environ.get("BAOBAB_PATIENCE", "60"))
"""Milliseconds; a busy machine is no fault of the table."""

SHELL = web.WEB / "words"
NETWORK = "Failed to load resource", "WebSocket connection to", "net::ERR_"
READY = (
    ".options .chosen .button.primary, .options button.option:enabled, .amount .button.primary,"
    " .prompt .button.primary:enabled"
)
RESULT = "dialog .end"
OPTION = ".options button.option"


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody looks at the table."""

    lang: str = "en"
    theme: str = "light"
    width: int = 1366
    height: int = 768

    @property
    def phone(self) -> bool:
        return self.width < 500

    def __str__(self) -> str:
        return f"{self.lang}-{self.theme}-{self.width}x{self.height}"


DESK = Look()
PHONE = Look("it", "dark", 360, 740)


@cache
def speech(lang: str, title: str) -> Words:
    return words(lang, TABLE, SHELL, *([words_folder(title)] if title else []))


@dataclass
class Person:
    """A browser window, and everything that went wrong in it."""

    context: BrowserContext
    page: Page
    look: Look
    url: str
    title: str = ""
    seat: int = 0
    cut: bool = False
    """The network is being cut, or two tabs race: the browser itself then complains about requests."""
    troubles: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Everything the server said to this browser, if it is listened to."""

    def watch(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("response", self.answered)
        page.on("crash", lambda _: self.troubles.append("the page crashed"))

    def console(self, message: ConsoleMessage) -> None:
        if message.type != "error" or (self.cut and any(word in message.text for word in NETWORK)):
            return
        self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def answered(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.status} from {response.url}")

    def listen(self) -> None:
        """Keep all that comes in, by requests and by the socket."""
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.frame))
        self.page.on("requestfinished", self.finished)

    def frame(self, data: str | bytes) -> None:
        self.heard.append(data if isinstance(data, str) else data.decode())

    def finished(self, request: Request) -> None:
        self.requests.append(request)

    requests: list[Request] = field(default_factory=list)

    def bodies(self) -> list[str]:
        """What requests of the API brought, read when the page has come to rest."""
        answers = [request.response() for request in self.requests if "/api/" in request.url]
        return [answer.text() for answer in answers if answer is not None and answer.ok]

    # What the page says

    def says(self, key: str, **params: Any) -> str:
        return speech(self.look.lang, self.title).say(key, params)

    def button(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **params), exact=True)

    # Where one is

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/table/")[2].partition("?")[0]

    def ask(self, path: str, **params: Any) -> Any:
        """What the server tells this browser."""
        answer = self.context.request.get(self.url + path, params=params)
        assert answer.ok, answer.text()
        return answer.json()

    def tell(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(self.url + path, data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json()

    def view(self, seat: int = 0) -> Any:
        return self.ask(f"/api/tables/{self.table}/view", seat=seat)

    def open(self, title: str, seats: Sequence[str], **more: Any) -> str:
        """A table as wished, opened without clicking, and gone to."""
        self.title = title
        table = str(self.tell("/api/tables", {"title": title, "seats": [*seats], **more})["table"])
        self.go(f"/table/{table}")
        return table

    def visit(self, table: str, title: str) -> None:
        self.title = title
        self.go(f"/table/{table}")

    def sit(self) -> None:
        """Take the first free seat."""
        self.button("ui-sit").first.click()

    def ready(self) -> None:
        """Wait until there is something to answer."""
        self.page.locator(READY).first.wait_for()

    def played(self) -> None:
        """Wait until what was sent has been answered and shown."""
        expect(self.page.locator(".prompt [role=status]").first).not_to_have_text(self.says("ui-sending"))

    # How one is left

    def check(self) -> None:
        assert not self.troubles, "\n".join(self.troubles)

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)


class Crowd:
    """Everybody who came to a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people: list[Person] = []

    def empty(self, kept: list[dict[str, str]]) -> Any:
        """What the browser of somebody new keeps."""
        return {"cookies": [], "origins": [{"origin": self.url, "localStorage": kept}]}

    def person(
        self,
        look: Look = DESK,
        name: str = "",
        state: Any = None,
        pace: str = "off",
        asking: str = "never",
        moving: bool = False,
        kept: bool = False,
    ) -> Person:
        """Somebody new, or, with what a browser kept, somebody who comes back.

        Only who is `moving` sees motion, and only with `kept` has a worker that keeps the client.
        """
        prefs = {"lang": look.lang, "theme": look.theme, "pace": pace, "asking": asking, "name": name}
        stored = [{"name": "baobab", "value": json.dumps(prefs)}]
        context = self.browser.new_context(
            viewport={"width": look.width, "height": look.height},
            device_scale_factor=2 if look.phone else 1,
            has_touch=look.phone,
            is_mobile=look.phone,
            locale="it-IT" if look.lang == "it" else "en-GB",
            color_scheme="dark" if look.theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if kept else "block",
            storage_state=state or self.empty(stored),
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        page = context.new_page()
        person = Person(context, page, look, self.url)
        person.watch(page)
        self.people.append(person)
        return person

    def reopened(self, person: Person) -> Person:
        """The same browser, closed and opened again: what was only for the session is gone."""
        state = person.context.storage_state()
        state["cookies"] = [cookie for cookie in state["cookies"] if cookie.get("expires", -1) > 0]
        person.check()
        person.context.close()
        self.people.remove(person)
        again = self.person(person.look, state=state)
        again.title = person.title
        return again

    def leave(self) -> None:
        for person in self.people:
            person.context.close()
