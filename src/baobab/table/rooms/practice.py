"""Practice tables: what they may not tell about the game they began from, while that still runs."""

from baobab.table.base.errors import NoSuchTableError, TableError
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import OVER, Room
from baobab.table.storage.people import Person

MANY_HINTS = 1000
"""Who practises, or has agreed on it, may ask as often as he likes."""


def counts_hints(room: Room, person: Person) -> bool:
    """Does somebody play here with other people, in a game under way that counts its hints?"""
    others = {seat.person for seat in room.seats} - {None, person.id}
    counted = room.settings.hints < MANY_HINTS and room.status != OVER
    return counted and bool(others) and bool(room.seats_of(person.id))


async def descends_from_counted_game(rooms: Rooms, room: Room, person: Person) -> bool:
    """Does this practice come, however often forked, from a game that counts this person's hints?"""
    while room.position and room.settings.origin:
        try:
            room = await rooms.get(room.settings.origin)
        except NoSuchTableError:
            return False
        if counts_hints(room, person):
            return True
    return False


async def check_may_advise(rooms: Rooms, room: Room, person: Person) -> None:
    """No bot advises or plays a seat in practice while that would be advice for a game under way."""
    if await descends_from_counted_game(rooms, room, person):
        raise TableError("error-practice-bound")


async def check_fork(rooms: Rooms, room: Room, person: Person, play: list[int]) -> None:
    """Who forks a game in which his hints are counted plays his own seats in practice himself."""
    if set(room.seats_of(person.id)) <= set(play):
        return
    if counts_hints(room, person) or await descends_from_counted_game(rooms, room, person):
        raise TableError("error-practice-bound")
