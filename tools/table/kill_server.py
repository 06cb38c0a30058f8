"""Kill the server at random moments while tables play, start it again, and look for moves that were lost.

    python -m tools.table.kill_server --kills 100 --database sqlite|postgresql

Players send moves as fast as they are answered. A move that was acknowledged must be in the store, with its
number; a move in the store must have been sent; numbers have no gaps; and sending an acknowledged command
once more gives the same answer.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

import httpx
from tools.table.api_guest import Guest, any_answer, meet, sit_down
from tools.table.postgres import postgres
from tools.table.server_process import Server

from baobab.table.storage import event_store
from baobab.table.storage.events import PLAY
from baobab.table.storage.store import Store, file_url

ENOUGH = threading.Event()
"""Set on interruption: what was done until then is judged all the same."""

TITLES = ("africa", "ticket_to_ride", "great_zimbabwe", "heart_of_africa")


@dataclass
class Tally:
    """What was sent, what was acknowledged, and how things went."""

    sent: set[str] = field(default_factory=set)
    acknowledged: dict[str, tuple[str, int, int]] = field(default_factory=dict)
    starts: list[float] = field(default_factory=list)
    kills: int = 0
    lost: int = 0
    phantoms: int = 0
    gaps: int = 0
    repeated_wrong: list[str] = field(default_factory=list)

    def report(self, database: str) -> dict[str, object]:
        starts = sorted(self.starts)
        return {
            "database": database,
            "kills": self.kills,
            "sent": len(self.sent),
            "acknowledged": len(self.acknowledged),
            "lost": self.lost,
            "phantoms": self.phantoms,
            "gaps": self.gaps,
            "wrong_repeats": self.repeated_wrong,
            "back_after_seconds": {
                "median": round(starts[len(starts) // 2], 2) if starts else None,
                "longest": round(starts[-1], 2) if starts else None,
            },
        }

    @property
    def clean(self) -> bool:
        return not (self.lost or self.phantoms or self.gaps or self.repeated_wrong)


async def keep_playing(table: str, guests: list[Guest], tally: Tally, rng: random.Random) -> None:
    """Answer for the seat that is asked, again and again, until the server dies."""
    seat = 0
    while True:
        try:
            guest = guests[seat]
            view = await guest.view(table, seat)
            decision = view["decision"]
            if decision is None:
                if view["status"] == "over":
                    return
                seat = view["asked"]
                continue
            cmd = uuid4().hex
            body = {"seat": seat, "cmd_id": cmd, "decision_id": decision["id"], **any_answer(decision, rng)}
            tally.sent.add(f"{table} {seat} {cmd}")
            answer = await guest.post(f"/api/tables/{table}/commands", body)
        except httpx.TransportError:
            return
        if answer.status_code == 200:
            tally.acknowledged[f"{table} {seat} {cmd}"] = (table, seat, answer.json()["seq"])


async def play_until_killed(
    server: Server, tally: Tally, pairs: list[tuple[str, list[Guest]]], rng: random.Random, moves: int
) -> None:
    """Play until a number of moves is acknowledged, then kill in the middle of it."""
    players = [
        asyncio.create_task(keep_playing(table, guests, tally, random.Random(rng.random())))
        for table, guests in pairs
    ]
    wanted = len(tally.acknowledged) + moves
    while len(tally.acknowledged) < wanted and not all(task.done() for task in players):
        await asyncio.sleep(rng.random() * 0.02)
    server.kill()
    tally.kills += 1
    await asyncio.gather(*players)


async def repeat_some(guests: dict[str, list[Guest]], tally: Tally, names: list[str]) -> None:
    """Send acknowledged commands again: the same answer, and no second event."""
    for name in names:
        table, seat, seq = tally.acknowledged[name]
        body = {"seat": seat, "cmd_id": name.split()[2], "decision_id": "0-0", "do": "end"}
        answer = await guests[table][seat].post(f"/api/tables/{table}/commands", body)
        if answer.status_code != 200 or answer.json() != {"seq": seq, "repeated": True}:
            tally.repeated_wrong.append(f"{answer.status_code} {answer.text[:200]}")


async def look_into_store(database: str, tables: list[str], tally: Tally) -> None:
    """Compare what was acknowledged and sent with what is there."""
    store = await Store.open(database)
    kept: set[str] = set()
    async with store.read() as connection:
        for table in tables:
            events = await event_store.events_of(connection, table)
            tally.gaps += [event.seq for event in events] != list(range(1, len(events) + 1))
            kept |= {
                f"{table} {event.cmd}" for event in events if event.kind == PLAY and event.cmd != "start"
            }
    await store.close()
    tally.lost = len(set(tally.acknowledged) - kept)
    tally.phantoms = len(kept - tally.sent)


async def prove(database: str, kills: int, moves: int, tables: int, seed: int) -> Tally:
    """Many lives of one server."""
    rng, tally = random.Random(seed), Tally()
    server = Server(database, "--unlimited", "--workers", "1")
    pairs: list[tuple[str, list[Guest]]] = []
    everything: dict[str, list[Guest]] = {}
    for life in range(kills + 1):
        took = await server.start()
        if life:
            tally.starts.append(took)
        async with httpx.AsyncClient(base_url=server.url, timeout=600) as client:
            for guests in everything.values():
                for guest in guests:
                    guest.client = client
            await repeat_some(everything, tally, list(tally.acknowledged)[-10:])
            if life == kills or ENOUGH.is_set():
                break
            print(f"{life} kills, {len(tally.acknowledged)} moves acknowledged", file=sys.stderr, flush=True)
            pairs = [pair for pair in pairs if (await pair[1][0].view(pair[0], 0))["status"] != "over"]
            while len(pairs) < tables:
                guests = await meet(client, "Anna", "Bruno")
                title = TITLES[len(everything) % len(TITLES)]
                table = await sit_down(guests, title, confirm=bool(rng.randrange(2)))
                pairs.append((table, guests))
                everything[table] = guests
            await play_until_killed(server, tally, pairs, rng, moves)
    server.stop()
    await look_into_store(database, list(everything), tally)
    return tally


@contextmanager
def database_place(kind: str) -> Iterator[str]:
    """An empty store of one kind, which waits for the disk."""
    if kind == "postgresql":
        with postgres(durable=True) as instance:
            yield instance.new()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield file_url(Path(folder))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--moves", type=int, default=60, help="acknowledged moves between two kills")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ENOUGH.set())
    with database_place(args.database) as database:
        tally = asyncio.run(prove(database, args.kills, args.moves, args.tables, args.seed))
    print(json.dumps(tally.report(args.database), indent=1))
    return 0 if tally.clean else 1


if __name__ == "__main__":
    raise SystemExit(main())
