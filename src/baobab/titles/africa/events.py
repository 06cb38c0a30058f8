"""What the log of a game of Africa tells."""

from typing import Final

from baobab.kernel.events import EventKind
from baobab.kernel.names import numbers
from baobab.titles.africa.board import Board

FIRST: Final = 0
CITY: Final = 1
WALKED: Final = 2
TRAVELLED: Final = 3
PASSED: Final = 4
FOUND_MINERAL: Final = 5
FOUND_GOODS: Final = 6
SWAPPED: Final = 7
FOUND_TILE: Final = 8
PLACED: Final = 9
FOUND_MONUMENT: Final = 10
LAST_MONUMENT: Final = 11
MOVED: Final = 12
CAMPED: Final = 13
MINED: Final = 14
STALLED: Final = 15
SCORED: Final = 16
STAYED: Final = 17


def event_kinds(board: Board) -> list[EventKind]:
    """One kind for each constant above, in their order."""
    seat, space, face, goods = board.seats, board.spaces, board.faces, board.goods
    number = numbers(1023)
    return [
        EventKind("first", {"seat": seat}),
        EventKind("city", {"seat": seat, "space": space}),
        EventKind("walked", {"seat": seat, "space": space}),
        EventKind("travelled", {"seat": seat, "space": space}),
        EventKind("passed", {"seat": seat}),
        EventKind("found-mineral", {"seat": seat, "space": space, "face": face, "points": number}),
        EventKind("found-goods", {"seat": seat, "space": space, "goods": goods}),
        EventKind(
            "swapped", {"seat": seat, "opponent": seat, "count": number, "given": goods, "goods": goods}
        ),
        EventKind("found-tile", {"seat": seat, "space": space, "face": face}),
        EventKind("placed", {"seat": seat, "face": face, "space": space, "points": number}),
        EventKind("found-monument", {"seat": seat, "space": space, "left": number}),
        EventKind("last-monument", {"seat": seat, "space": space, "points": number}),
        EventKind("moved", {"seat": seat, "face": face, "from": space, "to": space, "points": number}),
        EventKind("camped", {"seat": seat, "space": space, "points": number}),
        EventKind("mined", {"seat": seat, "space": space, "gold": number, "gems": number}),
        EventKind("stalled", {"rounds": number}),
        EventKind("scored", {"seat": seat, "goods": number, "gold": number, "gems": number, "total": number}),
        EventKind("stayed", {"seat": seat, "face": face, "space": space, "points": number}),
    ]
