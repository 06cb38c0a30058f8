"""Requests of the game: the view, commands, why something is not allowed, hints, chat and notes."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from baobab.errors import NotationError, Trouble
from baobab.game import Game
from baobab.kernel.notes import Reason
from baobab.table import talk
from baobab.table.commands import Command, Stale, carry_out
from baobab.table.hints import give_hint
from baobab.table.messages import encode, message, worded_log
from baobab.table.room import Room
from baobab.table.seating import own
from baobab.table.speech import FOLDER, wire_params
from baobab.table.web import models
from baobab.table.web.answers import ASK, WRITE, refusals
from baobab.table.web.callers import (
    Caller,
    HouseHere,
    Known,
    Lang,
    Language,
    TableId,
    Viewer,
    client_of,
    slow_down,
    viewer_of,
)
from baobab.table.web.refusals import JSON, refusal, refused, worded
from baobab.table.workers import WorkerFailed
from baobab.words import words

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
After = Annotated[int, Query(ge=0, le=models.MOST_STEPS, description="the last number you have seen")]


@router.get("/view", response_model=models.Message, responses=ASK)
async def view(
    request: Request, house: HouseHere, person: Caller, table: TableId, seat: Viewer = -1, after: After = 0
) -> Response:
    """The table as a seat sees it, with what is new in the log since the number `after`."""
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    return Response(message(room, viewer_of(room, person, seat), after), media_type=JSON)


@router.post("/commands", response_model=models.DoneOut, responses=WRITE)
async def command(
    request: Request, house: HouseHere, person: Known, table: TableId, body: models.CommandIn, lang: Language
) -> Response:
    """Answer the question, take back, end the turn. Sent twice, it is done once."""
    room = await house.rooms.room(table)
    own(room, body.seat, person)
    slow_down(house, "command", person.id, f"{table} {body.seat}")
    if room.seats[body.seat].stand_in is not None:
        return now_instead(room, body.seat, "error-lent", lang)
    wanted = Command(body.cmd_id, body.decision_id, body.do, body.action, body.end, body.to)
    try:
        done = await carry_out(house.rooms, table, body.seat, wanted)
    except Stale:
        return now_instead(room, body.seat, "error-stale", lang)
    except Trouble as trouble:
        return refused(request, trouble, room.players)
    return Response(encode({"seq": done.seq, "repeated": done.repeated}), media_type=JSON)


def now_instead(room: Room, seat: int, key: str, lang: str) -> Response:
    """What was sent does not fit what the seat has before it: this is what it has."""
    trouble = Trouble(key, folders=[FOLDER])
    return refusal([worded(trouble, lang, room.players)], 409, message(room, seat))


@router.get("/why", responses=ASK)
async def why(
    request: Request,
    house: HouseHere,
    person: Known,
    table: TableId,
    action: Annotated[str, Query(max_length=100)],
    lang: Language,
    seat: Annotated[int, Query(ge=0, lt=models.SEATS)] = 0,
    _: Lang = "",
) -> models.Why:
    """Why a seat may not do something now, with the clause; a seat that is not asked hears only that."""
    slow_down(house, "ask", person.id)
    room = await house.rooms.room(table)
    own(room, seat, person)
    if room.game is None:
        raise Trouble("error-not-begun", folders=[FOLDER])
    game = room.game
    try:
        reason = game.why_not(action, seat)
    except NotationError as trouble:
        return models.Why(allowed=False, reason=models.Reason.model_validate(worded(trouble, lang)))
    said = reason_out(room, game, reason, lang) if reason is not None else None
    return models.Why(allowed=reason is None, reason=said)


def reason_out(room: Room, game: Game, reason: Reason, lang: str) -> models.Reason:
    speech = words(lang, FOLDER, game.title.words_folder(), players=room.players)
    return models.Reason(
        key=reason.key,
        params=wire_params(reason.params),
        text=speech.say(reason.key, reason.params),
        clause=reason.clause,
    )


@router.post("/hint", responses={**WRITE, **refusals(429)})
async def hint(
    house: HouseHere, person: Known, table: TableId, body: models.HintIn, lang: Language
) -> models.Hint:
    """What a bot would do in your place. The table hears that you asked, and only so many are given."""
    slow_down(house, "think", person.id)
    room = await house.rooms.room(table)
    own(room, body.seat, person)
    try:
        action, left = await give_hint(house.rooms, house.thinking, room, body.seat, body.bot)
    except WorkerFailed as failed:
        raise Trouble("error-no-hint", folders=[FOLDER]) from failed
    game = room.playing()
    kind = game.title.actions.kind(game.code(action))
    speech = words(lang, game.title.words_folder(), players=room.players)
    text = speech.say(f"action-{kind.name}", game.title.actions.params(game.code(action)))
    return models.Hint(action=action, text=text, left=left)


@router.get("/log", responses=ASK)
async def log(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    lang: Language,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=0, le=models.MOST_STEPS, description="after which commit point")] = 0,
    _: Lang = "",
) -> list[models.Told]:
    """What has happened, in words; with the view's `since` as `after`, since my last turn."""
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    viewer = viewer_of(room, person, seat)
    return [models.Told.model_validate(line) for line in worded_log(room, viewer, lang, after)]


@router.get("/chat", responses=ASK)
async def chat(
    request: Request, house: HouseHere, person: Caller, table: TableId, after: After = 0
) -> list[models.ChatLine]:
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    viewer_of(room, person, -1)
    async with house.store.read() as connection:
        lines = await talk.heard(connection, table, after)
    return [models.ChatLine.model_validate(line) for line in lines]


@router.post("/chat", status_code=201, responses=WRITE)
async def say(house: HouseHere, person: Known, table: TableId, body: models.ChatIn) -> models.ChatLine:
    """Say something to the table."""
    room = await house.rooms.room(table)
    own(room, body.seat, person)
    slow_down(house, "chat", person.id)
    now = house.plan.now()
    async with house.store.write() as connection:
        number = await talk.say(connection, table, body.seat, person.id, body.text, now)
    house.talked(table, number)
    return models.ChatLine(id=number, seat=body.seat, text=body.text, made=now)


@router.get("/note", responses={**ASK, **refusals(401)})
async def note(house: HouseHere, person: Known, table: TableId) -> models.Note:
    """Your notes about this game; nobody else can read them."""
    slow_down(house, "ask", person.id)
    await house.rooms.room(table)
    async with house.store.read() as connection:
        return models.Note(text=await talk.note_of(connection, table, person.id))


@router.put("/note", responses=WRITE)
async def keep_note(house: HouseHere, person: Known, table: TableId, body: models.NoteIn) -> models.Note:
    slow_down(house, "command", person.id)
    await house.rooms.room(table)
    async with house.store.write() as connection:
        await talk.keep_note(connection, table, person.id, body.text)
    return models.Note(text=body.text)
