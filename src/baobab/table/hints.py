"""Hints: what a bot advises and expects of it, a few in a game, and everybody hears of it."""

from dataclasses import dataclass
from typing import Any, cast

from baobab.errors import BaobabError
from baobab.game import Game
from baobab.hints import reason
from baobab.table.machines import ADVISER, check_bot
from baobab.table.people import Person
from baobab.table.practice import check_unbound
from baobab.table.rooms import Rooms
from baobab.table.seating import commit, noted, own
from baobab.table.speech import FOLDER, Json
from baobab.table.thinking import Thinking
from baobab.words import Words


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer, in notation and in words, and what the bot expects of it."""

    action: str
    text: str
    reason: str


async def give_hint(
    rooms: Rooms, thinking: Thinking, table: str, seat: int, person: Person, bot: str
) -> tuple[list[Json], int]:
    """What a bot thinks of the answers, best first, and how many hints are left then."""
    chosen = check_bot(bot) if bot else ADVISER
    await check_unbound(rooms, await rooms.room(table), person)
    async with rooms.entered(table) as room:
        own(room, seat, person)
        game = room.game
        if game is None or game.over or game.asked != seat or game.held:
            raise BaobabError("error-no-question", folders=[FOLDER])
        used = room.seats[seat].hints
        if used >= room.settings.hints:
            raise BaobabError("error-hints-used", {"most": room.settings.hints}, folders=[FOLDER])
        change = noted(room, rooms.now(), seat, "event-table-hint")
        change.seats[seat] = {"hints": used + 1}
        await commit(rooms, room, change)
        job = thinking.hint_job(room, seat, chosen)
    return await thinking.hint(job, person.id), room.settings.hints - used - 1


def worded(game: Game, said: Json, speech: Words) -> Advice:
    """An opinion of a bot in somebody's language; a bot that does not say why gives no reason."""
    action = str(said["action"])
    code = game.code(action)
    answer = game.title.answer(game.state, code)
    text = speech.say(answer.key, answer.params)
    if said["share"] is None:
        return Advice(action, text, "")
    share, margin = int(str(said["share"])), int(str(said["margin"]))
    deciding = [(str(feature), int(change)) for feature, change in cast(list[list[Any]], said["deciding"])]
    return Advice(action, text, reason(speech, share, margin, int(game.state.seats) - 1, deciding))
