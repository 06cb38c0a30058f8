"""Dependencies of requests: the server, who asks, in which language, as which viewer, and how often."""

from typing import Annotated

from fastapi import Depends, Path, Query, Request, Response

from baobab.game import SPECTATOR
from baobab.table.base.errors import ForbiddenError
from baobab.table.base.settings import NOBODY
from baobab.table.rooms.room import Room
from baobab.table.rooms.seating import check_own_seat
from baobab.table.server.server import Server
from baobab.table.storage import people
from baobab.table.storage.events import OVER
from baobab.table.storage.people import Person
from baobab.table.web.errors import MissingKeyError, TooManyRequestsError, request_language
from baobab.table.web.fields import SEATS

COOKIE = "baobab"
YEAR = 365 * 86_400


async def running_server(request: Request) -> Server:
    return server_of(request)


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def key_of(cookies: dict[str, str], authorization: str) -> str | None:
    """The key of a request, from the cookie or the bearer token."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else cookies.get(COOKIE)


async def reading_language(request: Request) -> str:
    """The language of the response."""
    return request_language(request)


async def caller(request: Request) -> Person | None:
    """The person who asks, if their key is known; unknown keys are limited."""
    key, server = key_of(request.cookies, request.headers.get("authorization", "")), server_of(request)
    person = await server.keys.find_person(key)
    if key and person is None:
        limit_rate(server, "key", address(request))
    return person


async def require_person(request: Request) -> Person:
    person = await caller(request)
    if person is None:
        raise MissingKeyError("error-no-key")
    return person


def address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def client_of(request: Request, person: Person | None) -> str:
    """The name that limits count by: the person's id, or the address of somebody unknown."""
    return person.id if person is not None else address(request)


def limit_rate(server: Server, what: str, *who: str) -> None:
    """Raise TooManyRequestsError if any of these names has asked too much."""
    for name in who:
        wait = server.limits.wait(what, name)
        if wait > 0:
            raise TooManyRequestsError(wait)


def limit_new_tables(request: Request, server: Server, person: Person | None) -> None:
    """Limit new tables for a person, and more generously for everybody behind one address."""
    limit_rate(server, "table", client_of(request, person))
    limit_rate(server, "tables of an address", address(request))


async def person_or_new(request: Request, response: Response, name: str) -> Person:
    """The person who asks; a new one gets a key and a code, in a cookie and in headers."""
    person = await caller(request)
    if person is not None:
        return person
    server = server_of(request)
    limit_rate(server, "person", address(request))
    async with server.store.write() as connection:
        person, key, code = await people.add_person(connection, name, server.config.now())
    set_key(request, response, key)
    response.headers["X-Baobab-Key"] = key
    response.headers["X-Baobab-Code"] = code
    return person


def set_key(request: Request, response: Response, key: str) -> None:
    response.set_cookie(
        COOKIE,
        key,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def may_watch(room: Room, person: Person | None) -> bool:
    return room.settings.watch != NOBODY or (person is not None and bool(room.seats_of(person.id)))


def may_chat(room: Room, person: Person | None) -> bool:
    """Chat is for players: a link to a position does not show it."""
    return person is not None and bool(room.seats_of(person.id))


def viewer_of(room: Room, person: Person | None, seat: int) -> int:
    """This seat, if the person may look from it: own seats, -1 to watch, and all once the game is over."""
    if seat == SPECTATOR or (room.status == OVER and 0 <= seat < len(room.seats)):
        if not may_watch(room, person):
            raise ForbiddenError("error-no-watching")
        return seat
    check_own_seat(room, seat, person)
    return seat


TableId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, Path(ge=0, lt=SEATS)]
Viewer = Annotated[int, Query(ge=SPECTATOR, lt=SEATS, description="a seat of yours, or -1 for a spectator")]
Lang = Annotated[str, Query(max_length=5, description="`it` or `en`; else the browser's language")]
ServerHere = Annotated[Server, Depends(running_server)]
Caller = Annotated[Person | None, Depends(caller)]
KnownCaller = Annotated[Person, Depends(require_person)]
Language = Annotated[str, Depends(reading_language)]
