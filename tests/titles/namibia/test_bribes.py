"""Chapter 1: the auction, what it costs, the forced sale."""

import pytest
from tests.titles.namibia.positions import TITLE, at, events_told, new, state
from tests.titles.positions import allowed, altered, offers, play, refused

TOOK = "4 ask=bribe/0 round=2"


def standing(text: str, moves: str) -> tuple[list[int], list[int], list[int], list[int]]:
    """Money, reputation, tracks and order after an auction; the question after it does not matter."""
    s = state(play(at(text), moves))
    return list(s.cash), list(s.reputation), list(s.held), list(s.order)


def test_the_auction_of_the_rules() -> None:
    """NAM-TV7 NAM-1.5a NAM-1.5b NAM-1.6 NAM-1.7: A 2, B 4, C and D pass, A 5, B passes."""
    cash, reputation, _, order = standing(TOOK, "number 2; number 4; pass; pass; number 5; pass")
    assert cash == [10, 11, 13, 13]
    assert reputation == [10, 12, 15, 14]
    assert order == [0, 1, 3, 2]


def test_tracks_are_taken_with_the_places() -> None:
    """NAM-1.7 NAM-1.8b: 3, 2, 1 and none, the last to pass in the best place."""
    game = play(at(TOOK), "number 2; number 4; pass; pass; number 5; pass")
    assert events_told(game, "place") == [[2, 4, 2, 0, 0], [3, 3, 2, 1, 1], [1, 2, 4, 3, 2], [0, 1, 5, 5, 3]]


def test_bids_go_round_in_the_old_order() -> None:
    """NAM-1.1: from the first in last round's order, round and round among those still in."""
    game = at("4 ask=bribe/2 order=2,0,3,1")
    seats = []
    for move in ("number 1", "number 2", "pass", "number 3", "number 4", "pass", "number 5", "pass"):
        seats.append(game.seat)
        game.play(move)
    assert seats == [2, 0, 3, 1, 2, 0, 1, 2]
    assert list(state(game).order) == [1, 2, 0, 3]


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_the_minimum_is_the_round(round: int) -> None:
    """NAM-1.2"""
    game = at(f"4 ask=bribe/0 round={round}")
    assert set(offers(game, "number")) == {str(n) for n in range(round, 16)}
    if round > 1:
        assert refused(game, f"number {round - 1}") == "NAM-1.2 below-minimum"


def test_every_amount_above_the_standing_bid_up_to_ones_money() -> None:
    """NAM-1.3: strictly higher, and not more than the cash."""
    game = play(at("4 ask=bribe/0 cash=15,9,15,15"), "number 4")
    assert set(offers(game, "number")) == {"5", "6", "7", "8", "9"}
    assert refused(game, "number 4") == "NAM-1.3 bid-too-low"
    assert refused(game, "number 10") == "NAM-1.3 bid-too-high"
    assert allowed(game, "pass")


def test_who_cannot_raise_passes_by_himself() -> None:
    """NAM-1.4: with too little money there is nothing to ask, and the log says it."""
    game = play(at("4 ask=bribe/0 cash=15,3,15,15"), "number 4")
    assert game.seat == 2
    assert events_told(game, "place")[0][:3] == [1, 4, 1]
    assert refused(game, "lay A1-A2") == "NAM-2.4b time-of-tracks"


def test_an_opening_bid_of_the_minimum_is_always_allowed() -> None:
    """NAM-1.3 NAM-R-02: a poor player owes it anyway; more than his money he cannot bid."""
    game = at("4 ask=bribe/0 round=5 cash=2,15,15,15")
    assert set(offers(game, "number")) == {"5"}
    assert refused(game, "number 6") == "NAM-1.3 only-the-minimum"
    play(game, "number 5; pass; pass; pass")
    s = state(game)
    assert (s.cash[0], s.reputation[0]) == (1, 15 - 2 - 5)


def test_later_a_poor_player_cannot_bid_on_credit() -> None:
    """NAM-1.3 NAM-R-02: only the opening bid of the minimum is free; no reputation is sold for a raise."""
    game = play(at("4 ask=bribe/0 round=5 cash=15,5,15,15"), "number 5")
    assert game.seat == 2
    assert events_told(game, "place")[0] == [1, 4, 5, 0, 0]


