"""Requests about tables: opening, listing, sitting down, leaving, lending a seat, playing again."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from baobab.game import SPECTATOR
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.kernel.options import OptionValue
from baobab.privacy import hides_anything
from baobab.table.base.bot_roster import STAND_IN, check_bot
from baobab.table.base.settings import Settings
from baobab.table.rooms import seating
from baobab.table.rooms.messages import player
from baobab.table.rooms.opening import TableSpec, check_seats, complete_options, open_table
from baobab.table.rooms.practice import check_may_advise
from baobab.table.rooms.rematch import rematch
from baobab.table.rooms.room import Room
from baobab.table.storage import listings
from baobab.table.storage.events import OVER
from baobab.table.storage.listings import ListName
from baobab.table.storage.people import Person
from baobab.table.web import message_types, requests, responses
from baobab.table.web.deps import (
    Caller,
    KnownCaller,
    SeatPath,
    ServerHere,
    TableId,
    address,
    client_of,
    limit_new_tables,
    limit_rate,
    may_watch,
    person_or_new,
)
from baobab.table.web.error_docs import READ_ERRORS, WRITE_ERRORS
from baobab.table.web.routes.titles import listed_title

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, responses=WRITE_ERRORS)
async def create(
    request: Request, response: Response, server: ServerHere, caller: Caller, body: requests.TableIn
) -> responses.TableOut:
    """Open a table. Whoever has its link can sit down on a seat that is open."""
    limit_new_tables(request, server, caller)
    spec = spec_of(body)
    person = await person_or_new(request, response, body.name)
    return table_out(
        await open_table(server.rooms, spec, Person(person.id, body.name or person.name)), person
    )


def spec_of(body: requests.TableIn) -> TableSpec:
    """The table that was asked for, checked against the title."""
    title = listed_title(body.title)
    given: dict[str, OptionValue] = dict(body.options)
    options = complete_options(title, len(body.seats), given)
    check_seats(body.seats)
    settings = Settings(
        options=options,
        pace=body.pace,
        bank=float(body.clock.bank) if body.clock is not None else 0.0,
        increment=float(body.clock.increment) if body.clock is not None else 0.0,
        watch=body.watch,
        confirm=body.confirm,
        hints=body.hints,
        stand_in=check_bot(body.stand_in) if body.stand_in else STAND_IN,
        when_full=body.when_full,
        delay=body.delay,
    )
    return TableSpec(title, body.seats, settings)


@router.get("", responses=READ_ERRORS)
async def listed(
    request: Request, server: ServerHere, person: Caller, which: Annotated[ListName, Query()] = "open"
) -> list[responses.Listed]:
    """Open tables that anybody may join, tables to watch, or my own."""
    limit_rate(server, "ask", client_of(request, person))
    async with server.store.read() as connection:
        found = await listings.list_tables(connection, which, person.id if person is not None else None)
    return [responses.Listed.model_validate(table) for table in found]


@router.get("/{table}", responses=READ_ERRORS)
async def about(request: Request, server: ServerHere, person: Caller, table: TableId) -> responses.TableOut:
    """What a table agreed on, who sits there, and what you may do."""
    limit_rate(server, "ask", client_of(request, person))
    return table_out(await server.rooms.get(table), person)


def table_out(room: Room, person: Person | None) -> responses.TableOut:
    """A table as this person may see it."""
    seats = room.seats_of(person.id) if person is not None else []
    return responses.TableOut(
        table=room.id,
        title=room.title.name,
        version=room.title.version,
        data=room.title.data.digest,
        status=room.status,  # type: ignore[arg-type]
        seal=room.seal,
        position=starting_position(room),
        practice=bool(room.position),
        origin=origin(room, person),
        hidden=hides_anything(room.title),
        settings=responses.Settings.model_validate(public_settings(room.settings)),
        players=[message_types.Player.model_validate(player(room, seat)) for seat in room.seats],
        you=responses.You(
            seats=seats,
            host=person is not None and room.host == person.id,
            watch=may_watch(room, person),
        ),
    )


def public_settings(settings: Settings) -> dict[str, object]:
    """What everybody at a table may know of its settings."""
    return {
        name: value for name, value in asdict(settings).items() if name in responses.Settings.model_fields
    }


def origin(room: Room, person: Person | None) -> responses.Origin | None:
    """Where a practice began; only for its host, since whoever knows the id of a table can enter it."""
    if not (room.position and room.settings.origin) or person is None or room.host != person.id:
        return None
    return responses.Origin(table=room.settings.origin, commit=room.settings.moment)


def starting_position(room: Room) -> str:
    """The position a table began in, as a spectator may know it until the game is over."""
    if not room.position or room.status == OVER:
        return room.position
    start = oneline.read(room.title, room.position)
    return oneline.write(room.title, room.title.resample(start, SPECTATOR, FastLuck(0)))


@router.post("/{table}/start", responses=WRITE_ERRORS)
async def start(server: ServerHere, person: KnownCaller, table: TableId) -> responses.TableOut:
    """As the host, begin: for a table that was filled by somebody taking a second seat."""
    limit_rate(server, "command", person.id)
    await seating.start(server.rooms, table, person)
    return table_out(await server.rooms.get(table), person)


@router.put("/{table}/start", responses=WRITE_ERRORS)
async def agree_to_start(
    server: ServerHere, person: KnownCaller, table: TableId, body: requests.StartIn
) -> responses.TableOut:
    """As the host, say whether the game begins by itself when every seat is taken, whoever takes the last."""
    limit_rate(server, "command", person.id)
    await seating.agree_to_start(server.rooms, table, person, body.when_full)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/seats/{seat}/claim", responses=WRITE_ERRORS)
async def claim(
    request: Request,
    response: Response,
    server: ServerHere,
    table: TableId,
    seat: SeatPath,
    body: requests.NameIn,
) -> responses.TableOut:
    """Sit down. A browser without a key gets one, and a code to come back with, in the headers.

    The game begins when the last seat is taken; if by somebody who has one already, when the host says so.
    """
    room = await server.rooms.get(table)
    seating.seat_at(room, seat)
    limit_rate(server, "command", address(request))
    person = await person_or_new(request, response, body.name)
    name = body.name or person.name
    return table_out(await seating.claim(server.rooms, table, seat, person, name), person)


@router.post("/{table}/seats/{seat}/name", responses=WRITE_ERRORS)
async def rename(
    server: ServerHere, person: KnownCaller, table: TableId, seat: SeatPath, body: requests.RenameIn
) -> responses.TableOut:
    """Call the player on one of your seats otherwise."""
    limit_rate(server, "command", person.id)
    await seating.rename(server.rooms, table, seat, person, body.name)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/seats/{seat}/leave", responses=WRITE_ERRORS)
async def leave(
    server: ServerHere, person: KnownCaller, table: TableId, seat: SeatPath
) -> responses.TableOut:
    """Give your seat up for good."""
    limit_rate(server, "command", person.id)
    await seating.leave(server.rooms, table, seat, person)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/seats/{seat}/free", responses=WRITE_ERRORS)
async def free(server: ServerHere, person: KnownCaller, table: TableId, seat: SeatPath) -> responses.TableOut:
    """As the host, free the seat of somebody who is gone."""
    limit_rate(server, "command", person.id)
    await seating.free(server.rooms, table, seat, person)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/seats/{seat}/bot", responses=WRITE_ERRORS)
async def give_to_bot(
    server: ServerHere, person: KnownCaller, table: TableId, seat: SeatPath, body: requests.BotIn
) -> responses.TableOut:
    """As the host, let a bot have a seat that is open."""
    limit_rate(server, "command", person.id)
    await seating.give_to_bot(server.rooms, table, seat, person, body.bot)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/seats/{seat}/lend", responses=WRITE_ERRORS)
async def lend(
    server: ServerHere, person: KnownCaller, table: TableId, seat: SeatPath, body: requests.BotIn
) -> responses.TableOut:
    """Let a bot stand in: for yourself, or for a player who is not here."""
    limit_rate(server, "command", person.id)
    await check_may_advise(server.rooms, await server.rooms.get(table), person)
    here = seat in server.presence.seats_here(table)
    await seating.lend(server.rooms, table, seat, person, body.bot, here)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/seats/{seat}/back", responses=WRITE_ERRORS)
async def back(server: ServerHere, person: KnownCaller, table: TableId, seat: SeatPath) -> responses.TableOut:
    """Take your seat back from the bot that stood in."""
    limit_rate(server, "command", person.id)
    await seating.take_over(server.rooms, table, seat, person)
    return table_out(await server.rooms.get(table), person)


@router.post("/{table}/rematch", status_code=201, responses=WRITE_ERRORS)
async def again(server: ServerHere, person: KnownCaller, table: TableId) -> responses.TableOut:
    """The same people and bots once more, all moved one seat on; asked twice, the same table."""
    limit_rate(server, "command", person.id)
    return table_out(await rematch(server.rooms, table, person), person)
