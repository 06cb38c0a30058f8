"""Bots: they answer decisions from what a seat may know, and know titles only through the kernel."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from baobab.bots.bot import Bot
from baobab.bots.greedy import GreedyBot
from baobab.bots.search import SearchBot
from baobab.errors import BaobabError

BUILT_IN = {
    "random": "baobab.bots.random_bot:RandomBot",
    "greedy": "baobab.bots.greedy:GreedyBot",
    "search": "baobab.bots.search:SearchBot",
    "easy": "baobab.bots.levels:Easy",
    "normal": "baobab.bots.levels:Normal",
    "hard": "baobab.bots.levels:Hard",
    "expert": "baobab.bots.levels:Expert",
}

TUNABLE = ("greedy", "search")
"""Bots that take a knob file: `greedy:FILE`."""


def names() -> list[str]:
    """The names of the built-in bots."""
    return list(BUILT_IN)


def find_bot(name: str) -> Bot:
    """The bot of this name, with its own knobs or those of a file (`greedy:FILE`), or at `module:Class`."""
    first, _, rest = name.partition(":")
    if first in TUNABLE and rest:
        if Path(rest).is_dir():
            raise BaobabError("error-folder", {"path": rest})
        if not Path(rest).is_file():
            raise BaobabError("error-no-such-file", {"path": rest})
        return GreedyBot(file=rest) if first == "greedy" else SearchBot(file=rest)
    module, _, attribute = BUILT_IN.get(name, name).partition(":")
    place = import_bot_module(module, name) if module and attribute else None
    if place is None:
        raise BaobabError("error-unknown-bot", {"name": name, "known": names()})
    found = getattr(place, attribute, None)
    if found is None:
        raise BaobabError("error-no-bot-there", {"module": module, "name": attribute})
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BaobabError("error-not-a-bot", {"name": name})
    try:
        return found()
    except (Exception, SystemExit) as error:
        raise bot_error(name, error) from error


def import_bot_module(module: str, name: str) -> ModuleType | None:
    """The module of a bot's name, or None if it does not exist."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module + ".").startswith(error.name + "."):
            return None
        raise bot_error(name, error) from error
    except (Exception, SystemExit) as error:
        raise bot_error(name, error) from error


def bot_error(name: str, error: BaseException) -> BaobabError:
    """The error that a bot of the user's own caused."""
    return BaobabError("error-arena-bot", {"bot": name, "why": f"{type(error).__name__}: {error}"})
