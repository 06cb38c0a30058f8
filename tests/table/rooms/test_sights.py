"""Looking at a place: told to who may look, the same to all who see the same, refused precisely otherwise."""

import pytest
from tests.table.live_server import scene, stage

from baobab.errors import SubjectError
from baobab.table.rooms import sights


@scene
async def test_a_sight_tells_what_a_place_reaches(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("great_zimbabwe", "Anna", "Bruno")
        path = f"/api/tables/{table}/sight"
        said = (await anna.get(path, seat=0, subject="cell A1")).json()
        assert said["subject"] == "cell A1"
        steps = next(layer for layer in said["layers"] if layer["name"] == "steps")
        assert {mark["number"] for mark in steps["marks"]} == {1, 2, 3}
        written_otherwise = await anna.get(path, seat=0, subject="CELL  a1")
        assert written_otherwise.json() == said
        (carla,) = await here.meet("Carla")
        assert (await carla.get(path, subject="cell A1")).json() == said
        assert (await bruno.get(path, seat=1, subject="cell A1")).json() == said


@scene
async def test_who_looks_at_what_has_passed_sees_nothing(file: str) -> None:
    """Something may have gone while somebody still looked at it: that is no fault of theirs."""
    async with stage(file) as here:
        table, (anna, _bruno) = await here.table("great_zimbabwe", "Anna", "Bruno")
        path = f"/api/tables/{table}/sight"
        now = (await anna.view(table, 0))["seq"]
        assert (await anna.get(path, seat=0, subject="cell A1", seq=now)).json()["layers"]
        for subject in ("cell A1", "plan now"):
            said = await anna.get(path, seat=0, subject=subject, seq=now + 1)
            assert (said.status_code, said.json()["layers"]) == (200, [])


@scene
async def test_what_cannot_be_looked_at_is_refused_and_costs_nothing(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("great_zimbabwe", "Anna", "Bruno")
        path = f"/api/tables/{table}/sight"
        room = await here.server.rooms.get(table)
        before = await anna.view(table, 0)
        for subject, key in (
            ("", "error-subject-notation"),
            ("F7", "error-subject-notation"),
            ("secret F7", "error-subject-notation"),
            ("cell Z99", "error-subject-unknown"),
            ("cell R18", "error-subject-absent"),  # no tile lies there with two players
            ("maker potter1", "error-subject-absent"),
            ("plan now", "error-subject-absent"),
            ("site A1", "error-subject-absent"),
        ):
            answer = await anna.get(path, seat=0, subject=subject)
            assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (422, key), subject
            assert answer.json()["reasons"][0]["text"]
        assert (await anna.get(path, seat=0, subject="x" * 61)).status_code == 422
        assert (await anna.get(path, seat=1, subject="cell A1")).status_code == 403
        assert (await anna.get("/api/tables/nowhere/sight", seat=0, subject="cell A1")).status_code == 404
        assert room.sights == {}
        assert await anna.view(table, 0) == before
        assert bruno.name == "Bruno"


@scene
async def test_a_table_that_nobody_may_watch_shows_no_sights(file: str) -> None:
    async with stage(file) as here:
        table, _ = await here.table("great_zimbabwe", "Anna", "Bruno", watch="nobody")
        (carla,) = await here.meet("Carla")
        answer = await carla.get(f"/api/tables/{table}/sight", subject="cell A1")
        assert answer.status_code == 403


@scene
async def test_a_title_without_sights_says_so(file: str) -> None:
    async with stage(file) as here:
        table, (anna, _) = await here.table("africa", "Anna", "Bruno")
        answer = await anna.get(f"/api/tables/{table}/sight", seat=0, subject="space C7")
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (422, "error-subject-none")


@scene
async def test_who_looks_too_often_has_to_wait_and_others_play_on(file: str) -> None:
    async with stage(file, limited=True) as here:
        table, (anna, bruno) = await here.table("great_zimbabwe", "Anna", "Bruno")
        path = f"/api/tables/{table}/sight"
        answers = [await anna.get(path, seat=0, subject="cell A1") for _ in range(200)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused, "two hundred looks at once were all answered"
        assert refused[0].json()["reasons"][0]["text"]
        assert "Retry-After" in refused[0].headers
        assert (await bruno.get(path, seat=1, subject="cell A1")).status_code == 200
        view = await anna.view(table, 0)
        asked = anna if view["asked"] == 0 else bruno
        decision = (await asked.view(table, view["asked"]))["decision"]
        done = await asked.play(table, view["asked"], decision["options"][0]["action"])
        assert done.status_code == 200


@scene
async def test_sights_are_remembered_until_something_happens(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("great_zimbabwe", "Anna", "Bruno")
        path = f"/api/tables/{table}/sight"
        room = await here.server.rooms.get(table)
        asked = room.asked
        guest = (anna, bruno)[asked]
        cell = (await guest.view(table, asked))["decision"]["options"][0]["action"].split()[1]
        land = (await guest.get(path, seat=asked, subject=f"cell {cell}")).json()
        assert list(room.sights) == [(asked, f"cell {cell}")]
        await guest.play(table, asked, f"build {cell}")
        assert room.sights == {}
        monument = (await guest.get(path, seat=asked, subject=f"cell {cell}")).json()
        assert (land["note"]["key"], monument["note"]["key"]) == ("sight-land", "sight-monument")


@scene
async def test_strange_looks_do_not_fill_the_memory(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "MOST_SIGHTS", 50)
    async with stage(file) as here:
        table, _ = await here.table("great_zimbabwe", "Anna", "Bruno")
        room = await here.server.rooms.get(table)
        for viewer in (-1, 0, 1):
            for cell in room.title.subjects[0].names:
                try:
                    sights.sight(room, viewer, f"cell {cell}")
                except SubjectError:
                    continue
                assert len(room.sights) <= sights.MOST_SIGHTS
