"""Short forms of the proofs in `tools/table/`."""

from pathlib import Path

from tests.table.live_server import scene
from tools.table import cold_views, kill_server, load_test, racing_writers
from tools.table.server_process import Server


@scene
async def test_a_killed_server_loses_nothing(database: str) -> None:
    """`python -m tools.table.kill_server` kills a hundred times."""
    tally = await kill_server.prove(database, kills=2, moves=12, tables=2, seed=4)
    assert tally.kills == 2
    assert len(tally.acknowledged) >= 24
    assert tally.clean, tally.report(database)


@scene
async def test_any_earlier_step_opens_without_playing_the_game(tmp_path: Path) -> None:
    """`python -m tools.table.cold_views` measures how fast."""
    found = await cold_views.prove(tmp_path, events=60, looks=3)
    assert len(found) == 5


@scene
async def test_of_writers_through_two_servers_one_wins_each_race(database: str) -> None:
    """`python -m tools.table.racing_writers` has fifty of them: no lock of one process decides here."""
    report = await racing_writers.prove(database, writers=8, servers=2, commands=60, seed=3)
    assert report["clean"], report
    assert not report["gap"], report
    assert report["doubled"] == 0, report


@scene
async def test_every_socket_hears_of_every_move(file: str) -> None:
    """`python -m tools.table.load_test` measures how soon, at two hundred tables."""
    server = Server(file, "--unlimited", "--workers", "1")
    await server.start()
    try:
        found = await load_test.prove(server, tables=2, rate=20.0, seconds=1.0)
    finally:
        server.stop()
    assert found["sockets"] == 2 * load_test.SEATS
    assert found["moves"]
    assert found["deaf_sockets"] == 0
