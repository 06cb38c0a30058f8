"""Many writers on one game, through several servers that share a store: exactly one wins each race.

    python -m tools.table.racing_writers --writers 50 --servers 2 --commands 2000 --database sqlite|postgresql

Every writer answers the same questions as all others of its seat. For each question one command must be
acknowledged, all others must be told what is true now; the numbers have no gap and nothing is there twice.
"""

import argparse
import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from uuid import uuid4

import httpx
from tools.table.api_guest import Guest, any_answer, meet, sit_down
from tools.table.kill_server import database_place
from tools.table.server_process import Server

from baobab.table.storage import event_store
from baobab.table.storage.events import PLAY
from baobab.table.storage.store import Store

TITLE = "africa"
Sent = tuple[str, int, str]
"""A command, how it was answered, and the question that it answered."""


async def write(
    guest: Guest, table: str, seat: int, log: list[Sent], commands: int, rng: random.Random
) -> None:
    """Answer whatever is asked, until enough commands have been sent by all together."""
    decision = None
    while len(log) < commands:
        if decision is None:
            view = await guest.view(table, seat)
            decision = view["decision"]
            if view["status"] == "over":
                return
            if decision is None:
                await asyncio.sleep(0.01)
                continue
        cmd = uuid4().hex
        body = {"seat": seat, "cmd_id": cmd, "decision_id": decision["id"], **any_answer(decision, rng)}
        answer = await guest.post(f"/api/tables/{table}/commands", body)
        log.append((f"{seat} {cmd}", answer.status_code, decision["id"]))
        decision = answer.json()["now"]["decision"] if answer.status_code == 409 else None


async def prove(database: str, writers: int, servers: int, commands: int, seed: int) -> dict[str, object]:
    houses = [Server(database, "--unlimited", "--workers", "1") for _ in range(servers)]
    try:
        for house in houses:
            await house.start()
        table, log = await race(houses, writers, commands, seed)
    finally:
        for house in houses:
            house.stop()
    return await judge(database, table, log)


async def race(houses: list[Server], writers: int, commands: int, seed: int) -> tuple[str, list[Sent]]:
    """All writers at once, on one table through all servers; answers which table, and what they heard."""
    log: list[Sent] = []
    limits = httpx.Limits(max_connections=writers + 10)
    async with AsyncExitStack() as open_clients:
        clients = [
            await open_clients.enter_async_context(
                httpx.AsyncClient(base_url=house.url, timeout=120, limits=limits)
            )
            for house in houses
        ]
        people = await meet(clients[0], "Anna", "Bruno")
        table = await sit_down(people, TITLE, confirm=False)
        guests = [Guest(clients[i % len(clients)], people[i % 2].key) for i in range(writers)]
        await asyncio.gather(
            *(
                write(guest, table, i % 2, log, commands, random.Random(seed + i))
                for i, guest in enumerate(guests)
            )
        )
    return table, log


async def judge(database: str, table: str, log: list[Sent]) -> dict[str, object]:
    """Compare what was answered with what is in the store."""
    store = await Store.open(database)
    async with store.read() as connection:
        events = await event_store.events_of(connection, table)
    await store.close()
    kept = [event.cmd for event in events if event.kind == PLAY and event.cmd != "start"]
    won = [cmd for cmd, status, _ in log if status == 200]
    answered = [question for _, status, question in log if status == 200]
    statuses = Counter(status for _, status, _ in log)
    return {
        "commands": len(log),
        "answers": {str(status): count for status, count in sorted(statuses.items())},
        "events": len(kept),
        "gap": [event.seq for event in events] != list(range(1, len(events) + 1)),
        "doubled": len(kept) - len(set(kept)),
        "questions_answered_twice": len(answered) - len(set(answered)),
        "acknowledged_without_event": len(set(won) - set(kept)),
        "events_without_acknowledgement": len(set(kept) - set(won)),
        "clean": sorted(won) == sorted(str(cmd) for cmd in kept)
        and len(answered) == len(set(answered))
        and set(statuses) <= {200, 409},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--writers", type=int, default=50)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--commands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with database_place(args.database) as database:
        report = asyncio.run(prove(database, args.writers, args.servers, args.commands, args.seed))
    print(json.dumps({"database": args.database, **report}, indent=1))
    return 0 if report["clean"] and not report["gap"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
