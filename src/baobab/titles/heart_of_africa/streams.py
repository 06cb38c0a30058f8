"""The sources of chance.  HOA-3.4 HOA-3.6 HOA-3.7 HOA-3.9 HOA-3.10 HOA-8.1c"""

from typing import Final

from baobab.kernel.title import Stream
from baobab.titles.heart_of_africa.board import Board

PRICES: Final = 0
RESOURCES: Final = 1
ORDER: Final = 2
SPECIALS: Final = 3
COUNTERS: Final = 4
LOSSES: Final = 5

STREAM_CONSTANTS: Final = {
    "prices": PRICES,
    "resources": RESOURCES,
    "order": ORDER,
    "specials": SPECIALS,
    "counters": COUNTERS,
    "losses": LOSSES,
}


def streams(board: Board) -> list[Stream]:
    return [
        Stream("prices", board.resources),
        Stream("resources", board.resources),
        Stream("order", board.seats),
        Stream("specials", board.specials.faces),
        Stream("counters", board.counters.faces),
        Stream("losses", board.losses.faces),
    ]
