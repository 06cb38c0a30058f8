"""Spectators who see the game late: whatever they ask for ends where they may see, until the game is over."""

import asyncio
import json
import random
from typing import Any

import pytest
from tests.table.live_server import Stage, scene, served, stage
from tests.table.web.test_push import enter, next_view
from tools.table.api_guest import Guest, any_answer

from baobab.table.rooms.history import state_seen_at
from baobab.table.storage.events import OVER

LATE = 3
NEVER = 100_000
"""A delay that only the end of the game ends."""

SUBJECTS = {"great_zimbabwe": "cell F7", "africa": "", "ticket_to_ride": ""}


def somebody(here: Stage) -> Guest:
    """Somebody without a key."""
    here.client.cookies.clear()
    return Guest(here.client)


async def play_on(here: Stage, guests: list[Guest], table: str, moves: int = 1) -> None:
    """So many answers, by whoever is asked: who asks as a spectator hears of that too late."""
    room = await here.server.rooms.get(table)
    rng = random.Random(room.head)
    for _ in range(moves):
        seat = room.asked
        decision = (await guests[seat].view(table, seat))["decision"]
        answer = await guests[seat].command(table, seat, decision["id"], **any_answer(decision, rng))
        assert answer.status_code == 200, answer.text


def asking(table: str, title: str, commit: int) -> list[tuple[str, dict[str, Any]]]:
    """Every request by which a spectator can learn something of a game."""
    here = f"/api/tables/{table}"
    found: list[tuple[str, dict[str, Any]]] = [
        (here, {}),
        (f"{here}/view", {}),
        (f"{here}/view", {"after": 2}),
        (f"{here}/log", {}),
        (f"{here}/points", {}),
        (f"{here}/pasts", {"first": 0}),
        (f"{here}/past", {"commit": commit}),
        (f"{here}/position", {"commit": commit}),
        (f"{here}/picture", {"commit": commit}),
        (f"{here}/record", {}),
        (f"{here}/chart", {}),
        (f"{here}/events", {}),
        ("/api/tables", {"which": "watch"}),
    ]
    if SUBJECTS[title]:
        found.append((f"{here}/sight", {"subject": SUBJECTS[title]}))
    return found


async def everything(stranger: Guest, table: str, title: str, commit: int) -> list[bytes]:
    """What a spectator is answered, whatever they ask."""
    answers = [await stranger.get(path, **params) for path, params in asking(table, title, commit)]
    return [b"%d %b" % (answer.status_code, answer.content) for answer in answers]


@pytest.mark.parametrize("title", SUBJECTS)
@scene
async def test_no_move_changes_a_byte_for_who_may_see_none(file: str, title: str) -> None:
    """Moves, steps under way, clocks and questions about going back: nothing of it is told."""
    async with stage(file) as here:
        clock = {"bank": 600, "increment": 0}
        table, guests = await here.table(
            title, "Anna", "Bruno", delay=NEVER, watch="everybody", clock=clock, confirm=False
        )
        stranger = somebody(here)
        before = [await everything(stranger, table, title, commit) for commit in (0, 1)]
        for _ in range(12):
            await play_on(here, guests, table)
            assert [await everything(stranger, table, title, commit) for commit in (0, 1)] == before
        room = await here.server.rooms.get(table)
        assert room.commit_count > 0
        here.server.rooms.loaded.clear()  # nor does it from the store, or after a restart
        assert await everything(stranger, table, title, 1) == before[1]


