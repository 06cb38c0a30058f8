"""Guests: programs that play at tables through the API, as a browser would."""

import random
from typing import Any
from uuid import uuid4

import httpx

Json = dict[str, Any]


class Guest:
    """One person with a key of its own."""

    def __init__(self, client: httpx.AsyncClient, key: str = "", name: str = "") -> None:
        self.client = client
        self.key = key
        self.name = name

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.client.get(path, params=params, headers=self.headers())

    async def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return await self.client.post(path, json=body if body is not None else {}, headers=self.headers())

    async def put(self, path: str, body: Json) -> httpx.Response:
        return await self.client.put(path, json=body, headers=self.headers())

    async def introduce(self, name: str) -> Json:
        self.name = name
        answer = await self.post("/api/me", {"name": name})
        answer.raise_for_status()
        said: Json = answer.json()
        self.key = said["key"]
        return said

    async def open(self, title: str, seats: list[str], **more: Any) -> str:
        answer = await self.post("/api/tables", {"title": title, "seats": seats, **more})
        if answer.status_code != 201:
            raise AssertionError(answer.text)
        return str(answer.json()["table"])

    async def claim(self, table: str, seat: int) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/seats/{seat}/claim", {"name": self.name})

    async def view(self, table: str, seat: int = -1, after: int = 0) -> Json:
        answer = await self.get(f"/api/tables/{table}/view", seat=seat, after=after)
        if answer.status_code != 200:
            raise AssertionError(answer.text)
        said: Json = answer.json()
        return said

    async def command(self, table: str, seat: int, decision: str, **what: Any) -> httpx.Response:
        body = {"seat": seat, "cmd_id": uuid4().hex, "decision_id": decision, **what}
        return await self.post(f"/api/tables/{table}/commands", body)

    async def play(self, table: str, seat: int, action: str = "", **what: Any) -> httpx.Response:
        """Answer whatever the seat is asked now."""
        view = await self.view(table, seat)
        decision = view["decision"]
        if decision is None:
            raise AssertionError(f"seat {seat} is not asked")
        if action:
            what["action"] = action
        return await self.command(table, seat, decision["id"], **what)


def any_answer(decision: Json, rng: random.Random) -> Json:
    """One of the answers that a decision offers."""
    if decision["end"]:
        return {"do": "end"}
    return {"do": "move", "action": rng.choice(decision["options"])["action"]}


async def meet(client: httpx.AsyncClient, *names: str) -> list[Guest]:
    """People who have introduced themselves."""
    guests = []
    for name in names:
        guest = Guest(client)
        await guest.introduce(name)
        guests.append(guest)
    return guests


async def sit_down(guests: list[Guest], title: str, **more: Any) -> str:
    """A table where each of these has a seat, the first being the host."""
    table = await guests[0].open(title, ["me"] + ["open"] * (len(guests) - 1), **more)
    for seat, guest in enumerate(guests[1:], start=1):
        answer = await guest.claim(table, seat)
        if answer.status_code != 200:
            raise AssertionError(answer.text)
    return table
