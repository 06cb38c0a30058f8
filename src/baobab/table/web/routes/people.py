"""Requests about oneself: name, key, the code to come back with, export and deletion of one's data."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

from baobab.errors import BaobabError
from baobab.table.rooms import seating
from baobab.table.rooms.personal_data import zip_games
from baobab.table.storage import people
from baobab.table.web import requests, responses
from baobab.table.web.deps import (
    COOKIE,
    KnownCaller,
    ServerHere,
    address,
    client_of,
    key_of,
    limit_rate,
    set_key,
)
from baobab.table.web.error_docs import READ_ERRORS, WRITE_ERRORS, error_responses
from baobab.table.web.errors import MissingKeyError

router = APIRouter(prefix="/api/me", tags=["me"])


@router.post("", status_code=201, responses=WRITE_ERRORS)
async def introduce(
    request: Request, response: Response, server: ServerHere, body: requests.NameIn
) -> responses.NewPerson:
    """Say who you are: a new key for this browser, and a code to come back with elsewhere."""
    limit_rate(server, "person", address(request))
    async with server.store.write() as connection:
        person, key, code = await people.add_person(connection, body.name, server.config.now())
    set_key(request, response, key)
    return responses.NewPerson(name=person.name, key=key, code=code)


@router.get("", responses={**READ_ERRORS, **error_responses(401)})
async def who_am_i(request: Request, server: ServerHere, person: KnownCaller) -> responses.Person:
    limit_rate(server, "ask", client_of(request, person))
    async with server.store.read() as connection:
        tables = await people.games_of(connection, person.id)
    return responses.Person(name=person.name, tables=tables)


@router.put("", responses=WRITE_ERRORS)
async def rename(server: ServerHere, person: KnownCaller, body: requests.NameIn) -> responses.Person:
    """Change the name for seats taken from now on."""
    limit_rate(server, "chat", person.id)
    async with server.store.write() as connection:
        await people.rename(connection, person.id, body.name)
    server.keys.forget(person.id)
    return responses.Person(name=body.name)


@router.get("/games", response_class=StreamingResponse, responses={**READ_ERRORS, **error_responses(401)})
async def my_games(server: ServerHere, person: KnownCaller) -> StreamingResponse:
    """All your games in one zip file: their records as your seats may know them, and what you wrote."""
    limit_rate(server, "export", person.id)
    headers = {"Content-Disposition": 'attachment; filename="baobab.zip"', "Cache-Control": "no-store"}
    return StreamingResponse(zip_games(server.rooms, person), media_type="application/zip", headers=headers)


@router.delete("", status_code=204, responses=WRITE_ERRORS)
async def forget_me(response: Response, server: ServerHere, person: KnownCaller) -> None:
    """Delete everything about you; your moves stay, without a name, and your seats are free."""
    limit_rate(server, "chat", person.id)
    async with server.store.read() as connection:
        games = await people.games_of(connection, person.id)
    for game in games:
        with suppress(BaobabError):  # a game that can no longer be opened has nobody to notify
            for seat in (await server.rooms.get(game)).seats_of(person.id):
                await seating.leave(server.rooms, game, seat, person)
    async with server.store.write() as connection:
        await people.delete_person(connection, person.id)
    server.keys.forget(person.id)
    response.delete_cookie(COOKIE, path="/")


@router.post("/code", responses=WRITE_ERRORS)
async def renew_code(server: ServerHere, person: KnownCaller) -> responses.Code:
    """A new code to come back with; the old one no longer works."""
    limit_rate(server, "code", person.id)
    async with server.store.write() as connection:
        return responses.Code(code=await people.renew_code(connection, person.id))


@router.post("/recover", responses=WRITE_ERRORS)
async def recover(
    request: Request, response: Response, server: ServerHere, body: requests.CodeIn
) -> responses.NewPerson:
    """Come back with the code: this browser gets a key of its own, and the code is changed."""
    limit_rate(server, "code", address(request))
    async with server.store.write() as connection:
        found = await people.use_code(connection, body.code, server.config.now())
    if found is None:
        raise MissingKeyError("error-code")
    person, key, code = found
    set_key(request, response, key)
    return responses.NewPerson(name=person.name, key=key, code=code)


@router.post("/alone", status_code=204, responses=WRITE_ERRORS)
async def sign_out_others(request: Request, server: ServerHere, person: KnownCaller) -> None:
    """Only this browser keeps its key."""
    limit_rate(server, "code", person.id)
    key = key_of(request.cookies, request.headers.get("authorization", ""))
    async with server.store.write() as connection:
        await people.drop_browsers(connection, person.id, key or "")
    server.keys.forget(person.id)
