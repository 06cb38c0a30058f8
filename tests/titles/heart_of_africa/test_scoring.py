"""Scoring, the score track, the return of influence, special victory counters, the end."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, log_lines, state
from tests.titles.positions import offers, play, refused

from baobab.titles.heart_of_africa.pieces import controller
from baobab.titles.heart_of_africa.score_track import advance, fall_back
from baobab.titles.heart_of_africa.scoring import (
    area_points,
    bonus_points,
    heart_points,
    neutral_points,
    special_points,
    stations_of,
)

ROWS = "rows=ap_only-4,trading_station-2"


def scoring(pieces: str, more: str = "", special: str = "majority_gold") -> str:
    return f"2 ask=score/0 traders={pieces} special={special},none {more}"


def face(name: str) -> int:
    return TITLE.board.specials.faces.find(name)


@pytest.mark.parametrize(
    ("neutrals", "preview", "en", "it"),
    [
        (0, "0 points in all", "You score 0 points now.", "Adesso segni 0 punti."),
        (1, "−1 point in all", "You lose 1 point now.", "Adesso perdi 1 punto."),
        (3, "−3 points in all", "You lose 3 points now.", "Adesso perdi 3 punti."),
    ],
)
def test_a_loss_is_told_as_a_loss(neutrals: int, preview: str, en: str, it: str) -> None:
    """HOA-9.1a HOA-9.4c"""
    game = at(scoring("0.egypt:1,1.cape:5", f"neutrals=egypt:{neutrals}"))
    assert game.prompt("en").startswith(en)
    assert game.prompt("it").startswith(it)
    (done,) = game.options("en")
    assert done.preview == preview
    log = log_lines(play(game, "done"))
    assert any(f"neutrals {'−' if neutrals else ''}{neutrals}," in line for line in log)


def test_actions_are_over_when_points_are_scored() -> None:
    """HOA-7.0d"""
    game = at(scoring("0.egypt:1,1.cape:5", "hand=0.move_group:1"))
    for action in ("move egypt sudan", "use move_group", "fight egypt 1", "buy"):
        assert refused(game, action) == "HOA-7.0d scoring-now"


def test_only_the_active_player_scores_the_areas_that_he_controls() -> None:
    """HOA-9.0a HOA-9.0b HOA-D3 HOA-D4"""
    # Sahara bananas 1, Congo gold 3, shared Lakes ivory 4
    text = scoring(
        "0.sahara:1,0.congo:2,0.lakes:1,1.lakes:1,1.cape:4",
        "neutrals=sudan:1 resource=congo:gold,lakes:ivory",
    )
    game = at(text)
    assert area_points(TITLE.board, state(game), 0) == 4
    game.play("done")
    assert list(state(game).vp) == [12, 7]


def test_neutrals_cost_a_point_wherever_he_has_a_piece() -> None:
    """HOA-9.1a"""
    game = at(scoring("0.sahara:1,0.lakes:1,1.lakes:1,1.cape:4", "neutrals=sahara:2,lakes:3,congo:4"))
    assert neutral_points(TITLE.board, state(game), 0) == 5
    game.play("done")
    assert state(game).vp[0] == 3  # 8 + 1 - 5, and the space of the other is skipped on the way


def test_the_heart_brings_three_on_top_of_its_value() -> None:
    """HOA-9.2a"""
    game = at(scoring("0.heart:1,1.cape:5", "neutrals=sudan:1 price=africa:2"))
    b, s = TITLE.board, state(game)
    assert heart_points(b, s, 0) == 3
    assert area_points(b, s, 0) == 2
    shared = state(at(scoring("0.heart:1,1.heart:5", "neutrals=sudan:1")))
    assert heart_points(b, shared, 0) == 0


def test_stations_belong_to_who_controls_their_area() -> None:
    """HOA-9.3a HOA-D5 HOA-R-17"""
    text = scoring(
        "0.sahara:1,0.congo:1,1.congo:1,1.cape:4",
        "neutrals=sahara:2 station=sahara:1,congo:1,lakes:1 wholesaler=lakes,off",
    )
    b, s = TITLE.board, state(at(text))
    assert stations_of(b, s, 0) == 2
    assert controller(b, s, 15) == -1
    assert controller(b, s, 16) == 0


@pytest.mark.parametrize(
    ("more", "points"), [("station=sahara:1,congo:1", 2 + 3), ("station=sahara:1,cape:1", 1)]
)
def test_three_points_once_for_more_stations_than_each_other(more: str, points: int) -> None:
    """HOA-9.3b HOA-R-26"""
    game = at(scoring("0.sahara:1,0.congo:1,1.cape:5", f"neutrals=sudan:1 {more} price=bananas:0,diamonds:0"))
    game.play("done")
    before = 8
    value = area_points(TITLE.board, state(game), 0)
    assert state(game).vp[0] == before + points + value


def test_the_heart_bonus_counts_besides_the_heart() -> None:
    """HOA-10.6 HOA-9.4a HOA-R-53"""
    text = scoring("0.heart:1,1.cape:5", "neutrals=heart:2 bonus=1 hand=0.reputation:1")
    game = at(text.replace("ask=score/0", "ask=conflicts/0"))
    b, s = TITLE.board, state(game)
    assert bonus_points(b, s, 0) == 3
    game.play("done")
    assert state(game).vp[0] == 8 + 3 + 3 - 2
    assert state(game).special[0] == face("majority_gold")  # the one counter of the turn was the bonus


def test_everything_is_added_up_and_moved_in_one_go() -> None:
    """HOA-9.4c HOA-R-27"""
    # + 4 - 4: item by item the marker would skip the other player's space twice
    game = at(scoring("0.lakes:1,1.cape:5", "neutrals=lakes:4 resource=lakes:ivory vp=8,10"))
    game.play("done")
    assert list(state(game).vp) == [8, 10]
    assert any("4, neutrals −4" in line and "0 in all" in line for line in log_lines(game))


def test_a_counter_may_count_an_area_again_but_neutrals_once() -> None:
    """HOA-9.4b HOA-12.1"""
    game = at(scoring("0.sahara:1,1.cape:5", "neutrals=sahara:1", "vp_per_area"))
    game.play("play vp_per_area")
    assert state(game).vp[0] == 8 + 1 + 1 - 1


def test_markers_skip_one_another_forwards_and_backwards() -> None:
    """HOA-9.5a HOA-9.5b HOA-9.5c HOA-9.5d HOA-9.5e HOA-R-28 HOA-R-29"""
    s = state(at(f"3 ask=bid/0 vp=12,11,9 {ROWS}"))
    fall_back(s, 0, 2)
    assert s.vp[0] == 8
    fall_back(s, 2, 50)
    assert s.vp[2] == 0
    fall_back(s, 0, 50)
    assert s.vp[0] == 1
    s.vp[1] = 79
    advance(s, 0, 79)
    assert s.vp[0] == 81


def test_the_pool_goes_to_all_but_the_active_player() -> None:
    """HOA-11.0a HOA-11.0b HOA-R-39"""
    text = (
        "3 ask=score/1 traders=0.egypt:5,1.cape:5,2.angola:5 neutrals=sudan:1 influence=10,10,14"
        " special=none,majority_gold,none"
    )
    game = play(at(text), "done")
    assert list(state(game).influence) == [15, 10, 19]
    assert state(game).pool == 1


@pytest.mark.parametrize(
    ("special", "points", "reputation"),
    [
        ("vp_per_area", 3, 1),
        ("vp_per_two_traders", 2, 1),
        ("vp_per_resource_area", 4, 1),
        ("majority_gold", 5, 2),
    ],
)
def test_what_special_counters_bring(special: str, points: int, reputation: int) -> None:
    """HOA-12.1 HOA-12.2 HOA-12.3 HOA-12.4 HOA-12.0c HOA-R-17 HOA-R-52"""
    text = scoring(
        "0.egypt:2,0.sahara:1,0.congo:1,1.cape:5",
        "neutrals=sudan:1 resource=sahara:gold,congo:ivory wholesaler=congo,off price=gold:0,ivory:0",
        special,
    )
    game = at(text)
    assert special_points(TITLE.board, state(game), 0, face(special)) == points
    assert game.legal() == [f"play {special}", "done"]
    game.play(f"play {special}")
    assert state(game).vp[0] == 8 + points
    assert state(game).reputation[0] == reputation
    assert state(game).special[0] == -1
    assert state(game).gone_specials[face(special)] == 1


def test_a_tie_for_the_majority_brings_nothing() -> None:
    """HOA-12.4 HOA-R-35 HOA-10.11"""
    text = scoring("0.sahara:1,1.congo:5", "neutrals=sudan:1 resource=sahara:gold,congo:gold")
    game = at(text)
    assert game.legal() == ["done"]
    assert refused(game, "play majority_gold") == "HOA-10.11 brings-nothing"


def test_what_lowers_reputation_needs_some() -> None:
    """HOA-12.5"""
    game = at(scoring("0.sahara:1,1.congo:5", "neutrals=sudan:1 reputation=0,2", "vp_per_area"))
    assert refused(game, "play vp_per_area") == "HOA-12.5 no-reputation"
    assert refused(game, "play majority_gold") == "HOA-12.0b no-such-special"


def test_one_counter_a_turn_brings_points() -> None:
    """HOA-9.4a HOA-12.5"""
    text = scoring(
        "0.sahara:1,1.congo:5", "neutrals=sudan:1 open_specials=0.vp_per_two_traders:1", "vp_per_area"
    )
    game = at(text.replace("0.sahara:1", "0.sahara:2"))
    assert offers(game, "play") == ["vp_per_area", "vp_per_two_traders"]
    game.play("play vp_per_area")
    assert game.phase == "bid" or game.phase == "score"
    assert state(game).open_specials[face("vp_per_two_traders")] == 1


def test_a_secret_counter_is_asked_for_whatever_it_is() -> None:
    """HOA-R-55 HOA-12.0a"""
    useless = at(scoring("0.sahara:1,1.congo:5", "neutrals=sudan:1", "majority_ivory"))
    assert useless.legal() == ["done"]
    assert useless.phase == "score"
    used = at("2 ask=act/0 traders=0.sahara:1,1.congo:5 neutrals=sudan:1 special=none,vp_per_area").play(
        "done"
    )
    assert any(event.kind for event in used)


def test_the_game_ends_at_once_at_the_target() -> None:
    """HOA-13.0a HOA-13.0b"""
    game = at(scoring("0.lakes:1,1.cape:5", "neutrals=sudan:1 resource=lakes:ivory vp=38,30 influence=0,15"))
    game.play("done")
    assert game.over
    assert game.scores() == [42, 30]
    assert game.ranks() == [1, 2]
    assert list(state(game).influence) == [0, 15]  # nothing more is shared out
    assert log_lines(game)[-1] == "Player 1 wins with 42 points!"


@pytest.mark.parametrize("target", [60, 80])
def test_a_longer_game(target: int) -> None:
    """HOA-13.0c"""
    text = scoring(
        "0.lakes:1,1.cape:5", f"neutrals=sudan:1 resource=lakes:ivory target={target} vp={target - 4},30"
    )
    early = at(text.replace(f"vp={target - 4}", f"vp={target - 5}"))
    early.play("done")
    assert not early.over
    late = at(text)
    late.play("done")
    assert late.over
