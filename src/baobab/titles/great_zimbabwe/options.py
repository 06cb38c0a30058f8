"""What a table may choose before a game of The Great Zimbabwe."""

from typing import Final

from baobab.kernel.data import Entry
from baobab.kernel.names import YES_NO, Domain
from baobab.kernel.options import Option

FIRST_GAME: Final = 0
XANGO_MODE: Final = 1
DZIVA_MODE: Final = 2

OPTION_CONSTANTS: Final = {"first_game": FIRST_GAME, "xango_mode": XANGO_MODE, "dziva_mode": DZIVA_MODE}

OUTRIGHT: Final = 1
TURN_START: Final = 1

XANGO_MODES: Final = ["margin_tie", "outright"]
DZIVA_MODES: Final = ["on_choice", "turn_start"]


def options(switches: Entry) -> list[Option]:
    """The first game without specialists, and the switches of two rulings; the data names their values.

    TGZ-SET-7 TGZ-AMB-15 TGZ-AMB-17
    """
    return [
        Option("first_game", "TGZ-SET-7", 0, YES_NO),
        Option("xango_mode", "TGZ-AMB-15", 0, modes(switches["xango_mode"], XANGO_MODES)),
        Option("dziva_mode", "TGZ-AMB-17", 0, modes(switches["dziva_mode"], DZIVA_MODES)),
    ]


def modes(entry: Entry, known: list[str]) -> Domain:
    if [item.text() for item in entry.items()] != known:
        raise entry.wrong(f"the rules know these values, in this order: {', '.join(known)}")
    return Domain("mode", known)
