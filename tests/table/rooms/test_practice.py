"""Practice tables, one's own steps in the past, and addresses that lead nowhere."""

from typing import Any

import pytest
from sqlalchemy import update
from tests.table.live_server import Stage, scene, stage
from tests.table.rooms.test_commands import asked, play_some
from tools.table.api_guest import Guest

from baobab.table.storage import schema

BOUND = "error-practice-bound"


async def forked(guest: Guest, table: str, seat: int, play: list[int] | None = None) -> Any:
    commit = (await guest.view(table, seat))["commit"]
    body = {"seat": seat, "commit": commit, "bot": "easy", "play": [seat] if play is None else play}
    return await guest.post(f"/api/tables/{table}/fork", body)


def why(answer: Any) -> str:
    return str(answer.json()["reasons"][0]["key"])


async def end(here: Stage, table: str) -> None:
    """As if this game were over."""
    async with here.server.store.write() as connection:
        await connection.execute(
            update(schema.game).where(schema.game.c.id == table).values(status="over", asked=-1)
        )
    (await here.server.rooms.get(table)).status = "over"


@scene
async def test_practice_is_labelled_and_its_host_finds_the_way_back(file: str) -> None:
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        seat, guest, _ = await asked(guests, table)
        commit = (await guest.view(table, seat))["commit"]
        practice = (await forked(guest, table, seat)).json()
        assert practice["practice"]
        assert practice["origin"] == {"table": table, "commit": commit}
        about = (await guests[1 - seat].get(f"/api/tables/{practice['table']}")).json()
        assert (about["practice"], about["origin"]) == (True, None), "the name of a table is the way into it"
        assert table not in (await guests[1 - seat].get(f"/api/tables/{practice['table']}")).text
        mine = (await guest.get("/api/tables", which="mine")).json()
        assert {one["table"]: one["practice"] for one in mine} == {table: False, practice["table"]: True}


@scene
async def test_practice_gives_no_hints_for_a_game_under_way(file: str) -> None:
    """Neither a hint, nor a bot on one's own seat, nor by a fork of a fork; once it is over, everything."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", hints=1)
        seat, guest, _ = await asked(guests, table)
        assert why(await forked(guest, table, seat, [1 - seat])) == BOUND
        first = (await forked(guest, table, seat)).json()["table"]
        second = (await forked(guest, first, seat)).json()["table"]
        assert why(await forked(guest, first, seat, [1 - seat])) == BOUND
        for practice in (first, second):
            assert why(await guest.post(f"/api/tables/{practice}/hint", {"seat": seat})) == BOUND
            lent = await guest.post(f"/api/tables/{practice}/seats/{seat}/lend", {"bot": "easy"})
            assert why(lent) == BOUND
        await end(here, table)
        assert (await guest.post(f"/api/tables/{second}/hint", {"seat": seat})).status_code == 200


@scene
@pytest.mark.parametrize(("people", "hints"), [(["Anna"], 0), (["Anna", "Bruno"], 1000)])
async def test_practice_is_free_where_nobody_is_wronged(file: str, people: list[str], hints: int) -> None:
    """Against bots alone, or where all have agreed on as many hints as they like."""
    async with stage(file) as here:
        if len(people) > 1:
            table, guests = await here.table("africa", *people, hints=hints)
        else:
            guests = await here.meet(*people)
            body = {"title": "africa", "seats": ["me", "random"], "hints": hints}
            table = (await guests[0].post("/api/tables", body)).json()["table"]
        practice = (await forked(guests[0], table, 0, [0, 1])).json()["table"]
        seat = (await guests[0].view(practice, 0))["asked"]
        assert (await guests[0].post(f"/api/tables/{practice}/hint", {"seat": seat})).status_code == 200


@scene
async def test_one_s_own_steps_say_what_was_answered(file: str) -> None:
    """To oneself, in the words of the options; others hear nothing by it."""
    async with stage(file) as here:
        table, guests = await here.table("ticket_to_ride", "Anna", "Bruno")
        await play_some(guests, table, 40)
        steps = (await here.server.rooms.get(table)).begun_game().steps
        title = (await here.server.rooms.get(table)).title
        for seat in (0, 1, -1):
            points = (await guests[max(seat, 0)].get(f"/api/tables/{table}/points", seat=seat)).json()
            assert all((point["what"] is None) == (point["seat"] != seat or seat < 0) for point in points)
            told = [point["what"]["key"] for point in points if point["what"]]
            own = [title.answer(step.before, step.action).key for step in steps if step.seat == seat]
            assert told == own[: len(told)]
            assert bool(told) == (seat >= 0)


@scene
async def test_a_wrong_address_is_a_page_for_people_and_words_for_programs(file: str) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with stage(file) as here:
        for path in ("/foo", "/foo/bar", "/table", "/table/a/b", "/new"):
            page = await here.client.get(path, headers=browser)
            assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
            assert (await here.client.get(path)).json()["reasons"][0]["key"] == "error-no-page"
        for path in ("/api/foo", "/assets/none.js"):
            assert why(await here.client.get(path, headers=browser)) == "error-no-page", path
        assert (await here.client.get("/api/records", headers=browser)).status_code == 405
        for name in ("nosuchtable", "no such table", "%E0%A4"):
            answer = await here.client.get(f"/api/tables/{name}", headers=browser)
            assert (answer.status_code, why(answer)) == (404, "error-no-table")
