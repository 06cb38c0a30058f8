"""Requests of the game: the view, commands, why something is not allowed, hints, chat and notes."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from baobab.errors import BaobabError, NotationError
from baobab.game import Game
from baobab.kernel.notes import Reason
from baobab.table import hints, talk
from baobab.table.commands import Command, StaleError, carry_out
from baobab.table.hints import give_hint
from baobab.table.messages import encode, message, worded_log
from baobab.table.people import Person
from baobab.table.room import Room
from baobab.table.seating import ForbiddenError, own
from baobab.table.sights import sight
from baobab.table.speech import FOLDER, speech, wire_params
from baobab.table.web import fields, given, news, taken
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
    may_chat,
    slow_down,
    viewer_of,
)
from baobab.table.web.refusals import JSON, refusal, refused, worded
from baobab.table.workers import WorkerError

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
After = Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="the last number you have seen")]


@router.get("/view", response_model=news.Message, responses=ASK)
async def view(
    request: Request, house: HouseHere, person: Caller, table: TableId, seat: Viewer = -1, after: After = 0
) -> Response:
    """The table as a seat sees it, with what is new in the log since the number `after`."""
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    return Response(message(room, viewer_of(room, person, seat), after), media_type=JSON)


@router.post("/commands", response_model=given.DoneOut, responses=WRITE)
async def command(
    request: Request, house: HouseHere, person: Known, table: TableId, body: taken.CommandIn, lang: Language
) -> Response:
    """Answer the question, take back, end the turn. Sent twice, it is done once."""
    room = await house.rooms.room(table)
    own(room, body.seat, person)
    slow_down(house, "command", person.id, f"{table} {body.seat}")
    wanted = Command(body.cmd_id, body.decision_id, body.do, body.action, body.end, body.to)
    try:
        done = await carry_out(
            house.rooms, table, body.seat, wanted, lambda now: at_hand(now, body.seat, person)
        )
    except StaleError as stale:
        return now_instead(room, body.seat, stale.key, lang)
    except BaobabError as trouble:
        return refused(request, trouble, room.players)
    return Response(encode({"seq": done.seq, "repeated": done.repeated}), media_type=JSON)


def at_hand(room: Room, seat: int, person: Person) -> None:
    """Does this person play this seat now, and no bot in his place?"""
    own(room, seat, person)
    if room.seats[seat].stand_in is not None:
        raise StaleError("error-lent")


def now_instead(room: Room, seat: int, key: str, lang: str) -> Response:
    """What was sent does not fit what the seat has before it: this is what it has."""
    trouble = BaobabError(key, folders=[FOLDER])
    return refusal([worded(trouble, lang, room.players)], 409, message(room, seat))


@router.get("/why", responses={**ASK, **refusals(401)})
async def why(
    request: Request,
    house: HouseHere,
    person: Known,
    table: TableId,
    action: Annotated[str, Query(max_length=100)],
    lang: Language,
    seat: Annotated[int, Query(ge=0, lt=fields.SEATS)] = 0,
    _: Lang = "",
) -> given.Why:
    """Why a seat may not do something now, with the clause; a seat that is not asked hears only that."""
    slow_down(house, "ask", person.id)
    room = await house.rooms.room(table)
    own(room, seat, person)
    if room.game is None:
        raise BaobabError("error-not-begun", folders=[FOLDER])
    game = room.game
    try:
        reason = game.why_not(action, seat)
    except NotationError as trouble:
        return given.Why(allowed=False, reason=given.Reason.model_validate(worded(trouble, lang)))
    said = reason_out(room, game, reason, lang) if reason is not None else None
    return given.Why(allowed=reason is None, reason=said)


def reason_out(room: Room, game: Game, reason: Reason, lang: str) -> given.Reason:
    mine = speech(lang, game.title.words_folder(), tuple(room.players))
    return given.Reason(
        key=reason.key,
        params=wire_params(reason.params),
        text=mine.say(reason.key, reason.params),
        clause=reason.clause,
    )


@router.get("/sight", response_model=news.Sight, responses=ASK)
async def look(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    subject: Annotated[str, Query(max_length=60, description="what is looked at, in notation: `cell F7`")],
    seat: Viewer = -1,
    seq: Annotated[
        int | None, Query(ge=0, description="the last event seen; if there have been more, nothing is told")
    ] = None,
) -> Response:
    """What a place or a piece reaches, as far as a seat may know."""
    slow_down(house, "sight", client_of(request, person))
    room = await house.rooms.room(table)
    viewer = viewer_of(room, person, seat)
    if room.game is None:
        raise BaobabError("error-not-begun", folders=[FOLDER])
    return Response(sight(room, viewer, subject, seq), media_type=JSON)


@router.post("/hint", responses={**WRITE, **refusals(429)})
async def ask_hint(
    house: HouseHere, person: Known, table: TableId, body: taken.HintIn, lang: Language
) -> given.Hint:
    """What a bot would do in your place, and what it expects of it. The table hears that you asked."""
    slow_down(house, "think", person.id)
    room = await house.rooms.room(table)
    try:
        said, left = await give_hint(house.rooms, house.thinking, table, body.seat, person, body.bot)
    except WorkerError as failed:
        raise BaobabError("error-no-hint", folders=[FOLDER]) from failed
    mine = speech(lang, room.title.words_folder(), tuple(room.players))
    advice = [asdict(hints.worded(room.playing(), one, mine)) for one in said]
    return given.Hint.model_validate({**advice[0], "others": advice[1:], "left": left})


@router.get("/log", responses=ASK)
async def log(
    request: Request,
    house: HouseHere,
    person: Caller,
    table: TableId,
    lang: Language,
    seat: Viewer = -1,
    after: Annotated[int, Query(ge=0, le=fields.MOST_STEPS, description="after which commit point")] = 0,
    _: Lang = "",
) -> list[given.Told]:
    """What has happened, in words; with the view's `since` as `after`, since my last turn."""
    slow_down(house, "ask", client_of(request, person))
    room = await house.rooms.room(table)
    viewer = viewer_of(room, person, seat)
    return [given.Told.model_validate(line) for line in worded_log(room, viewer, lang, after)]


