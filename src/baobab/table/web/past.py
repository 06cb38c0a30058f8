"""Requests about the past, and about taking a game elsewhere: time travel, records, forks."""

import asyncio
import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from baobab.errors import BaobabError
from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table.forks import Moment, fork_table, import_record
from baobab.table.history import cold_state, path_of, seen_at, take_down
from baobab.table.house import House
from baobab.table.messages import encode, in_words
from baobab.table.people import Person
from baobab.table.practice import check_fork
from baobab.table.room import Room
from baobab.table.speech import FOLDER
from baobab.table.web import fields, given, news, taken
from baobab.table.web.answers import ASK, WRITE
from baobab.table.web.callers import (
    Caller,
    HouseHere,
    TableId,
    Viewer,
    address,
    client_of,
    slow_down,
    slow_opening,
    viewer_of,
    welcomed,
)
from baobab.table.web.refusals import JSON
from baobab.table.web.tables import shown
from baobab.table.workers import WorkerError

router = APIRouter(tags=["past"])
TABLE = "/api/tables/{table}"
Commit = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="a commit point")]
Own = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="own steps beyond it")]
MOST_PASTS = 32
"""Views that are given at once: enough to leaf through, and too few to keep other tables waiting."""


async def begun(house: House, table: str) -> Room:
    room = await house.rooms.room(table)
    if room.game is None:
        raise BaobabError("error-not-begun", folders=[FOLDER])
    return room


@router.get(TABLE + "/points", responses=ASK)
async def points(
    request: Request, house: HouseHere, person: Caller, table: TableId, seat: Viewer = -1
) -> list[given.Point]:
    """The moments a seat can go back to: commit points, the same for all, and own steps between them."""
    slow_down(house, "ask", client_of(request, person))
    room = await begun(house, table)
    viewer = viewer_of(room, person, seat)
    game = room.playing()
    path = path_of(room, viewer)
    found = path.points(viewer)
    steps = [path.step(viewer, point["commit"], point["own"]) for point in found]
    lines = room.tellings[viewer].lines_at(steps)
    return [
        given.Point(**point, lines=told, what=answered(game, viewer, step))
        for point, told, step in zip(found, lines, steps, strict=True)
    ]


def answered(game: Game, viewer: int, step: int) -> news.Phrase | None:
    """What a viewer answered in a step of its own; of others, the log tells what may be known."""
    if not step or game.steps[step - 1].seat != viewer:
        return None
    return news.Phrase.model_validate(in_words(game, game.steps[step - 1]))


async def past_state(
    house: House, table: str, person: Person | None, seat: int, commit: int, own: int
) -> tuple[Title, State, int]:
    """What a viewer saw at a moment; a table nobody is at is not played through for it."""
    room = house.rooms.open.get(table)
    if room is None:
        shelf = await take_down(house.rooms, table)
        viewer = viewer_of(await house.rooms.unplayed(shelf.row), person, seat)
        if not shelf.way.begun:
            raise BaobabError("error-not-begun", folders=[FOLDER])
        step = shelf.path(viewer).step(viewer, commit, own)
        return shelf.title, await cold_state(house.rooms, shelf, step), viewer
    viewer = viewer_of(room, person, seat)
    room = await begun(house, table)
    return room.title, seen_at(room, viewer, commit, own), viewer


@router.get(TABLE + "/past", response_model=given.Past, responses=ASK)
async def past(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
) -> Response:
    """The view of a seat at an earlier moment; a link to it shows the same to everybody who may watch."""
    slow_down(house, "ask", client_of(request, person))
    title, state, viewer = await past_state(house, table, person, seat, commit, own)
    return Response(encode(content(title, state, viewer, commit, own)), media_type=JSON)


def content(title: Title, state: State, viewer: int, commit: int, own: int) -> dict[str, object]:
    """What a viewer sees of a state, and when it was. In the midst of a turn its player has yet to end it."""
    asked = -1 if state.over() else int(state.seat())
    return {
        "title": title.name,
        "seat": viewer,
        "commit": commit,
        "own": own,
        "asked": viewer if own else asked,
        "view": title.view(state, viewer),
    }


@router.get(TABLE + "/pasts", response_model=list[given.Past], responses=ASK)
async def pasts(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="a place in the list of `/points`")],
    count: Annotated[int, Query(ge=1, le=MOST_PASTS)] = MOST_PASTS,
    seat: Viewer = -1,
) -> Response:
    """The views of a seat at several moments on end, for who leafs through a game."""
    slow_down(house, "ask", client_of(request, person))
    room = await begun(house, table)
    viewer = viewer_of(room, person, seat)
    places = [(at["commit"], at["own"]) for at in path_of(room, viewer).points(viewer)[first : first + count]]
    states = [seen_at(room, viewer, commit, own).copy() for commit, own in places]
    found = []
    for (commit, own), state in zip(places, states, strict=True):
        found.append(content(room.title, state, viewer, commit, own))
        await asyncio.sleep(0)  # other tables come in between
    return packed(request, encode(found))


def packed(request: Request, body: bytes) -> Response:
    """An answer, squeezed if the browser can take that: views on end are mostly the same."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON, headers=headers)
    return Response(
        gzip.compress(body, 1, mtime=0), media_type=JSON, headers={**headers, "Content-Encoding": "gzip"}
    )


@router.get(TABLE + "/position", responses=ASK)
async def position(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
) -> given.Position:
    """A position in one line, one that the seat cannot tell from the true one."""
    slow_down(house, "ask", client_of(request, person))
    title, state, viewer = await past_state(house, table, person, seat, commit, own)
    return given.Position(position=oneline.write(title, title.resample(state, viewer, FastLuck(0))))


@router.get(TABLE + "/record", response_class=PlainTextResponse, responses=ASK)
async def record(
    request: Request, house: HouseHere, person: Caller, table: TableId, seat: Viewer = -1
) -> PlainTextResponse:
    """The record: whole, with the secret of its luck, when the game is over; else what the seat may know."""
    slow_down(house, "ask", client_of(request, person))
    room = await begun(house, table)
    return PlainTextResponse(room.record(viewer_of(room, person, seat)))


@router.post(TABLE + "/fork", status_code=201, responses=WRITE)
async def fork(
    request: Request,
    response: Response,
    house: HouseHere,
    table: TableId,
    body: taken.ForkIn,
    person: Caller,
) -> given.TableOut:
    """A practice table from any moment, against bots; what is hidden from the asker is dealt anew."""
    slow_opening(request, house, person)
    title, state, viewer = await past_state(house, table, person, body.seat, body.commit, body.own)
    host = await welcomed(request, response, "")
    await check_fork(house.rooms, await house.rooms.room(table), host, body.play)
    moment = Moment(state, viewer, table, body.commit)
    return shown(await fork_table(house.rooms, title, moment, body.play, body.bot, host), host)


@router.post("/api/records", status_code=201, responses=WRITE)
async def bring(
    request: Request, response: Response, house: HouseHere, body: taken.RecordIn
) -> given.TableOut:
    """Bring a record from elsewhere: a finished game to look at, or one under way to practise."""
    slow_down(house, "record", address(request))
    try:
        said = await house.workers.do(
            {"do": "record", "record": body.record}, SLOWEST_RECORD, address(request)
        )
    except WorkerError as failed:
        raise BaobabError("error-record-heavy", folders=[FOLDER]) from failed
    host = await welcomed(request, response, "")
    return shown(await import_record(house.rooms, said, host), host)


SLOWEST_RECORD = 20.0
"""Seconds a record may take to be checked."""
