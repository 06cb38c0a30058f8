"""News as it happens: one WebSocket a tab, or lines of JSON for programs.

Whoever listens has a number, the last it has seen. When the bell rings it is sent what it has missed, in one
message, and only when the one before has gone out: a slow reader gets fewer, larger messages, and one that
does not read at all is sent away. Nothing waits in a queue.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from pydantic import Field, ValidationError
from starlette.responses import StreamingResponse

from baobab.errors import Trouble
from baobab.table import talk
from baobab.table.house import House
from baobab.table.messages import encode, message
from baobab.table.people import Person
from baobab.table.room import Room
from baobab.table.web import models
from baobab.table.web.answers import ASK
from baobab.table.web.callers import (
    Caller,
    HouseHere,
    TableId,
    Viewer,
    client_of,
    key_of,
    slow_down,
    viewer_of,
)

router = APIRouter(tags=["news"])
SLOWEST_SEND = 20.0
"""Seconds after which a reader that takes nothing is sent away."""

FIRST_WORD = 10.0
ALIVE = 15.0
LONGEST_WORD = 4096


class Hello(models.Taken):
    """What a tab says: from where it looks, and what it has seen. It may say so again at any time."""

    seat: Annotated[int, Field(ge=-1, lt=models.SEATS)] = -1
    after: Annotated[int, Field(ge=0, le=models.MOST_STEPS)] = 0
    chat: Annotated[int, Field(ge=0)] = 0
    ping: Annotated[int, Field(ge=0, le=2**53)] | None = None


class Listener:
    """One tab or program: the seats it looks from, and what it has been sent."""

    def __init__(self, house: House, room_id: str, person: Person | None) -> None:
        self.house = house
        self.game = room_id
        self.person = person
        self.bell = asyncio.Event()
        self.seen: dict[int, int] = {}
        self.chat = -1
        self.here: list[int] | None = None
        self.pings: list[int] = []

    def hello(self, room: Room, said: Hello) -> None:
        """Look from one more seat, or again from where one was."""
        if said.ping is not None:
            self.pings = [*self.pings[-3:], said.ping]
        else:
            viewer = viewer_of(room, self.person, said.seat)
            if viewer not in self.seen:
                self.house.presence.sit(self.game, viewer)
                self.house.bus.publish(self.game)
            self.seen[viewer] = said.after - 1 if said.after == 0 else said.after
            self.chat = max(self.chat, said.chat)
        self.bell.set()

    def rise(self) -> None:
        for viewer in self.seen:
            self.house.presence.rise(self.game, viewer)
        self.house.bus.publish(self.game)

    async def news(self) -> list[bytes]:
        """What has not been sent yet."""
        room = await self.house.rooms.room(self.game)
        found = [encode({"pong": ping}) for ping in self.pings]
        self.pings = []
        for viewer, seen in list(self.seen.items()):
            viewer_of(room, self.person, viewer)
            now = room.tellings[viewer].seq
            if seen != now:
                found.append(message(room, viewer, max(seen, 0)))
                self.seen[viewer] = now
        if self.seen:
            found += await self.talk()
        return found

    async def talk(self) -> list[bytes]:
        """New lines of chat, and who is here."""
        found = []
        if self.chat < 0 or self.chat < self.house.chat_heads.get(self.game, 0):
            async with self.house.store.read() as connection:
                lines = await talk.heard(connection, self.game, max(self.chat, 0))
            self.chat = max([0, self.chat, *(int(str(line["id"])) for line in lines)])
            if lines:
                found.append(encode({"chat": lines}))
        here = self.house.presence.here(self.game)
        if here != self.here:
            self.here = here
            found.append(encode({"here": here}))
        return found


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Say hello with a seat and the last number you have seen; hear everything after it."""
    house: House = websocket.app.state.house
    person = await house.keys.who(key_of(websocket.cookies, websocket.headers.get("authorization", "")))
    client = person.id if person is not None else (websocket.client.host if websocket.client else "")
    try:
        slow_down(house, "socket", client)
        room = await house.rooms.room(table)
        seated = person is not None and bool(room.seats_of(person.id))
        if not house.presence.may_enter(table, client, seated):
            await websocket.close(4429)
            return
    except Trouble as trouble:
        await websocket.close(4404 if trouble.key == "error-no-table" else 4429)
        return
    await websocket.accept()
    house.presence.enter(table, client, seated)
    listener = Listener(house, table, person)
    try:
        with house.bus.listen(table, listener.bell):
            await talk_over(websocket, listener, house)
    finally:
        house.presence.leave(table, client, seated)
        listener.rise()


async def talk_over(websocket: WebSocket, listener: Listener, house: House) -> None:
    """Hear and send, until one side has enough."""
    tasks = [
        asyncio.create_task(hear(websocket, listener)),
        asyncio.create_task(send(websocket, listener)),
        asyncio.create_task(house.stopping.wait()),
    ]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    codes = [task.result() for task in done if not task.cancelled() and task.exception() is None]
    code = next(
        (code for code in codes if isinstance(code, int) and code > 1), 1012 if house.stopping.is_set() else 0
    )
    if code:
        try:
            await websocket.close(code)
        except RuntimeError:
            return


async def hear(websocket: WebSocket, listener: Listener) -> int:
    """What the tab says: hello, hello from another seat, ping. Answers with which code to close."""
    try:
        while True:
            waiting = websocket.receive_text()
            text = await (asyncio.wait_for(waiting, FIRST_WORD) if not listener.seen else waiting)
            if len(text) > LONGEST_WORD:
                return 1009
            room = await listener.house.rooms.room(listener.game)
            listener.hello(room, Hello.model_validate_json(text))
    except (ValidationError, KeyError):
        return 4422
    except TimeoutError:
        return 4408
    except Trouble:
        return 4403
    except (WebSocketDisconnect, RuntimeError):
        return 0


async def send(websocket: WebSocket, listener: Listener, patience: float = SLOWEST_SEND) -> int:
    """Whatever is new, as often as the bell rings and the reader reads."""
    try:
        while True:
            await listener.bell.wait()
            listener.bell.clear()
            for news in await listener.news():
                await asyncio.wait_for(websocket.send_text(news.decode()), patience)
    except TimeoutError:
        return 4413
    except Trouble:
        return 4403
    except (WebSocketDisconnect, RuntimeError):
        return 0


@router.get("/api/tables/{table}/events", response_class=StreamingResponse, responses=ASK)
async def events(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=0, le=models.MOST_STEPS)] = 0,
    follow: Annotated[bool, Query(description="go on with news as it comes")] = False,
) -> StreamingResponse:
    """Lines of JSON: what happened after a number, and, if wanted, whatever happens from now on."""
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    hello = Hello(seat=viewer_of(room, person, seat), after=after)
    listener = Listener(house, table, person)
    return StreamingResponse(lines(house, listener, hello, follow), media_type="application/x-ndjson")


async def lines(house: House, listener: Listener, hello: Hello, follow: bool) -> AsyncIterator[bytes]:
    try:
        with house.bus.listen(listener.game, listener.bell):
            listener.hello(await house.rooms.room(listener.game), hello)
            while True:
                listener.bell.clear()
                for news in await listener.news():
                    yield news + b"\n"
                if not follow or house.stopping.is_set():
                    return
                try:
                    await asyncio.wait_for(listener.bell.wait(), ALIVE)
                except TimeoutError:
                    yield b"\n"
    except Trouble:
        return
    finally:
        listener.rise()
