"""Fingerprints: which code a match was played with, so that only games of the same code are added up."""

import sys
from hashlib import blake2b
from pathlib import Path

from baobab.arena.lineup import Entry
from baobab.compiled import BOTS, KERNEL, PACKAGE
from baobab.kernel.title import Title

TELLING = (".py", ".json")
"""What rules and bots are made of; words and pictures decide no game."""

ARENA = Path(__file__).parent
DEALING = ("match.py", "play.py")
"""Of the arena itself, what decides deals, seats and the seeds of thoughts."""


def fingerprint(title: Title, lineup: tuple[Entry, ...]) -> str:
    """The digest of everything that answers for the moves: kernel, rules, deals, bots and their knobs."""
    files = telling(PACKAGE / KERNEL) + telling(PACKAGE / BOTS) + telling(Path(title.folder))
    files += [ARENA / name for name in DEALING]
    for entry in dict.fromkeys(lineup):
        knobs = entry.knobs()
        files += own_code(type(entry.bot()).__module__) + ([knobs] if knobs else [])
    total = blake2b(digest_size=16)
    for file in dict.fromkeys(files):
        text = file.read_bytes()
        total.update(f"{file.name} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def telling(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in TELLING and file.is_file())


def own_code(module: str) -> list[Path]:
    """The file of a bot from outside, or the whole package that it is in."""
    if module.startswith("baobab."):
        return []
    name = getattr(sys.modules.get(module), "__file__", None)
    if name is None:
        return []
    file = Path(name)
    return telling(file.parent) if "." in module or file.name == "__init__.py" else [file]
