"""Short forms of the proofs in `tools/table/`."""

from pathlib import Path

from tests.table.scene import scene
from tools.table import cold, kill


@scene
async def test_a_killed_server_loses_nothing(database: str) -> None:
    """`python -m tools.table.kill` kills a hundred times."""
    tally = await kill.prove(database, kills=2, moves=12, tables=2, seed=4)
    assert tally.kills == 2
    assert len(tally.acknowledged) >= 24
    assert tally.clean, tally.report(database)


@scene
async def test_any_earlier_step_opens_without_playing_the_game(tmp_path: Path) -> None:
    """`python -m tools.table.cold` measures how fast."""
    found = await cold.prove(tmp_path, events=60, looks=3)
    assert len(found) == 5
