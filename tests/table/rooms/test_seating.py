"""Seats: one link for all, a key for each browser, a code to come back with, bots that stand in."""

from tests.table.live_server import scene, stage, until
from tools.table.api_guest import Guest

from baobab.table.storage.people import hash_secret, new_code, new_key, normalize_code


@scene
async def test_whoever_has_the_link_takes_a_seat_and_gets_a_key_of_his_own(database: str) -> None:
    async with stage(database) as here:
        (anna,) = await here.meet("Anna")
        table = await anna.open("africa", ["me", "open"])
        assert (await anna.view(table))["status"] == "open"
        here.client.cookies.clear()
        stranger = Guest(here.client, name="Bruno")
        answer = await stranger.claim(table, 1)
        assert answer.status_code == 200
        assert answer.json()["status"] == "playing"
        key, code = answer.headers["x-baobab-key"], answer.headers["x-baobab-code"]
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert "samesite=lax" in answer.headers["set-cookie"].lower()
        here.client.cookies.clear()
        assert key != anna.key
        assert (await Guest(here.client, key).view(table, 1))["seat"] == 1
        third = Guest(here.client, name="Carla")
        late = await third.claim(table, 1)
        assert (late.status_code, late.json()["reasons"][0]["key"]) == (422, "error-seat-taken")
        here.client.cookies.clear()
        back = await Guest(here.client).post("/api/me/recover", {"code": code.lower().replace("-", " ")})
        assert back.status_code == 200
        here.client.cookies.clear()
        assert (await Guest(here.client, back.json()["key"]).view(table, 1))["seat"] == 1
        again = await Guest(here.client).post("/api/me/recover", {"code": code})
        assert again.status_code == 401


@scene
async def test_several_seats_in_one_browser(file: str) -> None:
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        table = await anna.open("africa", ["me", "me", "random"])
        mine = (await anna.get(f"/api/tables/{table}")).json()["you"]
        assert mine == {"seats": [0, 1], "host": True, "watch": True}
        assert [(await anna.view(table, seat))["seat"] for seat in (0, 1)] == [0, 1]


@scene
async def test_whoever_plays_on_a_seat_is_called_as_they_like(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        said = await anna.post(f"/api/tables/{table}/seats/0/name", {"name": " Amina "})
        assert [player["name"] for player in said.json()["players"]] == ["Amina", "Bruno"]
        seen = await bruno.view(table, 1)
        assert seen["players"][0]["name"] == "Amina"
        assert "now called Amina" in (await bruno.get(f"/api/tables/{table}/log")).json()[-1]["text"]
        again = await anna.post(f"/api/tables/{table}/seats/0/name", {"name": "Amina"})
        assert again.status_code == 200
        assert (await bruno.view(table, 1))["seq"] == seen["seq"], "the same name is no news"
        for seat, name, status in ((1, "Carla", 403), (0, "", 422), (9, "Carla", 422)):
            refused = await anna.post(f"/api/tables/{table}/seats/{seat}/name", {"name": name})
            assert refused.status_code == status, (seat, name)


@scene
async def test_the_host_frees_a_seat_and_gives_it_to_a_bot(database: str) -> None:
    async with stage(database) as here:
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        assert (await bruno.post(f"/api/tables/{table}/seats/0/free")).status_code == 403
        assert (await anna.post(f"/api/tables/{table}/seats/1/free")).status_code == 200
        assert (await bruno.get(f"/api/tables/{table}/view", seat=1)).status_code == 403
        given = await anna.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert given.json()["players"][1]["bot"] == "random"


@scene
async def test_nobody_who_plays_takes_a_second_hand_while_the_game_runs(file: str) -> None:
    """A host who frees a seat does not see its cards by sitting down; where nothing is hidden he may."""
    async with stage(file) as here:
        for title, status in (("ticket_to_ride", 403), ("heart_of_africa", 403), ("africa", 200)):
            table, (anna, _) = await here.table(title, "Anna", "Bruno")
            await anna.post(f"/api/tables/{table}/seats/1/free")
            assert (await anna.claim(table, 1)).status_code == status, title
            assert (await anna.get(f"/api/tables/{table}/view", seat=1)).status_code == status
            (carla,) = await here.meet("Carla")
            assert (await carla.claim(table, 1)).status_code == (200 if status == 403 else 422)


@scene
async def test_who_leaves_hands_the_table_on(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        assert (await anna.post(f"/api/tables/{table}/seats/0/leave")).status_code == 200
        seen = (await bruno.get(f"/api/tables/{table}")).json()
        assert seen["you"]["host"]
        assert seen["players"][0]["holder"] == "open"
        assert (await anna.get("/api/tables", which="mine")).json() == []


@scene
async def test_a_bot_stands_in_and_gives_the_seat_back(file: str) -> None:
    moment = [1000.0]
    async with stage(file, now=lambda: moment[0]) as here:
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        early = await anna.post(f"/api/tables/{table}/seats/1/lend", {"bot": "random"})
        assert (early.status_code, early.json()["reasons"][0]["key"]) == (403, "error-not-absent")
        moment[0] += 61
        lent = await anna.post(f"/api/tables/{table}/seats/1/lend", {"bot": "random"})
        assert lent.json()["players"][1]["stand_in"] == "random"

        async def anna_is_asked() -> bool:
            return bool((await anna.view(table))["asked"] == 0)

        await until(anna_is_asked)
        answer = await bruno.command(table, 1, "1-0", action="walk K1")
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (409, "error-lent")
        here.server.presence.sit(table, 0)
        cannot = await bruno.post(f"/api/tables/{table}/seats/0/lend", {"bot": "random"})
        assert (cannot.status_code, cannot.json()["reasons"][0]["key"]) == (403, "error-still-here")
        back = await bruno.post(f"/api/tables/{table}/seats/1/back")
        assert back.json()["players"][1]["stand_in"] is None
        log = [line["key"] for line in (await anna.view(table))["log"]["lines"]]
        assert {"event-table-lent", "event-table-back"} <= set(log)


@scene
async def test_lists_chat_and_notes(database: str) -> None:
    async with stage(database) as here:
        anna, bruno, carla = await here.meet("Anna", "Bruno", "Carla")
        table = await anna.open("africa", ["me", "open"], watch="everybody")
        hidden = await anna.open("africa", ["me", "open"])
        listed = [one["table"] for one in (await carla.get("/api/tables")).json()]
        assert table in listed
        assert hidden not in listed
        await bruno.claim(table, 1)
        assert [one["table"] for one in (await carla.get("/api/tables", which="watch")).json()] == [table]
        mine = (await anna.get("/api/tables", which="mine")).json()
        assert {one["table"] for one in mine} == {table, hidden}
        text = "<script>alert('ciao')</script>"
        assert (await anna.post(f"/api/tables/{table}/chat", {"seat": 0, "text": text})).status_code == 201
        assert (await carla.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "x"})).status_code == 403
        assert [line["text"] for line in (await bruno.get(f"/api/tables/{table}/chat")).json()] == [text]
        assert (await carla.get(f"/api/tables/{table}/chat")).status_code == 403
        await anna.put(f"/api/tables/{table}/note", {"text": "north first"})
        await anna.put(f"/api/tables/{table}/note", {"text": "south first"})
        assert (await anna.get(f"/api/tables/{table}/note")).json() == {"text": "south first"}
        assert (await bruno.get(f"/api/tables/{table}/note")).json() == {"text": ""}


