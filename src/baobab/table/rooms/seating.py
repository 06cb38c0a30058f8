"""Who sits where: claiming a seat, leaving it, lending it to a bot and taking it back."""

from dataclasses import replace
from typing import Any

import orjson

from baobab.errors import BaobabError
from baobab.privacy import hides_anything
from baobab.table.base.bot_roster import BOT_NAMES, check_bot
from baobab.table.base.errors import ForbiddenError, TableError
from baobab.table.base.settings import LIVE, TURNS
from baobab.table.base.wire import wire_params
from baobab.table.rooms.opening import begin
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.rooms.seats import Seat
from baobab.table.storage.events import NOTICE, OVER, TableChange
from baobab.table.storage.people import Person
from baobab.table.storage.store import RaceLostError
from baobab.words import Name, Param

ABSENT_AFTER = {LIVE: 60.0, TURNS: 2 * 86_400.0}
"""Seconds without any event after which a player who is not here counts as absent."""

LEAST_TIME_BACK = 30.0
"""Seconds that a player has at least who takes a seat back after its time was up."""


def notice_change(
    room: Room, now: float, seat: int, key: str, more: dict[str, Param] | None = None
) -> TableChange:
    """A change that the log tells of."""
    params: dict[str, Param] = {"seat": Name("seat", str(seat)), **(more or {})}
    body = orjson.dumps({"key": key, "params": wire_params(params)}).decode()
    return TableChange(room.next_event(now, NOTICE, seat, None, body))


async def change_seats(
    rooms: Rooms, room: Room, key: str, seat: int, values: dict[str, Any], **more: Param
) -> None:
    """Change who sits on a seat, with a line in the log."""
    change = notice_change(room, rooms.now(), seat, key, more)
    change.seats[seat] = values
    await apply_or_refuse(rooms, room, change)


async def apply_or_refuse(rooms: Rooms, room: Room, change: TableChange) -> None:
    """Apply a change; if another one was faster, an error says so, since this one may no longer be wanted."""
    try:
        await rooms.apply(room, change)
    except RaceLostError:
        raise TableError("error-seat-raced") from None


def seat_at(room: Room, n: int) -> Seat:
    if not 0 <= n < len(room.seats):
        raise BaobabError("error-no-such-seat", {"seat": str(n), "seats": len(room.seats)})
    return room.seats[n]


async def claim(rooms: Rooms, game: str, n: int, person: Person, name: str) -> Room:
    """Sit down on a free seat; the game begins when the last one is taken.

    If whoever takes the last one has a seat already, the game begins only if the host has agreed to that.
    """
    async with rooms.lock(game) as room:
        seat = seat_at(room, n)
        if seat.person == person.id:
            return room
        if seat.is_taken:
            raise TableError("error-seat-taken", {"seat": Name("seat", str(n))})
        if room.status == OVER:
            raise BaobabError("error-game-over")
        if room.game is not None and room.seats_of(person.id) and hides_anything(room.title):
            raise ForbiddenError("error-second-hand")
        first_host = {"host": person.id} if room.host is None else {}
        change = notice_change(room, rooms.now(), n, "event-table-joined")
        change.seats[n] = {"person": person.id, "name": name, "stand_in": None}
        change.game |= first_host
        alone = not room.seats_of(person.id)
        await apply_or_refuse(rooms, room, change)
        if room.game is None and room.is_full and (alone or room.settings.when_full):
            await begin(rooms, room)
        return room


async def start(rooms: Rooms, game: str, person: Person) -> None:
    """The host begins the game, once nobody is missing; nothing happens if it has begun already."""
    async with rooms.lock(game) as room:
        check_host(room, person)
        if room.game is not None:
            return
        if not room.is_full:
            missing = sum(not seat.is_taken for seat in room.seats)
            raise TableError("error-seats-missing", {"count": missing})
        await begin(rooms, room)


async def agree_to_start(rooms: Rooms, game: str, person: Person, when_full: bool) -> None:
    """The host says whether the game begins by itself, whoever takes the last seat."""
    async with rooms.lock(game) as room:
        check_host(room, person)
        if room.game is not None or room.settings.when_full == when_full:
            return
        key = "event-table-when-full" if when_full else "event-table-when-told"
        body = orjson.dumps({"key": key, "params": {}}).decode()
        seat = next(iter(room.seats_of(person.id)), -1)
        change = TableChange(room.next_event(rooms.now(), NOTICE, seat, None, body))
        change.game["settings"] = replace(room.settings, when_full=when_full).write()
        await apply_or_refuse(rooms, room, change)
        if when_full and room.is_full:
            await begin(rooms, room)


