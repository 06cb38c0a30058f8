"""Retreats: whose areas are closed, one or two areas, no way out, both retreat."""

from tests.titles.heart_of_africa.positions import at, state, tired, traders
from tests.titles.positions import offers, play, refused

OPEN = "special=majority_gold,none,none"
AROUND = "cameroon heart lakes zambezi angola".split()
"""The neighbours of the Congo."""


def test_the_winner_drives_out_one_or_two_areas_each_where_he_likes() -> None:
    """HOA-8.2.1b HOA-8.2.1c HOA-R-21"""
    text = f"3 ask=conflicts/0 traders=0.congo:5,0.zambezi:1,1.congo:3,2.heart:1 neutrals=lakes:2 {OPEN}"
    game = play(at(text), "fight congo 1; number 0; done; number 0")
    assert (game.phase, game.seat) == ("send", 0)
    assert refused(game, "send zambezi") == "HOA-8.2.1c retreat-to-own"
    assert refused(game, "send congo") == "HOA-8.2.1g retreat-stay"
    assert refused(game, "send mozambique") == "HOA-8.2.1b retreat-too-far"
    assert {"heart", "lakes", "bornu", "sudan", "kalahari"} <= set(offers(game, "send"))
    game.play("send heart")
    assert refused(game, "send bornu") == "HOA-8.2.1b earlier-area"
    game.play("send lakes")
    assert traders(game, 1) == {"heart": 1, "lakes": 1}


def test_an_active_loser_is_kept_out_of_his_own_areas() -> None:
    """HOA-8.2.1c HOA-8.2.1g HOA-R-22 HOA-R-44"""
    text = f"3 ask=conflicts/0 traders=0.congo:3,0.heart:1,1.congo:5,1.lakes:1 neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight congo 1; number 0; done; number 0")
    assert (game.phase, game.seat) == ("send", 1)
    assert refused(game, "send heart") == "HOA-8.2.1c retreat-kept-out"
    assert "lakes" in offers(game, "send")
    play(game, "send cameroon; send cameroon")  # the first does not close the area for the second
    assert traders(game, 0) == {"heart": 1, "cameroon": 2}


def test_as_agreed_only_the_winners_areas_are_closed() -> None:
    """HOA-R-22"""
    text = f"3 ask=conflicts/0 traders=0.congo:3,0.heart:1,1.congo:5,1.lakes:1 neutrals=sahara:1 {OPEN}"
    game = play(
        at(text + " forced_retreat_forbidden=winner_areas"), "fight congo 1; number 0; done; number 0"
    )
    assert "heart" in offers(game, "send")
    assert refused(game, "send lakes") == "HOA-8.2.1c retreat-to-own"


def test_where_the_active_player_retreats_to_others_he_fights_no_more() -> None:
    """HOA-8.2.1d HOA-D9"""
    text = (
        "3 ask=conflicts/0 traders=0.congo:3,0.egypt:1,1.congo:5,2.sudan:1 neutrals=sudan:1"
        f" hand=0.move_group:1 {OPEN}"
    )
    game = play(at(text), "fight congo 1; number 0; done; number 0; send sudan; send zambezi; pass")
    assert state(game).barred[10] == 1
    assert state(game).barred[19] == 0
    play(game, "use move_group; march egypt sudan")
    assert game.phase == "score"  # even a fresh trader there has nothing to fight
    barred = play(
        at(text.replace("hand=0.move_group:1", "hand=0.move_group:2")),
        "fight congo 1; number 0; done; number 0; send sudan; send zambezi; pass; use"
        " move_group; march egypt sudan",
    )
    assert refused(barred, "fight sudan 2") == "HOA-8.2.1d barred"
    assert refused(barred, "oust sudan") == "HOA-8.2.1d barred"


