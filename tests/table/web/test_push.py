"""News: a socket that catches up from any number, lines for programs, and readers that do not read."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from tests.table.live_server import scene, served, stage
from tests.table.rooms.test_commands import play_some
from tools.table.api_guest import Guest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from baobab.table.web.routes import push


def door(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws')}/api/tables/{table}/socket"


async def enter(url: str, table: str, guest: Guest | None, **hello: int) -> ClientConnection:
    socket = await connect(door(url, table), additional_headers=guest.headers() if guest else {})
    await socket.send(json.dumps(hello))
    return socket


async def next_view(socket: ClientConnection) -> dict[str, Any]:
    """The next message that is about the game."""
    while True:
        said: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if "table" in said:
            return said


@scene
async def test_a_socket_hears_every_move_of_its_seat(file: str) -> None:
    async with served(file) as (here, url):
        table, guests = await here.table("africa", "Anna", "Bruno")
        sockets = [await enter(url, table, guests[seat], seat=seat) for seat in (0, 1)]
        watcher = await enter(url, table, None)
        for seat, socket in enumerate(sockets):
            assert (await next_view(socket))["seat"] == seat
        assert (await next_view(watcher))["seat"] == -1
        await play_some(guests, table, 8)
        for seat, socket in [(0, sockets[0]), (1, sockets[1]), (-1, watcher)]:
            whose = guests[max(seat, 0)]
            wanted = await whose.view(table, seat)
            said = await next_view(socket)
            while said["seq"] < wanted["seq"]:
                said = await next_view(socket)
            assert said["view"] == wanted["view"]
            await socket.close()


@scene
async def test_catching_up_from_any_number_gives_the_same_log(file: str) -> None:
    async with served(file) as (here, url):
        table, guests = await here.table("africa", "Anna", "Bruno")
        logs: dict[int, list[Any]] = {}
        for _ in range(12):
            view = await guests[0].view(table, 0)
            logs[view["seq"]] = view["log"]["lines"]
            await play_some(guests, table, 1, seed=view["seq"])
        whole = (await guests[0].view(table, 0))["log"]["lines"]
        for seq, log in logs.items():
            socket = await enter(url, table, guests[0], seat=0, after=seq)
            if seq < (await guests[0].view(table, 0))["seq"]:
                said = await next_view(socket)
                assert log[: said["log"]["from"]] + said["log"]["lines"] == whole
            await socket.close()
        far = await enter(url, table, guests[0], seat=0, after=9999)
        said = await next_view(far)
        assert (said["log"]["from"], said["log"]["lines"]) == (0, whole)
        await far.close()


@scene
async def test_several_seats_through_one_socket_and_chat_and_who_is_here(file: str) -> None:
    async with served(file) as (here, url):
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        mine = await anna.open("africa", ["me", "me"])
        socket = await enter(url, mine, anna, seat=0)
        assert (await next_view(socket))["seat"] == 0
        await socket.send(json.dumps({"seat": 1}))
        assert (await next_view(socket))["seat"] == 1
        await socket.send(json.dumps({"ping": 7}))
        heard = []
        while {"pong": 7} not in heard:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 60)))
        await socket.close()
        watcher = await enter(url, table, bruno, seat=1)
        await anna.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "ciao"})
        heard = []
        while not any("chat" in said for said in heard):
            heard.append(json.loads(await asyncio.wait_for(watcher.recv(), 60)))
        assert any(said.get("here") == [1] for said in heard)
        await watcher.close()


@scene
async def test_a_socket_is_closed_to_who_has_no_business_there(file: str) -> None:
    async with served(file) as (here, url):
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        for hello in ({"seat": 0}, {"seat": "0"}, {"nonsense": 1}):
            socket = await connect(door(url, table), additional_headers=bruno.headers())
            await socket.send(json.dumps(hello))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 60)
        with pytest.raises(InvalidStatus):
            await connect(door(url, "nothing-here"))
        with pytest.raises(InvalidStatus):
            await connect(door(url, table), origin="https://evil.example", additional_headers=anna.headers())  # type: ignore[arg-type]
        large = await connect(door(url, table), additional_headers=bruno.headers())
        await large.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(large.recv(), 60)


@scene
async def test_a_freed_seat_hears_nothing_more(file: str) -> None:
    async with served(file) as (here, url):
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        socket = await enter(url, table, bruno, seat=1)
        await next_view(socket)
        await anna.post(f"/api/tables/{table}/seats/1/free")
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), 60)))
        assert not any("view" in said for said in heard)


class Stuck:
    """A socket whose other end has stopped reading after the first message."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        await asyncio.Event().wait()


