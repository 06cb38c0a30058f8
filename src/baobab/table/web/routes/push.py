"""Events as they happen: one WebSocket a tab, or lines of JSON for programs.

A listener has a number, the last it has seen. When the bell rings it is sent what it has missed, in one
message, and only when the one before has gone out: a slow reader gets fewer, larger messages, and one that
reads nothing is disconnected. Nothing waits in a queue.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from pydantic import Field, ValidationError
from starlette.responses import StreamingResponse

from baobab.errors import BaobabError
from baobab.table.base.wire import encode
from baobab.table.rooms.messages import message
from baobab.table.rooms.room import Room
from baobab.table.server.server import Server
from baobab.table.storage import chat as chat_store
from baobab.table.storage.people import Person
from baobab.table.web import fields
from baobab.table.web.deps import (
    Caller,
    ServerHere,
    TableId,
    Viewer,
    client_of,
    key_of,
    limit_rate,
    may_chat,
    viewer_of,
)
from baobab.table.web.error_docs import READ_ERRORS
from baobab.table.web.errors import TooManyRequestsError

router = APIRouter(tags=["news"])
SLOWEST_SEND = 20.0
"""Seconds after which a reader that takes nothing is disconnected."""

FIRST_WORD = 10.0
ALIVE = 15.0
log = logging.getLogger("baobab.push")


class Hello(fields.RequestBody):
    """What a tab says: from where it looks, and what it has seen. It may say so again at any time."""

    seat: Annotated[int, Field(ge=-1, lt=fields.SEATS)] = -1
    after: Annotated[int, Field(ge=0, le=fields.MOST_STEPS)] = 0
    chat: Annotated[int, Field(ge=0, le=2**53)] = 0
    ping: Annotated[int, Field(ge=0, le=2**53)] | None = None


class Listener:
    """One tab or program: the seats it looks from, and what it has been sent."""

    def __init__(self, server: Server, room_id: str, person: Person | None) -> None:
        self.server = server
        self.game = room_id
        self.person = person
        self.bell = asyncio.Event()
        self.seen: dict[int, int] = {}
        self.chat = 0
        self.here: list[int] | None = None
        self.pings: list[int] = []

    def hello(self, room: Room, hello: Hello) -> None:
        """Look from one more seat, or again from the same."""
        if hello.ping is not None:
            self.pings = [*self.pings[-3:], hello.ping]
        else:
            viewer = viewer_of(room, self.person, hello.seat)
            if viewer not in self.seen:
                self.server.presence.sit(self.game, viewer)
                self.server.bus.publish(self.game)
            self.seen[viewer] = hello.after - 1 if hello.after == 0 else hello.after
            self.chat = max(self.chat, hello.chat)
        self.bell.set()

    def leave(self) -> None:
        for viewer in self.seen:
            self.server.presence.rise(self.game, viewer)
        self.server.bus.publish(self.game)

    async def unsent(self) -> list[bytes]:
        """What has not been sent yet."""
        room = await self.server.rooms.get(self.game)
        found = [encode({"pong": ping}) for ping in self.pings]
        self.pings = []
        for viewer, seen in list(self.seen.items()):
            viewer_of(room, self.person, viewer)
            now = room.viewer_logs[viewer].seq
            if seen != now:
                found.append(message(room, viewer, max(seen, 0)))
                self.seen[viewer] = now
        if self.seen:
            found += await self.chat_and_presence(room)
        return found

    async def chat_and_presence(self, room: Room) -> list[bytes]:
        """New lines of chat, and which seats are here if that has changed."""
        found = []
        if self.chat < room.chat and may_chat(room, self.person):
            async with self.server.store.read() as connection:
                lines = await chat_store.lines_after(connection, self.game, self.chat)
            self.chat = max([self.chat, room.chat, *(int(str(line["id"])) for line in lines)])
            if lines:
                found.append(encode({"chat": lines}))
        here = self.server.presence.seats_here(self.game)
        if here != self.here:
            self.here = here
            found.append(encode({"here": here}))
        return found


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: TableId) -> None:
    """Say hello with a seat and the last number you have seen; hear everything after it."""
    server: Server = websocket.app.state.server
    person = await server.keys.find_person(
        key_of(websocket.cookies, websocket.headers.get("authorization", ""))
    )
    client = person.id if person is not None else (websocket.client.host if websocket.client else "")
    try:
        limit_rate(server, "socket", client)
        seated = await check_may_connect(server, table, client, person)
    except BaobabError as error:
        await websocket.close(4429 if isinstance(error, TooManyRequestsError) else 4404)
        return
    await websocket.accept()
    listener = Listener(server, table, person)
    try:
        with server.presence.connection(table, client, seated), server.bus.listen(table, listener.bell):
            await serve_socket(websocket, listener, client)
    finally:
        listener.leave()


async def check_may_connect(server: Server, table: str, client: str, person: Person | None) -> bool:
    """Raise an error if there are too many connections; returns whether this is one of the players."""
    room = await server.rooms.get(table)
    seated = person is not None and bool(room.seats_of(person.id))
    if not server.presence.may_enter(table, client, seated):
        raise TooManyRequestsError(ALIVE)
    return seated


async def serve_socket(websocket: WebSocket, listener: Listener, client: str) -> None:
    """Receive and send until one side closes or the server stops."""
    stopping = listener.server.stopping
    tasks = [
        asyncio.create_task(receive(websocket, listener, client)),
        asyncio.create_task(send(websocket, listener)),
        asyncio.create_task(stopping.wait()),
    ]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    code = 1012 if stopping.is_set() else max(close_code(task) for task in done)
    if code:
        with suppress(RuntimeError):
            await websocket.close(code)


def close_code(task: asyncio.Task[Any]) -> int:
    """The code with which a task wants the socket closed; 0 if the other side is gone."""
    error = task.exception()
    if error is not None:
        log.error("socket_failed", exc_info=error)
        return 1011
    return int(task.result())


async def receive(websocket: WebSocket, listener: Listener, client: str) -> int:
    """Take in what the tab says: hello, hello from another seat, ping. Returns the code to close with."""
    server = listener.server
    try:
        while True:
            async with asyncio.timeout(None if listener.seen else FIRST_WORD):
                text = await websocket.receive_text()
            limit_rate(server, "socket message", client)
            room = await server.rooms.get(listener.game)
            listener.hello(room, Hello.model_validate_json(text))
    except (ValidationError, KeyError):
        return 4422
    except TimeoutError:
        return 4408
    except TooManyRequestsError:
        return 4429
    except BaobabError:
        return 4403
    except (WebSocketDisconnect, RuntimeError):
        return 0


async def send(websocket: WebSocket, listener: Listener, patience: float = SLOWEST_SEND) -> int:
    """Send what is new whenever the bell rings. Returns the code to close with."""
    try:
        while True:
            await listener.bell.wait()
            listener.bell.clear()
            for line in await listener.unsent():
                async with asyncio.timeout(patience):
                    await websocket.send_text(line.decode())
    except TimeoutError:
        return 4413
    except BaobabError:
        return 4403
    except (WebSocketDisconnect, RuntimeError):
        return 0


@router.get("/api/tables/{table}/events", response_class=StreamingResponse, responses=READ_ERRORS)
async def events(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=0, le=fields.MOST_STEPS)] = 0,
    follow: Annotated[bool, Query(description="go on with news as it comes")] = False,
) -> StreamingResponse:
    """Lines of JSON: what happened after a number, and, if wanted, whatever happens from now on."""
    client = client_of(request, person)
    limit_rate(server, "ask", client)
    seated = await check_may_connect(server, table, client, person)
    hello = Hello(seat=viewer_of(await server.rooms.get(table), person, seat), after=after)
    listener = Listener(server, table, person)
    inside = server.presence.connection(table, client, seated)
    return StreamingResponse(event_lines(listener, hello, follow, inside), media_type="application/x-ndjson")


async def event_lines(
    listener: Listener, hello: Hello, follow: bool, inside: AbstractContextManager[None]
) -> AsyncIterator[bytes]:
    server = listener.server
    try:
        with inside, server.bus.listen(listener.game, listener.bell):
            listener.hello(await server.rooms.get(listener.game), hello)
            while True:
                listener.bell.clear()
                for line in await listener.unsent():
                    yield line + b"\n"
                if not follow or server.stopping.is_set():
                    return
                try:
                    async with asyncio.timeout(ALIVE):
                        await listener.bell.wait()
                except TimeoutError:
                    yield b"\n"
    except BaobabError:
        return
    finally:
        listener.leave()
