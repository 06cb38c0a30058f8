"""What an enemy may try: each defence has a test that fails without it."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator

import pytest
from tests.table.live_server import HERE, scene, stage
from tests.table.rooms.test_commands import asked, events, play_some
from tools.table import leaks
from tools.table.api_guest import Guest

from baobab.catalogue_check import problems
from baobab.kernel import position
from baobab.table.base.errors import WORDS_FOLDER
from baobab.table.rooms.messages import content
from baobab.table.rooms.room import Room
from baobab.table.rooms.seating import vacate
from baobab.table.server.limits import RATES, Limits, Rate
from baobab.table.server.logs import JsonFormatter, set_up_logs
from baobab.table.storage.people import hash_secret
from baobab.table.web.serve import STUCK, listening_socket


def test_every_sentence_is_there_in_both_languages() -> None:
    assert problems(WORDS_FOLDER) == []


@pytest.mark.parametrize("title", ["ticket_to_ride", "heart_of_africa", "namibia"])
def test_nothing_hidden_shows_in_anything_that_is_sent(title: str) -> None:
    """The short form of `python -m tools.table.leaks`."""
    report = leaks.prove(title, 40, seed=5)
    assert report.positions >= 40
    assert report.findings == []


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of steps under way, slipped into a message, does not go unnoticed."""
    honest = content

    def leaky(room: Room, viewer: int, after: int = 0) -> dict[str, object]:
        return {**honest(room, viewer, after), "steps": len(room.begun_game().steps)}

    monkeypatch.setattr(leaks, "content", leaky)
    assert leaks.prove("heart_of_africa", 400, seed=5).findings