@scene
async def test_a_reader_that_does_not_read_is_sent_away_and_slows_nobody(file: str) -> None:
    """While one reader is stuck the game goes on; nothing is kept for it, and in the end it is dropped."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        listener = push.Listener(here.server, table, None)
        listener.hello(await here.server.rooms.get(table), push.Hello())
        stuck = Stuck()
        with here.server.bus.listen(table, listener.bell):
            sending = asyncio.create_task(push.send(stuck, listener, patience=0.5))  # type: ignore[arg-type]
            await play_some(guests, table, 8)
            assert await sending == 4413
        assert len(stuck.sent) == 1
        listener.leave()


@scene
async def test_a_slow_reader_gets_one_message_for_many_moves(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        listener = push.Listener(here.server, table, None)
        room = await here.server.rooms.get(table)
        listener.hello(room, push.Hello())
        first = [json.loads(news) for news in await listener.unsent()]
        await play_some(guests, table, 8)
        later = [json.loads(news) for news in await listener.unsent()]
        views = [said for said in later if "table" in said]
        assert len(views) == 1
        whole = (await guests[0].view(table))["log"]["lines"]
        assert first[0]["log"]["lines"][: views[0]["log"]["from"]] + views[0]["log"]["lines"] == whole
        listener.leave()


@scene
async def test_lines_for_programs(file: str) -> None:
    async with served(file) as (here, _):
        table, guests = await here.table("africa", "Anna", "Bruno")
        answer = await guests[0].get(f"/api/tables/{table}/events", seat=0)
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert lines[0]["view"] == (await guests[0].view(table, 0))["view"]
        path = f"/api/tables/{table}/events?follow=true"
        async with guests[0].client.stream("GET", path) as stream:
            rows = stream.aiter_lines()
            first = json.loads(await anext(rows))
            await play_some(guests, table, 6)
            news = first
            while news.get("seq", 0) <= first["seq"]:
                row = await anext(rows)
                news = json.loads(row) if row else news
        assert news["commit"] > first["commit"]


async def closed_with(socket: ClientConnection) -> int:
    """The code with which the server closes, whatever it says before."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 60)
    return socket.close_code or 0


@scene
async def test_who_talks_without_end_is_sent_away(file: str) -> None:
    async with served(file, limited=True) as (here, url):
        table, (anna, _) = await here.table("africa", "Anna", "Bruno")
        socket = await connect(door(url, table), additional_headers=anna.headers())
        with suppress(ConnectionClosed):
            for _ in range(100):
                await socket.send(json.dumps({"seat": 0}))
        assert await closed_with(socket) == 4429


@scene
async def test_a_crowd_of_spectators_keeps_no_player_out(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baobab.table.server.presence.MOST_SPECTATORS", 2)
    async with served(file) as (here, url):
        table, (anna, _) = await here.table("africa", "Anna", "Bruno")
        here.client.cookies.clear()
        crowd = [await enter(url, table, None) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await enter(url, table, None)
        follow = await here.client.get(f"/api/tables/{table}/events", params={"follow": True})
        assert follow.status_code == 429
        mine = await enter(url, table, anna, seat=0)
        assert (await next_view(mine))["seat"] == 0
        for socket in [*crowd, mine]:
            await socket.close()


@scene
async def test_strange_names_of_tables_open_no_door(database: str) -> None:
    async with served(database) as (_, url):
        for name in ("%00", "a%2Fb", "x" * 100, "%F0%9F%8C%B3"):
            with pytest.raises(InvalidStatus):
                await connect(door(url, name))


@scene
async def test_chat_is_there_after_a_restart_and_only_for_the_players(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        await guests[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "ciao"})
    async with stage(file) as here:
        bruno = await here.server.keys.find_person(guests[1].key)
        for person, wanted in ((bruno, ["ciao"]), (None, [])):
            listener = push.Listener(here.server, table, person)
            listener.hello(await here.server.rooms.get(table), push.Hello())
            said = [json.loads(news) for news in await listener.unsent()]
            assert [line["text"] for news in said for line in news.get("chat", [])] == wanted
            assert not any("chat" in json.loads(news) for news in await listener.unsent())
            listener.leave()


@scene
async def test_many_at_one_door_open_it_once(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        await play_some(guests, table, 30)
        here.server.rooms.loaded.clear()
        rooms = await asyncio.gather(*(here.server.rooms.get(table) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1


@scene
async def test_strange_numbers_fill_no_memory(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        await play_some(guests, table, 30)
        for after in range(60):
            await guests[0].view(table, 0, after)
        assert len((await here.server.rooms.get(table)).messages) <= 16