@scene
async def test_spectators_are_so_many_moves_behind(database: str) -> None:
    async with stage(database) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno", delay=LATE, confirm=False)
        stranger = somebody(here)
        for _ in range(25):
            await play_on(here, guests, table)
            await check_late(here, stranger, table)
        player = await guests[0].view(table, 0)
        assert player["commit"] == (await stranger.view(table))["commit"] + LATE
        assert (await guests[0].view(table, -1))["commit"] == player["commit"] - LATE, "nor who plays, so"
        hidden = player["commit"] - LATE + 1
        body = {"commit": hidden, "bot": "random"}
        assert (await stranger.post(f"/api/tables/{table}/fork", body)).status_code == 422
        here.client.cookies.clear()
        for cold in (False, True):
            if cold:
                here.server.rooms.loaded.clear()
            for path in ("past", "position", "picture"):
                refused = await stranger.get(f"/api/tables/{table}/{path}", commit=hidden)
                reason = refused.json()["reasons"][0]
                assert (reason["key"], reason["params"]["most"]) == ("error-no-such-step", hidden - 1)
                here.server.rooms.loaded.clear()


async def check_late(here: Stage, stranger: Guest, table: str) -> None:
    """The spectator's present is an earlier moment, and what they can look up ends with it."""
    room = await here.server.rooms.get(table)
    commit = max(0, room.commit_count - LATE)
    state = state_seen_at(room, -1, commit, 0)
    said = await stranger.view(table)
    assert said["commit"] == commit
    assert said["view"] == json.loads(json.dumps(room.title.view(state, -1)))
    assert said["asked"] == int(state.seat())
    assert all(line["commit"] <= commit for line in said["log"]["lines"])
    points = (await stranger.get(f"/api/tables/{table}/points")).json()
    assert [point["commit"] for point in points] == list(range(commit + 1))
    assert points[-1]["lines"] == len(said["log"]["lines"])


@scene
async def test_the_table_is_told_late_too_and_going_back_goes_back(file: str) -> None:
    """Lines about the table keep their place among the moves; a game that went back is seen late again."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", delay=LATE, confirm=False)
        stranger = somebody(here)
        await play_on(here, guests, table, 20)
        room = await here.server.rooms.get(table)
        asker, other = (0, 1) if room.asked == 1 else (1, 0)
        to = room.commit_count - 2
        assert (await guests[asker].command(table, asker, "", do="ask_back", to=to)).status_code == 200
        assert (await stranger.view(table))["take_back"] is None
        assert (await guests[other].command(table, other, "", do="agree", to=to)).status_code == 200
        keys = [line["key"] for line in (await stranger.view(table))["log"]["lines"]]
        assert "event-table-ask-back" not in keys
        await check_late(here, stranger, table)
        while room.commit_count < to + LATE:
            await play_on(here, guests, table)
            await check_late(here, stranger, table)
        late = await stranger.view(table)
        assert [line["key"] for line in late["log"]["lines"]].count("event-table-rewound") == 1
        here.server.rooms.loaded.clear()
        assert await stranger.view(table) == late, "and after a restart it is the same"


@scene
async def test_a_socket_is_silent_about_hidden_moves_and_the_end_opens_all(file: str) -> None:
    async with served(file) as (here, url):
        table, guests = await here.table("africa", "Anna", "Bruno", delay=NEVER, confirm=False)
        watcher = await enter(url, table, None)
        first = await next_view(watcher)
        await play_on(here, guests, table, 10)
        await watcher.send(json.dumps({"ping": 7}))
        heard: list[Any] = []
        while {"pong": 7} not in heard:
            heard.append(json.loads(await asyncio.wait_for(watcher.recv(), 60)))
        assert not [said for said in heard if "table" in said]
        room = await here.server.rooms.get(table)
        for seat, guest in enumerate(guests):  # bots are quick
            await guest.post(f"/api/tables/{table}/seats/{seat}/lend", {"bot": "random"})
        said = await next_view(watcher)
        while said["status"] != OVER:
            assert said["commit"] == 0
            said = await next_view(watcher)
        assert (said["commit"], said["seq"]) == (room.commit_count, first["seq"] + 3), (
            "two seats lent, and the end"
        )
        assert said["result"] is not None
        player = await guests[0].view(table, -1)
        assert said["view"] == player["view"]
        stranger = somebody(here)
        assert (await stranger.get(f"/api/tables/{table}/record")).status_code == 200
        points = (await stranger.get(f"/api/tables/{table}/points")).json()
        assert points[-1]["commit"] == room.commit_count
        await watcher.close()