@router.get("/chat", responses={**ASK, **refusals(401)})
async def chat(house: HouseHere, person: Known, table: TableId, after: After = 0) -> list[given.ChatLine]:
    """What was said, for those who play."""
    slow_down(house, "ask", person.id)
    if not may_chat(await house.rooms.room(table), person):
        raise ForbiddenError("error-not-seated", folders=[FOLDER])
    async with house.store.read() as connection:
        lines = await talk.heard(connection, table, after)
    return [given.ChatLine.model_validate(line) for line in lines]


@router.post("/chat", status_code=201, responses=WRITE)
async def say(house: HouseHere, person: Known, table: TableId, body: taken.ChatIn) -> given.ChatLine:
    """Say something to the table."""
    room = await house.rooms.room(table)
    own(room, body.seat, person)
    slow_down(house, "chat", person.id)
    now = house.plan.now()
    async with house.store.write() as connection:
        number = await talk.say(connection, table, body.seat, person.id, body.text, now)
    house.talked(table, number)
    return given.ChatLine(id=number, seat=body.seat, text=body.text, made=now)


@router.get("/note", responses={**ASK, **refusals(401)})
async def note(house: HouseHere, person: Known, table: TableId) -> given.Note:
    """Your notes about this game; nobody else can read them."""
    slow_down(house, "ask", person.id)
    await house.rooms.room(table)
    async with house.store.read() as connection:
        return given.Note(text=await talk.note_of(connection, table, person.id))


@router.put("/note", responses=WRITE)
async def keep_note(house: HouseHere, person: Known, table: TableId, body: taken.NoteIn) -> given.Note:
    slow_down(house, "command", person.id)
    await house.rooms.room(table)
    async with house.store.write() as connection:
        await talk.keep_note(connection, table, person.id, body.text)
    return given.Note(text=body.text)
