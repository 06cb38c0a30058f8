"""What a table may choose before a game of Africa."""

from typing import Final

from baobab.kernel.names import YES_NO, Domain, numbers
from baobab.kernel.options import Option

SIMPLE: Final = 0
STACKED: Final = 1
STALL_ROUNDS: Final = 2
FIRST_PLAYER: Final = 3

OPTION_CONSTANTS: Final = {
    "simple": SIMPLE,
    "allow_stacked_camps": STACKED,
    "stall_rounds": STALL_ROUNDS,
    "first_player": FIRST_PLAYER,
}

FIRST: Final = Domain("first", ["drawn", "0", "1", "2", "3", "4"])


def options() -> list[Option]:
    """The simpler variant, stacked camps, the stall rule and the first player.

    AFR-La AFR-R2 AFR-R12 AFR-R17 AFR-R1 AFR-Sf
    """
    return [
        Option("simple", "AFR-La", 0, YES_NO),
        Option("allow_stacked_camps", "AFR-R2", 0, YES_NO),
        Option("stall_rounds", "AFR-R17", 1000, numbers(1000)),
        Option("first_player", "AFR-R1", 0, FIRST),
    ]
