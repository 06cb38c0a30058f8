"""Tables of version 1 go on beside new ones of version 2, on one server, on both databases."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.table.live_server import Stage, scene, stage, until
from tests.versions.second import CHANGES
from tools.table.api_guest import Guest, any_answer

import baobab
from baobab.table.storage import schema
from baobab.table.storage.backup import backup, restore
from baobab.table.storage.store import Store, file_url

Change = Callable[[str], None]


async def play_on(guests: list[Guest], table: str, moves: int, seed: int = 1) -> None:
    """Let people answer, as a browser would."""
    rng = random.Random(seed)
    for _ in range(moves):
        view = await guests[0].view(table)
        if view["status"] == "over":
            return
        seat = view["asked"]
        decision = (await guests[seat].view(table, seat))["decision"]
        answer = await guests[seat].command(table, seat, decision["id"], **any_answer(decision, rng))
        assert answer.status_code == 200, answer.text


async def about(guest: Guest, table: str) -> dict[str, Any]:
    answer = await guest.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


async def everything(guests: list[Guest], table: str) -> list[object]:
    """What the API tells of a table: of now and of each moment of its past, for every seat."""
    told: list[object] = []
    for seat, guest in enumerate(guests):
        told.append((await guest.view(table, seat))["view"])
        told.append((await guest.get(f"/api/tables/{table}/record", seat=seat)).text)
        told.append((await guest.get(f"/api/tables/{table}/log", seat=seat)).json())
        points = (await guest.get(f"/api/tables/{table}/points", seat=seat)).json()
        told.append(points)
        told.append((await guest.get(f"/api/tables/{table}/past", seat=seat, commit=1)).json()["view"])
    return told


def in_words_of_today(name: str, told: list[object]) -> list[object]:
    """The same, with an answer that was renamed worded by its new name."""
    _, old, new, _ = CHANGES[name]
    found: list[object] = json.loads(json.dumps(told).replace(f'"action-{old}"', f'"action-{new}"'))
    return found


async def bot_played(here: Stage, guest: Guest, table: str) -> None:
    """Wait until a bot has moved."""

    async def moved() -> bool:
        return bool((await guest.view(table))["commit"])

    await until(moved)


@pytest.mark.parametrize("name", CHANGES)
@scene
async def test_running_tables_go_on_when_the_rules_change(
    name: str, database: str, change_rules: Change, tmp_path: Path
) -> None:
    names = ["Anna", "Bruno", "Carla"][: baobab.title(name).seats[0]]
    async with stage(database) as here:
        old, guests = await here.table(name, *names)
        await play_on(guests, old, 25)
        waiting = await guests[0].open(name, ["me", *["open"] * (len(names) - 1)])
        before = await everything(guests, old)
        keys = [guest.key for guest in guests]
    change_rules(name)
    async with stage(database) as here:
        guests = [Guest(here.client, key, called) for key, called in zip(keys, names, strict=True)]
        here.client.cookies.clear()
        # The running table is as it was, to the letter, and goes on under its own rules.
        assert await everything(guests, old) == in_words_of_today(name, before)
        assert (await about(guests[0], old))["version"] == 1
        await play_on(guests, old, 8, seed=2)
        record = (await guests[0].get(f"/api/tables/{old}/record", seat=0)).text
        assert "\nversion 1\n" in record
        assert "courtesy" not in record
        # One that had only been opened begins under the rules that its players agreed on.
        for seat, guest in enumerate(guests[1:], start=1):
            assert (await guest.claim(waiting, seat)).status_code == 200
        await play_on(guests, waiting, 4)
        assert (await about(guests[0], waiting))["version"] == 1
        # A practice from its past has its version, and bots answer there in worker processes.
        body = {"commit": 1, "own": 0, "seat": 0, "play": [0], "bot": "easy"}
        fork = await guests[0].post(f"/api/tables/{old}/fork", body)
        assert (fork.status_code, fork.json()["version"]) == (201, 1), fork.text
        # A new table has today's rules.
        new = await guests[0].open(name, ["me", *["easy"] * (len(names) - 1)])
        said = await about(guests[0], new)
        assert (said["version"], said["settings"]["options"]["courtesy"]) == (2, "yes")
        watched = await guests[0].open(name, ["easy"] * len(names))
        await bot_played(here, guests[0], watched)
        # All of it can be taken to another store and goes on there.
        await backup(here.server.store, tmp_path / "copy.gz")
        told = await everything(guests, old)
    other = file_url(tmp_path / "other")
    store = await Store.open(other)
    await restore(store, tmp_path / "copy.gz")
    await store.close()
    async with stage(other) as here:
        guests = [Guest(here.client, key, called) for key, called in zip(keys, names, strict=True)]
        assert await everything(guests, old) == told
        await play_on(guests, old, 3, seed=3)
        assert (await about(guests[0], new))["version"] == 2


@scene
async def test_a_finished_game_a_rematch_and_a_record_from_elsewhere(file: str, change_rules: Change) -> None:
    """A rematch has today's rules, with what the table had chosen itself; old records come in as they are."""
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        old = await anna.open("namibia", ["me", "me", "me"], options={"payment": "standing_bid"})
        await play_on([anna, anna, anna], old, 500)
        whole = (await anna.get(f"/api/tables/{old}/record")).text
        assert "\nresult " in whole
    change_rules("namibia")
    async with stage(file) as here:
        anna = Guest(here.client, anna.key, "Anna")
        assert (await anna.get(f"/api/tables/{old}/record")).text == whole
        assert baobab.replay(whole).record() == whole
        again = (await anna.post(f"/api/tables/{old}/rematch")).json()
        chosen = again["settings"]["options"]
        assert (again["version"], chosen["payment"], chosen["courtesy"]) == (2, "standing_bid", "yes")
        assert chosen["first_player"] == "0", "the default of version 2"
        brought = await anna.post("/api/records", {"record": whole})
        assert (brought.status_code, brought.json()["version"]) == (201, 1), brought.text
        copy = (await anna.get(f"/api/tables/{brought.json()['table']}/record")).text
        assert copy.splitlines()[-1] == whole.splitlines()[-1]


