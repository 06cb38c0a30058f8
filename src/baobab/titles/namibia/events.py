"""What the log of a game of Namibia tells."""

from typing import Final

from baobab.kernel.events import EventKind
from baobab.kernel.names import numbers
from baobab.titles.namibia.board import Board

FIRST: Final = 0
SQUARE: Final = 1
CARD: Final = 2
PARK: Final = 3
CUBE: Final = 4
FIRST_MINE: Final = 5
SECOND_MINE: Final = 6
LAID: Final = 7
ROUND: Final = 8
BID: Final = 9
PLACE: Final = 10
SOLD: Final = 11
ELIMINATED: Final = 12
COMPLETED: Final = 13
COMPLETED_DRY: Final = 14
COMPLETED_SHORT: Final = 15
STARTED: Final = 16
NO_START: Final = 17
EXPLORED: Final = 18
NEW_DEPOSIT: Final = 19
NO_EXPLORING: Final = 20
TRACKS_BACK: Final = 21
TRUCK: Final = 22
NO_TRUCK: Final = 23
SELECTED: Final = 24
BY_TRUCK: Final = 25
BY_RAIL: Final = 26
KEPT: Final = 27
HALVED: Final = 28
BONUS: Final = 29
MARKET: Final = 30
EXHAUSTED: Final = 31
UNMARKED: Final = 32
BOUGHT: Final = 33
GLUT: Final = 34
UNDER_WAY: Final = 35
SCORED: Final = 36
ALONE: Final = 37
TRUCK_KEPT: Final = 38


def event_kinds(board: Board) -> list[EventKind]:
    """One kind for each constant above, in their order."""
    seat, space, edge, port = board.seats, board.spaces, board.edges, board.ports
    commodity, number = board.commodities, numbers(1023)
    return [
        EventKind("first", {"seat": seat}),
        EventKind("square", {"commodity": commodity, "space": space}),
        EventKind("card", {"seat": seat, "commodity": commodity}),
        EventKind("park", {"edge": edge}),
        EventKind("cube", {"seat": seat, "commodity": commodity, "space": space}),
        EventKind("first-mine", {"seat": seat, "commodity": commodity, "space": space, "cubes": number}),
        EventKind("second-mine", {"seat": seat, "commodity": commodity, "space": space, "cubes": number}),
        EventKind("laid", {"seat": seat, "edge": edge}),
        EventKind("round", {"round": number, "minimum": number}),
        EventKind("bid", {"seat": seat, "amount": number}),
        EventKind(
            "place", {"seat": seat, "place": number, "amount": number, "loss": number, "tracks": number}
        ),
        EventKind("sold", {"seat": seat, "points": number, "amount": number}),
        EventKind("eliminated", {"seat": seat}),
        EventKind("completed", {"seat": seat, "commodity": commodity, "space": space, "cubes": number}),
        EventKind("completed-dry", {"seat": seat, "commodity": commodity, "space": space}),
        EventKind("completed-short", {"seat": seat, "commodity": commodity, "space": space}),
        EventKind("started", {"seat": seat, "commodity": commodity, "space": space}),
        EventKind("no-start", {"seat": seat}),
        EventKind("explored", {"seat": seat, "commodity": commodity, "space": space, "cubes": number}),
        EventKind("new-deposit", {"seat": seat, "commodity": commodity, "space": space}),
        EventKind("no-exploring", {"seat": seat}),
        EventKind("tracks-back", {"seat": seat, "tracks": number}),
        EventKind("truck", {"seat": seat, "space": space}),
        EventKind("no-truck", {"seat": seat}),
        EventKind("selected", {"seat": seat, "commodity": commodity, "port": port}),
        EventKind("by-truck", {"seat": seat, "space": space, "amount": number}),
        EventKind("by-rail", {"seat": seat, "space": space, "cubes": number, "amount": number}),
        EventKind("kept", {"seat": seat, "space": space}),
        EventKind("halved", {"commodity": commodity, "price": number}),
        EventKind("bonus", {"seat": seat, "points": number}),
        EventKind("market", {"commodity": commodity, "price": number, "demand": number}),
        EventKind("exhausted", {"seat": seat, "space": space}),
        EventKind("unmarked", {"seat": seat, "space": space}),
        EventKind("bought", {"seat": seat, "points": number, "amount": number}),
        EventKind("glut", {"commodity": commodity, "cubes": number, "price": number}),
        EventKind("under-way", {"seat": seat, "cubes": number, "amount": number}),
        EventKind("scored", {"seat": seat, "amount": number, "points": number, "total": number}),
        EventKind("alone", {"seat": seat}),
        EventKind("truck-kept", {"seat": seat, "space": space}),
    ]
