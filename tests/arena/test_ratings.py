"""Ratings: the likeliest strengths of the model, on Elo's scale, with intervals that hold them."""

import math
import random

import pytest
from tests.arena import drawn_games, result

from baobab.arena.ratings import POINTS, Draws, connected, fit, ratings


def test_strengths_are_those_of_another_implementation() -> None:
    """Seven games of four; the figures are what choix 0.4 finds (ilsr_rankings and opt_rankings)."""
    draws = Draws()
    for order in ("0123", "1023", "0213", "3012", "2031", "0132", "1203"):
        draws.add(order, 1.0)
    wanted = [0.0, -0.7185388178593661, -1.193976517215071, -1.859441734056622]
    assert fit("0123", draws, [0.0] * 4) == pytest.approx(wanted, abs=1e-8)


def test_two_bots_are_rated_as_elo_does() -> None:
    """Three wins of four among 400 games are odds of 3 to 1, but for the imaginary block."""
    games = []
    for block in range(200):
        games.append(result(block, 0, "ab", (1, 2)))
        games.append(result(block, 1, "ba", (2, 1) if block % 2 else (1, 2)))
    best = ratings(games, "b")[0]
    assert best.bot == "a"
    assert best.rating == pytest.approx(POINTS * math.log(301 / 101), abs=0.01)
    assert best.low < best.rating < best.high


def test_strengths_are_found_again_within_their_intervals() -> None:
    truth = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    found = ratings(drawn_games(truth, 150, random.Random(3)), "a")
    assert [one.bot for one in found] == ["d", "c", "b", "a"]
    for one in found:
        wanted = POINTS * math.log(truth[one.bot])
        assert one.low <= wanted <= one.high, f"seed 3: {one}"
        assert one.high - one.low < 80
    assert (found[-1].rating, found[-1].low, found[-1].high) == (0, 0, 0)


def test_a_bot_that_never_loses_has_a_finite_rating_and_a_wide_interval() -> None:
    games = [result(block, 0, "xyy", (1, 2, 3)) for block in range(50)]
    best = ratings(games, "y")[0]
    assert 400 < best.low < best.rating < best.high < 3000


def test_shared_places_stand_for_every_order_and_do_not_change_who_is_equal() -> None:
    games = [result(block, 0, "abc", (1, 1, 3)) for block in range(20)]
    by_bot = {one.bot: one.rating for one in ratings(games, "c")}
    assert by_bot["a"] == pytest.approx(by_bot["b"], abs=1e-6)
    assert by_bot["a"] > 200


def test_bots_that_never_met_are_on_no_common_scale() -> None:
    assert connected([result(0, 0, "ab", (1, 2)), result(0, 0, "bc", (1, 2))])
    assert connected([result(0, 0, "ab", (1, 2)), result(0, 0, "cd", (1, 2)), result(0, 0, "bc", (1, 2))])
    assert not connected([result(0, 0, "ab", (1, 2)), result(0, 0, "cd", (1, 2))])
