"""The system's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from tools.web import node_home

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell is the same Chromium without windows: it opens a page with a third of the work."""
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]


class NoChromiumError(Exception):
    """There is no browser to test with."""


def program() -> str:
    named = os.environ.get("CHROMIUM")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise NoChromiumError(
            "These tests need Chromium, and it is not installed (Debian: apt-get install chromium)."
        )
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    # Playwright's own Node wants libatomic, which the smallest machines do not have; ours needs nothing.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node_home()[1]))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=QUIET)
        yield browser
        browser.close()
