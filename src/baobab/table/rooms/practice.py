"""Practice tables: they must give no advice for the game they began from, while that still runs."""

from baobab.table.base.errors import NoSuchTableError, TableError
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.storage.events import OVER
from baobab.table.storage.people import Person

MANY_HINTS = 1000
"""As many hints as anybody likes: in practice, or where all have agreed on it."""


def counts_hints(room: Room, person: Person) -> bool:
    """Does this person play here with other people, in a game under way that counts hints?"""
    others = {seat.person for seat in room.seats} - {None, person.id}
    counted = room.settings.hints < MANY_HINTS and room.status != OVER
    return counted and bool(others) and bool(room.seats_of(person.id))


async def comes_from_counted_game(rooms: Rooms, room: Room, person: Person) -> bool:
    """Was this practice forked, however often, from a game that counts this person's hints?"""
    while room.position and room.settings.origin:
        try:
            room = await rooms.get(room.settings.origin)
        except NoSuchTableError:
            return False
        if counts_hints(room, person):
            return True
    return False


async def check_may_advise(rooms: Rooms, room: Room, person: Person) -> None:
    """Raise an error if a bot that advises or plays here would give advice for a game under way."""
    if await comes_from_counted_game(rooms, room, person):
        raise TableError("error-practice-bound")


async def check_fork(rooms: Rooms, room: Room, person: Person, play: list[int]) -> None:
    """Whoever forks a game that counts their hints must play their own seats in the practice."""
    if set(room.seats_of(person.id)) <= set(play):
        return
    if counts_hints(room, person) or await comes_from_counted_game(rooms, room, person):
        raise TableError("error-practice-bound")
