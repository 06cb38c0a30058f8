"""Many tables at once: how long from a move to every screen.

    python -m tools.table.load_test --tables 200 --rate 200 --seconds 30

The server runs on one core, this program on another. Every seat of every table has a socket; moves are sent
at a steady rate, and each message that reaches a socket is timed from when its move was sent.
"""

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import orjson
from tools.table.api_guest import Guest, any_answer, meet
from tools.table.kill_server import database_place
from tools.table.server_process import Server
from websockets.asyncio.client import ClientConnection, connect

SEATS = 5
TITLES = ("africa", "ticket_to_ride", "heart_of_africa", "great_zimbabwe")
SERVER_CORE, LOAD_CORE = 0, 1


class HttpConnection:
    """A kept connection that does as little as it can, so that the server is what is measured."""

    def __init__(self, server: Server) -> None:
        self.host, self.port = server.url.rpartition("/")[2].split(":")
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, headers: dict[str, str], body: dict[str, Any]) -> tuple[int, bytes]:
        """Send a body; the status and the body of the answer."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, int(self.port))
        reader, writer = self.streams
        content = orjson.dumps(body)
        lines = [f"POST {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Content-Type: application/json"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(content)}", "", ""]
        writer.write("\r\n".join(lines).encode() + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return int(head.split(" ", 2)[1]), await reader.readexactly(length)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class LoadTable:
    """One table: its sockets, what is asked, and when the last move was sent."""

    def __init__(self, table: str, guests: list[Guest], rng: random.Random, line: HttpConnection) -> None:
        self.line = line
        self.table = table
        self.guests = guests
        self.rng = rng
        self.sent = 0.0
        self.question: tuple[int, dict[str, Any]] | None = None
        self.latest = [0] * SEATS
        self.over = False

    async def listen(self, socket: ClientConnection, seat: int, times: list[float]) -> None:
        """Take in what a socket says; every message is timed from the last move of this table."""
        loop = asyncio.get_running_loop()
        async for text in socket:
            now = loop.time()
            if not isinstance(text, str) or not text.startswith('{"table"'):
                continue
            if self.sent:
                times.append(now - self.sent)
            said = orjson.loads(text)
            self.latest[seat] = said["seq"]
            self.over = said["status"] == "over"
            if said["decision"] is not None:
                self.question = seat, said["decision"]

    async def move(self, answers: list[float]) -> bool:
        """Answer what is asked, if anything is."""
        if self.question is None:
            return False
        (seat, decision), self.question = self.question, None
        loop = asyncio.get_running_loop()
        body = {
            "seat": seat,
            "cmd_id": uuid4().hex,
            "decision_id": decision["id"],
            **any_answer(decision, self.rng),
        }
        self.sent = loop.time()
        path, headers = f"/api/tables/{self.table}/commands", self.guests[seat].headers()
        status, answer = await self.line.post(path, headers, body)
        answers.append(loop.time() - self.sent)
        if status != 200:
            raise RuntimeError(answer.decode())
        return True


class CpuMeter:
    """What else the machine was doing while we measured, on Linux."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.began, self.busy, self.ours = time.monotonic(), busy_seconds(), self.own_seconds()

    def own_seconds(self) -> float:
        return self.server.cpu_seconds() + time.process_time()

    def others(self) -> float:
        """How many cores were busy with neither the server nor this program, on average."""
        used = busy_seconds() - self.busy - (self.own_seconds() - self.ours)
        return round(used / (time.monotonic() - self.began), 2)


