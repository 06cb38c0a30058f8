"""How light and how quick the table in the browser is: from an empty cache to a board that answers a click.

python -m bench.web [--runs 7] [--out bench/web.json]

A real server, the system's Chromium, a fresh browser profile for each run, no throttling. For each board:
the bytes that came over the wire until the first answer can be given (headers and socket included), first
contentful paint, the moment the first legal target is on the screen, and the moment a click on it has had
its effect on the page. Milliseconds count from the start of the navigation, by the page's own clock;
`work_ms` is the processor time of the page's main thread until then, which other programs disturb less.
Each figure is the median of the runs.
"""

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize
from tests.browser.chromium import chromium
from tests.browser.conftest import start
from tests.browser.wire import Wire
from tools import web
from tools.table.server_process import Server

from baobab.table.storage.store import file_url

HERE = Path(__file__).parent
BOARDS = {"africa": "en", "ticket_to_ride": "it"}
SIZE: ViewportSize = {"width": 1366, "height": 768}

# Runs in the page from its first line on: notes when a legal target is there, clicks it, and notes when the
# page has changed for it: the chosen answer is shown, the move is on its way, or the ticket is picked.
WATCH = """() => {
  const target = ".board .spot.open, .board section li button, .market button.open";
  const effect = ".chosen, .options button.option:disabled, .board section li button[aria-pressed=true]";
  window.seen = {};
  const look = () => {
    const place = document.querySelector(target);
    if (place && !seen.target) {
      seen.target = performance.now();
      place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    if (seen.target && document.querySelector(effect)) seen.answers = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def main(arguments: list[str]) -> int:
    args = argparse.ArgumentParser(prog="python -m bench.web")
    args.add_argument("--runs", type=int, default=7)
    args.add_argument("--out", type=Path, default=HERE / "web.json")
    wish = args.parse_args(arguments)
    if web.build():
        return 1
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(file_url(Path(folder)), "--unlimited", "--workers", "1", "--thinking", "0.01")
        start(server)
        try:
            rows = [measure_board(browser, server.url, title, wish.runs) for title in BOARDS]
            version = browser.version
        finally:
            server.stop()
    load = os.getloadavg()[0]
    about = {
        "when": date.today().isoformat(),
        "command": f"python -m bench.web --runs {wish.runs}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f} at the end",
        "chromium": version,
        "rows": rows,
    }
    wish.out.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    for row in rows:
        times = [f"{name[:-3].replace('_', ' ')} {row[name]} ms" for name in row if name.endswith("_ms")]
        print(f"{row['title']:<15} {row['bytes'] / 1000:.1f} kB, {', '.join(times)}")
    return 0


def measure_board(browser: Browser, url: str, title: str, runs: int) -> dict[str, Any]:
    """The medians of a board, after one warm-up run."""
    found = [measure_visit(browser, url, title) for _ in range(runs + 1)][1:]
    return {
        "title": title,
        "lang": BOARDS[title],
        "runs": runs,
        **{name: round(statistics.median(one[name] for one in found)) for name in found[0]},
        "slowest_interactive_ms": round(max(one["interactive_ms"] for one in found)),
    }


def measure_visit(browser: Browser, url: str, title: str) -> dict[str, float]:
    """One cold visit to a table that waits for this browser's first answer."""
    context = browser.new_context(viewport=SIZE, locale=f"{BOARDS[title]}-IT", reduced_motion="no-preference")
    try:
        return visit(context, url, open_table(context, url, title))
    finally:
        context.close()


def open_table(context: BrowserContext, url: str, title: str) -> str:
    """A table at which this browser's player is asked first."""
    wish = {"title": title, "seats": ["me", "me"]}
    made = context.request.post(f"{url}/api/tables", data=wish, headers={"Origin": url})
    assert made.ok, made.text()
    name = str(made.json()["table"])
    asked = context.request.get(f"{url}/api/tables/{name}/view", params={"seat": 0}).json()["asked"]
    return name if asked == 0 else open_table(context, url, title)


def visit(context: BrowserContext, url: str, name: str) -> dict[str, float]:
    page = context.new_page()
    wire = Wire(context, page)
    wire.tools.send("Network.clearBrowserCache")
    wire.tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{url}/table/{name}")
    page.wait_for_function("() => window.seen.answers > 0")
    work = {one["name"]: one["value"] for one in wire.tools.send("Performance.getMetrics")["metrics"]}
    seen = page.evaluate("() => window.seen")
    return {
        "bytes": wire.bytes,
        "first_paint_ms": page.evaluate(PAINT),
        "first_target_ms": seen["target"],
        "interactive_ms": seen["answers"],
        "work_ms": 1000 * work["TaskDuration"],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
