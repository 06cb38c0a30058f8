"""The bots that a table offers: first the levels that people know, then all others."""

from baobab import bots
from baobab.bots.levels import DEFAULT_LEVELS
from baobab.errors import BaobabError

STAND_IN = "normal"
"""The bot that plays on for a player whose time is up, where the table does not name one."""

ADVISER = "hard"
"""The bot that gives hints where the asker does not name one: the same as in the terminal."""

BOT_NAMES = ("Amani", "Baraka", "Chipo", "Dayo", "Esi")
"""The names of bots as players, by seat: they read the same in every language."""


def offered_bots() -> list[str]:
    """The names of all bots, in the order in which people choose."""
    return [*DEFAULT_LEVELS, *(name for name in bots.names() if name not in DEFAULT_LEVELS)]


def check_bot(name: str) -> str:
    """This name, if it is a bot on offer; a request can never name a module to import."""
    if name not in bots.names():
        raise BaobabError("error-unknown-bot", {"name": name, "known": offered_bots()})
    return name
