"""The past and other places: time travel, forks, records, rules that change."""

import asyncio
import random
import re
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.table.live_server import Stage, scene, stage
from tests.table.rooms.test_commands import play_some
from tools.table.api_guest import Guest
from tools.table.cold_views import play_into

from baobab.cli import main
from baobab.errors import BaobabError
from baobab.game import Game
from baobab.kernel import oneline
from baobab.kernel.luck import FastLuck
from baobab.replay import replay
from baobab.table.rooms.history import state_seen_at, timeline_of
from baobab.table.storage import schema
from baobab.titles import title


@scene
async def test_every_earlier_moment_is_the_same_warm_and_cold(database: str) -> None:
    """With the room in memory and from the store alone; own steps are for their seat only."""
    async with stage(database) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_some(guests, table, 70)
        for seat in (0, 1, -1):
            points = (await guests[max(seat, 0)].get(f"/api/tables/{table}/points", seat=seat)).json()
            for point in random.Random(seat).sample(points, min(8, len(points))):
                where = {"seat": seat, "commit": point["commit"], "own": point["own"]}
                warm = await guests[max(seat, 0)].get(f"/api/tables/{table}/past", **where)
                here.server.rooms.loaded.clear()
                cold = await guests[max(seat, 0)].get(f"/api/tables/{table}/past", **where)
                assert (warm.status_code, warm.content) == (200, cold.content)
                assert table not in here.server.rooms.loaded
                await here.server.rooms.get(table)
        seat, own = await own_point(here, table, guests)
        where = {"seat": 1 - seat, "commit": own["commit"], "own": own["own"]}
        assert (await guests[1 - seat].get(f"/api/tables/{table}/past", **where)).status_code == 422
        assert (await guests[0].get(f"/api/tables/{table}/past", commit=9999)).status_code == 422


@scene
async def test_moments_on_end_are_the_moments_one_by_one(file: str) -> None:
    """For each viewer what `/past` gives, in the order of `/points`, with the log as it was told by then."""
    async with stage(file) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_some(guests, table, 70)
        for seat in (0, 1, -1):
            guest = guests[max(seat, 0)]
            points = (await guest.get(f"/api/tables/{table}/points", seat=seat)).json()
            views = []
            for first in range(0, len(points), 32):
                views += (await guest.get(f"/api/tables/{table}/pasts", seat=seat, first=first)).json()
            assert [(view["commit"], view["own"]) for view in views] == [
                (point["commit"], point["own"]) for point in points
            ]
            for n in random.Random(seat).sample(range(len(points)), 8):
                where = {"seat": seat, "commit": points[n]["commit"], "own": points[n]["own"]}
                assert (await guest.get(f"/api/tables/{table}/past", **where)).json() == views[n]
            now = await guest.view(table, seat)
            lines = [point["lines"] for point in points]
            assert lines == sorted(lines)
            assert lines[-1] == len(now["log"]["lines"])
            for point in points:
                told = now["log"]["lines"][: point["lines"]]
                assert all(line["commit"] <= point["commit"] + (point["own"] > 0) for line in told)
            assert views[-1]["view"] == now["view"]
            assert views[-1]["asked"] == now["asked"]


