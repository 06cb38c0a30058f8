"""Who begins: agreed on by the table, or drawn."""

from mypy_extensions import i64

from baobab.errors import OptionError
from baobab.kernel.bag import roll
from baobab.kernel.luck import EVERYBODY, Luck
from baobab.kernel.state import State


def choose_first_player(s: State, luck: Luck, option: i64, stream: i64) -> i64:
    """The seat that begins, by the option at this place: 0 draws it from the stream, n is seat n - 1.

    Raises `OptionError` where nobody sits at the seat agreed on.
    """
    agreed = s.options[option]
    if agreed == 0:
        return roll(s, luck, stream, s.seats, EVERYBODY)
    if agreed > s.seats:
        allowed = ["drawn", *[str(seat) for seat in range(s.seats)]]
        raise OptionError(
            "error-option-value", {"name": "first_player", "value": str(agreed - 1), "allowed": allowed}
        )
    return agreed - 1
