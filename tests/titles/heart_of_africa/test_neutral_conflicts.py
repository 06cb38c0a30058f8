"""Conflicts with neutrals."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, neutrals, state, traders
from tests.titles.positions import offers, play, refused

SPECIAL = "special=majority_gold,none"


def facing(own: int, theirs: int, more: str = "") -> str:
    """So many own traders against so many neutrals in the Congo; a counter keeps the turn open."""
    return (
        f"2 ask=conflicts/0 traders=0.congo:{own},1.cape:5 neutrals=congo:{theirs} hand=0.reputation:1 {more}"
    )


def test_fighting_neutrals_is_free_and_the_order_too() -> None:
    """HOA-8.0a HOA-8.0b"""
    text = (
        "2 ask=conflicts/0 traders=0.congo:2,0.heart:2,1.cape:5 neutrals=congo:1,heart:1 hand=0.reputation:1"
    )
    game = at(text)
    assert offers(game, "oust") == ["heart", "congo"]
    assert "done" in game.legal()


@pytest.mark.parametrize(("lead", "strength"), [("off", 2), ("congo", 5)])
def test_strength_is_pieces_and_the_wholesaler_doubles_traders(lead: str, strength: int) -> None:
    """HOA-8.1a HOA-8.1e HOA-8.1g HOA-R-16"""
    game = play(at(facing(2, 2, f"wholesaler={lead},off reputation=5,2"), "no_loss"), "oust congo")
    assert state(game).redraws == strength - 2


def test_stopped_winners_may_fight_the_neutrals_too() -> None:
    """HOA-8.0c HOA-8.1a HOA-D8"""
    text = (
        "2 ask=conflicts/0 traders=0.congo:3,1.congo:1 neutrals=congo:3 marks=congo.stopped:2"
        f" ap_use_phase=whole_turn {SPECIAL}"
    )
    game = play(at(text), "fight congo 1; number 0; done; number 0; pass")
    assert offers(game, "oust") == ["congo"]


def test_redraws_are_fixed_and_discards_stay_out() -> None:
    """HOA-8.1c HOA-8.1d HOA-8.1e HOA-8.0g HOA-R-47"""
    game = play(at(facing(3, 1), "no_loss trader-3 influence-3"), "oust congo; redraw; redraw")
    assert sum(state(game).losses) == 12
    assert game.legal() == ["accept", "concede"]
    game.play("accept")
    assert sum(state(game).losses) == 15


def test_at_most_fifteen_draws() -> None:
    """HOA-8.1e"""
    faces = TITLE.board.losses.faces
    mix = TITLE.board.losses.mix
    every = " ".join(" ".join([name] * int(mix[i])) for i, name in enumerate(faces.names))
    text = facing(9, 1, "wholesaler=congo,off")
    game = play(at(text, every), "oust congo")
    for _ in range(14):
        game.play("redraw")
    assert state(game).redraws == 4
    assert refused(game, "redraw") == "HOA-8.1e no-redraw"


def test_conceding_costs_a_reputation_and_nothing_moves() -> None:
    """HOA-8.1f HOA-8.1.2e"""
    game = play(at(facing(3, 2), "influence-1"), "oust congo; concede")
    assert state(game).reputation[0] == 1
    assert neutrals(game) == {"congo": 2}
    assert refused(game, "oust congo") == "HOA-8.1.2e all-spent"
    low = play(at(facing(3, 2, "reputation=0,2"), "influence-1"), "oust congo; concede")
    assert state(low).reputation[0] == 0


def test_who_can_neither_accept_nor_draw_again_has_conceded() -> None:
    """HOA-8.1f HOA-R-18"""
    game = play(at(facing(2, 2, "influence=1,15"), "influence-3"), "oust congo")
    assert state(game).reputation[0] == 1
    assert game.phase == "conflicts"


@pytest.mark.parametrize(
    ("drawn", "more", "why"),
    [
        ("reputation-2", "reputation=1,2", "HOA-8.1.1a loss-reputation"),
        ("influence-3", "influence=2,15", "HOA-8.1.1b loss-influence"),
    ],
)
def test_a_loss_must_be_payable_in_full(drawn: str, more: str, why: str) -> None:
    """HOA-8.1.1a HOA-8.1.1b HOA-R-18"""
    game = play(at(facing(3, 2, more), drawn), "oust congo")
    assert refused(game, "accept") == why
    assert game.legal() == ["redraw", "concede"]


def test_influence_lost_goes_to_the_pool() -> None:
    """HOA-8.1.1b HOA-R-49"""
    game = play(at(facing(3, 1, "influence=9,15"), "influence-3"), "oust congo; accept")
    assert (state(game).influence[0], state(game).pool) == (6, 9)


def test_reputation_lost() -> None:
    """HOA-8.1.1a"""
    game = play(at(facing(3, 1), "reputation-2"), "oust congo; accept")
    assert state(game).reputation[0] == 0
    assert neutrals(game) == {}


def test_no_loss_and_a_win() -> None:
    """HOA-8.1.1d HOA-8.1.2a HOA-8.1.2b"""
    game = play(at(facing(1, 1), "no_loss"), "oust congo; accept")
    assert neutrals(game) == {}
    assert state(game).supply == 25


def test_traders_lost_the_wholesaler_first() -> None:
    """HOA-8.1.1c HOA-8.3c HOA-8.2.1f HOA-R-24"""
    game = play(at(facing(2, 1, "wholesaler=congo,off"), "trader-2"), "oust congo; accept")
    assert traders(game, 0) == {"congo": 1}
    assert state(game).wholesaler[0] == -1
    assert state(game).reserve[0] == 13
    assert neutrals(game) == {}


def test_losing_all_is_accepted_but_no_win() -> None:
    """HOA-8.1.1c HOA-8.1.2a HOA-R-19"""
    game = play(at(facing(2, 2), "trader-3"), "oust congo")
    previews = {choice.notation: choice.preview for choice in game.options()}
    assert previews["accept"] == "takes your last piece: no win"
    game.play("accept")
    assert traders(game, 0) == {}
    assert neutrals(game) == {"congo": 2}
    assert state(game).reputation[0] == 2


def test_as_agreed_lost_traders_do_not_come_back() -> None:
    """HOA-R-24 HOA-8.2.1f"""
    game = play(at(facing(3, 1, "lost_traders_return_to_supply=no"), "trader-2"), "oust congo; accept")
    assert state(game).reserve[0] == 11
    assert traders(game, 0) == {"congo": 1}


def test_beaten_neutrals_go_one_or_two_areas_each_its_own_way() -> None:
    """HOA-8.1.2b HOA-8.1.2c"""
    text = (
        "2 ask=conflicts/0 traders=0.congo:4,0.zambezi:1,1.cameroon:5 neutrals=congo:3,heart:1"
        " hand=0.reputation:1"
    )
    game = play(at(text, "no_loss"), "oust congo; accept")
    assert refused(game, "send zambezi") == "HOA-8.1.2c neutral-to-own"
    assert refused(game, "send congo") == "HOA-8.1.2c neutral-to-own"
    assert refused(game, "send egypt") == "HOA-8.1.2b retreat-too-far"
    assert refused(game, "send mozambique") == "HOA-8.1.2b retreat-too-far"  # only through the Zambezi
    assert "nigeria" in offers(game, "send")  # through another player's area
    game.play("send heart")
    assert refused(game, "send bornu") == "HOA-8.1.2b earlier-area"
    game.play("send cameroon")
    assert neutrals(game) == {"heart": 2, "cameroon": 1}


def test_neutrals_without_a_way_out_go_back() -> None:
    """HOA-8.1.2d HOA-R-8"""
    around = ",".join(f"0.{area}:1" for area in "cameroon heart lakes zambezi angola".split())
    text = f"2 ask=conflicts/0 traders=0.congo:3,{around},1.cape:5 neutrals=congo:3 hand=0.reputation:1"
    game = play(at(text, "no_loss"), "oust congo; accept")
    assert neutrals(game) == {}
    assert state(game).supply == 25


def test_pieces_fight_once_but_fresh_ones_may_try_again() -> None:
    """HOA-8.0d HOA-8.1.2e HOA-D7"""
    text = "2 ask=conflicts/0 traders=0.congo:2,0.heart:2,1.cape:5 neutrals=congo:2 hand=0.move_group:1"
    game = play(at(text, "influence-1 no_loss"), "oust congo; concede")
    assert offers(game, "oust") == []
    play(game, "use move_group; march heart congo; number 2")
    assert offers(game, "oust") == ["congo"]


@pytest.mark.parametrize("action", ["retreat", "commit reputation", "number 1"])
def test_only_the_draw_counts_against_neutrals(action: str) -> None:
    """HOA-8.1g HOA-R-48"""
    game = play(at(facing(3, 2), "influence-1"), "oust congo")
    assert refused(game, action) == "HOA-8.1g not-with-neutrals"


def test_no_reputation_is_sold_after_beating_neutrals() -> None:
    """HOA-R-25"""
    game = play(at(facing(3, 1), "no_loss"), "oust congo; accept")
    assert game.phase == "conflicts"


def test_where_neutrals_cannot_be_fought() -> None:
    """HOA-8.1a"""
    game = at(facing(3, 4))
    assert refused(game, "oust egypt") == "HOA-8.1a no-neutral-there"
    assert refused(game, "oust congo") == "HOA-8.1a too-weak"
    away = at("2 ask=conflicts/0 traders=0.congo:1,1.cape:5 neutrals=heart:1 hand=0.reputation:1")
    assert refused(away, "oust heart") == "HOA-8.1a not-there"


BESIDE = "marks=congo.spent:2"
"""Two of the own traders in the Congo have fought before in this turn."""


@pytest.mark.parametrize(
    ("reading", "drawn", "preview", "own", "left"),
    [
        ("took_part", "trader-2", "takes your last piece that took part: no win", 2, 2),
        ("took_part", "trader-3", "takes your last piece that took part: no win", 2, 2),
        ("took_part", "trader-1", "", 3, 1),
        ("in_area", "trader-2", "", 2, 1),
        ("in_area", "trader-3", "", 1, 1),
    ],
)
def test_pieces_that_fought_before_count_in_the_area_or_not(
    reading: str, drawn: str, preview: str, own: int, left: int
) -> None:
    """HOA-8.1.1c HOA-8.1.2a HOA-R-56: two traders fight beside two that have fought already."""
    game = at(facing(4, 2, f"{BESIDE} neutral_conflict_pieces={reading}"), drawn)
    play(game, "oust congo")
    previews = {choice.notation: choice.preview for choice in game.options()}
    assert previews["accept"] == preview
    game.play("accept")
    assert traders(game, 0) == {"congo": own}
    assert neutrals(game).get("congo", 0) == left
    assert (game.phase == "drive") == (left == 1)


def test_in_the_area_the_last_piece_is_the_last_of_all() -> None:
    """HOA-8.1.1c HOA-R-19 HOA-R-56: with one that fought before, three are lost and there is no win."""
    text = facing(3, 2, "marks=congo.spent:1 neutral_conflict_pieces=in_area")
    game = play(at(text, "trader-3"), "oust congo")
    previews = {choice.notation: choice.preview for choice in game.options()}
    assert previews["accept"] == "takes your last piece: no win"
    game.play("accept")
    assert traders(game, 0) == {}
    assert neutrals(game) == {"congo": 2}


def test_in_the_area_the_wholesaler_goes_first_even_if_it_has_fought() -> None:
    """HOA-8.1.1c HOA-8.3c HOA-R-56"""
    more = "wholesaler=congo,off lead=4 neutral_conflict_pieces=in_area"
    game = play(at(facing(2, 2, more), "trader-2"), "oust congo; accept")
    assert state(game).wholesaler[0] == -1
    assert traders(game, 0) == {"congo": 1}
    assert neutrals(game) == {"congo": 1}


def test_the_letter_of_the_rulebook_is_the_reading_of_the_next_version() -> None:
    """HOA-R-56: games begun under version 1 keep what they began with, and say nothing about it."""
    option = next(option for option in TITLE.options if option.name == "neutral_conflict_pieces")
    assert [option.values.names[option.default(version)] for version in (1, 2, 3)] == [
        "took_part",
        "in_area",
        "in_area",
    ]
    assert "neutral_conflict_pieces" not in at(facing(3, 2)).record()
    assert (
        "option neutral_conflict_pieces in_area\n"
        in at(facing(3, 2, "neutral_conflict_pieces=in_area")).record()
    )
