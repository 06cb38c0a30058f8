"""What happens in The Great Zimbabwe, for the log and for the board."""

from typing import Final

from baobab.kernel.events import EventKind
from baobab.kernel.names import numbers
from baobab.titles.great_zimbabwe.board import Board

STARTED: Final = 0
ROUND: Final = 1
GAVE: Final = 2
PASSED: Final = 3
COLLECTED: Final = 4
WORSHIPS: Final = 5
HIRED: Final = 6
USED: Final = 7
CHARMED: Final = 8
RAINED: Final = 9
HERDED: Final = 10
BUILT: Final = 11
TOOK_CARD: Final = 12
PLACED: Final = 13
PRICED: Final = 14
BOUGHT: Final = 15
WORKED: Final = 16
HUBS: Final = 17
RAISED: Final = 18
REVENUE: Final = 19
QUALIFIED: Final = 20
WON: Final = 21
CAPPED: Final = 22
HELPED: Final = 23


def event_kinds(b: Board) -> list[EventKind]:
    """One kind for each constant above, in their order."""
    c, seat, cell, maker = b.cards, b.seats, b.cells, b.cards.makers
    n = numbers(1023)
    return [
        EventKind("started", {"seat": seat, "cell": cell}),
        EventKind("round", {"round": n}),
        EventKind("gave", {"seat": seat, "cattle": n}),
        EventKind("passed", {"seat": seat, "place": n}),
        EventKind("collected", {"seat": seat, "cattle": n, "place": n}),
        EventKind("worships", {"seat": seat, "god": c.gods, "vr": n}),
        EventKind("hired", {"seat": seat, "specialist": c.specialists, "vr": n}),
        EventKind("used", {"seat": seat, "specialist": c.specialists, "cattle": n}),
        EventKind("charmed", {"seat": seat, "kind": c.kinds, "cell": cell}),
        EventKind("rained", {"seat": seat, "cell": cell, "other": cell}),
        EventKind("herded", {"seat": seat, "cattle": n}),
        EventKind("built", {"seat": seat, "cell": cell}),
        EventKind("took-card", {"seat": seat, "craft": c.crafts, "vr": n}),
        EventKind("placed", {"seat": seat, "craft": c.crafts, "cell": cell, "cattle": n, "points": n}),
        EventKind("priced", {"seat": seat, "craft": c.crafts, "cattle": n}),
        EventKind("bought", {"seat": seat, "maker": maker, "owner": seat, "cattle": n, "cell": cell}),
        EventKind("worked", {"seat": seat, "maker": maker, "owner": seat, "cattle": n, "cell": cell}),
        EventKind("hubs", {"seat": seat, "cattle": n}),
        EventKind("raised", {"seat": seat, "cell": cell, "level": n, "points": n}),
        EventKind("revenue", {"seat": seat, "cattle": n, "income": n}),
        EventKind("qualified", {"seat": seat, "vp": n, "vr": n}),
        EventKind("won", {"seat": seat, "vp": n, "vr": n}),
        EventKind("capped", {"rounds": n}),
        EventKind("helped", {"seat": seat, "cattle": n}),
    ]
