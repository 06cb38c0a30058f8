"""How long a step through the past takes on the screen, in a real Chromium against a real server.

    python -m bench.history [--steps 60] [--titles africa,ticket_to_ride,namibia]

A finished game is brought as a record and leafed through. Time runs from the press of the button until the
frame after the new step stands in the page: `loaded` for steps whose views are there already, `fetched` for
leaps to places where nothing has been loaded yet. Titles without a board count until their picture is drawn.
`worked_ms` is what the page itself worked for a step, which other programs on the machine do not change.
"""

import argparse
import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.chromium import chromium
from tests.browser.conftest import start
from tests.browser.long_games import finished
from tests.browser.people import Crowd
from tools import web
from tools.table.server_process import Server

from baobab.table.storage.store import file_url

STEP = """async ([to, place]) => {
  const table = document.querySelector(".table[data-seq]");
  const slider = document.querySelector("section.strip input");
  const soon = () => new Promise((done) => setTimeout(done, 1));
  const there = () => table.dataset.step === String(to) &&
    (!document.querySelector("div.plain") || document.querySelector("div.plain").dataset.at === place);
  const began = performance.now();
  slider.value = to;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  while (!there()) {
    if (performance.now() - began > 10000) throw new Error(`Step ${to} (${place}) is not shown after 10 s.`);
    await soon();
  }
  const set = performance.now();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return [set - began, performance.now() - began];
}"""
REST = "() => new Promise((done) => requestIdleCallback(done))"
CHUNK = 32


def measure(page: Page, points: list[dict[str, int]], steps: int) -> dict[str, Any]:
    """Leaps first, while nothing is loaded; then one step after the other."""

    def go(n: int) -> tuple[float, float]:
        place = f"{points[n]['commit']}.{points[n]['own']}"
        ready, painted = page.evaluate(STEP, [n, place])
        page.evaluate(REST)
        return float(ready), float(painted)

    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy_time() -> float:
        """Seconds of its processor that the page has used so far."""
        found = wire.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    far = list(range(CHUNK * 2 + 16, len(points), CHUNK * 2))
    random.Random(1).shuffle(far)
    began = busy_time()
    fetched = [go(n) for n in far[:20]]
    leaps = (busy_time() - began) / max(len(fetched), 1)
    go(0)
    page.wait_for_load_state("networkidle")
    loaded = []
    began = busy_time()
    for n in range(1, min(steps, len(points) - 1)):
        page.wait_for_load_state("networkidle")
        loaded.append(go(n))
    steps_worked = (busy_time() - began) / max(len(loaded), 1)
    return {
        "points": len(points),
        "fetched": summary(fetched, leaps),
        "loaded": summary(loaded, steps_worked),
    }


def summary(times: list[tuple[float, float]], worked: float) -> dict[str, float]:
    if not times:
        return {}
    painted = sorted(time for _, time in times)
    return {
        "count": len(times),
        "worked_ms": round(worked * 1000, 1),
        "in_the_page_ms": round(statistics.median(time for time, _ in times), 1),
        "painted_ms": round(statistics.median(painted), 1),
        "painted_p95_ms": round(painted[int(len(painted) * 0.95)], 1),
        "painted_worst_ms": round(painted[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--titles", default="africa,ticket_to_ride,namibia")
    given = parser.parse_args()
    if web.build():
        raise SystemExit("The client cannot be built.")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(file_url(Path(folder)), "--unlimited", "--workers", "1")
        start(server)
        try:
            with chromium() as browser:
                crowd = Crowd(browser, server.url)
                for name in given.titles.split(","):
                    person = crowd.person()
                    brought = person.tell("/api/records", {"record": finished(name, 3)})
                    person.go(f"/table/{brought['table']}?at=0")
                    person.page.locator("section.strip").wait_for()
                    points = person.ask(f"/api/tables/{brought['table']}/points")
                    print(
                        json.dumps({"title": name, **measure(person.page, points, given.steps)}), flush=True
                    )
        finally:
            server.stop(60)


if __name__ == "__main__":
    main()
