"""Taking a game elsewhere: its record, a practice table from any moment, a record from outside."""

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from baobab.table.base.errors import TableError
from baobab.table.bots.worker_pool import WorkerError
from baobab.table.rooms.forks import Moment, fork_table, import_record
from baobab.table.rooms.practice import check_fork
from baobab.table.web import requests, responses
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
from baobab.table.web.routes.past import TABLE, begun_room, past_state
from baobab.table.web.routes.tables import table_out

router = APIRouter(tags=["past"])
SLOWEST_RECORD = 20.0
"""Seconds a record may take to be checked."""


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
        summary = await server.workers.run(
            {"do": "record", "record": body.record}, SLOWEST_RECORD, address(request)
        )
    except WorkerError as failed:
        raise TableError("error-record-heavy") from failed
    host = await person_or_new(request, response, "")
    return table_out(await import_record(server.rooms, summary, host), host)
