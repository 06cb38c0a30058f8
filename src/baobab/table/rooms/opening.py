"""Opening a table, and beginning its game when nobody is missing."""

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
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.storage import event_store
from baobab.table.storage.events import OPEN, PLAY, PLAYING, START, TableChange
from baobab.table.storage.people import Person
from baobab.table.storage.store import RaceLostError

ME = "me"
FREE = "open"


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table to be opened: who sits where (`open`, `me` or a bot), and how it plays.

    `names` and `people` say who has each seat, where that is known beforehand. `position` is where it begins.
    """

    title: Title
    seats: list[str]
    settings: Settings
    names: list[str] = field(default_factory=list)
    position: str = ""
    people: list[str | None] = field(default_factory=list)


def complete_options(title: Title, seats: int, given: dict[str, OptionValue]) -> dict[str, str]:
    """Every option of a game by name, from those given; an error if there can be no such game."""
    state = title.new(seats, SealedLuck(bytes(32)), given)
    written = title.written_options(state.options)
    return {option.name: option.values.names[state.options[i]] for i, option in written}


async def open_table(rooms: Rooms, spec: TableSpec, host: Person | None) -> Room:
    """Write a new table to the store, and begin if nobody is missing."""
    now = rooms.now()
    what = f"deal {spec.title.name} {spec.seats} {spec.settings.options} {spec.position}"
    luck = SealedLuck(rooms.entropy(what, host.id if host is not None else ""))
    game = new_id()
    seats = [seat_row(game, n, who, spec, host) for n, who in enumerate(spec.seats)]
    settings = spec.settings
    row = {
        "id": game,
        "title": spec.title.name,
        "version": spec.title.version,
        "data": spec.title.data.digest,
        "seats": len(seats),
        "settings": settings.write(),
        "position": spec.position,
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
            connection, spec.title.name, spec.title.data.digest, spec.title.data.text
        )
        await event_store.add_game(connection, row, seats)
    async with rooms.lock(game) as room:
        if room.is_full:
            await begin(rooms, room)
    return room


def new_id() -> str:
    """An id for a table that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def seat_row(game: str, n: int, who: str, spec: TableSpec, host: Person | None) -> dict[str, Any]:
    bot = None if who in (ME, FREE) else check_bot(who)
    person, name = None, BOT_NAMES[n] if bot else ""
    if spec.names:
        person, name = spec.people[n] if spec.people else None, spec.names[n] or name
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
    """The game's first line: what chance decides during set-up."""
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
    """Deal, now that nobody is missing. The caller holds the room."""
    now, asked = rooms.now(), first_asked(room)
    change = TableChange(
        room.next_event(now, PLAY, -1, "start", start_line(room)),
        {"status": PLAYING, "asked": asked},
        clock=room.clock.after_event(asked, now, 0.0) if room.clock.is_on else None,
    )
    with suppress(RaceLostError):  # then another process has dealt
        await rooms.apply(room, change)


def check_seats(seats: list[str]) -> None:
    """Raise an error unless each seat is open, the host's, or that of a bot on offer."""
    for who in seats:
        if who not in (ME, FREE):
            check_bot(who)
