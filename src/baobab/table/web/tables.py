"""Requests about tables: opening, listing, sitting down, leaving, lending a seat, playing again."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from baobab.game import SPECTATOR
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.kernel.options import OptionValue
from baobab.table import lists, seating
from baobab.table.lists import Which
from baobab.table.machines import STAND_IN, check_bot
from baobab.table.messages import player
from baobab.table.opening import Wish, check_seats, open_table, whole_options
from baobab.table.people import Person
from baobab.table.practice import check_unbound
from baobab.table.rematch import rematch
from baobab.table.room import OVER, Room
from baobab.table.settings import Settings
from baobab.table.web import given, news, taken
from baobab.table.web.answers import ASK, WRITE
from baobab.table.web.callers import (
    Caller,
    HouseHere,
    Known,
    SeatPath,
    TableId,
    address,
    client_of,
    may_watch,
    slow_down,
    slow_opening,
    welcomed,
)
from baobab.table.web.library import hides, house_title

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, responses=WRITE)
async def create(
    request: Request, response: Response, house: HouseHere, caller: Caller, body: taken.TableIn
) -> given.TableOut:
    """Open a table. Whoever has its link can sit down on a seat that is open."""
    slow_opening(request, house, caller)
    wish = wish_of(body)
    person = await welcomed(request, response, body.name)
    return shown(await open_table(house.rooms, wish, Person(person.id, body.name or person.name)), person)


def wish_of(body: taken.TableIn) -> Wish:
    """A table as it was asked for, checked against the title."""
    title = house_title(body.title)
    given: dict[str, OptionValue] = dict(body.options)
    options = whole_options(title, len(body.seats), given)
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
    return Wish(title, body.seats, settings)


@router.get("", responses=ASK)
async def listed(
    request: Request, house: HouseHere, person: Caller, which: Annotated[Which, Query()] = "open"
) -> list[given.Listed]:
    """Open tables that anybody may join, tables to watch, or my own."""
    slow_down(house, "ask", client_of(request, person))
    async with house.store.read() as connection:
        found = await lists.tables(connection, which, person.id if person is not None else None)
    return [given.Listed.model_validate(table) for table in found]


@router.get("/{table}", responses=ASK)
async def about(request: Request, house: HouseHere, person: Caller, table: TableId) -> given.TableOut:
    """What a table agreed on, who sits there, and what you may do."""
    slow_down(house, "ask", client_of(request, person))
    return shown(await house.rooms.room(table), person)


def shown(room: Room, person: Person | None) -> given.TableOut:
    seats = room.seats_of(person.id) if person is not None else []
    return given.TableOut(
        table=room.id,
        title=room.title.name,
        version=room.title.version,
        data=room.title.data.digest,
        status=room.status,  # type: ignore[arg-type]
        seal=room.seal,
        position=began(room),
        practice=bool(room.position),
        origin=origin(room, person),
        hidden=hides(room.title),
        settings=given.Settings.model_validate(agreed(room.settings)),
        players=[news.Player.model_validate(player(room, seat)) for seat in room.seats],
        you=given.You(
            seats=seats,
            host=person is not None and room.host == person.id,
            watch=may_watch(room, person),
        ),
    )


def agreed(settings: Settings) -> dict[str, object]:
    """What everybody at a table may know of its settings."""
    return {name: value for name, value in asdict(settings).items() if name in given.Settings.model_fields}


def origin(room: Room, person: Person | None) -> given.Origin | None:
    """Where a practice began; only for its host, since the name of a table is the way into it."""
    if not (room.position and room.settings.origin) or person is None or room.host != person.id:
        return None
    return given.Origin(table=room.settings.origin, commit=room.settings.moment)


def began(room: Room) -> str:
    """The position a table began in, as a spectator may know it until the game is over."""
    if not room.position or room.status == OVER:
        return room.position
    start = oneline.read(room.title, room.position)
    return oneline.write(room.title, room.title.resample(start, SPECTATOR, FastLuck(0)))


@router.post("/{table}/start", responses=WRITE)
async def start(house: HouseHere, person: Known, table: TableId) -> given.TableOut:
    """As the host, begin: for a table that was filled by somebody taking a second seat."""
    slow_down(house, "command", person.id)
    await seating.start(house.rooms, table, person)
    return shown(await house.rooms.room(table), person)


@router.put("/{table}/start", responses=WRITE)
async def agree_to_start(
    house: HouseHere, person: Known, table: TableId, body: taken.StartIn
) -> given.TableOut:
    """As the host, say whether the game begins by itself when every seat is taken, whoever takes the last."""
    slow_down(house, "command", person.id)
    await seating.agree_to_start(house.rooms, table, person, body.when_full)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/seats/{seat}/claim", responses=WRITE)
async def claim(
    request: Request,
    response: Response,
    house: HouseHere,
    table: TableId,
    seat: SeatPath,
    body: taken.NameIn,
) -> given.TableOut:
    """Sit down. A browser without a key gets one, and a code to come back with, in the headers.

    The game begins when the last seat is taken; if by somebody who has one already, when the host says so.
    """
    room = await house.rooms.room(table)
    seating.seat_at(room, seat)
    slow_down(house, "command", address(request))
    person = await welcomed(request, response, body.name)
    name = body.name or person.name
    return shown(await seating.claim(house.rooms, table, seat, person, name), person)


@router.post("/{table}/seats/{seat}/name", responses=WRITE)
async def rename(
    house: HouseHere, person: Known, table: TableId, seat: SeatPath, body: taken.RenameIn
) -> given.TableOut:
    """Call the player on one of your seats otherwise."""
    slow_down(house, "command", person.id)
    await seating.rename(house.rooms, table, seat, person, body.name)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/seats/{seat}/leave", responses=WRITE)
async def leave(house: HouseHere, person: Known, table: TableId, seat: SeatPath) -> given.TableOut:
    """Give your seat up for good."""
    slow_down(house, "command", person.id)
    await seating.leave(house.rooms, table, seat, person)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/seats/{seat}/free", responses=WRITE)
async def free(house: HouseHere, person: Known, table: TableId, seat: SeatPath) -> given.TableOut:
    """As the host, free the seat of somebody who is gone."""
    slow_down(house, "command", person.id)
    await seating.free(house.rooms, table, seat, person)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/seats/{seat}/bot", responses=WRITE)
async def give_to_bot(
    house: HouseHere, person: Known, table: TableId, seat: SeatPath, body: taken.BotIn
) -> given.TableOut:
    """As the host, let a bot have a seat that is open."""
    slow_down(house, "command", person.id)
    await seating.give_to_bot(house.rooms, table, seat, person, body.bot)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/seats/{seat}/lend", responses=WRITE)
async def lend(
    house: HouseHere, person: Known, table: TableId, seat: SeatPath, body: taken.BotIn
) -> given.TableOut:
    """Let a bot stand in: for yourself, or for a player who is not here."""
    slow_down(house, "command", person.id)
    await check_unbound(house.rooms, await house.rooms.room(table), person)
    here = seat in house.presence.here(table)
    await seating.lend(house.rooms, table, seat, person, body.bot, here)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/seats/{seat}/back", responses=WRITE)
async def back(house: HouseHere, person: Known, table: TableId, seat: SeatPath) -> given.TableOut:
    """Take your seat back from the bot that stood in."""
    slow_down(house, "command", person.id)
    await seating.take_over(house.rooms, table, seat, person)
    return shown(await house.rooms.room(table), person)


@router.post("/{table}/rematch", status_code=201, responses=WRITE)
async def again(house: HouseHere, person: Known, table: TableId) -> given.TableOut:
    """The same people and bots once more, all moved one seat on; asked twice, the same table."""
    slow_down(house, "command", person.id)
    return shown(await rematch(house.rooms, table, person), person)
