"""What a table may choose before a game of Ticket to Ride."""

from typing import Final

from baobab.kernel.names import Domain
from baobab.kernel.options import Option

FIRST_PLAYER: Final = 0

OPTION_CONSTANTS: Final = {"first_player": FIRST_PLAYER}

FIRST: Final = Domain("first", ["drawn", "0", "1", "2", "3", "4"])


def options() -> list[Option]:
    """Who begins: drawn, or agreed on.  TTR-SET-1"""
    return [Option("first_player", "TTR-SET-1", 0, FIRST)]