@scene
async def test_moments_on_end_are_for_those_who_may_see_them(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno", watch="nobody")
        await play_some(guests, table, 20)
        (stranger,) = await here.meet("Carla")
        for guest, seat in ((guests[1], 0), (guests[0], 1), (stranger, 0), (stranger, -1)):
            answer = await guest.get(f"/api/tables/{table}/pasts", seat=seat, first=0)
            assert answer.status_code == 403, (guest.name, seat)
        for wrong in ({"first": -1}, {"first": 0, "count": 33}, {"first": 0, "count": 0}, {"first": 10**9}):
            answer = await guests[0].get(f"/api/tables/{table}/pasts", seat=0, **wrong)
            assert answer.status_code == 422
        beyond = await guests[0].get(f"/api/tables/{table}/pasts", seat=0, first=5000)
        assert (beyond.status_code, beyond.json()) == (200, [])


async def own_point(here: Stage, table: str, guests: list[Guest]) -> tuple[int, dict[str, int]]:
    """A moment between two commits that only one seat has been at; the game goes on until there is one."""
    while True:
        path = timeline_of(await here.server.rooms.get(table), 0)
        for seat in (0, 1):
            for point in path.points(seat):
                if point["own"]:
                    return seat, point
        await play_some(guests, table, 1)


@scene
async def test_a_finished_game_tells_its_secret_and_verifies_offline(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        table = await play_into(here.server, title("namibia"), 1_000_000, seed=1)
        seal = (await here.server.rooms.get(table)).seal
        over = await anna.view(table)
        record = (await anna.get(f"/api/tables/{table}/record")).text
        assert over["secret"] in record
        assert over["result"]["ranks"]
        brought = await anna.post("/api/records", {"record": record})
        assert brought.status_code == 201, brought.text
        copy = brought.json()["table"]
        assert (await anna.get(f"/api/tables/{copy}/record")).text.splitlines()[-1] == record.splitlines()[-1]
    path = tmp_path / "game.record"
    path.write_text(record, encoding="utf-8")
    assert await asyncio.to_thread(main, ["verify", str(path), "--seal", seal, "--lang", "en"]) == 0
    assert "Verified" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["verify", str(path), "--seal", "0" * 64]) == 2
    forged = record.replace(over["secret"], "00" * 32)
    path.write_text(forged, encoding="utf-8")
    assert await asyncio.to_thread(main, ["verify", str(path)]) == 2


@scene
async def test_while_a_game_runs_its_secret_is_nowhere(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_some(guests, table, 20)
        room = await here.server.rooms.get(table)
        paths = [
            "view",
            "log",
            "points",
            "record",
            "events",
            "chat",
            "past?commit=1",
            "position?commit=1",
            "",
        ]
        for guest in guests:
            for path in paths:
                for seat in ("", "&seat=0", "&seat=1"):
                    link = (
                        f"/api/tables/{table}/{path}".rstrip("/") + ("?x=1" if "?" not in path else "") + seat
                    )
                    answer = await here.client.get(link, headers=guest.headers())
                    assert room.secret not in answer.text
        record = (await guests[0].get(f"/api/tables/{table}/record", seat=0)).text
        assert "partial 0" in record
        with pytest.raises(BaobabError, match="one side saw"):
            replay(record, room.title)


@scene
async def test_a_fork_begins_where_the_asker_stood_and_brings_no_secrets(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_some(guests, table, 24)
        view = await guests[0].view(table, 0)
        body = {"seat": 0, "commit": view["commit"], "bot": "random", "play": [0]}
        forked = await guests[0].post(f"/api/tables/{table}/fork", body)
        assert forked.status_code == 201, forked.text
        practice = await guests[0].view(forked.json()["table"], 0)
        assert (
            practice["view"]["own"]
            == (await guests[0].get(f"/api/tables/{table}/past", seat=0, commit=view["commit"])).json()[
                "view"
            ]["own"]
        )
        assert (await guests[1].post(f"/api/tables/{table}/fork", body)).status_code == 403
        room = await here.server.rooms.get(table)
        truth = oneline.write(room.title, state_seen_at(room, 0, view["commit"], 0))
        assert forked.json()["position"] != truth
        began = (await here.server.rooms.get(forked.json()["table"])).position
        assert began != truth, "what the asker does not know is dealt anew"
        assert forked.json()["position"] != began, "the bots' hands of the practice table are hidden too"
        for seat in (0, -1):
            where = {"commit": view["commit"], "seat": seat}
            link = (await guests[0].get(f"/api/tables/{table}/position", **where)).json()["position"]
            assert link.split()[:2] == truth.split()[:2]
            assert link != truth


@scene
@pytest.mark.parametrize(
    "record", ["", "x" * 5000, "baobab-record 1\ntitle os\n", "baobab-record 1\n" + "1 0 x\n" * 10_000]
)
async def test_hostile_records_are_refused_with_a_reason(file: str, record: str) -> None:
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        answer = await anna.post("/api/records", {"record": record})
        assert answer.status_code == 422
        assert answer.json()["reasons"][0]["text"]


@scene
async def test_a_refused_record_is_explained_in_the_words_of_its_title(file: str) -> None:
    """Other figures, a move against the rules: sentences in both languages, without a path of the server."""
    game = Game.new(title("africa"), 2, FastLuck(3))
    for _ in range(4):
        game.play(game.legal()[0])
    whole = game.record()
    figures = re.sub("(?m)^data .*$", "data 0", whole)
    against = re.sub(r"(?m)^1 (\d) city .*$", r"1 \1 flip C5", whole)
    async with stage(file) as here:
        for record in (figures, against):
            assert record != whole
            for lang in ("en", "it"):
                answer = await here.client.post(
                    "/api/records", json={"record": record}, headers={"Accept-Language": lang}
                )
                (reason,) = answer.json()["reasons"]
                assert answer.status_code == 422
                assert " " in reason["text"], reason
                assert "Phrase" not in reason["text"], reason
                assert "words" not in reason["text"], reason


@scene
async def test_bent_records_are_taken_or_refused_and_break_nothing(file: str) -> None:
    """Lines gone, doubled, swapped and bent, names that are missing or too many."""
    rng = random.Random(11)
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        table = await play_into(here.server, title("namibia"), 1_000_000, seed=1)
        whole = (await anna.get(f"/api/tables/{table}/record")).text.splitlines()
        bent = [line for line in whole if not line.startswith("player")]
        named = [f"player {i} \u202eevil\x07 {'x' * 90}" for i in range(9)]
        for lines in (bent, [*bent[:5], *named, *bent[5:]], *(mutated(whole, rng) for _ in range(40))):
            answer = await anna.post("/api/records", {"record": "\n".join(lines) + "\n"})
            assert answer.status_code in (201, 422), (answer.status_code, lines)
            if answer.status_code == 201:
                players = (await anna.view(answer.json()["table"]))["players"]
                assert all(player["name"].isprintable() and len(player["name"]) <= 40 for player in players)
            else:
                assert answer.json()["reasons"][0]["text"]


def mutated(lines: list[str], rng: random.Random) -> list[str]:
    """A record with one thing wrong."""
    lines, i, j = lines[:], rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[i]
        case 1:
            lines.insert(i, lines[j])
        case 2:
            lines[i], lines[j] = lines[j], lines[i]
        case _:
            words = lines[i].split(" ")
            words[rng.randrange(len(words))] = rng.choice(
                ["", "-1", "9" * 30, "= x", "undo 3", "é", "\u202e"]
            )
            lines[i] = " ".join(words)
    return lines


@scene
async def test_a_game_keeps_the_data_it_began_with(file: str) -> None:
    """A correction of the figures does not reach a game under way; without its rules it says so."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        old = title("africa").data.text + "\n"
        async with here.server.store.write() as connection:
            digest = type(title("africa").data)(old).digest
            await connection.execute(
                schema.figures.insert(), {"digest": digest, "title": "africa", "body": old}
            )
            await connection.execute(update(schema.game).values(data=digest))
        here.server.rooms.loaded.clear()
        assert (await here.server.rooms.get(table)).title.data.digest == digest
        await play_some(guests, table, 3)
        async with here.server.store.write() as connection:
            await connection.execute(update(schema.game).values(version=99))
        here.server.rooms.loaded.clear()
        answer = await guests[0].get(f"/api/tables/{table}/view")
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (422, "error-table-version")
