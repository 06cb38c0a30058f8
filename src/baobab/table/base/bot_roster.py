"""The bots that a table offers: the levels that people know first, then the others of the house."""

from baobab import bots
from baobab.bots.levels import USUAL
from baobab.errors import BaobabError

STAND_IN = "normal"
"""Who plays on for somebody whose time is up, where the table says nothing else."""

ADVISER = "hard"
"""Who gives hints, where the asker names nobody: the same as in the terminal."""

BOT_NAMES = ("Amani", "Baraka", "Chipo", "Dayo", "Esi")
"""What bots are called, seat by seat: names read the same in every language."""


def offered_bots() -> list[str]:
    """The bots by name, in the order in which people choose."""
    return [*USUAL, *(name for name in bots.names() if name not in USUAL)]


def check_bot(name: str) -> str:
    """A bot of the house; whoever asks from outside names no module to import."""
    if name not in bots.names():
        raise BaobabError("error-unknown-bot", {"name": name, "known": offered_bots()})
    return name
