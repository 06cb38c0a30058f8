"""Hints: what a bot advises and why. They are counted, and the log tells everybody."""

from dataclasses import dataclass
from typing import Any, cast

from baobab.game import Game
from baobab.hints import hint_sentence
from baobab.table.base.bot_roster import ADVISER, check_bot
from baobab.table.base.errors import TableError
from baobab.table.base.wire import Json
from baobab.table.bots.runner import BotRunner
from baobab.table.rooms.practice import check_may_advise
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.seating import apply_or_refuse, check_own_seat, notice_change
from baobab.table.storage.people import Person
from baobab.words import Words


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer, in notation and in words, and what the bot expects from it."""

    action: str
    text: str
    reason: str


async def give_hint(
    rooms: Rooms, runner: BotRunner, table: str, seat: int, person: Person, bot: str
) -> tuple[list[Json], int]:
    """What a bot thinks of the answers, best first, and how many hints are left."""
    chosen = check_bot(bot) if bot else ADVISER
    await check_may_advise(rooms, await rooms.get(table), person)
    async with rooms.lock(table) as room:
        check_own_seat(room, seat, person)
        game = room.game
        if game is None or game.over or game.acting_seat != seat or game.held:
            raise TableError("error-no-question")
        used = room.seats[seat].hints
        if used >= room.settings.hints:
            raise TableError("error-hints-used", {"most": room.settings.hints})
        change = notice_change(room, rooms.now(), seat, "event-table-hint")
        change.seats[seat] = {"hints": used + 1}
        await apply_or_refuse(rooms, room, change)
        job = runner.hint_job(room, seat, chosen)
    return await runner.ask_for_hint(job, person.id), room.settings.hints - used - 1


def advice_in_words(game: Game, opinion: Json, speech: Words) -> Advice:
    """A bot's opinion in a language; without a reason if the bot does not say why."""
    action = str(opinion["action"])
    code = game.code(action)
    answer = game.title.answer(game.state, code)
    text = speech.say(answer.key, answer.params)
    if opinion["share"] is None:
        return Advice(action, text, "")
    share, margin = int(str(opinion["share"])), int(str(opinion["margin"]))
    deciding = [(str(feature), int(change)) for feature, change in cast(list[list[Any]], opinion["deciding"])]
    return Advice(action, text, hint_sentence(speech, share, margin, int(game.state.seats) - 1, deciding))
