"""Fingerprints: which code a match was played with, so that only games of the same code are added up."""

import sys
from hashlib import blake2b
from pathlib import Path

from baobab.arena.imports import imports
from baobab.arena.lineup import Entry
from baobab.bots.bot import Bot
from baobab.compiled import BOTS, KERNEL, PACKAGE
from baobab.kernel.title import Title

TELLING = (".py", ".json")
"""What rules and bots are made of; words and pictures decide no game."""

ARENA = Path(__file__).parent
DEALING = ("match.py", "play.py")
"""Of the arena itself, what decides deals, seats and the seeds of thoughts."""

INSTALLED = ("site-packages", "dist-packages")
"""Folders in which everybody's code lies side by side."""


def fingerprint(title: Title, lineup: tuple[Entry, ...]) -> str:
    """The digest of everything that answers for the moves: kernel, rules, deals, bots and their knobs."""
    files = telling(PACKAGE / KERNEL) + telling(PACKAGE / BOTS) + telling(Path(title.folder))
    files += [ARENA / name for name in DEALING]
    for entry in dict.fromkeys(lineup):
        knobs = entry.knobs()
        files += own_code(type(entry.bot())) + ([knobs] if knobs else [])
    total = blake2b(digest_size=16)
    for file in dict.fromkeys(files):
        text = file.read_bytes()
        total.update(f"{file.name} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def telling(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in TELLING and file.is_file())


def own_code(bot: type[Bot]) -> list[Path]:
    """The code of a bot from outside: of its class and of those that it inherits from."""
    modules = dict.fromkeys(one.__module__ for one in bot.__mro__)
    return [file for module in modules if not common(module) for file in module_code(module)]


def common(module: str) -> bool:
    """Does a module belong to this house or to Python itself?"""
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
    near = telling(file.parent) if "." in module or package else [file]
    return near if home.name in INSTALLED else near + imports(file, home)
