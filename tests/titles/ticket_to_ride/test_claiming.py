"""Claiming routes: which, and how they are paid."""

import pytest
from tests.titles.positions import SEED, play, refusing_clause, say_seed
from tests.titles.ticket_to_ride import reference
from tests.titles.ticket_to_ride.positions import (
    BOARD,
    CAPE,
    TITLE,
    at,
    discards,
    hand,
    owned,
    points,
    state,
)

from baobab.errors import UndoBarrierError
from baobab.game import Game
from baobab.kernel.luck import FastLuck, Rng

RED = "ngaoundere-nigeria_north-red"
FERRY = "mocambique-madagascar_north-grey"


def route_named(part: str) -> str:
    return next(name for name in BOARD.routes.names if part in name)


def of_length(length: int, colour: int = -1) -> str:
    """A single coloured route of this length."""
    return next(
        BOARD.routes.names[r]
        for r in range(117)
        if BOARD.length[r] == length and (BOARD.colour[r] == colour if colour >= 0 else BOARD.colour[r] < 8)
    )


def test_a_free_route_with_enough_trains() -> None:
    """TTR-CLAIM-1: it need not touch the others."""
    game = at(f"2 hand=0.black:3 {owned('0 ' + RED)}")
    assert f"route {CAPE}" in play(game, "claim").legal()
    game = at(f"2 hand=0.red:3,0.black:3 {owned('1 ' + RED)}")
    assert refusing_clause(game, f"route {RED}") == "TTR-CLAIM-1"


def test_too_few_trains() -> None:
    """TTR-CLAIM-1"""
    big = sorted(range(117), key=lambda r: -BOARD.length[r])
    owned_routes, trains = [], 45
    for r in big:
        twin = BOARD.twin[r]
        if trains - BOARD.length[r] >= 3 and (twin < 0 or BOARD.routes.names[twin] not in owned_routes):
            owned_routes.append(BOARD.routes.names[r])
            trains -= int(BOARD.length[r])
    assert trains == 3
    game = at(f"2 hand=0.red:6,0.orange:6,0.locomotive:3 {owned(*['0 ' + r for r in owned_routes])}")
    long = next(n for r, n in enumerate(BOARD.routes.names) if BOARD.length[r] == 4 and n not in owned_routes
                and BOARD.twin[r] < 0 and BOARD.colour[r] < 2)  # fmt: skip
    assert refusing_clause(game, f"route {long}") == "TTR-CLAIM-1"


def test_cards_of_one_colour_with_locomotives() -> None:
    """TTR-CLAIM-2: or locomotives only; the cheapest first, every payment once."""
    game = play(at("2 hand=0.black:3,0.locomotive:3"), "claim", f"route {CAPE}")
    assert game.legal() == ["pay black", "pay black+1", "pay black+2", "pay locomotives"]
    assert refusing_clause(game, "pay black+3") == "TTR-CLAIM-2"
    game = play(at("2 hand=0.black:2,0.locomotive:2"), "claim", f"route {CAPE}")
    assert game.legal() == ["pay black+1", "pay black+2"]
    assert refusing_clause(game, "pay black") == refusing_clause(game, "pay locomotives") == "TTR-CLAIM-2"


def test_a_coloured_route_takes_its_colour() -> None:
    """TTR-CLAIM-3"""
    game = at("2 hand=0.red:9")
    assert refusing_clause(game, f"route {CAPE}") == "TTR-CLAIM-3"
    game = play(at("2 hand=0.red:9,0.black:3,0.locomotive:1"), "claim", f"route {CAPE}")
    assert refusing_clause(game, "pay red") == "TTR-CLAIM-3"


def test_a_grey_route_takes_any_one_colour() -> None:
    """TTR-CLAIM-4 TTR-A1: all cards alike; an all-locomotive payment exists once, not eight times."""
    grey = next(n for r, n in enumerate(BOARD.routes.names)
                if BOARD.colour[r] == 8 and BOARD.length[r] == 2 and BOARD.ferry[r] == 0)  # fmt: skip
    game = play(at("2 hand=0.red:2,0.green:1,0.blue:2,0.locomotive:2"), "claim", f"route {grey}")
    assert game.legal() == [
        "pay red",
        "pay blue",
        "pay red+1",
        "pay green+1",
        "pay blue+1",
        "pay locomotives",
    ]
    four = next(n for r, n in enumerate(BOARD.routes.names) if BOARD.colour[r] == 8 and BOARD.length[r] == 4
                and BOARD.ferry[r] == 0)  # fmt: skip
    game = at("2 hand=0.red:2,0.green:2,0.blue:2,0.locomotive:1")
    assert refusing_clause(game, f"route {four}") == "TTR-CLAIM-4"


def test_a_ferry_takes_locomotives() -> None:
    """TTR-CLAIM-5 TTR-A2: as many as it has symbols, the rest of one colour."""
    assert refusing_clause(at("2 hand=0.red:6"), f"route {FERRY}") == "TTR-CLAIM-5"
    game = play(at("2 hand=0.red:6,0.locomotive:2"), "claim", f"route {FERRY}")
    assert game.legal() == ["pay red+1", "pay red+2"]
    assert refusing_clause(game, "pay red") == "TTR-CLAIM-5"
    long = "madagascar_south-durban-grey"
    assert refusing_clause(at("2 hand=0.red:6,0.locomotive:1"), f"route {long}") == "TTR-CLAIM-5"
    assert BOARD.ferry[BOARD.routes.find(long)] == 2


