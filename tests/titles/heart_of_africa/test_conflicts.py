"""Conflicts with players: who must fight, what is committed, who wins."""

import pytest
from tests.titles.heart_of_africa.positions import TITLE, at, hand, neutrals, state, tired, traders
from tests.titles.positions import offers, play, refused

from baobab.titles.heart_of_africa.conflict.strength import base_strength

OPEN = "special=majority_gold,none"
"""A secret counter of the first player: he is asked before he scores, so that the turn stays open."""


def duel(ours: int, theirs: int, more: str = "") -> str:
    return f"2 ask=conflicts/0 traders=0.congo:{ours},1.congo:{theirs} neutrals=sahara:1 {OPEN} {more}"


def test_a_fight_is_compulsory_wherever_two_players_meet() -> None:
    """HOA-8.0a HOA-8.0b HOA-8.0e HOA-R-41"""
    text = f"3 ask=act/0 traders=0.congo:1,0.heart:1,1.congo:2,2.heart:1 neutrals=sahara:1 {OPEN},none"
    game = play(at(text), "done")
    assert game.legal() == ["fight heart 2", "fight congo 1"]
    assert refused(game, "done") == "HOA-8.0a fights-open"
    assert "at the" not in game.prompt()
    assert "in the Heart of Africa and in the Congo" in game.prompt()


def test_only_the_active_player_starts_conflicts() -> None:
    """HOA-8.0f"""
    text = "3 ask=conflicts/0 traders=0.egypt:1,1.congo:2,2.congo:1 neutrals=sahara:1 hand=0.reputation:1"
    assert offers(at(text), "fight") == []
    assert refused(at(text), "fight congo 1") == "HOA-8.0a not-there"
    assert refused(at(text), "fight egypt 1") == "HOA-8.0a opponent-not-there"
    assert refused(at(text), "fight egypt 0") == "HOA-8.0a fight-yourself"
    assert refused(at(text), "fight egypt 4") == "HOA-8.0a no-such-seat"


def test_with_two_opponents_one_is_chosen_and_the_other_stays() -> None:
    """HOA-8.0e HOA-8.0h HOA-8.0d HOA-R-15"""
    text = f"3 ask=conflicts/0 traders=0.congo:3,1.congo:1,2.congo:1 neutrals=congo:1 {OPEN},none"
    game = at(text, "no_loss")
    assert offers(game, "fight") == ["congo 1", "congo 2"]
    assert refused(game, "oust congo") == "HOA-8.1b player-first"
    assert offers(game, "oust") == []
    play(game, "fight congo 1; number 0; done; number 0; pass")
    assert refused(game, "fight congo 2") == "HOA-8.0d all-spent"
    assert offers(game, "oust") == ["congo"]
    play(game, "oust congo; accept")
    assert neutrals(game) == {}
    assert traders(game, 2) == {"congo": 1}
    assert game.phase == "score"


def test_neutrals_only_after_the_player_and_only_after_a_win() -> None:
    """HOA-8.0c HOA-8.1b HOA-8.0d"""
    text = f"2 ask=conflicts/0 traders=0.congo:3,1.congo:1 neutrals=congo:2 {OPEN}"
    won = play(at(text), "fight congo 1; number 0; done; number 0; pass")
    assert offers(won, "oust") == ["congo"]
    fled = play(at(text), "fight congo 1; number 0; done; retreat; send heart; pass")
    assert offers(fled, "oust") == ["congo"]
    lost = play(at(text), "fight congo 1; number 0; done; number 9; send heart; send heart; pass")
    assert lost.phase == "score"


def test_winners_fight_neutrals_only_once_and_only_where_they_won() -> None:
    """HOA-8.0c HOA-8.0d HOA-8.1a"""
    text = (
        "2 ask=conflicts/0 traders=0.congo:3,1.congo:1 neutrals=congo:2,heart:1"
        f" hand=0.move_group:1,0.reputation:1 {OPEN}"
    )
    game = play(
        at(text, "no_loss"),
        "fight congo 1; number 0; done; number 0; pass; use move_group; march congo heart; number 2",
    )
    assert refused(game, "oust heart") == "HOA-8.1.2e all-spent"
    assert refused(game, "oust congo") == "HOA-8.1a too-weak"


def test_base_strength_is_pieces_times_reputation() -> None:
    """HOA-8.2a HOA-8.3b HOA-R-16"""
    s = state(at(duel(3, 2, "reputation=2,4 wholesaler=off,congo")))
    assert base_strength(TITLE.board, s, 0, 15) == 6
    assert base_strength(TITLE.board, s, 1, 15) == (2 * 2 + 1) * 4


