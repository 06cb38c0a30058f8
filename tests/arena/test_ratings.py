"""Ratings: the likeliest strengths of the model, on Elo's scale, with intervals that hold them."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.arena import drawn_games, result

from baobab.arena.play_game import GameResult
from baobab.arena.ratings import POINTS, Draws, fit_strengths, is_connected, ratings


def test_strengths_are_those_of_another_implementation() -> None:
    """Seven games of four; the figures are what choix 0.4 finds (ilsr_rankings and opt_rankings)."""
    draws = Draws()
    for order in ("0123", "1023", "0213", "3012", "2031", "0132", "1203"):
        draws.add(order, 1.0)
    wanted = [0.0, -0.7185388178593661, -1.193976517215071, -1.859441734056622]
    assert fit_strengths("0123", draws) == pytest.approx(wanted, abs=1e-8)


def test_two_bots_are_rated_as_elo_does() -> None:
    """Three wins of four among 400 games are odds of 3 to 1, but for the imaginary block."""
    games = []
    for block in range(200):
        games.append(result(block, 0, "ab", (1, 2)))
        games.append(result(block, 1, "ba", (2, 1) if block % 2 else (1, 2)))
    best = ratings(games, "b")[0]
    assert best.bot == "a"
    assert best.rating == pytest.approx(POINTS * math.log(301 / 101), abs=0.01)
    low, high = interval(games, "a", "b")
    assert high - low == pytest.approx(65, abs=1)


def test_strengths_are_found_again_within_their_intervals() -> None:
    truth = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    games = drawn_games(truth, 150, random.Random(3))
    found = ratings(games, "a")
    assert [one.bot for one in found] == ["d", "c", "b", "a"]
    for bot, strength in truth.items():
        low, high = interval(games, bot, "a")
        assert low <= POINTS * math.log(strength) <= high, f"seed 3: {bot}"
        assert high - low < 80
    assert (found[-1].rating, found[-1].low, found[-1].high) == (0, 0, 0)


def interval(games: Sequence[GameResult], bot: str, anchor: str) -> tuple[float, float]:
    one = next(one for one in ratings(games, anchor) if one.bot == bot)
    assert one.low is not None
    assert one.high is not None
    assert one.low <= one.rating <= one.high
    return one.low, one.high


def split(blocks: int) -> list[GameResult]:
    """Blocks in which each of two bots wins once."""
    return [result(block, r, ("ab", "ba")[r], (1, 2)) for block in range(blocks) for r in range(2)]


def test_blocks_that_agree_are_no_certainty() -> None:
    bounds = [interval(split(blocks), "a", "b") for blocks in (2, 4, 20, 200)]
    assert [high for _, high in bounds] == pytest.approx([498, 216, 46, 5], abs=1)
    assert [low for low, _ in bounds] == pytest.approx([-498, -216, -46, -5], abs=1)


def test_one_block_gives_no_interval() -> None:
    first = ratings(drawn_games({"a": 1.0, "b": 9.0}, 1, random.Random(1)), "a")
    assert {one.bot: (one.low, one.high) for one in first} == {"a": (0, 0), "b": (None, None)}


@pytest.mark.parametrize("blocks", [2, 3, 5, 10, 30])
@pytest.mark.parametrize("strength", [1.0, 3.0])
@pytest.mark.parametrize("deal", [0.0, 0.6])
def test_intervals_hold_the_truth_as_often_as_they_say(blocks: int, strength: float, deal: float) -> None:
    """Also where often the deal decides, and the winner of a block is who has the better seat."""
    rng = random.Random(13)
    chance = (1 - deal) * strength / (1 + strength) + deal / 2
    truth = POINTS * math.log(chance / (1 - chance))
    held = 0
    for _ in range(150):
        games: list[GameResult] = []
        for block in range(blocks):
            if rng.random() < deal:
                games += [replace(game, block=block) for game in split(1)]
            else:
                games += [replace(game, block=block) for game in drawn_games({"a": strength, "b": 1}, 1, rng)]
        low, high = interval(games, "a", "b")
        held += low <= truth <= high
    assert held >= 137, f"seed 13: {held} of 150"


def test_a_bot_that_never_loses_has_a_finite_rating_and_a_wide_interval() -> None:
    games = [result(block, 0, "xyy", (1, 2, 3)) for block in range(50)]
    low, high = interval(games, "x", "y")
    assert 400 < low < high < 3000


def test_shared_places_stand_for_every_order_and_do_not_change_who_is_equal() -> None:
    games = [result(block, 0, "abc", (1, 1, 3)) for block in range(20)]
    by_bot = {one.bot: one.rating for one in ratings(games, "c")}
    assert by_bot["a"] == pytest.approx(by_bot["b"], abs=1e-6)
    assert by_bot["a"] > 200


def test_bots_that_never_met_are_on_no_common_scale() -> None:
    assert is_connected([result(0, 0, "ab", (1, 2)), result(0, 0, "bc", (1, 2))])
    assert is_connected([result(0, 0, "ab", (1, 2)), result(0, 0, "cd", (1, 2)), result(0, 0, "bc", (1, 2))])
    assert not is_connected([result(0, 0, "ab", (1, 2)), result(0, 0, "cd", (1, 2))])