async def leave(rooms: Rooms, game: str, n: int, person: Person) -> None:
    """Give a seat up. The game waits until somebody else sits down there."""
    async with rooms.lock(game) as room:
        check_own_seat(room, n, person)
        await vacate(rooms, room, n, "event-table-left")


async def free(rooms: Rooms, game: str, n: int, person: Person) -> None:
    """The host frees a seat whose player is gone for good."""
    async with rooms.lock(game) as room:
        check_host(room, person)
        if seat_at(room, n).person is None:
            raise TableError("error-seat-empty", {"seat": Name("seat", str(n))})
        await vacate(rooms, room, n, "event-table-freed")


async def vacate(rooms: Rooms, room: Room, n: int, key: str) -> None:
    leaver = room.seats[n].person
    change = notice_change(room, rooms.now(), n, key)
    change.seats[n] = {"person": None, "name": "", "stand_in": None}
    others = [seat.person for seat in room.seats if seat.person not in (None, leaver)]
    if leaver == room.host and leaver not in [seat.person for seat in room.seats if seat.n != n]:
        change.game["host"] = others[0] if others else None
    await apply_or_refuse(rooms, room, change)


async def give_to_bot(rooms: Rooms, game: str, n: int, person: Person, bot: str) -> None:
    """The host gives a free seat to a bot."""
    async with rooms.lock(game) as room:
        check_host(room, person)
        seat = seat_at(room, n)
        if seat.is_taken:
            raise TableError("error-seat-taken", {"seat": Name("seat", str(n))})
        check_bot(bot)
        await change_seats(
            rooms, room, "event-table-bot", n, {"bot": bot, "name": BOT_NAMES[n]}, bot=Name("bot", bot)
        )
        if room.game is None and room.is_full:
            await begin(rooms, room)


async def rename(rooms: Rooms, game: str, n: int, person: Person, name: str) -> None:
    """Rename a seat of one's own: several people may share a browser."""
    async with rooms.lock(game) as room:
        check_own_seat(room, n, person)
        if room.seats[n].name != name:
            await change_seats(rooms, room, "event-table-renamed", n, {"name": name}, number=n + 1)


async def lend(rooms: Rooms, game: str, n: int, person: Person, bot: str, here: bool) -> None:
    """Let a bot stand in: for oneself, or for another player who has been away for a while."""
    async with rooms.lock(game) as room:
        seat = seat_at(room, n)
        if not room.seats_of(person.id):
            raise ForbiddenError("error-not-seated")
        if seat.person is None:
            raise TableError("error-seat-empty", {"seat": Name("seat", str(n))})
        if seat.person != person.id and here:
            raise ForbiddenError("error-still-here", {"seat": Name("seat", str(n))})
        if seat.person != person.id and rooms.now() - room.last_event_at < ABSENT_AFTER[room.settings.pace]:
            raise ForbiddenError("error-not-absent", {"seat": Name("seat", str(n))})
        check_bot(bot)
        await change_seats(rooms, room, "event-table-lent", n, {"stand_in": bot}, bot=Name("bot", bot))


async def take_over(rooms: Rooms, game: str, n: int, person: Person) -> None:
    """The player is back, and takes the seat from the bot that stood in."""
    async with rooms.lock(game) as room:
        check_own_seat(room, n, person)
        if room.seats[n].stand_in is None:
            raise TableError("error-not-lent")
        change = notice_change(room, rooms.now(), n, "event-table-back")
        change.seats[n] = {"stand_in": None}
        if room.clock.is_on:
            change.clock = room.clock.with_at_least(n, LEAST_TIME_BACK, rooms.now())
        await apply_or_refuse(rooms, room, change)


async def time_out(rooms: Rooms, room: Room, n: int, bot: str) -> None:
    """A seat's time is up: a bot plays on for it until its player comes back. The caller holds the room."""
    await change_seats(rooms, room, "event-table-time-out", n, {"stand_in": bot}, bot=Name("bot", bot))


def check_own_seat(room: Room, n: int, person: Person | None) -> None:
    """Raise an error unless this seat is the person's own."""
    seat = seat_at(room, n)
    if person is None or seat.person != person.id:
        raise ForbiddenError("error-not-your-seat", {"seat": Name("seat", str(n))})


def check_host(room: Room, person: Person) -> None:
    if room.host != person.id:
        raise ForbiddenError("error-not-host")
