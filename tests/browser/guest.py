"""Somebody at the table with a browser: what they see and do, and what went wrong in their console."""

import re
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PATIENCE = 120_000
"""Milliseconds; a busy machine is no fault of the table's."""

EXPECTED = re.compile(
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection to|status of 409|status of 422"
    r"|Service Worker registration blocked"
)
"""What a browser itself notes when the network is cut, a move is refused, or tests keep no worker: no mistake
of the page."""

expect.set_options(timeout=PATIENCE)
Theme = Literal["light", "dark"]
WIDE = (1366, 768)
PHONE = (360, 740)


class Guest:
    """A browser of its own, without a past."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Anna",
        lang: str = "en",
        theme: Theme = "light",
        size: tuple[int, int] = WIDE,
    ) -> None:
        self.url, self.name, self.lang = url, name, lang
        phone = size[0] < 500
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "it": "it-IT"}[lang],
            color_scheme=theme,
            reduced_motion="reduce",
            service_workers="block",
            is_mobile=phone,
            has_touch=phone,
        )
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.note(said.type, said.text))
        return page

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not EXPECTED.search(text):
            self.faults.append(f"{kind}: {text}")

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # Coming to the table.

    def arrive(self) -> None:
        self.page.goto(self.url)
        self.page.get_by_role("textbox").first.fill(self.name)

    def card(self, title: str) -> Locator:
        """The game's card on the front page."""
        return self.page.locator("li", has=self.page.get_by_role("heading", name=title, exact=True))

    def play_bots(self, title: str) -> None:
        """One click: a table against bots."""
        self.arrive()
        self.card(title).get_by_role("button").first.click()
        self.at_table()

    def open(self, title: str, **wish: Any) -> str:
        """A table as wished, opened by the API with this browser's key; answers its address."""
        self.page.goto(self.url)
        body = {"title": title, "name": self.name, **wish}
        made = self.page.request.post(f"{self.url}/api/tables", data=body)
        assert made.ok, made.text()
        address = f"{self.url}/table/{made.json()['table']}"
        self.page.goto(address)
        return address

    def at_table(self) -> None:
        """The game is on the screen."""
        expect(
            self.page.get_by_role("region", name=re.compile("^(The question|La domanda)$"))
        ).to_be_visible()

    # Playing.

    @property
    def options(self) -> Locator:
        return self.page.locator("button.option:enabled")

    def wait_for_question(self) -> None:
        """Until this seat is asked, or the game is over."""
        answer = self.options.first.or_(self.end_turn).or_(self.page.locator(".amount")).or_(self.result)
        expect(answer.first).to_be_visible()

    @property
    def end_turn(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(End turn|Fine turno)$"))

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Confirm|Conferma)$"))

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Undo|Annulla)$"))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^(The result|Il risultato)$"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=re.compile("^(Log|Diario)$"))

    def now(self, seat: int = 0) -> dict[str, Any]:
        """What the server says, for comparing."""
        table = self.page.url.rsplit("/", 1)[1]
        answer = self.page.request.get(f"{self.url}/api/tables/{table}/view?seat={seat}")
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, option: Locator) -> None:
        """Choose, and confirm where it is asked for."""
        option.click()
        self.page.wait_for_function("() => !document.querySelector('button.option:disabled')")
        if self.confirm.is_visible():
            self.confirm.click()