def test_passing_without_a_bid_costs_the_minimum() -> None:
    """NAM-1.5b NAM-1.7 NAM-R-03: also for the last one left; the loss of reputation applies all the same."""
    cash, reputation, _, order = standing("4 ask=bribe/0 round=3", "pass; pass; pass")
    assert cash == [12, 12, 12, 12]
    assert reputation == [15, 14, 12, 10]
    assert order == [3, 2, 1, 0]


def test_the_last_one_left_may_not_raise() -> None:
    """NAM-1.6 NAM-R-03: the auction is over as soon as one is left."""
    game = play(at("4 ask=bribe/0"), "pass; pass; pass")
    assert game.phase != "bribe"


def test_a_passing_player_pays_their_own_last_bid() -> None:
    """NAM-R-01 NAM-1.5b: 4 for the second although 9 stand; with the switch all pay the standing bid."""
    moves = "number 2; number 4; pass; pass; number 9; pass"
    assert standing(TOOK, moves)[0] == [6, 11, 13, 13]
    assert standing(TOOK.replace("ask", "payment=standing_bid ask"), moves)[0] == [6, 6, 11, 11]


def test_the_standing_bid_may_ruin_others_only_with_the_switch() -> None:
    """NAM-R-01 NAM-1.8a: whoever lacks the money sells reputation."""
    game = play(at("4 payment=standing_bid ask=bribe/0 cash=40,5,9,15"), "number 21")
    s = state(game)
    assert [s.cash[1], s.reputation[1]] == [0, 15 - 8]
    assert [s.cash[2], s.reputation[2]] == [0, 15 - 6 - 1]


def test_the_forced_sale() -> None:
    """NAM-TV8 NAM-1.8a NAM-1.8b NAM-R-04: round 5, 2 GM, reputation 9: sells 2 points, keeps the odd GM."""
    game = play(at("4 ask=bribe/0 round=5 cash=2,15,15,15 reputation=9,15,15,15"), "pass")
    s = state(game)
    assert (s.cash[0], s.reputation[0]) == (1, 7)
    assert events_told(game, "sold") == [[0, 2, 4]]
    assert events_told(game, "place")[0] == [0, 4, 5, 0, 0]


def test_selling_comes_before_paying_and_losing() -> None:
    """NAM-1.8b: both losses add up before anybody asks whether he is out."""
    s = state(play(at("4 ask=bribe/0 round=6 cash=15,15,15,0 reputation=15,15,15,9"), "pass; pass; pass"))
    assert (s.cash[3], s.reputation[3], s.out[3]) == (0, 1, 0)


def test_three_players_have_their_own_table() -> None:
    """NAM-T.3 NAM-R-15: -4 and 3 tracks, -2 and 2 tracks, nothing for the third."""
    game = play(at("3 ask=bribe/0"), "number 1; number 2; pass; number 3; pass")
    assert events_told(game, "place") == [[2, 3, 1, 0, 0], [1, 2, 2, 2, 2], [0, 1, 3, 4, 3]]
    assert list(state(game).reputation) == [11, 13, 15]


def test_short_tracks_go_to_those_who_passed_first() -> None:
    """NAM-1.10 NAM-R-07: served in passing order; the better place gets what is left."""

    def two_left(data: dict[str, dict[str, object]]) -> None:
        data["components_supply"]["tracks"] = 2

    game = play(at("4 ask=bribe/0", title=altered(TITLE, two_left)), "pass; pass; pass")
    assert [[event[0], event[4]] for event in events_told(game, "place")] == [[0, 0], [1, 1], [2, 1], [3, 0]]


def test_money_goes_to_the_bank() -> None:
    """NAM-0.3: a payment makes nobody else richer."""
    before, after = 60, sum(standing("4 ask=bribe/0", "number 3; pass; pass; pass")[0])
    assert after == before - 3 - 1 - 1 - 1


def test_a_new_round_opens_with_the_first_of_the_last_one() -> None:
    """NAM-1.1"""
    game = new(3, 4)
    while state(game).round == 1:
        order = list(state(game).order)
        game.play(game.legal()[-1])
    assert game.phase == "bribe"
    assert game.seat == order[0]
