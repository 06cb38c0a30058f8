"""Requests about oneself: a name, a key, a code to come back with, and being forgotten."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

from baobab.errors import BaobabError
from baobab.table import people, seating
from baobab.table.belongings import packed_games
from baobab.table.speech import FOLDER
from baobab.table.web import given, taken
from baobab.table.web.answers import ASK, WRITE, refusals
from baobab.table.web.callers import (
    COOKIE,
    HouseHere,
    Known,
    address,
    client_of,
    key_of,
    set_key,
    slow_down,
)
from baobab.table.web.refusals import MissingKeyError

router = APIRouter(prefix="/api/me", tags=["me"])


@router.post("", status_code=201, responses=WRITE)
async def introduce(
    request: Request, response: Response, house: HouseHere, body: taken.NameIn
) -> given.NewPerson:
    """Say who you are: a new key for this browser, and a code to come back with elsewhere."""
    slow_down(house, "person", address(request))
    async with house.store.write() as connection:
        person, key, code = await people.welcome(connection, body.name, house.plan.now())
    set_key(request, response, key)
    return given.NewPerson(name=person.name, key=key, code=code)


@router.get("", responses={**ASK, **refusals(401)})
async def who_am_i(request: Request, house: HouseHere, person: Known) -> given.Person:
    slow_down(house, "ask", client_of(request, person))
    async with house.store.read() as connection:
        tables = await people.seated_at(connection, person.id)
    return given.Person(name=person.name, tables=tables)


@router.put("", responses=WRITE)
async def rename(house: HouseHere, person: Known, body: taken.NameIn) -> given.Person:
    """Change the name for seats taken from now on."""
    slow_down(house, "chat", person.id)
    async with house.store.write() as connection:
        await people.rename(connection, person.id, body.name)
    house.keys.forget(person.id)
    return given.Person(name=body.name)


@router.get("/games", response_class=StreamingResponse, responses={**ASK, **refusals(401)})
async def my_games(house: HouseHere, person: Known) -> StreamingResponse:
    """All your games in one zip file: their records as your seats may know them, and what you wrote."""
    slow_down(house, "belongings", person.id)
    headers = {"Content-Disposition": 'attachment; filename="baobab.zip"', "Cache-Control": "no-store"}
    return StreamingResponse(packed_games(house.rooms, person), media_type="application/zip", headers=headers)


@router.delete("", status_code=204, responses=WRITE)
async def forget_me(response: Response, house: HouseHere, person: Known) -> None:
    """Delete everything about you; your moves stay, without a name, and your seats are free."""
    slow_down(house, "chat", person.id)
    async with house.store.read() as connection:
        games = await people.seated_at(connection, person.id)
    for game in games:
        with suppress(BaobabError):  # a game that cannot be opened any more has nobody to tell
            for seat in (await house.rooms.room(game)).seats_of(person.id):
                await seating.leave(house.rooms, game, seat, person)
    async with house.store.write() as connection:
        await people.forget(connection, person.id)
    house.keys.forget(person.id)
    response.delete_cookie(COOKIE, path="/")


@router.post("/code", responses=WRITE)
async def renew_code(house: HouseHere, person: Known) -> given.Code:
    """A new code to come back with; the old one no longer works."""
    slow_down(house, "code", person.id)
    async with house.store.write() as connection:
        return given.Code(code=await people.renew_code(connection, person.id))


@router.post("/recover", responses=WRITE)
async def recover(
    request: Request, response: Response, house: HouseHere, body: taken.CodeIn
) -> given.NewPerson:
    """Come back with the code: this browser gets a key of its own, and the code is changed."""
    slow_down(house, "code", address(request))
    async with house.store.write() as connection:
        found = await people.come_back(connection, body.code, house.plan.now())
    if found is None:
        raise MissingKeyError("error-code", folders=[FOLDER])
    person, key, code = found
    set_key(request, response, key)
    return given.NewPerson(name=person.name, key=key, code=code)


@router.post("/alone", status_code=204, responses=WRITE)
async def sign_out_others(request: Request, house: HouseHere, person: Known) -> None:
    """Only this browser keeps its key."""
    slow_down(house, "code", person.id)
    key = key_of(request.cookies, request.headers.get("authorization", ""))
    async with house.store.write() as connection:
        await people.drop_browsers(connection, person.id, key or "")
    house.keys.forget(person.id)
