"""How long the view of any earlier step takes when nobody is at the table.

    python -m tools.table.cold_views --events 500 --looks 100

For each title a game of so many events is played into a store; then a fresh house, with nothing in memory, is
asked for views at random commit points. Time is that of the whole request; `of_processor` is what of it was
spent working, which on a busy machine is less.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

import httpx

from baobab.kernel.luck import Rng
from baobab.kernel.title import Title
from baobab.table.base.settings import Settings
from baobab.table.rooms.commands import Command, carry_out
from baobab.table.rooms.opening import TableSpec, complete_options, open_table
from baobab.table.server.server import Server, ServerConfig
from baobab.table.storage.people import Person
from baobab.table.storage.store import file_url
from baobab.table.web.app import make_app
from baobab.titles import names, title

HOST = Person("host", "Host")


async def play_into(house: Server, rules: Title, events: int, seed: int) -> str:
    """Play a game of about this many events, all seats held by one person."""
    seats = rules.seats[-1]
    settings = Settings(complete_options(rules, seats, {}), watch="everybody", confirm=False)
    room = await open_table(house.rooms, TableSpec(rules, ["me"] * seats, settings), HOST)
    rng = Rng(seed)
    while room.head < events and room.status == "playing":
        legal = room.begun_game().legal()
        seat = room.asked
        answer = Command(f"c{room.head}", room.decision_id(seat), "move", legal[rng.below(len(legal))])
        await carry_out(house.rooms, room.id, seat, answer, lambda _: None)
    return room.id


async def time_views(house: Server, client: httpx.AsyncClient, table: str, looks: int) -> dict[str, object]:
    room = await house.rooms.get(table)
    commits, events = room.commit_count, room.head
    rng, times, worked = random.Random(1), [], []
    for _ in range(looks):
        house.rooms.loaded.clear()
        began, cpu = time.perf_counter(), time.process_time()
        answer = await client.get(f"/api/tables/{table}/past", params={"commit": rng.randint(0, commits)})
        times.append(time.perf_counter() - began)
        worked.append(time.process_time() - cpu)
        answer.raise_for_status()
    house.rooms.loaded.clear()
    began = time.perf_counter()
    await client.get(f"/api/tables/{table}/view")
    opened = time.perf_counter() - began
    return {
        "events": events,
        "commits": commits,
        **format_times("", times),
        **format_times("_of_processor", worked),
        "open_the_whole_game_ms": round(1000 * opened, 1),
    }


def format_times(name: str, times: list[float]) -> dict[str, float]:
    """The median and the longest, in milliseconds."""
    ordered = sorted(times)
    return {
        f"median_ms{name}": round(1000 * ordered[len(ordered) // 2], 1),
        f"longest_ms{name}": round(1000 * ordered[-1], 1),
    }


async def prove(folder: Path, events: int, looks: int) -> dict[str, object]:
    app = make_app(ServerConfig(file_url(folder), limited=False, workers=1))
    found: dict[str, object] = {}
    async with app.router.lifespan_context(app):
        house: Server = app.state.server
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://cold") as client:
            for name in names():
                table = await play_into(house, title(name), events, 1)
                found[name] = await time_views(house, client, table, looks)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=500)
    parser.add_argument("--looks", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(prove(Path(folder), args.events, args.looks)), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