def test_spent_pieces_add_nothing_but_a_defender_fights_twice() -> None:
    """HOA-8.2a HOA-8.2.1h HOA-R-42 HOA-D7"""
    text = (
        "2 ask=conflicts/0 traders=0.congo:2,0.heart:1,1.congo:1,1.heart:5 neutrals=sahara:1"
        f" hand=0.move_group:1 {OPEN}"
    )
    game = play(
        at(text), "fight congo 1; number 0; done; number 0; pass; use move_group; march congo heart; number 1"
    )
    assert base_strength(TITLE.board, state(game), 0, 13) == 2  # only the fresh one
    play(game, "number 0; done; number 0")
    # The fresh trader is lost; the spent one is driven out with nobody else.
    assert traders(game, 0) == {"congo": 1, "heart": 1}
    assert game.phase == "send"
    assert game.seat == 1


def test_who_has_won_before_is_driven_out_with_the_losers_and_fights_no_more() -> None:
    """HOA-8.2.1h HOA-8.0d HOA-R-42"""
    text = (
        "3 ask=conflicts/0 traders=0.congo:2,0.heart:1,1.congo:1,2.congo:5 neutrals=cameroon:1"
        f" hand=0.move_group:1 {OPEN},none"
    )
    game = play(at(text), "fight congo 1; number 0; done; number 0; pass; use move_group; march heart congo")
    play(game, "number 0; done; number 0; send cameroon; send cameroon; pass")
    assert traders(game, 0) == {"cameroon": 2}
    assert tired(game) == {"cameroon": {"spent": 2}}
    assert game.phase == "score"  # they cannot fight the neutral there


def test_a_wholesaler_that_has_fought_is_driven_out_but_not_the_piece_lost() -> None:
    """HOA-8.2.1a HOA-8.2.1h HOA-8.3c"""
    game = play(at(duel(1, 5, "wholesaler=congo,off lead=4")), "fight congo 1; number 0; done; number 0")
    assert traders(game, 0) == {}
    assert game.phase == "send-lead"
    game.play("send heart")
    assert state(game).wholesaler[0] == 13


def test_stopped_pieces_are_lost_like_others() -> None:
    """HOA-8.2.1a HOA-8.3c HOA-D8"""
    stopped = duel(2, 5, "marks=congo.stopped:2 ap_use_phase=whole_turn")
    game = play(at(stopped), "fight congo 1; number 0; done; number 0; send heart; pass")
    assert traders(game, 0) == {"heart": 1}
    assert tired(game) == {"heart": {"spent_stopped": 1}}
    led = duel(1, 5, "wholesaler=congo,off lead=1 ap_use_phase=whole_turn")
    game = play(at(led), "fight congo 1; number 0; done; number 0; send heart; pass")
    assert state(game).wholesaler[0] == -1
    assert state(game).lead == 0


def test_commitments_are_influence_and_counters_or_retreat() -> None:
    """HOA-8.2b HOA-8.2c HOA-8.2d"""
    game = play(at(duel(1, 1, "influence=4,15 hand=0.reputation:2,0.move_group:1")), "fight congo 1")
    assert game.legal() == [*(f"number {n}" for n in range(5)), "retreat"]
    assert refused(game, "number 5") == "HOA-8.2b stake-too-much"
    assert refused(game, "commit reputation") == "HOA-8.2b influence-first"
    assert refused(game, "enter congo") == "HOA-8.2b conflict-first"
    assert refused(game, "use reputation") == "HOA-8.2e no-functions-now"
    game.play("number 4")
    assert refused(game, "enter congo") == "HOA-8.2b conflict-first"
    assert offers(game, "commit") == ["reputation", "move_group", "majority_gold"]
    assert refused(game, "commit ap_only") == "HOA-8.2d plain-counter"
    assert refused(game, "commit two_traders") == "HOA-8.2d no-such-counter"
    assert refused(game, "use reputation") == "HOA-8.2e no-functions-now"
    play(game, "commit reputation; commit reputation")
    assert refused(game, "commit reputation") == "HOA-8.2d all-committed"
    play(game, "commit move_group")
    assert refused(game, "commit reputation") == "HOA-8.2d all-committed"
    assert offers(game, "commit") == ["majority_gold"]


def test_counters_are_picked_in_their_order() -> None:
    """HOA-8.2b"""
    game = play(
        at(duel(1, 1, "hand=0.trading_station:1,0.move_group:1")),
        "fight congo 1; number 0; commit move_group",
    )
    assert refused(game, "commit trading_station") == "HOA-8.2b earlier-counter"


