"""The sources of chance: three shuffled decks, and who begins.  TTR-SET-1 TTR-SET-2 TTR-SET-3 TTR-SET-6"""

from typing import Final

from baobab.kernel.title import Stream
from baobab.titles.ticket_to_ride.board import Board

TRAINS: Final = 0
TERRAIN: Final = 1
TICKETS: Final = 2
SEATS: Final = 3

STREAM_CONSTANTS: Final = {"trains": TRAINS, "terrain": TERRAIN, "tickets": TICKETS, "first": SEATS}


def streams(board: Board) -> list[Stream]:
    return [
        Stream("trains", board.train_cards),
        Stream("terrain", board.terrains),
        Stream("tickets", board.tickets),
        Stream("first", board.seats),
    ]
