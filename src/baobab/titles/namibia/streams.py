"""The three draws of the set-up; nothing is drawn later.  NAM-S.2 NAM-S.4 NAM-S.5 NAM-0.8"""

from typing import Final

from baobab.kernel.title import Stream
from baobab.titles.namibia.board import Board

SQUARES: Final = 0
CARDS: Final = 1
SEATS: Final = 2

STREAM_CONSTANTS: Final = {"squares": SQUARES, "cards": CARDS, "first": SEATS}


def streams(board: Board) -> list[Stream]:
    return [
        Stream("squares", board.commodities),
        Stream("cards", board.figures.cards),
        Stream("first", board.seats),
    ]
