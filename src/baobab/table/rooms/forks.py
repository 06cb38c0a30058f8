"""New tables from old games: a position forked into practice, a record imported from elsewhere."""

from dataclasses import dataclass, replace
from typing import Any

from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck, SealedLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table.base.bot_roster import STAND_IN, check_bot
from baobab.table.base.errors import TableError
from baobab.table.base.settings import Settings
from baobab.table.rooms.opening import FREE, ME, TableSpec, open_table
from baobab.table.rooms.practice import MANY_HINTS
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.storage import event_store
from baobab.table.storage.events import OVER, PLAY, START, TableEvent
from baobab.table.storage.people import Person
from baobab.titles import title_of_record

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a practice table begins: the state that a viewer saw at a commit point of a table."""

    state: State
    viewer: int
    table: str
    commit: int


async def fork_table(
    rooms: Rooms, title: Title, moment: Moment, play: list[int], bot: str, host: Person
) -> Room:
    """A table that begins in what a viewer saw; everything hidden from them is dealt anew."""
    if moment.state.over():
        raise TableError("error-fork-over")
    seed = rooms.entropy(f"fork {title.name} {moment.commit} {moment.viewer}", host.id)
    drawn = title.resample(moment.state, moment.viewer, FastLuck(int.from_bytes(seed, "big")))
    settings = Settings(stand_in=check_bot(bot), origin=moment.table, moment=moment.commit)
    return await open_practice(rooms, title, oneline.write(title, drawn), play, settings, host)


async def open_practice(
    rooms: Rooms, title: Title, position: str, play: list[int], settings: Settings, host: Person
) -> Room:
    """A table that begins in a position; the settings' stand-in plays all seats but `play`."""
    state = oneline.read(title, position)
    seats = int(state.seats)
    mine = [seat for seat in play if seat < seats] or [int(state.seat())]
    written = title.written_options(state.options)
    options = {option.name: option.values.names[state.options[i]] for i, option in written}
    settings = replace(settings, options=options, hints=MANY_HINTS)
    holders = [ME if seat in mine else settings.stand_in for seat in range(seats)]
    return await open_table(rooms, TableSpec(title, holders, settings, position=position), host)


async def import_record(rooms: Rooms, summary: dict[str, Any], host: Person) -> Room:
    """A table from a record that a worker has checked: a finished game to look at, or one to practise."""
    title = title_of_record(summary["title"], summary["data"], summary["version"])
    if not summary["over"]:
        return await open_practice(rooms, title, summary["position"], [], Settings(stand_in=STAND_IN), host)
    settings = Settings(options=summary["options"])
    names = [printable_name(name) for name in summary["players"]] + [""] * summary["seats"]
    spec = TableSpec(title, [FREE] * summary["seats"], settings, names[: summary["seats"]], summary["began"])
    room = await open_table(rooms, spec, host)
    await store_lines(rooms, room, summary, summary["luck"])
    return await rooms.get(room.id)


def printable_name(name: str) -> str:
    """A name from outside, without control characters or changes of direction."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


async def store_lines(rooms: Rooms, room: Room, summary: dict[str, Any], luck: str) -> None:
    """Write the moves of a finished game as events of a table that is over."""
    words = luck.split()
    secret = words[2] if len(words) == 3 else ""
    seal = SealedLuck(bytes.fromhex(secret)).seal() if secret else ""
    start = f"{START} = {summary['start']}".rstrip()
    now = rooms.now()
    bodies = zip([start, *summary["lines"]], [0, *summary["commits"]], strict=True)
    events = [
        TableEvent(number, PLAY, -1, None, body, now, commit)
        for number, (body, commit) in enumerate(bodies, start=1)
    ]
    values = {"secret": secret, "seal": seal, "status": OVER, "asked": -1, "result": summary["result"]}
    await rooms.store.transact(
        lambda connection: event_store.write_finished_game(connection, room.id, events, values)
    )
    rooms.loaded.pop(room.id, None)
