"""States, games, titles and lucks can be copied, deep-copied and pickled, in both builds and between them."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from tests.toys import TOYS

from baobab.game import Game
from baobab.kernel import position
from baobab.kernel.data import Data
from baobab.kernel.luck import FastLuck, Luck, Rng, SealedLuck
from baobab.kernel.title import Title
from baobab.replay import replay
from baobab.titles import names
from baobab.titles import title as load
from baobab.titles.ticket_to_ride.title import TicketToRide

ALL = [*names(), *TOYS]

COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda thing: pickle.loads(pickle.dumps(thing)),
]
WAYS = pytest.mark.parametrize("made", COPIES, ids=["copy", "deepcopy", "pickle"])


def find(name: str) -> Title:
    return TOYS[name]() if name in TOYS else load(name)


def play_on(game: Game, steps: int, seed: int = 1) -> Game:
    """So many random answers."""
    rng = Rng(seed)
    while steps > 0 and not game.over:
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
        steps -= 1
    return game


def begun(name: str, steps: int = 40, luck: Luck | None = None) -> Game:
    title = find(name)
    return play_on(Game.new(title, title.seats[-1], luck or FastLuck(7), players=["Ada"]), steps)


@WAYS
@pytest.mark.parametrize("name", ALL)
def test_a_copied_state_is_equal_and_independent(name: str, made: Callable[[Any], Any]) -> None:
    game = begun(name)
    s, title = game.state, game.title
    before = position.dump(title, s)
    twin = made(s)
    assert type(twin) is type(s)
    assert (twin.key(), position.dump(title, twin)) == (s.key(), before)
    assert list(title.legal(twin)) == list(title.legal(s))
    derived = [field.get(twin) for field in title.fields]
    assert derived == [field.get(s) for field in title.fields]
    for _ in range(20):
        if not twin.over():
            title.apply(twin, title.legal(twin)[0], FastLuck(2))
    assert position.dump(title, s) == before


@WAYS
@pytest.mark.parametrize("name", ALL)
def test_a_copied_game_goes_on_alike_and_alone(name: str, made: Callable[[Any], Any]) -> None:
    game = begun(name)
    record, lines = game.record(), len(game.lines)
    twin = made(game)
    assert twin.record() == record
    assert replay(twin.record(), twin.title).position() == game.position()
    play_on(twin, 30, seed=5)
    assert (game.record(), len(game.lines)) == (record, lines)
    assert play_on(game, 30, seed=5).record() == twin.record()
    assert [game.log(seat) for seat in (-1, 0)] == [twin.log(seat) for seat in (-1, 0)]


@WAYS
def test_a_sealed_game_keeps_its_secret_and_what_was_undone(made: Callable[[Any], Any]) -> None:
    game = begun("africa", 12, SealedLuck(bytes(range(32))))
    game.rewind(5)
    twin = made(game)
    assert play_on(twin, 20).record() == play_on(game, 20).record()


@WAYS
def test_a_given_luck_remembers_how_far_it_is(made: Callable[[Any], Any]) -> None:
    luck = load("africa").given("gold2 zebra")
    luck.used = 1
    twin = made(luck)
    assert (twin.words, twin.used, twin.faces[0].names) == (luck.words, 1, luck.faces[0].names)
    twin.used = 2
    assert luck.used == 1


@WAYS
@pytest.mark.parametrize("name", ALL)
def test_a_title_stays_what_it_is(name: str, made: Callable[[Any], Any]) -> None:
    title = find(name)
    twin = made(title)
    assert type(twin) is type(title)
    assert (twin.name, twin.version, twin.data.digest) == (title.name, title.version, title.data.digest)


def test_a_title_keeps_corrected_data() -> None:
    text = load("ticket_to_ride").data.text.replace('"globetrotter_bonus": 10', '"globetrotter_bonus": 11')
    title = TicketToRide(Data(text))
    twin = pickle.loads(pickle.dumps(title))
    assert twin.data.digest == title.data.digest != load("ticket_to_ride").data.digest


def test_a_title_of_another_version_is_not_taken_for_this_one() -> None:
    title = TicketToRide()
    title.version = 9
    with pytest.raises(ValueError, match="ticket_to_ride was pickled under version 9, and here is 1"):
        pickle.loads(pickle.dumps(title))


OTHER_BUILD = """
import pickle, sys
from baobab import compiled
assert compiled.status() == "pure: asked", compiled.status()
game = pickle.load(sys.stdin.buffer)
for _ in range(5):
    game.play(game.legal()[-1])
pickle.dump(game, sys.stdout.buffer)
"""


@pytest.mark.parametrize("name", names())
def test_a_pickled_game_goes_from_build_to_build(name: str) -> None:
    """There and back: the other process runs from the sources, this one as it was built."""
    game = begun(name, 25)
    ran = subprocess.run(
        [sys.executable, "-c", OTHER_BUILD],
        input=pickle.dumps(game),
        capture_output=True,
        env={**os.environ, "BAOBAB_PURE": "1"},
        check=False,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    for _ in range(5):
        game.play(game.legal()[-1])
    assert pickle.loads(ran.stdout).record() == game.record()
