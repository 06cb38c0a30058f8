"""What a table may choose before a game of Ticket to Ride."""

from typing import Final

from baobab.kernel.names import Domain
from baobab.kernel.options import Option

FIRST_PLAYER: Final = 0
FLUSH: Final = 1

OPTION_CONSTANTS: Final = {"first_player": FIRST_PLAYER, "flush_counts": FLUSH}

FIRST: Final = Domain("first", ["drawn", "0", "1", "2", "3", "4"])

FLUSH_COUNTS: Final = Domain("value", ["display_too", "new_cards"])
"""Out of which cards a flush is thought to help."""


def options() -> list[Option]:
    """Who begins: drawn, or agreed on; and when a flush is known to be in vain.  TTR-SET-1 TTR-A14"""
    return [
        Option("first_player", "TTR-SET-1", 0, FIRST),
        Option("flush_counts", "TTR-A14", 0, FLUSH_COUNTS, changed={2: 1}, since=2),
    ]
