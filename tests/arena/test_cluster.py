"""On many machines: games played through the executor of a Dask cluster are those that are played here."""

from pathlib import Path

import pytest
from distributed import Client, LocalCluster
from tests.arena import FIRST, match

from baobab.arena.run import Run
from baobab.errors import BaobabError

LINEUP = f"{FIRST},random"


def records(root: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(root.rglob("*.record"))]


def test_a_cluster_plays_the_same_games_and_names_a_bot_that_fails(tmp_path: Path) -> None:
    """With a worker process of its own, so that tasks, games and errors travel as between machines."""
    here = Run([match(LINEUP)], 3, tmp_path / "here").play()
    with (
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
        client.get_executor() as executor,
    ):
        there = Run([match(LINEUP)], 3, tmp_path / "there").play(executor=executor)
        with pytest.raises(BaobabError, match=r"Leaves” failed in seat [01] .*SystemExit: I am off"):
            Run([match("tests.arena.bots:Leaves,random")], 1, tmp_path / "failed").play(executor=executor)
    assert [(one.bots, one.scores, one.moves) for one in there] == [
        (one.bots, one.scores, one.moves) for one in here
    ]
    assert len(records(tmp_path / "here")) == 6
    assert records(tmp_path / "there") == records(tmp_path / "here")
