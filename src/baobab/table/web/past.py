"""Requests about the past, and about taking a game elsewhere: time travel, records, forks."""

import asyncio
import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table.base.errors import TableError
from baobab.table.base.wire import encode
from baobab.table.bots.worker_pool import WorkerError
from baobab.table.rooms.decisions import action_phrase
from baobab.table.rooms.forks import Moment, fork_table, import_record
from baobab.table.rooms.history import read_stored_game, state_from_store, state_seen_at, timeline_of
from baobab.table.rooms.practice import check_fork
from baobab.table.rooms.room import Room
from baobab.table.server.server import Server
from baobab.table.storage.people import Person
from baobab.table.web import fields, message_types, requests, responses
from baobab.table.web.deps import (
    Caller,
    ServerHere,
    TableId,
    Viewer,
    address,
    client_of,
    limit_new_tables,
    limit_rate,
    person_or_new,
    viewer_of,
)
from baobab.table.web.error_docs import READ_ERRORS, WRITE_ERRORS
from baobab.table.web.errors import JSON
from baobab.table.web.tables import table_out

router = APIRouter(tags=["past"])
TABLE = "/api/tables/{table}"
Commit = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="a commit point")]
Own = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="own steps beyond it")]
MOST_PASTS = 32
"""Views that are given at once: enough to leaf through, and too few to keep other tables waiting."""


async def begun_room(server: Server, table: str) -> Room:
    room = await server.rooms.get(table)
    if room.game is None:
        raise TableError("error-not-begun")
    return room


@router.get(TABLE + "/points", responses=READ_ERRORS)
async def points(
    request: Request, server: ServerHere, person: Caller, table: TableId, seat: Viewer = -1
) -> list[responses.Point]:
    """The moments a seat can go back to: commit points, the same for all, and own steps between them."""
    limit_rate(server, "ask", client_of(request, person))
    room = await begun_room(server, table)
    viewer = viewer_of(room, person, seat)
    game = room.begun_game()
    path = timeline_of(room, viewer)
    found = path.points(viewer)
    steps = [path.step(viewer, point["commit"], point["own"]) for point in found]
    lines = room.viewer_logs[viewer].lengths_at(steps)
    return [
        responses.Point(**point, lines=told, what=own_answer(game, viewer, step))
        for point, told, step in zip(found, lines, steps, strict=True)
    ]


def own_answer(game: Game, viewer: int, step: int) -> message_types.Phrase | None:
    """What a viewer answered in a step of its own; of others, the log tells what may be known."""
    if not step or game.steps[step - 1].seat != viewer:
        return None
    return message_types.Phrase.model_validate(action_phrase(game, game.steps[step - 1]))


async def past_state(
    server: Server, table: str, person: Person | None, seat: int, commit: int, own: int
) -> tuple[Title, State, int]:
    """What a viewer saw at a moment; a table nobody is at is not played through for it."""
    room = server.rooms.loaded.get(table)
    if room is None:
        stored = await read_stored_game(server.rooms, table)
        viewer = viewer_of(await server.rooms.load_without_events(stored.row), person, seat)
        if not stored.played.begun:
            raise TableError("error-not-begun")
        step = stored.timeline(viewer).step(viewer, commit, own)
        return stored.title, await state_from_store(server.rooms, stored, step), viewer
    viewer = viewer_of(room, person, seat)
    room = await begun_room(server, table)
    return room.title, state_seen_at(room, viewer, commit, own), viewer


@router.get(TABLE + "/past", response_model=responses.Past, responses=READ_ERRORS)
async def past(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
) -> Response:
    """The view of a seat at an earlier moment; a link to it shows the same to everybody who may watch."""
    limit_rate(server, "ask", client_of(request, person))
    title, state, viewer = await past_state(server, table, person, seat, commit, own)
    return Response(encode(past_content(title, state, viewer, commit, own)), media_type=JSON)


def past_content(title: Title, state: State, viewer: int, commit: int, own: int) -> dict[str, object]:
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


@router.get(TABLE + "/pasts", response_model=list[responses.Past], responses=READ_ERRORS)
async def pasts(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="a place in the list of `/points`")],
    count: Annotated[int, Query(ge=1, le=MOST_PASTS)] = MOST_PASTS,
    seat: Viewer = -1,
) -> Response:
    """The views of a seat at several moments on end, for who leafs through a game."""
    limit_rate(server, "ask", client_of(request, person))
    room = await begun_room(server, table)
    viewer = viewer_of(room, person, seat)
    places = [
        (at["commit"], at["own"]) for at in timeline_of(room, viewer).points(viewer)[first : first + count]
    ]
    states = [state_seen_at(room, viewer, commit, own).copy() for commit, own in places]
    found = []
    for (commit, own), state in zip(places, states, strict=True):
        found.append(past_content(room.title, state, viewer, commit, own))
        await asyncio.sleep(0)  # other tables come in between
    return gzip_response(request, encode(found))


def gzip_response(request: Request, body: bytes) -> Response:
    """An answer, squeezed if the browser can take that: views on end are mostly the same."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON, headers=headers)
    return Response(
        gzip.compress(body, 1, mtime=0), media_type=JSON, headers={**headers, "Content-Encoding": "gzip"}
    )


@router.get(TABLE + "/position", responses=READ_ERRORS)
async def position(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    commit: Commit,
    own: Own = 0,
    seat: Viewer = -1,
) -> responses.Position:
    """A position in one line, one that the seat cannot tell from the true one."""
    limit_rate(server, "ask", client_of(request, person))
    title, state, viewer = await past_state(server, table, person, seat, commit, own)
    return responses.Position(position=oneline.write(title, title.resample(state, viewer, FastLuck(0))))


@router.get(TABLE + "/record", response_class=PlainTextResponse, responses=READ_ERRORS)
async def record(
    request: Request, server: ServerHere, person: Caller, table: TableId, seat: Viewer = -1
) -> PlainTextResponse:
    """The record: whole, with the secret of its luck, when the game is over; else what the seat may know."""
    limit_rate(server, "ask", client_of(request, person))
    room = await begun_room(server, table)
    return PlainTextResponse(room.record(viewer_of(room, person, seat)))


@router.post(TABLE + "/fork", status_code=201, responses=WRITE_ERRORS)
async def fork(
    request: Request,
    response: Response,
    server: ServerHere,
    table: TableId,
    body: requests.ForkIn,
    person: Caller,
) -> responses.TableOut:
    """A practice table from any moment, against bots; what is hidden from the asker is dealt anew."""
    limit_new_tables(request, server, person)
    title, state, viewer = await past_state(server, table, person, body.seat, body.commit, body.own)
    host = await person_or_new(request, response, "")
    await check_fork(server.rooms, await server.rooms.get(table), host, body.play)
    moment = Moment(state, viewer, table, body.commit)
    return table_out(await fork_table(server.rooms, title, moment, body.play, body.bot, host), host)


@router.post("/api/records", status_code=201, responses=WRITE_ERRORS)
async def bring(
    request: Request, response: Response, server: ServerHere, body: requests.RecordIn
) -> responses.TableOut:
    """Bring a record from elsewhere: a finished game to look at, or one under way to practise."""
    limit_rate(server, "record", address(request))
    try:
        said = await server.workers.run(
            {"do": "record", "record": body.record}, SLOWEST_RECORD, address(request)
        )
    except WorkerError as failed:
        raise TableError("error-record-heavy") from failed
    host = await person_or_new(request, response, "")
    return table_out(await import_record(server.rooms, said, host), host)


SLOWEST_RECORD = 20.0
"""Seconds a record may take to be checked."""
