"""Chance at a table: nobody foresees it; only servers of tests deal by a seed, and as provably."""

import asyncio
from pathlib import Path

from tests.browser.deals import seeded
from tests.table.live_server import scene, stage, until
from tests.table.rooms.test_commands import events

import baobab
from baobab.cli import main
from baobab.table.rooms.registry import Entropy, system_entropy
from baobab.table.server.server import ServerConfig
from baobab.table.storage.store import file_url

SOURCES = Path(baobab.__file__).parent
BOTS = ["random", "easy", "random"]


async def played(folder: Path, entropy: Entropy, tables: int = 1) -> list[list[str]]:
    """Whole games of bots, move by move as one person opened them; each is proved against its seal."""
    found = []
    folder.mkdir()
    async with stage(file_url(folder), entropy=entropy) as here:
        (anna,) = await here.meet("Anna")
        for n in range(tables):
            table = await anna.open("heart_of_africa", BOTS)
            room = await here.server.rooms.get(table)
            seal = room.seal

            async def over(table: str = table) -> bool:
                return bool((await anna.view(table))["status"] == "over")

            await until(over)
            record = (await anna.get(f"/api/tables/{table}/record")).text
            path = folder / f"{n}.record"
            path.write_text(record, encoding="utf-8")
            assert await asyncio.to_thread(main, ["verify", str(path), "--seal", seal]) == 0
            found.append(await events(here.server, table))
    return found


@scene
async def test_a_seed_deals_the_same_games_which_verify(tmp_path: Path) -> None:
    first = await played(tmp_path / "a", seeded("7"), tables=2)
    again = await played(tmp_path / "b", seeded("7"), tables=2)
    assert first == again
    assert first[0] != first[1], "somebody's second table is another game"
    assert await played(tmp_path / "c", seeded("8")) != first[:1]


def test_a_seed_counts_apart_for_everybody() -> None:
    """What is dealt to somebody does not hang on what others, or other tests, have asked for before."""
    alone, among = seeded("7"), seeded("7")
    among("deal africa", "Bruno")
    among("deal africa", "Bruno")
    assert [alone("deal africa", "Anna") for _ in range(2)] == [among("deal africa", "Ada") for _ in range(2)]


def test_no_other_source_can_be_chosen_from_outside() -> None:
    """A server that is told nothing else draws from the system, twice never the same."""
    assert ServerConfig("").entropy is system_entropy
    assert system_entropy("deal africa", "Anna") != system_entropy("deal africa", "Anna")
    named = [path for path in SOURCES.rglob("*.py") if "entropy=" in path.read_text(encoding="utf-8")]
    assert not named, "nothing in the house sets a server's entropy"