@scene
async def test_foreign_sites_can_neither_write_nor_ask_with_forms(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, decision = await asked(guests, table)
        body = {
            "seat": seat,
            "cmd_id": "c",
            "decision_id": decision["id"],
            "action": decision["options"][0]["action"],
        }
        path = f"/api/tables/{table}/commands"
        before = await events(here.server, table)
        for headers in (
            {"Origin": "https://evil.example"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Origin": "null"},
        ):
            answer = await here.client.post(path, json=body, headers={**guest.headers(), **headers})
            assert answer.status_code == 403
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            headers = {**guest.headers(), "Content-Type": kind}
            answer = await here.client.post(path, content=json.dumps(body), headers=headers)
            assert answer.status_code == 415
        assert await events(here.server, table) == before
        own = await here.client.post(path, json=body, headers={**guest.headers(), "Origin": HERE})
        assert own.status_code == 200


@scene
async def test_nothing_changes_by_asking(file: str) -> None:
    """No GET writes anything."""
    async with stage(file) as here:
        document = (await here.client.get("/api/openapi.json")).json()
        table, guests = await here.table("africa", "Anna", "Bruno")
        before = await events(here.server, table)
        for path, methods in document["paths"].items():
            if "get" in methods:
                link = path.replace("{table}", table).replace("{title}", "africa")
                await guests[0].get(link, commit=0, action="city K1")
        assert await events(here.server, table) == before


@scene
async def test_large_deep_and_broken_bodies_are_refused(file: str) -> None:
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        large = await here.client.post(
            "/api/me", content=b'"' + b"x" * 10_000_000 + b'"', headers={"Content-Type": "application/json"}
        )
        assert large.status_code == 413

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"[" * 1000

        streamed = await here.client.post(
            "/api/me", content=endless(), headers={"Content-Type": "application/json"}
        )
        assert streamed.status_code == 413
        for body in (
            b"[" * 16_000,
            b"{",
            b"\xff\xfe",
            b'{"name": NaN}',
            b'{"name": 1e999}',
            b"",
            b"null",
            b"[]",
        ):
            answer = await here.client.post(
                "/api/me", content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code in (400, 422), body
            assert answer.json()["reasons"]
        for name in ("x" * 41, "a\nb", "a\x00b", "\u202eevil", "\x1b[31m"):
            assert (await anna.post("/api/me", {"name": name})).status_code == 422


@scene
async def test_a_body_that_drips_is_refused(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part comes soon, and the whole does not."""
    monkeypatch.setattr("baobab.table.web.guard.SLOWEST_BODY", 0.5)

    async def dripping() -> AsyncIterator[bytes]:
        for _ in range(150):
            yield b" "
            await asyncio.sleep(0.01)
        yield b"{}"

    async with stage(file) as here:
        answer = await here.client.post(
            "/api/me", content=dripping(), headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (408, "error-too-slow")


def test_the_system_ends_connections_that_are_stuck() -> None:
    with listening_socket("127.0.0.1", 0) as door:
        assert door.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == STUCK


@scene
async def test_every_answer_forbids_foreign_scripts_and_frames(file: str) -> None:
    async with stage(file) as here:
        for path in ("/healthz", "/api/titles", "/nothing", "/api/tables/none/view"):
            headers = (await here.client.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cache-control"] == "no-store"
            assert "access-control-allow-origin" not in headers


@scene
async def test_who_asks_too_much_waits_and_slows_nobody_else(file: str) -> None:
    async with stage(file, limited=True) as here:
        here.server.limits.rates = {
            **RATES,
            "command": Rate(5, 0.001),
            "code": Rate(3, 0.001),
            "table": Rate(100, 1),
        }
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        flood = [await anna.command(table, 0, "x".strip("x"), action="city K1") for _ in range(10)]
        assert flood[-1].status_code == 429
        assert int(flood[-1].headers["retry-after"]) >= 1
        assert (await bruno.command(table, 1, "", action="city K1")).status_code != 429
        guesses = [await Guest(here.client).post("/api/me/recover", {"code": f"AAAA{i}"}) for i in range(6)]
        assert [guess.status_code for guess in guesses] == [401] * 3 + [429] * 3


@scene
async def test_who_tries_keys_waits(file: str) -> None:
    async with stage(file, limited=True) as here:
        guesses = [await Guest(here.client, f"guess{i}").get("/api/me") for i in range(40)]
        assert {guess.status_code for guess in guesses[:10]} == {401}
        assert guesses[-1].status_code == 429
        assert (await Guest(here.client).get("/api/titles")).status_code == 200


@scene
async def test_a_command_of_somebody_who_has_lost_the_seat_meanwhile_is_refused(file: str) -> None:
    """It waits at the room's door while the host frees the seat."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", confirm=False)
        seat, guest, decision = await asked(guests, table)
        if seat == 0:
            await guest.play(table, 0, decision["options"][0]["action"])
            seat, guest, decision = await asked(guests, table)
        async with here.server.rooms.lock(table) as room:
            body = {"action": decision["options"][0]["action"]}
            waiting = asyncio.create_task(guest.command(table, 1, decision["id"], **body))
            while not room.lock._waiters:
                await asyncio.sleep(0)
            before = await events(here.server, table)
            await vacate(here.server.rooms, room, 1, "event-table-freed")
        assert (await waiting).status_code == 403
        assert len(await events(here.server, table)) == len(before) + 1


def test_buckets_fill_up_again_and_do_not_grow_for_ever() -> None:
    moment = [0.0]
    limits = Limits({"x": Rate(2, 1.0)}, lambda: moment[0])
    assert [limits.wait("x", "a") for _ in range(3)] == [0.0, 0.0, 1.0]
    moment[0] = 1.0
    assert limits.wait("x", "a") == 0.0
    for i in range(30_000):
        limits.wait("x", str(i))
    assert len(limits.buckets) <= 20_000


@scene
async def test_no_move_but_an_offered_one_changes_anything(file: str) -> None:
    """Every seat, wrong numbers, wrong kinds, mutated moves: refused, and the position is the same."""
    rng = random.Random(3)
    async with stage(file) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_some(guests, table, 12)
        room = await here.server.rooms.get(table)
        game = room.begun_game()
        before = position.digest(game.title, game.state)
        _, _, decision = await asked(guests, table)
        offered = {option["action"] for option in decision["options"]}
        for _ in range(150):
            code = rng.randrange(int(game.title.actions.size))
            action = rng.choice(
                [game.title.actions.write(code), "", "x", "claim", f"claim {code}", "claim -1"]
            )
            if action in offered:
                continue
            number = rng.choice([decision["id"], "0-0", "1-99", ""])
            whose = rng.choice([0, 1])
            answer = await guests[whose].command(table, rng.choice([0, 1, whose]), number, action=action)
            assert answer.status_code in (403, 409, 422)
            assert answer.json()["reasons"][0]["text"]
        assert position.digest(game.title, game.state) == before


@scene
async def test_keys_are_in_no_answer_and_no_log(file: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        await play_some(guests, table, 4)
        for path in ("view", "log", "record", "events", "points"):
            answer = await guests[0].get(f"/api/tables/{table}/{path}")
            assert not any(
                guest.key in answer.text or hash_secret(guest.key) in answer.text for guest in guests
            )
        secret = (await here.server.rooms.get(table)).secret
    written = "\n".join(
        JsonFormatter().format(record) for record in caplog.records if record.name.startswith("baobab")
    )
    assert not any(guest.key in written for guest in guests)
    assert secret not in written


def test_logs_are_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    kept = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        set_up_logs()
        logging.getLogger("baobab.test").info("open", extra={"table": "t1"})
    finally:
        logging.getLogger().handlers, level = kept[0], kept[1]
        logging.getLogger().setLevel(level)
    line = json.loads(capsys.readouterr().err.splitlines()[-1])
    assert (line["what"], line["table"]) == ("open", "t1")