def test_the_same_holds_where_he_retreats_himself() -> None:
    """HOA-8.2.1d HOA-8.2.2b"""
    text = f"3 ask=conflicts/0 traders=0.congo:1,1.congo:5,2.sudan:1 neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight congo 1; retreat; number 0; send sudan; pass")
    assert state(game).barred[10] == 1
    assert game.phase == "score"


def test_who_retreats_stays_out_of_the_winners_areas() -> None:
    """HOA-8.2.2b HOA-R-21"""
    text = f"3 ask=conflicts/0 traders=0.congo:2,0.heart:1,1.congo:2,1.lakes:1 neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight congo 1; retreat; number 0")
    assert game.seat == 0
    assert refused(game, "send lakes") == "HOA-8.2.2b retreat-kept-out"
    assert refused(game, "send congo") == "HOA-8.2.1g retreat-stay"
    assert refused(game, "send egypt") == "HOA-8.2.2b retreat-too-far"
    assert "heart" in offers(game, "send")  # his own areas are open


def test_a_wholesaler_alone_keeps_others_out_and_is_barred_where_it_retreats_to_them() -> None:
    """HOA-8.2.1c HOA-8.2.1d HOA-R-17"""
    driven = (
        f"3 ask=conflicts/0 traders=0.congo:5,1.congo:2 wholesaler=bornu,off,off neutrals=sahara:1 {OPEN}"
    )
    game = play(at(driven), "fight congo 1; number 0; done; number 0")
    assert refused(game, "send bornu") == "HOA-8.2.1c retreat-to-own"
    fled = f"3 ask=conflicts/0 traders=1.congo:5,2.sudan:1 wholesaler=congo,off,off neutrals=sahara:1 {OPEN}"
    game = play(at(fled), "fight congo 1; retreat; number 0; send sudan")
    assert state(game).barred[10] == 1


def closed(ours: int, theirs: int, more: str = "") -> str:
    """A conflict in the Congo with pieces of the active player all around."""
    around = ",".join(f"0.{area}:1" for area in AROUND)
    return (
        f"3 ask=conflicts/0 traders=0.congo:{ours},{around},1.congo:{theirs} neutrals=sahara:1 {OPEN} {more}"
    )


def test_pieces_without_a_way_out_go_back_to_their_owner() -> None:
    """HOA-8.2.1e HOA-R-23"""
    game = play(
        at(closed(3, 2, "wholesaler=off,congo,off reputation=4,0,2")),
        "fight congo 1; number 0; done; number 0",
    )
    assert traders(game, 1) == {}
    assert state(game).reserve[1] == 14
    assert game.phase == "praise"
    fled = play(at(closed(3, 2)), "fight congo 1; number 0; done; retreat")
    assert traders(fled, 1) == {}
    assert state(fled).reserve[1] == 14


def test_as_agreed_pieces_without_a_way_out_stay() -> None:
    """HOA-R-23"""
    game = play(at(closed(3, 2, "no_legal_retreat=stay")), "fight congo 1; number 0; done; number 0; pass")
    assert traders(game, 1) == {"congo": 1}
    assert state(game).barred[15] == 1
    assert game.phase == "score"


def test_both_retreat_and_the_active_player_goes_first() -> None:
    """HOA-8.2.2e HOA-R-50"""
    text = f"3 ask=conflicts/0 traders=0.congo:1,0.heart:1,1.congo:1,1.lakes:1 neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight congo 1; retreat; retreat")
    assert (game.phase, game.seat) == ("send", 0)
    assert refused(game, "send lakes") == "HOA-8.2.2b retreat-kept-out"
    game.play("send zambezi")
    assert (game.phase, game.seat) == ("send", 1)
    assert refused(game, "send zambezi") == "HOA-8.2.2b retreat-kept-out"
    game.play("send angola")
    assert game.phase == "score"  # nobody has won, and nobody buys reputation
    assert list(state(game).reputation) == [2, 2, 2]


