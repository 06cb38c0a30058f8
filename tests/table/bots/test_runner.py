"""Bots at the table: levels, limits, turns, hints, and seats that never wait."""

import asyncio
import re

import pytest
from tests.table.live_server import scene, stage, until
from tests.table.rooms.test_commands import asked, events
from tools.table.api_guest import Guest

from baobab import bots
from baobab.bots.bot import Bot, Budget
from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.state import State
from baobab.kernel.title import Title
from baobab.table.base.bot_roster import offered_bots
from baobab.table.bots.fair_queue import FairQueue
from baobab.table.bots.runner import check_bot_seat, decide_job
from baobab.table.bots.worker import budget_of
from baobab.table.bots.worker_pool import MEGABYTES, WorkerError, WorkerPool
from baobab.table.rooms.commands import Command, StaleError, carry_out
from baobab.titles import title

HERE = "tests.table.bots.test_runner"
"""This module, as a worker finds it."""


class Sleeper(Bot):
    """A bot that never answers."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        while True:
            pass


class Glutton(Bot):
    """A bot that wants more memory than a worker may have."""

    def decide(self, title: Title, s: State, budget: Budget, rng: Rng) -> int:
        return len(bytearray(MEGABYTES << 20))


def test_levels_are_offered_first() -> None:
    assert offered_bots()[:4] == ["easy", "normal", "hard", "expert"]
    assert sorted(offered_bots()) == sorted(bots.names())


def test_a_level_thinks_by_its_own_measure_and_never_longer_than_the_server_allows() -> None:
    for level in ("easy", "normal", "hard", "expert"):
        bot, rules = bots.find_bot(level), title("africa")
        usual, given = bot.usual(rules), budget_of(bot, rules, 1000.0)
        assert (given.iterations, given.seconds) == (usual.iterations, usual.seconds)
        assert budget_of(bot, rules, 0.01).seconds == 0.01


@scene
async def test_bots_have_names_and_levels(file: str) -> None:
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        table = await anna.open("namibia", ["me", "easy", "normal", "hard"])
        players = (await anna.view(table))["players"]
        assert [player["bot"] for player in players] == [None, "easy", "normal", "hard"]
        assert len({player["name"] for player in players}) == 4
        wrong = await anna.post("/api/tables", {"title": "africa", "seats": ["me", "os:system"]})
        assert wrong.json()["reasons"][0]["key"] == "error-unknown-bot"


@scene
async def test_who_asks_for_much_waits_longest() -> None:
    """One owner's hundred jobs do not stand before another's first."""
    turns, done = FairQueue(1), []

    async def job(owner: str) -> None:
        async with turns.place(owner):
            await asyncio.sleep(0)
            done.append(owner)

    async with asyncio.TaskGroup() as group:
        for owner in [*["greedy"] * 5, "anna", "bruno"]:
            group.create_task(job(owner))
    assert done == ["greedy", "greedy", "anna", "bruno", "greedy", "greedy", "greedy"]
    assert (turns.free, len(turns.waiting)) == (1, 0)


@scene
async def test_whoever_gives_up_waiting_leaves_the_place_to_others() -> None:
    turns = FairQueue(1)

    async def job(owner: str) -> None:
        async with turns.place(owner):
            await asyncio.sleep(0)

    async with turns.place("first"):
        waiting = [asyncio.create_task(job(owner)) for owner in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()
    assert await asyncio.gather(*waiting, return_exceptions=True)
    assert turns.free == 1


@scene
async def test_a_bot_that_hangs_or_eats_all_memory_keeps_nobody_waiting(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its worker is ended, and any allowed answer is given for it."""
    monkeypatch.setattr("baobab.table.bots.runner.PATIENCE", 1.0)
    async with stage(file, workers=1) as here:
        for bot in (f"{HERE}:Sleeper", f"{HERE}:Glutton"):
            monkeypatch.setitem(bots.BUILT_IN, bot, bot)
            (anna,) = await here.meet("Anna")
            table = await anna.open("africa", ["me", bot])

            async def my_turn(anna: Guest = anna, table: str = table) -> bool:
                return bool((await anna.view(table))["asked"] == 0)

            await until(my_turn)
        assert len(here.server.workers.running) <= 1


@scene
async def test_a_worker_has_only_so_much_memory() -> None:
    workers, game = WorkerPool(1), Game.new(title("africa"), 2, FastLuck(1))
    job = decide_job(game, int(game.seat), f"{HERE}:Glutton", 1.0, 1)
    with pytest.raises(WorkerError, match="MemoryError"):
        await workers.run(job, 280, "anna")
    await workers.close()


@scene
async def test_after_a_crash_bots_go_on_by_themselves(database: str) -> None:
    async with stage(database) as here:
        (anna,) = await here.meet("Anna")
        here.server.bot_runner.closed = True
        table = await anna.open("africa", ["random", "random"], watch="everybody")
        assert len(await events(here.server, table)) == 1
    async with stage(database) as here:

        async def going_on() -> bool:
            return len(await events(here.server, table)) > 3

        await until(going_on)


@scene
async def test_a_bot_whose_player_is_back_does_not_move_any_more(file: str) -> None:
    """Its answer may come late; then the seat is not its own, and the move is the player's."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", confirm=False)
        seat, guest, decision = await asked(guests, table)
        late = Command(f"bot {decision['id']}", decision["id"], "move", decision["options"][0]["action"])
        before = await events(here.server, table)
        with pytest.raises(StaleError):
            await carry_out(here.server.rooms, table, seat, late, lambda room: check_bot_seat(room, seat))
        assert await events(here.server, table) == before
        assert (await guest.play(table, seat, late.action)).status_code == 200


@scene
async def test_hints_are_counted_told_and_made_of_what_the_seat_knows(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", hints=1)
        seat, guest, decision = await asked(guests, table)
        other = await guests[1 - seat].post(f"/api/tables/{table}/hint", {"seat": 1 - seat})
        assert other.json()["reasons"][0]["key"] == "error-no-question"
        hint = await guest.post(f"/api/tables/{table}/hint?lang=it", {"seat": seat})
        offered = [option["action"] for option in decision["options"]]
        assert {one["action"] for one in [hint.json(), *hint.json()["others"]]} <= set(offered)
        assert re.fullmatch(
            r"[ID]\w* .* di finire (con \d+ punt[oi] in (più|meno) del|alla pari con )l'avversario\."
            r"( Alla fine della mossa, rispetto a una risposta media, .*\.)?",
            hint.json()["reason"],
        )
        assert hint.json()["left"] == 0
        again = await guest.post(f"/api/tables/{table}/hint", {"seat": seat})
        assert again.json()["reasons"][0]["key"] == "error-hints-used"
        assert (await guests[1 - seat].view(table))["log"]["lines"][-1]["key"] == "event-table-hint"
        assert (
            await guest.command(table, seat, decision["id"], action=hint.json()["action"])
        ).status_code == 200
