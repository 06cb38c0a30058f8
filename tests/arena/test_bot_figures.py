"""Figures and intervals: ties shared, blocks as units, and bounds that hold what they promise."""

import random
from dataclasses import replace
from statistics import fmean

import pytest
from tests.arena import result

from baobab.arena.bot_figures import bot_figures, score_margin, seat_shares, shared_rank, win_share
from baobab.arena.intervals import Estimate, estimate, student_quantile
from baobab.arena.play_game import GameResult
from baobab.arena.report import length_fields


def test_a_shared_first_place_is_a_shared_win() -> None:
    tied = result(0, 0, "abcd", (1, 3, 1, 4))
    assert [win_share(tied, seat) for seat in range(4)] == [0.5, 0, 0.5, 0]
    assert [shared_rank(tied, seat) for seat in range(4)] == [1.5, 3, 1.5, 4]
    all_equal = result(0, 0, "abc", (1, 1, 1))
    assert [shared_rank(all_equal, seat) for seat in range(3)] == [2, 2, 2]


def test_the_margin_is_to_the_best_other_seat() -> None:
    game = result(0, 0, "abc", (1, 2, 3), (30, 25, 7))
    assert [score_margin(game, seat) for seat in range(3)] == [5, -5, -23]


def test_a_bot_in_several_seats_is_counted_for_each() -> None:
    games = [result(0, 0, "abb", (1, 2, 3)), result(0, 1, "bba", (2, 1, 3)), result(0, 2, "bab", (2, 1, 3))]
    good, other = bot_figures(games, "a"), bot_figures(games, "b")
    assert (good.games, good.places, other.games, other.places) == (3, 3, 3, 6)
    assert good.win_share.value == pytest.approx(2 / 3)
    assert other.win_share.value == pytest.approx(1 / 6)
    assert good.mean_rank.value == pytest.approx(5 / 3)
    assert good.win_share.value + 2 * other.win_share.value == pytest.approx(1)


def test_seats_have_their_own_share() -> None:
    games = [result(block, 0, "ab", (1, 2) if block % 4 else (2, 1)) for block in range(8)]
    assert [one.value for one in seat_shares(games)] == [0.75, 0.25]


def test_one_block_shows_nothing_and_never_losing_is_not_certainty() -> None:
    alone = bot_figures([result(0, 0, "abcd", (1, 2, 3, 4))], "a")
    assert (alone.win_share.value, alone.win_share.low, alone.win_share.high) == (1.0, 0.0, 1.0)
    assert alone.margin.low is None
    seat = seat_shares([result(0, 0, "ab", (1, 2)), result(0, 1, "ba", (2, 1))])[0]
    assert (seat.value, seat.low, seat.high) == (0.5, 0.0, 1.0)
    always = bot_figures([result(block, 0, "abcd", (1, 2, 3, 4)) for block in range(100)], "a").win_share
    assert (always.value, always.high) == (1.0, 1.0)
    assert always.low == pytest.approx(0.978, abs=0.001)


def test_a_few_blocks_that_agree_are_not_certainty() -> None:
    def agreeing(blocks: int) -> list[GameResult]:
        ranks = ((1, 2, 3), (3, 1, 2), (2, 3, 1))
        seated = ("abc", "bca", "cab")
        return [result(block, r, seated[r], ranks[r]) for block in range(blocks) for r in range(3)]

    for one in (*seat_shares(agreeing(2)), bot_figures(agreeing(2), "a").win_share):
        assert (one.value, one.low) == (1 / 3, 0.0)
        assert one.high is not None
        assert one.high > 0.9
    many = seat_shares(agreeing(200))[0]
    assert many.low is not None
    assert many.high is not None
    assert 0.3 < many.low < 1 / 3 < many.high < 0.35
    itself = [result(block, 0, "aa", (1, 2)) for block in range(3)]
    assert bot_figures(itself, "a").win_share.low == 0.5


def test_ranks_of_blocks_that_agree_are_no_more_certain_than_shares() -> None:
    split = [result(block, r, ("ab", "ba")[r], (1, 2)) for block in range(4) for r in range(2)]
    one = bot_figures(split, "a")
    assert (one.win_share.low, one.win_share.high) == pytest.approx((0.122, 0.878), abs=0.001)
    assert (one.mean_rank.value, one.mean_rank.low, one.mean_rank.high) == pytest.approx(
        (1.5, 1.122, 1.878), abs=0.001
    )


def test_margins_of_blocks_that_agree_reach_towards_those_of_single_games() -> None:
    def split(blocks: int, points: int) -> Estimate:
        games = [
            result(block, r, ("ab", "ba")[r], (1, 2), (points, 0))
            for block in range(blocks)
            for r in range(2)
        ]
        return bot_figures(games, "a").margin

    few, many = split(4, 10), split(400, 10)
    assert (few.value, few.low, few.high) == pytest.approx((0, -7.55, 7.55), abs=0.01)
    assert many.high == pytest.approx(0.07, abs=0.01)
    assert split(4, 0) == Estimate(0, None, None)


def test_a_bot_in_several_seats_wins_with_one_of_them_alone() -> None:
    """Two seats of three: at best half the win for each, and the first two places."""
    games = [
        result(block, 0, "aab", ranks)
        for block, ranks in enumerate([(1, 2, 3), (2, 1, 3), (1, 2, 3), (1, 2, 3), (2, 3, 1), (1, 2, 3)])
    ]
    pair, single = bot_figures(games, "a"), bot_figures(games, "b")
    assert pair.win_share.high == 0.5
    assert pair.mean_rank.low == 1.5
    assert single.mean_rank.high == 3
    assert pair.mean_rank.high is not None
    assert pair.mean_rank.high <= 2.5
    itself = bot_figures([result(block, 0, "aaa", (1, 2, 3)) for block in range(3)], "a")
    assert (itself.win_share.low, itself.win_share.high) == pytest.approx((1 / 3, 1 / 3))
    assert (itself.mean_rank.low, itself.mean_rank.high) == (2, 2)
    mixed = [result(block, 0, bots, (1, 2)) for block in range(3) for bots in ("aa", "ab")]
    both = bot_figures(mixed, "a").win_share
    assert (both.value, both.high) == pytest.approx((2 / 3, 2 / 3))


def test_the_length_of_games_is_told_by_one_median() -> None:
    games = [replace(result(0, r, ("ab", "ba")[r], (1, 2)), moves=(10, 40)[r]) for r in range(2)]
    assert length_fields(games)["median"] == 25


def test_students_quantiles() -> None:
    for freedom, wanted in ((1, 12.7062), (10, 2.2281), (11, 2.2010), (30, 2.0423), (120, 1.9799)):
        assert student_quantile(freedom) == pytest.approx(wanted, abs=0.0002)


@pytest.mark.parametrize(("share", "blocks"), [(0.25, 10), (0.25, 100), (0.6, 20), (0.9, 40)])
def test_intervals_hold_the_truth_as_often_as_they_say(share: float, blocks: int) -> None:
    """Blocks of four games, where the deal makes winning easier or harder."""
    rng = random.Random(11)
    held = 0
    for _ in range(600):
        swings = [share + rng.choice((-0.08, 0.08)) for _ in range(blocks)]
        found = estimate([fmean(rng.random() < chance for _ in range(4)) for chance in swings], 0.25)
        assert found.low is not None
        assert found.high is not None
        assert found.low <= found.value <= found.high
        held += found.low <= share <= found.high
    assert held / 600 >= 0.92, f"seed 11: {held} of 600"