async def rules_are_lost(here: Stage, table: str, **columns: object) -> None:
    """A table whose row says that it began under other rules, or with other data, than there are."""
    async with here.server.store.write() as connection:
        await connection.execute(update(schema.game).where(schema.game.c.id == table).values(**columns))
    here.server.rooms.loaded.clear()


@pytest.mark.parametrize("lost", [{"version": 99}, {"data": "0" * 32}, {"title": "chess"}])
@scene
async def test_a_finished_game_whose_rules_are_gone_can_still_be_read(
    lost: dict[str, object], database: str
) -> None:
    async with stage(database) as here:
        (anna,) = await here.meet("Anna")
        table = await anna.open("namibia", ["me", "me", "me"])
        await play_on([anna, anna, anna], table, 500)
        whole = (await anna.get(f"/api/tables/{table}/record")).text
        before = (await anna.get(f"/api/tables/{table}/kept", lang="en")).json()
        assert (before["runs"], before["about"][:26]) == (True, "This server has the rules ")
        await rules_are_lost(here, table, **lost)
        for path in ("view", "record", "points"):
            assert (await anna.get(f"/api/tables/{table}/{path}")).status_code in (404, 422)
        kept = (await anna.get(f"/api/tables/{table}/kept", lang="en")).json()
        assert (kept["runs"], kept["status"], kept["players"]) == (False, "over", ["Anna"] * 3)
        assert kept["result"] == whole.splitlines()[-1].removeprefix("result ")
        moves = [line for line in whole.splitlines() if line[:1].isdigit()]
        assert [f"{line['number']} {line['seat']} {line['text']}" for line in kept["lines"]] == [
            move.partition(" = ")[0] for move in moves
        ]
        # The record that it still gives is the one that a server with its rules accepts.
        found = kept["record"]
        for column, word in (("version", "version"), ("data", "data"), ("title", "title")):
            if column in lost:
                right = next(line for line in whole.splitlines() if line.startswith(f"{word} "))
                found = found.replace(f"{word} {lost[column]}", right)
        assert baobab.replay(found).record() == baobab.replay(whole).record()


@scene
async def test_a_running_game_whose_rules_are_gone_tells_nobody_what_others_hold(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_on([anna, bruno], table, 12)
        secret = (await here.server.rooms.get(table)).secret
        await rules_are_lost(here, table, version=99)
        answer = await anna.get(f"/api/tables/{table}/kept", seat=0, lang="en")
        kept = answer.json()
        assert (kept["runs"], kept["status"], kept["record"], kept["result"]) == (False, "playing", "", "")
        assert "Nobody can play on here" in kept["about"]
        assert {line["text"] == "?" for line in kept["lines"] if line["seat"] == 1} == {True}
        assert {line["text"] == "?" for line in kept["lines"] if line["seat"] == 0} == {False}
        assert secret not in answer.text
        assert kept["mine"] == [0]
        watched = (await anna.get(f"/api/tables/{table}/kept")).json()
        assert {line["text"] for line in watched["lines"]} == {"?"}
        assert (await anna.get(f"/api/tables/{table}/kept", seat=1)).status_code == 403
        played = await anna.command(table, 0, "0-1", do="move", action="claim")
        assert (played.status_code, played.json()["reasons"][0]["key"]) == (422, "error-table-version")
        # When the server has that version again, the game goes on.
        await rules_are_lost(here, table, version=1)
        await play_on([anna, bruno], table, 3, seed=4)
