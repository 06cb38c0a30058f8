"""Taking one's games along, and being forgotten: one file, and nothing left but moves."""

import io
import json
import zipfile

from sqlalchemy import update
from tests.table.live_server import Stage, scene, stage, until
from tests.table.rooms.test_commands import play_some
from tools.table.api_guest import Guest

from baobab.replay import replay
from baobab.table.storage import schema
from baobab.titles import title


def unpacked(body: bytes) -> tuple[dict[str, str], dict[str, object]]:
    """The records in the file by name, and what else it says."""
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        assert archive.testzip() is None
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    return texts, json.loads(texts.pop("games.json"))


async def finished(here: Stage, guest: Guest) -> str:
    """A game that is over, with bots that answer at once."""
    table = await guest.open("africa", ["me", "random"], confirm=False)
    await guest.post(f"/api/tables/{table}/seats/0/lend", {"bot": "random"})
    room = await here.server.rooms.get(table)

    async def over() -> bool:
        return room.status == "over"

    await until(over)
    return table


@scene
async def test_all_my_games_in_one_file(database: str) -> None:
    async with stage(database) as here:
        anna, bruno = await here.meet("Anna", "Bruno")
        running = await anna.open("ticket_to_ride", ["me", "open"])
        await bruno.claim(running, 1)
        await play_some([anna, bruno], running, 12)
        over = await finished(here, anna)
        waiting = await anna.open("africa", ["me", "open"])
        await bruno.open("africa", ["me", "random"])
        await anna.post(f"/api/tables/{running}/chat", {"seat": 0, "text": "ciao"})
        await bruno.post(f"/api/tables/{running}/chat", {"seat": 1, "text": "salve"})
        await anna.put(f"/api/tables/{over}/note", {"text": "north first"})
        here.server.rooms.loaded.clear()
        answer = await anna.get("/api/me/games")
        assert answer.status_code == 200
        assert 'filename="baobab.zip"' in answer.headers["content-disposition"]
        assert not here.server.rooms.loaded, "rooms of old games are not kept open for it"
        records, said = unpacked(answer.content)
        games = {game["table"]: game for game in said["games"]}  # type: ignore[attr-defined]
        assert set(games) == {running, over, waiting}
        assert (said["name"], games[running]["chat"], games[over]["note"]) == (
            "Anna",
            ["ciao"],
            "north first",
        )
        assert "salve" not in json.dumps(said)
        assert games[waiting]["records"] == []
        assert set(records) == {*games[running]["records"], *games[over]["records"]}
        # The finished game is whole; of the one under way there is what Anna's seat may know.
        whole = records[games[over]["records"][0]]
        assert replay(whole, title("africa")).over
        assert whole == (await anna.get(f"/api/tables/{over}/record")).text
        mine = records[games[running]["records"][0]]
        assert mine == (await anna.get(f"/api/tables/{running}/record", seat=0)).text
        secret = (await here.server.rooms.get(running)).secret
        assert secret not in answer.content.decode("latin-1") + mine


@scene
async def test_a_game_that_cannot_be_opened_is_named_and_does_not_stop_the_others(file: str) -> None:
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        old, new = [await anna.open("africa", ["me", "me"]) for _ in range(2)]
        async with here.server.store.write() as connection:
            await connection.execute(update(schema.game).where(schema.game.c.id == old).values(version=99))
        here.server.rooms.loaded.clear()
        records, said = unpacked((await anna.get("/api/me/games")).content)
        missing = {game["table"]: game.get("missing") for game in said["games"]}  # type: ignore[attr-defined]
        assert missing == {old: "error-table-version", new: None}
        assert len(records) == 2
        gone = await here.client.delete("/api/me", headers=anna.headers())
        assert gone.status_code == 204, "nor does it keep anybody from being forgotten"


@scene
async def test_only_who_has_a_key_and_only_so_often(file: str) -> None:
    async with stage(file, limited=True) as here:
        assert (await Guest(here.client).get("/api/me/games")).status_code == 401
        (anna,) = await here.meet("Anna")
        here.client.cookies.clear()
        assert [(await anna.get("/api/me/games")).status_code for _ in range(4)] == [200, 200, 200, 429]


@scene
async def test_who_is_forgotten_leaves_no_name_in_the_log_and_no_key_in_the_browser(file: str) -> None:
    async with stage(file) as here:
        table, (anna, bruno) = await here.table("africa", "Anna", "Bruno")
        await anna.post(f"/api/tables/{table}/seats/0/name", {"name": "Annalisa"})
        assert "Annalisa" in (await bruno.get(f"/api/tables/{table}/log")).text
        gone = await here.client.delete("/api/me", headers=anna.headers())
        assert 'baobab=""' in gone.headers["set-cookie"]
        async with here.server.store.read() as connection:
            for name in schema.metadata.tables:
                rows = (await connection.exec_driver_sql(f"SELECT * FROM {name}")).all()
                assert "Annalisa" not in str(rows), name
        for path in ("view", "log"):
            assert "Annalisa" not in (await bruno.get(f"/api/tables/{table}/{path}")).text
