"""Hints: what a bot would do in a seat's place, a few in a game, and everybody hears of it."""

from baobab import bots
from baobab.errors import Trouble
from baobab.table.opening import check_bot
from baobab.table.room import Room
from baobab.table.rooms import Rooms
from baobab.table.seating import noted
from baobab.table.speech import FOLDER
from baobab.table.store import Raced
from baobab.table.thinking import Thinking


async def give_hint(rooms: Rooms, thinking: Thinking, room: Room, seat: int, bot: str) -> tuple[str, int]:
    """The hint, and how many are left. It is counted before it is given."""
    chosen = check_bot(bot) if bot else bots.names()[-1]
    async with room.lock:
        game = room.game
        if game is None or game.over or game.asked != seat or game.held:
            raise Trouble("error-no-question", folders=[FOLDER])
        used = room.seats[seat].hints
        if used >= room.settings.hints:
            raise Trouble("error-hints-used", {"most": room.settings.hints}, folders=[FOLDER])
        change = noted(room, rooms.now(), seat, "event-table-hint")
        change.seats[seat] = {"hints": used + 1}
        try:
            await rooms.commit(room, change)
        except Raced:
            raise Trouble("error-seat-raced", folders=[FOLDER]) from None
        job = thinking.hint_job(room, seat, chosen)
    return await thinking.hint(job), room.settings.hints - used - 1
