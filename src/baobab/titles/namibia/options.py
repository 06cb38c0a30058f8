"""What a table may choose before a game of Namibia."""

from typing import Final

from baobab.kernel.names import Domain
from baobab.kernel.options import Option

PAYMENT: Final = 0
FIRST_PLAYER: Final = 1

OPTION_CONSTANTS: Final = {"payment": PAYMENT, "first_player": FIRST_PLAYER}

PAYMENTS: Final = Domain("payment", ["own_bid", "standing_bid"])
FIRST: Final = Domain("first", ["drawn", "0", "1", "2", "3"])


def options() -> list[Option]:
    """What a passing player pays, and who begins.  NAM-R-01 NAM-R-28"""
    return [
        Option("payment", "NAM-R-01", 0, PAYMENTS),
        Option("first_player", "NAM-R-28", 0, FIRST),
    ]
