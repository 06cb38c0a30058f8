"""When a game begins: by itself when a friend takes the last seat, else when its host says so."""

from tests.table.live_server import scene, stage


@scene
async def test_a_second_seat_at_one_device_does_not_start_the_game(database: str) -> None:
    async with stage(database) as here:
        anna, bruno = await here.meet("Anna", "Bruno")
        table = await anna.open("africa", ["me", "open", "open"])
        start = f"/api/tables/{table}/start"
        early = await anna.post(start)
        assert (early.status_code, early.json()["reasons"][0]["key"]) == (422, "error-seats-missing")
        await bruno.claim(table, 1)
        assert (await bruno.claim(table, 2)).json()["status"] == "open"
        assert (await bruno.view(table, 2))["view"] is None, "nothing is dealt before the game begins"
        assert (await bruno.post(start)).status_code == 403
        assert (await bruno.put(start, {"when_full": True})).status_code == 403
        here.server.rooms.loaded.clear()  # a table that waits for its host waits on after a restart
        assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "open"
        assert (await anna.post(start)).json()["status"] == "playing"
        head = (await here.server.rooms.get(table)).head
        assert (await anna.post(start)).json()["status"] == "playing"
        assert (await here.server.rooms.get(table)).head == head, "started twice, it begins once"


@scene
async def test_a_friend_in_the_last_seat_starts_the_game(file: str) -> None:
    async with stage(file) as here:
        anna, bruno = await here.meet("Anna", "Bruno")
        table = await anna.open("africa", ["me", "open", "open"])
        assert (await anna.claim(table, 1)).json()["status"] == "open"
        assert (await bruno.claim(table, 2)).json()["status"] == "playing"
        # Whoever opens a table says who sits where: nothing is left to ask.
        for seats in (["me", "me"], ["me", "random"]):
            table = await anna.open("africa", seats)
            assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "playing"


@scene
async def test_the_host_agrees_that_the_game_starts_when_full(database: str) -> None:
    async with stage(database) as here:
        (anna,) = await here.meet("Anna")
        agreed = await anna.open("africa", ["me", "open"], when_full=True)
        assert (await anna.claim(agreed, 1)).json()["status"] == "playing"
        table = await anna.open("africa", ["me", "open"])
        start = f"/api/tables/{table}/start"
        for when_full in (True, False, False):
            said = (await anna.put(start, {"when_full": when_full})).json()
            assert said["settings"]["when_full"] is when_full
        here.server.rooms.loaded.clear()
        assert not (await anna.get(f"/api/tables/{table}")).json()["settings"]["when_full"]
        assert (await anna.claim(table, 1)).json()["status"] == "open"
        assert (await anna.put(start, {"when_full": True})).json()["status"] == "playing"
        lines = [line["key"] for line in (await anna.view(table))["log"]["lines"]]
        assert lines.count("event-table-when-full") == 2
        assert lines.count("event-table-when-told") == 1
