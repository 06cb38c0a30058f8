"""Playing again: a new table for the same people, found by everybody through the old one."""

from dataclasses import replace

from baobab.errors import BaobabError
from baobab.table.opening import FREE, ME, Wish, open_table
from baobab.table.people import Person
from baobab.table.room import OVER, Room
from baobab.table.rooms import Rooms
from baobab.table.seating import ForbiddenError, commit, noted
from baobab.table.speech import FOLDER

KEY = "event-table-rematch"


async def rematch(rooms: Rooms, game: str, person: Person) -> Room:
    """The next table after this one: opened by whoever asks first."""
    async with rooms.entered(game) as room:
        seats = room.seats_of(person.id)
        if not seats:
            raise ForbiddenError("error-not-seated", folders=[FOLDER])
        if room.status != OVER:
            raise BaobabError("error-not-over", folders=[FOLDER])
        known = next_table(room)
        if known is not None:
            return await rooms.room(known)
        again = await open_table(rooms, wish(room), person)
        await commit(rooms, room, noted(room, rooms.now(), seats[0], KEY, {"table": again.id}))
        return again


def wish(room: Room) -> Wish:
    """The same settings; everybody moves one seat on, so that another begins."""
    turned = [*room.seats[1:], room.seats[0]]
    return Wish(
        room.title,
        [seat.bot or (ME if seat.person else FREE) for seat in turned],
        replace(room.settings, origin="", moment=0),
        [seat.name for seat in turned],
        people=[seat.person for seat in turned],
    )


def next_table(room: Room) -> str | None:
    """The table that the log says comes after this one."""
    for entry in reversed(room.tellings[-1].log):
        if entry.key == KEY:
            return str(entry.params["table"])
    return None
