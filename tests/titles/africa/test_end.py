"""The end of the game and the final scoring; the rules for two."""

import pytest
from tests.titles.africa.positions import TITLE, at, points, state
from tests.titles.positions import play, refused

from baobab.titles.africa.scoring import goods_score, majority

TEN = ",".join(f"{name}:monument" for name in "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3".split())
EIGHT = ",".join(f"{name}:monument" for name in "A1 A2 A3 B1 B2 B3 B4 C1".split())
LAST = f"3 ask=act/0/1 explorer=D1,B5,K1 spaces={TEN}"


def test_the_last_monument_stops_the_game_at_once() -> None:
    """AFR-Ea: no second step, and the round is not finished."""
    game = at(LAST, "monument")
    game.play("flip D2")
    assert game.over
    assert game.legal() == []
    assert refused(game, "walk D1") == "AFR-Ea game-over"


def test_who_turned_it_gets_three_points() -> None:
    """AFR-Eb AFR-R14"""
    game = at(f"{LAST} points=7,8,9", "monument")
    game.play("flip D2")
    assert points(game) == [10, 8, 9]
    assert game.ranks()[0] == 1, "the bonus counts for the win"


def test_then_goods_gold_and_gems_are_scored() -> None:
    """AFR-Ec"""
    text = f"{LAST} points=7,8,9 goods=0.pot:2,1.pot:1,1.mask:1 mined=0.gold2:1,1.gold1:1,1.gem1:1"
    game = at(text, "monument")
    assert list(TITLE.breakdown(state(game))) == ["track"], "not before the end"
    assert game.scores() == [7, 8, 9]
    game.play("flip D2")
    assert TITLE.breakdown(state(game)) == {
        "track": [10, 8, 9],
        "goods": [3, 2, 0],
        "gold": [10, 6, 0],
        "gems": [0, 10, 0],
    }
    assert list(TITLE.breakdown(state(game))) == ["track", "goods", "gold", "gems"]
    assert game.scores() == [23, 26, 9]
    assert game.log(lang="it")[-1] == "Il giocatore 3: merci 0, oro 0, gemme 0; in tutto 9 punti."


@pytest.mark.parametrize(("count", "score"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_goods_by_the_size_of_the_set(count: int, score: int) -> None:
    """AFR-FTa"""
    game = at("2 ask=move/0/1 explorer=D1,B5" + (f" goods=0.drum:{count}" if count else ""))
    assert goods_score(TITLE.board, state(game), 0) == score


def test_kinds_are_summed_each_by_itself() -> None:
    """AFR-FTa"""
    game = at("2 ask=move/0/1 explorer=D1,B5 goods=0.drum:2,0.pot:2,0.mask:1,1.mask:4")
    assert goods_score(TITLE.board, state(game), 0) == 7
    assert goods_score(TITLE.board, state(game), 1) == 8


def test_more_than_the_table_knows_scores_its_last_row() -> None:
    """AFR-R16"""
    s = state(at("2 ask=move/0/1 explorer=D1,B5"))
    s.goods[0] = 6
    assert goods_score(TITLE.board, s, 0) == 12


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([5, 3, 1], [10, 6, 0]),
        ([1, 3, 5, 2, 0], [0, 6, 10, 0, 0]),
    ],
)
def test_most_pieces_ten_second_most_six(pieces: list[int], points: list[int]) -> None:
    """AFR-FGa"""
    assert majority(pieces, 10, 6) == points


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([3, 3], [8, 8]),
        ([3, 3, 1], [8, 8, 0]),
        ([3, 3, 3], [5, 5, 5]),
        ([3, 3, 3, 3, 0], [4, 4, 4, 4, 0]),
        ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3]),
    ],
)
def test_a_tie_for_first_shares_both_places(pieces: list[int], points: list[int]) -> None:
    """AFR-FGb"""
    assert majority(pieces, 10, 6) == points


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([5, 2, 2], [10, 3, 3]),
        ([2, 5, 2, 2], [2, 10, 2, 2]),
        ([2, 2, 5, 2, 2], [1, 1, 10, 1, 1]),
    ],
)
def test_a_tie_for_second_shares_six(pieces: list[int], points: list[int]) -> None:
    """AFR-FGc"""
    assert majority(pieces, 10, 6) == points


@pytest.mark.parametrize(
    ("pieces", "points"), [([4, 0, 0], [10, 0, 0]), ([0, 0], [0, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_who_has_none_scores_nothing(pieces: list[int], points: list[int]) -> None:
    """AFR-FGd AFR-R9"""
    assert majority(pieces, 10, 6) == points


def test_pieces_count_and_not_tiles() -> None:
    """AFR-FGa"""
    game = at(f"{LAST} mined=0.gold1:3,1.gold2:2", "monument")
    game.play("flip D2")
    assert TITLE.breakdown(state(game))["gold"] == [6, 10, 0]


def test_gems_are_counted_apart() -> None:
    """AFR-FGe"""
    game = at(f"{LAST} mined=0.gold1:1,1.gem2:1,2.gem1:1", "monument")
    game.play("flip D2")
    lines = TITLE.breakdown(state(game))
    assert (lines["gold"], lines["gems"]) == ([10, 0, 0], [0, 10, 6])


def test_what_lies_on_the_board_counts_for_nobody() -> None:
    """AFR-FGf"""
    game = at(f"{LAST},L1:gold2,L2:gem2", "monument")
    game.play("flip D2")
    lines = TITLE.breakdown(state(game))
    assert (lines["gold"], lines["gems"]) == ([0, 0, 0], [0, 0, 0])


def test_most_points_win_and_equals_win_together() -> None:
    """AFR-Wa"""
    game = at(f"{LAST} points=7,10,9", "monument")
    game.play("flip D2")
    assert game.scores() == [10, 10, 9]
    assert game.ranks() == [1, 1, 3]


# Two players.


def test_eight_camps_and_the_ninth_monument_ends_the_game() -> None:
    """AFR-2a"""
    game = at(f"2 ask=act/0/1 explorer=D1,B5 spaces={EIGHT}", "monument")
    assert state(game).supply == 0
    game.play("flip D2")
    assert game.over
    assert points(game) == [3, 0]
    assert state(game).bag[TITLE.board.faces.find("monument")] == 2, "two stay undiscovered"


def test_all_else_is_unchanged_for_two() -> None:
    """AFR-2b AFR-R19"""
    text = f"2 ask=act/0/1 explorer=D1,B5 spaces={EIGHT} mined=0.gold2:1,1.gold1:1"
    game = at(text, "monument")
    assert sum(state(game).camps) == 2 * 2 + 8
    play(game, "flip D2")
    assert TITLE.breakdown(state(game))["gold"] == [10, 6]
