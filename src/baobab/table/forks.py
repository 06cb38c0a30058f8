"""New tables from old games: a position forked into practice, a record brought from elsewhere."""

from dataclasses import dataclass, replace
from typing import Any

from baobab.errors import BaobabError
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck, SealedLuck
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table import ledger
from baobab.table.ledger import PLAY, Event
from baobab.table.machines import STAND_IN, check_bot
from baobab.table.opening import FREE, ME, Wish, open_table
from baobab.table.people import Person
from baobab.table.practice import MANY_HINTS
from baobab.table.room import OVER, START, Room
from baobab.table.rooms import Rooms
from baobab.table.settings import Settings
from baobab.table.speech import FOLDER
from baobab.titles import title_of_record

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a practice table begins: a state as a viewer saw it, of a table at a commit point."""

    state: State
    viewer: int
    table: str
    commit: int


async def fork_table(
    rooms: Rooms, title: Title, moment: Moment, play: list[int], bot: str, host: Person
) -> Room:
    """A table that begins where a viewer stood; nothing hidden from it comes along."""
    if moment.state.over():
        raise BaobabError("error-fork-over", folders=[FOLDER])
    seed = rooms.entropy(f"fork {title.name} {moment.commit} {moment.viewer}", host.id)
    drawn = title.resample(moment.state, moment.viewer, FastLuck(int.from_bytes(seed, "big")))
    from_there = Settings(stand_in=check_bot(bot), origin=moment.table, moment=moment.commit)
    return await practise(rooms, title, oneline.write(title, drawn), play, from_there, host)


async def practise(
    rooms: Rooms, title: Title, position: str, play: list[int], settings: Settings, host: Person
) -> Room:
    """A table that begins in a position, with the bot that stands in on all other seats."""
    state = oneline.read(title, position)
    seats = int(state.seats)
    mine = [seat for seat in play if seat < seats] or [int(state.seat())]
    options = {option.name: option.values.names[state.options[i]] for i, option in enumerate(title.options)}
    settings = replace(settings, options=options, hints=MANY_HINTS)
    holders = [ME if seat in mine else settings.stand_in for seat in range(seats)]
    return await open_table(rooms, Wish(title, holders, settings, position=position), host)


async def import_record(rooms: Rooms, said: dict[str, Any], host: Person) -> Room:
    """A record that a worker has checked: finished, it is kept as it is; under way, it can be practised."""
    title = title_of_record(said["title"], said["data"])
    if not said["over"]:
        return await practise(rooms, title, said["position"], [], Settings(stand_in=STAND_IN), host)
    settings = Settings(options=said["options"])
    names = [seemly(name) for name in said["players"]] + [""] * said["seats"]
    wish = Wish(title, [FREE] * said["seats"], settings, names[: said["seats"]], said["began"])
    room = await open_table(rooms, wish, host)
    await keep_lines(rooms, room, said, said["luck"])
    return await rooms.room(room.id)


def seemly(name: str) -> str:
    """A name from outside, without signs that steer a terminal or turn the writing round."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


async def keep_lines(rooms: Rooms, room: Room, said: dict[str, Any], luck: str) -> None:
    """Write the moves of a finished game down as events of a table that is over."""
    words = luck.split()
    secret = words[2] if len(words) == 3 else ""
    seal = SealedLuck(bytes.fromhex(secret)).seal() if secret else ""
    start = f"{START} = {said['start']}".rstrip()
    now = rooms.now()
    bodies = zip([start, *said["lines"]], [0, *said["commits"]], strict=True)
    events = [
        Event(number, PLAY, -1, None, body, now, commit)
        for number, (body, commit) in enumerate(bodies, start=1)
    ]
    values = {"secret": secret, "seal": seal, "status": OVER, "asked": -1}
    await rooms.store.transact(lambda connection: ledger.fill(connection, room.id, events, values))
    rooms.open.pop(room.id, None)
