"""Taking a game elsewhere: its record, a practice table from any moment, a record from outside."""

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from baobab.game import SPECTATOR
from baobab.table.base.errors import WORDS_FOLDER, ForbiddenError, TableError
from baobab.table.base.settings import NOBODY
from baobab.table.bots.worker_pool import WorkerError
from baobab.table.rooms.forks import Moment, fork_table, import_record
from baobab.table.rooms.kept import KeptGame, kept_game
from baobab.table.rooms.practice import check_fork
from baobab.table.storage.people import Person
from baobab.table.web import requests, responses
from baobab.table.web.deps import (
    Caller,
    Lang,
    Language,
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
from baobab.words import Name, words

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


@router.get(TABLE + "/kept", responses=READ_ERRORS)
async def kept(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    lang: Language,
    seat: Viewer = -1,
    _: Lang = "",
) -> responses.Kept:
    """What is stored of a game, told without its rules: also where their version cannot run here."""
    limit_rate(server, "ask", client_of(request, person))
    game = await kept_game(server.rooms, table)
    viewer = viewer_of_kept(game, person, seat)
    why = await server.rooms.why_not_open(table)
    row = game.row
    return responses.Kept(
        table=row.id,
        title=row.title,
        version=row.version,
        data=row.data,
        status=row.status,
        runs=why is None,
        about=why.words(lang) if why is not None else words(lang, WORDS_FOLDER).say("table-kept"),
        options=game.settings.options,
        players=[one.name for one in game.seats],
        mine=game.seats_of(person),
        lines=[
            responses.KeptLine(number=line.number, seat=line.seat, text=line.text, outcomes=line.outcomes)
            for line in game.lines(viewer)
        ],
        result=row.result if game.is_over else "",
        record=game.record(),
    )


def viewer_of_kept(game: KeptGame, person: Person | None, seat: int) -> int:
    """This seat, if the person may look from it: as at a table that is open."""
    own = game.seats_of(person)
    if seat in own:
        return seat
    if seat != SPECTATOR and not (game.is_over and seat < len(game.seats)):
        raise ForbiddenError("error-not-your-seat", {"seat": Name("seat", str(seat))})
    if game.settings.watch == NOBODY and not own:
        raise ForbiddenError("error-no-watching")
    return seat


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
