"""What comes over the wire until a board is there."""

from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page

LATER = (".woff2", "/assets/faces-")
"""Typefaces: the page asks for them when the board is there, as `test_feel.py` proves; on a quick machine
they come before a test has noticed that it is."""


class Wire:
    """Counts bytes as the browser's own tools do, headers and socket included."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.sizes: list[float] = []
        self.later: set[str] = set()
        self.tools: CDPSession = context.new_cdp_session(page)
        self.tools.on("Network.requestWillBeSent", self.asked)
        self.tools.on("Network.loadingFinished", self.came)
        self.tools.on("Network.webSocketFrameReceived", self.heard)
        self.tools.send("Network.enable")

    def asked(self, sent: dict[str, Any]) -> None:
        if any(part in sent["request"]["url"] for part in LATER):
            self.later.add(sent["requestId"])

    def came(self, done: dict[str, Any]) -> None:
        if done["requestId"] not in self.later:
            self.sizes.append(done["encodedDataLength"])

    def heard(self, got: dict[str, Any]) -> None:
        self.sizes.append(len(got["response"]["payloadData"]))

    @property
    def bytes(self) -> float:
        return sum(self.sizes)
