"""Bots: answers to decisions, given what a seat may know. They know titles only through the kernel."""

from collections.abc import Callable
from importlib import import_module

from baobab.bots.bot import Bot
from baobab.errors import Trouble

HOUSE = {
    "random": "baobab.bots.chance:RandomBot",
    "greedy": "baobab.bots.greedy:GreedyBot",
    "search": "baobab.bots.search:SearchBot",
    "easy": "baobab.bots.levels:Easy",
    "normal": "baobab.bots.levels:Normal",
    "hard": "baobab.bots.levels:Hard",
    "expert": "baobab.bots.levels:Expert",
}


def names() -> list[str]:
    """The names of the house's own bots."""
    return list(HOUSE)


def bot(name: str) -> Bot:
    """The bot of this name, or at `module:Class`."""
    module, colon, attribute = HOUSE.get(name, name).partition(":")
    try:
        found: Callable[[], Bot] | None = getattr(import_module(module), attribute) if colon else None
    except (ModuleNotFoundError, AttributeError, ValueError):
        found = None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Trouble("error-unknown-bot", {"name": name, "known": names()})
    return found()
