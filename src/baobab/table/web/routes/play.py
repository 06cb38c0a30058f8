"""Playing: the view, commands, why something is not allowed, sights, hints and the log."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from baobab.errors import BaobabError, NotationError
from baobab.game import Game
from baobab.kernel.notes import Reason
from baobab.table.base.errors import TableError
from baobab.table.base.wire import encode, table_words, wire_params
from baobab.table.bots import hints
from baobab.table.bots.hints import give_hint
from baobab.table.bots.worker_pool import WorkerError
from baobab.table.rooms.commands import Command, StaleError, carry_out
from baobab.table.rooms.messages import log_sentences, message
from baobab.table.rooms.room import Room
from baobab.table.rooms.seating import check_own_seat
from baobab.table.rooms.sights import sight
from baobab.table.storage.people import Person
from baobab.table.web import fields, message_types, requests, responses
from baobab.table.web.deps import (
    Caller,
    KnownCaller,
    Lang,
    Language,
    ServerHere,
    TableId,
    Viewer,
    client_of,
    limit_rate,
    viewer_of,
)
from baobab.table.web.error_docs import READ_ERRORS, WRITE_ERRORS, error_responses
from baobab.table.web.errors import JSON, error_json, error_response, respond_with

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
After = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="the last number you have seen")]


@router.get("/view", response_model=message_types.Message, responses=READ_ERRORS)
async def view(
    request: Request, server: ServerHere, person: Caller, table: TableId, seat: Viewer = -1, after: After = 0
) -> Response:
    """The table as a seat sees it, with what is new in the log since the number `after`."""
    limit_rate(server, "ask", client_of(request, person))
    room = await server.rooms.get(table)
    return Response(message(room, viewer_of(room, person, seat), after), media_type=JSON)


@router.post("/commands", response_model=responses.DoneOut, responses=WRITE_ERRORS)
async def command(
    request: Request,
    server: ServerHere,
    person: KnownCaller,
    table: TableId,
    body: requests.CommandIn,
    lang: Language,
) -> Response:
    """Answer the question, take back, end the turn. Sent twice, it is done once."""
    room = await server.rooms.get(table)
    check_own_seat(room, body.seat, person)
    limit_rate(server, "command", person.id, f"{table} {body.seat}")
    wanted = Command(body.cmd_id, body.decision_id, body.do, body.action, body.end, body.to)
    try:
        done = await carry_out(
            server.rooms, table, body.seat, wanted, lambda now: check_plays_seat(now, body.seat, person)
        )
    except StaleError as stale:
        return stale_response(room, body.seat, stale.key, lang)
    except BaobabError as error:
        return respond_with(request, error, room.players)
    return Response(encode({"seq": done.seq, "repeated": done.repeated}), media_type=JSON)


def check_plays_seat(room: Room, seat: int, person: Person) -> None:
    """Raise an error unless this person plays this seat now, and no bot in their place."""
    check_own_seat(room, seat, person)
    if room.seats[seat].stand_in is not None:
        raise StaleError("error-lent")


def stale_response(room: Room, seat: int, key: str, lang: str) -> Response:
    """A command that does not fit the present question is answered with that question."""
    error = TableError(key)
    return error_response([error_json(error, lang, room.players)], 409, message(room, seat))


@router.get("/why", responses={**READ_ERRORS, **error_responses(401)})
async def why(
    request: Request,
    server: ServerHere,
    person: KnownCaller,
    table: TableId,
    action: Annotated[str, Query(max_length=100)],
    lang: Language,
    seat: Annotated[int, Query(ge=0, lt=fields.SEATS)] = 0,
    _: Lang = "",
) -> responses.Why:
    """Why a seat may not do something now, with the clause; a seat that is not asked hears only that."""
    limit_rate(server, "ask", person.id)
    room = await server.rooms.get(table)
    check_own_seat(room, seat, person)
    if room.game is None:
        raise TableError("error-not-begun")
    game = room.game
    try:
        reason = game.why_not(action, seat)
    except NotationError as error:
        return responses.Why(allowed=False, reason=responses.Reason.model_validate(error_json(error, lang)))
    shown = reason_out(room, game, reason, lang) if reason is not None else None
    return responses.Why(allowed=reason is None, reason=shown)


def reason_out(room: Room, game: Game, reason: Reason, lang: str) -> responses.Reason:
    mine = table_words(lang, game.title.words_folder(), tuple(room.players))
    return responses.Reason(
        key=reason.key,
        params=wire_params(reason.params),
        text=mine.say(reason.key, reason.params),
        clause=reason.clause,
    )


@router.get("/sight", response_model=message_types.Sight, responses=READ_ERRORS)
async def look(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    subject: Annotated[str, Query(max_length=60, description="what is looked at, in notation: `cell F7`")],
    seat: Viewer = -1,
    seq: Annotated[
        int | None, Query(ge=0, description="the last event seen; if there have been more, nothing is told")
    ] = None,
) -> Response:
    """What a place or a piece reaches, as far as a seat may know."""
    limit_rate(server, "sight", client_of(request, person))
    room = await server.rooms.get(table)
    viewer = viewer_of(room, person, seat)
    if room.game is None:
        raise TableError("error-not-begun")
    return Response(sight(room, viewer, subject, seq), media_type=JSON)


@router.post("/hint", responses={**WRITE_ERRORS, **error_responses(429)})
async def ask_hint(
    server: ServerHere, person: KnownCaller, table: TableId, body: requests.HintIn, lang: Language
) -> responses.Hint:
    """What a bot would do in your place, and what it expects of it. The table hears that you asked."""
    limit_rate(server, "hint", person.id)
    room = await server.rooms.get(table)
    try:
        opinions, left = await give_hint(server.rooms, server.bot_runner, table, body.seat, person, body.bot)
    except WorkerError as failed:
        raise TableError("error-no-hint") from failed
    mine = table_words(lang, room.title.words_folder(), tuple(room.players))
    advice = [asdict(hints.advice_in_words(room.begun_game(), one, mine)) for one in opinions]
    return responses.Hint.model_validate({**advice[0], "others": advice[1:], "left": left})


@router.get("/log", responses=READ_ERRORS)
async def log(
    request: Request,
    server: ServerHere,
    person: Caller,
    table: TableId,
    lang: Language,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="after which commit point")] = 0,
    _: Lang = "",
) -> list[responses.Told]:
    """What has happened, in words; with the view's `since` as `after`, since my last turn."""
    limit_rate(server, "ask", client_of(request, person))
    room = await server.rooms.get(table)
    viewer = viewer_of(room, person, seat)
    return [responses.Told.model_validate(line) for line in log_sentences(room, viewer, lang, after)]
