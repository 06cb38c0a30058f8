"""What the log of a game of Ticket to Ride tells."""

from typing import Final

from baobab.kernel.events import EventKind
from baobab.kernel.names import numbers
from baobab.titles.ticket_to_ride.board import Board

FIRST: Final = 0
DEALT: Final = 1
DEALT_TERRAIN: Final = 2
TURNED_UP: Final = 3
FLUSHED: Final = 4
RESHUFFLED: Final = 5
OFFERED: Final = 6
CHOSE: Final = 7
STARTS: Final = 8
TOOK: Final = 9
DREW: Final = 10
DREW_TERRAIN: Final = 11
LOOKED: Final = 12
KEPT: Final = 13
CLAIMED: Final = 14
DOUBLED: Final = 15
PASSED: Final = 16
LAST_ROUND: Final = 17
STUCK: Final = 18
COMPLETE: Final = 19
INCOMPLETE: Final = 20
SCORED: Final = 21
SET_ASIDE: Final = 22


def event_kinds(board: Board) -> list[EventKind]:
    """One kind for each constant above, in their order."""
    seat, card, ticket, route = board.seats, board.cards, board.tickets, board.routes
    number = numbers(1023)
    paid = {"card": card, "cards": number, "locomotives": number}
    return [
        EventKind("first", {"seat": seat}),
        EventKind("dealt", {}, {"card": card}),
        EventKind("dealt-terrain", {"seat": seat, "card": card}),
        EventKind("turned-up", {"card": card}),
        EventKind("flushed", {}),
        EventKind("reshuffled", {"pile": board.piles}),
        EventKind("offered", {}, {"ticket": ticket, "points": number}),
        EventKind("chose", {"seat": seat}, {"choice": board.choices}),
        EventKind("starts", {"seat": seat, "tickets": number}),
        EventKind("took", {"seat": seat, "card": card}),
        EventKind("drew", {"seat": seat}, {"card": card}),
        EventKind("drew-terrain", {"seat": seat, "card": card}),
        EventKind("looked", {"seat": seat, "tickets": number}),
        EventKind("kept", {"seat": seat, "tickets": number}, {"choice": board.choices}),
        EventKind("claimed", {"seat": seat, "route": route, **paid, "points": number}),
        EventKind(
            "doubled",
            {
                "seat": seat,
                "route": route,
                **paid,
                "terrain": board.terrains,
                "terrains": number,
                "wild": number,
                "points": number,
            },
        ),
        EventKind("passed", {"seat": seat}),
        EventKind("last-round", {"seat": seat, "trains": number}),
        EventKind("stuck", {}),
        EventKind("complete", {"seat": seat, "ticket": ticket, "points": number}),
        EventKind("incomplete", {"seat": seat, "ticket": ticket, "points": number}),
        EventKind(
            "scored",
            {
                "seat": seat,
                "routes": number,
                "complete": number,
                "incomplete": board.sums,
                "bonus": number,
                "total": board.sums,
            },
        ),
        EventKind("set-aside", {}),
    ]