def test_what_was_committed_is_spent_by_both() -> None:
    """HOA-8.2f HOA-8.2d HOA-12.0b HOA-R-20"""
    text = duel(1, 1, "influence=5,5 hand=0.reputation:1,1.move_group:1")
    game = play(
        at(text),
        "fight congo 1; number 2; commit reputation; commit majority_gold; number 3; commit move_group",
    )
    s = state(game)
    assert list(s.influence) == [3, 2]
    assert s.pool == 20 + 5
    assert hand(game, 0) == hand(game, 1) == {}
    assert s.gone[8] == s.gone[9] == 1
    assert s.special[0] == -1
    assert s.gone_specials[5] == 1
    assert any("shows “most gold”" in line for line in game.log(1))


def test_a_tie_goes_to_the_other_player() -> None:
    """HOA-8.2g"""
    game = play(at(duel(2, 2)), "fight congo 1; number 1; done; number 1")
    assert game.seat == 1
    assert game.phase == "send"
    assert traders(game, 0) == {"congo": 1}


def test_a_counter_adds_nine_and_an_influence_three() -> None:
    """HOA-8.2c"""
    game = play(at(duel(1, 1, "hand=0.reputation:1")), "fight congo 1; number 4")
    assert game.prompt().startswith("With this your strength is 14.")
    game.play("commit reputation")
    assert game.prompt().startswith("With this your strength is 23.")


def test_the_loser_loses_the_wholesaler_first() -> None:
    """HOA-8.2.1a HOA-8.3c HOA-8.2.1f HOA-R-24"""
    game = play(
        at(duel(2, 5, "wholesaler=congo,off reputation=0,5")), "fight congo 1; number 0; done; number 0"
    )
    assert state(game).wholesaler[0] == -1
    assert traders(game, 0) == {"congo": 2}
    assert state(game).reserve[0] == 12


def test_a_last_piece_lost_leaves_nobody_to_retreat() -> None:
    """HOA-8.2.1a HOA-8.2.1f HOA-8.2.3a"""
    game = play(at(duel(3, 1)), "fight congo 1; number 0; done; number 0")
    assert traders(game, 1) == {}
    assert state(game).reserve[1] == 14
    assert game.phase == "praise"
    assert refused(game, "enter congo") == "HOA-8.2.3a praise-first"


@pytest.mark.parametrize(
    ("more", "key"),
    [("influence=1,15", "no-influence"), ("influence=5,15 reputation=5,0", "own-reputation-highest")],
)
def test_reputation_is_sold_only_if_it_can_be_paid_and_used(more: str, key: str) -> None:
    """HOA-8.2.3a"""
    game = play(at(duel(5, 1, more)), "fight congo 1; number 0; done; number 0")
    assert game.phase == "score"
    assert key in ("no-influence", "own-reputation-highest")


def test_the_winner_may_be_the_other_player() -> None:
    """HOA-8.2.3a"""
    game = play(at(duel(1, 3)), "fight congo 1; number 0; done; number 0; gain")
    assert state(game).reputation[1] == 3
    assert state(game).influence[1] == 13


def test_retreat_loses_without_loss_and_takes_what_was_committed() -> None:
    """HOA-8.2.2a HOA-8.2.2b HOA-8.2.2c HOA-8.2.2d HOA-R-38 HOA-R-43"""
    game = play(at(duel(2, 3, "influence=9,3")), "fight congo 1; number 4; commit majority_gold; retreat")
    s = state(game)
    assert list(s.influence) == [5, 7]
    assert traders(game, 1) == {"congo": 3}
    players = game.view(-1)["players"]
    assert isinstance(players, list)
    assert players[1]["open_specials"] == {"majority_gold": 1}
    play(game, "send cameroon; send zambezi; send zambezi")
    assert traders(game, 1) == {"cameroon": 1, "zambezi": 2}
    assert (game.phase, game.seat) == ("praise", 0)


def test_retreat_is_there_in_every_conflict() -> None:
    """HOA-8.2.2d"""
    text = f"2 ask=conflicts/0 traders=0.congo:1,0.cape:1,1.congo:1,1.cape:1 neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight congo 1; number 0; done; retreat; send heart; pass; number 0; done")
    assert "retreat" in game.legal()


def test_a_captured_special_counter_can_be_used_by_its_new_holder() -> None:
    """HOA-12.0b HOA-R-43"""
    text = duel(1, 1, "open_specials=0.majority_ivory:1").replace(
        "special=majority_gold,none", "special=none,none"
    )
    game = play(at(text), "fight congo 1; number 0")
    assert offers(game, "commit") == ["majority_ivory"]
    play(game, "commit majority_ivory; number 0")
    assert state(game).gone_specials[6] == 1
