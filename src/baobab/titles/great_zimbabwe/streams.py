"""The sources of chance, all before the first decision: map, gods, and the pile of VR discs.

TGZ-SET-1 TGZ-SET-2 TGZ-SET-5
"""

from typing import Final

from baobab.kernel.title import Stream
from baobab.titles.great_zimbabwe.board import Board

TILES: Final = 0
QUARTERS: Final = 1
GODS: Final = 2
SEATS: Final = 3

STREAM_CONSTANTS: Final = {"tiles": TILES, "quarters": QUARTERS, "gods": GODS, "pile": SEATS}


def streams(b: Board) -> list[Stream]:
    return [
        Stream("tiles", b.tile_names),
        Stream("quarters", b.turn_names),
        Stream("gods", b.cards.gods),
        Stream("pile", b.seats),
    ]
