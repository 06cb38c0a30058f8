"""Who sits at a table: as few as a title takes, or more; bots where there are no people."""

from baobab.titles import HOUSE, title

GUESTS = range(2, 6)
"""How many play titles from outside, which cannot be asked here."""


def places(name: str) -> range:
    """With how many a title can be played."""
    return title(name).seats if name in HOUSE else GUESTS


def fewest(name: str) -> int:
    return places(name).start


def against_bots(name: str, seats: int = 2, bots: str = "easy") -> list[str]:
    """Oneself and bots: this many, if the title can be played with so few or so many."""
    count = max(fewest(name), min(seats, places(name).stop - 1))
    return ["me", *[bots] * (count - 1)]
