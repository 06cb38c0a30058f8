"""What is kept: backups, stores from before a migration or after it, disks that are full."""

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from tests.table.live_server import scene, stage, until
from tests.table.rooms.test_commands import asked, events, play_some
from tools.table.api_guest import Guest

from baobab.cli import main
from baobab.errors import BaobabError
from baobab.table.storage.backup import backup, restore
from baobab.table.storage.migrate import NEWEST, revision, upgrade
from baobab.table.storage.store import Store, file_url


@scene
async def test_a_backup_is_taken_while_people_play_and_brought_back_anywhere(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.gz"
    async with stage(database) as here:
        table, guests = await here.table("africa", "Anna", "Bruno")
        await play_some(guests, table, 5)
        counts, _ = await asyncio.gather(backup(here.server.store, copy), play_some(guests, table, 10))
        assert counts["game"] == 1
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with pytest.raises(BaobabError, match="games here already"):
            await restore(here.server.store, copy)
    other = await Store.open(file_url(tmp_path / "other"))
    assert await restore(other, copy) == counts
    await other.close()
    async with stage(file_url(tmp_path / "other")) as here:
        again = [Guest(here.client, guest.key) for guest in guests]
        assert len(await events(here.server, table)) == counts["event"]
        await play_some(again, table, 5)


@scene
async def test_a_half_written_backup_brings_nothing_back(file: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.gz"
    async with stage(file) as here:
        await here.table("africa", "Anna", "Bruno")
        await backup(here.server.store, copy)
    whole = copy.read_bytes()
    store = await Store.open(file_url(tmp_path / "other"))
    for broken in (whole[: len(whole) // 2], b"nonsense", b""):
        copy.write_bytes(broken)
        with pytest.raises(BaobabError):
            await restore(store, copy)
    copy.write_bytes(whole)
    await restore(store, copy)
    await store.close()


def first_tables(connection: Connection) -> None:
    """A store as it was before its first migration, with a game in it."""
    upgrade(connection, "0001")
    connection.execute(
        text(
            "INSERT INTO game (id, title, version, data, seats, settings, position, seal, secret, status,"
            " head, asked, clock, listed, made, changed)"
            " VALUES ('old', 'africa', 1, 'x', 2, '{}', '', '', '', 'open', 0, -1, '{}', true, 1, 7)"
        )
    )


async def told(store: Store) -> object:
    async with store.read() as connection:
        assert await connection.run_sync(revision) == NEWEST
        return (await connection.execute(text("SELECT told FROM game"))).scalar()


@scene
async def test_an_older_store_is_brought_up_to_date(database: str) -> None:
    await (await Store.open(database, first_tables)).close()
    store = await Store.open(database)
    assert await told(store) == 7
    await store.close()


@scene
async def test_a_backup_of_an_older_store_is_brought_back_into_a_new_one(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.gz"
    await (await Store.open(database, first_tables)).close()
    old = await Store.open_existing(database)
    counts = await backup(old, copy)
    await old.close()
    new = await Store.open(file_url(tmp_path / "new"))
    assert await restore(new, copy) == counts
    assert await told(new) == 7
    await new.close()


@scene
async def test_a_newer_store_is_left_alone(database: str) -> None:
    store = await Store.open(database)
    async with store.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    for opening in (Store.open, Store.open_existing):
        with pytest.raises(BaobabError, match="newer version"):
            await opening(database)


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The one sentence that a command ends with, in both languages."""
    said = []
    for lang in ("en", "it"):
        assert main([*words, "--lang", lang]) == 2
        lines = capsys.readouterr().err.strip().splitlines()
        assert len(lines) == 1, lines
        said += lines
    assert said[0] != said[1]
    return said


def test_whoever_runs_a_server_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy = str(tmp_path / "club"), str(tmp_path / "copy.gz")
    assert "no store" in complaint(capsys, "backup", copy, "--data", folder)[0]
    assert not (tmp_path / "club").exists()
    assert "no file" in complaint(capsys, "restore", copy, "--data", folder)[0]
    (tmp_path / "copy.gz").write_bytes(b"nonsense")
    assert "cannot be read as a backup" in complaint(capsys, "restore", copy, "--data", folder)[0]
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "baobab.sqlite").write_bytes(b"this is not a database" * 100)
    for words in (("serve",), ("backup", copy)):
        assert "not a database" in complaint(capsys, *words, "--data", str(tmp_path / "bad"))[0]
    (tmp_path / "flat").write_text("a file")
    assert "cannot be opened" in complaint(capsys, "serve", "--data", str(tmp_path / "flat"))[0]
    complaint(capsys, "serve", "--port", "70000")
    complaint(capsys, "serve", "--database", "mysql://x")
    good = str(tmp_path / "good")
    asyncio.run(make(file_url(Path(good))))
    nowhere = str(tmp_path / "no" / "copy.gz")
    assert "cannot be written" in complaint(capsys, "backup", nowhere, "--data", good)[0]


async def make(url: str) -> None:
    await (await Store.open(url)).close()


async def fill(here: object, pages: int) -> None:
    """As if the disk had only so many pages: SQLite then says that it is full."""
    store: Store = here.server.store  # type: ignore[attr-defined]
    await store.transact(lambda connection: connection.execute(text(f"PRAGMA max_page_count={pages}")))


@scene
async def test_a_full_disk_loses_nothing_and_is_said(file: str) -> None:
    """A move that cannot be kept is not played; sent again when there is room, it is done once."""
    async with stage(file) as here:
        table, guests = await here.table("africa", "Anna", "Bruno", confirm=False)
        await fill(here, 1)
        command, full = None, None
        while full is None or full.status_code == 200:
            seat, guest, decision = await asked(guests, table)
            before, view = await events(here.server, table), await guest.view(table, seat)
            action = decision["options"][0]["action"]
            command = {
                "seat": seat,
                "cmd_id": f"c{len(before)}",
                "decision_id": decision["id"],
                "action": action,
            }
            full = await guest.post(f"/api/tables/{table}/commands", command)
        assert (full.status_code, full.json()["reasons"][0]["key"]) == (503, "error-store")
        assert await events(here.server, table) == before
        assert await guest.view(table, seat) == view
        await fill(here, 1_000_000)
        again = await guest.post(f"/api/tables/{table}/commands", command)
        assert (again.status_code, again.json()["repeated"]) == (200, False)
        assert len(await events(here.server, table)) == len(before) + 1


@scene
async def test_bots_go_on_when_the_disk_has_room_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baobab.table.bots.runner.PAUSE", 0.01)
    async with stage(file) as here:
        (anna,) = await here.meet("Anna")
        here.server.bot_runner.closed = True
        table = await anna.open("africa", ["random", "random"], watch="everybody")
        await fill(here, 1)
        here.server.bot_runner.closed = False
        here.server.bot_runner.on_change(table)

        async def stuck() -> bool:
            kept = len(await events(here.server, table))
            for _ in range(20):
                await asyncio.sleep(0.01)
            return kept == len(await events(here.server, table))

        await until(stuck)
        stood = len(await events(here.server, table))
        await fill(here, 1_000_000)

        async def going_on() -> bool:
            return len(await events(here.server, table)) > stood

        await until(going_on)