def test_what_a_claim_does() -> None:
    """TTR-CLAIM-6: payment discarded, trains placed, points at once, next player."""
    game = play(at("2 hand=0.black:4,0.locomotive:1"), "claim", f"route {CAPE}", "pay black+1", "single")
    assert hand(game, 0) == {"black": 2}
    assert discards(game) == {"black": 2, "locomotive": 1}
    assert state(game).trains[0] == 42
    assert points(game) == [4, 0]
    assert game.seat == 1


@pytest.mark.parametrize(("length", "worth"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_points_by_length(length: int, worth: int) -> None:
    """TTR-CLAIM-7"""
    name = next(n for r, n in enumerate(BOARD.routes.names) if BOARD.length[r] == length)
    assert points(at("2 " + owned(f"0 {name}"))) == [worth, 0]


def test_routes_are_never_lost() -> None:
    """TTR-CLAIM-8: nobody can claim an owned one, its owner neither."""
    game = at(f"4 hand=0.black:3,1.black:3 {owned('0 ' + CAPE)}")
    assert refusing_clause(game, f"route {CAPE}") == "TTR-CLAIM-8"


def test_nobody_owns_both_tracks() -> None:
    """TTR-MAP-3 TTR-A9: at any number of players."""
    other = BOARD.routes.names[BOARD.twin[BOARD.routes.find(CAPE)]]
    for seats in (4, 5):
        game = at(f"{seats} hand=0.black:9,0.white:9,0.locomotive:9 {owned('0 ' + CAPE)}")
        assert refusing_clause(game, f"route {other}") == "TTR-MAP-3"


def test_with_four_or_five_both_tracks_can_be_used() -> None:
    """TTR-MAP-4 TTR-SET-8"""
    other = BOARD.routes.names[BOARD.twin[BOARD.routes.find(CAPE)]]
    for seats in (4, 5):
        game = at(f"{seats} hand=0.locomotive:9 {owned('1 ' + CAPE)}")
        assert f"route {other}" in play(game, "claim").legal()


def test_with_two_or_three_the_second_track_closes() -> None:
    """TTR-MAP-5 TTR-A10 TTR-SET-8: for everybody, the owner of the first included."""
    other = BOARD.routes.names[BOARD.twin[BOARD.routes.find(CAPE)]]
    for seats in (2, 3):
        for owner in ("0", "1"):
            game = at(f"{seats} hand=0.locomotive:9 {owned(f'{owner} {CAPE}')}")
            assert f"route {other}" not in play(game, "claim").legal()
        game = at(f"{seats} hand=0.locomotive:9 {owned(f'1 {CAPE}')}")
        assert refusing_clause(game, f"route {other}") == "TTR-MAP-5"


def test_several_routes_into_one_country() -> None:
    """TTR-MAP-7 TTR-A12"""
    game = at(f"2 hand=0.white:2 {owned('0 ' + RED)}")
    assert "route douala-nigeria_south-white" in play(game, "claim").legal()


def test_the_menu_says_why_a_route_cannot_be_claimed() -> None:
    """TTR-TURN-1: and that it can, but that claiming is to be chosen first."""
    game = at("2 hand=0.black:3")
    assert refusing_clause(game, f"route {CAPE}") == "TTR-TURN-1"
    assert refusing_clause(game, f"route {RED}") == "TTR-CLAIM-3"
    assert refusing_clause(at("2"), "claim") == "TTR-CLAIM-1"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_questions_lead_to_exactly_the_claims_that_the_rules_allow(seats: int) -> None:
    """TTR-CLAIM-2 TTR-TERR-10: against a slow enumeration of whole claims, in random games."""
    say_seed()
    looked, most = 0, 0
    for seed in range(SEED, SEED + 2):
        rng, luck = Rng(seed), FastLuck(seed)
        game = TITLE.new(seats, luck)
        decisions = 0
        while not game.over():
            legal = TITLE.legal(game)
            if TITLE.phase(game).name == "turn" and decisions % 11 == 0:
                here = Game(TITLE, game.copy(), luck)
                expected = reference.claims(here)
                assert bool(expected) == ("claim" in here.legal())
                if expected:
                    found, options = reference.asked(here)
                    assert found == expected
                    looked, most = looked + 1, max(most, options)
            decisions += 1
            TITLE.apply(game, legal[rng.below(len(legal))], luck)
    assert looked > 10
    assert most <= 120


def test_no_decision_offers_more_than_about_120_answers() -> None:
    """TTR-CLAIM-1: with all the cards of the game in one hand."""
    cards = "red orange yellow green blue purple white black".split()
    game = at("2 hand=" + ",".join(f"0.{c}:11" for c in cards) + ",0.locomotive:14 seen=0.desert:14")
    assert len(game.legal()) < 20
    assert len(play(game, "claim").legal()) == 117
    assert len(play(game, "route madagascar_south-durban-grey").legal()) <= 60


def test_a_claim_can_be_taken_back_until_it_is_made() -> None:
    """TTR-CLAIM-6: choosing route and payment shows nothing; the payment shows cards of the hand."""
    game = play(
        at("2 hand=0.black:3,0.locomotive:1 seen=0.mountain:1"), "claim", f"route {CAPE}", "pay black"
    )
    assert game.view(1)["routes"] == {}
    game.undo()
    play(game, "pay black", "double 0")
    assert CAPE in str(game.view(1)["routes"])
    with pytest.raises(UndoBarrierError):
        game.undo()