def test_the_active_player_does_not_seal_the_exit() -> None:
    """HOA-8.2.2f HOA-R-50"""
    around = ",".join(f"0.{area}:1" for area in AROUND[:4])
    text = f"3 ask=conflicts/0 traders=0.congo:2,{around},1.congo:1 neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight congo 1; retreat; retreat")
    assert (game.phase, game.seat) == ("send", 0)
    assert refused(game, "send angola") == "HOA-8.2.2f seals-exit"
    play(game, "send heart; send heart")
    assert (game.phase, game.seat) == ("send", 1)
    assert set(offers(game, "send")) <= {"angola", "kalahari"}


def test_without_another_choice_he_may_seal_it() -> None:
    """HOA-8.2.2f HOA-R-50"""
    # From the Cape only the Kalahari is open to either; everything around it is held by both.
    both = ",".join(f"0.{area}:1,1.{area}:1" for area in ("cape", "mozambique", "angola", "zambezi"))
    text = f"3 ask=conflicts/0 traders={both} neutrals=sahara:1 {OPEN}"
    game = play(at(text), "fight cape 1; retreat; retreat")
    assert traders(game, 0)["kalahari"] == 1
    assert "cape" not in traders(game, 1)
    assert state(game).reserve[1] == 11
    open_way = text.replace("1.mozambique:1", "1.sahara:1")
    other = play(at(open_way), "fight cape 1; retreat; retreat")
    assert refused(other, "send kalahari") == "HOA-8.2.2f seals-exit"


def test_the_wholesaler_retreats_before_the_traders() -> None:
    """HOA-8.2.1b HOA-8.3a"""
    text = f"3 ask=conflicts/0 traders=0.congo:5,1.congo:1 neutrals=sahara:1 wholesaler=off,congo,off {OPEN}"
    game = play(at(text), "fight congo 1; number 0; done; retreat")
    assert game.phase == "send-lead"
    play(game, "send heart; send angola")
    assert state(game).wholesaler[1] == 13
    assert traders(game, 1) == {"angola": 1}


def test_who_has_retreated_walks_no_further_where_points_last_the_whole_turn() -> None:
    """HOA-R-54 HOA-R-10"""
    text = (
        f"3 ask=conflicts/0 traders=0.congo:2,1.congo:5 neutrals=sahara:1 ap=3 ap_use_phase=whole_turn {OPEN}"
    )
    game = play(at(text), "fight congo 1; number 0; done; number 0; send heart; pass")
    assert refused(game, "move heart congo") == "HOA-7.1.2d stopped"


def test_which_of_the_traders_walks_is_asked_where_some_have_fought() -> None:
    """HOA-R-10 HOA-D7"""
    text = (
        "3 ask=conflicts/0 traders=0.congo:2,1.congo:1,2.egypt:5 neutrals=sahara:1 ap=3"
        f" hand=0.two_traders:1 ap_use_phase=whole_turn {OPEN}"
    )
    game = play(
        at(text), "fight congo 1; number 0; done; number 0; pass; use two_traders; done; move congo heart"
    )
    assert game.legal() == ["pick unspent", "pick victor"]
    assert refused(game, "pick spent") == "HOA-D7 no-such-trader"
    game.play("pick victor")
    assert traders(game, 0) == {"congo": 2, "heart": 1}


def test_who_has_won_may_walk_where_points_last_the_whole_turn() -> None:
    """HOA-R-10 HOA-7.1.2e"""
    text = (
        "3 ask=conflicts/0 traders=0.congo:2,1.congo:1,2.egypt:5 neutrals=congo:1,sahara:1 ap=3"
        f" ap_use_phase=whole_turn {OPEN}"
    )
    game = play(at(text), "fight congo 1; number 0; done; number 0; pass; move congo heart")
    assert traders(game, 0) == {"congo": 1, "heart": 1}
    assert tired(game) == {"congo": {"victor": 1}, "heart": {"spent": 1}}