def busy_seconds() -> float:
    """Seconds of processor time used by everybody since the machine was started."""
    first = Path("/proc/stat").read_text(encoding="utf-8").splitlines()[0]
    user, nice, system, _, _, *interrupts = (int(word) for word in first.split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


async def set_tables(client: httpx.AsyncClient, server: Server, tables: int) -> list[LoadTable]:
    guests = await meet(client, *(f"P{i}" for i in range(SEATS)))
    desks = []
    for i in range(tables):
        title = TITLES[i % len(TITLES)]
        table = await guests[0].open(title, ["me"] + ["open"] * (SEATS - 1), confirm=False)
        for seat in range(1, SEATS):
            await guests[seat].claim(table, seat)
        desks.append(LoadTable(table, guests, random.Random(i), HttpConnection(server)))
    return desks


async def prove(server: Server, tables: int, rate: float, seconds: float) -> dict[str, object]:
    times: list[float] = []
    answers: list[float] = []
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
        desks = await set_tables(client, server, tables)
        sockets = await asyncio.gather(
            *(open_socket(server, desk, seat) for desk in desks for seat in range(SEATS))
        )
        listeners = [
            asyncio.create_task(desk.listen(socket, seat, times)) for socket, (desk, seat) in sockets
        ]
        while not all(all(desk.latest) for desk in desks):
            await asyncio.sleep(0.1)
        before, machine = server.cpu_seconds(), CpuMeter(server)
        moves = await drive(desks, rate, seconds, answers)
        await asyncio.sleep(2)
        memory, cpu, others = server.memory(), server.cpu_seconds() - before, machine.others()
        deaf = await deaf_sockets(desks)
        for socket, (desk, _) in sockets:
            desk.line.close()
            await socket.close()
        await asyncio.gather(*listeners)
    found = report(tables, len(sockets), moves, seconds, times, answers)
    return {
        **found,
        "deaf_sockets": deaf,
        "server_cpu_ms_a_move": round(1000 * cpu / max(moves, 1), 2),
        "server_mb": memory,
        "cores_busy_with_others": others,
    }


async def open_socket(
    server: Server, desk: LoadTable, seat: int
) -> tuple[ClientConnection, tuple[LoadTable, int]]:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{desk.table}/socket"
    headers = desk.guests[seat].headers()
    socket = await connect(url, additional_headers=headers, compression=None, open_timeout=120)
    await socket.send(json.dumps({"seat": seat}))
    return socket, (desk, seat)


async def drive(desks: list[LoadTable], rate: float, seconds: float, answers: list[float]) -> int:
    """Send moves at a steady rate, one table after the other."""
    loop, tasks = asyncio.get_running_loop(), set()
    began, sent, turn = loop.time(), 0, 0
    while loop.time() - began < seconds:
        due = int((loop.time() - began) * rate)
        while sent < due:
            sent += 1
            turn += 1
            task = asyncio.create_task(desks[turn % len(desks)].move(answers))
            tasks.add(task)
        done = {task for task in tasks if task.done()}
        for task in done:
            task.result()
        tasks -= done
        await asyncio.sleep(0.002)
    await asyncio.gather(*tasks)
    return len(answers)


async def deaf_sockets(desks: list[LoadTable], patience: float = 60.0) -> int:
    """How many sockets have not heard of the last move at their table, and do not in good time."""
    loop = asyncio.get_running_loop()
    until, deaf = loop.time() + patience, 0
    for desk in desks:
        for seat, guest in enumerate(desk.guests):
            last = (await guest.view(desk.table, seat))["seq"]
            while desk.latest[seat] < last and loop.time() < until:
                await asyncio.sleep(0.01)
            deaf += desk.latest[seat] < last
    return deaf


def report(
    tables: int, sockets: int, moves: int, seconds: float, times: list[float], answers: list[float]
) -> dict[str, object]:
    return {
        "tables": tables,
        "sockets": sockets,
        "moves": moves,
        "moves_a_second": round(moves / seconds, 1),
        "messages": len(times),
        "to_the_screen_ms": quantiles(times),
        "to_the_answer_ms": quantiles(answers),
        "load_average": [round(n, 1) for n in os.getloadavg()],
    }


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))], 1) for name, q in at.items()
    }


async def run(database: str, args: argparse.Namespace) -> dict[str, object]:
    server = Server(database, "--unlimited", "--workers", "1", cpu=SERVER_CORE if args.pin else None)
    await server.start()
    try:
        return await prove(server, args.tables, args.rate, args.seconds)
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pin", action=argparse.BooleanOptionalAction, default=True)
    args = parser.parse_args()
    if args.pin:
        os.sched_setaffinity(0, {LOAD_CORE})
    with database_place(args.database) as database:
        print(json.dumps(asyncio.run(run(database, args)), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
