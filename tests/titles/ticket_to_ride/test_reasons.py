"""Reasons of Ticket to Ride say what is the case."""

from tests.titles.positions import play, reason
from tests.titles.ticket_to_ride.positions import BOARD, CAPE, at, owned

FERRY = "mocambique-madagascar_north-grey"


def test_without_trains_no_cards_are_blamed() -> None:
    """TTR-CLAIM-1: trains may be what is missing, not cards."""
    game = at(f"2 hand=0.red:6,0.locomotive:6 last=0 {all_trains_placed()}")
    assert reason(game, "claim").key == "reason-trains-for-no-route"
    assert "no trains left" in game.say(reason(game, "claim"))
    poor = at("2 hand=1.red:1")
    assert reason(poor, "claim").key == "reason-nothing-to-claim"


def all_trains_placed() -> str:
    """Routes of player 1 that take all 45 trains."""
    left, routes = 45, []
    for route in sorted(range(len(BOARD.routes.names)), key=lambda route: -BOARD.length[route]):
        if BOARD.twin[route] < 0 and BOARD.length[route] <= left:
            left -= int(BOARD.length[route])
            routes.append(route)
    assert left == 0
    return owned(*[f"0 {BOARD.routes.names[route]}" for route in routes])


def test_a_ferry_payment_does_not_count_the_hand() -> None:
    """TTR-CLAIM-5: whoever has locomotives enough is told that this payment has too few."""
    game = play(at("2 hand=0.red:6,0.locomotive:3"), "claim", f"route {FERRY}")
    text = game.say(reason(game, "pay red"))
    assert "1 of the cards must be a locomotive, and here there is none" in text
    assert "You have" not in text
    lacking = at("2 hand=0.red:6")
    assert "You have none" in lacking.say(reason(lacking, f"route {FERRY}"))


def test_two_jobs_are_named_only_where_a_locomotive_has_one() -> None:
    """TTR-TERR-7"""
    seen = "seen=1.mountain:1"
    none = at(f"2 hand=0.black:3,0.red:9 {seen} ask=double/0/{CAPE}/black")
    assert reason(none, "double 1").key == "reason-too-few-locomotives"
    assert "two jobs" not in none.say(reason(none, "double 1"))
    spent = at(f"2 hand=0.red:2,0.locomotive:1,0.blue:1 {seen} ask=double/0/{FERRY}/red+1")
    assert reason(spent, "double 1").key == "reason-locomotives-spent"
    assert "two jobs" in spent.say(reason(spent, "double 1"))
