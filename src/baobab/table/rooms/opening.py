"""Opening a table: what was asked for is checked, pinned, and written down before anybody sits."""

import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from baobab.game import Game
from baobab.kernel.luck import SealedLuck, Witness
from baobab.kernel.options import OptionValue
from baobab.kernel.record import write_outcomes
from baobab.kernel.title import Title
from baobab.table.base.bot_roster import BOT_NAMES, check_bot
from baobab.table.base.clock import Clock
from baobab.table.base.settings import EVERYBODY, Settings
from baobab.table.rooms.registry import Rooms, next_event
from baobab.table.rooms.room import OPEN, PLAYING, START, Room
from baobab.table.storage import event_store
from baobab.table.storage.event_store import PLAY, TableChange
from baobab.table.storage.people import Person
from baobab.table.storage.store import RaceLostError

ME = "me"
FREE = "open"


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table that somebody wants: who sits where, and how it plays."""

    title: Title
    seats: list[str]
    settings: Settings
    names: list[str] = field(default_factory=list)
    position: str = ""
    people: list[str | None] = field(default_factory=list)


def complete_options(title: Title, seats: int, given: dict[str, OptionValue]) -> dict[str, str]:
    """Every option of a game by name, from those given; an error says what cannot be."""
    state = title.new(seats, SealedLuck(bytes(32)), given)
    return {option.name: option.values.names[state.options[i]] for i, option in enumerate(title.options)}


async def open_table(rooms: Rooms, wish: TableSpec, host: Person | None) -> Room:
    """Write a new table down, and begin if nobody is missing."""
    now = rooms.now()
    what = f"deal {wish.title.name} {wish.seats} {wish.settings.options} {wish.position}"
    luck = SealedLuck(rooms.entropy(what, host.id if host is not None else ""))
    game = new_id()
    seats = [seat_row(game, n, who, wish, host) for n, who in enumerate(wish.seats)]
    settings = wish.settings
    row = {
        "id": game,
        "title": wish.title.name,
        "version": wish.title.version,
        "data": wish.title.data.digest,
        "seats": len(seats),
        "settings": settings.write(),
        "position": wish.position,
        "seal": luck.seal(),
        "secret": luck.secret.hex(),
        "status": OPEN,
        "head": 0,
        "asked": -1,
        "host": host.id if host is not None else None,
        "clock": Clock(tuple([settings.bank] * len(seats)) if settings.bank else ()).write(),
        "listed": settings.watch == EVERYBODY,
        "made": now,
        "changed": now,
        "told": now,
    }
    async with rooms.store.write() as connection:
        await event_store.save_figures(
            connection, wish.title.name, wish.title.data.digest, wish.title.data.text
        )
        await event_store.add_game(connection, row, seats)
    async with rooms.lock(game) as room:
        if all(seat.is_taken for seat in room.seats):
            await begin(rooms, room)
    return room


def new_id() -> str:
    """A name for a table that nobody guesses: 128 random bits."""
    return secrets.token_urlsafe(16)


def seat_row(game: str, n: int, who: str, wish: TableSpec, host: Person | None) -> dict[str, Any]:
    bot = None if who in (ME, FREE) else check_bot(who)
    person, name = None, BOT_NAMES[n] if bot else ""
    if wish.names:
        person, name = wish.people[n] if wish.people else None, wish.names[n] or name
    elif who == ME and host is not None:
        person, name = host.id, host.name
    return {
        "game": game,
        "n": n,
        "name": name,
        "person": person,
        "bot": bot,
        "stand_in": None,
        "hints": 0,
    }


def start_line(room: Room) -> str:
    """What chance decides during set-up, as the game's first line."""
    if room.position:
        return f"{START} ="
    witness = Witness(room.luck())
    room.title.new(len(room.seats), witness, dict(room.settings.options))
    return f"{START} = {write_outcomes(room.title, witness.outcomes)}".rstrip()


def first_asked(room: Room) -> int:
    if room.position:
        return Game.at(room.title, room.position, room.luck()).seat
    return Game.new(room.title, len(room.seats), room.luck(), dict(room.settings.options)).seat


async def begin(rooms: Rooms, room: Room) -> None:
    """All are here: deal. The caller holds the room."""
    now, asked = rooms.now(), first_asked(room)
    change = TableChange(
        next_event(room, now, PLAY, -1, "start", start_line(room)),
        {"status": PLAYING, "asked": asked},
        clock=room.clock.after_event(asked, now, 0.0) if room.clock.is_on else None,
    )
    with suppress(RaceLostError):  # then another process has dealt
        await rooms.apply(room, change)


def check_seats(seats: list[str]) -> None:
    """Is each seat open, the host's, or a bot's of the house?"""
    for who in seats:
        if who not in (ME, FREE):
            check_bot(who)
