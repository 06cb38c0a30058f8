"""Chat at a table, and one's own notes about a game."""

from fastapi import APIRouter

from baobab.table.base.errors import ForbiddenError
from baobab.table.rooms.seating import check_own_seat
from baobab.table.storage import chat as chat_store
from baobab.table.web import requests, responses
from baobab.table.web.deps import (
    KnownCaller,
    ServerHere,
    TableId,
    limit_rate,
    may_chat,
)
from baobab.table.web.error_docs import READ_ERRORS, WRITE_ERRORS, error_responses
from baobab.table.web.routes.play import After

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


@router.get("/chat", responses={**READ_ERRORS, **error_responses(401)})
async def chat(
    server: ServerHere, person: KnownCaller, table: TableId, after: After = 0
) -> list[responses.ChatLine]:
    """What was said, for those who play."""
    limit_rate(server, "ask", person.id)
    if not may_chat(await server.rooms.get(table), person):
        raise ForbiddenError("error-not-seated")
    async with server.store.read() as connection:
        lines = await chat_store.lines_after(connection, table, after)
    return [responses.ChatLine.model_validate(line) for line in lines]


@router.post("/chat", status_code=201, responses=WRITE_ERRORS)
async def say(
    server: ServerHere, person: KnownCaller, table: TableId, body: requests.ChatIn
) -> responses.ChatLine:
    """Say something to the table."""
    room = await server.rooms.get(table)
    check_own_seat(room, body.seat, person)
    limit_rate(server, "chat", person.id)
    now = server.config.now()
    async with server.store.write() as connection:
        number = await chat_store.add_line(connection, table, body.seat, person.id, body.text, now)
    server.rooms.hear_chat(table, number)
    return responses.ChatLine(id=number, seat=body.seat, text=body.text, made=now)


@router.get("/note", responses={**READ_ERRORS, **error_responses(401)})
async def note(server: ServerHere, person: KnownCaller, table: TableId) -> responses.Note:
    """Your notes about this game; nobody else can read them."""
    limit_rate(server, "ask", person.id)
    await server.rooms.get(table)
    async with server.store.read() as connection:
        return responses.Note(text=await chat_store.read_note(connection, table, person.id))


@router.put("/note", responses=WRITE_ERRORS)
async def keep_note(
    server: ServerHere, person: KnownCaller, table: TableId, body: requests.NoteIn
) -> responses.Note:
    limit_rate(server, "command", person.id)
    await server.rooms.get(table)
    async with server.store.write() as connection:
        await chat_store.save_note(connection, table, person.id, body.text)
    return responses.Note(text=body.text)
