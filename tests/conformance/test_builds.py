"""The same seeds give the same games from the sources and compiled, and from one process to the next."""

import pytest

from baobab.conformance.builds import digests_in_other_build, game_digests
from baobab.titles import names
from baobab.titles import title as load

GAMES = 4


@pytest.mark.parametrize("name", names())
def test_both_builds_play_the_same_games(name: str) -> None:
    other = digests_in_other_build(name, GAMES, 1, pure=False)
    if other["build"] != "compiled":
        pytest.skip("there is no compiled build of these sources")
    assert other["digests"] == digests_in_other_build(name, GAMES, 1, pure=True)["digests"]


def test_another_process_plays_the_same_games() -> None:
    name = "tests.toys.sealed_bid.title:SealedBid"
    assert digests_in_other_build(name, 5, 7, pure=True)["digests"] == game_digests(load(name), 5, 7)
