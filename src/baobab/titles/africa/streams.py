"""The two sources of chance: the face-down tiles, and who begins.  AFR-Sa AFR-R1"""

from typing import Final

from baobab.kernel.title import Stream
from baobab.titles.africa.board import Board

TILES: Final = 0
SEATS: Final = 1

STREAM_CONSTANTS: Final = {"tiles": TILES, "first": SEATS}


def streams(board: Board) -> list[Stream]:
    return [Stream("tiles", board.faces), Stream("first", board.seats)]