@scene
async def test_nobody_but_the_players_may_watch_where_they_say_so(file: str) -> None:
    async with stage(file) as here:
        anna, bruno = await here.meet("Anna", "Bruno")
        table = await anna.open("africa", ["me", "random"], watch="nobody")
        for path in (
            "view",
            "log",
            "points",
            "record",
            "chat",
            "events",
            "past?commit=0",
            "position?commit=0",
        ):
            answer = await bruno.client.get(f"/api/tables/{table}/{path}", headers=bruno.headers())
            assert answer.status_code == 403, path
        assert (await anna.get(f"/api/tables/{table}/view")).status_code == 200


@scene
async def test_forgetting_somebody_leaves_moves_and_nothing_else(database: str) -> None:
    async with stage(database) as here:
        table, (anna, bruno) = await here.table("africa", "Annalisa", "Bruno")
        await anna.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "my secret"})
        await anna.put(f"/api/tables/{table}/note", {"text": "my secret"})
        gone = await here.client.delete("/api/me", headers=anna.headers())
        assert gone.status_code == 204
        assert (await anna.get("/api/me")).status_code == 401
        sent = [await bruno.get(f"/api/tables/{table}/{path}") for path in ("view", "chat", "record", "log")]
        everything = "".join(answer.text for answer in sent)
        assert "Annalisa" not in everything
        assert "my secret" not in everything
        async with here.server.store.read() as connection:
            for name in ("person", "browser", "note", "chat"):
                rows = (await connection.exec_driver_sql(f"SELECT * FROM {name}")).all()
                assert "Annalisa" not in str(rows)
                assert "my secret" not in str(rows)


@scene
async def test_codes_and_keys_are_long_random_and_kept_as_hashes(file: str) -> None:
    assert len({new_key() for _ in range(100)}) == 100
    assert len(new_key()) >= 43
    code = new_code()
    assert normalize_code(f" {code.lower()} ") == normalize_code(code)
    async with stage(file) as here:
        guest = Guest(here.client)
        said = await guest.introduce("Anna")
        async with here.server.store.read() as connection:
            rows = str((await connection.exec_driver_sql("SELECT * FROM person, browser")).all())
        assert said["key"] not in rows
        assert normalize_code(said["code"]) not in rows
        assert hash_secret(said["key"]) in rows
