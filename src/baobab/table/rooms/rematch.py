"""Playing again: a new table for the same people, which all find through the old one."""

from dataclasses import replace

from baobab.kernel.options import OptionValue
from baobab.kernel.title import Title
from baobab.table.base.errors import ForbiddenError, TableError
from baobab.table.rooms.opening import FREE, ME, TableSpec, complete_options, open_table
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.rooms.seating import apply_or_refuse, notice_change
from baobab.table.storage.events import OVER
from baobab.table.storage.people import Person
from baobab.titles import title

KEY = "event-table-rematch"


async def rematch(rooms: Rooms, game: str, person: Person) -> Room:
    """The next table after this one; whoever asks first opens it."""
    async with rooms.lock(game) as room:
        seats = room.seats_of(person.id)
        if not seats:
            raise ForbiddenError("error-not-seated")
        if room.status != OVER:
            raise TableError("error-not-over")
        known = next_table(room)
        if known is not None:
            return await rooms.get(known)
        again = await open_table(rooms, next_spec(room), person)
        await apply_or_refuse(
            rooms, room, notice_change(room, rooms.now(), seats[0], KEY, {"table": again.id})
        )
        return again


def next_spec(room: Room) -> TableSpec:
    """The same table again, under today's rules, with everybody one seat further, so that another begins."""
    turned = [*room.seats[1:], room.seats[0]]
    today = title(room.title.name)
    return TableSpec(
        today,
        [seat.bot or (ME if seat.person else FREE) for seat in turned],
        replace(room.settings, options=options_today(room, today), origin="", moment=0),
        [seat.name for seat in turned],
        people=[seat.person for seat in turned],
    )


def options_today(room: Room, today: Title) -> dict[str, str]:
    """The options of today's rules, with what the table had chosen against the defaults of its version."""
    then = room.title
    usual = {option.name: option.values.names[option.default(then.version)] for option in then.options}
    chosen: dict[str, OptionValue] = {}
    known = {option.name: option for option in today.options}
    for name, value in room.settings.options.items():
        if value != usual.get(name) and name in known and known[name].values.find(str(value)) >= 0:
            chosen[name] = value
    return complete_options(today, len(room.seats), chosen)


def next_table(room: Room) -> str | None:
    """The table that the log names as the next one."""
    for entry in reversed(room.viewer_logs[-1].entries):
        if entry.key == KEY:
            return str(entry.params["table"])
    return None
