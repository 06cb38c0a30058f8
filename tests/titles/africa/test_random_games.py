"""Whole games by chance: the invariants after every decision, and the options worked out a second time.

`BAOBAB_GAMES` says how many games (16), `BAOBAB_SEED` where to begin (1). A failure names its seed.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.titles.africa import reference
from tests.titles.africa.positions import TITLE, at, state

from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng
from baobab.kernel.options import OptionValue

GAMES = int(os.environ.get("BAOBAB_GAMES", "16"))
SEED = int(os.environ.get("BAOBAB_SEED", "1"))

KINDS_OF_GAME = list(
    product((2, 3, 4, 5), (False, True), (False, True), (0, 1, 3, 1000), ("drawn", "0", "1"))
)
"""Seats, and all combinations of the options."""

LAZY = 12
"""Of so many chances to travel or to do nothing one is taken, so that games come to their end."""


def kind_of_game(number: int) -> tuple[int, dict[str, OptionValue]]:
    """The n-th kind: neighbouring numbers differ in everything, and all kinds come up in the end."""
    seats, simple, stacked, stall, first = KINDS_OF_GAME[number * 65 % len(KINDS_OF_GAME)]
    return seats, {
        "simple": simple,
        "allow_stacked_camps": stacked,
        "stall_rounds": stall,
        "first_player": first,
    }


def random_game(seed: int) -> Iterator[tuple[Game, str]]:
    """A game by chance, before each of its decisions: the game, and the action about to be taken."""
    seats, options = kind_of_game(seed)
    game, rng = Game.new(TITLE, seats, FastLuck(seed), options), Rng(seed)
    while not game.over:
        legal = game.legal()
        busy = [action for action in legal if action.split()[0] not in ("travel", "pass")]
        action = (
            legal[rng.below(len(legal))] if not busy or rng.below(LAZY) == 0 else busy[rng.below(len(busy))]
        )
        yield game, action
        game.play(action)
    yield game, ""


def about(game: Game) -> tuple[str, int]:
    """What the present question is about, and its step."""
    turn = TITLE.view(state(game), -1)["turn"]
    assert isinstance(turn, dict)
    return str(turn["space"] or turn["goods"] or ""), int(turn["step"] or 0)


seeds = pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))


def test_all_kinds_of_game_come_up() -> None:
    seen = {(seats, *options.values()) for seats, options in map(kind_of_game, range(len(KINDS_OF_GAME)))}
    assert len(seen) == len(KINDS_OF_GAME)


@seeds
def test_invariants_hold_after_every_decision(seed: int) -> None:
    """AFR-I1 AFR-I2 AFR-I3 AFR-I4 AFR-I5 AFR-I8"""
    board = TITLE.board
    before: dict[str, object] = {}
    for game, action in random_game(seed):
        s = state(game)
        assert TITLE.faults(s) == [], f"seed {seed}: {game.position()}"
        tiles = sum(content >= 3 or content == 1 for content in s.spaces)
        assert tiles + sum(s.goods) + sum(s.mined) == 96
        stacks = sum(content == 2 for content in s.spaces)
        built = 20 - board.setup(s.seats).box - s.supply - sum(s.camps)
        assert stacks <= built if s.options[1] else stacks == built
        standing = [space for space in s.explorer if space >= 0]
        assert len(set(standing)) == len(standing)
        assert all(s.spaces[space] != 1 for space in standing)
        for kind in range(board.goods.size):
            assert sum(s.goods[seat * board.goods.size + kind] for seat in range(s.seats)) <= 5
        now = snapshot(game)
        if before:
            compare(before, now, f"seed {seed}: before {action}")
        before = {**now, "action": action, "seat": game.seat}


def snapshot(game: Game) -> dict[str, object]:
    t = reference.table(game)
    held = [sum(player["goods"].values()) for player in t.players]
    points = [player["points"] for player in t.players]
    return {"spaces": t.spaces, "held": held, "points": points}


def compare(before: dict[str, object], now: dict[str, object], where: str) -> None:
    """AFR-I4 AFR-I5 AFR-I8: what may not happen between two decisions."""
    old, new = before["spaces"], now["spaces"]
    assert isinstance(old, dict)
    assert isinstance(new, dict)
    for space, content in old.items():
        assert content == "down" or new[space] != "down", where
        assert content != "monument" or new[space] == "monument", where
        assert content != "camp" or new[space] == "camp", where
    assert not set(new.values()) & set(TITLE.board.goods.names), where
    points, old_points = now["points"], before["points"]
    assert isinstance(points, list)
    assert isinstance(old_points, list)
    assert all(a <= b for a, b in zip(old_points, points, strict=True)), where
    action, seat = str(before["action"]), before["seat"]
    assert isinstance(seat, int)
    if action.startswith(("put", "lift")) and old != new:
        assert points[seat] > old_points[seat], where
    held, old_held = now["held"], before["held"]
    assert isinstance(held, list)
    assert isinstance(old_held, list)
    if action.startswith("flip"):
        assert sum(held) - sum(old_held) in (0, 1), where
    else:
        assert held == old_held, where


@seeds
def test_options_and_points_are_those_of_the_plain_reading(seed: int) -> None:
    """AFR-B0a AFR-Aa AFR-B1a AFR-B2b AFR-B3b AFR-B4a AFR-B5a AFR-BTe"""
    for game, action in random_game(seed):
        if game.over:
            break
        where = f"seed {seed}, {action} at {game.position()}"
        topic, step = about(game)
        assert set(game.legal()) == reference.options(game, topic, step), where
        expected = reference.gain(game, topic, action)
        seat, track = game.seat, list(state(game).points)
        after = game.state.copy()
        TITLE.apply(after, TITLE.actions.read(action), FastLuck(seed), None)
        assert isinstance(after, type(state(game)))
        if expected is not None and not action.startswith("lift"):
            assert after.points[seat] - track[seat] == expected, where


@seeds
def test_moving_tiles_cannot_go_on_for_ever(seed: int) -> None:
    """AFR-I6: every move of an animal raises the pairs of like animals, which natives never lower; every
    move of natives, while animals rest, raises theirs.
    """
    for game, action in random_game(seed):
        if game.phase != "put":
            continue
        before = reference.table(game)
        topic, _ = about(game)
        after_state = state(game).copy()
        TITLE.apply(after_state, TITLE.actions.read(action), FastLuck(seed), None)
        spaces = TITLE.view(after_state, -1)["spaces"]
        assert isinstance(spaces, dict)
        after = reference.Table(spaces, before.players, before.seat, before.stacked)
        if before.kind(topic) == "animal":
            assert reference.animal_pairs(after) > reference.animal_pairs(before), f"seed {seed}"
        else:
            assert reference.animal_pairs(after) == reference.animal_pairs(before), f"seed {seed}"
            assert reference.native_potential(after) > reference.native_potential(before), f"seed {seed}"


@seeds
def test_options_do_not_depend_on_what_is_hidden(seed: int) -> None:
    """AFR-I7: two games that were dealt differently offer, tell and show the same until a tile is turned."""
    for game, action in random_game(seed):
        if action.startswith("flip"):
            other = game.fork(game.seat, FastLuck(seed + 1_000_000))
            assert other.legal() == game.legal(), f"seed {seed}"
            assert other.view(0) == TITLE.view(state(game), 0), f"seed {seed}"
            assert other.position() == game.position(), f"seed {seed}"


@seeds
def test_somebody_can_always_get_to_a_face_down_tile(seed: int) -> None:
    """AFR-I9"""
    for game, _ in random_game(seed):
        if game.over or game.phase == "city":
            continue
        t = reference.table(game)
        beside = {
            space for space, near in reference.NEIGHBOURS.items() if any(t.spaces[n] == "down" for n in near)
        }
        open_beside = {space for space in beside if t.spaces[space] != "down"}
        assert open_beside, f"seed {seed}"


def test_the_lot_is_fair_among_the_tiles_left() -> None:
    """AFR-Sa AFR-Sh: with the mix nearly gone, what is turned is what is left."""
    game = at("2 ask=act/0/1 explorer=D1,B5")
    drawn: Counter[int] = Counter()
    for seed in range(960):
        s = state(game).copy()
        TITLE.apply(s, TITLE.actions.read("flip D2"), FastLuck(seed), None)
        drawn[next(face for face in range(16) if s.bag[face] < TITLE.board.mix[face])] += 1
    for face in range(16):
        expected = 10 * int(TITLE.board.mix[face])
        assert 0.55 * expected < drawn[face] < 1.6 * expected
