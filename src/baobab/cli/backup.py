"""`baobab backup` and `baobab restore`, and the options that say where a server's store is."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

from baobab.cli.console import Console
from baobab.cli.errors import CliError
from baobab.errors import BaobabError
from baobab.words import Words

if TYPE_CHECKING:
    from baobab.table.storage.store import Store

Command = Callable[[argparse.Namespace, Console], int]
SQLITE_URL = "sqlite+aiosqlite:///"


def needs_table_packages(command: Command) -> Command:
    """Decorates a command that needs the table's packages: explains in a sentence if they are missing."""

    @wraps(command)
    def run(args: argparse.Namespace, console: Console) -> int:
        try:
            return command(args, console)
        except ModuleNotFoundError as error:
            if (error.name or "baobab").startswith("baobab"):
                raise
            raise CliError("error-no-table-packages", {"package": error.name or ""}) from error

    return run


def add_store(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument(
        "--data", metavar=speech.say("cli-metavar-folder"), type=Path, help=speech.say("cli-help-store")
    )
    parser.add_argument("--database", metavar="URL", help=speech.say("cli-help-database"))


def database_of(args: argparse.Namespace) -> str:
    """The address of the store: the one given, or a file in the data folder."""
    if args.database:
        return str(args.database)
    folder = args.data if args.data is not None else default_folder()
    return f"{SQLITE_URL}{folder / 'baobab.sqlite'}"


def default_folder() -> Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "baobab"


def add_backup_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument("file", metavar=speech.say("cli-metavar-file"), help=speech.say("cli-help-backup"))
    add_store(parser, speech)
    parser.set_defaults(run=run_backup)


def add_restore_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument("file", metavar=speech.say("cli-metavar-file"), help=speech.say("cli-help-restore"))
    add_store(parser, speech)
    parser.set_defaults(run=run_restore)


@needs_table_packages
def run_backup(args: argparse.Namespace, console: Console) -> int:
    from baobab.table.storage.backup import backup
    from baobab.table.storage.store import Store

    counts = asyncio.run(with_store(args, Store.open_existing, backup))
    console.say("backup-done", {"path": args.file, "games": counts["game"], "events": counts["event"]})
    return 0


@needs_table_packages
def run_restore(args: argparse.Namespace, console: Console) -> int:
    from baobab.table.storage.backup import restore
    from baobab.table.storage.store import Store

    if not Path(args.file).is_file():
        raise BaobabError("error-no-such-file", {"path": args.file})
    counts = asyncio.run(with_store(args, Store.open, restore))
    console.say("restore-done", {"path": args.file, "games": counts["game"], "events": counts["event"]})
    return 0


async def with_store(
    args: argparse.Namespace,
    open_store: "Callable[[str], Awaitable[Store]]",
    work: "Callable[[Store, Path], Awaitable[dict[str, int]]]",
) -> dict[str, int]:
    """Run `work` with the opened store and the file that the command names."""
    from baobab.table.storage.store import DatabaseError, store_error

    store = await open_store(database_of(args))
    try:
        return await work(store, Path(args.file))
    except DatabaseError as error:
        raise store_error(store.url, error) from error
    finally:
        await store.close()
