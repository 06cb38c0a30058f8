"""Bots at the table: asked in worker processes, acting through the same commands as people."""

import asyncio
import logging
import secrets
from contextlib import suppress
from hashlib import blake2b

import orjson

from baobab.errors import BaobabError
from baobab.game import Game
from baobab.kernel import position
from baobab.kernel.luck import FastLuck
from baobab.kernel.title import Title
from baobab.table.base.wire import Json
from baobab.table.bots.worker_pool import WorkerError, WorkerPool
from baobab.table.rooms.commands import Command, StaleError, carry_out
from baobab.table.rooms.registry import Rooms
from baobab.table.rooms.room import Room
from baobab.table.storage import event_store
from baobab.table.storage.events import PLAYING
from baobab.titles import title_of_record

THINK_SECONDS = 10.0
"""Seconds that a bot may think about a decision at most; most levels need less."""

PATIENCE = 20.0
"""Seconds more after which a worker is killed, whatever it is doing."""

PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Seconds until a bot's turn that failed is tried again: doubled each time, up to this."""

SEED_BYTES = 7
log = logging.getLogger("baobab.bots")


class BotRunner:
    """Answers for every seat that a bot plays, as soon as it is asked."""

    def __init__(self, rooms: Rooms, workers: WorkerPool, seconds: float = THINK_SECONDS) -> None:
        self.rooms = rooms
        self.workers = workers
        self.seconds = seconds
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.closed = False
        rooms.bus.subscribe(self.on_change)

    def on_change(self, game: str) -> None:
        """Something happened at a table: start a task if it is a bot's turn."""
        room = self.rooms.loaded.get(game)
        if room is not None and asked_bot(room) and game not in self.busy and not self.closed:
            task = asyncio.create_task(self.play_bots(game))
            self.busy[game] = task
            task.add_done_callback(lambda _: self.on_done(game))

    def on_done(self, game: str) -> None:
        self.busy.pop(game, None)
        self.on_change(game)

    async def resume_all(self) -> None:
        """After a start: go on at every table where a bot is asked."""
        async with self.rooms.store.read() as connection:
            games = await event_store.games_waiting_for_bots(connection)
        for game in games:
            try:
                await self.rooms.get(game)
            except BaobabError as error:
                log.warning("table_stays_closed", extra={"table": game, "why": error.key})
                continue
            except Exception:
                log.exception("table_stays_closed", extra={"table": game})
                continue
            self.on_change(game)

    async def play_bots(self, game: str) -> None:
        """Answer for bots until a person is asked; what goes wrong is tried again after a pause."""
        pause = PAUSE
        while not self.closed:
            try:
                if not await self.answer_once(game):
                    return
                pause = PAUSE
            except Exception:
                log.exception("bot_failed", extra={"table": game})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def answer_once(self, game: str) -> bool:
        """Give one answer for the bot that is asked; False if none is."""
        room = await self.rooms.get(game)
        bot = asked_bot(room)
        if bot is None:
            return False
        play, seat, decision = room.begun_game(), room.asked, room.decision_id(room.asked)
        if play.held:
            command = Command(f"bot {decision}", decision, "end")
        else:
            action = await self.choose(room, play, seat, bot)
            command = Command(f"bot {decision}", decision, "move", action, end=True)
        # Where a rewind or a returning player was faster, the next round sees it.
        with suppress(StaleError):
            await carry_out(self.rooms, game, seat, command, lambda room: check_bot_seat(room, seat))
        return True

    async def choose(self, room: Room, game: Game, seat: int, bot: str) -> str:
        """The bot's answer; if it fails, any allowed one, since people are waiting."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            drawn = self.rooms.entropy(f"bot {room.seal} {len(game.steps)}", room.id)
            job = decide_job(game, seat, bot, self.seconds, int.from_bytes(drawn[:SEED_BYTES], "big"))
            result = await self.workers.run(job, self.seconds + PATIENCE, queue_owner(room))
            if result["action"] in legal:
                return str(result["action"])
        except (WorkerError, BaobabError):
            pass
        log.warning("bot_gave_no_answer", extra={"table": room.id, "bot": bot})
        return secrets.choice(legal)

    def hint_job(self, room: Room, seat: int, bot: str) -> Json:
        """The job for a hint: made of nothing but what the seat knows, its seed too."""
        game = room.begun_game()
        return {**decide_job(game, seat, bot, self.seconds, seed_from_view(room, game, seat)), "do": "advise"}

    async def ask_for_hint(self, job: Json, owner: str) -> list[Json]:
        """What the bot thinks of the answers, best first."""
        advice: list[Json] = (await self.workers.run(job, self.seconds + PATIENCE, owner))["advice"]
        return advice

    async def close(self) -> None:
        self.closed = True
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()


def asked_bot(room: Room) -> str | None:
    """The bot that is to act now, if one is."""
    if room.status != PLAYING or room.asked < 0:
        return None
    return room.seats[room.asked].acting_bot


def check_bot_seat(room: Room, seat: int) -> None:
    """Raise StaleError unless a bot still answers for this seat."""
    if room.seats[seat].acting_bot is None:
        raise StaleError


def queue_owner(room: Room) -> str:
    """Whose turn in the queue a table's bots use: the host's, so that many tables of one host share it."""
    return room.host or room.id


def seed_from_view(room: Room, game: Game, seat: int) -> int:
    """A seed that follows from what a seat knows, and from nothing else."""
    known = orjson.dumps([game.view(seat), room.decision_id(seat), game.legal()], option=orjson.OPT_SORT_KEYS)
    return int.from_bytes(blake2b(known, digest_size=SEED_BYTES).digest(), "big")


def installed_title(title: Title) -> Title:
    """The title as a worker finds it by itself; the same object unless its data is not installed."""
    return title_of_record(title.name, title.data.digest, title.version)


def decide_job(game: Game, seat: int, bot: str, seconds: float, seed: int) -> Json:
    """The job for a decision: a position that the seat cannot tell from the true one."""
    seen = game.title.resample(game.state_for(seat), seat, FastLuck(seed))
    return {
        "do": "decide",
        "title": game.title.name,
        "version": game.title.version,
        "data": game.title.data.digest,
        "figures": game.title.data.text if game.title is not installed_title(game.title) else "",
        "position": position.dump(game.title, seen),
        "bot": bot,
        "seconds": seconds,
        "seed": seed,
    }
