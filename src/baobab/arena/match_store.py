"""The store of finished games: a folder for each match, a record for each game, and an index.

A record is written whole or not at all, then its line of the index. The same match finds its games again:
title, rules, line-up, seed, options and the code of the bots decide the folder, so that games of an older
version of a bot are never mixed with those of the present one.
"""

import json
import os
import sys
from pathlib import Path
from typing import IO

from baobab.arena.fingerprint import fingerprint
from baobab.arena.match import Match, Task
from baobab.arena.play_game import FinishedGame, GameResult, result_of
from baobab.arena.results_index import index_line, indexed_result, read_index, text_digest
from baobab.atomic_file import write_atomically
from baobab.errors import BaobabError, RecordError
from baobab.game import Game
from baobab.kernel import record
from baobab.replay import replay

try:
    import fcntl
except ImportError:  # without it, a second run in the same folder is not noticed
    fcntl = None  # type: ignore[assignment]

INDEX = "results.jsonl"
DESCRIPTION = "match.json"
LOCK = "lock"


def default_root() -> Path:
    """The folder for the arena among the user's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "baobab" / "arena"


class MatchStore:
    """The finished games of one match, locked for this process."""

    def __init__(self, root: Path, match: Match) -> None:
        self.match = match
        self.knob_digests = (
            match.knob_digests()
        )  # before the fingerprint, so that a change in between is noticed
        about = match_identity(match)
        self.folder = root / folder_name(match, about)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.lock = lock_folder(self.folder)
            write_description(self.folder / DESCRIPTION, about)
            self.index = read_index(self.folder / INDEX)
            self.lines = (self.folder / INDEX).open("a", encoding="utf-8")
        except OSError as error:
            raise disk_error(self.folder, error) from error

    def path(self, task: Task) -> Path:
        return self.folder / f"{task.block:06}-{task.rotation}.record"

    def find_result(self, task: Task) -> GameResult | None:
        """The result of a kept game, or None; a record that does not match the index is replayed."""
        path = self.path(task)
        try:
            text = path.read_bytes().decode()
        except FileNotFoundError:
            return None
        except UnicodeDecodeError as error:
            raise foreign_record_error(path, BaobabError("error-not-text", {"path": path.name})) from error
        except OSError as error:
            raise disk_error(path, error) from error
        known = indexed_result(self.index.get((task.block, task.rotation)), text, task)
        if known is not None:
            return known
        try:
            result = verify_record(text, task)
        except BaobabError as trouble:
            raise foreign_record_error(path, trouble) from trouble
        self.add_to_index(text, result)
        return result

    def add(self, task: Task, played: FinishedGame) -> None:
        """Keep a finished game."""
        try:
            write_atomically(self.path(task), played.record)
        except OSError as error:
            raise disk_error(self.path(task), error) from error
        self.add_to_index(played.record, played.result)

    def add_to_index(self, text: str, result: GameResult) -> None:
        """Add a game to the index."""
        try:
            self.lines.write(index_line(text, result))
            self.lines.flush()
        except OSError as error:
            raise disk_error(self.folder / INDEX, error) from error

    def close(self) -> None:
        for file in (self.lines, self.lock):
            if file is not None:
                close_quietly(file)


def close_quietly(file: IO[str]) -> None:
    """Close a file; an error of the last flush has been reported already."""
    try:
        file.close()
    except OSError:
        return


def match_identity(match: Match) -> dict[str, object]:
    """Everything that the games of a match depend on, except block and rotation."""
    title = match.load_title()
    fresh = record.read(Game.new(title, match.seats, match.deal(0), match.options).record())
    return {
        "title": title.name,
        "version": title.version,
        "data": title.data.digest,
        "seats": match.seats,
        "options": fresh.options,
        "seed": match.seed,
        "bots": [entry.label for entry in match.lineup],
        "budgets": [str(entry.budget(title)) for entry in match.lineup],
        "code": fingerprint(title, match.lineup),
    }


def folder_name(match: Match, about: dict[str, object]) -> str:
    """A readable name that differs whenever anything about the match differs."""
    labels = "+".join(entry.label for entry in match.lineup)
    plain = "".join(c if c.isalnum() or c in "+@_-" else "_" for c in labels)[:80]
    return f"{about['title']}-{match.seats}-seed{match.seed}-{plain}-{text_digest(json.dumps(about))[:10]}"


def verify_record(text: str, task: Task) -> GameResult:
    """The result of a record, after checking by replay that it is a finished game of this task."""
    match = task.match
    page = record.read(text)
    game = replay(text, match.load_title(), match.deal(task.block))
    expected = record.read(
        Game.new(match.load_title(), match.seats, match.deal(task.block), match.options).record()
    )
    expected.holders = [entry.label for entry in match.seating(task.rotation)]
    if page.position or (page.seats, page.options) != (expected.seats, expected.options):
        raise RecordError("error-arena-other-game")
    if page.holders != [record.plain(who) for who in expected.holders]:
        raise RecordError("error-arena-other-bots", {"bots": page.holders, "wanted": expected.holders})
    if not game.over:
        raise RecordError("error-arena-unfinished")
    return result_of(game, task, (0,) * match.seats, (0.0,) * match.seats)


def lock_folder(folder: Path) -> IO[str] | None:
    """Lock the folder for this process; an error if another one has it."""
    if fcntl is None:
        return None
    file = (folder / LOCK).open("a", encoding="utf-8")
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BaobabError("error-arena-busy", {"path": str(folder)}) from error
    except OSError:  # a file system without locks
        file.close()
        return None
    return file


def write_description(path: Path, about: dict[str, object]) -> None:
    """Write which match the folder belongs to; the folder's name decides, so a different text is damage."""
    text = json.dumps(about, indent=1, ensure_ascii=False) + "\n"
    if not path.exists() or path.read_bytes() != text.encode():
        write_atomically(path, text)


def disk_error(path: Path, error: OSError) -> BaobabError:
    return BaobabError("error-arena-disk", {"path": str(path), "why": error.strerror or str(error)})


def foreign_record_error(path: Path, why: BaobabError) -> BaobabError:
    return BaobabError("error-arena-foreign", {"path": str(path), "what": why.phrase}, folders=why.folders)
