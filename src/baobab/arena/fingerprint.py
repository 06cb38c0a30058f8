"""The fingerprint of the code that plays a match: only games of the same code are added up."""

import sys
from hashlib import blake2b
from pathlib import Path

from baobab.arena.lineup import LineupEntry
from baobab.arena.local_imports import imported_files
from baobab.bots.bot import Bot
from baobab.compiled import BOTS, KERNEL, PACKAGE
from baobab.kernel.title import Title

SOURCE_SUFFIXES = (".py", ".json")
"""What rules and bots are made of; words and pictures do not influence games."""

ARENA = Path(__file__).parent
DEAL_MODULES = ("match.py", "play_game.py")
"""Of the arena itself, what decides deals, seats and the seeds of bots."""

INSTALLED = ("site-packages", "dist-packages")
"""Folders where packages of all origins are installed side by side."""


def fingerprint(title: Title, lineup: tuple[LineupEntry, ...]) -> str:
    """The digest of everything that decides moves: kernel, rules, deals, bots and their knobs."""
    files = source_files(PACKAGE / KERNEL) + source_files(PACKAGE / BOTS) + source_files(Path(title.folder))
    files += [ARENA / name for name in DEAL_MODULES]
    for entry in dict.fromkeys(lineup):
        knobs = entry.knob_file()
        files += bot_code(type(entry.bot())) + ([knobs] if knobs else [])
    total = blake2b(digest_size=16)
    for file in dict.fromkeys(files):
        text = file.read_bytes()
        total.update(f"{file.name} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def source_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in SOURCE_SUFFIXES and file.is_file())


def bot_code(bot: type[Bot]) -> list[Path]:
    """The code of a bot from outside: of its class and of those that it inherits from."""
    modules = dict.fromkeys(one.__module__ for one in bot.__mro__)
    return [file for module in modules if not is_common(module) for file in module_code(module)]


def is_common(module: str) -> bool:
    """Does a module belong to Baobab or to Python itself?"""
    first = module.partition(".")[0]
    return first == "baobab" or first in sys.stdlib_module_names


def module_code(module: str) -> list[Path]:
    """The file of a module, or the whole package that it is in, and what it imports from its own folder."""
    name = getattr(sys.modules.get(module), "__file__", None)
    if name is None:
        return []
    file = Path(name)
    package = file.name == "__init__.py"
    home = file.parents[module.count(".") + package]
    near = source_files(file.parent) if "." in module or package else [file]
    return near if home.name in INSTALLED else near + imported_files(file, home)
